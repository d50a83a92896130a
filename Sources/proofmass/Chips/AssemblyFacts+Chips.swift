// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import ProofMassEmulation

extension AssemblyFacts {
  /// The sensors of its chips that have a driver here.
  func sensors() throws(UserError) -> [ChipArgument] {
    let sensors = members.flatMap { member in
      isBuiltIn(member)
        ? []
        : ChipModel(rawValue: member.chip).map {
          ChipArgument.sensors(of: $0, on: .i2c(member.address))
        } ?? []
    }
    guard !sensors.isEmpty else {
      let names = members.map(\.chip).joined(separator: ", ")
      throw .usage(
        "\(word) has no chip with a driver here (\(names)): `proofmass detect` recognises the board"
      )
    }
    return sensors
  }

  /// Which chips of a board that a command line names are left out, in one line; nil where none is.
  ///
  /// - Parameter text: `NAME(,KEY=VALUE)*`
  static func absence(in text: String) -> String? {
    named(String(text.prefix { $0 != "," }))?.absence
  }

  private var absence: String? {
    let absent = members.filter { ChipModel(rawValue: $0.chip) == nil }
    guard !absent.isEmpty else { return nil }
    let names = absent.map { "\($0.chip) at \($0.address.hexText)" }.joined(separator: ", ")
    return "\(name): left out, without a driver and a software chip here: \(names)"
  }

  /// Whether another of its chips contains this one, whose driver reads it.
  private func isBuiltIn(_ member: Member) -> Bool {
    let carrier = member.behind.flatMap { ChipModel(rawValue: $0) }
    return carrier?.builtIn.map { $0 == ChipModel(rawValue: member.chip) } ?? false
  }
}
