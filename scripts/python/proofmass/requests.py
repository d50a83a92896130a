# SPDX-License-Identifier: Apache-2.0
"""The requests to a board, wherever it is (the article Control)."""

from __future__ import annotations

import time
from typing import Any, NamedTuple, Sequence, Union

from .connection import Error

Address = Union[int, str]
"""The address of a chip: 0x18 on I2C, "spi0.1" on SPI."""


class Chip(NamedTuple):
    """A chip of the board."""

    name: str
    """The name of the part, such as "LIS331DLH"."""
    address: str
    """Its address, such as "0x18" or "spi0.1"."""


def _text(address: Address) -> str:
    return f"0x{address:02x}" if isinstance(address, int) else address


class Requests:
    """The methods of a board.

    A method raises `Error` if its request is refused, and `BusError` if a transfer fails.
    """

    def __init__(self):
        hello = self.ask("hello")
        self.chips = [Chip(chip["chip"], chip["address"]) for chip in hello["chips"]]
        """The chips, in the order of the command line."""
        self.manual_time: bool = hello["manual_time"]
        """Whether time is virtual, so that only clients and transfers advance it."""
        self.allowed: set[str] = set()
        """The identifiers of violations that the fixture accepts."""

    def ask(self, request: str, **members: Any) -> dict:
        """Makes any request of the control protocol, and returns its answer."""
        raise NotImplementedError

    def __enter__(self):
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def _ask(self, request: str, **members: Any) -> dict:
        """Makes a request with the members that are not None."""
        return self.ask(request, **{key: value for key, value in members.items()
                                    if value is not None})

    # The board

    def reset(self) -> None:
        """Restores the board's initial state: registers, world, faults, violations, policies, time."""
        self.ask("reset")
        self.allowed = set()

    def power_cycle(self) -> None:
        """Briefly interrupts the supply of every chip."""
        self.ask("power_cycle")

    def address(self, name: str) -> str:
        """The address of the first chip with a part's name; case, hyphens and spaces are ignored."""
        def letters(text: str) -> str:
            return text.lower().replace("-", "").replace(" ", "")

        for chip in self.chips:
            if letters(chip.name) == letters(name):
                return chip.address
        raise Error(f"there is no {name} on the board: "
                    + ", ".join(f"{chip.name} is at {chip.address}" for chip in self.chips))

    # Time

    @property
    def now(self) -> float:
        """Board time in seconds."""
        return self.ask("now")["time_s"]

    def advance(self, seconds: float) -> float:
        """Advances board time; returns the new time, in seconds."""
        return self.ask("advance", by_s=round(seconds, 9))["time_s"]

    def advance_to(self, seconds: float) -> float:
        """Advances board time to an instant, in seconds; returns the new time."""
        return self.ask("advance", to_s=round(seconds, 9))["time_s"]

    def sleep(self, seconds: float) -> None:
        """Waits, for drivers: advances virtual time without delay; otherwise like time.sleep."""
        if self.manual_time:
            self.advance(seconds)
        else:
            time.sleep(seconds)

    # The world

    def world(self, *, force_g: Sequence[float] | None = None,
              rotation_radps: Sequence[float] | None = None,
              rotation_dps: Sequence[float] | None = None,
              field_uT: Sequence[float] | None = None,
              temperature_C: float | None = None) -> dict:
        """Changes the world from now on; returns the entire new world.

        force_g: the specific force in g, as [x, y, z]; [0, 0, 1] at rest, face up.
        rotation_radps, rotation_dps: the angular rate in rad/s or °/s, as [x, y, z].
        field_uT: the magnetic flux density in µT, as [x, y, z].
        temperature_C: the temperature in °C.
        """
        vectors = {"force_g": force_g, "rotation_radps": rotation_radps,
                   "rotation_dps": rotation_dps, "field_uT": field_uT}
        lists = {key: list(value) for key, value in vectors.items() if value is not None}
        return self._ask("world", **lists, temperature_C=temperature_C)

    def inputs(self, address: Address, adc_V: Sequence[float] | None = None) -> list[float]:
        """Sets the voltages in V at a LIS3DH's ADC1, ADC2 and ADC3; returns them."""
        volts = None if adc_V is None else list(adc_V)
        return self._ask("inputs", address=_text(address), adc_V=volts)["adc_V"]

    def scenario(self, name: str) -> float:
        """Plays a motion by name (`proofmass scenarios`); returns its end in board time, in seconds."""
        return self.ask("scenario", name=name)["end_s"]

    def motion(self, csv: str, start_s: float = 0) -> float:
        """Plays the text of a motion file from its time start_s on; returns its end in board time,
        in seconds."""
        return self.ask("motion", csv=csv, start_s=start_s)["end_s"]

    def rest(self) -> None:
        """Ends a motion: the board lies still, face up."""
        self.ask("rest")

    # Faults

    def fault(self, fault: str, *, at: int | None = None, count: int | None = None,
              address: Address | None = None, register: int | str | None = None,
              reads: bool | None = None, byte: int | None = None,
              after: int | None = None, bit: int | None = None, axis: str | None = None,
              for_s: float | None = None) -> None:
        """Plans a fault.

        fault: no-address-acknowledge, no-acknowledge (with byte), short-read (with after), timeout,
            flipped-bit (with byte and bit), brown-out, ignored-write, stuck-axis (with axis, x, y
            or z) or clock-stretch (with byte and for_s, in seconds).
        at, count: the first transaction that it affects, 1 being the next, and the number of
            consecutive ones.
        address, register, reads: limit it to such transactions; without at and count, to all of them.
        """
        self._ask("fault", fault=fault, at=at, count=count, reads=reads, byte=byte, after=after,
                  bit=bit, axis=axis, for_s=for_s,
                  address=None if address is None else _text(address),
                  register=_text(register) if isinstance(register, int) else register)

    def repair(self) -> None:
        """Cancels all planned faults."""
        self.ask("repair")

    def policy(self, address: Address, name: str, value: str) -> None:
        """Chooses an interpretation where a chip's documents are ambiguous."""
        self.ask("policy", address=_text(address), name=name, value=value)

    # Looking

    def pins(self, address: Address) -> dict[str, bool]:
        """The levels of a chip's output pins, by the names of the datasheet; True is high."""
        pins = self.ask("pins", address=_text(address))["pins"]
        return {pin["name"]: pin["high"] for pin in pins}

    def edges(self, address: Address | None = None) -> list[dict]:
        """The edges of a chip's pins, or of all pins, since the last call; none at the first call."""
        return self._ask("edges", address=None if address is None else _text(address))["edges"]

    def transcript(self, last: int | None = None) -> list[dict]:
        """The transactions since the last call, or the given number of last ones (the article Transcripts)."""
        answer = self._ask("transcript", last=last)
        transactions = answer["transactions"]
        while answer["more"]:
            answer = self.ask("transcript")
            transactions += answer["transactions"]
        return transactions

    def violations(self, address: Address | None = None) -> list[dict]:
        """The violations of the datasheets, at one chip or at all."""
        address = None if address is None else _text(address)
        return self._ask("violations", address=address)["violations"]

    def allow(self, *identifiers: str) -> None:
        """Accepts, until the next reset, violations for which the fixture would fail the test."""
        self.allowed |= set(identifiers)

    def finish(self) -> dict:
        """The verdict: whether the run was clean, violations, and faults that did not occur."""
        return self.ask("finish")

    # Buses

    def transfer(self, address: Address, *messages: dict, stop: bool = True,
                 mode: int | None = None, hertz: int | None = None) -> list[bytes]:
        """Transfers messages of {"write": bytes} and {"read": count} on a bus; returns the bytes read.

        mode, hertz: the clock on SPI; by default one that suits the chip.
        """
        encoded = [{key: value.hex() if isinstance(value, (bytes, bytearray)) else value
                    for key, value in message.items()} for message in messages]
        answers = self._ask("transfer", address=_text(address), messages=encoded, stop=stop,
                            mode=mode, hertz=hertz)
        return [bytes.fromhex(answer) for answer in answers["answers"]]

    def read(self, address: Address, command: int, count: int = 1) -> bytes:
        """Reads bytes after a command byte: the register, with the bits for increment and, on SPI,
        for reading."""
        return self.transfer(address, {"write": bytes([command]), "read": count})[0]

    def write(self, address: Address, command: int, *data: int) -> None:
        """Writes bytes after a command byte."""
        self.transfer(address, {"write": bytes([command, *data])})
