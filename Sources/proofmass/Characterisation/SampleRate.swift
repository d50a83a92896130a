// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// The rate of a chip's samples, by the clock of their times.
struct SampleRate {
  /// The rate in hertz.
  let hertz: Double
  /// The number of periods without a sample.
  let missing: Int

  /// - Parameter times: In nanoseconds, in ascending order; more than one.
  init(_ times: Blocks<Int64>) {
    let steps = zip(times.dropFirst(), times).map { Double($0 - $1) }
    let duration = steps.reduce(0, +)
    let usual = steps.sorted()[steps.count / 2]
    let whole = steps.filter { $0 < 1.5 * usual }
    // Samples of a polled chip are detected late by up to a polling interval, so that single steps are
    // inaccurate.
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
    // A sample that was detected late is followed by a shorter step, which compensates for it.
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
