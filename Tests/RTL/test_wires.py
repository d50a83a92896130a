# SPDX-License-Identifier: Apache-2.0
"""What no orderly master does on the lines of I2C, by a test that drives them itself."""

import cocotb
from cocotb.triggers import Timer
from masters import Masters
from proofmass.rtl import Bench


class Lines:
    """A controller on test_scl and test_sda, whose SDA changes in the simulator's step in which SCL falls."""

    def __init__(self, dut):
        Masters(dut)
        self.dut, self.bench = dut, Bench("lis331dlh")
        self.bench.i2c(dut.test_scl, dut.test_sda, pulls_scl=dut.chip_pulls_scl, pulls_sda=dut.chip_pulls_sda)

    async def _set(self, *, scl=None, sda=None):
        if sda is not None:
            self.dut.test_sda.value = sda
        if scl is not None:
            self.dut.test_scl.value = scl
        await Timer(1, "us")

    async def start(self):
        await self._set(sda=1)
        await self._set(scl=1)
        await self._set(sda=0)

    async def stop(self):
        await self._set(scl=0, sda=0)
        await self._set(scl=1)
        await self._set(sda=1)

    async def send(self, byte):
        """Returns whether a chip pulls SDA low for the ninth bit."""
        for bit in range(8):
            await self._set(scl=0, sda=byte >> 7 - bit & 1)
            await self._set(scl=1)
        await self._set(scl=0, sda=1)
        await self._set(scl=1)
        return self.dut.chip_pulls_sda.value == 1


@cocotb.test()
async def a_change_with_an_edge_is_no_condition(dut):
    lines = Lines(dut)
    await Timer(1, "us")
    for _ in range(2):
        await lines.start()
        assert [await lines.send(byte) for byte in (0x30, 0x20, 0x27)] == [True] * 3
        await lines.stop()
    assert lines.bench.read(0x18, 0x20) == b"\x27"
    assert [line["write"] for line in lines.bench.transcript(last=3)] == ["2027", "2027", "20"]


@cocotb.test()
async def after_no_acknowledge_a_chip_waits_for_a_start(dut):
    lines = Lines(dut)
    await Timer(1, "us")
    lines.bench.fault("no-acknowledge", byte=1)
    await lines.start()
    assert [await lines.send(byte) for byte in (0x30, 0x20, 0x27, 0x2F)] == [True, True, False, False]
    await lines.start()
    assert await lines.send(0x30)
    await lines.stop()
    assert lines.bench.read(0x18, 0x20) == b"\x07"


@cocotb.test()
async def a_stop_within_a_byte_ends_it(dut):
    lines = Lines(dut)
    await Timer(1, "us")
    await lines.start()
    assert await lines.send(0x30)
    await lines.stop()
    # Nothing listens until the next START.
    assert not await lines.send(0x30)
    await lines.stop()
    await lines.start()
    assert await lines.send(0x30) and await lines.send(0x0F)
    await lines.stop()
