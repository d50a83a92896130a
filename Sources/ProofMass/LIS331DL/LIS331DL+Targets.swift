// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension I2CTarget {
  /// A LIS331DL or LIS302DL with SDO low, at 0x1C; `.lis331dl.at(0x1D)` with SDO high.
  public static var lis331dl: I2CTarget {
    I2CTarget(
      address: Datasheet.LIS331DL.i2cAddress, incrementBit: Datasheet.LIS331DL.i2cIncrementBit)
  }
}

extension SPITarget {
  /// A LIS331DL or LIS302DL; at most 10 MHz, mode 3.
  public static var lis331dl: SPITarget {
    SPITarget(
      readBit: Datasheet.LIS331DL.spiReadBit,
      incrementBit: Datasheet.LIS331DL.spiIncrementBit,
      addressMask: Datasheet.LIS331DL.spiAddressMask,
      oneRegisterAFrame: Datasheet.LIS331DL.spiOneRegisterAWrite)
  }
}
