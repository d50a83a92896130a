// SPDX-License-Identifier: Apache-2.0

/// How the two capacitors on a mass's sides change as it moves: their sum and their difference as
/// series in the square of the place u, the displacement in parts of the gap.
struct DifferentialCapacitor: Equatable, Sendable {
  /// (C1 + C2) / 2C0, which begins with 1.
  var sum: EvenSeries
  /// (C1 − C2) / 2C0u, in parts of its value at u = 0.
  var difference: EvenSeries

  /// What is read out, in parts of what a very small force would promise.
  ///
  /// Two laws of statics: the electrostatic force of the read-out voltage, which grows faster than
  /// the spring's, takes the mass further out; and the read-out of the place is not quite linear.
  ///
  /// - Parameters:
  ///   - softening: What the voltage takes from the spring, in parts of the stiffness that is left.
  ///   - constant: The part of the denominator that does not change: see ``Readout``.
  /// - Returns: A series in the square of the place that a linear law would give.
  func response(softening: Double, constant: Double) -> EvenSeries {
    // The force over its value at a small u: the derivative of the sum, term by term.
    let force = EvenSeries { index in
      index + 1 < EvenSeries.count
        ? Double(index + 1) * sum.terms[index + 1] / sum.terms[1] : 0
    }
    // u = ũ g(ũ²) with g = 1 + softening g (force(ũ²g²) − 1): each round makes one more term right.
    var place = EvenSeries.one
    for _ in 1..<EvenSeries.count {
      let pull = force.composed(with: place)
      let more = place * EvenSeries { $0 == 0 ? 0 : pull.terms[$0] }
      place = EvenSeries { $0 == 0 ? 1 : softening * more.terms[$0] }
    }
    let denominator = EvenSeries { $0 == 0 ? 1 : (1 - constant) * sum.terms[$0] }
    return place * (difference / denominator).composed(with: place)
  }
}
