// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// A sensor's samples in a file of Renode's sensor data, which has one sensor after the other.
final class RESDLog: ImportSource {
  let path: String
  private let form: RESD.Form
  private let channel: UInt16
  private var reader: RESDReader
  private var block: RESDReader.Block?
  /// What was left out of the file, for the first of its sensors.
  private let others: [String]

  private(set) var sensors: [ImportedSensor]
  let isWithoutGravity = false
  let origin = TimeOrigin.start

  private init(
    _ path: String, _ form: RESD.Form, _ channel: UInt16, _ others: [String]
  ) throws(UserError) {
    (self.path, self.form, self.channel, self.others) = (path, form, channel, others)
    reader = try RESDReader(path)
    sensors = [form.sensor]
  }

  /// The sensors of a file, each on its lowest channel. The file is read once for this, and once for each of them.
  static func all(of path: String) throws(UserError) -> [RESDLog] {
    guard path != "-" else {
      throw .usage("FILE -: a file of Renode's sensor data is read several times: name a file")
    }
    var channels: [ImportedSensor: Swift.Set<UInt16>] = [:]
    var types: Swift.Set<UInt16> = []
    var reader = try RESDReader(path)
    while let block = try reader.next(passing: { types.insert($0) }) {
      channels[block.form.sensor, default: []].insert(block.channel)
      try reader.skip(block)
    }
    var others = types.sorted().map { "sample type \($0)" }
    var found: [(form: RESD.Form, channel: UInt16)] = []
    for form in RESD.forms {
      let sorted = (channels[form.sensor] ?? []).sorted()
      guard let first = sorted.first else { continue }
      found.append((form, first))
      others += sorted.dropFirst().map { "\(form.name) on channel \($0)" }
    }
    guard !found.isEmpty else {
      let names = RESD.forms.map(\.name).joined(separator: ", ")
      throw .failure("\(path) has no samples that a recording has (\(names)): name another file")
    }
    var logs: [RESDLog] = []
    for (form, channel) in found {
      logs.append(try RESDLog(path, form, channel, logs.isEmpty ? others : []))
    }
    return logs
  }

  func leaveOut(_ sensor: ImportedSensor) { sensors.removeAll { $0 == sensor } }

  func next() throws(UserError) -> ImportRow? {
    while true {
      if var current = block, let (time, values) = try reader.sample(of: &current) {
        block = current
        var row = ImportRow(time: time, values: ImportRow.empty)
        for (place, value) in zip(form.sensor.places, values) { row.values[place] = value }
        return row
      }
      block = try reader.next(passing: { _ in })
      guard let block else { return nil }
      if block.form.sensor != form.sensor || block.channel != channel {
        try reader.skip(block)
        self.block = nil
      }
    }
  }

  func fault(_ reason: String) -> UserError { reader.fault(reason) }

  private var leftOut: String {
    others.prefix(8).joined(separator: ", ")
      + (others.count > 8 ? " and \(others.count - 8) more" : "")
  }

  private var meaning: (String, String) {
    (
      "\(form.name), channel \(channel)",
      "\(form.sensor), \(form.unit) × 1/\(shortest(form.factor))"
    )
  }

  var notes: [String] {
    ["\(path): \(meaning.0), is \(meaning.1): by the format"]
      + (others.isEmpty ? [] : ["\(path): left out: \(leftOut)"])
  }

  var json: JSON {
    .object([
      ("file", .text(path)), ("kind", .text("RESD")),
      ("columns", .object([(meaning.0, .text(meaning.1))])),
    ])
  }
}
