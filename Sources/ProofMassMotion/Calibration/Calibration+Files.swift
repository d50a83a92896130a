// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import ProofMassSystem

extension Calibration {
  /// More than any calibration has.
  private static let largestFile = 1 << 20

  /// Reads a file that ``save(to:)`` wrote.
  public init(contentsOf path: String) throws(CalibrationFileError) {
    let bytes: [UInt8]
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      // A UInt, or where the whole of Foundation is linked what becomes any integer.
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

  /// Writes a file, at once: whoever reads it meanwhile has the old one.
  ///
  /// A symbolic link is followed, and the file's mode stays. Into a device or a pipe it is written
  /// straight.
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
