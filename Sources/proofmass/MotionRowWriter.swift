// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import ProofMassServer

/// Device motion at one instant.
struct MotionRow: TimedRow {
  var time: Int64
  var motion: DeviceMotion
}

/// Writes device motion in one of the formats of a stream.
struct MotionRowWriter: RowBuffer {
  /// Columns that belong together.
  private struct Group {
    var names: [String]
    /// For reading.
    var decimals: Int
    /// Whether text has them: it leaves out what others say as well.
    var isText = true
    var values: (DeviceMotion) -> [Double]

    static func axes(
      _ name: String, _ unit: String, decimals: Int, isText: Bool = true,
      _ values: @escaping (DeviceMotion) -> Axes<Double>
    ) -> Group {
      Group(
        names: ["x", "y", "z"].map { "\(name)_\($0)_\(unit)" }, decimals: decimals, isText: isText
      ) {
        let axes = values($0)
        return [axes.x, axes.y, axes.z]
      }
    }
  }

  private let format: StreamFormat
  private let groups: [Group]
  /// For each column of JSON Lines.
  private let keys: [[UInt8]]
  private var buffer: [UInt8]

  /// - Parameter configuration: the first line of JSON Lines.
  init(
    _ format: StreamFormat, hasCompass: Bool, hasHeading: Bool, configuration: JSON
  ) {
    self.format = format
    let groups = Self.groups(hasCompass: hasCompass, hasHeading: hasHeading).filter {
      format != .text || $0.isText
    }
    self.groups = groups
    let names = groups.flatMap(\.names)
    keys = names.map { Array(",\"\($0)\":".utf8) }
    switch format {
    case .text: buffer = Self.heading(names)
    case .csv: buffer = Array((["time_s"] + names).joined(separator: ",").utf8) + [0x0A]
    case .jsonl: buffer = configuration.line
    }
  }

  private static func groups(hasCompass: Bool, hasHeading: Bool) -> [Group] {
    var groups = [
      Group(names: ["q_w", "q_x", "q_y", "q_z"], decimals: 5, isText: false) {
        let quaternion = $0.attitude.quaternion
        return [quaternion.w, quaternion.x, quaternion.y, quaternion.z]
      },
      Group(names: ["roll_deg", "pitch_deg", "yaw_deg"], decimals: 2) {
        [$0.attitude.roll, $0.attitude.pitch, $0.attitude.yaw].map { $0 * 180 / .pi }
      },
      .axes("gravity", "g", decimals: 4, isText: false) { $0.gravity },
      .axes("user", "g", decimals: 4) { $0.userAcceleration },
      .axes("rate", "radps", decimals: 4) { $0.rotationRate },
    ]
    if hasCompass {
      groups.append(.axes("field", "uT", decimals: 2) { $0.magneticField.field })
      groups.append(
        Group(names: ["accuracy"], decimals: 0) { [Double($0.magneticField.accuracy.rawValue)] })
    }
    if hasHeading { groups.append(Group(names: ["heading_deg"], decimals: 1) { [$0.heading] }) }
    return groups
  }

  var count: Int { buffer.count }

  mutating func withBuffer(_ body: ([UInt8]) throws(Complaint) -> Void) throws(Complaint) {
    try body(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  mutating func append(_ row: MotionRow) {
    switch format {
    case .text:
      buffer.append(Double(row.time) / 1e9, decimals: 3, width: Self.timeWidth)
      for group in groups {
        for (name, value) in zip(group.names, group.values(row.motion)) {
          buffer.append(value, decimals: group.decimals, width: Self.width(of: name))
        }
      }
    case .csv:
      buffer.append(seconds: row.time)
      for value in values(of: row) {
        buffer.append(UInt8(ascii: ","))
        buffer.append(decimal: value)
      }
    case .jsonl:
      buffer += "{\"time_s\":".utf8
      buffer.append(seconds: row.time)
      for (key, value) in zip(keys, values(of: row)) {
        buffer += key
        buffer.append(decimal: value)
      }
      buffer.append(UInt8(ascii: "}"))
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Without -0.
  private func values(of row: MotionRow) -> [Double] {
    groups.flatMap { $0.values(row.motion) }.map { $0 + 0 }
  }

  // MARK: Text

  private static let timeWidth = 10

  private static func width(of name: String) -> Int { max(10, name.utf8.count + 2) }

  private static func heading(_ names: [String]) -> [UInt8] {
    func padded(_ name: String, _ width: Int) -> String {
      String(repeating: " ", count: width - name.utf8.count) + name
    }
    let columns = names.map { padded($0, width(of: $0)) }
    return Array((padded("time_s", timeWidth) + columns.joined() + "\n").utf8)
  }
}
