// SPDX-License-Identifier: Apache-2.0

package import ProofMassEmulation
internal import ProofMassPhysics

/// A transcript: the events on a board, in a file of JSON Lines.
package struct Transcript: Sendable {
  /// What an entry records.
  package enum Event: Equatable, Sendable {
    /// A transaction.
    case transaction(Transaction)
    /// A control request that changed the board, as received: one JSON object.
    case control([UInt8])
  }

  /// A line after the header.
  package struct Entry: Equatable, Sendable {
    /// The number of the line in the file, from 1.
    package var line: Int
    /// Board time in nanoseconds.
    package var time: Int64
    /// The event.
    package var event: Event
  }

  /// The board as it was at the beginning.
  package var header: TranscriptHeader
  /// The later events, in order.
  package var entries: [Entry]

  package init(_ header: TranscriptHeader, _ entries: [Entry]) {
    self.header = header
    self.entries = entries
  }

  /// Reads a whole file. Blank lines are ignored. Throws where it is no transcript.
  package init(_ bytes: [UInt8]) throws(TranscriptError) {
    var reading = TranscriptReader()
    entries = try reading.append(bytes)
    let (header, last) = try reading.finish()
    entries += last
    self.header = header
  }
}

/// The reason why a file is no transcript, and its place.
package struct TranscriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1; nil where the error concerns the whole file.
  package var line: Int?
  /// The reason, as the end of a sentence.
  package var reason: String

  package init(line: Int?, reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The end of a message that begins with the file's name.
  package var description: String { (line.map { ":\($0): " } ?? " ") + reason }
}

/// Reads a transcript piece by piece.
package struct TranscriptReader {
  /// The longest line in bytes. A control request has at most half of that.
  package static let longestLine = 16 << 20

  /// The header, once its line has been read.
  package private(set) var header: TranscriptHeader?
  private var number = 0
  /// The beginning of the line that has no end yet.
  private var bytes: [UInt8] = []

  /// Creates a reader before the first piece.
  package init() {}

  /// Reads the next piece of the file, which may end anywhere. Blank lines are ignored. Throws
  /// where a line is no part of a transcript.
  ///
  /// - Returns: The entries whose lines have ended.
  package mutating func append(_ piece: [UInt8]) throws(TranscriptError) -> [Transcript.Entry] {
    var entries: [Transcript.Entry] = []
    var rest = piece[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      bytes += rest[..<end]
      rest = rest[(end + 1)...]
      if let entry = try readLine() { entries.append(entry) }
    }
    bytes += rest
    guard bytes.count <= Self.longestLine else {
      throw TranscriptError(
        line: number + 1, reason: "longer than 16 MB: name a transcript")
    }
    return entries
  }

  /// The header, and the entry of a last line without an end. Throws where there is no header.
  package mutating func finish() throws(TranscriptError) -> (TranscriptHeader, [Transcript.Entry]) {
    let last = try readLine()
    guard let header else {
      throw TranscriptError(line: nil, reason: "is empty, and no transcript")
    }
    return (header, last.map { [$0] } ?? [])
  }

  /// The entry of a line that has ended; nil for a blank line and for the header.
  private mutating func readLine() throws(TranscriptError) -> Transcript.Entry? {
    defer { bytes.removeAll(keepingCapacity: bytes.count < 0x1_0000) }
    number += 1
    // A byte order mark, which some editors write.
    if number == 1, TextForm.hasMark(bytes.span) { bytes.removeFirst(TextForm.mark.count) }
    guard bytes.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) else {
      return nil
    }
    do throws(InputError) {
      let value: JSONValue
      do throws(JSONError) { value = try JSONValue(bytes) } catch {
        throw InputError(error.description)
      }
      guard header == nil else { return try Self.entry(value, bytes, number) }
      header = try TranscriptHeader(value)
      return nil
    } catch { throw TranscriptError(line: number, reason: error.reason) }
  }

  private static func entry(
    _ value: JSONValue, _ line: [UInt8], _ number: Int
  ) throws(InputError) -> Transcript.Entry {
    guard let control = value["control"] else {
      let transaction = try Transaction(value)
      return Transcript.Entry(
        line: number, time: transaction.time, event: .transaction(transaction))
    }
    let members = try Members(value, known: ["time_s", "control"])
    guard case .object = control.content else { throw InputError("control is no object") }
    return Transcript.Entry(
      line: number, time: try members.required("time_s", Members.seconds),
      event: .control(Array(line[control.range])))
  }
}

/// Writes a transcript of the events on a board, line by line.
package final class TranscriptWriter: BoardWatcher {
  private let names: RegisterNames
  private let write: ([UInt8]) throws -> Void

  /// Writes the header. Throws what `write` throws.
  ///
  /// - Parameters:
  ///   - isTimeVirtual: whether the board's time is virtual.
  ///   - motion: the motion file that is playing.
  ///   - scenario: the name of the scenario that is playing.
  ///   - write: writes a line, which includes its end.
  package init(
    _ circuit: Circuit, isTimeVirtual: Bool, motion: TranscriptHeader.Recording? = nil,
    scenario: String? = nil,
    to write: @escaping ([UInt8]) throws -> Void
  ) throws {
    names = RegisterNames(circuit)
    self.write = write
    try write(
      TranscriptHeader(circuit, isTimeVirtual: isTimeVirtual, motion: motion, scenario: scenario)
        .json.line)
  }

  package func see(_ transaction: Transaction) throws {
    try write(JSON.transaction(transaction, names).line)
  }

  package func see(request: [UInt8], at time: Int64) throws {
    try write(JSON.object([("time_s", .seconds(time)), ("control", .raw(request))]).line)
  }
}
