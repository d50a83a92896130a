# SPDX-License-Identifier: Apache-2.0
"""A connection that uses the control protocol: JSON Lines over a socket."""

from __future__ import annotations

import errno
import json
import os
import select
import socket
import threading
import time
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
    """A request that was refused, or a board that cannot be reached; the text is one line."""


class BusError(OSError):
    """A transfer that failed; `errno` is that of a Raspberry Pi's kernel, and `kind` is its name:
    no-acknowledge, arbitration-lost, timeout, unsupported or other."""

    def __init__(self, message: str, kind: str):
        super().__init__(ERROR_NUMBERS.get(kind, errno.EIO), message)
        self.kind = kind


class Connection:
    """A connection to a board. Several threads may use one.

    If an exception interrupts a request, for example from a timeout's signal, the connection is closed: the answer
    would otherwise be taken for that of the next request.
    """

    def __init__(self, path: str | None):
        """Connects to the socket at a path, by default that in the environment variable PROOFMASS_BOARD."""
        path = path or os.environ.get("PROOFMASS_BOARD")
        if not path:
            raise Error("PROOFMASS_BOARD names no board: use proofmass.start()")
        self.path = path
        # A signal handler runs in the thread that it interrupts, which may hold this lock.
        self._lock = threading.RLock()
        self._asks = False
        self._number = 0
        self._received = b""
        self._socket = socket.socket(socket.AF_UNIX)
        try:
            self._socket.connect(path)
        except OSError as error:
            self._socket.close()
            raise Error(f"no board answers at {path}: {error.strerror or error}") from None
        except BaseException:
            self._socket.close()
            raise
        self._socket.setblocking(False)

    @property
    def connected(self) -> bool:
        """Whether requests can be made: the connection was not closed, and no request was interrupted."""
        return self._socket.fileno() >= 0

    def close(self) -> None:
        """Closes the connection."""
        self._socket.close()

    def ask(self, request: str, **members: Any) -> dict:
        """Makes any request of the control protocol, and returns its answer."""
        with self._lock:
            if self._asks:
                raise Error(f"{request}: this thread waits for the answer to another request, which a signal "
                            "interrupted")
            if not self.connected:
                raise Error(f"the connection to the board at {self.path} has ended, by close() or by an interrupted "
                            "request: connect anew")
            self._number += 1
            number = self._number
            line = json.dumps({"id": number, "do": request, **members}) + "\n"
            try:
                self._asks = True
                parsed = json.loads(self._exchange(line.encode()))
                # A request that is not valid JSON, for example because it contains NaN, is refused without
                # its id.
                if parsed.get("id") != members.get("id", number) and not (
                        parsed.get("id") is None and "error" in parsed):
                    raise Error(f"the board at {self.path} answers another request than the last")
            except BaseException as error:
                self._socket.close()
                # A timeout that other code has raised is an OSError without a number.
                if isinstance(error, ValueError) or isinstance(error, OSError) and error.errno:
                    raise Error(f"the board at {self.path} does not answer: {error}") from None
                raise
            finally:
                self._asks = False
        # The id is internal to this connection.
        parsed["id"] = members.get("id")
        if "bus" in parsed:
            raise BusError(parsed["error"], parsed["bus"])
        if "error" in parsed:
            raise Error(parsed["error"])
        return parsed

    def _exchange(self, request: bytes) -> bytes:
        """Sends a line; returns the next line received."""
        end = time.monotonic() + PATIENCE
        while request:
            self._await(select.POLLOUT, end)
            request = request[self._socket.send(request):]
        while b"\n" not in self._received:
            self._await(select.POLLIN, end)
            piece = self._socket.recv(0x10000)
            if not piece:
                raise Error(f"the board at {self.path} has ended")
            self._received += piece
        answer, _, self._received = self._received.partition(b"\n")
        return answer

    def _await(self, event: int, end: float) -> None:
        """Waits until the socket can be written or read."""
        poll = select.poll()
        poll.register(self._socket, event)
        if not poll.poll(max(0, end - time.monotonic()) * 1000):
            raise Error(f"the board at {self.path} does not answer: nothing came for {PATIENCE} s")
