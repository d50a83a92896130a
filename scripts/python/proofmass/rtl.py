# SPDX-License-Identifier: Apache-2.0
"""A board whose chips are on signals of a simulator of hardware, for cocotb 2 (the article RTL).

    @cocotb.test()
    async def identity(dut):
        bench = Bench("lis331dlh")
        bench.i2c(dut.scl, dut.sda, pulls_scl=dut.chip_scl_low, pulls_sda=dut.chip_sda_low)

Only this module imports cocotb.
"""

from __future__ import annotations

from collections import deque
from typing import Any

import cocotb
from cocotb.simtime import get_sim_time
from cocotb.triggers import Event, First, ReadOnly, Timer, ValueChange

from .board import Board
from .connection import Error
from .requests import Address
from .wires import NEVER

HERTZ = 1_000_000_000
"""The speed of the board's buses: nearly all of the time on the wires is that of the simulator."""
BYTE_NS = 9
"""The board time of a byte with its acknowledge at that speed."""


class Bench(Board):
    """A board whose time follows the simulator's, from 0 on.

    Worlds, scenarios, faults, transcripts and all else are those of a `Board`. Time passes with the simulator: instead
    of `advance`, tests await triggers of cocotb.
    """

    def __init__(self, *chips: str, sensing: str = "ideal", seed: int = 1):
        """Creates a board, inside a test of cocotb; the parameters are those of `Board`."""
        super().__init__(*chips, sensing=sensing, seed=seed, i2c_hertz=HERTZ, spi_hertz=HERTZ)
        self._looks: list[Event] = []
        self._align()

    def i2c(self, scl: Any, sda: Any, *, pulls_scl: Any, pulls_sda: Any, hold_ns: int = 100) -> None:
        """Puts the board's chips on an I2C bus.

        scl, sda: the levels of the lines: low where the controller or a chip pulls them low.
        pulls_scl, pulls_sda: signals that are 1 while a chip pulls a line low, else 0.
        hold_ns: how long a chip holds SDA after a falling edge of SCL; SCL is low for longer than that.
        """
        _I2C(self, scl, sda, pulls_scl, pulls_sda, hold_ns)

    def spi(self, address: Address, *, cs: Any, sck: Any, mosi: Any, miso: Any) -> None:
        """Puts a chip, such as "spi0.0", on an SPI bus.

        Like all parts here it samples at rising edges of SCK and changes MISO at falling ones, which suits modes 3 and
        0. MISO is 1 while the chip is not selected.
        """
        _SPI(self, address, cs, sck, mosi, miso)

    def outputs(self, address: Address, **signals: Any) -> None:
        """Puts a chip's output pins, by the names of `pins`, on signals: outputs(0x18, INT1=dut.int1)."""
        names = list(self.pins(address))
        for name in signals:
            if name not in names:
                raise Error(f"{address} has no pin {name}: {', '.join(names)}")
        look = Event()
        self._looks.append(look)
        cocotb.start_soon(_drive(self, address, {names.index(name): signals[name] for name in signals}, look))

    # Time

    @property
    def simulated_ns(self) -> int:
        """The simulator's time as board time; a transfer by a method, such as `read`, runs ahead of it."""
        return int(get_sim_time("ns")) - self._origin

    def follow(self) -> None:
        """Lets board time follow the simulator's, and signals the pins; for tests that have changed registers by a
        method, such as `write`."""
        self.advance_to_ns(self.simulated_ns)
        for look in self._looks:
            look.set()

    def _align(self) -> None:
        self._origin = int(get_sim_time("ns")) - self.now_ns

    def advance(self, seconds: float) -> float:
        """Raises `Error`: time passes with the simulator."""
        raise Error("time passes with the simulator: await Timer, of cocotb.triggers")

    advance_to = advance

    def reset(self) -> None:
        super().reset()
        self._align()

    def restore(self, snapshot: int) -> None:
        super().restore(snapshot)
        self._align()

    reset.__doc__, restore.__doc__ = Board.reset.__doc__, Board.restore.__doc__


async def _drive(bench: Bench, address: Address, signals: dict[int, Any], look: Event) -> None:
    """Drives signals with a chip's pins, each edge at its time."""
    edges = deque(bench.edges_ns(address))
    levels = bench.levels(address)
    for pin, signal in signals.items():
        signal.value = levels >> pin & 1
    while True:
        now = bench.simulated_ns
        bench.advance_to_ns(now)
        edges += bench.edges_ns(address)
        while edges and edges[0][0] <= now:
            _, pin, is_high = edges.popleft()
            if pin in signals:
                signals[pin].value = int(is_high)
        next_ = edges[0][0] if edges else bench.next_change_ns(address)
        look.clear()
        if next_ == NEVER:
            await look.wait()
        else:
            await First(Timer(max(1, next_ - now), "ns"), look.wait())


def _is_high(signal: Any) -> bool:
    """Whether a line is high, also by a pull-up in VHDL."""
    return str(signal.value) in "1H"


