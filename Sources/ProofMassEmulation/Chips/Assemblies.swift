// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// Parts and boards that carry several chips, each at an address of its own.
extension Part {
  /// The chips of an LSM9DS1: accelerometer and gyroscope at 0x6A, magnetometer at 0x1C.
  public static var lsm9ds1: [Part] { assembly("LSM9DS1") }
  /// The chips of the Raspberry Pi's Sense HAT: those of an LSM9DS1.
  public static var senseHAT: [Part] { assembly("Sense HAT") }

  /// The software chips of a part or a board, by its name; none for an unknown name. What is behind a chip that has it
  /// inside is not another one.
  package static func assembly(_ name: String) -> [Part] {
    let members = AssemblyFacts.named(name)?.members ?? []
    return members.compactMap { member in
      let unit = member.behind.flatMap { named($0) }
      return unit == nil ? named(member.chip)?.at(member.address) : nil
    }
  }
}
