// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Vertical motions, independent of the board's attitude.
extension Motion {
  /// Free fall from rest for √(2h/g), without specific force, and a landing: half a sine with the
  /// impulse that stops the fall.
  ///
  /// - Parameters:
  ///   - height: Height of the fall in metres.
  ///   - landing: Duration of the impact. The shorter, the higher its peak.
  public static func drop(height: Double = 1, landing: Duration = .milliseconds(20)) -> Motion {
    let fall = fall(from: height)
    let stop = max(1000, nanoseconds(landing))
    // The final speed divided by g is the fall's duration.
    let peak = .pi / 2 * Double(fall) / Double(stop)
    return Motion([(fall, .accelerated(-1)), (stop, .half(peak: peak, stop))], .lift)
  }

  /// A throw: half a sine upwards, free flight up to a height in metres and down again, and the
  /// same half sine for the catch.
  ///
  /// - Parameters:
  ///   - height: Height of the flight, in metres.
  ///   - peak: Peak specific force in g.
  public static func `throw`(height: Double = 0.5, peak: Double = 3.5) -> Motion {
    let push = peak > 1.1 ? min(peak, 1e6) - 1 : 0.1
    let flight = fall(from: height)
    let length = max(1000, Int64((.pi / 2 * Double(flight) / push).rounded()))
    let speed = Double(flight) / Double(length)
    let hand = (length: length, profile: Profile.half(peak: .pi / 2 * speed, length))
    return Motion([hand, (2 * flight, .accelerated(-1)), hand], .lift)
  }

  /// Walking with the board in hand: a vertical oscillation of 0.7 to 1.8 g, as measured with a
  /// phone.
  ///
  /// - Parameters:
  ///   - time: How long it lasts.
  ///   - cadence: Steps per second.
  public static func walk(for time: Duration, cadence: Double = 2) -> Motion {
    guard let cadence = positive(cadence) else { return rest(for: time) }
    let frequency = 2 * .pi * cadence
    // Accelerations of the wave and its harmonics in g: 0.8 together, -0.3 at the minimum.
    let peaks = Axes(0.425, 0.25, 0.125)
    let square = frequency * frequency
    return Motion(
      nanoseconds(time),
      .oscillation(
        Oscillation(
          amplitudes: Axes(
            -peaks.x / square, -peaks.y / (4 * square), -peaks.z / (9 * square)),
          angularFrequency: frequency)), .lift)
  }

  /// Duration √(2h/g) of a fall in nanoseconds.
  private static func fall(from height: Double) -> Int64 {
    let height = max(0, bounded(height, 1e6))
    return Int64(((2 * height / Acceleration.standardGravity).squareRoot() * 1e9).rounded())
  }
}

/// Motions for the calibration of magnetometer and accelerometer.
extension Motion {
  /// Tumbles through all attitudes: one turn about x and at the same time `turns` turns about y.
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

  /// Figures of eight in the air, with the wrist following.
  ///
  /// - Parameters:
  ///   - time: How long it lasts.
  ///   - period: Duration of one figure, in seconds.
  public static func figure8(for time: Duration = .seconds(20), period: Double = 2) -> Motion {
    guard let frequency = positive(1 / period) else { return rest(for: time) }
    func move(_ meters: Double, _ frequency: Double, _ axis: Axes<Double>) -> Motion {
      Motion(
        nanoseconds(time),
        .wave(meters / Acceleration.standardGravity, frequency: frequency), .move(axis))
    }
    return swing(by: .degrees(120), about: .x, frequency: frequency, for: time)
      .overlaid(with: swing(by: .degrees(150), about: .y, frequency: 2 * frequency, for: time))
      .overlaid(with: move(0.2, frequency, .x)).overlaid(with: move(0.1, 2 * frequency, .z))
  }

  /// Rests on each of the board's six sides, and optionally on each of its twelve edges.
  ///
  /// - Parameters:
  ///   - hasEdges: Whether the edges follow the sides.
  ///   - time: Rest on each.
  ///   - turn: Duration of the turn to each.
  public static func sides(
    andEdges hasEdges: Bool = false, for time: Duration = .milliseconds(2500),
    turn: Duration = .milliseconds(600)
  ) -> Motion {
    let sides: [Axes<Double>] = [
      [0, 0, 1], [0, 1, 0], [1, 0, 0], [0, 0, -1], [0, -1, 0], [-1, 0, 0],
    ]
    let edges: [Axes<Double>] = [
      [1, 0, 1], [0, 1, 1], [-1, 0, 1], [0, -1, 1], [1, 1, 0], [-1, 1, 0], [-1, -1, 0], [1, -1, 0],
      [1, 0, -1], [0, 1, -1], [-1, 0, -1], [0, -1, -1],
    ]
    return sequence(
      (sides + (hasEdges ? edges : [])).flatMap {
        [.rotate(to: .standing(up: $0), over: turn), .rest(for: time)]
      })
  }
}
