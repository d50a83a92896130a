# SPDX-License-Identifier: Apache-2.0
"""A board that another process serves at a socket."""

from __future__ import annotations

import subprocess
from typing import Any, Sequence

from .connection import Connection
from .requests import Requests


class ServedBoard(Connection, Requests):
    """A board that `proofmass emulate --listen` serves, by the control protocol.

    Other clients may use it at the same time. Several threads may use one object.
    """

    def __init__(self, path: str | None = None):
        """Connects to a board.

        path: the socket; by default that in the environment variable PROOFMASS_BOARD.
        """
        Connection.__init__(self, path)
        Requests.__init__(self)
        self._emulator: Any = None

    def close(self, patience: float | None = None) -> None:
        """Closes the connection, and stops the board if `start` created it.

        patience: the seconds that the board may take to stop before it is killed; by default 30.
        """
        Connection.close(self)
        if self._emulator is not None:
            self._emulator.stop(*(() if patience is None else (patience,)))

    def run(self, command: Sequence[str], **options: Any) -> subprocess.CompletedProcess:
        """Runs a program that finds the board at /dev/i2c-1, as `proofmass attach` does.

        options: those of subprocess.run.
        """
        from .emulator import find_command

        return subprocess.run([find_command(), "attach", self.path, "--", *command], **options)
