# SPDX-License-Identifier: Apache-2.0
"""Starts `proofmass emulate` for a test, and ends it."""

from __future__ import annotations

import ctypes
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import threading
import time

from .board import Board
from .connection import Error

PATIENCE = 30
"""The longest wait for a board to listen or to end, in seconds."""


def find_command() -> str:
    """The path of the command `proofmass`.

    It is the one that the environment's PROOFMASS names, otherwise one in PATH, in the installation
    to which this module belongs, or in the release or debug build of a checkout that contains this
    module or the current folder. Raises `Error` where there is none.
    """
    named = os.environ.get("PROOFMASS")
    if named:
        found = shutil.which(named)
        if found:
            return found
        raise Error(f"PROOFMASS is {named}, which is no command")
    found = shutil.which("proofmass")
    if found:
        return found
    here = pathlib.Path(__file__).resolve()
    for folder in [*here.parents, pathlib.Path.cwd(), *pathlib.Path.cwd().parents]:
        for place in ("bin", ".build/release", ".build/debug"):
            file = folder / place / "proofmass"
            if file.is_file() and os.access(file, os.X_OK):
                return str(file)
    raise Error("the command proofmass is not found: install it with scripts/install, or name it "
                "in the environment's PROOFMASS")


def start(*arguments: str, fast: bool = True,
          folder: str | os.PathLike | None = None) -> Board:
    """Starts a board of its own, which `close` or the end of this process ends.

    arguments: chips and options of `proofmass emulate`, as "lis331dlh,address=0x19" and
        "--sensing", "ideal".
    fast: whether time is virtual.
    folder: where the command runs, and finds files that the arguments name.
    """
    emulator = Emulator([*arguments, *(["--fast"] if fast else [])], folder)
    try:
        board = Board(emulator.path)
    except BaseException:
        emulator.stop()
        raise
    board._emulator = emulator
    return board


def _before_running():
    """What a child does before it becomes the command: it asks to be ended when this process is
    gone, however that ends (prctl, PR_SET_PDEATHSIG)."""
    # The kernel looks at the thread that starts it, and other threads may end before the process.
    if threading.current_thread() is not threading.main_thread():
        return None
    library = ctypes.CDLL(None)
    return lambda: library.prctl(1, signal.SIGTERM, 0, 0, 0)


class Emulator:
    """A running `proofmass emulate --listen`, with a socket in a folder of its own."""

    def __init__(self, arguments: list[str], folder: str | os.PathLike | None):
        command = find_command()
        self._folder = tempfile.mkdtemp(prefix="proofmass-")
        # The path of a socket has at most 107 bytes.
        if len(os.fsencode(self._folder)) > 90:
            os.rmdir(self._folder)
            self._folder = tempfile.mkdtemp(prefix="proofmass-", dir="/tmp")
        self.path = os.path.join(self._folder, "board")
        # A file rather than a pipe, which would fill up.
        with open(self._words, "wb") as words:
            try:
                self._process = subprocess.Popen(
                    [command, "emulate", "--listen", self.path, *arguments], cwd=folder,
                    stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=words,
                    # Ctrl-C is for this process, which still has to judge the last test.
                    start_new_session=True, preexec_fn=_before_running())
            except OSError as error:
                shutil.rmtree(self._folder, ignore_errors=True)
                raise Error(f"cannot run {command}: {error.strerror}") from None
        self._await_listening()

    @property
    def _words(self) -> str:
        return os.path.join(self._folder, "words")

    def _await_listening(self) -> None:
        """Waits for the socket, which is there when clients can connect."""
        end = time.monotonic() + PATIENCE
        while not os.path.exists(self.path):
            ended = self._process.poll() is not None
            if ended or time.monotonic() > end:
                with open(self._words, encoding="utf-8", errors="replace") as words:
                    lines = words.read().strip().splitlines()
                self.stop()
                line = lines[-1] if ended and lines else "proofmass emulate does not listen"
                raise Error(line.removeprefix("proofmass: "))
            time.sleep(0.002)

    def stop(self) -> None:
        """Ends the command, and removes its folder."""
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)
