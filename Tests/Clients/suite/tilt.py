# SPDX-License-Identifier: Apache-2.0
"""A driver as people write them: tilt from a LIS331DLH, by an object like smbus2.SMBus."""

import math

CTRL_REG1, CTRL_REG3, CTRL_REG4, STATUS_REG, WHO_AM_I = 0x20, 0x22, 0x23, 0x27, 0x0F
OUT_X_L = 0xA8  # with the bit for increment


class NotFound(Exception):
    """There is no LIS331DLH."""


class Tilt:
    """A LIS331DLH at ±2 g and 50 Hz, with data ready on INT1."""

    def __init__(self, bus, sleep, address=0x18, tries=3):
        self.bus, self.sleep, self.address, self.tries = bus, sleep, address, tries
        self.repaired = 0
        if self._try(bus.read_byte_data, address, WHO_AM_I) != 0x32:
            raise NotFound(f"no LIS331DLH at 0x{address:02x}")
        self._configure()

    def _try(self, call, *arguments):
        for left in reversed(range(self.tries)):
            try:
                return call(*arguments)
            except OSError:
                if left == 0:
                    raise

    def _configure(self):
        write = self.bus.write_byte_data
        self._try(write, self.address, CTRL_REG4, 0x80)  # block data update
        self._try(write, self.address, CTRL_REG3, 0x02)
        self._try(write, self.address, CTRL_REG1, 0x27)
        # 1/ODR + 1 ms to turn on, and one sample for its filter.
        self.sleep(0.041)

    def read(self):
        """The specific force in g, as (x, y, z). A chip that lost its settings gets them back."""
        if self._try(self.bus.read_byte_data, self.address, CTRL_REG1) != 0x27:
            self.repaired += 1
            self._configure()
        for _ in range(100):
            if self._try(self.bus.read_byte_data, self.address, STATUS_REG) & 0x08:
                break
            self.sleep(0.002)
        else:
            raise TimeoutError("no sample for 0.2 s")
        data = bytes(self._try(self.bus.read_i2c_block_data, self.address, OUT_X_L, 6))
        return tuple((int.from_bytes(data[i : i + 2], "little", signed=True) >> 4) / 1000
                     for i in (0, 2, 4))

    def angle(self):
        """The angle between the board and the horizontal, in degrees."""
        x, y, z = self.read()
        return math.degrees(math.atan2(math.hypot(x, y), z))
