// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The amplitude of the drive mode by that which its control holds: it comes up, and dies away, with
/// the time constant of the resonance.
struct GyroscopeDrive: Sendable {
  /// In 1/s.
  let decay: Double
  private var isOn = false
  /// What there was too little, when it was last switched, or too much.
  private var change = 0.0
  private var time: Int64 = 0

  init(startUp: Double) { decay = 1 / max(1e-6, startUp) }

  /// Nothing swings.
  mutating func reset() {
    isOn = false
    change = 0
  }

  mutating func turn(_ isOn: Bool, at time: Int64) {
    guard isOn != self.isOn else { return }
    let amplitude = (self.isOn ? 1 : 0) - missing(at: time)
    self.isOn = isOn
    self.time = time
    change = (isOn ? 1 : 0) - amplitude
  }

  /// What is missing of the amplitude that it goes to; exactly nothing after 37 time constants.
  @inline(__always)
  func missing(at time: Int64) -> Double {
    if change == 0 { return 0 }
    let past = Double(time - self.time) * 1e-9 * decay
    return past > 37 ? 0 : change * Series.exp(-max(0, past))
  }

  /// The amplitude that it goes to.
  var target: Double { isOn ? 1 : 0 }
}
