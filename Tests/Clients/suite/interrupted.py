# SPDX-License-Identifier: Apache-2.0
"""Requests that a signal interrupts, and boards that stop, between tests that must not be affected."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading

import proofmass
import pytest


class Interruption(Exception):
    """The exception that a timeout's signal raises."""


@pytest.fixture
def interruptible():
    """Makes SIGUSR1 raise an exception in the main thread, whatever it is doing."""
    def interrupt(*_):
        raise Interruption

    former = signal.signal(signal.SIGUSR1, interrupt)
    yield
    signal.signal(signal.SIGUSR1, former)


class Peer(threading.Thread):
    """A board that answers with the request's number, or with a given answer."""

    def __init__(self, path, answers):
        super().__init__(daemon=True)
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(path)
        self.listener.listen()
        self.answers = answers
        self.start()

    def run(self):
        connection, _ = self.listener.accept()
        try:
            for line in connection.makefile():
                request = json.loads(line)
                answer = json.dumps({"id": request["id"], **self.answers(request)}) + "\n"
                connection.sendall(answer.encode())
        except ConnectionError:
            pass


def hello(request):
    return {"chips": [], "manual_time": True, "time_s": 7} if request["do"] == "hello" else {"time_s": 7}


def test_a_signal_between_request_and_answer(tmp_path, interruptible):
    def answers(request):
        if request["do"] == "slow":
            os.kill(os.getpid(), signal.SIGUSR1)
            return {"time_s": "late"}
        return hello(request)

    Peer(str(tmp_path / "board"), answers)
    board = proofmass.ServedBoard(str(tmp_path / "board"))
    assert board.now == 7 and board.connected
    with pytest.raises(Interruption):
        board.ask("slow")
    assert not board.connected
    with pytest.raises(proofmass.Error, match="interrupted request: connect anew"):
        board.now
    board.close()


def test_a_timeout_of_somebody_else_stays_itself(tmp_path, monkeypatch):
    Peer(str(tmp_path / "board"), hello)
    board = proofmass.ServedBoard(str(tmp_path / "board"))

    def time_out(*_):
        raise TimeoutError("the test takes too long")

    monkeypatch.setattr(board, "_await", time_out)
    with pytest.raises(TimeoutError, match="the test takes too long"):
        board.now
    assert not board.connected


def test_an_answer_to_another_request(tmp_path):
    Peer(str(tmp_path / "board"), lambda request: {**hello(request), **(
        {"id": request["id"] - 1} if request["do"] == "now" else {})})
    board = proofmass.ServedBoard(str(tmp_path / "board"))
    with pytest.raises(proofmass.Error, match="answers another request"):
        board.now
    assert not board.connected


def test_a_request_within_another(tmp_path):
    handled = threading.Event()

    def handle(*_):
        with pytest.raises(proofmass.Error, match="waits for the answer to another request"):
            board.now
        handled.set()

    def answers(request):
        if request["do"] == "slow":
            os.kill(os.getpid(), signal.SIGUSR2)
            handled.wait()
        return hello(request)

    former = signal.signal(signal.SIGUSR2, handle)
    try:
        Peer(str(tmp_path / "board"), answers)
        board = proofmass.ServedBoard(str(tmp_path / "board"))
        assert board.ask("slow")["time_s"] == 7
        assert board.connected and board.now == 7
    finally:
        signal.signal(signal.SIGUSR2, former)


def interrupted(board):
    """Interrupts a request to a board of another process before its answer."""
    served = board._serve()

    def interrupt(*_):
        raise Interruption

    served._await, former = interrupt, served._await
    try:
        with pytest.raises(Interruption):
            board.world(temperature_C=40)
    finally:
        served._await = former


def test_a_board_whose_request_was_interrupted(board):
    interrupted(board)


def test_the_next_gets_another(board):
    assert board.now == 0 and board.read(0x18, 0x0F) == b"\x32"
    assert board.world()["temperature_C"] == 25


@pytest.mark.xfail(strict=True)
def test_what_was_forbidden_is_found_after_an_interruption(board):
    board.write(0x18, 0x10, 0x01)  # a reserved register
    interrupted(board)


def test_a_number_that_is_none(board):
    with pytest.raises(proofmass.Error):
        board.advance(float("nan"))
    assert board.now == 0


@pytest.mark.xfail(strict=True)
def test_a_board_that_is_killed(board):
    os.killpg(board._serve()._emulator._process.pid, signal.SIGKILL)
    with pytest.raises(proofmass.Error):
        while True:
            board.now


def test_the_next_of_that_gets_another(board):
    assert board.read(0x18, 0x0F) == b"\x32"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder in which a test's processes keep their files."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path


IN_A_THREAD = """
def start():
    global board
    board = proofmass.start()
thread = threading.Thread(target=start)
thread.start()
thread.join()
board.advance(1)
"""


@pytest.mark.parametrize("program", [
    "board = proofmass.start()",
    "board = proofmass.start(); os.kill(os.getpid(), signal.SIGKILL)",
    "board = proofmass.start(); os._exit(3)",
    "board = proofmass.start(); raise SystemExit(3)",
    "signal.signal(signal.SIGTERM, signal.SIG_IGN); board = proofmass.start(); os.kill(os.getpid(), signal.SIGKILL)",
    IN_A_THREAD,
    IN_A_THREAD + "os.kill(os.getpid(), signal.SIGKILL)",
    "board = proofmass.start(); os.fork() or exit(); os.wait(); board.advance(1)",
])
def test_a_process_that_ends_takes_its_board_along(folder, program):
    outcome = subprocess.run([sys.executable, "-c", f"import os, signal, threading, proofmass\n{program}"],
                             stderr=subprocess.PIPE, text=True)
    assert outcome.stderr == ""
    # Nothing reports when the kernel's signal has taken effect.
    waiting = threading.Event()
    for _ in range(1000):
        if not list(folder.iterdir()):
            break
        waiting.wait(0.01)
    assert list(folder.iterdir()) == []
