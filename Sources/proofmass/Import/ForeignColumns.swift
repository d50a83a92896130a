// SPDX-License-Identifier: Apache-2.0

/// The meanings of a table's columns: by --map, by the names and units of the header, and by the program that is known
/// by them. Where these leave something open the table is refused, with what to say.
struct ForeignColumns {
  struct Value {
    let index: Int
    let sensor: ImportedSensor
    /// The place in an ``ImportRow``.
    let place: Int
    /// The factor to the recording's unit.
    let factor: Double
  }

  let path: String
  let kind: ForeignKind?
  private(set) var time: (index: Int, unit: ForeignTimeUnit)?
  private(set) var values: [Value] = []
  private(set) var isWithoutGravity = false
  /// Each column that is taken, with its meaning.
  private(set) var meanings: [(column: String, meaning: String)] = []
  /// The choices, one line each, with their reasons.
  private(set) var notes: [String] = []

  /// A candidate for an axis of a sensor.
  private struct Found {
    var index: Int
    var sensor: ImportedSensor
    var axis: Int
    var unit: ForeignUnit
    var sign = 1.0
    var reason: String
    var isWithoutGravity = false
  }

  init(
    _ table: borrowing ForeignTable, _ maps: [ImportMap], rate: Double?
  ) throws(UserError) {
    path = table.path
    kind = ForeignKind(table.names, file: table.path)
    if let kind { notes.append("a log of \(kind.name), by the names of its columns") }
    let mapped = maps.compactMap { map in
      table.names.firstIndex { $0.text == map.column }.map { (index: $0, map: map) }
    }
    try chooseTime(table, mapped, rate)
    var unitless: [String] = []
    var found: [Found] = []
    for (index, name) in table.names.enumerated() where index != time?.index {
      if let map = mapped.last(where: { $0.index == index })?.map {
        guard case .axis(let sensor, let axis, let unit, let sign) = map.target else { continue }
        guard let unit = unit ?? self.unit(of: name, sensor)?.unit else {
          throw .usage(
            "--map \(name.text)=\(sensor.axis(axis)): it has no unit, add one of "
              + ForeignUnit.list(of: sensor))
        }
        found.removeAll { $0.sensor == sensor && $0.axis == axis }
        found.append(
          Found(index: index, sensor: sensor, axis: axis, unit: unit, sign: sign, reason: "--map"))
      } else if let (sensor, axis, isWithout) = axis(of: name) {
        guard let (unit, reason) = unit(of: name, sensor) else {
          unitless.append("\(name.text)=\(sensor.axis(axis))")
          continue
        }
        let one = Found(
          index: index, sensor: sensor, axis: axis, unit: unit,
          sign: sensor == .acc ? kind?.sign ?? 1 : 1, reason: reason, isWithoutGravity: isWithout)
        guard let other = found.firstIndex(where: { $0.sensor == sensor && $0.axis == axis }) else {
          found.append(one)
          continue
        }
        // Of two the one that an accelerometer measures, or the first.
        if found[other].isWithoutGravity, !isWithout { found[other] = one }
      }
    }
    try check(found, unitless, table)
    take(found.sorted { ($0.sensor.first, $0.axis) < ($1.sensor.first, $1.axis) }, table)
  }

  var sensors: [ImportedSensor] {
    ImportedSensor.allCases.filter { sensor in values.contains { $0.sensor == sensor } }
  }

  // MARK: Time

  private mutating func chooseTime(
    _ table: borrowing ForeignTable, _ mapped: [(index: Int, map: ImportMap)], _ rate: Double?
  ) throws(UserError) {
    for (index, map) in mapped {
      guard case .time(let unit) = map.target else { continue }
      guard time == nil else { throw .usage("--map: two columns are the time, name one") }
      guard let unit = unit ?? table.names[index].unit.flatMap({ ForeignTimeUnit($0) }) else {
        throw .usage("--map \(map.column)=time: it has no unit, add one of \(ForeignTimeUnit.list)")
      }
      time = (index, unit)
      note(table.names[index].text, "time, \(unit.rawValue)", "--map")
    }
    guard time == nil, rate == nil else { return }
    let names = Array(table.names.enumerated()).filter { name in
      name.element.timeRank != nil && !mapped.contains { $0.index == name.offset }
    }
    guard
      let (index, name) = names.min(by: { ($0.element.timeRank ?? 9) < ($1.element.timeRank ?? 9) })
    else {
      throw table.headerFault(
        "no column of times: name one with --map COLUMN=time:ms, or --rate HZ for even spacing; "
          + list(table))
    }
    let guesses = table.examples(index).compactMap { ForeignTimeUnit.guess($0) }
    let unit: ForeignTimeUnit
    let reason: String
    if let known = name.unit.flatMap({ ForeignTimeUnit($0) }) {
      (unit, reason) = (known, "by its name and unit")
    } else if let clock = guesses.first(where: { $0.unit == .clock }) {
      (unit, reason) = clock
    } else if let known = kind?.time ?? (name.words == ["seconds", "elapsed"] ? .seconds : nil) {
      (unit, reason) = (known, "as \(kind?.name ?? "it") has it")
    } else if let guess = guesses.first {
      (unit, reason) = guess
    } else {
      throw table.headerFault(
        "\(name.text) has no unit: name it with --map \(name.text)=time:ms (\(ForeignTimeUnit.list))"
      )
    }
    time = (index, unit)
    note(name.text, "time, \(unit.rawValue)", reason)
  }

