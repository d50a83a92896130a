// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassServer

/// A recording's description of itself before its rows, with the same members in every format.
///
/// In JSON Lines they are the first object. In csv and text each is a comment, `# KEY: VALUE`, whose value is
/// JSON, too.
struct RecordingHeader {
  /// The version of the members, which is incremented when the meaning of one changes.
  static let version = 1

  /// The start of the stream, by the system's clock.
  let began: Date
  /// Whether the board's time was virtual, so that the stream took no real time.
  let isTimeVirtual: Bool
  /// Whether the start is known.
  private let hasBegan: Bool
  private let verb: String
  private let members: [(String, JSON)]

  /// - Parameters:
  ///   - clock: The clock of the rows, and the instant on it from which their times count.
  ///   - members: The description of the recording: bus, chips and so on.
  init(_ verb: String, since origin: Instant, on clock: BoardClock, _ members: [(String, JSON)]) {
    self.verb = verb
    hasBegan = true
    isTimeVirtual = !clock.isReal
    let passed = clock.isReal ? clock.now().nanoseconds - origin.nanoseconds : 0
    began = Date.now.addingTimeInterval(-Double(passed) / 1e9)
    self.members = members
  }

  /// The header of rows that another program recorded.
  ///
  /// - Parameter began: The time of the row at 0; nil where it is unknown.
  init(_ verb: String, began: Date?, _ members: [(String, JSON)]) {
    (self.verb, self.members) = (verb, members)
    (self.began, hasBegan, isTimeVirtual) = (began ?? .now, began != nil, true)
  }

  /// - Parameter part: The number of the file among several; nil for a single file.
  func members(part: Int? = nil) -> [(String, JSON)] {
    var all: [(String, JSON)] = [
      ("proofmass", .text("recording")), ("version", .integer(Self.version)),
      ("command", .text(commandVersion)), ("verb", .text(verb)),
    ]
    if hasBegan { all.append(("began", .text(began.text))) }
    if let part { all.append(("part", .integer(part))) }
    return all + members
  }

  /// Lines of members before, between or after rows. A mark between or after rows has one member, its name.
  static func lines(_ members: [(String, JSON)], as format: StreamFormat) -> [UInt8] {
    guard format != .jsonl else { return JSON.object(members).line }
    return members.flatMap { Array("# \($0.0): ".utf8) + $0.1.line }
  }
}

extension Date {
  /// UTC to the millisecond: `2026-11-23T14:50:07.125Z`.
  var text: String { formatted(Self.style) }

  /// Reads what ``text`` writes; nil for anything else.
  init?(text: String) {
    do { self = try Self.style.parse(text) } catch { return nil }
  }

  private static var style: ISO8601FormatStyle {
    ISO8601FormatStyle(includingFractionalSeconds: true)
  }
}
