# SPDX-License-Identifier: Apache-2.0
"""The chips' side of I2C and SPI lines in a simulator, bit by bit, for cocotb 2."""

from __future__ import annotations

from typing import Any

import cocotb
from cocotb.simtime import get_sim_time
from cocotb.triggers import ReadOnly, Timer, ValueChange

HERTZ = 1_000_000_000
"""The speed of the board's buses: nearly all of the time on the wires is that of the simulator."""
BYTE_NS = 9
"""The board time of a byte with its acknowledge at that speed."""


def is_high(signal: Any) -> bool:
    """Whether a line is high, also by a pull-up in VHDL."""
    return str(signal.value) in "1H"


def is_low(signal: Any) -> bool:
    return str(signal.value) in "0L"


class I2CLines:
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
            if is_low(self._scl):
                continue
            # SCL may change in the same step, after SDA.
            await ReadOnly()
            if not is_high(self._scl) or self._rose == get_sim_time("step"):
                continue
            self._bench.advance_to_ns(self._bench.simulated_ns)
            if is_low(self._sda):
                self._bench.i2c_start()
                self._step, self._is_address = self._begin, True
            else:
                self._bench.i2c_stop()
                self._step = self._ignore

    async def _watch_scl(self):
        while True:
            await ValueChange(self._scl)
            if is_high(self._scl):
                self._rose = get_sim_time("step")
                self._bits = self._bits << 1 | int(not is_low(self._sda))
            elif is_low(self._scl):
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


class SPILines:
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
            if is_low(self._cs):
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
            if is_high(self._sck):
                self._bits = self._bits << 1 | int(is_high(self._mosi))
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
