// SPDX-License-Identifier: Apache-2.0

/// Reference model of a vibrating gyroscope with its carrier: the drive mode at its resonance, and
/// the sense mode, driven by Coriolis force and quadrature. The envelope of ``GyroscopeChain`` is
/// tested against it; a thousand steps per millisecond are too slow for use.
///
///     x'' + (ω_d/Q_d) x' + ω_d² x = F cos(ω_d t + φ)
///     y'' + (ω_s/Q_s) y' + ω_s² y = −2 Ω x' − 2 Ω_q ω_d x
///
/// While both rates are constant, y is the sum of three complex exponentials: of the steady drive,
/// of the drive's start, and of the sense mode. Therefore each step is exact.
package struct CoriolisResonator {
  /// Exponents of the steady drive, of the drive's start, and of the sense mode, in 1/s.
  private let exponents: (Complex, Complex, Complex)
  private let sense: (frequency: Double, damping: Double)
  /// Amplitudes of the drive at the first two exponents at the start, in µm.
  private let held: Complex
  private var rising: Complex
  /// Rotation of the steady drive since the start.
  private var turn = Complex(1)
  private var y = 0.0
  private var change = 0.0
  /// Response to a constant rate of 1 rad/s.
  private let response: Complex

  /// - Parameters:
  ///   - phase: Phase of the Coriolis force at the start; at 0 it is at its maximum.
  ///   - isRunning: Whether the drive has its full amplitude at the start.
  package init(_ parameters: GyroscopeParameters, phase: Double = 0, isRunning: Bool = true) {
    let drive = 2 * Double.pi * parameters.driveFrequency
    let frequency = drive + 2 * .pi * parameters.split
    func pole(_ frequency: Double, _ quality: Double) -> Complex {
      let damping = frequency / (2 * quality)
      return Complex(-damping, (frequency * frequency - damping * damping).squareRoot())
    }
    let own = pole(drive, parameters.driveQuality)
    exponents = (Complex(0, drive), own, pole(frequency, parameters.senseQuality))
    sense = (frequency, frequency / parameters.senseQuality)
    // x' is in phase with the force.
    held = Complex(0, -parameters.driveAmplitude) * Complex(0, phase).exponential
    // From rest: the real parts of both sums, position and velocity, are zero.
    let speed = (Complex(0, drive) * held).real
    let rest = (own.real * held.real - speed) * (1 / own.imaginary)
    rising = isRunning ? Complex(0) : Complex(-held.real, -rest)
    response = Self.force(Complex(0, drive), 1, 0, drive) / Self.stiffness(Complex(0, drive), sense)
  }

  /// p(s) in p(s) y = force, for an exponential with exponent s.
  private static func stiffness(
    _ s: Complex, _ sense: (frequency: Double, damping: Double)
  ) -> Complex {
    s * s + s * sense.damping + Complex(sense.frequency * sense.frequency)
  }

  private static func force(
    _ s: Complex, _ rate: Double, _ quadrature: Double, _ drive: Double
  ) -> Complex {
    s * (-2 * rate) - Complex(2 * quadrature * drive)
  }

  /// Steps over a time in s at a rate and a quadrature in rad/s.
  package mutating func step(_ h: Double, rate: Double, quadrature: Double) {
    let drive = exponents.0.imaginary
    func amplitude(_ s: Complex, _ x: Complex) -> Complex {
      Self.force(s, rate, quadrature, drive) * x / Self.stiffness(s, sense)
    }
    let first = amplitude(exponents.0, held * turn)
    let second = amplitude(exponents.1, rising)
    let own = exponents.2
    let real = y - first.real - second.real
    let speed = change - (exponents.0 * first).real - (exponents.1 * second).real
    let third = Complex(real, (own.real * real - speed) * (1 / own.imaginary))
    let turns = (
      (exponents.0 * h).exponential, (exponents.1 * h).exponential, (own * h).exponential
    )
    let (a, b, c) = (first * turns.0, second * turns.1, third * turns.2)
    y = a.real + b.real + c.real
    change = (exponents.0 * a).real + (exponents.1 * b).real + (own * c).real
    turn = turn * turns.0
    rising = rising * turns.1
  }

  /// Output of the demodulator in rad/s, which still contains twice the carrier frequency.
  package var demodulated: Double {
    let reference = response * held * turn
    let square =
      reference.real * reference.real + reference.imaginary * reference.imaginary
    return 2 * y * reference.real / square
  }
}
