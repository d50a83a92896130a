# SPDX-License-Identifier: Apache-2.0
"""Linux' drivers on the parts of boards that are sold today: the six-axis parts, whose two sensors are two IIO devices,
the LIS2MDL, the HMC5883L, and the LSM303 with their magnetometers, of which the LSM303DLHC has an accelerometer with the
LIS3DH's registers. Most have one address, so each has its own board."""

from drivers import ACC3, ACC3C, DPS, POSES, RANGES, felt

# Linux' names, and ours, as far as Linux has the part; it takes an LSM6DS33 for an LSM6DS3.
MEMBERS = [("lsm6dsox", "lsm6dsox"), ("lsm6dso", "lsm6dso"), ("ism330dhcx", "ism330dhcx"), ("lsm6dsl", "lsm6dsl"),
           ("lsm6ds3tr-c", "lsm6ds3trc"), ("lsm6ds3", "lsm6ds3"), ("lsm6ds3", "lsm6ds33")]
# The first three have the last rate.
RATES = "12.500 26.000 52.000 104.000 208.000 416.000 833.000"
# Our range, Linux' scale in m/s² and rad/s, and the value of a digit: 61, 122, 244 and 488 µg; 8750, 17500, 35000 and
# 70000 µdps. Linux does not have ±125 °/s.
FORCE = [("2g", "0.000598205", 61e-6), ("4g", "0.001196411", 122e-6), ("8g", "0.002392822", 244e-6),
         ("16g", "0.004785645", 488e-6)]
TURN = [("250dps", "0.000152716", 0.00875 * DPS), ("500dps", "0.000305432", 0.0175 * DPS),
        ("1000dps", "0.000610865", 0.035 * DPS), ("2000dps", "0.001221729", 0.07 * DPS)]

# Digits in 1 G of an HMC5883L; of x and y, and of z, of the LSM303.
HMC_GAINS = 1370, 1090, 820, 660, 440, 390, 330, 230
DLH_GAINS = [(1055, 950), (795, 710), (635, 570), (430, 385), (375, 335), (320, 285), (230, 205)]
GAINS = [(1100, 980), (855, 760), (670, 600), (450, 400), (400, 355), (330, 295), (230, 205)]
# Our ranges, of codes 1 to 7.
FIELDS = "1.3G", "1.9G", "2.5G", "4G", "4.7G", "5.6G", "8.1G"
# Linux' scales, of x and z. Those of an HMC5883L are a hundredth of the unit that Linux documents. Those of an
# LSM303DLH are an LSM303DLHC's digits in 1 G, as if they were µG a digit.
HMC_SCALES = ("0.000007299", "0.000009174", "0.000012195", "0.000015152", "0.000022727", "0.000025641",
              "0.000030303", "0.000043478")
SCALES = list(zip(
    ("0.000909", "0.001169", "0.001492", "0.002222", "0.002500", "0.003030", "0.004347"),
    ("0.001020", "0.001315", "0.001666", "0.002500", "0.002816", "0.003389", "0.004878")))
DLH_SCALES = [(f"{x / 1e6:.6f}", f"{z / 1e6:.6f}") for x, z in GAINS]
ST_RATES = "1 2 3 8 15 30 75"


