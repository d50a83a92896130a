// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// What a file says has to be something that a sensor can be off by.
struct CalibrationChecks {
  let file: String

  func accelerometer(
    _ part: Calibration.Document.Accelerometer
  ) throws(CalibrationFileError) -> AccelerometerCalibration {
    AccelerometerCalibration(
      matrix: try matrix(part.matrix, "accelerometer.matrix"),
      offset: Acceleration(g: try axes(part.offset, 100, "accelerometer.offset_g")),
      residual: try number(part.residual ?? 0, 0...1, "accelerometer.residual_g"))
  }

  func gyroscope(
    _ part: Calibration.Document.Gyroscope
  ) throws(CalibrationFileError) -> GyroscopeCalibration {
    var calibration = GyroscopeCalibration(
      bias: AngularRate(radiansPerSecond: try axes(part.bias, 50, "gyroscope.bias_radps")),
      deviation: try number(part.deviation ?? 0, 0...1, "gyroscope.deviation_radps"))
    if let temperature = part.temperature {
      calibration.temperature = try number(temperature, -100...200, "gyroscope.temperature_C")
    }
    return calibration
  }

  func compass(
    _ part: Calibration.Document.Compass
  ) throws(CalibrationFileError) -> CompassCalibration {
    guard [4, 7, 10].contains(part.parameters) else {
      throw error("compass.parameters", "4, 7 or 10")
    }
    guard 0...100 ~= part.regions else { throw error("compass.regions", "from 0 to 100") }
    return CompassCalibration(
      matrix: try matrix(part.matrix, "compass.matrix"),
      offset: MagneticFluxDensity(
        microtesla: try axes(part.offset, 10_000, "compass.offset_uT")),
      magnitude: try number(part.field, 1...1000, "compass.field_uT"),
      residual: try number(part.residual, 0...1, "compass.residual"), regions: part.regions,
      parameters: part.parameters)
  }

  func origin(
    _ section: String, _ chip: String?, _ range: String?, _ date: String?
  ) throws(CalibrationFileError) -> Calibration.Origin? {
    for (key, text) in [("chip", chip), ("range", range), ("date", date)] {
      guard text?.utf8.count ?? 0 <= 100 else {
        throw error("\(section).\(key)", "a text of 100 bytes at most")
      }
    }
    guard chip != nil || range != nil || date != nil else { return nil }
    return Calibration.Origin(chip: chip, range: range, date: date)
  }

  private func error(_ key: String, _ wanted: String) -> CalibrationFileError {
    CalibrationFileError(file: file, key: key, reason: "\(wanted) is wanted: calibrate again")
  }

  private func number(
    _ value: Double, _ limits: ClosedRange<Double>, _ key: String
  ) throws(CalibrationFileError) -> Double {
    guard limits ~= value else {
      throw error(key, "a number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return value
  }

  private func axes(
    _ values: [Double], _ limit: Double, _ key: String
  ) throws(CalibrationFileError) -> Axes<Double> {
    guard values.count == 3, values.allSatisfy({ abs($0) <= limit }) else {
      throw error(key, "a list of three numbers within ±\(limit)")
    }
    return Axes(values[0], values[1], values[2])
  }

  /// Near the identity, as far as a sensor can be from it: so that it has an inverse, and turns
  /// nothing inside out.
  private func matrix(
    _ rows: [[Double]], _ key: String
  ) throws(CalibrationFileError) -> Matrix3 {
    guard rows.count == 3, rows.allSatisfy({ $0.count == 3 && $0.allSatisfy { abs($0) <= 10 } })
    else { throw error(key, "a list of three rows of three numbers within ±10") }
    let matrix = Matrix3(
      Axes(rows[0][0], rows[0][1], rows[0][2]), Axes(rows[1][0], rows[1][1], rows[1][2]),
      Axes(rows[2][0], rows[2][1], rows[2][2]))
    guard 0.01...100 ~= matrix.determinant else {
      throw error(key, "a matrix with a determinant from 0.01 to 100")
    }
    return matrix
  }
}
