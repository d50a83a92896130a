// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics
import ProofMassSampling

// Checks of the values themselves.
extension Certification {
  // MARK: Values

  /// The truth to which the sensors are exposed, as parts of the full scale; the last in digits, for the signs of small
  /// values.
  private static let places = [Axes(0.47, -0.23, 0.61), Axes(-0.71, 0.33, -0.09)]
  private static let smallPlace = Axes(-1.0, 2.0, -3.0)

  /// The highest rate at which samples are judged, in Hz: above it a burst at 400 kHz takes a good part of a period, so
  /// that new samples come while one is read.
  static let fastestRate = 1000.0

  mutating func checkValues() throws(UserError) {
    // Settings that the driver takes are among them, whatever else it offers.
    var tried = [with()]
    for one in bench.sensors {
      for range in one.model.ranges { tried.append(with(range: (one.model.quantity, range))) }
    }
    let rates = bench.chip.model.rates ?? []
    for rate in rates where rate <= Self.fastestRate { tried.append(with(rate: rate)) }
    var (offered, refused) = (0, 0)
    var wrong: [(words: String, settings: [String])] = []
    for (index, settings) in tried.enumerated() where !tried[..<index].contains(settings) {
      let outcome = try checkValues(settings)
      if outcome == nil { refused += 1 } else { offered += 1 }
      for (quantity, words) in outcome ?? [] {
        let line = "\(quantity.prefix): \(words)"
        if let same = wrong.firstIndex(where: { $0.words == line }) {
          wrong[same].settings.append(settings.words)
        } else {
          wrong.append((line, [settings.words]))
        }
      }
    }
    for (words, settings) in wrong {
      let more = settings.count > 1 ? " and \(counted(settings.count - 1, "other"))" : ""
      note(.values, .failed, settings[0] + more, words)
    }
    if wrong.isEmpty {
      note(
        .values, offered > 0 ? .passed : .untried, "",
        offered > 0
          ? "\(counted(offered, "setting")), each within a digit"
          : "the driver takes no setting again")
    }
    let beyond = rates.filter { $0 > Self.fastestRate }
    if !beyond.isEmpty {
      note(
        .values, .untried, "\(list(beyond.map { shortest($0) })) Hz",
        "at 400 kHz a burst takes a good part of a period: the rate itself is checked")
    }
    if refused > 0 {
      note(.values, .untried, "", "\(counted(refused, "setting")) that the driver does not offer")
    }
  }

  /// The mistake in the values of each sensor that has one; nil where the driver does not offer the settings.
  private mutating func checkValues(
    _ settings: DriverRequest.Settings
  ) throws(UserError) -> [(Quantity, String)]? {
    let trial = try bench.begin()
    var pairs: [Quantity: [Misreading.Pair]] = [:]
    var readings: [Quantity: Misreading] = [:]
    for quantity in bench.quantities {
      readings[quantity] = Misreading(
        quantity: quantity, digit: try bench.digit(of: quantity, settings),
        fullScale: bench.fullScale(of: quantity, settings))
    }
    let configured = try trial.ask(.configure(settings))
    guard configured.ending == .ok else {
      try finish(trial, settings)
      keepNoValues(settings)
      return configured.ending == .unsupported
        ? nil : bench.quantities.map { ($0, "configure: \(configured.words)") }
    }
    for place in Self.places + [Self.smallPlace] {
      var truths: [Quantity: Axes<Double>] = [:]
      for (quantity, one) in readings {
        truths[quantity] = place * (place == Self.smallPlace ? one.digit : one.fullScale)
      }
      trial.expose(truths)
      trial.advance(by: settling(settings))
      // The first sample may be of the time before.
      _ = try trial.ask(.read)
      let answer = try trial.ask(.read)
      guard answer.ending == .ok, let row = answer.rows.last else {
        try finish(trial, settings)
        keepNoValues(settings)
        return bench.quantities.map { ($0, "read: \(answer.words)") }
      }
      for (quantity, truth) in truths {
        if let value = row.values[quantity] { pairs[quantity, default: []].append((value, truth)) }
      }
    }
    try finish(trial, settings)
    var outcome: [(Quantity, String)] = []
    for quantity in bench.quantities {
      guard let reading = readings[quantity], let pairs = pairs[quantity],
        let wrong = pairs.first(where: { !reading.isRight($0.value, $0.truth) })
      else { continue }
      outcome.append(
        (quantity, reading.name(pairs) ?? reading.words(wrong.value, for: wrong.truth)))
      if settings == with() { keep(reading, pairs) }
    }
    return outcome
  }

