// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import ProofMassServer

/// `REGISTER[.FIELD]`, found in a chip's facts.
struct RegisterName {
  let register: RegisterFacts
  let field: FieldFacts?

  init(_ text: String, of chip: ChipArgument) throws(Complaint) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    register = try Self.register(String(parts[0]), of: chip)
    guard parts.count == 2 else {
      field = nil
      return
    }
    let fields = register.fields.filter { $0.rule == .value }
    let name = parts[1].lowercased()
    guard let field = fields.first(where: { $0.name.lowercased() == name }) else {
      let known = fields.map(\.name).joined(separator: ", ")
      throw .usage(
        "unknown field \(quoted(String(parts[1]))) of \(register.name): "
          + (known.isEmpty ? "it has none" : "one of \(known)"))
    }
    self.field = field
  }

  /// By name in any case, or by address.
  private static func register(
    _ name: String, of chip: ChipArgument
  ) throws(Complaint) -> RegisterFacts {
    let facts = chip.model.facts
    if let address = integer(name) {
      if let register = facts.registers.first(where: { Int($0.address) == address }) {
        return register
      }
      let isClosed = facts.reserved.contains {
        $0.rule == .doNotWrite && $0.addresses.contains(UInt8(clamping: address))
      }
      throw .usage(
        "\(chip.name) has no register at \(quoted(name))"
          + (isClosed ? ", a reserved address" : "")
          + ": `proofmass registers \(chip.model.rawValue)` lists them")
    }
    guard let register = facts.registers.first(where: { $0.name.lowercased() == name.lowercased() })
    else {
      throw .usage(
        "\(chip.name) has no register \(quoted(name)): "
          + "`proofmass registers \(chip.model.rawValue)` lists them")
    }
    return register
  }

  /// Refuses what the maker closes to the host.
  func checkOpen() throws(Complaint) {
    guard register.dump != .never || register.writeKey != nil else {
      throw .usage("\(register.name) is closed to the host by the maker: leave it alone")
    }
  }
}
