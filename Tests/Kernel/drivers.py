# SPDX-License-Identifier: Apache-2.0
"""The drivers of Linux 6.12 for our chips, and a comparison of their readings with those of our drivers."""

import re

from machine import Failure

# A chip: Linux's name, address, quantity, our chip, the driver that binds to it.
ACC = ("lis331dlh", "18", "accel", "lis331dlh", "st-accel-i2c")
GYR = ("l3g4200d", "68", "anglvel", "l3g4200d", "st-gyro-i2c")
MAG = ("ak8975", "0c", "magn", "ak8975", "ak8975")
CHIPS = (ACC, GYR, MAG)

# Related chips that Linux also supports, on the same board; the gyroscopes have other addresses.
HIGH = ("h3lis331dl_accel", "19", "accel", "h3lis331dl,address=0x19", "st-accel-i2c")
BYTE = ("lis331dl_accel", "1d", "accel", "lis331dl,address=0x1d", "st-accel-i2c")
GYR20 = ("l3gd20", "6a", "anglvel", "l3gd20,address=0x6a", "st-gyro-i2c")
GYR20H = ("l3gd20h", "6b", "anglvel", "l3gd20h,address=0x6b", "st-gyro-i2c")
MAG63 = ("ak8963", "0d", "magn", "ak8963,address=0x0d", "ak8975")
RELATIVES = (HIGH, BYTE, GYR20, GYR20H, MAG63)
# Successors share addresses with other chips, so each has its own board.
ACC3 = ("lis3dh", "18", "accel", "lis3dh", "st-accel-i2c")
ACC3C = ("lsm303dlhc_accel", "19", "accel", "lsm303dlhca", "st-accel-i2c")
ACC345 = ("adxl345", "53", "accel", "adxl345", "adxl345_i2c")
ACC343 = ("adxl345", "1d", "accel", "adxl343,address=0x1d", "adxl345_i2c")
MAG16 = ("ak09916", "0c", "magn", "ak09916", "ak8975")
MAG3 = ("lis3mdl", "1c", "magn", "lis3mdl", "st-magn-i2c")
MAG9 = ("lsm9ds1_magn", "1e", "magn", "lsm9ds1m,address=0x1e", "st-magn-i2c")
# One chip, for which Linux has two IIO devices.
ACC9 = ("lsm9ds1-imu", "6a", "accel", "lsm9ds1ag", "st_lsm6dsx_i2c")
GYR9 = ("lsm9ds1-imu", "6a", "anglvel", "lsm9ds1ag", "st_lsm6dsx_i2c")
# Identity by address, in hexadecimal.
IDENTITIES = {"0c": "48", "0d": "48", "18": "32", "19": "32", "1d": "3b", "68": "d3", "6a": "d4",
              "6b": "d7"}

