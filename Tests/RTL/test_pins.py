# SPDX-License-Identifier: Apache-2.0
"""INT1 of a LIS331DLH as data ready (CTRL_REG3, I1_CFG 10), which a read of the outputs lowers."""

import cocotb
from cocotb.simtime import get_sim_time
from cocotb.triggers import FallingEdge, RisingEdge, Timer
from proofmass import Error
from test_i2c import ONE_G, connected

READY_NS = 20_000_000


@cocotb.test()
async def data_ready_at_the_rate(dut):
    masters, bench = connected(dut, "lis331dlh")
    bench.outputs(0x18, INT1=dut.int1)
    assert await masters.write(0x18, 0x22, 0x02)
    assert await masters.write(0x18, 0x20, 0x27)
    assert dut.int1.value == 0
    rises = []
    for _ in range(5):
        await RisingEdge(dut.int1)
        rises.append(get_sim_time("ns"))
        cocotb.start_soon(masters.read(0x18, 0xA8, 6))
        await FallingEdge(dut.int1)
        # The last byte read is the one that lowers it.
        assert 0 < get_sim_time("ns") - rises[-1] < 84 * 2800
        await Timer(1, "ms")
    assert [second - first for first, second in zip(rises, rises[1:])] == [READY_NS] * 4


@cocotb.test()
async def an_edge_during_a_stretch_has_its_time(dut):
    """A sample that appears while the chip holds SCL for 30 ms raises INT1 then, not before."""
    masters, bench = connected(dut, "lis331dlh")
    bench.outputs(0x18, INT1=dut.int1)
    assert await masters.write(0x18, 0x22, 0x02)
    assert await masters.write(0x18, 0x20, 0x27)
    await RisingEdge(dut.int1)
    rose = get_sim_time("ns")
    assert await masters.read(0x18, 0xA8, 6) == ONE_G
    bench.fault("clock-stretch", byte=0, for_s=0.03)
    reading = cocotb.start_soon(masters.read(0x18, 0x0F))
    await RisingEdge(dut.int1)
    assert get_sim_time("ns") - rose == READY_NS
    assert dut.scl.value == 0
    assert await reading == b"\x32"


@cocotb.test()
async def methods_and_names(dut):
    """A register that a method writes needs a look at the pins; a wrong name is an error with the right ones."""
    _, bench = connected(dut, "lis331dlh")
    bench.outputs(0x18, INT1=dut.int1)
    bench.write(0x18, 0x22, 0x80)               # IHL: active low
    bench.follow()
    await Timer(1, "us")
    assert dut.int1.value == 1
    try:
        bench.outputs(0x18, INT3=dut.int1)
        raise AssertionError("there is no INT3")
    except Error as error:
        assert "INT1, INT2" in str(error)
