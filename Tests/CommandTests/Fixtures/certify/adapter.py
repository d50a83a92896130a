# SPDX-License-Identifier: Apache-2.0
"""Adapters for `proofmass certify`: drivers in the shape of published ones, each with one mistake or none.

adapter.py NAME runs one of them. The mistakes are of drivers by others, in code of our own. Their waits are part of
those drivers, and pass on the board's virtual time.
"""

import fcntl
import json
import math
import os
import sys
import time

I2C_SLAVE = 0x0703


class Bus:
    def __init__(self, address):
        self.file = os.open("/dev/i2c-1", os.O_RDWR)
        fcntl.ioctl(self.file, I2C_SLAVE, address)

    def write(self, register, *data):
        os.write(self.file, bytes([register, *data]))

    def read(self, register, count=1):
        os.write(self.file, bytes([register]))
        return os.read(self.file, count)


def words(data, order="little", signed=True):
    return [int.from_bytes(data[i : i + 2], order, signed=signed) for i in range(0, len(data), 2)]


def serve(driver):
    for line in sys.stdin:
        word, *settings = line.split()
        try:
            pairs = (setting.split("=") for setting in settings)
            for row in getattr(driver, word)(**{key: float(value) for key, value in pairs}) or []:
                print(json.dumps(row))
            print('{"ok":true}')
        except LookupError:
            print('{"unsupported":true}')
        except Exception as error:
            print(json.dumps({"error": str(error) or type(error).__name__}))
        sys.stdout.flush()


class Accelerometer:
    """LIS331DLH as Linux drives it, polled."""

    digits = {2: 1.0, 4: 2.0, 8: 3.9}  # mg
    ranges = {2: 0x00, 4: 0x10, 8: 0x30}
    rates = {50: 0x00, 100: 0x08, 400: 0x10, 1000: 0x18}
    block = 0x80

    def __init__(self):
        self.bus = Bus(0x18)

    def identify(self):
        if self.bus.read(0x0F)[0] != 0x32:
            raise OSError("no LIS331DLH")

    def set(self, register, value):
        self.bus.write(register, value)

    def configure(self, acc_range_g=2, rate_hz=100, fifo=0):
        if fifo:
            raise LookupError
        bits = self.rates[int(rate_hz)], self.ranges[int(acc_range_g)]
        self.range = int(acc_range_g)
        self.identify()
        self.set(0x23, self.block | bits[1])
        self.set(0x20, 0x27 | bits[0])

    def wait(self):
        for _ in range(1000):
            if self.bus.read(0x27)[0] & 0x08:
                return
            time.sleep(0.0005)
        raise TimeoutError("no new sample")

    def codes(self):
        return [word >> 4 for word in words(self.bus.read(0xA8, 6))]

    def scale(self):
        return self.digits[self.range] * 1e-3

    def read(self):
        self.wait()
        return [dict(zip(("acc_x_g", "acc_y_g", "acc_z_g"), (code * self.scale() for code in self.codes())))]


class HighResolutionScale(Accelerometer):
    """The range over the number of codes, as Adafruit has it."""

    def scale(self):
        return 2 * self.range / 4096


class NoIdentity(Accelerometer):
    def identify(self):
        pass


class OldBuffer(Accelerometer):
    """A failed transfer leaves the buffer of the one before, which is converted again, as MadDrivers does."""

    last = bytes(6)

    def configure(self, **settings):
        try:
            super().configure(**settings)
        except OSError:
            pass

    def wait(self):
        time.sleep(0.02)

    def codes(self):
        try:
            self.last = self.bus.read(0xA8, 6)
        except OSError:
            pass
        return [word >> 4 for word in words(self.last)]


class DroppedErrors(OldBuffer):
    """Errors are dropped, and zeros returned, as TinyGo's driver did."""

    def codes(self):
        try:
            return Accelerometer.codes(self)
        except OSError:
            return [0, 0, 0]


