// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassPhysics

/// The options for a part of a recording.
struct SpanOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Leave out what is before this time, counted from the recording's first row: a number with ms, s, min "
        + "or h, such as 10s.", valueName: "time"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Leave out what is after this time, counted likewise.", valueName: "time"))
  var to: String?

  func choose() throws(UserError) -> RecordedSpan { try RecordedSpan(from: from, to: to) }
}

/// The part of a recording between two times, which count from its first row.
struct RecordedSpan {
  /// The times in nanoseconds.
  private let range: ClosedRange<Int64>
  /// The span as it was given: ` from 10s to 20s`; empty for the whole recording.
  private let words: String

  init(from: String?, to: String?) throws(UserError) {
    let first = try Self.time(from, of: "--from") ?? .min
    let last = try Self.time(to, of: "--to") ?? .max
    guard first <= last else {
      throw .usage("--from \(from ?? "") is after --to \(to ?? ""): exchange them")
    }
    range = first...last
    words = (from.map { " from \($0)" } ?? "") + (to.map { " to \($0)" } ?? "")
  }

  private static func time(_ text: String?, of option: String) throws(UserError) -> Int64? {
    guard let text else { return nil }
    if ["0ms", "0s", "0min", "0h"].contains(text) { return 0 }
    guard let time = Duration(argument: text) else {
      throw .usage("\(option) \(text): a number from 0 and ms, s, min or h, like 10s")
    }
    return time.wholeNanoseconds
  }

  /// The samples within; refuses a recording that has none there.
  func cut(_ recording: Recording, of file: String) throws(UserError) -> Recording {
    guard !words.isEmpty else { return recording }
    let cut = Recording(recording.sensors.map(cut))
    guard !cut.sensors.isEmpty else {
      throw nothing(
        in: file, recording.sensors.compactMap(\.times.first).min(),
        recording.sensors.compactMap(\.times.last).max())
    }
    return cut
  }

  private func cut(_ samples: Recording.Samples) -> Recording.Samples {
    let first = samples.times.firstIndex { $0 >= range.lowerBound } ?? samples.times.endIndex
    let end = samples.times[first...].firstIndex { $0 > range.upperBound } ?? samples.times.endIndex
    return Recording.Samples(
      samples.quantity, symbol: samples.symbol, times: Blocks(samples.times[first..<end]),
      columns: samples.columns.map { Blocks($0[first..<end]) })
  }

  /// The angles within; refuses a track that has none there.
  func cut(_ track: AttitudeTrack, of file: String) throws(UserError) -> AttitudeTrack {
    guard !words.isEmpty else { return track }
    func nanoseconds(_ seconds: Double) -> Int64 { Int64((seconds * 1e9).rounded()) }
    let cut = track.filtered { range.contains(nanoseconds($0)) }
    guard !cut.times.isEmpty else {
      throw nothing(in: file, track.times.first.map(nanoseconds), track.times.last.map(nanoseconds))
    }
    return cut
  }

  private func nothing(in file: String, _ first: Int64?, _ last: Int64?) -> UserError {
    let ends = [first, last].map { rounded(Double($0 ?? 0) / 1e9) }
    return .failure(
      "\(file) has no sample\(words): its samples are from \(ends[0]) s to \(ends[1]) s")
  }
}
