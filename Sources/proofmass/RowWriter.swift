// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import ProofMassServer

/// Writes a stream's rows in one of its formats into a buffer that its user empties.
struct RowWriter: RowBuffer {
  private enum Form {
    case csv(MotionWriter)
    /// The keys, ready to be written, of three columns each; then of the temperature.
    case lines(values: [[[UInt8]]], raws: [[[UInt8]]], temperature: [UInt8])
    case text
  }

  private var form: Form
  private let classes: [ChipClass]
  private let hasTemperature: Bool
  private let hasRaw: Bool
  private var buffer: [UInt8] = []

  /// - Parameter configuration: the first line of JSON Lines.
  init(
    _ format: StreamFormat, _ classes: [ChipClass], hasTemperature: Bool, hasRaw: Bool,
    configuration: JSON
  ) {
    self.classes = classes
    self.hasTemperature = hasTemperature
    self.hasRaw = hasRaw
    var sensors = Motion.Sensors(classes)
    if hasTemperature { sensors.insert(.thermometer) }
    let raws = classes.map { one in ["x", "y", "z"].map { "\(one.prefix)_\($0)_raw" } }
    switch format {
    case .csv:
      form = .csv(MotionWriter(sensors, others: hasRaw ? raws.flatMap(\.self) : []))
    case .jsonl:
      let columns = classes.map { Motion.Sensors([$0]).columns }
      func keys(_ names: [[String]]) -> [[[UInt8]]] {
        names.map { $0.map { Array(",\"\($0)\":".utf8) } }
      }
      form = .lines(
        values: keys(columns), raws: keys(hasRaw ? raws : []),
        temperature: Array(",\"temp_C\":".utf8))
      buffer = configuration.line
    case .text:
      form = .text
      buffer = heading()
    }
  }

  var count: Int {
    guard case .csv(let writer) = form else { return buffer.count }
    return writer.bytes.count
  }

  mutating func withBuffer(_ body: ([UInt8]) throws(Complaint) -> Void) throws(Complaint) {
    guard case .csv(var writer) = form else {
      try body(buffer)
      return buffer.removeAll(keepingCapacity: true)
    }
    form = .text  // so that the buffer has one owner and keeps its place
    defer { form = .csv(writer) }
    try body(writer.bytes)
    writer.bytes.removeAll(keepingCapacity: true)
  }

  mutating func append(_ row: StreamRow) {
    switch form {
    case .csv(var writer):
      form = .text
      writer.append(
        at: row.time, force: row.acceleration?.value, rotation: row.rotation?.value,
        field: row.field?.value, temperature: row.temperature,
        others: hasRaw ? classes.flatMap { Self.counts(row[$0]) } : [])
      form = .csv(writer)
    case .lines(let values, let raws, let temperature):
      buffer += "{\"time_s\":".utf8
      buffer.append(seconds: row.time)
      for (one, keys) in zip(classes, values) {
        guard let value = row[one]?.value else { continue }
        append(keys[0], value.x)
        append(keys[1], value.y)
        append(keys[2], value.z)
      }
      if let degrees = row.temperature { append(temperature, degrees) }
      for (one, keys) in zip(classes, raws) {
        guard let raw = row[one]?.raw else { continue }
        append(keys[0], Double(raw.x))
        append(keys[1], Double(raw.y))
        append(keys[2], Double(raw.z))
      }
      buffer += "}\n".utf8
    case .text: appendText(row)
    }
  }

  private mutating func append(_ key: [UInt8], _ number: Double) {
    buffer += key
    buffer.append(decimal: number)
  }

  private static func counts(_ cell: StreamRow.Cell?) -> [Int?] {
    guard let raw = cell?.raw else { return [nil, nil, nil] }
    return [Int(raw.x), Int(raw.y), Int(raw.z)]
  }

  // MARK: Text

  private func heading() -> [UInt8] {
    func padded(_ name: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - name.count)) + name
    }
    var line = padded("time_s", Self.timeWidth)
    for one in classes {
      line += Motion.Sensors([one]).columns.map { padded($0, Self.width) }.joined()
    }
    if hasTemperature { line += padded("temp_C", Self.width) }
    for one in classes where hasRaw {
      line += ["x", "y", "z"].map { padded("\(one.prefix)_\($0)_raw", Self.width) }.joined()
    }
    return Array((line + "\n").utf8)
  }

  private static let timeWidth = 13
  private static let width = 13

  private mutating func appendText(_ row: StreamRow) {
    buffer.append(Double(row.time) / 1e9, decimals: 6, width: Self.timeWidth)
    for one in classes {
      guard let value = row[one]?.value else {
        appendBlank(3)
        continue
      }
      for number in [value.x, value.y, value.z] {
        buffer.append(number, decimals: one.decimals, width: Self.width)
      }
    }
    if hasTemperature {
      if let degrees = row.temperature {
        buffer.append(degrees, decimals: 1, width: Self.width)
      } else {
        appendBlank(1)
      }
    }
    for one in classes where hasRaw {
      guard let raw = row[one]?.raw else {
        appendBlank(3)
        continue
      }
      for count in [raw.x, raw.y, raw.z] {
        let text = String(count)
        buffer += String(repeating: " ", count: Self.width - text.utf8.count).utf8
        buffer += text.utf8
      }
    }
    while buffer.last == UInt8(ascii: " ") { buffer.removeLast() }
    buffer.append(UInt8(ascii: "\n"))
  }

  private mutating func appendBlank(_ columns: Int) {
    buffer += String(repeating: " ", count: columns * Self.width).utf8
  }
}
