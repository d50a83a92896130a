# SPDX-License-Identifier: Apache-2.0
"""An SPI master in Verilog reads a LIS331DLH, whose command byte has a read bit (0x80) and one for increment (0x40)."""

import time

import cocotb
from cocotb.triggers import Timer
from masters import Masters
from proofmass.rtl import Bench
from test_i2c import ONE_G


def connected(dut):
    masters, bench = Masters(dut), Bench("ak8975,spi=0.0", "lis331dlh,spi=0.1")
    bench.spi("spi0.0", cs=dut.cs_0, sck=dut.sck, mosi=dut.mosi, miso=dut.miso_0)
    bench.spi("spi0.1", cs=dut.cs_1, sck=dut.sck, mosi=dut.mosi, miso=dut.miso_1)
    return masters, bench


@cocotb.test()
@cocotb.parametrize(mode=[3, 0])
async def reads(dut, mode):
    masters, _ = connected(dut)
    assert await masters.frame(0x8F, mode=mode) == b"\x32"
    await masters.frame(0x20, data=0x27, mode=mode)
    assert await masters.frame(0xA0, mode=mode) == b"\x27"
    await Timer(100, "ms")
    assert await masters.frame(0xE8, 6, mode=mode) == ONE_G
    # A frame without a further byte, then one that continues.
    assert await masters.frame(0x8F, 0, mode=mode) == b""
    assert await masters.frame(0xCF, 2, mode=mode) == b"\x32\x00"


@cocotb.test()
async def two_chips_share_the_lines(dut):
    """The AK8975's WIA, register 0x00, is 0x48; each chip's MISO is high during the other's frame."""
    masters, bench = connected(dut)
    for _ in range(2):
        assert await masters.frame(0x8F, select=1) == b"\x32"
        await Timer(1, "us")
        assert dut.miso_1.value == 1
        assert await masters.frame(0x80, select=0) == b"\x48"
        await Timer(1, "us")
        assert dut.miso_0.value == 1
    # Each frame has reached one chip.
    assert bench.ask("count")["transactions"] == 4


@cocotb.test()
async def reads_late_in_mode_2(dut):
    """The master samples at the edges at which the chip changes the bit: it sees each bit one later, after a 1."""
    masters, _ = connected(dut)
    assert await masters.frame(0x8F, mode=2) == bytes([0x80 | 0x32 >> 1])


@cocotb.test()
async def samples_follow_the_simulator(dut):
    masters, bench = connected(dut)
    await masters.frame(0x20, data=0x27)
    await Timer(100, "ms")
    assert (await masters.frame(0xE8, 6)) == ONE_G
    bench.world(force_g=[0, 0, -1])
    await Timer(500, "ms")
    assert (await masters.frame(0xE8, 6)) == bytes.fromhex("0000000080c1")


@cocotb.test()
async def duration(dut):
    """Not a check: the cost of a frame."""
    masters, _ = connected(dut)
    begin = time.perf_counter()
    for _ in range(20):
        await masters.frame(0xE8, 6)
    print(f"six bytes on SPI: {(time.perf_counter() - begin) / 20 * 1e3:.1f} ms")
