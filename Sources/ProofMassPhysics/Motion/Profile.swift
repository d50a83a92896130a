// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The course of one coordinate during a verb, from 0, in closed form: an angle in radians, or a
/// distance in g·s², whose second derivative is in g.
enum Profile: Sendable {
  /// A value with its first and second time derivative, per second.
  struct Point {
    var value = 0.0
    var rate = 0.0
    var acceleration = 0.0
  }

  /// No change.
  case still
  /// A distance from rest to rest with minimum jerk: a polynomial of degree 5 (Flash, Hogan 1985).
  case smooth(Double)
  /// A constant rate.
  case uniform(rate: Double)
  /// From one rate to another, with an acceleration that begins and ends at 0.
  case ramp(from: Double, to: Double)
  /// From rest, with a constant acceleration.
  case accelerated(Double)
  /// From rest, with a sine of acceleration.
  case sine(peak: Double, angularFrequency: Double)
  case oscillation(Oscillation)
  case gantry(Gantry)

  /// The coordinate at a time in seconds, from 0 to `length`.
  func point(at time: Double, of length: Double) -> Point {
    switch self {
    case .still: return Point()
    case .smooth(let way): return Self.fade(time, length).scaled(by: way)
    case .uniform(let rate): return Point(value: rate * time, rate: rate)
    case .ramp(let first, let last):
      let (part, change) = (time / length, last - first)
      let square = part * part
      return Point(
        value: first * time + change * length * (square * part - square * square / 2),
        rate: first + change * (3 * square - 2 * square * part),
        acceleration: change * 6 * (part - square) / length)
    case .accelerated(let acceleration):
      return Point(
        value: acceleration * time * time / 2, rate: acceleration * time,
        acceleration: acceleration)
    case .sine(let peak, let frequency):
      let phase = frequency * time
      let (sine, cosine) = Series.sineAndCosine(ofAny: phase)
      return Point(
        value: peak / frequency * (time - sine / frequency), rate: peak / frequency * (1 - cosine),
        acceleration: peak * sine)
    case .oscillation(let oscillation): return oscillation.point(at: time, of: length)
    case .gantry(let gantry): return gantry.point(at: time)
    }
  }

  /// From 0 to 1 with minimum jerk; 1 where it takes no time.
  static func fade(_ time: Double, _ length: Double) -> Point {
    guard time < length else { return Point(value: 1) }
    guard time > 0 else { return Point() }
    let part = time / length
    let square = part * part
    return Point(
      value: square * part * (10 + part * (6 * part - 15)),
      rate: square * (30 + part * (30 * part - 60)) / length,
      acceleration: part * (60 + part * (120 * part - 180)) / (length * length))
  }

  /// Linear pieces per second that approximate this to 0.15 % of the largest value: 72 in a period
  /// of a sine, whose error is (2π/72)²/8 = 0.1 %. ``Script`` limits them where motions are faster
  /// than the masses.
  func knotRate(of length: Double, isTurn: Bool) -> Double {
    switch self {
    case .still, .accelerated: 0
    // A rotation is sensed through the sine of its angle and through the fourth derivative.
    case .smooth(let way): (96 + 20 * abs(way)) / length
    case .uniform(let rate): Self.knots * abs(rate) / (2 * .pi)
    case .ramp(let first, let last):
      64 / length + Self.knots * max(abs(first), abs(last)) / (2 * .pi)
    case .sine(_, let frequency): Self.knots * frequency / (2 * .pi)
    case .oscillation(let oscillation): oscillation.knotRate(of: length, isTurn: isTurn)
    case .gantry(let gantry): gantry.knotRate
    }
  }

  /// Linear pieces per period.
  static let knots = 72.0
}

extension Profile {
  /// Half a sine of acceleration over a length in nanoseconds.
  static func half(peak: Double, _ length: Int64) -> Profile {
    .sine(peak: peak, angularFrequency: .pi / (Double(length) * 1e-9))
  }

  /// A sine of an amplitude and a frequency in hertz that fades in and out.
  static func wave(_ amplitude: Double, frequency: Double) -> Profile {
    .oscillation(
      Oscillation(
        amplitudes: Axes(amplitude, 0, 0), angularFrequency: 2 * .pi * frequency, phase: -.pi / 2))
  }
}

extension Profile.Point {
  func scaled(by factor: Double) -> Self {
    Self(value: value * factor, rate: rate * factor, acceleration: acceleration * factor)
  }
}

/// A sum of a cosine wave and its next two harmonics that fades in and out.
struct Oscillation: Sendable {
  /// Amplitudes of the wave and of its harmonics.
  var amplitudes: Axes<Double>
  /// Angular frequency of the wave in rad/s; positive.
  var angularFrequency: Double
  /// Phase of the wave at the start, in radians.
  var phase = 0.0

  func point(at time: Double, of length: Double) -> Profile.Point {
    let fading = fading(length)
    let isEnding = time > length / 2
    var envelope = Profile.fade(isEnding ? length - time : time, fading)
    if isEnding { envelope.rate = -envelope.rate }
    let wave = wave(at: time)
    return Profile.Point(
      value: envelope.value * wave.value,
      rate: envelope.rate * wave.value + envelope.value * wave.rate,
      acceleration: envelope.acceleration * wave.value + 2 * envelope.rate * wave.rate
        + envelope.value * wave.acceleration)
  }

  /// Fading time: one and a half periods, or half of the length. Shorter fading would add
  /// accelerations of its own.
  private func fading(_ length: Double) -> Double {
    min(3 * .pi / angularFrequency, length / 2)
  }

  private func wave(at time: Double) -> Profile.Point {
    let (sine, cosine) = Series.sineAndCosine(ofAny: angularFrequency * time + phase)
    let (sine2, cosine2) = (2 * sine * cosine, 2 * cosine * cosine - 1)
    let sine3 = sine * cosine2 + cosine * sine2
    let cosine3 = cosine * cosine2 - sine * sine2
    let (one, two, three) = (amplitudes.x, amplitudes.y, amplitudes.z)
    return Profile.Point(
      value: one * cosine + two * cosine2 + three * cosine3,
      rate: -angularFrequency * (one * sine + 2 * two * sine2 + 3 * three * sine3),
      acceleration: -angularFrequency * angularFrequency
        * (one * cosine + 4 * two * cosine2 + 9 * three * cosine3))
  }

  func knotRate(of length: Double, isTurn: Bool) -> Double {
    let highest = amplitudes.z != 0 ? 3.0 : amplitudes.y != 0 ? 2 : 1
    let sum = abs(amplitudes.x) + abs(amplitudes.y) + abs(amplitudes.z)
    // The sine of an oscillating angle is phase modulated; by Carson's rule its bandwidth is 1 +
    // amplitude.
    let width = isTurn ? 1 + sum : 1
    return Profile.knots * highest * width * angularFrequency / (2 * .pi) + 96 / fading(length)
  }
}