# Our range; the scale as Linux writes it, in m/s², rad/s and gauss; the value of a digit in the
# units of WORLD. Linux truncates 1000, 2000 and 3900 µg and 8750, 17500 and 70000 µdps to six
# decimals.
DPS = 0.017453292519943295
RANGES = {
    ACC: [("2g", "0.009806", 0.001), ("4g", "0.019613", 0.002), ("8g", "0.038245", 0.0039)],
    GYR: [("250dps", "0.000153", 0.00875 * DPS), ("500dps", "0.000305", 0.0175 * DPS),
          ("2000dps", "0.001222", 0.07 * DPS)],
    # A digit is 49, 98 and 195 mg for HIGH, 18 and 72 mg for BYTE.
    HIGH: [("100g", "0.480525", 0.049), ("200g", "0.961051", 0.098), ("400g", "1.912296", 0.195)],
    BYTE: [("2g", "0.176519", 0.018), ("8g", "0.706078", 0.072)],
    # 6842, 3421, 2281 and 1711 digits are 100 µT.
    MAG3: [("4G", "0.000146", 100 / 6842), ("8G", "0.000292", 100 / 3421),
           ("12G", "0.000438", 100 / 2281), ("16G", "0.000584", 100 / 1711)],
    # A digit is 1, 2, 4 and 12 mg.
    ACC3: [("2g", "0.009806", 0.001), ("4g", "0.019613", 0.002), ("8g", "0.039226", 0.004),
           ("16g", "0.117679", 0.012)],
    # A digit is 61, 122, 244 and 732 µg, and 8750, 17500 and 70000 µdps. Linux has nine decimals here.
    ACC9: [("2g", "0.000598205", 61e-6), ("4g", "0.001196411", 122e-6),
           ("8g", "0.002392822", 244e-6), ("16g", "0.007178467", 732e-6)],
    GYR9: [("245dps", "0.000152716", 0.00875 * DPS), ("500dps", "0.000305432", 0.0175 * DPS),
           ("2000dps", "0.001221729", 0.07 * DPS)],
}
RANGES[GYR20] = RANGES[GYR]
RANGES[MAG9] = RANGES[MAG3]
RANGES[GYR20H] = [("245dps", *RANGES[GYR][0][1:])] + RANGES[GYR][1:]
# 3 mG × (ASA + 128) / 256 with ASA 170, 175 and 160.
MAG_SCALES = "0.003492 0.003550 0.003375"
MAG_DIGITS = (0.34921875, 0.355078125, 0.3375)
# Twice that: Linux uses 14 bits of an AK8963, our driver 16 bits, whose digit is a quarter.
MAG63_SCALES = "0.006984 0.007101 0.006750"
MAG63_DIGITS = tuple(2 * digit for digit in MAG_DIGITS)
# 1.5 mG: Linux adjusts it by the fuse ROM of an AK09912, which reads 128 by the emulator's policy.
MAG16_SCALES = "0.001500 0.001500 0.001500"
MAG16_DIGITS = (0.15, 0.15, 0.15)
AVAILABLE = [
    (ACC, "in_accel_scale_available", "0.009806 0.019613 0.038245"),
    (ACC, "sampling_frequency_available", "50 100 400 1000"),
    (GYR, "in_anglvel_scale_available", "0.000153 0.000305 0.001222"),
    (GYR, "sampling_frequency_available", "100 200 400 800"),
    (HIGH, "in_accel_scale_available", "0.480525 0.961051 1.912296"),
    (HIGH, "sampling_frequency_available", "50 100 400 1000"),
    (BYTE, "in_accel_scale_available", "0.176519 0.706078"),
    (BYTE, "sampling_frequency_available", "100 400"),
    (GYR20, "in_anglvel_scale_available", "0.000153 0.000305 0.001222"),
    (GYR20, "sampling_frequency_available", "95 190 380 760"),
    (GYR20H, "in_anglvel_scale_available", "0.000153 0.000305 0.001222"),
    (GYR20H, "sampling_frequency_available", "100 200 400 800"),
    (ACC3, "in_accel_scale_available", "0.009806 0.019613 0.039226 0.117679"),
    (ACC3, "sampling_frequency_available", "1 10 25 50 100 200 400 1600"),
    (MAG3, "in_magn_scale_available", "0.000146 0.000292 0.000438 0.000584"),
    (MAG3, "sampling_frequency_available", "1 2 3 5 10 20 40 80"),
    (MAG9, "in_magn_scale_available", "0.000146 0.000292 0.000438 0.000584"),
    (MAG9, "sampling_frequency_available", "1 2 3 5 10 20 40 80"),
    (ACC9, "in_accel_scale_available", "0.000598205 0.001196411 0.002392822 0.007178467"),
    (ACC9, "sampling_frequency_available", "10.000 50.000 119.000 238.000 476.000 952.000"),
    (GYR9, "in_anglvel_scale_available", "0.000152716 0.000305432 0.001221729"),
    (GYR9, "sampling_frequency_available", "14.900 59.500 119.000 238.000 476.000 952.000"),
]

