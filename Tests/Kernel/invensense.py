# SPDX-License-Identifier: Apache-2.0
"""Linux' inv_mpu6050 on the MPU-6050 and its relatives: one IIO device with accelerometer, gyroscope and thermometer,
and with the magnetometer, which it reads through the chip's controller of the auxiliary bus; samples out of the FIFO,
at interrupts of the pin INT."""

import re
import struct

from buffers import CONTROLLER, LINE
from drivers import DPS, POSES, felt
from lines import Wires

# Linux' names, which are ours; its thermometer's scale in m°C a digit, and offset in digits; its scale of the
# magnetometer in gauss, and the digit in µT.
OLD, NEW = ("2.941176", "12420"), ("2.995178", "7011")
# 3 mG × (ASA + 128) / 256 of an AK8975, and 1.5 mG × … of an AK8963, with ASA 170, 175 and 160.
MAGN75 = (0.34921875, 0.355078125, 0.3375)
MAGN63 = tuple(each / 2 for each in MAGN75)
MEMBERS = [("mpu6050", OLD, None), ("mpu6500", NEW, None), ("mpu9150", OLD, MAGN75),
           ("mpu9250", NEW, MAGN63), ("mpu9255", NEW, MAGN63)]
# Our range, Linux' scale in m/s² and rad/s, and the value of a digit.
FORCE = [("2g", "0.000598", 1 / 16384), ("4g", "0.001196", 1 / 8192), ("8g", "0.002392", 1 / 4096),
         ("16g", "0.004785", 1 / 2048)]
TURN = [("250dps", "0.000133090", DPS / 131), ("500dps", "0.000266181", DPS / 65.5),
        ("1000dps", "0.000532362", DPS / 32.8), ("2000dps", "0.001064724", DPS / 16.4)]
RATES = "10 20 50 100 200 500"
DRIVER = "inv-mpu6050-i2c"
SECONDS = 2
RATE = 100


