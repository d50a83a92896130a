# SPDX-License-Identifier: Apache-2.0
"""A connection that speaks the control protocol: JSON Lines over a socket."""

from __future__ import annotations

import errno
import json
import os
import socket
import threading
from typing import Any

ERROR_NUMBERS = {
    "no-acknowledge": errno.EREMOTEIO,
    "arbitration-lost": errno.EAGAIN,
    "timeout": errno.ETIMEDOUT,
    "unsupported": errno.EOPNOTSUPP,
}
"""The error numbers that a Raspberry Pi's kernel returns for failures of the bus."""

PATIENCE = 60
"""The longest wait for an answer, in seconds."""


class Error(RuntimeError):
    """A request that was refused, or a board that is not there; the text is one line."""


class BusError(OSError):
    """A transfer that failed; `errno` is that of a Raspberry Pi's kernel, `kind` says the same in
    words: no-acknowledge, arbitration-lost, timeout, unsupported or other."""

    def __init__(self, message: str, kind: str):
        super().__init__(ERROR_NUMBERS.get(kind, errno.EIO), message)
        self.kind = kind


class Connection:
    """A connection to a board. Several threads may use one."""

    def __init__(self, path: str | None):
        """Connects to the socket at a path, or else in the environment's PROOFMASS_BOARD."""
        path = path or os.environ.get("PROOFMASS_BOARD")
        if not path:
            raise Error("PROOFMASS_BOARD names no board: use proofmass.start()")
        self.path = path
        self._lock = threading.Lock()
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(PATIENCE)
        try:
            self._socket.connect(path)
        except OSError as error:
            self._socket.close()
            raise Error(f"no board answers at {path}: {error.strerror or error}") from None
        self._file = self._socket.makefile("rwb")

    def close(self) -> None:
        """Ends the connection."""
        self._file.close()
        self._socket.close()

    def ask(self, request: str, **members: Any) -> dict:
        """Makes any request of the control protocol, and returns its answer."""
        line = json.dumps({"do": request, **members}) + "\n"
        with self._lock:
            try:
                self._file.write(line.encode())
                self._file.flush()
                answer = self._file.readline()
            except (OSError, ValueError) as error:
                raise Error(f"the board at {self.path} does not answer: {error}") from None
        if not answer:
            raise Error(f"the board at {self.path} has ended")
        parsed = json.loads(answer)
        if "bus" in parsed:
            raise BusError(parsed["error"], parsed["bus"])
        if "error" in parsed:
            raise Error(parsed["error"])
        return parsed
