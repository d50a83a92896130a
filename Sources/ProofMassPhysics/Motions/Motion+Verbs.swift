// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Verbs. Angles are in radians (`.degrees(30)`), accelerations in g, on top of gravity, and axes the
/// board's as they lie when the verb begins. Each begins and ends without turning; a board that was
/// pushed goes on at its speed, which nothing on it feels.
///
/// What cannot be meant (a negative time, not a number) is nothing, and what is absurd is cut: times
/// to a century, accelerations to 1e6 g, rates to 2.5e5 rad/s (40 kHz), frequencies to 1 nHz and 40 kHz,
/// ways to 1000 km.
extension Motion {
  /// Nothing happens.
  public static func rest(for time: Duration) -> Motion { Motion(lasting: nanoseconds(time), []) }

  /// Turns the board about one of its axes.
  public static func tilt(
    by angle: Double, about axis: Axes<Double> = .x, over time: Duration = .milliseconds(400)
  ) -> Motion {
    guard let axis = axis.direction else { return rest(for: time) }
    return Motion(nanoseconds(time), .smooth(bounded(angle, 1e6)), .turn(axis))
  }

  /// Turns the board to an attitude, the shorter way.
  ///
  /// - Parameter attitude: From the board's axes to those on which it lay when the motion began:
  ///   `.portrait` of a board that lay flat, its y axis to the north.
  public static func rotate(
    to attitude: Quaternion, over time: Duration = .milliseconds(400)
  ) -> Motion {
    Motion(nanoseconds(time), .smooth(0), .turnTo(attitude.normalized))
  }

  /// Turns the board at a constant rate, in rad/s, by the rate times the duration.
  ///
  /// - Parameter ramp: What starting and stopping take, so that the whole lasts for the duration and
  ///   one ramp.
  public static func spin(
    rate: Double, about axis: Axes<Double> = .z, duration: Duration,
    ramp: Duration = .milliseconds(100)
  ) -> Motion {
    let (length, ramp) = (nanoseconds(duration), min(nanoseconds(ramp), nanoseconds(duration)))
    guard let axis = axis.direction else { return Motion(lasting: length + ramp, []) }
    let rate = bounded(rate, 2.5e5)
    let parts: [(Int64, Profile)] = [
      (ramp, .ramp(from: 0, to: rate)), (length - ramp, .uniform(rate: rate)),
      (ramp, .ramp(from: rate, to: 0)),
    ]
    return Motion(parts, .turn(axis))
  }

  /// Swings the board to and fro about one of its axes, as a sine that fades in and out within
  /// a period and a half each.
  public static func swing(
    by angle: Double, about axis: Axes<Double> = .y, frequency: Double = 1, for time: Duration
  ) -> Motion {
    guard let axis = axis.direction, let frequency = positive(frequency) else {
      return rest(for: time)
    }
    return Motion(
      nanoseconds(time),
      .oscillation(
        Oscillation(
          amplitudes: Axes(bounded(angle, 1000), 0, 0), angularFrequency: 2 * .pi * frequency,
          phase: -.pi / 2)), .turn(axis))
  }

  /// An acceleration in g that begins at once, is constant, and ends at once.
  public static func accelerate(
    x: Double = 0, y: Double = 0, z: Double = 0, duration: Duration = .milliseconds(250)
  ) -> Motion {
    Motion(nanoseconds(duration), .accelerated(1), .move(Axes(x, y, z).map { bounded($0, 1e6) }))
  }

  /// A sine of acceleration.
  ///
  /// - Parameters:
  ///   - peak: In g.
  ///   - frequency: In hertz.
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
  /// - Parameter peak: In g.
  public static func knock(
    peak: Double = 6, duration: Duration = .milliseconds(10), along axis: Axes<Double> = .z
  ) -> Motion {
    let length = nanoseconds(duration)
    guard let axis = axis.direction, length > 0 else { return rest(for: duration) }
    return Motion(length, .half(peak: bounded(peak, 1e6), length), .move(axis))
  }

  /// A magnet comes near, stays as long as it came, and goes again.
  ///
  /// - Parameters:
  ///   - x: Its field there in µT, along the board's axes as they lie when it comes; so `y` and `z`.
  ///   - duration: Of all of it.
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

extension Profile {
  /// Half a sine of acceleration within so many nanoseconds.
  static func half(peak: Double, _ length: Int64) -> Profile {
    .sine(peak: peak, angularFrequency: .pi / (Double(length) * 1e-9))
  }
}

extension Motion {
  init(_ length: Int64, _ profile: Profile, _ effect: Step.Effect) {
    self.init([(length, profile)], effect)
  }

  /// Parts one after the other along one axis.
  init(_ parts: [(length: Int64, profile: Profile)], _ effect: Step.Effect) {
    var steps: [Step] = []
    var time: Int64 = 0
    for part in parts {
      let step = Step(
        start: time, length: part.length, profile: part.profile, effect: effect,
        continues: !steps.isEmpty)
      time = step.end
      // Nothing happens in no time, but for what goes all its way in whatever time there is.
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

  /// From 0 to a century.
  static func nanoseconds(_ time: Duration) -> Int64 {
    max(0, min(time.wholeNanoseconds, 3_155_760_000_000_000_000))
  }

  /// Within ± a limit; 0 for not a number.
  static func bounded(_ value: Double, _ limit: Double) -> Double {
    value.isNaN ? 0 : max(-limit, min(value, limit))
  }

  /// A frequency in hertz, within what a century and knots 10 µs apart leave (above half of their 100 kHz
  /// it would be felt as a slow one); nil where there is none.
  static func positive(_ frequency: Double) -> Double? {
    frequency > 0 ? max(1e-9, min(frequency, 40e3)) : nil
  }
}
