// SPDX-License-Identifier: Apache-2.0

/// A series in the square of a small number: c0 + c1 s + c2 s² + …, cut off after s⁵.
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

  /// `right` begins with 1.
  static func / (left: EvenSeries, right: EvenSeries) -> EvenSeries {
    var quotient = left
    for index in quotient.terms.indices.dropFirst() {
      for lower in 0..<index {
        quotient.terms[index] -= quotient.terms[lower] * right.terms[index - lower]
      }
    }
    return quotient
  }

  /// This series of s g², g being a series of s.
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
