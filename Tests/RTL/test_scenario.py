# SPDX-License-Identifier: Apache-2.0
"""One seed, one scenario: a master in Verilog or VHDL reads the bytes that a board without a simulator has."""

import cocotb
import proofmass
from cocotb.triggers import RisingEdge
from masters import Masters
from proofmass.rtl import Bench
from proofmass.rtl_lines import BYTE_NS, HERTZ

SEED = 7


class Observed(Bench):
    """Remembers the board times at which bytes begin."""

    def __init__(self, *chips, **options):
        super().__init__(*chips, **options)
        self.sent, self.received = [], []

    def i2c_send(self, byte):
        self.sent.append(self.now_ns)
        return super().i2c_send(byte)

    def i2c_receive(self):
        self.received.append(self.now_ns)
        return super().i2c_receive()


@cocotb.test()
async def the_same_bytes(dut):
    masters, bench = Masters(dut), Observed("lis331dlh", sensing="typical", seed=SEED)
    bench.i2c(dut.scl, dut.sda, pulls_scl=dut.chip_pulls_scl, pulls_sda=dut.chip_pulls_sda)
    bench.outputs(0x18, INT1=dut.int1)
    other = proofmass.Board("lis331dlh", sensing="typical", seed=SEED, i2c_hertz=HERTZ)
    # A START and bytes before the one whose time is given.
    head = {"write": 1 + 2 * BYTE_NS, "read": 2 + 3 * BYTE_NS}
    for register, value in ((0x22, 0x02), (0x20, 0x27)):    # INT1 shows data ready; on, 50 Hz
        bench.sent.clear()
        assert await masters.write(0x18, register, value)
        other.advance_to_ns(bench.sent[2] - head["write"])
        other.write(0x18, register, value)
    other.advance_to_ns(bench.now_ns)
    assert other.scenario("tumble") == bench.scenario("tumble")
    samples = []
    for _ in range(150):
        await RisingEdge(dut.int1)
        bench.received.clear()
        samples.append(await masters.read(0x18, 0xA8, 6))
        other.advance_to_ns(bench.received[0] - head["read"])
        assert other.read(0x18, 0xA8, 6) == samples[-1]
    # Noise and motion: hardly two are equal.
    assert len(set(samples)) > 140
    assert bench.finish()["forbidden"] == other.finish()["forbidden"] == 0
