# SPDX-License-Identifier: Apache-2.0
"""Linux' adxl345 on an ADXL345, and on an ADXL343, which it takes for one: single values, and all of its settings.

In Linux 6.12 it binds with a firmware node alone: `new_device` in sysfs does not suffice."""

from drivers import ACC343, ACC345, POSES, felt

RATES = "0.09765625 0.1953125 0.390625 0.78125 1.5625 3.125 6.25 12.5 25 50 100 200 400 800 1600 3200"
# The lowest, its default and the highest, and the codes in BW_RATE.
CODES = ("0.097656250", 0x00), ("100.000000000", 0x0A), ("3200.000000000", 0x0F), ("200.000000000", 0x0B)
# Linux' unit is a digit, of which a step of the register has four. One of z is its gravity.
BIASES = ("x", 40, 0x0A, 40), ("y", -52, 0xF3, -52), ("z", -256, 0xC0, 0)
DIGIT = 1 / 256


class Analog:
    def __init__(self, kernel):
        self.kernel = kernel
        self.guest, self.board, self.report = kernel.guest, kernel.board, kernel.report

    def run(self, command, chip, *words):
        return self.guest.run(" ".join([command, self.kernel.bus, *chip[1:3], *words]))

    def compare(self):
        for chip in (ACC345, ACC343):
            self.kernel.restart((chip,))
            self.report.check(f"{chip[3]}: driver", chip[4],
                              self.guest.run(f"wire {self.kernel.bus} {chip[0]} {chip[1]}"))
            for name in ("face up", "tilted, turning", "beyond its scales"):
                self.single(chip, name)
            self.settings(chip)

    def await_samples(self):
        self.guest.run("usleep 100000")

    def single(self, chip, name):
        """Linux starts the chip when it binds, at ±2 g with all bits, and our driver, which comes first, ends that."""
        self.board.feel(POSES[name])
        setting = f"{chip[3]},range=2g"
        ours = self.kernel.our_counts(chip, setting)
        self.run("rebind", chip)
        self.await_samples()
        self.kernel.judge(f"{name}: {setting}", self.run("raw", chip), ours, felt(chip, POSES[name], (DIGIT,) * 3))

    def settings(self, chip):
        self.board.feel(POSES["face up"])
        # 3.9 mg are 0.0383 m/s².
        self.kernel.scale(chip, " ".join(["0.038300"] * 3))
        self.report.check(f"{chip[3]}: rates", RATES, self.run("show", chip, "sampling_frequency_available"))
        for rate, code in CODES:
            self.setting(chip, "in_accel_sampling_frequency", rate, "BW_RATE", code)
        for axis, bias, code, count in BIASES:
            self.setting(chip, f"in_accel_{axis}_calibbias", str(bias), f"OFS{axis.upper()}", code)
            self.await_samples()
            found = self.run("show", chip, f"in_accel_{axis}_raw")
            self.report.check(f"{chip[3]}: {axis} with this bias", str(count), found)

    def setting(self, chip, file, value, register, code):
        """Writes a file of the driver, and expects the value in it and the code in the register."""
        self.run("put", chip, file, value)
        self.report.check(f"{chip[3]}: {file}", value, self.run("show", chip, file))
        found = self.board.run("get", chip[3], register).split()
        self.report.check(f"{chip[3]}: {register}", f"0x{code:02x}", found[2] if len(found) > 2 else found)
