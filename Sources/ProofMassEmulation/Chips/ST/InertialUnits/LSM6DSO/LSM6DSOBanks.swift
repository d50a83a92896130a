// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// The registers of an LSM6DSO beside the user bank, behind FUNC_CFG_ACCESS: those of the embedded functions and of the
/// sensor hub.
///
/// What they control is not modelled: step counter, tilt, significant motion, state machines, machine learning, the
/// pages behind PAGE_ADDRESS, the sensor hub, and what remains of the user bank, OIS, DEN and I3C. Their registers
/// keep what is written, as far as a program can write it, and otherwise read as after reset. Sources: the
/// LSM6DSO32 datasheet, register maps of both banks; STMicroelectronics lsm6dso_reg.h.
struct LSM6DSOBanks: Sendable {
  enum Bank: Sendable { case user, embedded, hub }

  private var embedded = [UInt8](repeating: 0, count: 128)
  private var hub = [UInt8](repeating: 0, count: 128)

  init() { reset() }

  mutating func reset() {
    for address in 0..<128 { (embedded[address], hub[address]) = (0, 0) }
    embedded[0x02] = 0x01  // PAGE_SEL
    embedded[0x5F] = 0x4B  // EMB_FUNC_ODR_CFG_B
  }

  /// The bank that a value of FUNC_CFG_ACCESS opens. Both bits are not defined; the higher one counts.
  static func bank(of control: Datasheet.LSM6DSO.FUNC_CFG_ACCESS) -> Bank {
    control.embeddedBank ? .embedded : control.sensorHubBank ? .hub : .user
  }

  /// Whether a register is listed at an address of a bank.
  static func lists(_ address: UInt8, in bank: Bank) -> Bool {
    switch bank {
    case .user: false
    case .embedded:
      mask(address, in: .embedded) != 0 || 0x12...0x15 ~= address || 0x4C...0x5B ~= address
        || 0x62...0x63 ~= address || 0x70...0x77 ~= address
    case .hub: 0x02...0x22 ~= address
    }
  }

  /// The bits that can be written.
  private static func mask(_ address: UInt8, in bank: Bank) -> UInt8 {
    switch (bank, address) {
    case (.embedded, 0x02): 0xF1
    case (.embedded, 0x04), (.embedded, 0x66): 0x38
    case (.embedded, 0x05), (.embedded, 0x67): 0x19
    case (.embedded, 0x08...0x09), (.embedded, 0x0B...0x0D), (.embedded, 0x0F...0x11),
      (.embedded, 0x46...0x49):
      0xFF
    case (.embedded, 0x0A), (.embedded, 0x0E): 0xB8
    case (.embedded, 0x17): 0xE0
    case (.embedded, 0x44): 0x40
    case (.embedded, 0x4A): 0x03
    case (.embedded, 0x5F): 0x5B
    case (.embedded, 0x60): 0x30
    case (.embedded, 0x64): 0x80
    case (.hub, 0x17): 0xCF
    case (.hub, 0x1A), (.hub, 0x1D), (.hub, 0x20): 0x0F
    case (.hub, 0x14...0x21): 0xFF
    default: 0
    }
  }

  func read(_ address: UInt8, in bank: Bank) -> UInt8 {
    bank == .embedded ? embedded[Int(address)] : hub[Int(address)]
  }

  mutating func write(_ byte: UInt8, to address: UInt8, in bank: Bank) {
    let mask = Self.mask(address, in: bank)
    guard mask != 0 else { return }
    if bank == .embedded {
      embedded[Int(address)] = byte & mask
    } else {
      hub[Int(address)] = byte & mask
    }
  }
}
