// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassServer

/// A recording to be continued.
struct Continuation {
  /// The size in bytes up to the end of the last complete row, before compression.
  let size: Int
  /// The time of the last row, in nanoseconds.
  let last: Int64
  /// The offset from the new stream's time to the recording's, in nanoseconds: by the system's clock, so that
  /// rows have the times of an uninterrupted recording; where time is virtual, the rows follow the last one.
  let offset: Int64

  /// Examines a file. Refuses one that is no recording of the same chips in the same columns.
  init(
    _ path: String, _ header: RecordingHeader, _ format: StreamFormat, _ columns: [String]
  ) throws(UserError) {
    let old = try RecordingScan(path)
    let advice = "name the same, leave --append out, or name another file"
    guard let oldHeader = old.header, oldHeader["proofmass"]?.text == "recording",
      let began = oldHeader["began"]?.text.flatMap({ Date(text: $0) })
    else {
      throw .failure(
        "\(path) does not say what it is, so --append cannot go on in it: name another file")
    }
    guard old.format == format else {
      throw .failure("\(path) is \(old.format.rawValue), not \(format.rawValue): \(advice)")
    }
    guard format == .jsonl || old.columns == columns else {
      throw .failure(
        "\(path) has other columns, \(old.columns.joined(separator: ",")): \(advice)")
    }
    let new: JSONValue
    do throws(JSONError) { new = try JSONValue(JSON.object(header.members()).line) } catch {
      throw .failure("\(path): \(error)")
    }
    for (key, words) in Self.settings where !same(oldHeader[key], new[key]) {
      throw .failure("\(path) was recorded with other \(words): \(advice)")
    }
    size = old.wholeSize
    last = old.rows.count > 0 ? old.rows.last : 0
    let apart = header.began.timeIntervalSince(began)
    offset = max(last, header.isTimeVirtual ? 0 : Int64(max(0, min(apart, 3.2e9)) * 1e9))
    cutSize = old.cutSize
    isWhole = old.cutSize == 0 && !old.endsBlank && old.damage == nil
  }

  private let cutSize: Int
  /// Whether rows can be appended to the file in its present state.
  let isWhole: Bool

  /// The members that must be equal in both, and their names.
  private static let settings = [
    ("verb", "rows"), ("bus", "bus"), ("sensing", "--sensing"), ("seed", "--seed"),
    ("align", "--align"), ("frame", "--frame"), ("declination_deg", "--declination"),
    ("rate_hz", "--rate"), ("chips", "chips or settings of theirs"),
  ]

  /// The members between the old rows and the new ones.
  func members(_ header: RecordingHeader) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("began", .text(header.began.text)), ("offset_s", .seconds(offset)),
      ("command", .text(commandVersion)),
    ]
    // An incomplete row is lost.
    if cutSize > 0 { members.append(("bytes_cut_off", .integer(cutSize))) }
    return members
  }
}

/// Whether two values are the same, numbers by their digits.
private func same(_ one: JSONValue?, _ other: JSONValue?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  switch (one.content, other.content) {
  case (.null, .null): return true
  case (.bool(let one), .bool(let other)): return one == other
  case (.number(let one), .number(let other)): return one == other
  case (.text(let one), .text(let other)): return one == other
  case (.array(let one), .array(let other)):
    return one.count == other.count && zip(one, other).allSatisfy { same($0, $1) }
  case (.object(let one), .object(let other)):
    return one.count == other.count
      && zip(one, other).allSatisfy { $0.key == $1.key && same($0.value, $1.value) }
  default: return false
  }
}
