# SPDX-License-Identifier: Apache-2.0
"""Tests that must fail, and tests next to them, which must not."""

import proofmass
import pytest


def forbidden(board):
    board.write(0x18, 0x10, 0x01)  # a reserved register


def test_forbidden(board):
    forbidden(board)


def test_forbidden_after_much_else(board):
    for _ in range(1100):
        board.read(0x18, 0xA8, 6)  # a hazard: nothing is new
    forbidden(board)


def test_the_next_is_fresh(board):
    assert board.violations() == [] and board.now == 0


def test_allowed(board):
    board.allow("reserved-write")
    forbidden(board)


@pytest.fixture
def late(board):
    yield
    forbidden(board)


def test_forbidden_afterwards(late):
    pass


@pytest.mark.xfail
def test_forbidden_as_expected(board):
    forbidden(board)


@pytest.mark.proofmass("nosuchchip")
def test_no_such_board(board):
    pass


def test_requests_that_are_refused(board):
    with pytest.raises(proofmass.Error, match="unknown scenario"):
        board.scenario("fly")
    with pytest.raises(OSError) as raised:
        board.read(0x19, 0x0F)
    assert (raised.value.errno, raised.value.kind) == (121, "no-acknowledge")
