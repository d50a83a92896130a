// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// The report of `info` on a recording.
struct RecordingReport {
  let file: String
  let scan: RecordingScan

  // MARK: JSON

  var json: JSON {
    .object([
      ("file", .text(file)), ("format", .text(scan.format.rawValue)),
      ("state", .text(state)), ("rows", .integer(scan.rows.count)),
      ("first_s", scan.rows.count > 0 ? .seconds(scan.rows.first) : .null),
      ("last_s", scan.rows.count > 0 ? .seconds(scan.rows.last) : .null),
      (
        "samples",
        .object(
          sampled.map { name, count in
            (
              name,
              .object([
                ("count", .integer(count.count)),
                ("rate_hz", count.rate.map { .number($0) } ?? .null),
              ])
            )
          })
      ),
      ("lost", scan.losses.json),
      ("bytes_cut_off", .integer(scan.cutSize)), ("damage", .optional(scan.damage)),
      ("continued", .integer(scan.continuations)),
      ("header", scan.header.map(JSON.init) ?? .null), ("end", scan.end.map(JSON.init) ?? .null),
    ])
  }

  /// The recording's ending in one word, as far as it is known.
  private var state: String {
    if scan.isBeingWritten { return "recording" }
    if scan.end?["failure"] != nil { return "failed" }
    if scan.end != nil { return "ended" }
    return scan.header?["proofmass"] == nil ? "unknown" : "ended early"
  }

  /// The sensors that have samples, by the prefix of their columns.
  private var sampled: [(String, RecordingScan.Count)] {
    let first = zip(RecordingScan.prefixes, scan.samples).map { ($0, $1) }
    return (first + scan.further.map { ($0.sensor.name, $0.count) }).filter { $0.1.count > 0 }
  }

  // MARK: Text

  var text: String {
    var table = TextTable()
    table.append("file", printable(file))
    if let header = scan.header {
      for (key, value) in header.members where !["proofmass", "chips", "sources"].contains(key) {
        table.append(printable(key), value.words)
      }
      for chip in header["chips"]?.array ?? [] {
        table.append(
          "chip",
          chip.members.filter { $0.value.words != "null" }.map { key, value in
            key == "chip" ? value.words : "\(printable(key)) \(value.words)"
          }.joined(separator: ", "))
      }
      for source in header["sources"]?.array ?? [] {
        let words = ["file", "kind", "device"].compactMap { source[$0]?.words }
        table.append("source", words.joined(separator: ", "))
      }
    } else {
      table.append("header", "none: it does not say how it was made")
    }
    table.append("rows", rows)
    for (name, count) in sampled {
      table.append(
        name, "\(count.count) samples" + (count.rate.map { ", \(rounded($0)) Hz" } ?? ""))
    }
    for line in scan.losses.lines { table.append("lost", line) }
    if scan.continuations > 0 {
      table.append("continued", scan.continuations == 1 ? "once" : "\(scan.continuations) times")
    }
    table.append("state", sentence)
    return table.text
  }

  private var rows: String {
    guard scan.rows.count > 0 else { return "none" }
    return "\(scan.rows.count), from \(seconds(scan.rows.first)) to \(seconds(scan.rows.last)) s"
  }

  private func seconds(_ time: Int64) -> String { JSON.seconds(time).string }

  private var sentence: String {
    let cut =
      (scan.cutSize > 0 ? "; a row that was cut off is left out, \(scan.cutSize) bytes" : "")
      + (scan.damage.map { "; \($0)" } ?? "")
    switch state {
    case "recording": return "it is being recorded now"
    case "failed": return "it ended with an error: \(scan.end?["failure"]?.words ?? "")"
    case "ended":
      let goesOn = scan.end?["goes_on"] != nil ? "; the next file goes on" : ""
      return "it ended as it should, \(scan.end?["ended"]?.words ?? "")\(goesOn)\(lost)"
    case "unknown": return "it does not say whether it ended\(cut)"
    default: return "it ended early: its recorder was killed, or lost its power\(cut)"
    }
  }

  /// The losses that only the end mark reports, without places.
  private var lost: String {
    let lost = (scan.end?["lost"]?.members ?? []).filter { ($0.value.integer ?? 0) > 0 }
    guard scan.losses.places == 0, !lost.isEmpty else { return "" }
    return "; samples are missing: "
      + lost.map { "\(printable($0.key)) \($0.value.words)" }.joined(separator: ", ")
  }
}

extension JSONValue {
  /// The members of an object, in order; none for any other value.
  fileprivate var members: [(key: String, value: JSONValue)] {
    if case .object(let members) = content { members } else { [] }
  }

  /// A text without its quotes, any other value as JSON, on one line without control characters for a
  /// terminal.
  fileprivate var words: String { printable(text ?? JSON(self).string) }
}