class InvenSense:
    """Boards with one of the parts, one after the other, in the place of that of `kernel`."""

    def __init__(self, kernel, stage):
        self.kernel, self.stage = kernel, stage
        self.guest, self.board, self.report = kernel.guest, kernel.board, kernel.report

    def compare(self):
        for name, thermometer, magnetometer in MEMBERS:
            poses = ("tilted, turning",) if name != "mpu6050" else ("face up", "tilted, turning", "beyond its scales")
            self.member(name, thermometer, magnetometer, poses)
            # At each interrupt of an MPU-9150 Linux 6.12.117 reads register 00, finds no data ready, and never reads the
            # FIFO.
            if self.stage.options.architecture == "amd64" and name != "mpu9150":
                self.fifo(name, magnetometer)

    def member(self, name, thermometer, magnetometer, poses):
        kernel = self.kernel
        quantities = ("accel", "anglvel") + (("magn",) if magnetometer else ())
        sensors = [(name, "68", quantity, name, DRIVER) for quantity in quantities]
        kernel.restart(sensors[:1])
        kernel.bind(kernel.bus, sensors[:1])
        show = lambda file: self.guest.run(f"show {kernel.bus} 68 accel {file}")
        for file, expected in (
                ("name", name), ("in_accel_scale_available", " ".join(scale for _, scale, _ in FORCE)),
                ("in_anglvel_scale_available", " ".join(scale for _, scale, _ in TURN)),
                ("sampling_frequency_available", RATES), ("in_temp_scale", thermometer[0]),
                ("in_temp_offset", thermometer[1])):
            self.report.check(f"{name}: {file}", expected, show(file))
        for ranges in zip(FORCE[1:] + FORCE[:1], TURN[1:] + TURN[:1]):
            setting = self.setting(name, *ranges)
            for chip, (_, scale, _) in zip(sensors, ranges):
                self.guest.run(f"choose {kernel.bus} 68 {chip[2]} {scale}")
                kernel.scale(chip, " ".join([scale] * 3))
            for title in poses:
                self.board.feel(POSES[title])
                # Nor does it wait for a sample of a sensor that it has kept on.
                self.guest.run("usleep 200000")
                found = [self.guest.run(f"raw {kernel.bus} 68 {chip[2]}") for chip in sensors[:2]]
                ours = self.board.read(setting)
                # Our command leaves the chip asleep, and Linux, which keeps it awake, does not look.
                self.board.run("set", name, "PWR_MGMT_1.SLEEP", "off")
                for chip, counts, own, (_, _, digit) in zip(sensors, found, ours, ranges):
                    kernel.judge(f"{title}: {setting}: {chip[2]}", counts, own,
                                 felt(chip, POSES[title], (digit,) * 3))
        # Our command leaves the magnetometer and the controller of its bus in another state than Linux.
        for title in ("face up", "tilted, turning") if magnetometer else ():
            kernel.restart(sensors[:1])
            kernel.bind(kernel.bus, sensors[:1])
            # Linux' attribute of each axis is the scale of X.
            kernel.scale(sensors[2], " ".join([f"{magnetometer[0] / 100:.6f}"] * 3))
            self.board.feel(POSES[title])
            self.magnetometer(f"{title}: through its controller", sensors[2],
                              self.guest.run(f"raw {kernel.bus} 68 magn"), POSES[title], magnetometer)

    def setting(self, name, force, turn, hub=",hub=none"):
        hub = hub if name in ("mpu9150", "mpu9250", "mpu9255") else ""
        return f"{name}{hub},acc.range={force[0]},gyr.range={turn[0]}"

    def magnetometer(self, title, chip, kernel, pose, digits):
        """The magnetometer's own axes are the die's Y, X and −Z."""
        x, y, z = pose[2]
        own = (pose[0], pose[1], (y, x, -z))
        ours = self.kernel.our_counts(chip, self.setting(chip[0], FORCE[0], TURN[0], hub=""))
        self.kernel.judge(title, kernel, ours, felt(chip, own, digits))

    def fifo(self, name, magnetometer):
        kernel = self.kernel
        quantities = ["accel", "anglvel"] + (["magn"] if magnetometer else [])
        kernel.restart(((name, "68", "accel", f"{name},drdy=gpiochip0:{LINE}"),))
        wires = self.stage.keep(Wires(self.stage, self.board, CONTROLLER, (LINE,))).await_levels()
        self.report.check(f"{name} with a line: driver", DRIVER,
                          self.guest.run(f"wire {kernel.bus} {name} 68 {LINE}"))
        pose = POSES["tilted, turning"]
        self.board.feel(pose)
        # Acceleration, temperature, angular rate, field, in the order of the registers; the time is aligned to 8 bytes.
        words = 10 if magnetometer else 7
        layout = f">{words}h{(-2 * words) % 8}x"
        size = struct.calcsize(layout) + 8
        axes = " ".join(f"in_{quantity}_{axis}" for quantity in quantities for axis in "xyz")
        lines = self.guest.run(f"fifo {kernel.bus} 68 {SECONDS} {RATE} {size} {axes} in_temp")
        samples = [struct.unpack(layout, bytes.fromhex(found)[:size - 8])
                   for found in re.findall(f"(?m)^([0-9a-f]{{{2 * size}}})$", lines)]
        self.report.holds(f"{name}: samples in {SECONDS} s at {RATE} Hz", len(samples) >= SECONDS * RATE // 2,
                          len(samples))
        setting = self.setting(name, FORCE[0], TURN[3])
        for place, quantity, digits in ((0, "accel", (FORCE[0][2],) * 3), (4, "anglvel", (TURN[3][2],) * 3),
                                        (7, "magn", magnetometer))[:len(quantities)]:
            found = {" ".join(map(str, sample[place:place + 3])) for sample in samples[1:]}
            chip = (name, "68", quantity, setting, DRIVER)
            captured = ", ".join(sorted(found))
            if quantity == "magn":
                self.magnetometer(f"{name}: magn, captured", chip, captured, pose, digits)
            else:
                kernel.judge(f"{name}: {quantity}, captured", captured, kernel.our_counts(chip, setting),
                             felt(chip, pose, digits))
        wires.end()
