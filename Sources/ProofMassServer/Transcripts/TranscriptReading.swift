// SPDX-License-Identifier: Apache-2.0

internal import ProofMassEmulation

/// Reads a transcript that comes in pieces.
package struct TranscriptReading {
  /// In bytes; a control request may have half of them.
  package static let longestLine = 16 << 20

  /// When its line has come.
  package private(set) var header: TranscriptHeader?
  private var number = 0
  /// Of the line that has begun.
  private var bytes: [UInt8] = []

  package init() {}

  /// - Parameter piece: What follows in the file, cut anywhere. Blank lines are ignored.
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

  /// What there is after the last piece.
  package mutating func finish() throws(TranscriptError) -> (TranscriptHeader, [Transcript.Entry]) {
    let last = try readLine()
    guard let header else {
      throw TranscriptError(line: nil, reason: "is empty, and no transcript")
    }
    return (header, last.map { [$0] } ?? [])
  }

  /// The entry of a line that has ended; nil of a blank one, and of the header.
  private mutating func readLine() throws(TranscriptError) -> Transcript.Entry? {
    defer { bytes.removeAll(keepingCapacity: bytes.count < 0x1_0000) }
    number += 1
    guard bytes.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) else {
      return nil
    }
    do throws(Mistake) {
      let value: JSONValue
      do throws(JSONError) { value = try JSONValue(bytes) } catch {
        throw Mistake(error.description)
      }
      guard header == nil else { return try Self.entry(value, bytes, number) }
      header = try TranscriptHeader(value)
      return nil
    } catch { throw TranscriptError(line: number, reason: error.reason) }
  }

  private static func entry(
    _ value: JSONValue, _ line: [UInt8], _ number: Int
  ) throws(Mistake) -> Transcript.Entry {
    guard let control = value["control"] else {
      let transaction = try Transaction(value)
      return Transcript.Entry(
        line: number, time: transaction.time, event: .transaction(transaction))
    }
    let members = try Members(value, known: ["time_s", "control"])
    guard case .object = control.content else { throw Mistake("control is no object") }
    return Transcript.Entry(
      line: number, time: try members.required("time_s", Members.seconds),
      event: .control(Array(line[control.range])))
  }
}
