// SPDX-License-Identifier: Apache-2.0

/// Where the chain is, of three axes at once.
struct GyroscopeState: Sendable {
  /// The envelope's part in phase with what Coriolis forces do, and a quarter turn later.
  var inPhase = SIMD4<Double>()
  var quadrature = SIMD4<Double>()
  /// The filter's output, and its change by the cut-off.
  var y = SIMD4<Double>()
  var v = SIMD4<Double>()

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

  /// Whether, on each axis and together, no value is further from zero.
  func isWithin(_ bound: Double) -> Bool {
    let squares = inPhase * inPhase + quadrature * quadrature + y * y + v * v
    return squares.sum() <= bound * bound
  }
}

/// What pushes on the sense mode, as a rate.
struct GyroscopeInput: Sendable {
  var inPhase = SIMD4<Double>()
  var quadrature = SIMD4<Double>()

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

extension GyroscopeChain {
  /// Φ of a time.
  struct Transition {
    var turn = Complex(1)
    var (yy, yv, vy, vv) = (1.0, 0.0, 0.0, 1.0)
    /// What the filter gets of η.
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

  /// The solution without memory for an input, as it is and as it changes.
  struct Particular {
    var gain = Complex(1)
    var slope = Complex(0)
    /// Of the filter's input, and of its change.
    var first = (1.0, 0.0)
    var second = (0.0, 0.0)

    @inline(__always)
    func callAsFunction(_ u: GyroscopeInput, change: GyroscopeInput) -> GyroscopeState {
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
