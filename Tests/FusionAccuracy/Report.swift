// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassFusion

/// Prints the tables, in degrees.
struct Report {
  let trials: [Trial]
  /// The number of figures outside their limits.
  private(set) var misses = 0
  /// The errors of VQF on the recordings themselves. Those of parts without errors may be worse on
  /// average by `margin`, and the worst by `worstMargin`, which are choices of this project: to 3.5°
  /// and 8.6° for the eight trials of `Reference.vqf`.
  private let direct: [Double]
  private static let (margin, worstMargin) = (0.45, 0.95)

  init(_ trials: [Trial]) {
    self.trials = trials
    direct = trials.map { $0.score(VQF(interval: Trial.interval)).total }
  }

  private var limits: (mean: Double, worst: Double) {
    let mean = direct.reduce(0, +) / Double(direct.count)
    return (mean + Self.margin, (direct.max() ?? .nan) + Self.worstMargin)
  }

  private var limitWords: String {
    String(format: "mean to %.2f, worst to %.2f", limits.mean, limits.worst)
  }

  /// Counts a figure that is outside its limits; returns a word for it.
  mutating func judge(_ passes: Bool) -> String {
    if !passes { misses += 1 }
    return passes ? "" : "MISS"
  }

  /// The last line: recordings without figures in `Reference` are not called right.
  var verdict: String {
    guard misses == 0 else { return "\(misses) misses" }
    let unknown = trials.filter { Reference.vqf[$0.number] == nil }.count
    return unknown == 0
      ? "all as they should be"
      : "no misses; \(unknown) of \(trials.count) recordings have no published figure: they were "
        + "judged against the filter on the recording, and against parts without errors"
  }

  /// Prints the errors of each filter on the unmodified recordings, beside those of its original.
  mutating func recordings() {
    print(
      "recordings at 285.7 Hz: total error, heading, inclination; the original's, the difference")
    compare("VQF", with: Reference.vqf) { $0.score(VQF(interval: Trial.interval)) }
    compare("BasicVQF", with: Reference.basic) { $0.score(BasicVQF(interval: Trial.interval)) }
    compare("OfflineVQF", with: Reference.offline) {
      $0.score(OfflineVQF(interval: Trial.interval))
    }
  }

  private mutating func compare(
    _ name: String, with reference: [Int: Double], _ score: (Trial) -> Score
  ) {
    let start = ContinuousClock.now
    for trial in trials {
      let score = score(trial)
      // Without a reference the score is printed and not judged.
      guard let expected = reference[trial.number] else {
        line(name, trial.name, score)
        continue
      }
      let difference = score.total - expected
      line(
        name, trial.name, score, String(format: "%8.3f %+7.4f", expected, difference),
        passes: abs(difference) <= 0.01)
    }
    let samples = trials.reduce(0) { $0 + $1.rows.count }
    print("\(name): \(samples) samples of three sensors in \(seconds(since: start)) s")
  }

  /// The filter on the recordings through software chips, each with several seeds.
  mutating func chips() throws {
    print("through emulated chips and their drivers, ±8 g, 100 Hz: \(limitWords)")
    try run("compass at 100 Hz", ChipRun(), isJudged: true)
    try run("compass at 11.1 Hz", ChipRun(compassDivisor: 9), isJudged: true)
    try run("low-pass' lag off", ChipRun(lag: ChipRun.gyroscopeLag))
    try run("offsets drift", ChipRun(drifts: true))
    try run("nothing turned", ChipRun(turns: false))
    try run("clipped left out", ChipRun(leavesOutClipped: true))
  }

  /// The same through motion sessions, as applications use them.
  mutating func session() throws {
    print("as device motion of a session, magnetic north, 100 Hz: \(limitWords)")
    for (name, run) in [
      ("polled", SessionRun()), ("with lines", SessionRun(hasLines: true)),
      ("offsets drift", SessionRun(drifts: true)),
    ] {
      try measure(name, isJudged: !run.drifts, seeds: 1) { trial, seed in
        var run = run
        run.seed = seed
        return try run(trial)
      }
    }
  }

  private mutating func run(_ name: String, _ run: ChipRun, isJudged: Bool = false) throws {
    // A run that is not judged needs one seed only.
    try measure(name, isJudged: isJudged, seeds: isJudged ? 3 : 1) { trial, seed in
      var run = run
      run.seed = seed
      return try run(trial)
    }
  }

  private mutating func measure(
    _ name: String, isJudged: Bool, seeds: UInt64, _ run: (Trial, UInt64) throws -> ChipRun.Result
  ) throws {
    let start = ContinuousClock.now
    var totals: [Double] = []
    for trial in trials {
      for seed in 1...seeds {
        let result = try run(trial, seed)
        totals.append(result.score.total)
        let isExpected = !isJudged || isAsExpected(result.shakes.words, of: trial)
        guard seed == 1 || !isExpected else { continue }
        line(name, trial.name, result.score, result.shakes.words + (isExpected ? "" : " MISS"))
      }
    }
    let mean = totals.reduce(0, +) / Double(totals.count)
    let worst = totals.max() ?? .nan
    let figures = String(format: "mean %.3f, worst %.3f", mean, worst)
    print(
      "\(name): \(figures), \(totals.count) runs in \(seconds(since: start)) s",
      judge(!isJudged || mean <= limits.mean && worst <= limits.worst))
  }

  /// The shakes detected in the recordings with the fused attitude's gravity.
  mutating func shakes() {
    print("shakes in the recordings at 95.2 Hz")
    for trial in trials {
      let words = trial.shakes().words
      print(
        Self.padded("shakes", 19), Self.padded(trial.name, 33), words.isEmpty ? "none" : words,
        isAsExpected(words, of: trial) ? "" : "MISS")
    }
  }

  private mutating func isAsExpected(_ shakes: String, of trial: Trial) -> Bool {
    let passes = Reference.shakes[trial.number].map { $0 == shakes } ?? true
    if !passes { misses += 1 }
    return passes
  }

  private mutating func line(
    _ name: String, _ trial: String, _ score: Score, _ more: String = "", passes: Bool = true
  ) {
    if !passes { misses += 1 }
    let columns = String(
      format: "%7.3f %7.3f %7.3f", score.total, score.heading, score.inclination)
    print(
      Self.padded(name, 19), Self.padded(trial, 33), columns, more, passes ? "" : "MISS")
  }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func seconds(since start: ContinuousClock.Instant) -> String {
    String(format: "%.2f", (ContinuousClock.now - start) / .seconds(1))
  }
}

/// Prints the errors of fused attitudes against optical tracking for the trials in a folder, and of
/// parts that the command has calibrated, whose files are in another. The exit status is 1 if a
/// figure is outside its limits, and 64 without trials.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, let calibrations = arguments.dropFirst().first else {
      exit(64)
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
    let trials = try files.filter { $0.pathExtension == "csv" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }.map(Trial.init)
    guard !trials.isEmpty else { exit(64) }
    var report = Report(trials)
    report.recordings()
    report.shakes()
    try report.session()
    try report.chips()
    let parts = try BoughtParts(trials, calibrations)
    try report.boughtParts(parts)
    try report.hourAtRest(parts)
    if arguments.contains("--ablations") { try report.ablations(parts) }
    print(report.verdict)
    if report.misses > 0 { exit(1) }
  }
}
