# SPDX-License-Identifier: Apache-2.0
"""Starts and stops `proofmass emulate` for a test."""

from __future__ import annotations

import atexit
import concurrent.futures
import ctypes
import os
import pathlib
import queue
import shutil
import signal
import subprocess
import sysconfig
import tempfile
import threading
import time

from .connection import Error
from .served import ServedBoard

PATIENCE = 30
"""The longest wait for a board to listen or to stop, in seconds."""


def find_command() -> str:
    """The path of the command `proofmass`.

    It is the one that the environment variable PROOFMASS names, otherwise one among this Python's scripts, in PATH,
    in the installation to which this module belongs, or in the release or debug build of a checkout that
    contains this module or the current folder. Raises `Error` if there is none.
    """
    named = os.environ.get("PROOFMASS")
    if named:
        found = shutil.which(named)
        if found:
            return found
        raise Error(f"PROOFMASS is {named}, which is no command")
    # A wheel's command has this module's version, and need not be in PATH.
    found = shutil.which("proofmass", path=sysconfig.get_path("scripts")) or shutil.which("proofmass")
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
          folder: str | os.PathLike | None = None) -> ServedBoard:
    """Starts a new board; `close` or the end of this process stops it.

    arguments: chips and options of `proofmass emulate`, such as "lis331dlh,address=0x19" and
        "--sensing", "ideal".
    fast: whether time is virtual.
    folder: the command's working directory, to which file names in the arguments are relative.
    """
    emulator = Emulator([*arguments, *(["--fast"] if fast else [])], folder)
    try:
        board = ServedBoard(emulator.path)
    except BaseException:
        emulator.stop()
        raise
    board._emulator = emulator
    return board


# The shell script that runs the command: it forwards SIGTERM to the command, and removes the folder at the end.
_KEEPER = """
"$@" & child=$!
trap 'kill "$child" 2>/dev/null' TERM
wait "$child"
status=$?
# The trap ends `wait`, and not the command yet.
while kill -0 "$child" 2>/dev/null; do
  wait "$child"
  status=$?
done
rm -rf -- "$0"
exit "$status"
"""


def _run(*words, **options) -> subprocess.Popen:
    """Starts a process in a new session; it receives SIGTERM when this process ends for any reason
    (prctl, PR_SET_PDEATHSIG)."""
    library = ctypes.CDLL(None)
    parent = os.getpid()

    def before_running():
        # The new process must receive the signal even if this one ignores or blocks it.
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
        library.prctl(1, signal.SIGTERM, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(1)

    # Ctrl-C must end only this process, which still has to judge the last test.
    return _in_lasting_thread(lambda: subprocess.Popen(
        words, start_new_session=True, preexec_fn=before_running, **options))


_calls: dict[int, queue.SimpleQueue] = {}
"""The calls for a thread that never ends, by the identifier of its process."""
_calls_lock = threading.Lock()


def _in_lasting_thread(call):
    """Makes a call in a thread that lasts until this process ends: for the kernel, a process' parent has ended when
    the thread that started it has ended."""
    if threading.current_thread() is threading.main_thread():
        return call()
    with _calls_lock:
        calls = _calls.get(os.getpid())
        if calls is None:
            calls = _calls[os.getpid()] = queue.SimpleQueue()
            threading.Thread(target=_answer, args=(calls,), daemon=True).start()
    future = concurrent.futures.Future()
    calls.put((future, call))
    return future.result()


def _answer(calls):
    while True:
        future, call = calls.get()
        try:
            future.set_result(call())
        except BaseException as error:
            future.set_exception(error)


class Emulator:
    """A running `proofmass emulate --listen`, with a socket in a temporary folder.

    `stop` ends the command and removes the folder; so does the end of this process, even by a signal.
    """

    def __init__(self, arguments: list[str], folder: str | os.PathLike | None):
        command = find_command()
        self._owner = os.getpid()
        self._folder = tempfile.mkdtemp(prefix="proofmass-")
        # The path of a socket has at most 107 bytes.
        if len(os.fsencode(self._folder)) > 90:
            os.rmdir(self._folder)
            self._folder = tempfile.mkdtemp(prefix="proofmass-", dir="/tmp")
        self.path = os.path.join(self._folder, "board")
        # A file rather than a pipe, which could fill up; it has no name, and does not depend on the folder.
        self._words = tempfile.TemporaryFile()
        try:
            self._process = _run(
                "/bin/sh", "-c", _KEEPER, self._folder, command, "emulate", "--listen", self.path, *arguments,
                cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=self._words)
        except BaseException as error:
            self._words.close()
            shutil.rmtree(self._folder, ignore_errors=True)
            if isinstance(error, OSError) and error.errno:
                raise Error(f"cannot run {command}: {error.strerror}") from None
            raise
        atexit.register(self.stop)
        try:
            self._await_listening()
        except BaseException:
            self.stop()
            raise

    def _await_listening(self) -> None:
        """Waits for the socket, which exists once clients can connect."""
        end = time.monotonic() + PATIENCE
        while not os.path.exists(self.path):
            ended = self._process.poll() is not None
            if ended or time.monotonic() > end:
                self._words.seek(0)
                lines = self._words.read().decode(errors="replace").strip().splitlines()
                line = lines[-1] if ended and lines else "proofmass emulate does not listen"
                raise Error(line.removeprefix("proofmass: "))
            time.sleep(0.002)

    def stop(self, patience: float = PATIENCE) -> None:
        """Ends the command, by SIGKILL if it takes longer than `patience` seconds, and removes its folder."""
        # Does nothing in a process that was forked from the one that started the command.
        if os.getpid() != self._owner:
            return
        atexit.unregister(self.stop)
        try:
            self._process.terminate()
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            pass
        finally:
            # The shell is the leader of its process group, and its identifier is not reused before it is
            # waited for.
            if self._process.poll() is None:
                os.killpg(self._process.pid, signal.SIGKILL)
                self._process.wait()
            self._words.close()
            shutil.rmtree(self._folder, ignore_errors=True)
