// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassLinux
import ProofMassServer

extension ChipArgument {
  /// The members that describe the chip in a recording, in addition to those of every report.
  ///
  /// - Parameters:
  ///   - unit: The unit of the values.
  ///   - sensitivity: The value of one count in g, rad/s or µT, before the sensitivity adjustment of a
  ///     magnetometer; nil where that is not one number.
  ///   - calibration: The calibration that corrected the samples, or null.
  func membersOfRecording(
    in unit: Unit, sensitivity: Double?, calibration: JSON
  ) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("unit", .text(unit.name)),
      ("sensitivity", sensitivity.map { .number(unit.convert(Axes($0, 0, 0)).x) } ?? .null),
      ("axes", .text(axesOfCounts)),
    ]
    members.append(("calibration", calibration))
    if position != .zero { members.append(("position_m", JSON(xyz: position))) }
    if let line { members.append(("drdy", .text(line.description))) }
    if let temperatureOffset {
      members.append(("temperature_offset_C", .number(temperatureOffset)))
    }
    return members
  }
}

extension ChipArgument {
  /// Where on the board the axes of the raw counts point.
  var axesOfCounts: String {
    guard model.part.isLeftHanded else { return axes }
    return (axes.hasPrefix("-") ? "+" : "-") + String(axes.dropFirst())
  }
}

extension ChipModel {
  /// The value in µT of the count of a magnetometer of AKM, before its sensitivity adjustment; nil for other
  /// chips, and for the AK8973, whose value differs from chip to chip.
  var microteslaPerCount: Double? {
    switch part.driver {
    case .ak8975: Double(Datasheet.AK8975.Constant.nanoteslaPerDigit) / 1000
    case .ak8963: Double(Datasheet.AK8963.CNTL1.Output.bits16.nanoteslaPerDigit) / 1000
    case .ak09916: Double(Datasheet.AK09916.Constant.nanoteslaPerDigit) / 1000
    case .ak8973, .lis331dlh, .lis331dl, .lis3dh, .adxl345, .l3g4200d, .lis3mdl, .lis2mdl,
      .hmc5883l, .lsm9ds1ag, .lsm6dso, .lsm6dsl, .mpu6500, .icm20948:
      nil
    }
  }
}
