// SPDX-License-Identifier: Apache-2.0

/// Why a calibration could not be read or written: the file, the key, and what to do.
public struct CalibrationFileError: Error, Equatable, CustomStringConvertible {
  /// The file's name as the caller has it.
  public var file: String
  /// Where in it, such as `gyroscope.bias_radps`; nil where it is about the whole file.
  public var key: String?
  /// What is wrong, and what to do.
  public var reason: String

  /// On one line.
  public var description: String { "\(file): " + (key.map { "\($0): " } ?? "") + reason }
}
