// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a motion file, and where.
public struct MotionError: Error, Equatable, CustomStringConvertible {
  /// The file's name, as the caller gave it.
  public var file: String
  /// From 1, the header; nil when the fault is in no single line.
  public var line: Int?
  public var column: String?
  public var reason: String

  /// One line, like `walk.csv:17: acc_y_g: "abc" is not a number`.
  public var description: String {
    file + (line.map { ":\($0)" } ?? "") + ": " + (column.map { $0 + ": " } ?? "") + reason
  }
}
