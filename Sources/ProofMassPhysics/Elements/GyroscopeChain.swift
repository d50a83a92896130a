// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The linear chain of a gyroscope in the frame that turns with its drive: the sense mode's slow
/// envelope η (complex), whose in-phase part the demodulator hands to the first low-pass (y, v).
///
///     η' = λη − λu          y' = ω v          v' = −ω y − √2 ω v + ω Re η
///
/// or, of one pole, y' = −ω y + ω Re η. For u linear in time, and for such times e^{−κt}, which a
/// starting drive gives, every step is exact: z(h) = p(h) + Φ(h) (z(0) − p(0)).
struct GyroscopeChain {
  /// Of the sense mode, in 1/s.
  let pole: Complex
  /// The low-pass's cut-off, in rad/s.
  let cutoff: Double
  let isSecondOrder: Bool
  /// How η goes over into the filter: (λ − A)⁻¹B, of y and of v, the solution of A C − C λ = −B.
  private let coupling: (Complex, Complex)

  init(pole: Complex, cutoff: Double, isSecondOrder: Bool) {
    self.pole = pole
    self.cutoff = cutoff
    self.isSecondOrder = isSecondOrder
    let ω = Complex(cutoff)
    if isSecondOrder {
      let determinant = pole * pole + pole * (2.0.squareRoot() * cutoff) + ω * ω
      coupling = (ω * ω / determinant, ω * pole / determinant)
    } else {
      coupling = (ω / (pole + ω), Complex(0))
    }
  }

  /// The longest that it remembers: so long that a part in e of something is left, in s.
  var memory: Double {
    max(1 / -pole.real, (isSecondOrder ? 2.0.squareRoot() : 1) / cutoff)
  }

  /// The filter's Φ, by rows: of y, of v.
  func filter(over h: Double) -> (Double, Double, Double, Double) {
    guard isSecondOrder else { return (Series.exp(-cutoff * h), 0, 0, 0) }
    // Both poles are at ω (−1 ± j)/√2.
    let part = Complex(-cutoff * h, cutoff * h) * 0.5.squareRoot()
    let turn = part.exponential
    let more = turn.imaginary * 2.0.squareRoot()
    return (turn.real + turn.imaginary, more, -more, turn.real - turn.imaginary)
  }

  func transition(over h: Double) -> Transition {
    let turn = (pole * h).exponential
    let (yy, yv, vy, vv) = filter(over: h)
    let (cy, cv) = coupling
    return Transition(
      turn: turn, yy: yy, yv: yv, vy: vy, vv: vv,
      y: cy * turn - cy * yy - cv * yv, v: cv * turn - cy * vy - cv * vv)
  }

  /// Of an input (a + bt) e^{−κt}.
  func particular(decay κ: Double) -> Particular {
    let shifted = Complex(1) / (pole + Complex(κ))
    // (A + κ)⁻¹, and that times −B.
    let inverse: (Double, Double, Double, Double)
    let first: (Double, Double)
    if isSecondOrder {
      let damped = κ - 2.0.squareRoot() * cutoff
      let determinant = κ * damped + cutoff * cutoff
      inverse = (
        damped / determinant, -cutoff / determinant, cutoff / determinant, κ / determinant
      )
      first = (-inverse.1 * cutoff, -inverse.3 * cutoff)
    } else {
      inverse = (1 / (κ - cutoff), 0, 0, 0)
      first = (-inverse.0 * cutoff, 0)
    }
    return Particular(
      gain: pole * shifted, slope: shifted, first: first,
      second: (
        inverse.0 * first.0 + inverse.1 * first.1, inverse.2 * first.0 + inverse.3 * first.1
      ))
  }

  /// What the noise in front of the filter makes of y and v for good, uncorrelated: its variance, of
  /// a one-sided density. The noise bandwidth is 1.11 of the cut-off, of one pole 1.57.
  func variance(density: Double) -> Double {
    density * density * cutoff / (isSecondOrder ? 4 * 2.0.squareRoot() : 4)
  }
}
