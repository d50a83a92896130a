// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Elementary motions. Angles are in radians (`.degrees(30)`), accelerations in g in addition to
/// gravity. Axes are the board's at the verb's start. Each verb begins and ends with an angular
/// rate of zero; a board that was accelerated keeps its velocity, which no sensor measures.
///
/// Meaningless arguments (negative times, NaN) count as zero. Extreme ones are clamped: times to a
/// century, accelerations to 1e6 g, rates to 2.5e5 rad/s (40 kHz), frequencies to 1 nHz and 40 kHz,
/// distances to 1000 km.
extension Motion {
  /// Rests for a time.
  public static func rest(for time: Duration) -> Motion { Motion(lasting: nanoseconds(time), []) }

  /// Rotates the board about one of its axes by an angle in radians, with minimum jerk.
  public static func tilt(
    by angle: Double, about axis: Axes<Double> = .x, over time: Duration = .milliseconds(400)
  ) -> Motion {
    guard let axis = axis.direction else { return rest(for: time) }
    return Motion(nanoseconds(time), .smooth(bounded(angle, 1e6)), .turn(axis))
  }

  /// Rotates the board to an attitude by the shortest rotation, with minimum jerk.
  ///
  /// - Parameters:
  ///   - attitude: From the board's axes to its axes at the start of the motion: `.portrait` for a
  ///     board that lay flat, its y axis to the north.
  ///   - time: How long it lasts.
  public static func rotate(
    to attitude: Quaternion, over time: Duration = .milliseconds(400)
  ) -> Motion {
    Motion(
      lasting: nanoseconds(time),
      [
        Step(
          length: nanoseconds(time), profile: .smooth(0), effect: .turn(.zero),
          goal: attitude.normalized)
      ])
  }

  /// Rotates the board at a constant rate in rad/s; the angle is the rate times the duration.
  ///
  /// - Parameters:
  ///   - rate: Angular rate in rad/s.
  ///   - axis: Axis of the rotation, of any length, on the board's axes at the start.
  ///   - duration: Time in which the angle is turned at the constant rate.
  ///   - ramp: Duration of each of the two ramps, up and down. The total is the duration plus one ramp.
  public static func spin(
    rate: Double, about axis: Axes<Double> = .z, duration: Duration,
    ramp: Duration = .milliseconds(100)
  ) -> Motion {
    let (length, ramp) = (nanoseconds(duration), min(nanoseconds(ramp), nanoseconds(duration)))
    guard let axis = axis.direction else { return Motion(lasting: length + ramp, []) }
    let rate = bounded(rate, 2.5e5)
    let parts: [(length: Int64, profile: Profile)] = [
      (ramp, .ramp(from: 0, to: rate)), (length - ramp, .uniform(rate: rate)),
      (ramp, .ramp(from: rate, to: 0)),
    ]
    return Motion(parts, .turn(axis))
  }

  /// Oscillates the board about one of its axes: a sine of an angular amplitude in radians and a
  /// frequency in hertz, which fades in and out over one and a half periods each.
  public static func swing(
    by angle: Double, about axis: Axes<Double> = .y, frequency: Double = 1, for time: Duration
  ) -> Motion {
    guard let axis = axis.direction, let frequency = positive(frequency) else {
      return rest(for: time)
    }
    return Motion(
      nanoseconds(time), .wave(bounded(angle, 1000), frequency: frequency), .turn(axis))
  }

  /// A constant acceleration in g that begins and ends as a step.
  public static func accelerate(
    x: Double = 0, y: Double = 0, z: Double = 0, duration: Duration = .milliseconds(250)
  ) -> Motion {
    Motion(nanoseconds(duration), .accelerated(1), .move(Axes(x, y, z).map { bounded($0, 1e6) }))
  }

