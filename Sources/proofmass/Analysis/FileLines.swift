// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// The lines of a file that arrives in pieces.
struct FileLines {
  /// The longest line in bytes: an endless device is refused, not read forever.
  private static let longest = 0x1_0000

  private let file: String
  /// What the file is expected to be.
  private let kind: String
  /// The bytes from the beginning of the first line that has not been dropped.
  private(set) var bytes: [UInt8] = []
  /// The end of the lines that have been returned.
  private var index = 0
  /// The number of the current line, from 1.
  private(set) var number = 0

  init(of file: String, named kind: String = "recording") { (self.file, self.kind) = (file, kind) }

  /// Takes the next piece, after all lines of the previous ones have been returned.
  mutating func append(_ piece: [UInt8]) {
    bytes.removeSubrange(..<index)
    index = 0
    if bytes.isEmpty { bytes = piece } else { bytes += piece }
  }

  /// The range of the next whole line, including its end; nil until more has arrived.
  mutating func next() throws(MotionFileError) -> Range<Int>? {
    let end = bytes.span.index(of: UInt8(ascii: "\n"), from: index)
    let isWhole = end < bytes.count
    guard isWhole || end - index > Self.longest else { return nil }
    number += 1
    guard end - index <= Self.longest else {
      throw fault("longer than \(Self.longest) bytes: name a \(kind)")
    }
    defer { index = end + 1 }
    return index..<(end + 1)
  }

  /// The range of an incomplete last line, which becomes the current one.
  mutating func last() -> Range<Int> {
    if index < bytes.count { number += 1 }
    defer { index = bytes.count }
    return index..<bytes.count
  }

  /// The number of bytes of an incomplete line that have arrived.
  var begun: Int { bytes.count - index }

  /// An error in the current line.
  func fault(_ reason: String, column: String? = nil) -> MotionFileError {
    MotionFileError(file: file, line: number, column: column, reason: reason)
  }
}
