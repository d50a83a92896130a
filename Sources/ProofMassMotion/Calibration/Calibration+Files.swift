// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import ProofMassSystem

extension Calibration {
  /// The size limit in bytes; more than any calibration has.
  private static let largestFile = 1 << 20

  /// Reads a file that ``save(to:)`` wrote.
  ///
  /// - Throws: `CalibrationFileError` where the file cannot be read, is not a calibration, or has numbers out
  ///   of range.
  public init(contentsOf path: String) throws(CalibrationFileError) {
    let bytes: [UInt8]
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      // The size is a UInt, or where the whole of Foundation is linked a number that bridges to one.
      guard attributes[.type] as? FileAttributeType == .typeRegular,
        attributes[.size] as? UInt ?? .max <= Self.largestFile
      else {
        throw CalibrationFileError(file: path, reason: "is no calibration: name a file that is")
      }
      bytes = Array(try Data(contentsOf: URL(filePath: path)))
    } catch let error as CalibrationFileError {
      throw error
    } catch {
      throw CalibrationFileError(file: path, reason: Self.reason(error))
    }
    try self.init(json: bytes, name: path)
  }

  /// Writes a file in one step: a program that reads it meanwhile gets the old contents.
  ///
  /// A symbolic link is followed, and the file keeps its mode. A device or a pipe is written directly.
  ///
  /// - Throws: `CalibrationFileError` where it cannot be written.
  public func save(to path: String) throws(CalibrationFileError) {
    do throws(FileError) { try OutputFile(path).write(Array(json.utf8)) } catch {
      throw CalibrationFileError(file: path, reason: "cannot be written: \(error.reason)")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?: "does not exist"
    case .fileReadNoPermission?: "permission is denied"
    default: "\(error)"
    }
  }
}

/// The reason why a calibration could not be read or written: the file, the key, and the remedy.
public struct CalibrationFileError: Error, Equatable, CustomStringConvertible {
  /// The file's name, as the caller passed it.
  public var file: String
  /// The key in the file, such as `gyroscope.bias_radps`; nil where the error is about the whole file.
  public var key: String?
  /// The fault and its remedy.
  public var reason: String

  /// File, key and reason, on one line.
  public var description: String { "\(file): " + (key.map { "\($0): " } ?? "") + reason }
}
