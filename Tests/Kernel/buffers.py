# SPDX-License-Identifier: Apache-2.0
"""Samples that Linux' st_lsm6dsx takes out of the FIFO of a chip, at interrupts of its pin INT1.

In Linux 6.12 a unit of the first generation's timestamps lasts 0 ns (its settings have no `ts_sensitivity`), so all
samples since the last change of the FIFO have one time: their intervals are not compared."""

import re
import struct

from drivers import POSES, felt
from lines import Wires
from sold import FORCE, MEMBERS, TURN

# An input of the PC's interrupt controller, which nothing else uses.
CONTROLLER = "/machine/i440fx/ioapic"
LINE = 20
SECONDS = 2
# Linux' names of the second generation.
TIMED = "lsm6dsox", "lsm6dso", "ism330dhcx"
# Hz, of both sensors: the first generation's FIFO has patterns of several.
RATES = {"accel": 104, "anglvel": 26, "magn": 100}
WATERMARK = 4
DIGITS = {"accel": FORCE[0][2], "anglvel": TURN[0][2], "magn": 0.15}


class Buffers:
    def __init__(self, kernel, stage):
        self.kernel, self.stage = kernel, stage
        self.guest, self.board, self.report = kernel.guest, kernel.board, kernel.report

    def compare(self):
        for name, model in MEMBERS:
            self.member(name, model, ("accel", "anglvel"))
        self.member("lsm6dsox", "lsm6dsox,hub=lis2mdl", ("accel", "anglvel", "magn"))

    def member(self, name, model, quantities):
        kernel = self.kernel
        chip = name, "6a", "accel", f"{model},int1=gpiochip0:{LINE}"
        kernel.restart((chip,))
        wires = self.stage.keep(Wires(self.stage, self.board, CONTROLLER, (LINE,))).await_levels()
        self.report.check(f"{name} with a line: driver", "st_lsm6dsx_i2c",
                          self.guest.run(f"wire {kernel.bus} {name} 6a {LINE}"))
        self.board.feel(POSES["tilted, turning"])
        lines = self.guest.run(" ".join([
            f"buffers {kernel.bus} 6a {SECONDS} {WATERMARK}", *(f"{each}={RATES[each]}" for each in quantities)]))
        ours = self.board.read(f"{model},acc.range={FORCE[0][0]},gyr.range={TURN[0][0]}")
        for quantity, counts in zip(quantities, ours):
            truth = felt((name, "6a", quantity), POSES["tilted, turning"], (DIGITS[quantity],) * 3)
            self.samples(name, quantity, lines, counts, truth)
        wires.end()

    def samples(self, name, quantity, lines, ours, exact):
        samples = [struct.unpack("<3h2xq", bytes.fromhex(found))
                   for found in re.findall(f"(?m)^{quantity} ([0-9a-f]{{32}})$", lines)]
        rate = RATES[quantity]
        # The virtual machine's seconds may be longer than the board's, and the kernel may be too slow for some samples.
        self.report.holds(f"{name}: {quantity}, samples in {SECONDS} s at {rate} Hz",
                          len(samples) >= SECONDS * rate // 2, len(samples))
        if name in TIMED:
            times = [sample[3] for sample in samples]
            # Linux empties the FIFO when it starts another sensor, and begins its time anew: a step differs.
            steps = sorted(b - a for a, b in zip(times, times[1:])) or [0]
            median = steps[len(steps) // 2] / 1e6
            # The hub reads the magnetometer as often as the accelerometer has samples.
            rate = RATES["accel"] if quantity == "magn" else rate
            self.report.holds(f"{name}: {quantity}, ms from one to the next",
                              abs(median * rate / 1e3 - 1) < 0.01, f"{median:.2f}")
        # The first set of an LSM6DS3's FIFO precedes the gyroscope's first sample, and Linux keeps it.
        found = {" ".join(map(str, sample[:3])) for sample in samples[name == "lsm6ds3":]}
        self.kernel.judge(f"{name}: {quantity}, captured", ", ".join(sorted(found)), ours, exact)
