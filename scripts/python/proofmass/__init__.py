# SPDX-License-Identifier: Apache-2.0
"""Tests of sensor drivers on ProofMass' emulated board, using only the standard library.

    import proofmass

    with proofmass.start("lis331dlh", "--sensing", "ideal") as board:
        board.write(0x18, 0x20, 0x27)               # CTRL_REG1: on, 50 Hz
        board.world(force_g=[0.5, 0, 0.866])        # tilted by 30 degrees
        board.advance(0.1)
        print(board.read(0x18, 0xA8, 6).hex())      # OUT_X_L and on

In pytest, the fixture `board` gives each test a fresh board. The article Python of ProofMassServer
(Sources/ProofMassServer/ProofMassServer.docc/Python.md) describes both.
"""

from .board import Board, Chip
from .buses import SMBus, SpiDev
from .connection import BusError, Error
from .emulator import find_command, start

__all__ = ["Board", "BusError", "Chip", "Error", "SMBus", "SpiDev", "find_command", "start"]
__version__ = "0.1.0"
