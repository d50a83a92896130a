// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension I2CTarget {
  /// A L3G4200D or A3G4250D with SA0 low, at 0x68; `.l3g4200d.at(0x69)` with SA0 high.
  public static var l3g4200d: I2CTarget {
    I2CTarget(
      address: Datasheet.L3G4200D.i2cAddress, incrementBit: Datasheet.L3G4200D.i2cIncrementBit)
  }

  /// A L3GD20 or L3GD20H with SA0 low, at 0x6A; `.l3gd20.at(0x6B)` with SA0 high.
  public static var l3gd20: I2CTarget {
    I2CTarget(
      address: Datasheet.L3GD20.i2cAddress, incrementBit: Datasheet.L3GD20.i2cIncrementBit)
  }
}

extension SPITarget {
  /// A L3G4200D or one of its relatives; at most 10 MHz, mode 3.
  public static var l3g4200d: SPITarget {
    SPITarget(
      readBit: Datasheet.L3G4200D.spiReadBit,
      incrementBit: Datasheet.L3G4200D.spiIncrementBit,
      addressMask: Datasheet.L3G4200D.spiAddressMask,
      oneRegisterAFrame: Datasheet.L3G4200D.spiOneRegisterAWrite)
  }
}
