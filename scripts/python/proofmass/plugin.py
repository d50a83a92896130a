# SPDX-License-Identifier: Apache-2.0
"""The pytest fixture `board`: a fresh emulated board for each test.

pytest finds it if the module is installed; otherwise conftest.py needs

    pytest_plugins = ["proofmass.plugin"]
"""

from __future__ import annotations

import os

import pytest

from .connection import Error
from .emulator import start
from .fixture import FixtureBoard, arguments_of
from .library import find_library, library
from .requests import Requests
from .served import ServedBoard

SHOWN = 10
"""The number of transactions shown for a failed test."""

RESTART_PATIENCE = 2
"""The longest wait for a board that is being replaced to stop, in seconds."""

RECENT = 1000
"""The number of recent transactions that are searched for those that broke a rule."""

MOST_WORDS = 18
"""The number of words after which the description of a transaction is truncated."""

_used: dict[str, Requests] = {}
"""The boards of the running tests, by the tests' identifiers."""


def pytest_addoption(parser):
    parser.addini("proofmass_board", type="args", default=[],
                  help="chips and options of `proofmass emulate`, for the boards of the tests")
    parser.addini("proofmass_strict", type="bool", default=False,
                  help="fail a test for hazards, too")


def pytest_configure(config):
    config.addinivalue_line(
        "markers",
        "proofmass(*arguments): chips and options of `proofmass emulate`, for a board of "
        "the test's own")


class _Boards:
    """The boards of a session: one for each list of arguments, started when it is first needed."""

    def __init__(self, config):
        self._config = config
        self._boards = {}

    def find(self, marker) -> Requests:
        """The board that a test's marker requests, or else the common board, in its initial state."""
        key = marker.args if marker else None
        board = self._boards.get(key)
        if board is not None:
            try:
                board.reset()
                return board
            except Error:
                # The board has stopped, or may still be busy with an interrupted request.
                del self._boards[key]
                board.close(RESTART_PATIENCE)
        board = self._boards[key] = self._start(key)
        board.reset()
        return board

    def _start(self, key) -> Requests:
        if key is None and os.environ.get("PROOFMASS_BOARD"):
            if os.environ.get("PYTEST_XDIST_WORKER"):
                raise Error("several workers share the board of PROOFMASS_BOARD: run pytest "
                            "without -n, or without that variable")
            return ServedBoard()
        arguments = self._config.getini("proofmass_board") if key is None else list(key)
        # As in tests in Swift, noise and offsets of the sensing elements are only used on request.
        if not any(word.split("=")[0] in ("--sensing", "--seed") for word in arguments):
            arguments = [*arguments, "--sensing", "ideal"]
        def serve():
            return start(*arguments, folder=self._config.rootpath)

        plain = arguments_of(arguments)
        try:
            find_library()
        except Error:
            plain = None
        if not plain:
            return serve()
        # A library that cannot be used is reported.
        library()
        try:
            return FixtureBoard(arguments, serve, *plain)
        except Error:
            # It does not have these chips or options: the command has them, or reports what is wrong.
            return serve()

    def close(self):
        for board in self._boards.values():
            board.close()


@pytest.fixture(scope="session")
def proofmass_boards(pytestconfig):
    """The boards, which the tests use one after the other."""
    boards = _Boards(pytestconfig)
    yield boards
    boards.close()


@pytest.fixture
def board(request, proofmass_boards):
    """A fresh emulated board. A test that does what a datasheet forbids fails."""
    node = request.node
    reason = None
    try:
        board = proofmass_boards.find(node.get_closest_marker("proofmass"))
    except Error as error:
        reason = f"proofmass: {error}"
    # Not in the handler above, where the line would be shown with the traceback of the other error.
    if reason:
        pytest.fail(reason, pytrace=False)
    _used[node.nodeid] = board
    yield board
    # Judges the actions of other fixtures since the test.
    if _used.pop(node.nodeid, None):
        _judge(board, node.config)


def _judge(board, config):
    """Fails the test if it violated the datasheets."""
    classes = ["forbidden", "hazard"] if config.getini("proofmass_strict") else ["forbidden"]

    def find(connected):
        answer = connected.ask("violations")
        listed = [violation for violation in answer["violations"] if violation["class"] in classes]
        wrong = [violation for violation in listed if violation["identifier"] not in board.allowed]
        return answer, listed, wrong, connected.transcript(last=RECENT) if wrong else []

    try:
        answer, listed, wrong, recent = _look(board, find)
    except Error as error:
        reason = f"proofmass: {error}: what was done against the datasheet is not known"
    else:
        reason = None
    if reason:
        pytest.fail(reason, pytrace=False)
    lines = [_describe(violation, recent) for violation in wrong[:SHOWN]]
    # The answer lists the first thousand violations of each chip, and counts all.
    hidden = answer["forbidden"] - sum(violation["class"] == "forbidden" for violation in listed)
    more = len(wrong) - len(lines) + hidden
    if more:
        lines.append(f"against the datasheet: {more} more")
    if lines:
        pytest.fail("\n".join(lines), pytrace=False)


def _look(board, what):
    """Queries a board, over a new connection if a request of the test was interrupted."""
    if board.connected:
        return what(board)
    with ServedBoard(board.path) as another:
        return what(another)


def _describe(violation, transactions) -> str:
    """A violation as `proofmass lint` shows it: the transaction in words, register and rule."""
    words = [f"{violation['time_s']:.9f} s", violation["address"], violation["class"],
             violation["identifier"]]
    for entry in transactions:
        if entry["address"] == violation["address"] and any(
                all(other[key] == violation[key] for key in ("time_s", "identifier", "register"))
                for other in entry.get("violations", [])):
            words.append(_access(entry))
            break
    register = violation["name"] or violation["register"]
    words.append(f"{register}: {violation['meaning']}")
    return "against the datasheet: " + "  ".join(words)


def _bytes(entry, member) -> list[str]:
    return [f"{byte:02x}" for byte in bytes.fromhex(entry.get(member, ""))]


def _access(entry) -> str:
    """A transaction in words, with the name of its first register: `write CTRL_REG1 27`."""
    command, *written = _bytes(entry, "write") or [None]
    read = _bytes(entry, "read")
    words = ["write" if written else "read"]
    if registers := entry.get("registers"):
        words.append(registers[0]["name"] or registers[0]["address"])
    elif command:
        words.append(f"0x{command}")
    words += written + (["read"] if written and read else []) + read
    if len(words) > MOST_WORDS:
        words[MOST_WORDS:] = [f"… ({len(written) + len(read)} bytes)"]
    if "error" in entry:
        words.append(f"fails: {entry['error']}")
    return " ".join(words)


@pytest.hookimpl(trylast=True)
def pytest_runtest_call(item):
    # Immediately after a test that has not failed, so that the test itself fails, and not a later step.
    if item.nodeid in _used:
        _judge(_used[item.nodeid], item.config)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item, call):
    # Returns None, so that pytest makes the report.
    if call.when != "call" or call.excinfo is None:
        return
    # The test has failed already; later violations are not its own.
    board = _used.pop(item.nodeid, None)
    if board is None:
        return
    try:
        transactions = _look(board, lambda board: board.transcript(last=SHOWN))
    except Error as error:
        item.add_report_section("call", "proofmass", str(error))
        return
    lines = [f"{entry['time_s']:.9f} s  {entry['address']}  {_access(entry)}"
             for entry in transactions]
    item.add_report_section("call", "proofmass: the last transactions", "\n".join(lines))
