// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension I2CTarget {
  /// An AK8963 with CAD1 and CAD0 low, at 0x0C; others reach to 0x0F: `.ak8963.at(0x0E)`.
  public static var ak8963: I2CTarget {
    I2CTarget(
      address: Datasheet.AK8963.i2cAddress, incrementBit: Datasheet.AK8963.i2cIncrementBit)
  }
}

extension SPITarget {
  /// An AK8963 on four wires, mode 3, a register in each frame, as `SPITarget.ak8975`.
  public static var ak8963: SPITarget {
    SPITarget(
      readBit: Datasheet.AK8963.spiReadBit,
      incrementBit: Datasheet.AK8963.spiIncrementBit,
      addressMask: Datasheet.AK8963.spiAddressMask,
      oneRegisterAFrame: Datasheet.AK8963.spiOneRegisterAWrite)
  }
}
