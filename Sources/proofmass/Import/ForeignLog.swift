// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer

/// A log of another program in text, as samples in the recording's units.
final class ForeignLog: ImportSource {
  private var table: ForeignTable
  private let columns: ForeignColumns
  private var times: ForeignTimes?
  /// The time between rows in nanoseconds, for a log without times.
  private let interval: Double?
  private var count = 0
  private var values: [ForeignColumns.Value]
  private var left: [ImportedSensor] = []

  /// - Parameter rate: The rows a second, for a log without times.
  init(_ path: String, _ maps: [ImportMap], rate: Double?) throws(UserError) {
    var table = try ForeignTable(path)
    try table.open()
    columns = try ForeignColumns(table, maps, rate: rate)
    self.table = table
    (sensors, values) = (columns.sensors, columns.values)
    times = columns.time.map { ForeignTimes($0.unit) }
    interval = rate.map { 1e9 / $0 }
  }

  var path: String { columns.path }
  private(set) var sensors: [ImportedSensor]
  var isWithoutGravity: Bool { columns.isWithoutGravity && !left.contains(.acc) }
  var origin: TimeOrigin { times?.origin ?? .start }

  func leaveOut(_ sensor: ImportedSensor) {
    left.append(sensor)
    sensors.removeAll { $0 == sensor }
    values.removeAll { $0.sensor == sensor }
  }

  /// Whether it has a column of this name.
  func has(_ column: String) -> Bool { table.names.contains { $0.text == column } }

  var list: String { table.names.map(\.text).joined(separator: ", ") }

  func fault(_ reason: String) -> UserError { table.fault(reason) }

  func next() throws(UserError) -> ImportRow? {
    guard let cells = try table.next() else { return nil }
    var row = ImportRow(time: try time(cells), values: ImportRow.empty)
    for column in values {
      let cell = cells[column.index]
      guard !Self.isEmpty(cell) else { continue }
      guard let number = Recording.number(table.number(cell).span) else {
        throw notNumber(cell, column.index)
      }
      row.values[column.place] = number * column.factor
    }
    for sensor in sensors {
      let missing = sensor.places.filter { row.values[$0].isNaN }
      guard missing.isEmpty || missing.count == sensor.places.count else {
        let column = values.first { $0.place == missing[0] }
        throw table.fault(
          "empty; a sample has all of a sensor's cells",
          column: column.map { table.names[$0.index].text })
      }
    }
    count += 1
    return row
  }

  private func time(_ cells: [ArraySlice<UInt8>]) throws(UserError) -> Int64 {
    guard let column = columns.time, let unit = times?.unit else {
      return evenTime(count, interval)
    }
    let cell = cells[column.index]
    let text = unit == .clock ? cell : table.number(cell)
    guard let time = times?.take(text) else {
      let isNumber = Recording.number(text.span) != nil
      let what =
        unit == .clock
        ? "no time of day like the first" : isNumber ? "out of range" : "not a number"
      throw table.fault(
        "\(Self.quoted(cell)) is \(what)", column: table.names[column.index].text)
    }
    return time
  }

  /// What programs write where there is no value.
  private static func isEmpty(_ cell: ArraySlice<UInt8>) -> Bool {
    guard let first = cell.first else { return true }
    guard first | 0x20 == UInt8(ascii: "n") else { return false }
    return ["nan", "null", "na", "none"].contains(
      String(decoding: cell, as: UTF8.self).lowercased())
  }

  private func notNumber(_ cell: ArraySlice<UInt8>, _ column: Int) -> UserError {
    var reason = "\(Self.quoted(cell)) is not a number"
    let marks = cell.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }
    if marks, let decimal = table.decimal, Self.quoted(cell) != decimal.example.debugDescription {
      reason += " with a decimal \(decimal.mark == UInt8(ascii: ",") ? "comma" : "point") as before"
    }
    return table.fault(reason, column: table.names[column].text)
  }

  private static func quoted(_ cell: ArraySlice<UInt8>) -> String {
    String(decoding: cell.prefix(40), as: UTF8.self).debugDescription
  }

  // MARK: Words

  private static let separators = [",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars"]

  var notes: [String] {
    let separator = String(decoding: [table.separator], as: UTF8.self)
    var notes = ["columns are separated by \(Self.separators[separator] ?? separator)"]
    if let decimal = table.decimal {
      let mark = decimal.mark == UInt8(ascii: ",") ? "comma" : "point"
      notes.append("numbers have a decimal \(mark), as in \(decimal.example)")
    }
    notes += columns.notes.filter { note in !left.contains { note.contains(" is \($0)_") } }
    if !left.isEmpty {
      notes.append("left out: acc, which is without gravity, and another log has it")
    }
    return notes.map { "\(path): \($0)" }
  }

  private var meanings: [(column: String, meaning: String)] {
    columns.meanings.filter { one in !left.contains { one.meaning.hasPrefix("\($0)_") } }
  }

  var json: JSON {
    .object(
      [("file", .text(path))] + (columns.kind.map { [("kind", .text($0.name))] } ?? [])
        + [("columns", .object(meanings.map { ($0.column, .text($0.meaning)) }))])
  }
}
