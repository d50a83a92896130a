# SPDX-License-Identifier: Apache-2.0
"""The board of the fixture: in this process, until a test needs a program's door."""

from __future__ import annotations

import shlex
import subprocess
from typing import Any, Sequence

from .board import Board
from .connection import Error
from .requests import Address
from .served import ServedBoard

MOST = 100_000
"""The number of requests that are repeated on the served board."""


def arguments_of(words: Sequence[str]) -> tuple[list[str], dict[str, Any]] | None:
    """The chips and options of a `Board` for arguments of `proofmass emulate`; None where it has no such option."""
    chips, options, rest = [], {}, list(words)
    while rest:
        word, equals, value = rest.pop(0).partition("=")
        if not word.startswith("-"):
            chips.append(word + equals + value)
            continue
        if word not in ("--sensing", "--seed") or not (equals or rest):
            return None
        value = value if equals else rest.pop(0)
        if word == "--seed" and not value.isdecimal():
            return None
        options[word[2:]] = int(value) if word == "--seed" else value
    # As in the command, a seed means typical specimens.
    options.setdefault("sensing", "typical" if "seed" in options else "ideal")
    return chips, options


class FixtureBoard(Board):
    """A board in this process that repeats its requests on a served one, when a program is to find it.

    The same requests have the same effects there, because time is virtual. So a test does not have to announce that it
    runs a program, and one that does not needs no other process.
    """

    def __init__(self, words: Sequence[str], start, chips, options):
        """start: starts a served board with the same arguments."""
        self._start = start
        self._words_of_command = words
        self._journal: list[tuple[str, dict]] = []
        self._is_complete = True
        self._served: ServedBoard | None = None
        super().__init__(*chips, **options)

    def ask(self, request: str, **members: Any) -> dict:
        if self._served is not None:
            return self._served.ask(request, **members)
        if len(self._journal) < MOST:
            self._journal.append((request, members))
        else:
            self._is_complete = False
        return super().ask(request, **members)

    # As requests, so that they are repeated.

    def read(self, address: Address, command: int, count: int = 1) -> bytes:
        return self.transfer(address, {"write": bytes([command]), "read": count})[0]

    def write(self, address: Address, command: int, *data: int) -> None:
        self.transfer(address, {"write": bytes([command, *data])})

    def _depart(self, what: str) -> None:
        """Before something that is no request: a program cannot follow it, and it cannot follow a program."""
        if self._served is not None:
            raise Error(f"{what}: a program uses this board: use a proofmass.Board for it")
        self._is_complete = False

    def _drive(self) -> None:
        self._depart("sample")
        super()._drive()

    def _wire(self, function: str, *arguments: Any) -> int:
        self._depart(function)
        return super()._wire(function, *arguments)

    def truth(self, times: Sequence[float]) -> memoryview:
        self._depart("truth")
        return super().truth(times)

    def snapshot(self) -> int:
        self._depart("snapshot")
        return super().snapshot()

    def restore(self, snapshot: int) -> None:
        self._depart("restore")
        super().restore(snapshot)

    def reset(self) -> None:
        if self._served is not None:
            self._served.close()
            self._served = None
        super().reset()
        self._journal.clear()
        self._is_complete = True

    @property
    def path(self) -> str:
        """The socket at which the board is served, from the first use on."""
        return self._serve().path

    @property
    def connected(self) -> bool:
        """Whether requests can be made."""
        return self._served is None or self._served.connected

    def run(self, command: Sequence[str], **options: Any) -> subprocess.CompletedProcess:
        return self._serve().run(command, **options)

    run.__doc__ = ServedBoard.run.__doc__

    def close(self, patience: float | None = None) -> None:
        if self._served is not None:
            self._served.close(patience)
            self._served = None
        super().close()

    def _serve(self) -> ServedBoard:
        if self._served is not None:
            return self._served
        if not self._is_complete:
            raise Error(f"the board has made more than {MOST} requests, has sampled, or had single bytes: run the "
                        f"program first, or start a board with proofmass.start({shlex.join(self._words_of_command)!r}) "
                        "for it")
        served = self._start()
        try:
            for request, members in self._journal:
                try:
                    served.ask(request, **members)
                except (Error, OSError):
                    # It was refused in this process, too, or failed on the bus.
                    if not served.connected:
                        raise
            if served.now != self.now:
                raise Error("the served board has another time than that of this process: report this as a defect")
        except BaseException:
            served.close()
            raise
        self._served = served
        return served
