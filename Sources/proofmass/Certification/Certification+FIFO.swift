// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

// Checks of a FIFO: the samples of a rising quantity, whose steps show what is missing, repeated or displaced.
extension Certification {
  /// What the axes have of the quantity, so that axes of different places show.
  private static let factors = Axes(1.0, -1.0, 0.5)
  /// Drains of a trial, and the periods between them.
  private static let drains = (count: 48, periods: 8)

  /// A trial with a FIFO.
  private struct Collecting {
    let settings: DriverRequest.Settings
    let quantity: Quantity
    let digit: Double
    /// In seconds.
    let period: Double
    /// The greatest code.
    let most: Double
  }

  mutating func checkFIFO() throws(UserError) {
    guard try judges(.fifo) else { return }
    for rate in (bench.chip.model.rates ?? []).reversed() where rate <= Self.fastestRate {
      let settings = with(rate: rate, collects: true)
      let trial = try bench.begin()
      let answer = try trial.ask(.configure(settings))
      try finish(trial, settings)
      if answer.ending == .unsupported { continue }
      guard answer.ending == .ok else {
        return note(.fifo, .failed, settings.words, "configure: \(answer.words)")
      }
      let quantity = bench.quantities[0]
      let digit = try bench.digit(of: quantity, settings)
      let collecting = Collecting(
        settings: settings, quantity: quantity, digit: digit, period: 1 / rate,
        most: 0.9 * bench.fullScale(of: quantity, settings) / digit)
      try drain(collecting)
      return try overrun(collecting)
    }
    note(.fifo, .untried, "", "the driver offers no FIFO (configure fifo=1)")
  }

  /// Starts a trial whose quantity rises by so many digits from sample to sample, after it has rested for 64 samples.
  private func begin(
    _ collecting: Collecting, rising step: Double, for samples: Double
  ) throws(UserError) -> DriverTrial {
    let (digit, period) = (collecting.digit, collecting.period)
    let trial = try bench.begin()
    let first = -collecting.most * digit
    try trial.play(collecting.quantity, [(0, first), (1, first)], factors: Self.factors)
    _ = try trial.ask(.configure(collecting.settings))
    // The chip settles, and its FIFO may overrun before the first drain.
    trial.advance(by: .seconds(0.6))
    for _ in 0..<8 {
      _ = try trial.ask(.drain)
      trial.advance(by: .seconds(8 * period))
    }
    let start = Double(trial.circuit.now.nanoseconds) / 1e9 + 64 * period
    try trial.play(
      collecting.quantity,
      [(start, first), (start + samples * period, first + samples * step * digit)],
      factors: Self.factors)
    return trial
  }

  private mutating func drain(_ collecting: Collecting) throws(UserError) {
    let (count, periods) = Self.drains
    let settings = collecting.settings
    let expected = Double((count - 5) * periods)
    let step = min(3, 1.9 * collecting.most / Double(count * periods))
    let trial = try begin(collecting, rising: step, for: Double(count * periods))
    var rows: [DriverAnswer.Row] = []
    for _ in 0..<count {
      trial.advance(by: .seconds(Double(periods) * collecting.period))
      let answer = try trial.ask(.drain)
      guard answer.ending == .ok else {
        try finish(trial, settings)
        return note(.fifo, .failed, settings.words, "drain: \(answer.words)")
      }
      rows += answer.rows
    }
    try finish(trial, settings)
    let all = rows.compactMap { corrected($0)?.values[collecting.quantity] }
    let first = -collecting.most * collecting.digit
    // Without those before and after the rise.
    let last = first + Double(count * periods) * step * collecting.digit
    let values = Array(
      all.drop { $0.x < first + 2.2 * collecting.digit }.prefix {
        $0.x < last - 2.2 * collecting.digit
      })
    if let words = displacement(all, collecting.digit) ?? steps(values, step, collecting.digit) {
      note(.fifo, .failed, settings.words, words)
    } else if Double(values.count) < 0.7 * expected {
      note(
        .fifo, .failed, settings.words,
        "\(values.count) samples of some \(Int(expected)): most are missing")
    } else if rows.contains(where: \.hasLost) {
      note(.fifo, .failed, settings.words, "a loss is reported, and none was caused")
    } else {
      note(
        .fifo, .passed, settings.words,
        "\(values.count) samples in a row, none missing, repeated or displaced")
    }
  }

  /// Lets the FIFO overrun, and looks at what comes out of it then. What the driver does against the datasheet here is
  /// the bench's doing.
  private mutating func overrun(_ collecting: Collecting) throws(UserError) {
    let settings = collecting.settings
    let trial = try begin(collecting, rising: 1.9 * collecting.most / 3200, for: 3200)
    trial.advance(by: .seconds(1500 * collecting.period))
    var rows: [DriverAnswer.Row] = []
    var reported: String?
    for _ in 0..<12 {
      let answer = try trial.ask(.drain)
      if let complaint = answer.complaint {
        try trial.finish()
        return note(.overrun, .failed, settings.words, "drain: \(complaint)")
      }
      if answer.isFailure { reported = reported ?? answer.words }
      if answer.rows.contains(where: \.hasLost) { reported = reported ?? "a row has overrun" }
      rows += answer.rows
      trial.advance(by: .seconds(8 * collecting.period))
    }
    try trial.finish()
    let values = rows.compactMap { corrected($0)?.values[collecting.quantity] }
    if displacement(values, collecting.digit) != nil {
      note(
        .overrun, .failed, settings.words,
        "after an overrun the axes change places: the read goes on in the middle of a set")
    } else if let reported {
      note(.overrun, .passed, settings.words, "reported: \(reported)")
    } else if values.isEmpty {
      note(.overrun, .failed, settings.words, "nothing comes out of the FIFO after an overrun")
    } else {
      note(
        .overrun, .warning, settings.words, "1500 samples passed, and their loss is not reported")
    }
  }

  /// The mistake in the axes of a sample, which have to belong together, in words; nil for none.
  private func displacement(_ values: [Axes<Double>], _ digit: Double) -> String? {
    let isDisplaced = values.contains {
      abs($0.x + $0.y) > 2.1 * digit || abs($0.x - 2 * $0.z) > 3.1 * digit
    }
    return isDisplaced ? "the axes of a sample are of different sets" : nil
  }

  /// The mistake in the steps from sample to sample, in words; nil for none.
  private func steps(_ values: [Axes<Double>], _ step: Double, _ digit: Double) -> String? {
    for (number, (before, after)) in zip(values, values.dropFirst()).enumerated() {
      let steps = (after.x - before.x) / digit
      let place = "after \(number + 1) samples"
      if steps < -1.1 { return "an older sample after a newer one, \(place)" }
      if steps < step - 1.4 { return "a sample comes twice, \(place)" }
      if steps > 2 * step - 0.4 { return "samples are missing, \(place), and no loss is reported" }
    }
    return nil
  }
}
