// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension I2CTarget {
  /// An AK8975 with CAD1 and CAD0 low, at 0x0C; others reach to 0x0F: `.ak8975.at(0x0E)`.
  public static var ak8975: I2CTarget {
    I2CTarget(
      address: Datasheet.AK8975.i2cAddress, incrementBit: Datasheet.AK8975.i2cIncrementBit)
  }
}

extension SPITarget {
  /// An AK8975 on four wires, mode 3.
  ///
  /// One frame writes one register. Reading a run in one frame is said to work too, but in a part
  /// of the datasheet that was not at hand, so every register is read in a frame of its own.
  ///
  /// On SPI it is recommended to write 0x1B to I2CDIS, lest the chip take other traffic for I2C.
  /// The driver does not: afterwards there is no I2C until the supply goes.
  public static var ak8975: SPITarget {
    SPITarget(
      readBit: Datasheet.AK8975.spiReadBit,
      incrementBit: Datasheet.AK8975.spiIncrementBit,
      addressMask: Datasheet.AK8975.spiAddressMask,
      oneRegisterAFrame: Datasheet.AK8975.spiOneRegisterAWrite)
  }
}