  /// A sine of acceleration.
  ///
  /// - Parameters:
  ///   - peak: Peak acceleration in g.
  ///   - frequency: Frequency in hertz.
  ///   - axis: Direction, of any length, on the board's axes at the start.
  ///   - duration: How long it lasts.
  public static func shake(
    peak: Double = 2.5, frequency: Double = 5, along axis: Axes<Double> = .x,
    duration: Duration = .milliseconds(800)
  ) -> Motion {
    guard let axis = axis.direction, let frequency = positive(frequency) else {
      return rest(for: duration)
    }
    return Motion(
      nanoseconds(duration),
      .sine(peak: bounded(peak, 1e6), angularFrequency: 2 * .pi * frequency), .move(axis))
  }

  /// A knock: half a sine of acceleration.
  ///
  /// - Parameters:
  ///   - peak: Peak acceleration in g.
  ///   - duration: How long it lasts.
  ///   - axis: Direction, of any length, on the board's axes at the start.
  public static func knock(
    peak: Double = 6, duration: Duration = .milliseconds(10), along axis: Axes<Double> = .z
  ) -> Motion {
    let length = nanoseconds(duration)
    guard let axis = axis.direction, length > 0 else { return rest(for: duration) }
    return Motion(length, .half(peak: bounded(peak, 1e6), length), .move(axis))
  }

  /// A magnet approaches, stays and leaves, for a third of the duration each.
  ///
  /// - Parameters:
  ///   - x: X of its field at the board in µT, on the board's axes at the start.
  ///   - y: Y of its field, likewise.
  ///   - z: Z of its field, likewise.
  ///   - duration: Total time.
  public static func magnet(
    x: Double = 0, y: Double = 0, z: Double = 0, duration: Duration = .seconds(1)
  ) -> Motion {
    let length = nanoseconds(duration)
    let parts = [(length / 3, 1.0), (length - 2 * (length / 3), 0), (length / 3, -1)]
    return Motion(
      parts.map { ($0, $1 == 0 ? .still : .smooth($1)) },
      .attract(Axes(x, y, z).map { bounded($0, 1e9) }))
  }

  /// Warms or cools the board to a temperature in °C.
  public static func warm(to temperature: Double, over time: Duration) -> Motion {
    guard !temperature.isNaN else { return rest(for: time) }
    return Motion(nanoseconds(time), .smooth(1), .warm(bounded(temperature, 1e6)))
  }
}

// MARK: - Building blocks

extension Motion {
  init(_ length: Int64, _ profile: Profile, _ effect: Step.Effect) {
    self.init([(length, profile)], effect)
  }

  /// Consecutive profiles along one axis.
  init(_ parts: [(length: Int64, profile: Profile)], _ effect: Step.Effect) {
    var steps: [Step] = []
    var time: Int64 = 0
    for part in parts {
      let step = Step(
        start: time, length: part.length, profile: part.profile, effect: effect,
        continues: !steps.isEmpty)
      time = step.end
      // A part without length has no effect, except a smooth one, which then jumps to its end.
      if part.length == 0 {
        guard case .smooth = part.profile else { continue }
      }
      steps.append(step)
    }
    self.init(lasting: time, steps)
  }

  init(lasting length: Int64, _ steps: [Step]) {
    self.init(endNanoseconds: length)
    layers = [steps]
  }

  /// A time in nanoseconds, clamped from 0 to a century.
  static func nanoseconds(_ time: Duration) -> Int64 {
    max(0, min(time.wholeNanoseconds, 3_155_760_000_000_000_000))
  }

  /// A value, clamped to ±`limit`; 0 for NaN.
  static func bounded(_ value: Double, _ limit: Double) -> Double {
    value.isNaN ? 0 : max(-limit, min(value, limit))
  }

  /// A frequency in hertz, clamped to 1 nHz (a century) and 40 kHz: knots are 10 µs apart, and more
  /// than half of their 100 kHz would alias. Nil unless it is positive.
  static func positive(_ frequency: Double) -> Double? {
    frequency > 0 ? max(1e-9, min(frequency, 40e3)) : nil
  }
}
