// SPDX-License-Identifier: Apache-2.0

/// The two capacitors on the sides of a mass: their sum and their difference as series in the
/// square of u, the displacement as a fraction of the gap.
struct DifferentialCapacitor: Equatable, Sendable {
  /// (C1 + C2) / 2C0; the first term is 1.
  var sum: EvenSeries
  /// (C1 − C2) / 2C0u, relative to its value at u = 0.
  var difference: EvenSeries

  /// Nonlinearity of the output: its ratio to the extrapolation from very small forces.
  ///
  /// Two effects of statics: the electrostatic force of the read-out voltage grows faster than the
  /// spring's force and increases the displacement, and the read-out of the displacement is not
  /// quite linear.
  ///
  /// - Parameters:
  ///   - softening: Electrostatic softening, relative to the stiffness in operation.
  ///   - constant: Fraction of the denominator that does not change: see ``Readout``.
  /// - Returns: A series in the square of the displacement that a linear law gives.
  func response(softening: Double, constant: Double) -> EvenSeries {
    // The force relative to its linear term: the derivative of the sum, term by term.
    let force = EvenSeries { index in
      index + 1 < EvenSeries.count
        ? Double(index + 1) * sum.terms[index + 1] / sum.terms[1] : 0
    }
    // u = ũ g(ũ²) with g = 1 + softening g (force(ũ²g²) − 1): each round yields one more term.
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

/// Read-out circuit for two capacitances. Which one an LIS331DLH has is not published; the laws are
/// derived.
public enum Readout: Equatable, Sendable {
  /// (C1 − C2) / (C1 + C2): linear for parallel plates.
  case ratiometric
  /// C1 − C2: charge at a fixed voltage.
  case difference
  /// Voltage of a floating middle electrode with a parasitic capacitance to ground, in F.
  case floatingNode(parasitic: Double)

  /// Fraction of the denominator that does not depend on the displacement, for a rest capacitance
  /// of one side in F.
  func constantPart(restCapacitance: Double) -> Double {
    switch self {
    case .ratiometric: 0
    case .difference: 1
    case .floatingNode(let parasitic): parasitic / (2 * restCapacitance + parasitic)
    }
  }
}

/// A power series in the square s of a small number: c0 + c1 s + c2 s² + …, truncated after s⁵.
struct EvenSeries: Equatable, Sendable {
  static let count = 6
  var terms = [Double](repeating: 0, count: count)

  init(_ term: (Int) -> Double) { terms = (0..<Self.count).map(term) }

  static let one = EvenSeries { $0 == 0 ? 1 : 0 }

  static func * (left: EvenSeries, right: EvenSeries) -> EvenSeries {
    EvenSeries { index in
      (0...index).reduce(0) { $0 + left.terms[$1] * right.terms[index - $1] }
    }
  }

  /// The quotient; the first term of `right` must be 1.
  static func / (left: EvenSeries, right: EvenSeries) -> EvenSeries {
    var quotient = left
    for index in quotient.terms.indices.dropFirst() {
      for lower in 0..<index {
        quotient.terms[index] -= quotient.terms[lower] * right.terms[index - lower]
      }
    }
    return quotient
  }

  /// The composition: this series in s g(s)².
  func composed(with g: EvenSeries) -> EvenSeries {
    let shift = EvenSeries { $0 == 1 ? 1 : 0 } * g * g
    var power = EvenSeries.one
    var sum = EvenSeries { _ in 0 }
    for term in terms {
      for index in sum.terms.indices { sum.terms[index] += term * power.terms[index] }
      power = power * shift
    }
    return sum
  }
}
