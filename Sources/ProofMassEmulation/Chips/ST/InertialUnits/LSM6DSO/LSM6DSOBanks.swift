// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// The registers of an LSM6DSO beside the user bank, behind FUNC_CFG_ACCESS: those of the embedded functions and of the
/// sensor hub.
///
/// The embedded functions are not modelled: step counter, tilt, significant motion, state machines, machine learning,
/// the pages behind PAGE_ADDRESS; nor is what remains of the user bank, OIS, DEN and I3C. Their registers keep what is
/// written, as far as a program can write it, and otherwise read as after reset. Writes to banks are not judged,
/// because a violation has the address of a register alone.
struct LSM6DSOBanks: Sendable {
  enum Bank: Sendable { case user, embedded, hub }

  private typealias Source = Datasheet.LSM6DSO.EmbeddedFunctions.EMB_FUNC_SRC

  private var embedded: RegisterFile
  private var hub: RegisterFile

  init(_ facts: ChipFacts) {
    embedded = RegisterFile(facts.registers(inBank: "EmbeddedFunctions"))
    hub = RegisterFile(facts.registers(inBank: "SensorHub"))
  }

  mutating func reset() {
    embedded.reset()
    hub.reset()
  }

  mutating func resetHub() { hub.reset() }

  /// The bank that a value of FUNC_CFG_ACCESS opens. Both bits are not defined; the higher one counts.
  static func bank(of control: Datasheet.LSM6DSO.FUNC_CFG_ACCESS) -> Bank {
    control.embeddedBank ? .embedded : control.sensorHubBank ? .hub : .user
  }

  private func file(_ bank: Bank) -> RegisterFile { bank == .embedded ? embedded : hub }

  /// Whether a register is listed at an address of a bank.
  func lists(_ address: UInt8, in bank: Bank) -> Bool {
    bank != .user && file(bank).rule(address).access != .undocumented
  }

  func read(_ address: UInt8, in bank: Bank) -> UInt8 { file(bank)[address] }

  mutating func write(_ byte: UInt8, to address: UInt8, in bank: Bank) {
    let mask = file(bank).rule(address).writableMask
    switch bank {
    case .user: break
    case .hub: if mask != 0 { hub[address] = byte & mask }
    case .embedded:
      guard mask != 0 else { return }
      // The events of the step counter are not written.
      let own = address == Source.address ? Source(resetsSteps: true).bits : mask
      embedded[address] = byte & own
    }
  }
}