class WritesBack(Accelerometer):
    """A register's update writes the new value, and then the old one, as esp-idf-lib did."""

    def set(self, register, value):
        old = self.bus.read(register)[0]
        self.bus.write(register, value)
        if register == 0x23 and old & 0x30 == 0:
            self.bus.write(register, old)


class ByteByByte(Accelerometer):
    """Six transfers a sample without block data update, as SparkFun's driver does."""

    block = 0

    def wait(self):
        pass

    def codes(self):
        return [word >> 4 for word in words(b"".join(self.bus.read(0x28 + i) for i in range(6)))]


class NoIncrement(Accelerometer):
    """A burst without the bit that increments the address, as TinyGo's driver reads."""

    def codes(self):
        return [word >> 4 for word in words(self.bus.read(0x28, 6))]


class Unsigned(Accelerometer):
    def codes(self):
        return [word >> 4 for word in words(self.bus.read(0xA8, 6), signed=False)]


class BigEndian(Accelerometer):
    def codes(self):
        return [word >> 4 for word in words(self.bus.read(0xA8, 6), order="big")]


class Gyroscope:
    """L3G4200D as Linux drives it, polled, and with its FIFO in stream mode."""

    digits = {250: 8.75, 500: 17.5, 2000: 70.0}  # m°/s
    ranges = {250: 0x00, 500: 0x10, 2000: 0x20}
    rates = {100: 0x00, 200: 0x40, 400: 0x80, 800: 0xC0}

    def __init__(self):
        self.bus = Bus(0x68)

    def identify(self):
        if self.bus.read(0x0F)[0] != 0xD3:
            raise OSError("no L3G4200D")

    def configure(self, gyr_range_dps=250, rate_hz=100, fifo=0):
        bits = self.rates[int(rate_hz)], self.ranges[int(gyr_range_dps)]
        self.range = int(gyr_range_dps)
        self.identify()
        self.bus.write(0x23, 0x80 | bits[1])
        self.bus.write(0x24, 0x40 if fifo else 0x00)
        self.bus.write(0x2E, 0x40 if fifo else 0x00)
        self.bus.write(0x20, 0x0F | bits[0])
        time.sleep(0.3)

    def scale(self):
        return self.digits[self.range] * 1e-3 * math.pi / 180

    def row(self, codes):
        return dict(zip(("gyr_x_radps", "gyr_y_radps", "gyr_z_radps"), (code * self.scale() for code in codes)))

    def read(self):
        for _ in range(1000):
            if self.bus.read(0x27)[0] & 0x08:
                return [self.row(words(self.bus.read(0xA8, 6)))]
            time.sleep(0.0005)
        raise TimeoutError("no new sample")

    def count(self):
        return self.bus.read(0x2F)[0]

    def drain(self):
        status = self.count()
        rows = [self.row(words(self.bus.read(0xA8, 6))) for _ in range(status & 0x1F)]
        if rows and status & 0x40:
            rows[0]["overrun"] = True
        return rows


class FullScaleOverCodes(Gyroscope):
    """The range over 32768, as RIOT has it: 12.8 % low."""

    def scale(self):
        return self.range / 32768 * math.pi / 180


class Degrees(Gyroscope):
    """Degrees per second under the name of radians, as Adafruit's L3GD20 did."""

    def scale(self):
        return self.digits[self.range] * 1e-3


class FixedDrain(Gyroscope):
    """All 32 sets are read, however many there are, and no overrun is looked at."""

    def count(self):
        return 0x1F