# Specific force in g, angular rate in rad/s, field in µT.
STILL = (0, 0, 0)
POSES = {
    "face up": ((0, 0, 1), STILL, (0, 25, -43.3013)),
    "face down": ((0, 0, -1), STILL, (0, -25, 43.3013)),
    "top up": ((0, 1, 0), STILL, (0, -43.3013, -25)),
    "top down": ((0, -1, 0), STILL, (0, 43.3013, 25)),
    "right up": ((1, 0, 0), STILL, (-43.3013, 25, 0)),
    "left up": ((-1, 0, 0), STILL, (43.3013, 25, 0)),
    "tilted, turning": ((0.5, -0.25, 0.829), (0.7, -1.2, 2.1), (20.5, -15.25, -40.75)),
    "beyond its scales": ((2.5, -3, 0.25), (-5, 6, 0.25), (150, -90, 120)),
}
TILTED = POSES["tilted, turning"]
# Others have 16 bits.
LIMITS = {ACC: (-2048, 2047), MAG: (-4096, 4095), HIGH: (-2048, 2047), BYTE: (-128, 127), MAG63: (-8190, 8190),
          MAG16: (-32752, 32752), ACC3: (-512, 511), ACC3C: (-512, 511), ACC345: (-512, 511), ACC343: (-512, 511)}
QUANTITIES = ("accel", "anglvel", "magn")

def felt(chip, pose, digits):
    """The values that the chip should report in a pose, in digits, not rounded."""
    low, high = LIMITS.get(chip, (-32768, 32767))
    return [min(max(value / digit, low), high)
            for value, digit in zip(pose[QUANTITIES.index(chip[2])], digits)]


def is_near(raw, exact):
    return all(abs(int(count) - value) <= 1 for count, value in zip(raw.split(), exact))


class Comparison:
    """The drivers on one of the adapters of a machine."""

    def __init__(self, guest, board, report):
        self.guest, self.board, self.report = guest, board, report
        self.bus = self.adapter(1)

    def adapter(self, count):
        """The number of the newest adapter, once there are `count` adapters."""
        buses = self.guest.run(f"await {count}").split()
        if len(buses) != count:
            raise Failure(f"{len(buses)} adapters where {count} should be")
        return buses[-1] if buses else None

    def bind(self, bus, chips=CHIPS):
        for chip in chips:
            self.report.check(f"{chip[0]}: driver", chip[4],
                              self.guest.run(f"bind {bus} {chip[0]} {chip[1]}"))

    def raw(self, title, chip, pose, setting, digits, bus=None):
        """Three axes: the kernel's driver, ours, and the truth."""
        kernel = self.guest.run(f"raw {bus or self.bus} {chip[1]} {chip[2]}")
        self.judge(f"{title}: {setting}", kernel, self.our_counts(chip, setting), felt(chip, pose, digits))

    def our_counts(self, chip, setting):
        """The counts that our driver reads of the quantity."""
        found = self.board.read(setting)
        return found[0] if len(found) == 1 else found[QUANTITIES.index(chip[2])]

    def judge(self, title, kernel, ours, exact):
        """Compares three axes."""
        self.report.check(title, ours, kernel, count=3)
        if not re.fullmatch(r"-?\d+ -?\d+ -?\d+", kernel) or not is_near(kernel, exact):
            # The sum of the field's components may also exceed the range, and then no sample is
            # delivered.
            self.report.holds(f"{title}: truth", False, exact)

    def scale(self, chip, expected):
        self.report.check(f"{chip[0]}: scale", expected,
                          self.guest.run(f"scale {self.bus} {chip[1]} {chip[2]}"), count=3)

    def pose(self, name, bus=None):
        pose = POSES[name]
        self.board.feel(pose)
        for chip in (ACC, GYR):
            setting, _, digit = RANGES[chip][0]
            self.raw(name, chip, pose, f"{chip[3]},range={setting}", (digit,) * 3, bus)
        self.raw(name, MAG, pose, MAG[3], MAG_DIGITS, bus)
