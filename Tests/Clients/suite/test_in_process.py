# SPDX-License-Identifier: Apache-2.0
"""Boards in this process: bytes, samples, specimens, data sets, and the fixture's board with a program."""

import array
import math
import os
import sys
import threading

import proofmass
import pytest
from proofmass.fixture import arguments_of

READ_IDENTITY = """
import fcntl, os
device = os.open("/dev/i2c-1", os.O_RDWR)
fcntl.ioctl(device, 0x703, 0x18)
os.write(device, b"\\x20")
print(os.read(device, 1).hex())
"""


def test_bytes():
    with proofmass.Board("lis331dlh") as board:
        assert board.read(0x18, 0x0F) == b"\x32"
        board.write(0x18, 0x20, 0x27)
        board.advance(0.1)
        assert board.read(0x18, 0xA8, 6) == b"\0\0\0\0\x80\x3e"
        with pytest.raises(proofmass.BusError) as failure:
            board.read(0x19, 0x0F)
        assert failure.value.kind == "no-acknowledge" and failure.value.errno == 121
        for address, command, count in [(-1, 0, 1), (0x80, 0, 1), (0x18, 0, 8193)]:
            with pytest.raises(proofmass.Error):
                board.read(address, command, count)
    with pytest.raises(proofmass.Error, match="has been closed"):
        board.read(0x18, 0x0F)
    board.close()


def test_single_bytes():
    """START, address, command, repeated START, address, a byte, STOP: 39 bits of 2.5 µs."""
    with proofmass.Board("lis331dlh", "lis331dlh,spi=0.1") as board:
        board.i2c_start()
        assert board.i2c_send(0x30) and board.i2c_send(0x0F)
        board.i2c_start()
        assert board.i2c_send(0x31) and board.i2c_receive() == 0x32
        board.i2c_stop()
        assert board.now_ns == 97_500
        board.i2c_start()
        assert not board.i2c_send(0x3A)
        board.i2c_stop()
        board.spi_select("spi0.1")
        assert board.spi_offer("spi0.1") == 0xFF
        board.spi_take("spi0.1", 0x8F)
        assert board.spi_offer("spi0.1") == 0x32
        board.spi_deselect("spi0.1")
        for wrong, words in [(lambda: board.i2c_send(256), "256 is not a byte"),
                             (lambda: board.levels(0x19), "no chip"),
                             (lambda: board.spi_select("spi9"), "no address spi9"),
                             (lambda: board.advance_to_ns(-1), "outside its range")]:
            with pytest.raises(proofmass.Error, match=words):
                wrong()


def test_pins_in_nanoseconds():
    """INT1 as data ready at 50 Hz (CTRL_REG3, I1_CFG 10)."""
    with proofmass.Board("lis331dlh") as board:
        assert board.edges_ns(0x18) == [] and board.levels("0x18") == 0
        board.write(0x18, 0x22, 0x02)
        board.write(0x18, 0x20, 0x27)
        first = board.next_change_ns(0x18)
        board.advance_to_ns(first + 20_000_000)
        assert board.edges_ns(0x18) == [(first, 0, True)] and board.levels(0x18) == 1
        assert board.now_ns == first + 20_000_000
        board.read(0x18, 0xA8, 6)
        assert [edge[1:] for edge in board.edges_ns(0x18)] == [(0, False)]


def test_refusals():
    for chip, words in [("nosuchchip", "unknown chip"), ("lis331dlh,rate=77", "one of 0.5, 1, 2")]:
        with pytest.raises(proofmass.Error, match=words):
            proofmass.Board(chip)
    with pytest.raises(proofmass.Error, match="sensing is"):
        proofmass.Board(sensing="perfect")


def test_samples_and_truth():
    with proofmass.Board("lis331dlh,rate=1000,range=2g") as board:
        board.world(force_g=[0.5, 0, -0.25])
        samples = board.sample("acc", seconds=1)["acc"]
        assert samples.format == "d" and samples.shape[1] == 4 and 990 <= len(samples) <= 1000
        rows = samples.tolist()
        assert all(row[1:] == [0.5, 0, -0.25] for row in rows)
        steps = {round((after[0] - before[0]) * 1e9) for before, after in zip(rows, rows[1:])}
        assert steps == {1_000_000}
        truth = board.truth([row[0] for row in rows]).tolist()
        assert truth[-1][:3] == [0.5, 0, -0.25] and len(truth) == len(rows)
        assert math.isclose(sum(part * part for part in truth[0][9:]), 1)
        with pytest.raises(proofmass.Error, match="no samples of mag"):
            board.sample("mag", seconds=0.5)
        for seconds in [-1, float("nan"), "3", 1e9]:
            with pytest.raises(proofmass.Error, match="a number from 0 to"):
                board.sample(seconds=seconds)
        for time in [float("inf"), float("nan")]:
            with pytest.raises(proofmass.Error, match="not a number of seconds"):
                board.truth([time])
        with pytest.raises(proofmass.Error, match="no sensor temp"):
            board.sample("temp", seconds=0.5)
        # The chip is its user's again.
        board.reset()
        assert board.now == 0 and board.read(0x18, 0x20) == b"\x07"


