// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassServer
import ProofMassControl

/// The values of a dump in JSON.
struct EarlierDump {
  /// The values by register name; none for a register that was skipped.
  private(set) var values: [String: UInt8] = [:]

  /// - Parameter path: `-` is standard input.
  init(path: String, of chip: ChipArgument) throws(UserError) {
    let bytes = try read(path, "dump")
    let strange = UserError.failure(
      "\(path) is no dump: make one with `proofmass dump CHIP --format json`")
    let document: JSONValue
    do throws(JSONError) { document = try JSONValue(bytes) } catch { throw strange }
    guard let name = document["chip"]?.text, let registers = document["registers"]?.array else {
      throw strange
    }
    guard name == chip.name else {
      throw .failure("\(path) is a dump of \(name), not of \(chip.name): compare like with like")
    }
    for register in registers {
      guard let name = register["name"]?.text, let member = register["value"] else { throw strange }
      guard chip.model.facts.registers.contains(where: { $0.name == name }) else {
        throw .failure("\(path): \(chip.name) has no register \(quoted(name))")
      }
      // null marks a register that was skipped.
      if case .null = member.content { continue }
      guard let text = member.text else { throw strange }
      guard let value = integer(text).flatMap({ UInt8(exactly: $0) }) else {
        throw .failure("\(path): \(name) has the value \(quoted(text)), which is no byte")
      }
      values[name] = value
    }
  }
}

/// The changes between two dumps of a chip; registers that either skipped are left out.
struct DumpDifference {
  private struct Change {
    let facts: RegisterFacts
    let before: UInt8
    let after: UInt8

    var fields: [FieldFacts] {
      facts.fields.filter { $0.code(in: before) != $0.code(in: after) }
    }
  }

  private let report: DumpReport
  private let changes: [Change]
  /// The registers that only one of the two dumps contains, which are not compared.
  let leftOut: [String]

  init(_ earlier: EarlierDump, _ report: DumpReport) {
    self.report = report
    leftOut = report.readings.filter {
      ($0.value == nil) != (earlier.values[$0.facts.name] == nil)
    }.map(\.facts.name)
    changes = report.readings.compactMap { reading in
      guard let before = earlier.values[reading.facts.name], let after = reading.value,
        before != after
      else { return nil }
      return Change(facts: reading.facts, before: before, after: after)
    }
  }

  var text: String {
    var table = TextTable()
    for change in changes {
      let fields = change.fields.map { field in
        "\(field.name) \(field.number(in: change.before)) -> \(field.number(in: change.after))"
          + (field.meaning(in: change.after).map { " \($0.name) (\($0.meaning))" } ?? "")
      }
      table.append(
        change.facts.address.hexText, change.facts.name,
        "\(change.before.hexText) -> \(change.after.hexText)",
        fields.joined(separator: ", "))
    }
    return changes.isEmpty ? "no difference\n" : table.text
  }

  var json: JSON {
    .object([
      ("chip", .text(report.chip.name)),
      ("bus", .text(report.bus)),
      ("address", .text(report.chip.place)),
      ("differences", .array(changes.map(json))),
    ])
  }

  private func json(_ change: Change) -> JSON {
    .object([
      ("address", .text(change.facts.address.hexText)),
      ("name", .text(change.facts.name)),
      ("before", .text(change.before.hexText)),
      ("after", .text(change.after.hexText)),
      ("fields", .array(change.fields.map { json($0, change) })),
    ])
  }

  private func json(_ field: FieldFacts, _ change: Change) -> JSON {
    .object([
      ("name", .text(field.name)),
      ("bits", .text(field.bitsText)),
      ("before", .number(Double(field.number(in: change.before)))),
      ("after", .number(Double(field.number(in: change.after)))),
    ])
  }
}
