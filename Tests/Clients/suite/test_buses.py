# SPDX-License-Identifier: Apache-2.0
"""The board's buses with the interfaces of smbus2 and spidev, with the literal bytes of the datasheets."""

import proofmass
import pytest
import smbus2


def test_smbus(board):
    with proofmass.SMBus(board) as bus:
        bus.write_quick(0x18)
        bus.write_byte(0x68, 0x0F)
        assert bus.read_byte(0x68) == 0xD3
        bus.write_byte_data(0x18, 0x20, 0x27)
        assert bus.read_byte_data(0x18, 0x20) == 0x27
        bus.write_word_data(0x18, 0xB2, 0x0310)
        assert bus.read_word_data(0x18, 0xB2) == 0x0310
        bus.write_i2c_block_data(0x18, 0xA0, [0x2F, 0x10])
        assert bus.read_i2c_block_data(0x18, 0xA0, 2) == [0x2F, 0x10]


def test_messages(board):
    read = smbus2.i2c_msg.read(0x0C, 2)
    proofmass.SMBus(board).i2c_rdwr(smbus2.i2c_msg.write(0x0C, [0x00]), read)
    assert list(read) == [0x48, 0x00]
    assert [entry["write"] for entry in board.transcript()] == ["00"]


@pytest.mark.proofmass("lis331dlh,spi=0.0", "ak8975,spi=0.1")
def test_spi(board):
    accelerometer, compass = proofmass.SpiDev(board), proofmass.SpiDev(board, 0, 1)
    assert accelerometer.xfer2([0x8F, 0x00]) == [0xFF, 0x32]
    accelerometer.writebytes([0x60, 0x2F, 0x00])
    assert accelerometer.xfer2([0xE0, 0, 0])[1:] == [0x2F, 0x00]
    assert compass.xfer2([0x80, 0x00])[1] == 0x48


@pytest.mark.proofmass("lsm6dsox,hub=lis2mdl")
def test_magnetometer_behind_a_chip(board):
    assert [chip.name for chip in board.chips] == ["LSM6DSOX", "LIS2MDL"]
    with proofmass.SMBus(board) as bus:
        with pytest.raises(OSError):
            bus.read_byte_data(0x1E, 0x4F)
        for register, value in ((0x01, 0x40), (0x14, 0x10), (0x01, 0x00)):
            bus.write_byte_data(0x6A, register, value)
        assert bus.read_byte_data(0x1E, 0x4F) == 0x40


def test_what_is_known_of_the_board(board):
    assert board.address("ak8975") == board.address("AK-8975") == "0x0c"
    assert [chip.name for chip in board.chips] == ["LIS331DLH", "L3G4200D", "AK8975"]
    assert board.manual_time
    assert board.advance_to(1.000000001) == 1.000000001
    board.power_cycle()
    board.policy(0x68, "turn-on", "settled")
    board.motion("time_s,temp_C\n0,1\n1,2\n")
    board.rest()
    board.fault("timeout")
    board.repair()
    assert board.finish() == {
        "id": None, "clean": True, "violations": 0, "forbidden": 0, "unused_faults": []}
    assert board.pins("0x0c") == {"DRDY": False}
