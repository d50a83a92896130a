# SPDX-License-Identifier: Apache-2.0
"""The buses of a board with the interfaces of smbus2 and spidev, for drivers that accept such an object.

A driver that opens /dev/i2c-1 itself does not need this module: `proofmass emulate -- COMMAND` and
`Board.run` give it the board's device files.
"""

from __future__ import annotations

import errno
from typing import Any, Iterable, Sequence

from .requests import Requests

READS = 1
"""The flag I2C_M_RD of linux/i2c.h."""


class SMBus:
    """The board's I2C bus, with the methods of smbus2.SMBus that sensor drivers need."""

    def __init__(self, board: Requests):
        """The bus of a board."""
        self._board = board

    def __enter__(self) -> "SMBus":
        return self

    def __exit__(self, *_: Any) -> None:
        pass

    def close(self) -> None:
        """Does nothing: the board stays."""

    def _write(self, address: int, data: Iterable[int]) -> None:
        self._board.transfer(address, {"write": bytes(data)})

    def _read(self, address: int, register: int, count: int) -> bytes:
        return self._board.read(address, register, count)

    def write_quick(self, address: int) -> None:
        """Checks whether a chip answers."""
        self._write(address, [])

    def read_byte(self, address: int) -> int:
        """Reads a byte at the chip's register pointer."""
        return self._board.transfer(address, {"read": 1})[0][0]

    def write_byte(self, address: int, value: int) -> None:
        """Writes a byte without a register."""
        self._write(address, [value])

    def read_byte_data(self, address: int, register: int) -> int:
        """Reads a register."""
        return self._read(address, register, 1)[0]

    def write_byte_data(self, address: int, register: int, value: int) -> None:
        """Writes a register."""
        self._write(address, [register, value])

    def read_word_data(self, address: int, register: int) -> int:
        """Reads two registers, the low byte first."""
        return int.from_bytes(self._read(address, register, 2), "little")

    def write_word_data(self, address: int, register: int, value: int) -> None:
        """Writes two registers, the low byte first."""
        self._write(address, [register, *value.to_bytes(2, "little")])

    def read_i2c_block_data(self, address: int, register: int, length: int) -> list[int]:
        """Reads up to 32 registers."""
        return list(self._read(address, register, length))

    def write_i2c_block_data(self, address: int, register: int, data: Sequence[int]) -> None:
        """Writes up to 32 registers."""
        self._write(address, [register, *data])

    def i2c_rdwr(self, *messages: Any) -> None:
        """Transfers messages of smbus2.i2c_msg to one address, with repeated STARTs."""
        if len({message.addr for message in messages}) != 1:
            raise OSError(errno.EOPNOTSUPP, "one address a transfer, on this bus")
        answers = iter(self._board.transfer(messages[0].addr, *(
            {"read": message.len} if message.flags & READS else
            {"write": bytes(message.buf[:message.len])} for message in messages)))
        for message in messages:
            if message.flags & READS:
                for index, byte in enumerate(next(answers)):
                    message.buf[index] = byte


class SpiDev:
    """A chip select of the board's SPI, with the methods of spidev.SpiDev that sensor drivers need."""

    def __init__(self, board: Requests, bus: int = 0, device: int = 0):
        """A chip select of a board."""
        self._board = board
        self.mode = 0
        self.max_speed_hz = 500_000
        self.open(bus, device)

    def open(self, bus: int, device: int) -> None:
        """Chooses another chip select."""
        self._select = f"spi{bus}.{device}"

    def close(self) -> None:
        """Does nothing: the board stays."""

    def xfer2(self, values: Sequence[int], *_: Any) -> list[int]:
        """Transfers bytes in both directions while the chip is selected."""
        data = bytes(values)
        message = {"write": data} if len(data) < 2 else {"write": data, "read": len(data) - 1}
        answers = self._transfer(message)
        # The chip does not drive the line while the command byte is sent.
        return [0xFF, *answers[0]] if answers else [0xFF]

    xfer = xfer2
    xfer3 = xfer2

    def writebytes(self, values: Sequence[int]) -> None:
        """Writes bytes."""
        self._transfer({"write": bytes(values)})

    def _transfer(self, message: dict) -> list[bytes]:
        """Transfers a frame with the configured clock."""
        return self._board.transfer(self._select, message, mode=self.mode & 3,
                                    hertz=self.max_speed_hz)

    def readbytes(self, count: int) -> list[int]:
        """Reads bytes while zeros are sent."""
        return self.xfer2([0] * count)
