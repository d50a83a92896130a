// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// The rate of a chip's samples, by the clock that their times are from.
struct SampleRate {
  /// In hertz.
  let hertz: Double
  /// The number of periods without a sample.
  let missing: Int

  /// - Parameter times: In nanoseconds, in ascending order; more than one.
  init(_ times: Blocks<Int64>) {
    let steps = zip(times.dropFirst(), times).map { Double($0 - $1) }
    let duration = steps.reduce(0, +)
    let usual = steps.sorted()[steps.count / 2]
    let whole = steps.filter { $0 < 1.5 * usual }
    // A polled chip is found late by as much as it is polled seldom, so that single steps tell little.
    var period = whole.reduce(0, +) / Double(whole.count)
    var periods = 0.0
    for _ in 0..<3 {
      periods = Self.periods(in: steps, of: period)
      period = duration / periods
    }
    hertz = 1e9 / period
    missing = max(0, Int(periods) - steps.count)
  }

  private static func periods(in steps: [Double], of period: Double) -> Double {
    // A sample that was found late is followed by a shorter step, which makes up for it.
    var (periods, late) = (0.0, 0.0)
    for step in steps {
      let exact = step / period + late
      let count = max(0, exact.rounded())
      periods += count
      late = (exact - count) * 0.9
    }
    return max(1, periods)
  }
}
