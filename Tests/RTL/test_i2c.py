# SPDX-License-Identifier: Apache-2.0
"""An I2C master in Verilog, or in VHDL, reads emulated chips. The bytes are those of the LIS331DLH's datasheet:
WHO_AM_I is 0x32, 1 g at ±2 g is 0x3E80."""

import time

import cocotb
from cocotb.triggers import RisingEdge, Timer, ValueChange
from cocotb.simtime import get_sim_time
from masters import Masters
from proofmass.rtl import Bench

ONE_G = bytes.fromhex("00000000803e")
SCL_NS = 2800


def connected(dut, *chips, **options):
    masters, bench = Masters(dut), Bench(*chips, **options)
    bench.i2c(dut.scl, dut.sda, pulls_scl=dut.chip_pulls_scl, pulls_sda=dut.chip_pulls_sda)
    return masters, bench


async def running(dut):
    """A chip at 50 Hz, with its first samples."""
    masters, bench = connected(dut, "lis331dlh")
    assert await masters.write(0x18, 0x20, 0x27)
    await Timer(100, "ms")
    return masters, bench


@cocotb.test()
async def reads(dut):
    masters, bench = await running(dut)
    assert await masters.read(0x18, 0x0F) == b"\x32"
    assert await masters.read(0x18, 0x20) == b"\x27"
    assert await masters.read(0x18, 0xA8, 6) == ONE_G
    # A byte has nine periods; board time is the simulator's.
    begin = get_sim_time("ns")
    await masters.read(0x18, 0xA8, 6)
    assert 82 * SCL_NS < get_sim_time("ns") - begin < 86 * SCL_NS
    assert abs(bench.now_ns - bench.simulated_ns) < SCL_NS
    assert [line["write"] for line in bench.transcript(last=2)] == ["a8", "a8"]


@cocotb.test()
async def nobody_acknowledges_another_address(dut):
    masters, bench = await running(dut)
    assert await masters.read(0x19, 0x0F) is None
    assert not await masters.write(0x1D, 0x20, 0x27)
    assert await masters.read(0x18, 0x0F) == b"\x32"


@cocotb.test()
async def two_chips_share_the_lines(dut):
    masters, _ = connected(dut, "lis331dlh", "l3g4200d")
    assert await masters.read(0x18, 0x0F) == b"\x32"
    assert await masters.read(0x68, 0x0F) == b"\xd3"


@cocotb.test()
async def faults_strike(dut):
    masters, bench = await running(dut)
    bench.fault("no-address-acknowledge")
    assert await masters.read(0x18, 0xA8, 6) is None
    bench.fault("no-acknowledge", byte=0)
    assert await masters.read(0x18, 0xA8, 6) is None
    bench.fault("no-acknowledge", byte=1)
    assert not await masters.write(0x18, 0x20, 0x2F)
    assert await masters.read(0x18, 0x20) == b"\x27"
    bench.fault("flipped-bit", byte=1, bit=7)
    assert await masters.read(0x18, 0xA8, 6) == bytes.fromhex("00800000803e")
    bench.fault("short-read", after=5)
    assert await masters.read(0x18, 0xA8, 6) == bytes.fromhex("0000000080ff")
    assert await masters.read(0x18, 0xA8, 6) == ONE_G
    assert bench.finish()["unused_faults"] == []


@cocotb.test()
async def a_chip_stretches_the_clock(dut):
    """The master, which waits for SCL, takes 2 ms longer, and the chip's bytes are right nevertheless."""
    masters, bench = await running(dut)
    durations = []
    for _ in range(2):
        begin = get_sim_time("ns")
        assert await masters.read(0x18, 0xA8, 6) == ONE_G
        durations.append(get_sim_time("ns") - begin)
        bench.fault("clock-stretch", byte=0, for_s=0.002)
    assert 1_995_000 < durations[1] - durations[0] < 2_005_000

    # In the byte whose acknowledge it holds, which is the second.
    lows = []

    async def watch():
        while True:
            await RisingEdge(dut.chip_pulls_scl)
            begin = get_sim_time("ns")
            assert dut.scl.value == 0
            await ValueChange(dut.scl)
            lows.append(get_sim_time("ns") - begin)

    cocotb.start_soon(watch())
    assert await masters.read(0x18, 0x0F) == b"\x32"
    assert len(lows) == 1 and 2_000_000 <= lows[0] <= 2_000_200


@cocotb.test()
async def a_timeout_is_a_line_held_low(dut):
    masters, bench = await running(dut)
    bench.fault("timeout")
    begin = get_sim_time("ns")
    assert await masters.read(0x18, 0x0F) is None
    assert get_sim_time("ns") - begin > 1_000_000
    assert await masters.read(0x18, 0x0F) == b"\x32"


@cocotb.test()
async def time_is_the_simulators(dut):
    """A sample is there when the simulator has the time at which the datasheet has it: 50 Hz."""
    masters, bench = await running(dut)
    await masters.read(0x18, 0xA8, 6)
    bench.world(force_g=[1, 0, 0])
    assert await masters.read(0x18, 0x27) == b"\x00"
    await Timer(15, "ms")
    assert await masters.read(0x18, 0x27) == b"\x0f"
    # The low-pass filter still settles.
    assert (await masters.read(0x18, 0xA8, 6))[1] > 0x20
    try:
        bench.advance(0.1)
        raise AssertionError("a bench's time is the simulator's")
    except RuntimeError as error:
        assert "Timer" in str(error)


@cocotb.test()
async def a_reset_board_begins_again(dut):
    masters, bench = await running(dut)
    bench.reset()
    assert bench.now_ns == 0
    assert await masters.read(0x18, 0x20) == b"\x07"
    assert 100_000 < bench.now_ns < 500_000
    assert abs(bench.now_ns - bench.simulated_ns) < SCL_NS


@cocotb.test()
async def a_snapshot_continues_with_the_simulator(dut):
    masters, bench = await running(dut)
    state, time_ns = bench.snapshot(), bench.now_ns
    assert await masters.write(0x18, 0x20, 0x2F)
    await Timer(500, "ms")
    bench.restore(state)
    assert await masters.read(0x18, 0x20) == b"\x27"
    assert bench.now_ns - time_ns < 500_000


@cocotb.test()
async def duration(dut):
    """Not a check: the cost of a transfer."""
    masters, _ = await running(dut)
    begin = time.perf_counter()
    for _ in range(20):
        await masters.read(0x18, 0xA8, 6)
    print(f"six bytes on I2C: {(time.perf_counter() - begin) / 20 * 1e3:.1f} ms")
