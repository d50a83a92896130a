# SPDX-License-Identifier: Apache-2.0
"""A board in this process: no command, no socket."""

from __future__ import annotations

import ctypes
import json
import threading
from typing import Any, Sequence

from .connection import BusError, Error
from .library import library
from .requests import Address, Requests
from .wires import Wires

SENSORS = ("acc", "gyr", "mag")
"""The names of the sensors, in the order of their numbers."""
LONGEST = 60_000_000_000
"""The longest run of the library, in nanoseconds."""
MOST_SECONDS = 10_000_000
"""The longest duration of `Board.sample`, some four months."""
_KINDS = {-3: "no-acknowledge", -4: "arbitration-lost", -5: "timeout", -6: "unsupported"}
"""The kinds of a bus' failures, by the library's codes."""


class Board(Wires, Requests):
    """An emulated board in this process, in virtual time.

        with proofmass.Board("lis331dlh,rate=1000", sensing="typical", seed=7) as board:
            samples = board.sample("acc", seconds=3600)

    Several threads may use one board, one after the other, and several boards at once: a call gives up Python's lock
    while the library works.
    """

    def __init__(self, *chips: str, sensing: str = "ideal", seed: int = 1, i2c_hertz: int = 400_000,
                 spi_hertz: int = 1_000_000):
        """Creates a board.

        chips: in the words of the command, such as "lis331dlh,address=0x19,rate=1000,range=4g"; the rate and the range
            are those of `sample`. By default an LIS331DLH, an L3G4200D and an AK8975.
        sensing: "ideal", "nominal" or "typical", whose specimens `seed` draws.
        i2c_hertz, spi_hertz: the speeds of the buses.
        """
        self._library = library()
        # A signal handler runs in the thread that it interrupts, which may hold this lock.
        self._lock = threading.RLock()
        self._asks = False
        self._handle = 0
        description = {"sensing": sensing, "seed": seed, "drivers": False, "continuous": True,
                       "at_once": True, "i2c_hertz": i2c_hertz, "spi_hertz": spi_hertz}
        if chips:
            description["chips"] = list(chips)
        text = json.dumps(description).encode()
        message = ctypes.create_string_buffer(1000)
        handle = self._library.create(text, len(text), message, len(message))
        if handle <= 0:
            raise Error(message.value.decode(errors="replace") or self._words(handle))
        self._handle = handle
        super().__init__()

    def close(self) -> None:
        """Releases the board."""
        handle, self._handle = self._handle, 0
        if handle:
            self._library.release(handle)

    def __del__(self):
        if getattr(self, "_handle", 0):
            self.close()

    def ask(self, request: str, **members: Any) -> dict:
        """Makes any request of the control protocol, and returns its answer."""
        text = json.dumps({"do": request, **members}).encode()
        with self._lock:
            if self._asks:
                raise Error(f"{request}: this thread has another request under way, which a signal interrupted")
            self._asks = True
            try:
                length = self._check(self._library.request(self._handle, text, len(text)))
                answer = json.loads(self._answer(length))
            finally:
                self._asks = False
        if "bus" in answer:
            raise BusError(answer["error"], answer["bus"])
        if "error" in answer:
            raise Error(answer["error"])
        return answer

    def reset(self) -> None:
        with self._lock:
            self._library.drive(self._handle, 0)
            super().reset()

    reset.__doc__ = Requests.reset.__doc__

    def run(self, command: Sequence[str], **options: Any):
        """A program cannot find a board of this process: raises `Error`."""
        raise Error("a program cannot find a board of this process: use proofmass.start(), or the fixture of pytest")

    # Bytes, without JSON

    def read(self, address: Address, command: int, count: int = 1) -> bytes:
        if not isinstance(address, int):
            return super().read(address, command, count)
        return self._transfer(address, bytes([command]), count)

    def write(self, address: Address, command: int, *data: int) -> None:
        if not isinstance(address, int):
            return super().write(address, command, *data)
        self._transfer(address, bytes([command, *data]), 0)
        return None

    read.__doc__, write.__doc__ = Requests.read.__doc__, Requests.write.__doc__

    def _transfer(self, address: int, written: bytes, count: int) -> bytes:
        place = ctypes.create_string_buffer(count)
        code = self._library.i2c(self._handle, address, written, len(written), place, count)
        if code in _KINDS or code == -7:
            raise BusError(self._words(code), _KINDS.get(code, "other"))
        self._check(code)
        return place.raw

    # Samples

    def sample(self, *sensors: str, seconds: float) -> dict[str, memoryview]:
        """Lets ProofMass' drivers sample from now on, each sample at the instant at which it appears.

        sensors: "acc", "gyr", "mag"; by default all that the board has.
        seconds: the duration in board time.

        Returns for each sensor its samples, as a memoryview of n × 4 numbers (float64): time in seconds, and x, y and z
        in g, rad/s or µT. `numpy.asarray` makes an array of it without copying. The first call configures the chips,
        and their settling time is part of the duration.
        """
        for name in sensors:
            if name not in SENSORS:
                raise Error(f"there is no sensor {name}: acc, gyr or mag")
        if not isinstance(seconds, (int, float)) or not 0 <= seconds <= MOST_SECONDS:
            raise Error(f"seconds is {seconds!r}: a number from 0 to {MOST_SECONDS}")
        wanted = sensors or SENSORS
        pieces: dict[str, list] = {name: [] for name in wanted}
        with self._lock:
            self._drive()
            now = self._check(self._library.now(self._handle))
            end = now + round(seconds * 1e9)
            while now < end:
                now = min(end, now + LONGEST)
                self._check(self._library.run(self._handle, now, 0))
                for name in wanted:
                    pieces[name].append(self._samples(SENSORS.index(name)))
        found = {name: _joined(list_) for name, list_ in pieces.items()}
        for name in sensors:
            if not len(found[name]):
                raise Error(f"the board has no samples of {name} in {seconds} s: "
                            + ", ".join(f"{chip.name} is at {chip.address}" for chip in self.chips))
        return {name: samples for name, samples in found.items() if len(samples)}

    def truth(self, times: Sequence[float]) -> memoryview:
        """The board's true state at times in seconds.

        Returns a memoryview of n × 13 numbers: specific force in g, angular rate in rad/s and flux density in µT on the
        board's axes (x, y, z), and the attitude as a quaternion (w, x, y, z), which rotates them to the world.
        """
        if not all(abs(time) < 1e9 for time in times):
            raise Error("a time is not a number of seconds")
        instants = (ctypes.c_int64 * len(times))(*(round(time * 1e9) for time in times))
        numbers = (ctypes.c_double * (13 * len(times)))()
        most = 1_000_000
        for first in range(0, len(times), most):
            count = min(most, len(times) - first)
            self._check(self._library.truth(
                self._handle, ctypes.cast(ctypes.byref(instants, 8 * first), ctypes.POINTER(ctypes.c_int64)), count,
                ctypes.cast(ctypes.byref(numbers, 8 * 13 * first), ctypes.POINTER(ctypes.c_double))))
        return _table(bytearray(numbers), 13)

    def _drive(self) -> None:
        self._check(self._library.drive(self._handle, 1))

    def _samples(self, number: int) -> ctypes.Array:
        count = self._check(self._library.samples(self._handle, number, None, 0))
        place = (ctypes.c_double * count)()
        self._library.samples(self._handle, number, place, count)
        return place

    # Snapshots

    def snapshot(self) -> int:
        """Keeps the present state: time, world, chips, violations, policies and faults; returns its number."""
        return self._check(self._library.snapshot(self._handle))

    def restore(self, snapshot: int) -> None:
        """Returns to a snapshot."""
        self._check_snapshot(self._library.restore(self._handle, snapshot), snapshot)

    def forget(self, snapshot: int) -> None:
        """Forgets a snapshot."""
        self._check_snapshot(self._library.forget(self._handle, snapshot), snapshot)

    def _check_snapshot(self, code: int, snapshot: int) -> None:
        if code == -2:
            raise Error(f"there is no snapshot {snapshot}: it was forgotten, or never made")
        self._check(code)

    # The library

    def _answer(self, length: int) -> bytes:
        place = ctypes.create_string_buffer(length)
        self._library.answer(self._handle, place, length)
        return place.raw

    def _words(self, code: int) -> str:
        return self._library.words(code).decode()

    def _check(self, code: int) -> int:
        """The result of a call; raises `Error` for a failure's code."""
        if code >= 0:
            return code
        if not self._handle:
            raise Error("the board has been closed: create another")
        if code in (-8, -11):
            raise Error(self._answer(max(0, self._library.answer(self._handle, None, 0))).decode())
        raise Error(self._words(code))


def _table(data: bytearray, columns: int) -> memoryview:
    """Rows of numbers. A view without rows has one dimension, because a shape cannot have a 0."""
    view = memoryview(data)
    return view.cast("d", (len(data) // 8 // columns, columns)) if data else view.cast("d")


def _joined(pieces: list) -> memoryview:
    return _table(bytearray().join(memoryview(piece).cast("B") for piece in pieces), 4)
