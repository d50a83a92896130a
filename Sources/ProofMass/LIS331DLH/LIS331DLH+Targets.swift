// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension I2CTarget {
  /// A LIS331DLH with SA0 low, at 0x18; `.lis331dlh.at(0x19)` with SA0 high.
  public static var lis331dlh: I2CTarget {
    I2CTarget(
      address: Datasheet.LIS331DLH.i2cAddress, incrementBit: Datasheet.LIS331DLH.i2cIncrementBit)
  }
}

extension SPITarget {
  /// A LIS331DLH on four wires; at most 10 MHz, mode 3.
  public static var lis331dlh: SPITarget {
    SPITarget(
      readBit: Datasheet.LIS331DLH.spiReadBit,
      incrementBit: Datasheet.LIS331DLH.spiIncrementBit,
      addressMask: Datasheet.LIS331DLH.spiAddressMask,
      oneRegisterAFrame: Datasheet.LIS331DLH.spiOneRegisterAWrite)
  }
}
