// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A printer's toolhead in a resonance test: a mass that the belt, a spring, pulls after its motor, and that the guide
/// damps.
///
/// The motor moves the belt as Klipper's firmware does: in each half of a period it accelerates for a quarter, then
/// decelerates for a quarter, alternately to either side. The frequency rises steadily, and the acceleration with it. While
/// the acceleration is constant, the motion has a closed form; the states between are computed once.
struct Gantry: Sendable {
  /// A time of constant acceleration.
  private struct Pulse {
    /// Time since the start of the test, in seconds.
    var start: Double
    /// The belt at its motor, and the toolhead, at the start.
    var belt: Profile.Point
    var head: Profile.Point
  }

  /// Natural angular frequency in rad/s.
  private let angularFrequency: Double
  /// Damping ratio, less than 1.
  private let damping: Double
  /// The highest frequency in the motion, in hertz.
  private let highest: Double
  private var pulses: [Pulse] = []

  init(_ test: ResonanceTest) {
    angularFrequency = 2 * .pi * test[.frequency]
    damping = test[.damping]
    // A lightly damped resonance is more than its excitation, a heavily damped one is not.
    highest = max(test[.frequency] * (1 + 2 * damping), test.last)
    var next = Pulse(start: 0, belt: Profile.Point(), head: Profile.Point())
    var frequency = test[.from]
    var step = test[.acceleration] * 1e-3 / Acceleration.standardGravity
    while frequency <= test.last {
      for direction in [step, -step] {
        next.belt.acceleration = direction * frequency
        pulses.append(next)
        let quarter = 0.25 / frequency
        next = Pulse(
          start: next.start + quarter, belt: Self.belt(quarter, after: next),
          head: head(quarter, after: next))
      }
      frequency = test[.from] + test[.rate] * next.start
      step = -step
    }
    // The belt rests; the toolhead rings.
    next.belt.acceleration = 0
    pulses.append(next)
  }

  /// The toolhead's distance at a time in seconds, in g·s².
  func point(at time: Double) -> Profile.Point {
    var (low, high) = (0, pulses.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if pulses[middle].start <= time { low = middle } else { high = middle - 1 }
    }
    return head(time - pulses[low].start, after: pulses[low])
  }

  private static func belt(_ time: Double, after pulse: Pulse) -> Profile.Point {
    let (from, acceleration) = (pulse.belt, pulse.belt.acceleration)
    return Profile.Point(
      value: from.value + (from.rate + acceleration * time / 2) * time,
      rate: from.rate + acceleration * time)
  }

  /// Solves x″ = ω² (y − x) − 2ζω x′ for a belt y of constant acceleration: x lags behind the belt by a distance that
  /// changes steadily, and the deviation from this decays.
  private func head(_ time: Double, after pulse: Pulse) -> Profile.Point {
    let (omega, square) = (angularFrequency, angularFrequency * angularFrequency)
    let decay = damping * omega
    let acceleration = pulse.belt.acceleration
    let lagRate = 2 * damping * acceleration / omega
    let lag = (acceleration + 2 * decay * (pulse.belt.rate - lagRate)) / square
    let offset = pulse.head.value - pulse.belt.value + lag
    let offsetRate = pulse.head.rate - pulse.belt.rate + lagRate

    let damped = omega * (1 - damping * damping).squareRoot()
    let (sine, cosine) = Series.sineAndCosine(ofAny: damped * time)
    let factor = Series.exp(-decay * time)
    let deviation = factor * (offset * cosine + (offsetRate + decay * offset) / damped * sine)
    let rate =
      factor * (offsetRate * cosine - (square * offset + decay * offsetRate) / damped * sine)
    let belt = Self.belt(time, after: pulse)
    return Profile.Point(
      value: belt.value - lag - lagRate * time + deviation, rate: belt.rate - lagRate + rate,
      acceleration: acceleration - square * deviation - 2 * decay * rate)
  }

  /// Linear pieces per second: the toolhead's acceleration and its change are steady.
  var knotRate: Double { Profile.knots * highest }
}

extension Motion {
  /// A printer's toolhead in the test by which its firmware measures resonances: it is moved in pulses of rising
  /// frequency, as by Klipper's `TEST_RESONANCES`, amplifies those near its natural frequency, and rings at the end.
  ///
  /// From the belt's motion to the toolhead's it is a damped oscillator, 1 / (1 − r² + 2iζr) with r the frequency as a
  /// multiple of the natural one, whose peak is at f √(1 − 2ζ²).
  ///
  /// - Parameters:
  ///   - frequency: Natural frequency of the toolhead on its belt, 1 to 1000 Hz.
  ///   - damping: Its damping ratio ζ, 0.001 to 0.99.
  ///   - first: Frequency of the first pulses, 1 to 400 Hz.
  ///   - last: Frequency of the last pulses, 1 to 400 Hz.
  ///   - rate: Rise of the frequency, 0.5 to 100 Hz/s.
  ///   - acceleration: Acceleration of the pulses in mm/s², per hertz of their frequency; at most 1000.
  ///   - axis: Direction, of any length, on the board's axes at the start.
  public static func gantry(
    frequency: Double = 48, damping: Double = 0.1, from first: Double = 5, to last: Double = 133,
    rate: Double = 1, acceleration: Double = 75, along axis: Axes<Double> = .x
  ) -> Motion {
    var test = ResonanceTest()
    test[.frequency] = frequency
    test[.damping] = damping
    test[.from] = first
    test[.to] = last
    test[.rate] = rate
    test[.acceleration] = acceleration
    return gantry(test, along: axis)
  }

  static func gantry(_ test: ResonanceTest, along axis: Axes<Double> = .x) -> Motion {
    guard let axis = axis.direction else { return rest(for: test.duration) }
    return Motion(nanoseconds(test.duration), .gantry(Gantry(test)), .move(axis))
  }
}