def test_snapshots():
    with proofmass.Board("lis331dlh") as board:
        board.write(0x18, 0x20, 0x27)
        kept = board.snapshot()
        board.write(0x18, 0x20, 0x3F)
        board.restore(kept)
        assert board.read(0x18, 0x20) == b"\x27"
        board.forget(kept)
        with pytest.raises(proofmass.Error, match="there is no snapshot"):
            board.restore(kept)


def test_specimens_differ_and_repeat():
    def values(recordings):
        return [(one.seed, one.samples["acc"].tobytes()) for one in recordings]

    first = values(proofmass.specimens(5, "lis331dlh", seconds=0.5, seed=3))
    assert [seed for seed, _ in first] == [3, 4, 5, 6, 7]
    assert len({data for _, data in first}) == 5
    assert values(proofmass.specimens(5, "lis331dlh", seconds=0.5, seed=3)) == first


def test_a_data_set_with_the_truth():
    [one] = proofmass.dataset("tumble", ["lsm6dsox,rate=104", "lis3mdl"], [1])
    assert set(one.samples) == set(one.truth) == {"acc", "gyr", "mag"}
    for name, first in [("acc", 0), ("gyr", 3)]:
        errors = [abs(row[1 + axis] - true[first + axis])
                  for row, true in zip(one.samples[name].tolist(), one.truth[name].tolist()) for axis in range(3)]
        # Offsets, noise and the filter's delay; the sensors see the motion.
        assert max(errors) < 0.3
        assert max(abs(row[1]) + abs(row[2]) + abs(row[3]) for row in one.samples[name].tolist()) > 0.5


def test_threads_with_one_board():
    with proofmass.Board("lis331dlh") as board:
        wrong = []

        def work():
            for number in range(300):
                if board.read(0x18, 0x0F) != b"\x32":
                    wrong.append(number)
                board.ask("count")

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert wrong == [] and board.ask("count")["transactions"] == 1200


def test_numpy_needs_no_copy():
    numpy = pytest.importorskip("numpy")
    with proofmass.Board("l3g4200d,rate=200") as board:
        view = board.sample(seconds=1)["gyr"]
        table = numpy.asarray(view)
        assert table.shape == view.shape and table.base is not None
        assert array.array("d", table[:, 0]) == array.array("d", (row[0] for row in view.tolist()))


def test_a_program_finds_the_boards_state(board):
    board.write(0x18, 0x20, 0x57)
    board.fault("no-address-acknowledge", count=1)
    with pytest.raises(proofmass.BusError):
        board.read(0x18, 0x0F)
    board.advance(0.25)
    before = board.now
    done = board.run([sys.executable, "-c", READ_IDENTITY], capture_output=True, text=True, check=True)
    assert done.stdout == "57\n"
    assert board.now > before
    assert os.path.exists(board.path)
    assert board.read(0x18, 0x20) == b"\x57"
    for call in [lambda: board.sample("acc", seconds=0.1), board.snapshot, lambda: board.truth([0])]:
        with pytest.raises(proofmass.Error, match="a program uses this board"):
            call()


def test_the_next_test_has_a_board_of_this_process(board):
    assert board.read(0x18, 0x20) == b"\x07"
    assert board._served is None


def test_no_program_after_samples(board):
    board.sample("acc", seconds=0.1)
    with pytest.raises(proofmass.Error, match="has sampled"):
        board.run(["true"])
    board.reset()


def test_no_program_after_single_bytes(board):
    board.i2c_start()
    with pytest.raises(proofmass.Error, match="had single bytes"):
        board.run(["true"])
    board.reset()
    board.run(["true"])
    with pytest.raises(proofmass.Error, match="a program uses this board"):
        board.i2c_start()


@pytest.mark.parametrize("words, expected", [
    (["lis331dlh,address=0x19", "--sensing", "typical"], (["lis331dlh,address=0x19"], {"sensing": "typical"})),
    (["--seed=7"], ([], {"seed": 7, "sensing": "typical"})),
    ([], ([], {"sensing": "ideal"})),
    (["--motion", "shake.csv"], None), (["--seed", "x"], None), (["--sensing"], None),
])
def test_arguments_of_the_command(words, expected):
    assert arguments_of(words) == expected
