// SPDX-License-Identifier: Apache-2.0

package import ProofMassEmulation

/// What happened on a board, as a file in JSON Lines keeps it.
package struct Transcript: Sendable {
  package enum Event: Equatable, Sendable {
    case transaction(Transaction)
    /// A control request that changed the board, as it came: one JSON object.
    case control([UInt8])
  }

  package struct Entry: Equatable, Sendable {
    /// In the file, from 1.
    package var line: Int
    /// Board time in nanoseconds.
    package var time: Int64
    package var event: Event
  }

  package var header: TranscriptHeader
  package var entries: [Entry]

  package init(_ header: TranscriptHeader, _ entries: [Entry]) {
    self.header = header
    self.entries = entries
  }

  /// - Parameter bytes: A whole file. Blank lines are ignored.
  package init(_ bytes: [UInt8]) throws(TranscriptError) {
    var reading = TranscriptReading()
    entries = try reading.append(bytes)
    let (header, last) = try reading.finish()
    entries += last
    self.header = header
  }
}

/// What is wrong with a transcript, and where.
package struct TranscriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// From 1; nil when it is in no single line.
  package var line: Int?
  package var reason: String

  package init(line: Int?, reason: String) {
    self.line = line
    self.reason = reason
  }

  /// Goes on after the file's name.
  package var description: String { (line.map { ":\($0): " } ?? " ") + reason }
}
