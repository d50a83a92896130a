// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// Parts and boards that carry several chips, each at an address of its own.
extension Part {
  /// The chips of an LSM9DS1: accelerometer and gyroscope at 0x6A, magnetometer at 0x1C.
  public static var lsm9ds1: [Part] { assembly("LSM9DS1") }
  /// The chips of the Raspberry Pi's Sense HAT: those of an LSM9DS1.
  public static var senseHAT: [Part] { assembly("Sense HAT") }

  private static func assembly(_ name: String) -> [Part] {
    (AssemblyFacts.named(name)?.members ?? []).compactMap { member in
      named(member.chip)?.at(member.address)
    }
  }
}
