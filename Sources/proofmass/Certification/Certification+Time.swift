// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

// Checks of samples in time.
extension Certification {
  /// The sensor whose samples are followed in time.
  private var quantity: Quantity { bench.quantities[0] }

  /// The fastest settings that the driver takes, up to ``fastestRate``.
  private mutating func fastest() throws(UserError) -> DriverRequest.Settings {
    for rate in (bench.chip.model.rates ?? []).reversed() where rate <= Self.fastestRate {
      let trial = try bench.begin()
      let settings = with(rate: rate)
      let answer = try trial.ask(.configure(settings))
      try finish(trial, settings)
      if answer.ending == .ok { return settings }
    }
    return with()
  }

  /// The time from sample to sample, in seconds.
  private func period(_ settings: DriverRequest.Settings) -> Double {
    1 / (settings.rate ?? bench.chip.rate)
  }

  // MARK: Rates

  /// The chip's rate is found by looking at its output codes, in a world that changes them with each sample.
  mutating func checkRates() throws(UserError) {
    let rates = bench.chip.model.rates ?? []
    var (offered, refused) = (0, 0)
    for rate in rates {
      let settings = with(rate: rate)
      let trial = try bench.begin()
      let answer = try trial.ask(.configure(settings))
      guard answer.ending == .ok else {
        try finish(trial, settings)
        if answer.ending == .unsupported {
          refused += 1
        } else if rate > Self.fastestRate {
          // The check of values has those of lower rates.
          note(.rates, .failed, settings.words, "configure: \(answer.words)")
        }
        continue
      }
      _ = try trial.ask(.read)
      let found = try sampledRate(of: trial, near: rate, settings)
      try trial.finish()
      guard let found else { continue }
      offered += 1
      if abs(found / rate - 1) > 0.12 {
        note(
          .rates, .failed, settings.words,
          "the chip samples at \(rounded(found)) Hz: the register of the rate has another code")
      }
    }
    guard !results.contains(where: { $0.check == .rates }) else { return }
    if offered > 0 {
      note(.rates, .passed, "", "\(counted(offered, "rate")), as asked for")
    } else {
      note(
        .rates, .untried, "",
        rates.isEmpty
          ? "the chip measures on request"
          : refused == rates.count
            ? "the driver offers none of the chip's \(counted(refused, "rate")) (configure rate_hz=)"
            : "the chip does not sample by itself at any rate that the driver takes")
    }
  }

  /// The rate in Hz at which the output codes change; nil where a look at the chip shows none.
  private func sampledRate(
    of trial: DriverTrial, near rate: Double, _ settings: DriverRequest.Settings
  ) throws(UserError) -> Double? {
    let (periods, parts) = (12, 16)
    let step = 1 / rate / Double(parts)
    let digit = try bench.digit(of: quantity, settings)
    let start = Double(trial.circuit.now.nanoseconds) / 1e9
    let length = Double(periods + 2) / rate
    try trial.play(quantity, [(start, 0), (start + length, 8 * digit * Double(periods * 8))])
    var changes: [Double] = []
    var before: Axes<Int>?
    for count in 0..<(periods * parts) {
      trial.circuit.advance(by: .seconds(step))
      guard let silicon = trial.circuit.silicon(at: bench.target, of: quantity) else { return nil }
      if let before, before != silicon.codes { changes.append(Double(count) * step) }
      before = silicon.codes
    }
    guard let first = changes.first, let last = changes.last, changes.count > 1 else { return nil }
    return Double(changes.count - 1) / (last - first)
  }

  /// Reads the samples of the time before the motion.
  private func forget(_ trial: DriverTrial) throws(UserError) {
    for _ in 0..<3 { _ = try trial.ask(.read) }
  }

  // MARK: Torn samples

  /// The codes between which the outputs change: their low bytes differ by the most.
  private static func tornCodes(upTo most: Double) -> (high: Double, low: Double) {
    most > 1000 ? (767, -512) : (255, -256)
  }

