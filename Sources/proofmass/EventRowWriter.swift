// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import ProofMassServer

/// Something that happened to the board.
struct EventRow: TimedRow {
  enum What: Sendable {
    case orientation(OrientationChange)
    case motion(MotionEvent)
  }

  var time: Int64
  var what: What

  init(_ what: What, _ run: SessionRun) {
    let timestamp =
      switch what {
      case .orientation(let change): change.timestamp
      case .motion(let event): event.timestamp
      }
    time = run.time(of: timestamp)
    self.what = what
  }

  var event: String {
    switch what {
    case .orientation: "orientation"
    case .motion(let event): "\(event.subtype)"
    }
  }

  var value: String {
    switch what {
    case .orientation(let change): "\(change.orientation)"
    case .motion(let event): "\(event.phase)"
    }
  }

  /// Of a shake.
  var axis: String? {
    guard case .motion(let event) = what else { return nil }
    return "\(event.dominantAxis)"
  }
}

/// Writes events in one of the formats of a stream.
struct EventRowWriter: RowBuffer {
  private let format: StreamFormat
  private var buffer: [UInt8]

  /// - Parameter configuration: the first line of JSON Lines.
  init(_ format: StreamFormat, configuration: JSON) {
    self.format = format
    switch format {
    case .text: buffer = Array((Self.padded("time_s") + Self.line("event", "value", "axis")).utf8)
    case .csv: buffer = Array("time_s,event,value,axis\n".utf8)
    case .jsonl: buffer = configuration.line
    }
  }

  var count: Int { buffer.count }

  mutating func withBuffer(_ body: ([UInt8]) throws(Complaint) -> Void) throws(Complaint) {
    try body(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  mutating func append(_ row: EventRow) {
    switch format {
    case .text:
      buffer.append(Double(row.time) / 1e9, decimals: 3, width: Self.width)
      buffer += Self.line(row.event, row.value, row.axis ?? "").utf8
    case .csv:
      buffer.append(seconds: row.time)
      buffer += ",\(row.event),\(row.value),\(row.axis ?? "")\n".utf8
    case .jsonl:
      buffer += "{\"time_s\":".utf8
      buffer.append(seconds: row.time)
      buffer += ",\"event\":\"\(row.event)\",\"value\":\"\(row.value)\"".utf8
      if let axis = row.axis { buffer += ",\"axis\":\"\(axis)\"".utf8 }
      buffer += "}\n".utf8
    }
  }

  // MARK: Text

  private static let width = 10

  private static func padded(_ name: String) -> String {
    String(repeating: " ", count: width - name.utf8.count) + name
  }

  /// As wide as the longest of each.
  private static func line(_ event: String, _ value: String, _ axis: String) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      axis.isEmpty && text == value
        ? text : text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }
    return "  " + padded(event, 13) + padded(value, 20) + axis + "\n"
  }
}
