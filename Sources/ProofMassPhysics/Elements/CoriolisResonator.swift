// SPDX-License-Identifier: Apache-2.0

/// A vibrating gyroscope with its carrier: the drive mode on its resonance, and the sense mode, which
/// Coriolis force and quadrature push. To judge the envelope by; some thousand steps a millisecond
/// are too slow to run on.
///
///     x'' + (ω_d/Q_d) x' + ω_d² x = F cos(ω_d t + φ)
///     y'' + (ω_s/Q_s) y' + ω_s² y = −2 Ω x' − 2 Ω_q ω_d x
///
/// While both rates stand still, y is three complex exponentials: of the drive as it is held, of how
/// it comes up, and of its own. So each step is exact.
package struct CoriolisResonator {
  /// Of the drive as it is held, of how it comes up, and of the sense mode, in 1/s.
  private let exponents: (Complex, Complex, Complex)
  private let sense: (frequency: Double, damping: Double)
  /// The drive's amplitude at the exponents, as it was at the start, in µm.
  private let held: Complex
  private var rising: Complex
  /// What the drive turned by.
  private var turn = Complex(1)
  private var y = 0.0
  private var change = 0.0
  /// Of the response to a steady rate of 1 rad/s.
  private let response: Complex

  /// - Parameters:
  ///   - phase: Of the Coriolis force at the start; at 0 it is at its crest.
  ///   - isRunning: Whether the drive has its amplitude from the start on.
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
    // x' is at its crest with the force.
    held = Complex(0, -parameters.driveAmplitude) * Complex(0, phase).exponential
    // Without position and speed at the start: the real parts of both sums are zero.
    let speed = (Complex(0, drive) * held).real
    let rest = (own.real * held.real - speed) * (1 / own.imaginary)
    rising = isRunning ? Complex(0) : Complex(-held.real, -rest)
    response = Self.force(Complex(0, drive), 1, 0, drive) / Self.stiffness(Complex(0, drive), sense)
  }

  /// p(s) of p(s) y = force, of exponentials.
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

  /// On by a time in s at a rate and a quadrature in rad/s.
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

  /// What the demodulator gives, in rad/s; twice the carrier is still in it.
  package var demodulated: Double {
    let reference = response * held * turn
    let square =
      reference.real * reference.real + reference.imaginary * reference.imaginary
    return 2 * y * reference.real / square
  }
}
