// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import ProofMassCore
internal import ProofMassFusion

extension Calibration {
  /// Reads what ``json`` wrote. Keys that are not known are passed over.
  ///
  /// - Parameter name: The file's name, for what an error says.
  /// - Throws: Where it is not such a file, is of another version, or has numbers that no calibration
  ///   has.
  public init(json bytes: [UInt8], name: String) throws(CalibrationFileError) {
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
      origins[.accelerometer] = try checks.origin("accelerometer", part.chip, part.range, part.date)
    }
    if let part = document.gyroscope {
      gyroscope = try checks.gyroscope(part)
      origins[.gyroscope] = try checks.origin("gyroscope", part.chip, part.range, part.date)
    }
    if let part = document.compass {
      compass = try checks.compass(part)
      origins[.magnetometer] = try checks.origin("compass", part.chip, part.range, part.date)
    }
  }

  private struct Version: Decodable { var version: Int }

  /// The file as it is, with its keys' names.
  struct Document: Decodable {
    var accelerometer: Accelerometer?
    var gyroscope: Gyroscope?
    var compass: Compass?

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

      enum CodingKeys: String, CodingKey {
        case chip, range, date
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

      enum CodingKeys: String, CodingKey {
        case chip, range, date, matrix, residual, regions, parameters
        case offset = "offset_uT"
        case field = "field_uT"
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
