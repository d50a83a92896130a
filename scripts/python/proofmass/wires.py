# SPDX-License-Identifier: Apache-2.0
"""Single bytes, pins and nanoseconds of a board in this process, for simulators that have a time of their own."""

from __future__ import annotations

import re
from typing import Any

from .connection import Error
from .library import Edge
from .requests import Address

NEVER = 2**63 - 1
"""The time of a change that will not happen."""
_MOST_EDGES = 1024


def _number(address: Address) -> int:
    """A chip's address as proofmass.h has it: on SPI 0x100 + 16 × bus + chip select."""
    if isinstance(address, int):
        return address
    spi = re.fullmatch(r"spi(\d{1,2})\.(\d{1,2})", address)
    if spi and int(spi[1]) < 16 and int(spi[2]) < 16:
        return 0x100 + 16 * int(spi[1]) + int(spi[2])
    if re.fullmatch(r"0x[0-9a-fA-F]{1,2}", address):
        return int(address, 16)
    raise Error(f"there is no address {address}: 0x18 or spi0.1")


def _byte(byte: int) -> int:
    if not 0 <= byte <= 0xFF:
        raise Error(f"{byte} is not a byte: 0 to 255")
    return byte


class Wires:
    """The methods of a `Board` that are single steps on its wires. Times are board times in nanoseconds."""

    def _wire(self, function: str, *arguments: Any) -> int:
        return self._check(getattr(self._library, function)(self._handle, *arguments))

    @property
    def now_ns(self) -> int:
        """Board time."""
        return self._wire("now")

    def advance_to_ns(self, time: int) -> None:
        """Advances board time; does nothing where that time has passed."""
        self._wire("advance", time)

    # I2C

    def i2c_start(self) -> None:
        """A START, or a repeated one."""
        self._wire("i2c_start")

    def i2c_send(self, byte: int) -> bool:
        """Sends a byte, after a START the address with the direction in its lowest bit; returns whether a chip
        acknowledges it."""
        return self._wire("i2c_send", _byte(byte)) == 1

    def i2c_receive(self) -> int:
        """Receives a byte; 0xFF without a chip that sends one."""
        return self._wire("i2c_receive")

    def i2c_stop(self) -> None:
        """A STOP."""
        self._wire("i2c_stop")

    # SPI

    def spi_select(self, address: Address) -> None:
        """Chip select low."""
        self._wire("spi_select", _number(address))

    def spi_offer(self, address: Address) -> int:
        """The byte that the chip sends, fixed at its beginning, which is now."""
        return self._wire("spi_offer", _number(address))

    def spi_take(self, address: Address, byte: int) -> None:
        """Ends that byte: the controller has sent this one meanwhile."""
        self._wire("spi_take", _number(address), _byte(byte))

    def spi_deselect(self, address: Address) -> None:
        """Chip select high."""
        self._wire("spi_deselect", _number(address))

    # Pins, by their position in `pins`

    def levels(self, address: Address) -> int:
        """The levels of a chip's output pins: bit n is the n-th pin of `pins`."""
        return self._wire("pins", _number(address))

    def next_change_ns(self, address: Address) -> int:
        """When a chip's pins may change next without a transfer; `NEVER` where they will not."""
        return self._wire("next_change", _number(address))

    def edges_ns(self, address: Address) -> list[tuple[int, int, bool]]:
        """The edges of a chip's pins since the last call: time, pin, level. None at the first call, which starts to
        keep them; the last 1024 are kept."""
        place = (Edge * _MOST_EDGES)()
        count = self._wire("edges", _number(address), place, _MOST_EDGES)
        return [(edge.time, edge.pin, edge.is_high == 1) for edge in place[:count]]
