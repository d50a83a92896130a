# SPDX-License-Identifier: Apache-2.0
"""Linux's st_lsm6dsx on the accelerometer and gyroscope of an LSM9DS1: one chip, two IIO devices.

X, Y and Z of this die are left-handed: in its registers, and so in what Linux reports, X is opposite to that of
the board. Linux uses neither FIFO nor thermometer of this part, and captures samples by a trigger from
elsewhere.
"""

from drivers import ACC9, GYR9, POSES, RANGES, TILTED, felt

SENSORS = (ACC9, GYR9)
NAMES = {ACC9: "lsm9ds1-imu_accel", GYR9: "lsm9ds1-imu_gyro"}
# Binding: WHO_AM_I; SW_RESET, BOOT and BDU in CTRL_REG8, where BOOT is still set, because in power-down the chip
# puts it off; the FIFO's threshold in INT1_CTRL.
BINDING = "0f >68 22 >04 2205 22 >04 2284 22 >84 22c4 0c >00 0c08"
# The rates, whose codes are 1 to 6.
RATES = {ACC9: ("10", "50", "119", "238", "476", "952"),
         GYR9: ("14.9", "59.5", "119", "238", "476", "952")}
# A value of X in TILTED: CTRL_REG6_XL or CTRL_REG1_G switches on with the rate's code, and off again.
READING = {ACC9: "20 >00 20{0} 28 >fbdf 20 >{0} 2000", GYR9: "10 >00 10{0} 18 >18ee 10 >{0} 1000"}


class Inertial:
    """The two sensors on an adapter of `kernel`."""

    def __init__(self, kernel):
        self.kernel = kernel
        self.guest, self.board, self.report = kernel.guest, kernel.board, kernel.report

    def run(self, command, chip, *words):
        """The output of a command of the guest for one of the sensors."""
        return self.guest.run(" ".join([command, self.kernel.bus, *chip[1:3], *words]))

    def compare(self):
        self.binding()
        first = [RANGES[chip][0] for chip in SENSORS]
        for chip in SENSORS:
            self.report.check(f"{NAMES[chip]}: name", NAMES[chip], self.run("show", chip, "name"))
        self.kernel.available(SENSORS)
        self.rates()
        self.ranges(first)
        for name in POSES:
            self.values(name, first)
        self.board.feel(TILTED)
        for chip in SENSORS:
            self.kernel.capture(chip, setting(first))
        self.both(first)
        # Linux reads the gyroscope a period after switching it on, and the datasheet discards three and more.
        found = self.board.ask(do="violations", address=f"0x{ACC9[1]}")
        self.report.check("lsm9ds1-imu: what its datasheet forbids", 0, found["forbidden"])
        self.report.check("lsm9ds1-imu: hazards", ["unsettled-read"],
                          sorted({each["identifier"] for each in found["violations"]}))

    def binding(self):
        """A chip with another identity is refused."""
        self.board.ask(do="fault", fault="flipped-bit", byte=0, bit=0, at=1, address=f"0x{ACC9[1]}", reads=True)
        self.report.check("lsm9ds1-imu, another identity: driver", "none",
                          self.guest.run(f"bind {self.kernel.bus} {ACC9[0]} {ACC9[1]}"))
        self.board.ask(do="repair")
        self.guest.run(f"unbind {self.kernel.bus} {ACC9[1]}")
        self.board.traffic(ACC9[1])
        self.kernel.bind(self.kernel.bus, (ACC9,))
        self.report.check("lsm9ds1-imu: binding", BINDING, self.board.traffic(ACC9[1]))

    def rates(self):
        self.board.feel(TILTED)
        for chip in SENSORS:
            for code, rate in enumerate(RATES[chip], start=1):
                self.run("rate", chip, rate)
                self.run("show", chip, f"in_{chip[2]}_x_raw")
                self.report.check(f"{NAMES[chip]}: X at {rate} Hz", READING[chip].format(f"{code << 5:02x}"),
                                  self.board.traffic(chip[1]))
            self.run("rate", chip, "238")

    def ranges(self, first):
        accelerometer, gyroscope = (RANGES[chip] for chip in SENSORS)
        for ranges in (*zip(accelerometer[1:], gyroscope[1:] + gyroscope[:1]), first):
            for chip, (_, scale, _) in zip(SENSORS, ranges):
                self.run("choose", chip, scale)
                self.kernel.scale(chip, " ".join([scale] * 3))
            for name in ("tilted, turning", "beyond its scales"):
                self.values(name, ranges)

    def values(self, name, ranges):
        """Both sensors: the kernel's driver, ours, and the truth."""
        self.board.feel(POSES[name])
        for chip, (range_, _, digit), ours in zip(SENSORS, ranges, self.board.read(setting(ranges))):
            self.kernel.judge(f"{name}: lsm9ds1ag, {range_}", self.run("raw", chip), ours,
                              felt(chip, POSES[name], (-digit, digit, digit)))

    def both(self, ranges):
        """The accelerometer in another pose while the gyroscope is captured, so that both run."""
        self.guest.run(f"capture {self.kernel.bus} {GYR9[1]} {GYR9[2]} 20 > /dev/null & usleep 500000")
        self.board.feel(POSES["right up"])
        kernel = self.run("raw", ACC9)
        self.guest.run("wait")
        self.report.check("lsm9ds1-imu_accel, the gyroscope captured", self.board.read(setting(ranges))[0],
                          kernel, count=3)


def setting(ranges):
    """Our chip with these ranges."""
    accelerometer, gyroscope = (each[0] for each in ranges)
    return f"lsm9ds1ag,acc.range={accelerometer},gyr.range={gyroscope}"
