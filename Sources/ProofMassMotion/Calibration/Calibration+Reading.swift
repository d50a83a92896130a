// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import ProofMassCore
internal import ProofMassFusion

extension Calibration {
  /// Parses the JSON of ``json``. Unknown keys are ignored.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - name: The file's name, for errors.
  /// - Throws: `CalibrationFileError` where the JSON is not a calibration, is of another version, or has
  ///   numbers out of range.
  package init(json bytes: [UInt8], name: String) throws(CalibrationFileError) {
    let document: Document
    do {
      let decoder = JSONDecoder()
      let version = try decoder.decode(Version.self, from: Data(bytes)).version
      guard version == Self.version else {
        throw CalibrationFileError(
          file: name, key: "version",
          reason: "\(version) is unknown, this program reads \(Self.version): calibrate again")
      }
      document = try decoder.decode(Document.self, from: Data(bytes))
    } catch let error as CalibrationFileError {
      throw error
    } catch let error as DecodingError {
      throw CalibrationFileError(error, file: name)
    } catch {
      throw CalibrationFileError(file: name, reason: "cannot be read: \(error)")
    }
    let checks = CalibrationChecks(file: name)
    self.init()
    if let part = document.accelerometer {
      accelerometer = try checks.accelerometer(part)
      origins[.acceleration] = try checks.origin("accelerometer", part.chip, part.range, part.date)
    }
    if let part = document.gyroscope {
      gyroscope = try checks.gyroscope(part)
      origins[.angularRate] = try checks.origin("gyroscope", part.chip, part.range, part.date)
    }
    if let part = document.compass {
      compass = try checks.compass(part, "compass")
      origins[.magneticFluxDensity] = try checks.origin("compass", part.chip, part.range, part.date)
    }
    if let part = document.secondCompass {
      secondCompass = try checks.compass(part, "second_compass")
    }
  }

  private struct Version: Decodable { var version: Int }

  /// The file's structure, with the names of its keys.
  fileprivate struct Document: Decodable {
    var accelerometer: Accelerometer?
    var gyroscope: Gyroscope?
    var compass: Compass?
    var secondCompass: Compass?

    enum CodingKeys: String, CodingKey {
      case accelerometer, gyroscope, compass
      case secondCompass = "second_compass"
    }

    struct Accelerometer: Decodable {
      var chip, range, date: String?
      var offset: [Double]
      var matrix: [[Double]]
      var residual: Double?

      enum CodingKeys: String, CodingKey {
        case chip, range, date, matrix
        case offset = "offset_g"
        case residual = "residual_g"
      }
    }

    struct Gyroscope: Decodable {
      var chip, range, date: String?
      var bias: [Double]
      var deviation, temperature: Double?
      var matrix, matrixDeviation: [[Double]]?

      enum CodingKeys: String, CodingKey {
        case chip, range, date, matrix
        case matrixDeviation = "matrix_deviation"
        case bias = "bias_radps"
        case deviation = "deviation_radps"
        case temperature = "temperature_C"
      }
    }

    struct Compass: Decodable {
      var chip, range, date: String?
      var offset: [Double]
      var matrix: [[Double]]
      var field, residual: Double
      var regions, parameters: Int
      var dip, temperature: Double?

      enum CodingKeys: String, CodingKey {
        case chip, range, date, matrix, residual, regions, parameters
        case offset = "offset_uT"
        case field = "field_uT"
        case dip = "dip_rad"
        case temperature = "temperature_C"
      }
    }
  }
}

extension CalibrationFileError {
  init(_ error: DecodingError, file: String) {
    let (path, reason) =
      switch error {
      case .keyNotFound(let key, let context):
        (context.codingPath + [key], "is missing: calibrate again")
      case .typeMismatch(let type, let context):
        (context.codingPath, "\(Self.name(type)) is wanted: calibrate again")
      case .valueNotFound(let type, let context):
        (context.codingPath, "\(Self.name(type)) is wanted: calibrate again")
      case .dataCorrupted(let context):
        (context.codingPath, "is not JSON that makes sense: calibrate again")
      @unknown default: ([], "cannot be read: calibrate again")
      }
    let names = path.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
    self.init(
      file: file, key: names.isEmpty ? nil : names.joined(separator: "."), reason: reason)
  }

  private static func name(_ type: any Any.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is String.Type: "a text"
    case is [Double].Type, is [[Double]].Type, is [Any].Type: "a list"
    default: "an object"
    }
  }
}

/// Checks that a file's numbers are errors that a sensor can have.
private struct CalibrationChecks {
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
      deviation: try number(part.deviation ?? 0, 0...1, "gyroscope.deviation_radps"),
      temperature: try temperature(part.temperature, "gyroscope.temperature_C"))
    if let rows = part.matrix {
      calibration.matrix = try matrix(rows, "gyroscope.matrix")
      calibration.matrixDeviation = try elements(
        part.matrixDeviation ?? [], "gyroscope.matrix_deviation")
    }
    return calibration
  }

  func compass(
    _ part: Calibration.Document.Compass, _ section: String
  ) throws(CalibrationFileError) -> CompassCalibration {
    guard [4, 7, 10].contains(part.parameters) else {
      throw error("\(section).parameters", "4, 7 or 10")
    }
    guard 0...100 ~= part.regions else { throw error("\(section).regions", "from 0 to 100") }
    var calibration = CompassCalibration(
      matrix: try matrix(part.matrix, "\(section).matrix"),
      offset: MagneticFluxDensity(
        microtesla: try axes(part.offset, 10_000, "\(section).offset_uT")),
      magnitude: try number(part.field, 1...1000, "\(section).field_uT"),
      residual: try number(part.residual, 0...1, "\(section).residual"), regions: part.regions,
      parameters: part.parameters,
      temperature: try temperature(part.temperature, "\(section).temperature_C"))
    if let dip = part.dip {
      calibration.dip = try number(dip, -1.6...1.6, "\(section).dip_rad")
    }
    return calibration
  }

  private func temperature(
    _ value: Double?, _ key: String
  ) throws(CalibrationFileError) -> Double? {
    try value.map { (value) throws(CalibrationFileError) in try number(value, -150...250, key) }
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

  /// A matrix as close to the identity as a sensor's must be, so that it has an inverse and a positive
  /// determinant.
  private func matrix(
    _ rows: [[Double]], _ key: String
  ) throws(CalibrationFileError) -> Matrix3 {
    let matrix = try elements(rows, key)
    guard 0.01...100 ~= matrix.determinant else {
      throw error(key, "a matrix with a determinant from 0.01 to 100")
    }
    return matrix
  }

  private func elements(
    _ rows: [[Double]], _ key: String
  ) throws(CalibrationFileError) -> Matrix3 {
    guard rows.count == 3, rows.allSatisfy({ $0.count == 3 && $0.allSatisfy { abs($0) <= 10 } })
    else { throw error(key, "a list of three rows of three numbers within ±10") }
    return Matrix3(
      Axes(rows[0][0], rows[0][1], rows[0][2]), Axes(rows[1][0], rows[1][1], rows[1][2]),
      Axes(rows[2][0], rows[2][1], rows[2][2]))
  }
}
