# SPDX-License-Identifier: Apache-2.0
"""Twenty tests of a driver, with faults and more than an hour of board time."""

import math
import statistics

import pytest
from proofmass import SMBus
from tilt import NotFound, Tilt


@pytest.fixture
def tilt(board):
    """The driver on a fresh board; its waits move the board's time."""
    return Tilt(SMBus(board), board.sleep)


def test_starts_as_bought(board):
    assert board.now == 0
    assert board.read(0x18, 0xA0, 4) == bytes([0x07, 0, 0, 0])


def test_writes_its_settings_only(tilt, board):
    writes = [entry["write"] for entry in board.transcript(last=9) if "read" not in entry]
    assert writes == ["2380", "2202", "2027"]


@pytest.mark.parametrize("up, angle", [
    ([0, 0, 1], 0), ([0.5, 0, 0.866], 30), ([1, 0, 0], 90), ([0, -1, 0], 90), ([0, 0, -1], 180),
])
def test_angle(tilt, board, up, angle):
    board.world(force_g=up)
    board.advance(0.1)
    tilt.read()
    assert tilt.angle() == pytest.approx(angle, abs=0.1)


def test_absent(board):
    with pytest.raises(OSError) as raised:
        Tilt(SMBus(board), board.sleep, address=0x19)
    assert raised.value.errno == 121
    assert len(board.transcript(last=9)) == 3


def test_another_chip(board):
    with pytest.raises(NotFound):
        Tilt(SMBus(board), board.sleep, address=0x68)


@pytest.mark.parametrize("fault", [
    {"fault": "no-address-acknowledge"}, {"fault": "no-acknowledge", "byte": 0},
    {"fault": "timeout", "count": 2}, {"fault": "short-read", "after": 3, "reads": True, "at": 3},
])
def test_tries_again(tilt, board, fault):
    board.fault(address=0x18, at=fault.pop("at", 1), **fault)
    assert tilt.read() == (0, 0, 1)
    assert board.finish()["clean"]


def test_gives_up(tilt, board):
    board.fault("timeout", address=0x18, reads=True)
    with pytest.raises(OSError):
        tilt.read()


def test_brown_out(tilt, board):
    board.fault("brown-out", at=1)
    assert tilt.read() == (0, 0, 1)
    assert tilt.repaired == 1


def test_a_chip_that_stops(tilt, board):
    board.fault("flipped-bit", byte=0, bit=3, address=0x18, register="STATUS_REG", reads=True)
    board.advance(1)
    with pytest.raises(TimeoutError):
        tilt.read()


def test_free_fall(tilt, board):
    board.scenario("drop")
    board.advance(0.7)
    tilt.read()
    assert tilt.read() == (0, 0, 0)


def test_data_ready(tilt, board):
    board.edges(0x18)
    tilt.read()
    for _ in range(50):
        board.advance(0.02)
        tilt.read()
    rising = [edge["time_s"] for edge in board.edges(0x18) if edge["high"]]
    periods = [b - a for a, b in zip(rising, rising[1:])]
    assert statistics.mean(periods) == pytest.approx(0.02, rel=0.1)


def test_an_hour(tilt, board):
    board.world(rotation_dps=[0, 0, 30])
    for minute in range(60):
        angle = math.radians(minute)
        board.world(force_g=[math.sin(angle), 0, math.cos(angle)])
        if minute % 10 == 5:
            board.fault("brown-out")
        board.advance(60)
        tilt.read()
        assert tilt.angle() == pytest.approx(minute, abs=0.2)
    assert board.now > 3600
    assert tilt.repaired == 6


@pytest.mark.proofmass("lis331dlh", "--seed", "7")
def test_a_real_part(board):
    tilt = Tilt(SMBus(board), board.sleep)
    z = []
    for _ in range(100):
        board.advance(0.02)
        z.append(tilt.read()[2])
    assert statistics.mean(z) == pytest.approx(1, abs=0.1)
    assert 0 < statistics.stdev(z) < 0.01