  /// The world alternates between two states, so that a sample of two instants has bytes of both.
  mutating func checkTorn() throws(UserError) {
    let settings = try fastest()
    let digit = try bench.digit(of: quantity, settings)
    let period = period(settings)
    let reads = 200
    guard try judges(.torn) else { return }
    let most = bench.fullScale(of: quantity, settings) / digit
    guard most > 300 else { return note(.torn, .untried, "", "a sample has one byte an axis") }
    let trial = try bench.begin()
    guard try configure(trial, settings, for: .torn) else { return }
    let start = Double(trial.circuit.now.nanoseconds) / 1e9
    let codes = Self.tornCodes(upTo: most)
    let (high, low) = (codes.high * digit, codes.low * digit)
    var points: [(time: Double, value: Double)] = []
    for step in 0..<(6 * reads) {
      let (from, value) = (start + Double(step) * 1.03 * period, step % 2 == 0 ? high : low)
      points.append((from, value))
      points.append((from + 1.03 * period - 1e-7, value))
    }
    try trial.play(quantity, points)
    try forget(trial)
    var (torn, mixed, seen) = (0, 0, 0)
    var stop = ""
    for read in 0..<reads {
      // Otherwise a driver that reads at a fraction of the period would meet few phases of it.
      trial.advance(by: .seconds(period * Double(read * 37 % 101) / 101))
      let answer = try trial.ask(.read)
      guard answer.ending == .ok, let value = corrected(answer.rows.last)?.values[quantity] else {
        stop = answer.words
        break
      }
      let states = value.list.map { one in
        abs(one - high) <= 1.02 * digit ? 1 : abs(one - low) <= 1.02 * digit ? 0 : -1
      }
      // A part that filters or averages has values between the two, the same ones on all axes.
      let isOne = value.list.allSatisfy { abs($0 - value.x) <= 1.02 * digit }
      seen += 1
      if !isOne { if states.contains(-1) { torn += 1 } else { mixed += 1 } }
    }
    // Without what it did against the datasheet: the bench chose the phases of the reads.
    try trial.finish()
    guard seen == reads else {
      return note(
        .torn, .failed, settings.words,
        "the driver stopped after \(seen) of \(reads) reads: \(stop)")
    }
    let words = "in \(reads) reads of a world that changes with each sample"
    if torn > 0 {
      note(
        .torn, .failed, settings.words,
        "\(counted(torn, "sample")) with bytes of two instants, \(words): the outputs changed while they were read"
      )
    } else if mixed > 0 {
      note(
        .torn, .passed, settings.words,
        "none \(words); \(counted(mixed, "sample")) with axes of two instants, which only a data-ready line or a FIFO prevents"
      )
    } else {
      note(.torn, .passed, settings.words, "none \(words)")
    }
  }

  // MARK: Order

  /// Samples of a rising quantity have to rise.
  mutating func checkOrder() throws(UserError) {
    let settings = with()
    let digit = try bench.digit(of: quantity, settings)
    let (period, reads) = (period(settings), 20)
    guard try judges(.order) else { return }
    let trial = try bench.begin()
    guard try configure(trial, settings, for: .order) else { return }
    let start = Double(trial.circuit.now.nanoseconds) / 1e9
    let length = 3 * Double(reads + 4) * period
    let most = 0.9 * bench.fullScale(of: quantity, settings)
    let slope = min(2 * most / length, 400 * digit / period)
    try trial.play(quantity, [(start, -most), (start + length, -most + slope * length)])
    try forget(trial)
    var (repeated, late, seen) = (0, 0, 0)
    var last = -Double.infinity
    for _ in 0..<reads {
      let answer = try trial.ask(.read)
      guard answer.ending == .ok, let value = corrected(answer.rows.last)?.values[quantity]?.x
      else {
        try finish(trial, settings)
        return note(.order, .failed, settings.words, "read: \(answer.words)")
      }
      let now = Double(trial.circuit.now.nanoseconds) / 1e9
      if now > start + length { break }
      seen += 1
      let truth = -most + slope * (now - start)
      if truth - value > slope * 3.5 * period + 2 * digit { late += 1 }
      if value == last { repeated += 1 }
      if value < last - 1.02 * digit {
        try finish(trial, settings)
        return note(.order, .failed, settings.words, "an older sample after a newer one")
      }
      last = value
    }
    try finish(trial, settings)
    if late > 2 {
      note(
        .order, .failed, settings.words,
        "\(late) of \(counted(seen, "sample")) are more than three periods old: the outputs are read before the new sample, "
          + "or once")
    } else if repeated > 0 {
      note(
        .order, .warning, settings.words,
        "\(repeated) of \(counted(seen, "read")) return the sample before again: the driver does not wait for a new one"
      )
    } else if seen < reads {
      note(
        .order, .untried, settings.words,
        "\(seen) of \(reads) reads before the motion was over: a read takes more than three periods"
      )
    } else {
      note(.order, .passed, settings.words, "\(reads) reads, each with a new sample")
    }
  }
}
