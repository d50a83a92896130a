// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// The registers of an LSM6DSL beside the user bank, behind FUNC_CFG_ACCESS: bank A with those of the sensor hub, the
/// pedometer and the correction of an external magnetometer, and bank B with those of wrist tilt.
///
/// What they control is not modelled: pedometer, tilt, significant motion, wrist tilt, iron correction, the sensor hub,
/// and what remains of the user bank, DEN, the auxiliary SPI and the synchronisation of sensors. Their registers keep
/// what is written, as far as a program can write it, and otherwise read as after reset; the sensor hub's outputs
/// are zero. Sources: the datasheets of LSM6DSL and LSM6DS3, register maps; for 0F and 14 of the LSM6DS3 ST's
/// lsm6ds3_reg.h.
struct LSM6DSLBanks: Sendable {
  enum Bank: Sendable { case user, first, second }

  private let variant: Datasheet.LSM6DSL.Variant
  private var first = [UInt8](repeating: 0, count: 128)
  private var second = [UInt8](repeating: 0, count: 128)

  init(_ variant: Datasheet.LSM6DSL.Variant) {
    self.variant = variant
    reset(.map)
  }

  mutating func reset(_ mask: LSM6DSLPolicies.WristMask) {
    for address in 0..<128 { (first[address], second[address]) = (0, 0) }
    if variant.hasSecondBank {
      first[0x0F] = 0x10  // CONFIG_PEDO_THS_MIN; not known of the LSM6DS3
      first[0x14] = 0x6E  // PEDO_DEB_REG; the same
      second[0x50] = 0x0F  // A_WRIST_TILT_LAT
      second[0x54] = 0x20  // A_WRIST_TILT_THS
      second[0x59] = mask == .map ? 0xC0 : 0x80  // A_WRIST_TILT_MASK
    }
    first[0x13] = 0x06  // SM_THS
    // The diagonal of the soft-iron matrix.
    if variant.hasSensorHub { (first[0x24], first[0x28], first[0x2C]) = (0x08, 0x08, 0x08) }
  }

  /// The bank that a value of FUNC_CFG_ACCESS opens.
  static func bank(of control: Datasheet.LSM6DSL.FUNC_CFG_ACCESS) -> Bank {
    control.embeddedBank ? control.secondBank ? .second : .first : .user
  }

  /// Whether a register is listed at an address of a bank.
  func lists(_ address: UInt8, in bank: Bank) -> Bool { mask(address, in: bank) != 0 }

  /// The bits that can be written.
  private func mask(_ address: UInt8, in bank: Bank) -> UInt8 {
    switch (bank, address) {
    case (.first, 0x0F): 0x9F
    case (.first, 0x13...0x15): 0xFF
    case (.first, 0x02...0x0E), (.first, 0x24...0x32):
      variant.hasSensorHub ? hubMask(address) : 0
    case (.second, 0x50), (.second, 0x54): 0xFF
    case (.second, 0x59): 0xFC
    default: 0
    }
  }

  private func hubMask(_ address: UInt8) -> UInt8 {
    switch address {
    case 0x07: variant.hasSecondBank ? 0xE7 : 0xC7  // SLAVE1_CONFIG, in the LSM6DSL with WRITE_ONCE
    case 0x0A, 0x0D: 0xC7
    default: 0xFF
    }
  }

  func read(_ address: UInt8, in bank: Bank) -> UInt8 {
    bank == .first ? first[Int(address)] : second[Int(address)]
  }

  mutating func write(_ byte: UInt8, to address: UInt8, in bank: Bank) {
    let mask = mask(address, in: bank)
    guard mask != 0 else { return }
    if bank == .first {
      first[Int(address)] = byte & mask
    } else {
      second[Int(address)] = byte & mask
    }
  }
}
