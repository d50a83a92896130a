// SPDX-License-Identifier: Apache-2.0

import ProofMassFusion

/// A gyroscope's output at rest over the specific force along its axis: offset, slope and square, by weighted least
/// squares.
struct ForceFit {
  let values: InlineArray<3, Double>
  let deviations: InlineArray<3, Double>

  /// - Parameter rests: Of each rest, the force in g, the output, and its standard deviation.
  /// - Returns: nil where the forces do not determine the three.
  init?(_ rests: [(force: Double, output: Double, deviation: Double)]) {
    var equations = NormalEquations<3>()
    for rest in rests {
      let weight = 1 / rest.deviation
      equations.add(
        [weight, rest.force * weight, rest.force * rest.force * weight], rest.output * weight)
    }
    guard let values = equations.solution, let own = equations.deviations else { return nil }
    let misfit = rests.reduce(0) { sum, rest in
      let force = rest.force
      let off = values[0] + values[1] * force + values[2] * force * force - rest.output
      return sum + off * off / (rest.deviation * rest.deviation)
    }
    // Rests that fit worse than assumed give a less certain result.
    let excess = max(1, misfit / Double(max(1, rests.count - 3))).squareRoot()
    self.values = values
    deviations = [own[0] * excess, own[1] * excess, own[2] * excess]
  }
}
