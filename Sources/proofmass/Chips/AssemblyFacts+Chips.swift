// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import ProofMassEmulation

extension AssemblyFacts {
  /// The sensors of its chips that have a driver here.
  ///
  /// - Parameter takesUnits: Whether it may have an MPU-9150, which has no driver.
  func sensors(takesUnits: Bool) throws(UserError) -> [ChipArgument] {
    let sensors = members.flatMap { member in
      (model(of: member, takesUnits: takesUnits)?.sensors ?? []).map {
        ChipArgument($0, on: .i2c(member.address))
      }
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
  static func absence(in text: String, takesUnits: Bool) -> String? {
    named(text.prefix { $0 != "," }.lowercased())?.absence(takesUnits: takesUnits)
  }

  private func absence(takesUnits: Bool) -> String? {
    let absent = members.filter { member in
      model(of: member, takesUnits: takesUnits) == nil
        && !(takesUnits && member.behind == Datasheet.MPU9150.name)
    }
    guard !absent.isEmpty else { return nil }
    let names = absent.map { "\($0.chip) at \($0.address.hexText)" }.joined(separator: ", ")
    return "\(name): left out, without a driver and a software chip here: \(names)"
  }

  /// The model of a chip; nil where there is none, and where an emulated MPU-9150 has it inside.
  private func model(of member: Member, takesUnits: Bool) -> ChipModel? {
    let word = member.chip.lowercased()
    guard takesUnits else { return ChipModel(rawValue: word) }
    return member.behind == Datasheet.MPU9150.name ? nil : ChipModel(named: word)
  }
}
