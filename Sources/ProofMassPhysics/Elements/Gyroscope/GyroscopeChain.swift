// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The linear signal chain of a gyroscope in the frame that rotates with its drive: the sense
/// mode's envelope η (complex), whose in-phase part the demodulator passes to the first low-pass
/// filter (y, v).
///
///     η' = λη − λu          y' = ω v          v' = −ω y − √2 ω v + ω Re η
///
/// or, for a filter of one pole, y' = −ω y + ω Re η. Steps are exact for an input u that is linear
/// in time, also times e^{−κt} as a starting drive gives: z(h) = p(h) + Φ(h) (z(0) − p(0)).
struct GyroscopeChain {
  /// Pole λ of the sense mode, in 1/s.
  let pole: Complex
  /// Cut-off ω of the low-pass filter, in rad/s.
  let cutoff: Double
  let isSecondOrder: Bool
  /// Coupling of η into y and v: C = (λ − A)⁻¹B, the solution of A C − C λ = −B.
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

  /// The longest time constant of sense mode and filter, in s.
  var memory: Double {
    max(1 / -pole.real, (isSecondOrder ? 2.0.squareRoot() : 1) / cutoff)
  }

  /// The filter's Φ over a time in s, by rows: of y, of v.
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

  /// Particular solution for an input (a + bt) e^{−κt}.
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

  /// Stationary variance of y and of v, which are uncorrelated, for white noise of a one-sided
  /// density in front of the filter. The noise bandwidth is 1.11 times the cut-off; 1.57 times for
  /// one pole.
  func variance(density: Double) -> Double {
    density * density * cutoff / (isSecondOrder ? 4 * 2.0.squareRoot() : 4)
  }
}

extension GyroscopeChain {
  /// Φ over a time.
  struct Transition {
    var turn = Complex(1)
    var (yy, yv, vy, vv) = (1.0, 0.0, 0.0, 1.0)
    /// Coupling of η into the filter.
    var (y, v) = (Complex(0), Complex(0))

    @inline(__always)
    func callAsFunction(_ z: GyroscopeState) -> GyroscopeState {
      GyroscopeState(
        inPhase: turn.real * z.inPhase - turn.imaginary * z.quadrature,
        quadrature: turn.imaginary * z.inPhase + turn.real * z.quadrature,
        y: yy * z.y + yv * z.v + y.real * z.inPhase - y.imaginary * z.quadrature,
        v: vy * z.y + vv * z.v + v.real * z.inPhase - v.imaginary * z.quadrature)
    }
  }

  /// The particular solution as a function of the input and its slope.
  struct Particular {
    var gain = Complex(1)
    var slope = Complex(0)
    /// Factors of the filter's input, for y and v.
    var first = (1.0, 0.0)
    /// Factors of the input's slope.
    var second = (0.0, 0.0)

    @inline(__always)
    func callAsFunction(_ u: GyroscopeInput, slope change: GyroscopeInput) -> GyroscopeState {
      let rise = gain.real * change.inPhase - gain.imaginary * change.quadrature
      let riseAcross = gain.imaginary * change.inPhase + gain.real * change.quadrature
      let inPhase =
        gain.real * u.inPhase - gain.imaginary * u.quadrature + slope.real * rise
        - slope.imaginary * riseAcross
      let quadrature =
        gain.imaginary * u.inPhase + gain.real * u.quadrature + slope.imaginary * rise
        + slope.real * riseAcross
      return GyroscopeState(
        inPhase: inPhase, quadrature: quadrature, y: first.0 * inPhase + second.0 * rise,
        v: first.1 * inPhase + second.1 * rise)
    }
  }
}

/// State of the chain, for three axes.
struct GyroscopeState: Sendable {
  /// The envelope in phase with the response to Coriolis forces.
  var inPhase = Lanes.zero
  /// The envelope a quarter period later.
  var quadrature = Lanes.zero
  /// The filter's output.
  var y = Lanes.zero
  /// Its time derivative, divided by the cut-off.
  var v = Lanes.zero

  @inline(__always)
  static func + (left: Self, right: Self) -> Self {
    Self(
      inPhase: left.inPhase + right.inPhase, quadrature: left.quadrature + right.quadrature,
      y: left.y + right.y, v: left.v + right.v)
  }

  @inline(__always)
  static func - (left: Self, right: Self) -> Self {
    Self(
      inPhase: left.inPhase - right.inPhase, quadrature: left.quadrature - right.quadrature,
      y: left.y - right.y, v: left.v - right.v)
  }

  @inline(__always)
  static func * (left: Self, factor: Double) -> Self {
    Self(
      inPhase: left.inPhase * factor, quadrature: left.quadrature * factor, y: left.y * factor,
      v: left.v * factor)
  }

  /// Whether the norm of each axis is within a bound.
  func isWithin(_ bound: Double) -> Bool {
    let squares = inPhase * inPhase + quadrature * quadrature + y * y + v * v
    return squares.sum() <= bound * bound
  }
}

/// Input of the sense mode, as an angular rate in rad/s.
struct GyroscopeInput: Sendable {
  var inPhase = Lanes.zero
  var quadrature = Lanes.zero

  @inline(__always)
  static func - (left: Self, right: Self) -> Self {
    Self(
      inPhase: left.inPhase - right.inPhase, quadrature: left.quadrature - right.quadrature)
  }

  @inline(__always)
  static func * (left: Self, factor: Double) -> Self {
    Self(inPhase: left.inPhase * factor, quadrature: left.quadrature * factor)
  }
}

/// A complex number, for the coefficients of the chain.
struct Complex {
  var real: Double
  var imaginary: Double

  init(_ real: Double, _ imaginary: Double = 0) {
    self.real = real
    self.imaginary = imaginary
  }

  static func + (left: Complex, right: Complex) -> Complex {
    Complex(left.real + right.real, left.imaginary + right.imaginary)
  }

  static func - (left: Complex, right: Complex) -> Complex {
    Complex(left.real - right.real, left.imaginary - right.imaginary)
  }

  static func * (left: Complex, right: Complex) -> Complex {
    Complex(
      left.real * right.real - left.imaginary * right.imaginary,
      left.real * right.imaginary + left.imaginary * right.real)
  }

  static func * (left: Complex, right: Double) -> Complex {
    Complex(left.real * right, left.imaginary * right)
  }

  static func / (left: Complex, right: Complex) -> Complex {
    let square = right.real * right.real + right.imaginary * right.imaginary
    let product = left * Complex(right.real, -right.imaginary)
    return Complex(product.real / square, product.imaginary / square)
  }

  /// The exponential; zero where it has decayed to zero, whatever its phase.
  var exponential: Complex {
    let size = Series.exp(real)
    guard size > 0, abs(imaginary) < 1e6 else { return Complex(0) }
    let (sine, cosine) = Series.sineAndCosine(imaginary)
    return Complex(size * cosine, size * sine)
  }
}
