// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A mass on a spring with damping, driven by an acceleration in g: x'' + (ω0/Q) x' + ω0² x = ω0² a.
///
/// Its state is scaled so that nothing is tiny or huge: X = ω0² x / g in g, and V = X'/ω0.
package struct SecondOrder: Equatable, Sendable {
  /// ω0 in rad/s.
  package var angularFrequency: Double
  /// Q.
  package var quality: Double

  /// - Parameter frequency: In Hz.
  package init(frequency: Double, quality: Double) {
    angularFrequency = 2 * .pi * frequency
    self.quality = quality
  }

  /// What state is left after a time without input.
  package struct Transition: Equatable, Sendable {
    package var xx, xv, vx, vv: Double
  }

  /// Exact, for any time in seconds, by the closed form of each case of damping.
  package func transition(over time: Double) -> Transition {
    let damping = 1 / (2 * quality)
    let rate = damping * angularFrequency
    // Of the square of the angle that it turns (or, overdamped, spreads) by: negative when it turns.
    let square = angularFrequency * angularFrequency * (damping - 1) * (damping + 1)
    let cosine: Double
    let sine: Double
    if abs(square * time * time) < 0.01 {
      // Near critical damping, or after a short time.
      var (even, odd) = (1.0, 1.0)
      for term in stride(from: 12.0, through: 2, by: -2) {
        even = 1 + square * time * time / (term * (term - 1)) * even
        odd = 1 + square * time * time / (term * (term + 1)) * odd
      }
      let decay = Series.exp(-rate * time)
      cosine = decay * even
      sine = decay * odd * time
    } else if square < 0 {
      let decay = Series.exp(-rate * time)
      let frequency = (-square).squareRoot()
      // Where nothing is left the angle does not matter; one this large has no sine any more.
      guard decay > 0, frequency * time < 1e6 else {
        return Transition(xx: 0, xv: 0, vx: 0, vv: 0)
      }
      let turned = Series.sineAndCosine(frequency * time)
      cosine = decay * turned.cosine
      sine = decay * turned.sine / frequency
    } else {
      let spread = square.squareRoot()
      let slow = Series.exp((spread - rate) * time)
      let fast = Series.exp((-spread - rate) * time)
      cosine = (slow + fast) / 2
      sine = (slow - fast) / (2 * spread)
    }
    return Transition(
      xx: cosine + rate * sine, xv: angularFrequency * sine, vx: -angularFrequency * sine,
      vv: cosine - rate * sine)
  }
}
