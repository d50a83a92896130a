# SPDX-License-Identifier: Apache-2.0
"""The masters of bench.v, or of bench.vhd, as methods."""

from cocotb.clock import Clock
from cocotb.triggers import FallingEdge, First, RisingEdge

CLOCK_NS = 100


class Masters:
    """The masters, whose clock runs only during transfers: the simulator has nothing to do between them."""

    def __init__(self, dut):
        self.dut = dut
        self.clock = Clock(dut.clk, CLOCK_NS, "ns")
        for name in ("clk", "i2c_go", "spi_go", "address", "mode", "command", "writes", "data", "count",
                     "second", "chip_pulls_scl",
                     "chip_pulls_sda", "int1"):
            if hasattr(dut, name):
                getattr(dut, name).value = 0
        for name in ("miso_0", "miso_1", "test_scl", "test_sda"):
            if hasattr(dut, name):
                getattr(dut, name).value = 1

    async def write(self, address, command, data):
        """Writes a register on I2C; returns whether all was acknowledged."""
        await self._transfer("i2c", address=address, command=command, writes=1, data=data)
        return self.dut.refused.value == 0

    async def read(self, address, command, count=1):
        """Reads on I2C; returns the bytes, or None where something was not acknowledged."""
        received = await self._transfer("i2c", address=address, command=command, writes=0, count=count)
        return None if self.dut.refused.value == 1 else received

    async def frame(self, command, count=1, *, data=0, mode=3, select=1):
        """A frame on SPI; returns the bytes after the command."""
        self.dut.mode.value, self.dut.second.value = mode, select
        return await self._transfer("spi", command=command, data=data, count=count)

    async def _transfer(self, master, **inputs):
        for name, value in inputs.items():
            getattr(self.dut, name).value = value
        go = getattr(self.dut, f"{master}_go")
        arrives, byte = getattr(self.dut, f"{master}_arrives"), getattr(self.dut, f"{master}_received")
        self.clock.start()
        # SCK takes the idle level of the mode.
        await RisingEdge(self.dut.clk)
        await FallingEdge(self.dut.clk)
        go.value = 1
        await RisingEdge(self.dut.busy)
        go.value = 0
        received = bytearray()
        while self.dut.busy.value == 1:
            await First(FallingEdge(self.dut.busy), FallingEdge(arrives))
            if self.dut.busy.value == 1:
                received.append(byte.value.to_unsigned())
        self.clock.stop()
        return bytes(received)
