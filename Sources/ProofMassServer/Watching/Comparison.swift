// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation

/// Compares two transcripts, for instance those of an old and a new firmware.
///
/// Both are read side by side. Where they differ, the nearest place at which they agree again is
/// searched for; the entries before it are missing or extra.
package struct Comparison {
  /// The largest difference of times, in nanoseconds; nil where times are not compared.
  private let tolerance: Int64?
  /// Whether the answers of the chips are compared.
  private let comparesAnswers: Bool
  private let first: [Transcript.Entry]
  private let second: [Transcript.Entry]
  private var report: TranscriptReport

  /// Compares two transcripts.
  ///
  /// - Parameters:
  ///   - tolerance: The largest difference of times, in nanoseconds; nil not to compare times.
  ///   - answers: Whether to compare the answers of the chips.
  package static func run(
    _ first: Transcript, _ second: Transcript, tolerance: Int64? = nil, answers: Bool = true
  ) -> TranscriptReport {
    var comparison = Comparison(
      tolerance: tolerance, comparesAnswers: answers, first: first.entries,
      second: second.entries, report: TranscriptReport(first.header))
    for entry in first.entries { comparison.report.count(entry) }
    comparison.compare()
    return comparison.report
  }

  /// The largest number of entries that may be missing or extra at one place: where the requests differ, and
  /// where equal requests have different answers, which is more frequent.
  private static let widest = 64
  private static let widestBesideAnswers = 8
  /// The number of consecutive equal entries after which both agree again.
  private static let together = 3

  private mutating func compare() {
    var (left, right) = (0, 0)
    while left < first.count, right < second.count {
      guard !same(left, right) else {
        compareTimes(first[left], second[right])
        (left, right) = (left + 1, right + 1)
        continue
      }
      let (skipped, added) = nextMeeting(
        left, right, within: alike(left, right) ? Self.widestBesideAnswers : Self.widest)
      for index in 0..<max(skipped, added) {
        let expected = index < skipped ? first[left + index] : nil
        let got = index < added ? second[right + index] : nil
        let kind: TranscriptDifference.Kind =
          expected == nil
          ? .extra
          : got == nil ? .missing : alike(left + index, right + index) ? .answer : .request
        report.add(TranscriptDifference(kind: kind, expected: expected, got: got))
      }
      (left, right) = (left + skipped, right + added)
    }
    for entry in first[left...] {
      report.add(TranscriptDifference(kind: .missing, expected: entry))
    }
    for entry in second[right...] {
      report.add(TranscriptDifference(kind: .extra, got: entry))
    }
  }

  /// The number of entries to skip in each, at least one altogether; one in both where they do not
  /// agree again.
  private func nextMeeting(_ left: Int, _ right: Int, within widest: Int) -> (Int, Int) {
    for distance in 1...(2 * widest) {
      for skipped in max(0, distance - widest)...min(distance, widest) {
        let added = distance - skipped
        if meet(left + skipped, right + added) { return (skipped, added) }
      }
    }
    return (1, 1)
  }

  private func meet(_ left: Int, _ right: Int) -> Bool {
    guard left <= first.count, right <= second.count else { return false }
    let rest = min(first.count - left, second.count - right)
    // At an end, they agree only where both end.
    guard rest > 0 else { return left == first.count && right == second.count }
    return (0..<min(rest, Self.together)).allSatisfy { same(left + $0, right + $0) }
  }

  /// Whether the requests and, where these are compared, the answers are equal.
  private func same(_ left: Int, _ right: Int) -> Bool {
    guard alike(left, right) else { return false }
    guard comparesAnswers, case .transaction(let left) = first[left].event,
      case .transaction(let right) = second[right].event
    else { return true }
    return left.read == right.read && left.error?.kind == right.error?.kind
  }

  /// Whether the requests are equal.
  private func alike(_ left: Int, _ right: Int) -> Bool {
    switch (first[left].event, second[right].event) {
    case (.transaction(let left), .transaction(let right)):
      left.target == right.target && left.written == right.written
        && left.read.count + left.missing == right.read.count + right.missing
        && left.stops == right.stops
    case (.control(let left), .control(let right)): left == right
    default: false
    }
  }

  private mutating func compareTimes(_ expected: Transcript.Entry, _ got: Transcript.Entry) {
    guard let tolerance else { return }
    let (distance, isOverflow) = got.time.subtractingReportingOverflow(expected.time)
    guard isOverflow || distance.magnitude > tolerance.magnitude else { return }
    report.add(TranscriptDifference(kind: .time, expected: expected, got: got))
  }
}
