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

  /// - Parameter bytes: A whole file. Blank lines are ignored.
  package init(_ bytes: [UInt8]) throws(TranscriptError) {
    var header: TranscriptHeader?
    entries = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) else {
        continue
      }
      let line = Array(line)
      do throws(Mistake) {
        let value: JSONValue
        do throws(JSONError) { value = try JSONValue(line) } catch {
          throw Mistake(error.description)
        }
        if header == nil {
          header = try TranscriptHeader(value)
        } else {
          entries.append(try Self.entry(value, line, number))
        }
      } catch { throw TranscriptError(line: number, reason: error.reason) }
    }
    guard let header else {
      throw TranscriptError(line: nil, reason: "is empty, and no transcript")
    }
    self.header = header
  }

  private static func entry(
    _ value: JSONValue, _ line: [UInt8], _ number: Int
  ) throws(Mistake) -> Entry {
    guard let control = value["control"] else {
      let transaction = try Transaction(value)
      return Entry(line: number, time: transaction.time, event: .transaction(transaction))
    }
    let members = try Members(value, known: ["time_s", "control"])
    guard case .object = control.content else { throw Mistake("control is no object") }
    return Entry(
      line: number, time: try members.required("time_s", Members.seconds),
      event: .control(Array(line[control.range])))
  }

  package var transactions: Int {
    entries.reduce(0) { if case .transaction = $1.event { $0 + 1 } else { $0 } }
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
