// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Verbs that go up and down, however the board lies.
extension Motion {
  /// A fall from rest for √(2h/g), in which nothing is felt, and a landing: half a sine of just the
  /// impulse that ends the fall.
  ///
  /// - Parameters:
  ///   - height: In metres.
  ///   - landing: How long what it falls on gives way. The harder, the higher the peak.
  public static func drop(height: Double = 1, landing: Duration = .milliseconds(20)) -> Motion {
    let fall = fall(from: height)
    let stop = max(1000, nanoseconds(landing))
    // The fall's speed over g, in seconds, is how long it took.
    let peak = .pi / 2 * Double(fall) / Double(stop)
    return Motion([(fall, .accelerated(-1)), (stop, .half(peak: peak, stop))], .lift)
  }

  /// Thrown up and caught: half a sine, free flight up to a height in metres and down again, and the
  /// same half sine.
  ///
  /// - Parameter peak: What is felt at most, in g.
  public static func `throw`(height: Double = 0.5, peak: Double = 3.5) -> Motion {
    let push = peak > 1.1 ? min(peak, 1e6) - 1 : 0.1
    let flight = fall(from: height)
    let length = max(1000, Int64((.pi / 2 * Double(flight) / push).rounded()))
    let speed = Double(flight) / Double(length)
    let hand = (length: length, profile: Profile.half(peak: .pi / 2 * speed, length))
    return Motion([hand, (2 * flight, .accelerated(-1)), hand], .lift)
  }

  /// Walking with the board in hand, 0.7 to 1.8 g, as it was measured of a telephone.
  ///
  /// - Parameter cadence: Steps a second.
  public static func walk(for time: Duration, cadence: Double = 2) -> Motion {
    guard let cadence = positive(cadence) else { return rest(for: time) }
    let frequency = 2 * .pi * cadence
    // Felt of the wave and its harmonics, in g: 0.8 together, and -0.3 at the least.
    let felt = Axes(0.425, 0.25, 0.125)
    let square = frequency * frequency
    return Motion(
      nanoseconds(time),
      .oscillation(
        Oscillation(
          amplitudes: Axes(-felt.x / square, -felt.y / (4 * square), -felt.z / (9 * square)),
          angularFrequency: frequency)), .lift)
  }

  /// √(2h/g) in nanoseconds.
  private static func fall(from height: Double) -> Int64 {
    let height = max(0, bounded(height, 1e6))
    return Int64(((2 * height / Acceleration.standardGravity).squareRoot() * 1e9).rounded())
  }
}

/// Verbs that show a compass every direction.
extension Motion {
  /// Turns over and over: once about x and meanwhile `turns` times about y.
  public static func tumble(
    for time: Duration = .seconds(20), turns: Int = 7
  ) -> Motion {
    let ramp = Duration.milliseconds(500)
    let turning = nanoseconds(time) - ramp.wholeNanoseconds
    guard turning > 0 else { return rest(for: time) }
    let (duration, rate) = (Duration(wholeNanoseconds: turning), 2 * .pi * 1e9 / Double(turning))
    return spin(rate: rate, about: .x, duration: duration, ramp: ramp)
      .overlaid(
        with: spin(rate: Double(turns) * rate, about: .y, duration: duration, ramp: ramp))
  }

  /// Eights in the air, each in a period, with the wrist turning along.
  ///
  /// - Parameter period: Of one eight, in seconds.
  public static func figure8(for time: Duration = .seconds(20), period: Double = 2) -> Motion {
    guard let frequency = positive(1 / period) else { return rest(for: time) }
    func way(_ meters: Double, _ frequency: Double, _ axis: Axes<Double>) -> Motion {
      Motion(
        nanoseconds(time),
        .oscillation(
          Oscillation(
            amplitudes: Axes(meters / Acceleration.standardGravity, 0, 0),
            angularFrequency: 2 * .pi * frequency, phase: -.pi / 2)), .move(axis))
    }
    return swing(by: .degrees(120), about: .x, frequency: frequency, for: time)
      .overlaid(with: swing(by: .degrees(150), about: .y, frequency: 2 * frequency, for: time))
      .overlaid(with: way(0.2, frequency, .x)).overlaid(with: way(0.1, 2 * frequency, .z))
  }
}
