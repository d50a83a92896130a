// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension I2CTarget {
  /// A L3G4200D with SA0 low, at 0x68; `.l3g4200d.at(0x69)` with SA0 high.
  public static var l3g4200d: I2CTarget {
    I2CTarget(
      address: Datasheet.L3G4200D.i2cAddress, incrementBit: Datasheet.L3G4200D.i2cIncrementBit)
  }
}

extension SPITarget {
  /// A L3G4200D on four wires; at most 10 MHz, mode 3.
  public static var l3g4200d: SPITarget {
    SPITarget(
      readBit: Datasheet.L3G4200D.spiReadBit,
      incrementBit: Datasheet.L3G4200D.spiIncrementBit,
      addressMask: Datasheet.L3G4200D.spiAddressMask,
      oneRegisterAFrame: Datasheet.L3G4200D.spiOneRegisterAWrite)
  }
}
