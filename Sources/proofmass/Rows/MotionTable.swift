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

  init(hasCompass: Bool, hasHeading: Bool) {
    self.hasCompass = hasCompass
    self.hasHeading = hasHeading
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
  }
}

extension Column {
  /// A column that is as wide as its name, and at least ten characters.
  fileprivate init(_ name: String, decimals: Int, isInText: Bool = true) {
    self.init(name, decimals: decimals, width: max(10, name.utf8.count + 2), isInText: isInText)
  }

  fileprivate static func axes(
    _ name: String, _ unit: String, decimals: Int, isInText: Bool = true
  ) -> [Column] {
    ["x", "y", "z"].map { Column("\(name)_\($0)_\(unit)", decimals: decimals, isInText: isInText) }
  }
}
