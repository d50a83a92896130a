// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

extension Row {
  static let resonance: [Row] = [
    Row(number: 9, quantity: "resonance by ring-down") {
      [
        ("X", LateralProofMass.recommended.dynamics, 2000.0),
        ("Z", TorsionPlate.recommended.dynamics, 2440),
      ]
      .flatMap { axis, mass, frequency in
        let ring = RingDown(mass)
        return [
          Finding(
            label: axis, expected: frequency, simulated: ring.frequency,
            tolerance: 1e-3 * frequency, unit: "Hz"),
          Finding(
            label: "Q of \(axis)", expected: 0.75, simulated: ring.quality, tolerance: 0.75e-3,
            unit: ""),
        ]
      }
    },
    Row(number: 10, quantity: "Z softening at 1.5 V") {
      // The frequency f(V), with the pull-in voltage of the ideal device in the paper (Comi et al.
      // 2016, [F5]), agrees with the measurement there.
      let plate = TorsionPlate.published
      let found = plate.frequency(at: 1.5, pullIn: 3.43)
      // Plates of the printed dimensions pull in at 4.07 V and resonate at 2268 Hz under 1.5 V, so
      // the paper's plates and its 3.43 V do not agree. The 2.44 V of the plate of 400 µm, below,
      // times √(400/143.9) for the shorter plate, gives 4.07 V, too.
      let pullIn = (stiffness / softening).squareRoot()
      let part = 1.5 / pullIn
      return [
        Finding(
          label: "law, 3.43 V", expected: 2194, simulated: found, tolerance: 1, unit: "Hz"),
        Finding(
          label: "law, measured by Comi", expected: 2150, simulated: found, tolerance: 0.03 * 2150,
          unit: "Hz"),
        Finding(
          label: "pull-in of the plates", expected: pullIn, simulated: plate.pullInVoltage,
          tolerance: 1e-5 * pullIn, unit: "V"),
        Finding(
          label: "the plates' f", expected: 2440 * (1 - part * part).squareRoot(),
          simulated: plate.frequency(at: 1.5), tolerance: 0.02, unit: "Hz"),
        Finding(
          label: "pull-in, 400 µm", expected: 2.44,
          simulated: TorsionPlate.recommended.pullInVoltage, tolerance: 0.005, unit: "V"),
      ]
    },
    Row(number: 11, quantity: "Z ring-down at 1 mbar") {
      let mass = TorsionPlate.published.dynamics
      // The envelope is the square root of the energy.
      let step = mass.transition(over: 1e-3)
      var (x, v) = (1.0, 0.0)
      let points = (0..<20).map { millisecond in
        defer { (x, v) = (step.xx * x + step.xv * v, step.vx * x + step.vv * v) }
        return (x: Double(millisecond), y: Series.log((x * x + v * v).squareRoot()))
      }
      return [
        Finding(expected: 9.0, simulated: -1 / line(points).slope, tolerance: 0.09, unit: "ms")
      ]
    },
    Row(number: 12, quantity: "step overshoot") {
      [
        (0.5, 0), (0.6, 0.88), (0.7071, 4.32), (0.75, 6.02), (0.8, 8.08), (1, 16.30), (1.25, 25.4),
        (2, 44.4), (5, 72.9),
      ].map { quality, expected in
        let highest =
          StepResponseOfMass(quality: quality, microseconds: 2000).map(\.self).max() ?? 0
        // The last three expected values have one digit less.
        return Finding(
          label: "Q \(quality)", expected: expected, simulated: max(0, highest - 1) * 100,
          tolerance: quality > 1 ? 0.05 : 0.01, unit: "%")
      }
    },
    Row(number: 13, quantity: "settling to 1 %") {
      [(0.5, 0.53), (0.7071, 0.53), (1, 0.70), (2, 1.37), (5, 3.57)].map { quality, expected in
        let response = Array(StepResponseOfMass(quality: quality, microseconds: 8000))
        let last = response.lastIndex { abs($0 - 1) > 0.01 } ?? 0
        return Finding(
          label: "Q \(quality)", expected: expected, simulated: Double(last + 2) / 1000,
          tolerance: 0.006, unit: "ms")
      }
    },
  ]

  /// Stiffness of the paper's springs, by its equation 5, in N·m/rad.
  private static let stiffness = 2.0 / 3 * 61.5e9 * 22e-6 * (2.1e-6 * 2.1e-6 * 2.1e-6) / 262e-6

  /// The derivative ½ d²/dθ² [C(θ) + C(−θ)] of the paper's plate, in N·m/rad for 1 V, by a second
  /// difference.
  private static let softening: Double = {
    let angle = 5e-6
    // The integral of ε0 L dr / (g0 + r θ) from d − b to d + b, by Simpson's rule.
    func capacitance(_ angle: Double) -> Double {
      let (near, far, parts) = (84.85e-6, 240.15e-6, 200)
      let h = (far - near) / Double(parts)
      let sum = (0...parts).reduce(0.0) { sum, index in
        let weight = index == 0 || index == parts ? 1.0 : index % 2 == 1 ? 4 : 2
        return sum + weight / (1.8e-6 + (near + Double(index) * h) * angle)
      }
      return 8.8541878e-12 * 143.9e-6 * sum * h / 3
    }
    return (capacitance(angle) + capacitance(-angle) - 2 * capacitance(0)) / (angle * angle)
  }()
}

/// Frequency and Q of a decaying oscillation, from equally spaced displacements: each is a constant
/// linear combination of the two before it (Prony's method).
private struct RingDown {
  private(set) var frequency = 0.0
  private(set) var quality = 0.0

  init(_ mass: SecondOrder) {
    let interval = 50e-6
    let step = mass.transition(over: interval)
    var (x, v) = (1.0, 0.0)
    let places = (0..<12).map { _ in
      defer { (x, v) = (step.xx * x + step.xv * v, step.vx * x + step.vv * v) }
      return x
    }
    // Computes the two coefficients by least squares.
    var (aa, ab, bb, ya, yb) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in 2..<places.count {
      let (a, b, y) = (places[index - 1], places[index - 2], places[index])
      aa += a * a
      ab += a * b
      bb += b * b
      ya += y * a
      yb += y * b
    }
    let determinant = aa * bb - ab * ab
    let (first, second) = ((ya * bb - yb * ab) / determinant, (yb * aa - ya * ab) / determinant)
    // The coefficients are 2 e^−σh cos ωd h and −e^−2σh.
    let decay = -Series.log(-second) / 2
    let cosine = first / 2 / (-second).squareRoot()
    let angle = arcCosine(cosine)
    let natural = (decay * decay + angle * angle).squareRoot()
    frequency = natural / interval / (2 * .pi)
    quality = natural / (2 * decay)
  }

  private func arcCosine(_ cosine: Double) -> Double {
    var (low, high) = (0.0, Double.pi)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Series.cosine(middle) > cosine { low = middle } else { high = middle }
    }
    return low
  }
}

/// The displacement X after a step, sampled every microsecond.
private struct StepResponseOfMass: Sequence, IteratorProtocol {
  private let step: SecondOrder.Transition
  private var left: Int
  private var (x, v) = (-1.0, 0.0)

  init(quality: Double, microseconds: Int) {
    step = SecondOrder(frequency: 2000, quality: quality).transition(over: 1e-6)
    left = microseconds
  }

  mutating func next() -> Double? {
    guard left > 0 else { return nil }
    left -= 1
    (x, v) = (step.xx * x + step.xv * v, step.vx * x + step.vv * v)
    return 1 + x
  }
}