class Sold:
    """Boards, one after the other, in the place of that of `kernel`."""

    def __init__(self, kernel):
        self.kernel = kernel
        self.guest, self.board, self.report = kernel.guest, kernel.board, kernel.report

    def run(self, command, chip, *words):
        """The output of a command of the guest for one of the sensors."""
        return self.guest.run(" ".join([command, self.kernel.bus, *chip[1:3], *words]))

    def compare(self):
        for index, (name, model) in enumerate(MEMBERS):
            rates = RATES if index < 3 else RATES.removesuffix(" 833.000")
            poses = ("face up", "tilted, turning", "beyond its scales") if index == 0 else ("tilted, turning",)
            self.inertial(name, model, rates, poses)
        self.hub("lis2mdl", "0.001500", 0.15)
        self.magnetometer(
            ("lis2mdl", "1e", "magn", "lis2mdl", "st-magn-i2c"), rates="10 20 50 100",
            ranges=[(None, ("0.001500", "0.001500"), (2000 / 3, 2000 / 3))])
        self.hmc5883l()
        for part, scales, gains, rates in (
                ("dlh", DLH_SCALES, DLH_GAINS, ST_RATES), ("dlm", SCALES, GAINS, ST_RATES + " 220"),
                ("dlhc", SCALES, GAINS, ST_RATES + " 220")):
            # Linux takes the second word of each for z: that of an LSM303DLH is y.
            self.magnetometer(
                (f"lsm303{part}_magn", "1e", "magn", f"lsm303{part}m", "st-magn-i2c"), rates=rates,
                ranges=list(zip(FIELDS, scales, gains)), exchanged=part == "dlh")
        self.lsm303dlhc_accelerometer()

    def lsm303dlhc_accelerometer(self):
        """Scales and rates are those that Linux has for a LIS3DH."""
        self.kernel.restart((ACC3C,))
        self.kernel.bind(self.kernel.bus, (ACC3C,))
        ranges = RANGES[ACC3]
        self.available(ACC3C, " ".join(scale for _, scale, _ in ranges), "1 10 25 50 100 200 400 1600")
        for setting, scale, digit in ranges[1:] + ranges[:1]:
            self.run("choose", ACC3C, scale)
            for title in ("face up", "tilted, turning", "beyond its scales"):
                self.board.feel(POSES[title])
                self.kernel.ten_bits(ACC3C, title, setting, scale, digit)

    def inertial(self, name, model, rates, poses):
        sensors = [(name, "6a", quantity, model, "st_lsm6dsx_i2c") for quantity in ("accel", "anglvel")]
        self.kernel.restart(sensors[:1])
        self.kernel.bind(self.kernel.bus, sensors[:1])
        for chip, ranges in zip(sensors, (FORCE, TURN)):
            self.available(chip, " ".join(scale for _, scale, _ in ranges), rates)
            self.run("rate", chip, "104")
        for ranges in zip(FORCE[1:] + FORCE[:1], TURN[1:] + TURN[:1]):
            setting = f"{model},acc.range={ranges[0][0]},gyr.range={ranges[1][0]}"
            for chip, (_, scale, _) in zip(sensors, ranges):
                self.run("choose", chip, scale)
                self.kernel.scale(chip, " ".join([scale] * 3))
            for title in poses:
                self.board.feel(POSES[title])
                for chip, (_, _, digit) in zip(sensors, ranges):
                    self.kernel.raw(f"{title}: {chip[2]}", chip, POSES[title], setting, (digit,) * 3)

    def hub(self, magnetometer, scale, digit):
        """Behind the sensor hub of an LSM6DSOX it is a third IIO device. Its rates are not asked for: to that Linux 6.12
        answers by dereferencing NULL (st_lsm6dsx_shub_sampling_freq_avail)."""
        setting = f"lsm6dsox,hub={magnetometer}"
        chip = "lsm6dsox", "6a", "magn", setting, "st_lsm6dsx_i2c"
        self.kernel.restart((chip,))
        self.kernel.bind(self.kernel.bus, (chip,))
        self.kernel.scale(chip, " ".join([scale] * 3))
        self.run("rate", chip, "100")
        for title in ("face up", "tilted, turning"):
            self.board.feel(POSES[title])
            self.kernel.raw(f"{title}: behind a hub", chip, POSES[title], setting, (digit,) * 3)

    def magnetometer(self, chip, rates, ranges, exchanged=False):
        """`ranges`: ours, Linux' scales, digits in 1 G, the latter of x and y, and of z."""
        self.kernel.restart((chip,))
        self.kernel.bind(self.kernel.bus, (chip,))
        self.available(chip, None if len(ranges) == 1 else " ".join(x for _, (x, _), _ in ranges), rates)
        self.run("rate", chip, rates.split()[-1])
        for range, (x, z), gains in ranges[1:] + ranges[:1]:
            if range:
                self.run("choose", chip, x)
            self.kernel.scale(chip, f"{x} {x} {z}")
            for title in ("face up", "tilted, turning"):
                self.board.feel(POSES[title])
                found = self.run("raw", chip)
                if exchanged:
                    found = " ".join(found.split()[axis] for axis in (0, 2, 1))
                setting = f"{chip[3]},range={range}" if range else chip[3]
                digits = [100 / gain for gain in (gains[0], gains[0], gains[1])]
                self.kernel.judge(f"{title}: {setting}", found, self.kernel.our_counts(chip, setting),
                                  felt(chip, POSES[title], digits))

    def hmc5883l(self):
        """Linux leaves it in continuous mode, which our driver ends, and writes the mode again at binding alone."""
        chip = ("hmc5883l", "1e", "magn", "hmc5883l", "hmc5843")
        self.kernel.restart((chip,))
        for range, scale, gain in zip(("0.88G", *FIELDS), HMC_SCALES, HMC_GAINS):
            for title in ("face up", "tilted, turning"):
                self.board.feel(POSES[title])
                setting = f"{chip[3]},range={range}"
                ours = self.kernel.our_counts(chip, setting)
                self.kernel.bind(self.kernel.bus, (chip,))
                self.run("choose", chip, scale)
                # Two measurements have the former gain, at the former rate, and Linux does not await a new one.
                self.run("rate", chip, "75")
                self.guest.run("usleep 300000")
                self.kernel.judge(f"{title}: {setting}", self.run("raw", chip), ours,
                                  felt(chip, POSES[title], (100 / gain,) * 3))
                self.kernel.scale(chip, " ".join([scale] * 3))
                self.guest.run(f"unbind {self.kernel.bus} {chip[1]}")
        self.kernel.bind(self.kernel.bus, (chip,))
        self.available(chip, " ".join(HMC_SCALES), "0.750000 1.500000 3.0 7.500000 15.0 30.0 75.0",
                       name="scale_available")

    def available(self, chip, scales, rates, name=None):
        name = name or f"in_{chip[2]}_scale_available"
        for name, expected in ((name, scales), ("sampling_frequency_available", rates)):
            if expected:
                self.report.check(f"{chip[0]}: {name}", expected, self.run("show", chip, name))
