# SPDX-License-Identifier: Apache-2.0
"""A board whose chips are on signals of a simulator of hardware, for cocotb 2 (the article RTL).

    @cocotb.test()
    async def identity(dut):
        bench = Bench("lis331dlh")
        bench.i2c(dut.scl, dut.sda, pulls_scl=dut.chip_pulls_scl, pulls_sda=dut.chip_pulls_sda)

Only this module and rtl_lines import cocotb.
"""

from __future__ import annotations

from collections import deque
from typing import Any

import cocotb
from cocotb.simtime import get_sim_time
from cocotb.triggers import Event, First, Timer

from .board import Board
from .connection import Error
from .requests import Address
from .rtl_lines import HERTZ, I2CLines, SPILines
from .wires import NEVER


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
        I2CLines(self, scl, sda, pulls_scl, pulls_sda, hold_ns)

    def spi(self, address: Address, *, cs: Any, sck: Any, mosi: Any, miso: Any) -> None:
        """Puts a chip, such as "spi0.0", on an SPI bus.

        Like all parts here it samples at rising edges of SCK and changes MISO at falling ones, which suits modes 3 and
        0. MISO is 1 while the chip is not selected.
        """
        SPILines(self, address, cs, sck, mosi, miso)

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
