// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion

/// Device motion at one instant.
struct MotionRow: TimedRow {
  var time: Int64
  var motion: DeviceMotion
}

/// The rows of `motion`.
struct MotionTable: RowTable {
  let time = Column("time_s", decimals: 3, width: 10)
  let columns: [Column]
  private let hasCompass: Bool
  private let hasHeading: Bool
  private let tellsSettled: Bool

  /// - Parameter tellsSettled: Whether the gyroscope is not calibrated, so that its offset has to be
  ///   estimated.
  init(hasCompass: Bool, hasHeading: Bool, tellsSettled: Bool) {
    self.hasCompass = hasCompass
    self.hasHeading = hasHeading
    self.tellsSettled = tellsSettled
    var columns = ["q_w", "q_x", "q_y", "q_z"].map { Column($0, decimals: 5, isInText: false) }
    columns += ["roll_deg", "pitch_deg", "yaw_deg"].map { Column($0, decimals: 2) }
    columns += Column.axes("gravity", "g", decimals: 4, isInText: false)
    columns += Column.axes("user", "g", decimals: 4)
    columns += Column.axes("rate", "radps", decimals: 4)
    if hasCompass {
      columns += Column.axes("field", "uT", decimals: 2)
      columns.append(Column("accuracy", decimals: 0))
    }
    if hasHeading { columns.append(Column("heading_deg", decimals: 1)) }
    if tellsSettled { columns.append(Column("settled", decimals: 0)) }
    self.columns = columns
  }

  func append(_ row: MotionRow, to cells: inout RowCells) {
    let motion = row.motion
    let attitude = motion.attitude
    /// Without -0.
    func append(_ numbers: Double...) { for number in numbers { cells.append(number + 0) } }
    func append(_ axes: Axes<Double>) { append(axes.x, axes.y, axes.z) }
    let quaternion = attitude.quaternion
    append(quaternion.w, quaternion.x, quaternion.y, quaternion.z)
    append(Axes(attitude.roll, attitude.pitch, attitude.yaw).map { $0 * 180 / .pi })
    append(motion.gravity)
    append(motion.userAcceleration)
    append(motion.rotationRate)
    if hasCompass {
      append(motion.magneticField.field)
      append(Double(motion.magneticField.accuracy.rawValue))
    }
    if hasHeading { append(motion.heading) }
    if tellsSettled { append(motion.isSettled ? 1 : 0) }
  }
}

extension Column {
  /// A column that is as wide as its name, and at least ten characters.
  fileprivate convenience init(_ name: String, decimals: Int, isInText: Bool = true) {
    self.init(name, decimals: decimals, width: max(10, name.utf8.count + 2), isInText: isInText)
  }

  fileprivate static func axes(
    _ name: String, _ unit: String, decimals: Int, isInText: Bool = true
  ) -> [Column] {
    ["x", "y", "z"].map { Column("\(name)_\($0)_\(unit)", decimals: decimals, isInText: isInText) }
  }
}

// MARK: Events

/// A change of orientation, or a phase of a shake.
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
}

/// The rows of `events`.
struct EventTable: RowTable {
  let time = Column("time_s", decimals: 3, width: 10)
  /// Each column is as wide as its longest word; only a shake has an axis.
  let columns = [
    Column(words: "event", width: 13), Column(words: "value", width: 20),
    Column(words: "axis", width: 3),
  ]

  func append(_ row: EventRow, to cells: inout RowCells) {
    switch row.what {
    case .orientation(let change):
      cells.append("orientation")
      cells.append("\(change.orientation)")
      cells.append(String?.none)
    case .motion(let event):
      cells.append("\(event.subtype)")
      cells.append("\(event.phase)")
      cells.append("\(event.dominantAxis)")
    }
  }
}