  // MARK: Sensors

  private func axis(of name: ForeignName) -> (ImportedSensor, Int, isWithoutGravity: Bool)? {
    if let (sensor, axis, content) = name.axis, sensor != kind?.leavesOut {
      let isWithout =
        sensor == .acc
        && (content == .withoutGravity || kind?.isWithoutGravity(name) == true)
      return (sensor, axis, isWithout)
    }
    guard let sensor = kind?.sensorOfFile, name.words.count == 1,
      let axis = ["x", "y", "z"].firstIndex(of: name.words[0])
    else { return nil }
    return (sensor, axis, sensor == .acc && kind?.isWithoutGravity == true)
  }

  /// The unit of a column, with the reason.
  private func unit(
    of name: ForeignName, _ sensor: ImportedSensor
  ) -> (unit: ForeignUnit, reason: String)? {
    if let unit = name.unit.flatMap({ ForeignUnit.named($0, of: sensor) }) {
      return (unit, "by its name and unit")
    }
    guard name.unit == nil, let kind,
      let unit = kind.unit(of: name, sensor).flatMap({ ForeignUnit.named($0, of: sensor) })
    else { return nil }
    return (unit, "by its name, in the unit of \(kind.name)")
  }

  private func check(
    _ found: [Found], _ unitless: [String], _ table: borrowing ForeignTable
  ) throws(UserError) {
    if let first = unitless.first {
      let sensor = ImportedSensor.allCases.first { first.contains("=\($0)") } ?? .acc
      // Columns that duplicate a complete sensor are no loss.
      guard sensor.places.count == found.count(where: { $0.sensor == sensor }) else {
        throw table.headerFault(
          "no known unit of \(first.prefix { $0 != "=" }): name it with --map '\(first):UNIT' "
            + "(\(ForeignUnit.list(of: sensor)))")
      }
    }
    guard !found.isEmpty else {
      throw table.headerFault(
        "no column that is known as a sensor's: name them with --map COLUMN=acc_x:g; \(list(table))"
      )
    }
    for sensor in ImportedSensor.allCases {
      let axes = found.filter { $0.sensor == sensor }.map(\.axis)
      guard !axes.isEmpty, axes.count < sensor.places.count else { continue }
      let missing = (0..<3).filter { !axes.contains($0) }.map { sensor.axis($0) }
      throw table.headerFault(
        "no \(missing.joined(separator: " and ")), and a sensor has three axes: name its column "
          + "with --map, or leave the others out with --map COLUMN=none; \(list(table))")
    }
  }

  private mutating func take(_ found: [Found], _ table: borrowing ForeignTable) {
    for one in found {
      let name = table.names[one.index].text
      values.append(
        Value(
          index: one.index, sensor: one.sensor, place: one.sensor.first + one.axis,
          factor: one.unit.factor * one.sign))
      var meaning = "\(one.sensor.axis(one.axis)), \(one.unit.name) × "
      meaning += (one.sign < 0 ? "-" : "") + one.unit.words
      var reason = one.reason
      if one.sign < 0, one.reason != "--map" {
        reason += "; turned, because a device that lies face up has -1 g on z there, and +1 g here"
      }
      if one.isWithoutGravity {
        isWithoutGravity = true
        reason += "; without gravity, which an accelerometer measures, too"
      }
      note(name, meaning, reason)
    }
    let taken = found.map(\.index) + [time?.index ?? -1]
    let rest = table.names.enumerated().filter { !taken.contains($0.offset) }.map(\.element.text)
    if !rest.isEmpty { notes.append("left out: \(rest.joined(separator: ", "))") }
  }

  private mutating func note(_ column: String, _ meaning: String, _ reason: String) {
    meanings.append((column, meaning))
    notes.append("\(column) is \(meaning): \(reason)")
  }

  private func list(_ table: borrowing ForeignTable) -> String {
    "the columns are " + table.names.map(\.text).joined(separator: ", ")
  }
}