class Compass:
    """AK8975 as Linux drives it: single measurements, DRDY polled, with the adjustment of the fuse ROM."""

    def __init__(self):
        self.bus = Bus(0x0C)

    def configure(self, rate_hz=0, fifo=0):
        if fifo:
            raise LookupError
        if self.bus.read(0x00)[0] != 0x48:
            raise OSError("no AK8975")
        self.bus.write(0x0A, 0x00)
        time.sleep(0.001)
        self.bus.write(0x0A, 0x0F)
        time.sleep(0.001)
        self.adjustment = [1 + (code - 128) / 256 for code in self.bus.read(0x10, 3)]
        self.leave()
        time.sleep(0.001)

    def leave(self):
        self.bus.write(0x0A, 0x00)

    def measure(self):
        self.bus.write(0x0A, 0x01)
        for _ in range(20):
            time.sleep(0.001)
            if self.bus.read(0x02)[0] & 0x01:
                return
        raise TimeoutError("no measurement")

    def read(self):
        self.measure()
        data = self.bus.read(0x03, 7)
        self.check(data[6])
        values = [0.3 * code * factor for code, factor in zip(words(data[:6]), self.adjustment)]
        return [dict(zip(("mag_x_uT", "mag_y_uT", "mag_z_uT"), values))]

    def check(self, status):
        if status & 0x0C:
            raise OSError("overflow or data error")


class NoOverflow(Compass):
    """HOFL is never looked at, as in i2cdevlib."""

    def check(self, status):
        pass


class NoAdjustment(Compass):
    """Counts times 0.3, without the part's adjustment."""

    def configure(self, **settings):
        super().configure(**settings)
        self.adjustment = [1, 1, 1]


class FuseMode(Compass):
    """Fuse-ROM access mode is left by the next measurement, without power-down and its pause, as in i2cdevlib."""

    def leave(self):
        pass


class Plain(Accelerometer):
    """A fixed range of 2 g and a fixed rate: only a plain configure is taken. Beyond the range it clips."""

    fixed = 2

    def configure(self, fifo=0, **settings):
        if settings or fifo:
            raise LookupError
        super().configure(acc_range_g=self.fixed)


class PlainOfEight(Plain):
    fixed = 8


class PlainHuge(Plain):
    """Only a plain configure is taken, and the values are nonsense."""

    def codes(self):
        return [1e308, 1e308, 1e308]


class NoRow(Accelerometer):
    """After a first row the rows are empty."""

    calls = 0

    def read(self):
        self.calls += 1
        return super().read() if self.calls == 1 else [{}]


class NoSample(Accelerometer):
    """After a first row the answer is ok without a row."""

    calls = 0

    def read(self):
        self.calls += 1
        return super().read() if self.calls == 1 else []


class Hangs(Accelerometer):
    """A failed transfer is repeated for ever, and the wait for a new sample has no end."""

    def hang(self):
        while True:
            time.sleep(0.1)

    def configure(self, **settings):
        try:
            super().configure(**settings)
        except OSError:
            self.hang()

    def read(self):
        try:
            return super().read()
        except OSError:
            self.hang()


class RefusesFaults(Accelerometer):
    """A failure is answered with unsupported."""

    def read(self):
        try:
            return super().read()
        except OSError as error:
            raise LookupError from error


class Drowsy(Accelerometer):
    """A read takes five periods."""

    def wait(self):
        time.sleep(0.05)
        super().wait()


class AnswersTwice(Accelerometer):
    """A line follows the one that completes the answer."""

    def read(self):
        os.write(1, f'{json.dumps(super().read()[0])}\n{{"ok":true}}\n{{"debug":1}}\n'.encode())
        for _ in sys.stdin:
            pass


class Trickles(NoSample):
    """The first row is long, and each byte of it is written by itself."""

    def read(self):
        for row in super().read():
            for byte in json.dumps(row).encode() + b" " * 700 + b"\n":
                os.write(1, bytes([byte]))
                time.sleep(1e-7)


class FailsWithFewReads(Compass):
    """Reads fail after a while: ten work."""

    count = 0

    def read(self):
        self.count += 1
        if self.count > 10:
            raise OSError("worn out")
        return super().read()


class Gauss(Compass):
    """Tesla's hundredth under the name of microtesla."""

    def read(self):
        return [{name: value / 100 for name, value in super().read()[0].items()}]


if __name__ == "__main__":
    serve(globals()[sys.argv[1]]())