  // MARK: Saturation

  /// Values beyond the range must end there, or be reported.
  mutating func checkSaturation() throws(UserError) {
    guard try judges(.saturation) else { return }
    for quantity in bench.quantities { try checkSaturation(of: quantity) }
  }

  private mutating func checkSaturation(of quantity: Quantity) throws(UserError) {
    let settings = with()
    let trial = try bench.begin()
    guard try configure(trial, settings, for: .saturation) else { return }
    let scale = bench.fullScale(of: quantity, settings)
    // A magnetometer of one range overflows where its axes together exceed it.
    let hasRange = !bench.ranges(of: quantity).isEmpty
    let beyond = hasRange ? 1.4 * scale : 20 * scale
    let truth = Axes(beyond, -beyond, beyond)
    trial.expose([quantity: truth])
    trial.advance(by: self.settling(settings))
    let first = try trial.ask(.read)
    let answer = first.ending == .ok ? try trial.ask(.read) : first
    try finish(trial, settings)
    guard let value = corrected(answer.rows.last)?.values[quantity], answer.ending == .ok else {
      return note(
        .saturation, answer.isFailure ? .passed : .failed, quantity.prefix,
        answer.complaint ?? "reported: \(answer.words)")
    }
    let reading = Misreading(
      quantity: quantity, digit: try bench.digit(of: quantity, settings), fullScale: scale)
    // The greatest code is up to a fifth above the range's name.
    let isEnd = zip(value.list, truth.list).allSatisfy { 0.9 / 1.4...1 ~= $0 / $1 }
    if reading.isRight(value, truth) {
      note(.saturation, .passed, quantity.prefix, "\(words(value, quantity)) is within the range")
    } else if hasRange, isEnd {
      note(.saturation, .passed, quantity.prefix, "the ends of the range")
    } else {
      note(
        .saturation, .failed, quantity.prefix,
        "\(words(value, quantity)) and no error, where \(words(truth, quantity)) is beyond the range: "
          + "an overflow that is not looked for")
    }
  }

  // MARK: Adjustment

  /// A part's own adjustment shows in the change of its output between two fields, from which its offset is absent.
  mutating func checkAdjustment() throws(UserError) {
    guard bench.chip.model.facts.registers.contains(where: { $0.name == "ASAX" }) else { return }
    let settings = with()
    let trial = try bench.begin(sensing: .typical(seed: 3))
    guard try configure(trial, settings, for: .adjustment) else { return }
    var means: [Axes<Double>] = []
    for field in [Axes(-150.0, -150, -150), Axes(150.0, 150, 150)] {
      trial.expose([.magneticFluxDensity: field])
      trial.advance(by: .milliseconds(200))
      _ = try trial.ask(.read)
      var sum = Axes(0.0, 0, 0)
      for _ in 0..<16 {
        let answer = try trial.ask(.read)
        guard let value = corrected(answer.rows.last)?.values[.magneticFluxDensity],
          answer.ending == .ok
        else {
          try finish(trial, settings)
          if try judges(.adjustment) {
            note(.adjustment, .failed, "", "read: \(answer.words)")
          }
          return
        }
        sum = sum + value
      }
      means.append(sum * (1.0 / 16))
    }
    try finish(trial, settings)
    let gains = zip(means[1].list, means[0].list).map { ($0 - $1) / 300 }
    // The codes of the fuse ROM stand for factors of 0.5 to 1.5: values that are wrong by more have other mistakes.
    if !gains.allSatisfy({ 0.6...2 ~= $0 }), try !judges(.adjustment) { return }
    let wrong = gains.contains { abs($0 - 1) > 0.02 }
    let text = list(gains.map { rounded(($0 * 1000).rounded() / 1000) })
    note(
      .adjustment, wrong ? .failed : .passed, "",
      wrong
        ? "the axes have \(text) of the field: the adjustment ASAX to ASAZ is not applied, or wrongly"
        : "the axes have \(text) of the field")
  }
}

extension Misreading {
  func words(_ value: Axes<Double>, for truth: Axes<Double>) -> String {
    "\(proofmass.words(value, quantity)) where the truth is \(proofmass.words(truth, quantity))"
  }
}

/// Values in words: `0.12 -0.5 1 g`.
func words(_ value: Axes<Double>, _ quantity: Quantity) -> String {
  value.list.map { rounded($0) }.joined(separator: " ") + " \(quantity.unit)"
}
