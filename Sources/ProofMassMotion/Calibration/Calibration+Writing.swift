// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

extension Calibration {
  /// The version of the file format that is written, and the only one that is read.
  package static let version = 1

  /// The calibration as JSON, one quantity per line, with units in the keys' names. Reading it gives the same
  /// numbers to the last bit.
  public var json: String {
    var sections = ["  \"version\": \(Self.version)"]
    if let accelerometer {
      sections.append(
        section(
          "accelerometer", .acceleration,
          [
            ("offset_g", Self.text(accelerometer.offset.g)),
            ("matrix", Self.text(accelerometer.matrix)),
            ("residual_g", "\(accelerometer.residual)"),
          ]))
    }
    if let gyroscope {
      sections.append(
        section(
          "gyroscope", .angularRate,
          [
            ("bias_radps", Self.text(gyroscope.bias.radiansPerSecond)),
            ("deviation_radps", "\(gyroscope.deviation)"),
            ("temperature_C", gyroscope.temperature.map { "\($0)" }),
            ("matrix", gyroscope.matrixDeviation.map { _ in Self.text(gyroscope.matrix) }),
            ("matrix_deviation", gyroscope.matrixDeviation.map(Self.text)),
          ]))
    }
    if let compass {
      sections.append(section("compass", .magneticFluxDensity, Self.members(of: compass)))
    }
    if let secondCompass {
      sections.append(section("second_compass", nil, Self.members(of: secondCompass)))
    }
    return "{\n" + sections.joined(separator: ",\n") + "\n}\n"
  }

  private static func members(of compass: CompassCalibration) -> [(key: String, value: String?)] {
    [
      ("offset_uT", text(compass.offset.microtesla)), ("matrix", text(compass.matrix)),
      ("field_uT", "\(compass.magnitude)"), ("residual", "\(compass.residual)"),
      ("regions", "\(compass.regions)"), ("parameters", "\(compass.parameters)"),
      ("dip_rad", compass.dip.map { "\($0)" }),
      ("temperature_C", compass.temperature.map { "\($0)" }),
    ]
  }

  private func section(
    _ name: String, _ sensor: Quantity?, _ members: [(key: String, value: String?)]
  ) -> String {
    let origin = sensor.flatMap { origins[$0] }
    let described = [("chip", origin?.chip), ("range", origin?.range), ("date", origin?.date)]
      .map { (key: $0, value: $1.map(Self.quoted)) }
    let lines = (described + members).compactMap { member in
      member.value.map { "    \"\(member.key)\": \($0)" }
    }
    return "  \"\(name)\": {\n" + lines.joined(separator: ",\n") + "\n  }"
  }

  private static func text(_ axes: Axes<Double>) -> String { "[\(axes.x), \(axes.y), \(axes.z)]" }

  private static func text(_ matrix: Matrix3) -> String {
    let rows = [
      Axes(matrix.m11, matrix.m12, matrix.m13), Axes(matrix.m21, matrix.m22, matrix.m23),
      Axes(matrix.m31, matrix.m32, matrix.m33),
    ]
    return "[" + rows.map(text).joined(separator: ", ") + "]"
  }

  /// A text as a JSON string.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
