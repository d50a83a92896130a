// SPDX-License-Identifier: Apache-2.0

/// A recording in a format of other programs.
protocol RecordingExport {
  /// Reads the recording again, and writes the file piece by piece.
  mutating func write(_ put: ([UInt8]) throws(UserError) -> Void) throws(UserError)

  /// What was written, and what could not be, one line each.
  var notes: [String] { get }
}

extension RecordingExport {
  /// The error about a recording in text.
  static func text(_ path: String) -> UserError {
    .failure("\(path) is text, whose cells do not say their sensors: record csv or jsonl")
  }

  /// The note about sensors that the format does not have.
  func leftOut(_ sensors: [String]) -> [String] {
    sensors.isEmpty ? [] : ["left out: \(sensors.joined(separator: ", "))"]
  }
}