def _is_low(signal: Any) -> bool:
    return str(signal.value) in "0L"


class _I2C:
    """The chips' side of an I2C bus."""

    def __init__(self, bench, scl, sda, pulls_scl, pulls_sda, hold_ns):
        self._bench, self._scl, self._sda = bench, scl, sda
        self._pulls_scl, self._pulls_sda, self._hold = pulls_scl, pulls_sda, hold_ns
        self._step = self._ignore
        """What happens at the next falling edge of SCL; returns whether a chip pulls SDA after it."""
        self._is_address = self._reads = False
        self._bits = 0
        """The levels of SDA at the rising edges of SCL since the byte's beginning, below a 1."""
        self._rose = -1
        """The simulator's step of SCL's last rising edge."""
        self._pulls = False
        self._stretch = 0
        """For how long, in nanoseconds, a chip holds SCL from now on."""
        pulls_scl.value = pulls_sda.value = 0
        cocotb.start_soon(self._watch_sda())
        cocotb.start_soon(self._watch_scl())

    async def _watch_sda(self):
        """A change of SDA while SCL stays high is a START or a STOP."""
        while True:
            await ValueChange(self._sda)
            if _is_low(self._scl):
                continue
            # SCL may change in the same step, after SDA.
            await ReadOnly()
            if not _is_high(self._scl) or self._rose == get_sim_time("step"):
                continue
            self._bench.advance_to_ns(self._bench.simulated_ns)
            if _is_low(self._sda):
                self._bench.i2c_start()
                self._step, self._is_address = self._begin, True
            else:
                self._bench.i2c_stop()
                self._step = self._ignore

    async def _watch_scl(self):
        while True:
            await ValueChange(self._scl)
            if _is_high(self._scl):
                self._rose = get_sim_time("step")
                self._bits = self._bits << 1 | int(not _is_low(self._sda))
            elif _is_low(self._scl):
                pulls = self._step()
                stretch, self._stretch = self._stretch, 0
                if stretch:
                    self._pulls_scl.value = 1
                if pulls != self._pulls:
                    await Timer(self._hold, "ns")
                    self._pulls, self._pulls_sda.value = pulls, int(pulls)
                if stretch:
                    await Timer(stretch, "ns")
                    self._pulls_scl.value = 0

    def _ignore(self):
        return False

    def _begin(self):
        """A byte from the controller begins."""
        self._bits, self._step = 1, self._take
        return False

    def _take(self):
        """Takes a byte when its eight bits are complete."""
        if self._bits < 0x100:
            return False
        bench, byte = self._bench, self._bits & 0xFF
        bench.follow()
        before = bench.now_ns
        is_acknowledged = bench.i2c_send(byte)
        self._stretch = bench.now_ns - before - BYTE_NS
        bench.follow()
        if self._is_address:
            self._reads = byte & 1 == 1
        self._is_address = False
        self._step = self._ignore if not is_acknowledged else self._offer if self._reads else self._begin
        return is_acknowledged

    def _offer(self):
        """A byte from a chip begins, after an acknowledge."""
        bench = self._bench
        bench.follow()
        self._byte = bench.i2c_receive()
        bench.follow()
        self._bits, self._step = 1, self._give
        return self._byte & 0x80 == 0

    def _give(self):
        """Gives a bit; after eight the controller acknowledges the byte, or wants no more."""
        given = self._bits.bit_length() - 1
        if given < 8:
            return self._byte << given & 0x80 == 0
        if given == 8:
            return False
        return self._ignore() if self._bits & 1 else self._offer()


class _SPI:
    """A chip on an SPI bus."""

    def __init__(self, bench, address, cs, sck, mosi, miso):
        self._bench, self._address = bench, address
        self._cs, self._sck, self._mosi, self._miso = cs, sck, mosi, miso
        self._selected = False
        self._bits, self._byte = 1, 0xFF
        """The bits of the present byte from the controller, below a 1, and the byte from the chip."""
        miso.value = 1
        cocotb.start_soon(self._watch_cs())
        cocotb.start_soon(self._watch_sck())

    async def _watch_cs(self):
        while True:
            await ValueChange(self._cs)
            self._bench.follow()
            if _is_low(self._cs):
                self._bench.spi_select(self._address)
                self._selected, self._bits, self._byte = True, 1, 0xFF
            elif self._selected:
                self._bench.spi_deselect(self._address)
                self._selected, self._miso.value = False, 1
                self._bench.follow()

    async def _watch_sck(self):
        while True:
            await ValueChange(self._sck)
            if not self._selected:
                continue
            if _is_high(self._sck):
                self._bits = self._bits << 1 | int(_is_high(self._mosi))
                if self._bits >= 0x100:
                    self._bench.follow()
                    self._bench.spi_take(self._address, self._bits & 0xFF)
                    self._bits = 1
                    self._bench.follow()
            else:
                if self._bits == 1:
                    self._bench.follow()
                    self._byte = self._bench.spi_offer(self._address)
                self._miso.value = self._byte >> 8 - self._bits.bit_length() & 1
