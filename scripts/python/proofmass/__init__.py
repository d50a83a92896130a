# SPDX-License-Identifier: Apache-2.0
"""Emulated boards of MEMS motion sensors, using only the standard library.

    import proofmass

    with proofmass.Board("lis331dlh,rate=1000", sensing="ideal") as board:
        board.write(0x18, 0x20, 0x27)               # CTRL_REG1: on, 50 Hz
        board.world(force_g=[0.5, 0, 0.866])        # tilted by 30 degrees
        board.advance(0.1)
        print(board.read(0x18, 0xA8, 6).hex())      # OUT_X_L and on
        samples = board.sample("acc", seconds=60)   # by ProofMass' driver, at 1 kHz

In pytest, the fixture `board` gives each test a fresh board. The article Python of ProofMassServer
(Sources/ProofMassServer/ProofMassServer.docc/Python.md) describes both.
"""

from .board import Board
from .buses import SMBus, SpiDev
from .connection import BusError, Error
from .dataset import Recording, dataset, specimens
from .emulator import find_command, start
from .library import find_library
from .requests import Chip
from .served import ServedBoard

__all__ = ["Board", "BusError", "Chip", "Error", "Recording", "SMBus", "ServedBoard", "SpiDev", "dataset",
           "find_command", "find_library", "specimens", "start"]
__version__ = "0.1.0"
