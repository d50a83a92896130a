// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A named motion, for demonstrations and tests. Each begins with a rest on a board that lies flat,
/// in which chips settle.
package struct Scenario: Sendable {
  /// Name by which ``named(_:)`` finds it.
  package var name: String
  /// Description in one line.
  package var summary: String
  /// The time that the motion takes.
  package let duration: Duration
  /// The parameters that its text may set after the name.
  package let parameters: [ResonanceTest.Parameter]
  private let make: @Sendable () -> Motion

  /// The motion, from board time 0 on.
  package var motion: Motion { make() }

  init(_ name: String, _ summary: String, _ motion: Motion...) {
    let motion = Motion.sequence(motion)
    self.init(name, summary, motion.duration) { motion }
  }

  /// - Parameter make: Makes a motion that takes time to be computed, whenever it is played.
  private init(
    _ name: String, _ summary: String, _ duration: Duration,
    _ parameters: [ResonanceTest.Parameter] = [], _ make: @escaping @Sendable () -> Motion
  ) {
    self.name = name
    self.summary = summary
    self.duration = duration
    self.parameters = parameters
    self.make = make
  }

  /// The toolhead of a printer, in the test of a resonance.
  ///
  /// - Parameter name: Its text: the name, and the parameters that were given.
  package static func gantry(_ test: ResonanceTest, named name: String = "gantry") -> Scenario {
    // Up to a whole second, of which at least half is a rest.
    let played = pause.duration.wholeNanoseconds + test.duration.wholeNanoseconds
    let whole = (played + 1_499_999_999) / 1_000_000_000 * 1_000_000_000
    return Scenario(
      name,
      "a printer's toolhead, pushed along x in pulses of rising frequency, until it resonates",
      .nanoseconds(whole), ResonanceTest.Parameter.allCases
    ) { .sequence(pause, .gantry(test), .rest(for: .nanoseconds(whole - played))) }
  }

  /// The scenario of a name; nil if there is none.
  package static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }

  /// All scenarios.
  package static let all = [
    Scenario("rest", "lies flat and still", .rest(for: .seconds(10))),
    Scenario(
      "tilt", "45° to its top and back, 45° to its right and back", pause,
      .tilt(by: .degrees(-45), about: .x, over: .seconds(1)), pause,
      .tilt(by: .degrees(45), about: .x, over: .seconds(1)), pause,
      .tilt(by: .degrees(45), about: .y, over: .seconds(1)), pause,
      .tilt(by: .degrees(-45), about: .y, over: .seconds(1)), pause),
    Scenario(
      "rotate", "portrait, upside down, landscape left and right, face down, face up", pause,
      .rotate(to: .portrait), pause, .rotate(to: .portraitUpsideDown), pause,
      .rotate(to: .landscapeLeft), pause, .rotate(to: .landscapeRight), pause,
      .rotate(to: .faceDown), pause, .rotate(to: .faceUp), .rest(for: .seconds(1))),
    Scenario("spin", "100°/s about z, once around", pause, turn, pause),
    Scenario("shake", "0.8 s along x, 5 times a second, 2.5 g", pause, .shake(), pause),
    Scenario(
      "knock", "one of 6 g on its back, then two 0.2 s apart", pause, .knock(),
      .rest(for: .seconds(1)), .knock(), .rest(for: .milliseconds(190)), .knock(), pause),
    Scenario("drop", "falls 1 m, weightless, and lands hard", pause, .drop(), pause),
    Scenario(
      "throw", "thrown up 0.5 m with 3.5 g, tumbling, and caught", pause,
      thrown.overlaid(with: somersault), pause),
    Scenario(
      "walk", "in hand, two steps a second, 0.7 to 1.8 g", pause, .walk(for: .seconds(10)), pause),
    Scenario(
      "tumble", "over and over, so that every direction is once up", pause, .tumble(), pause),
    Scenario("figure8", "eights in the air, to calibrate a compass", pause, .figure8(), pause),
    Scenario(
      "sides",
      "lies still for 12 s, then stands on each of six sides, to calibrate an accelerometer",
      .rest(for: .seconds(12)), .sides()),
    Scenario(
      "poses", "still, on six sides and twelve edges, then over and over, to calibrate all",
      .rest(for: .seconds(12)), .sides(andEdges: true), .rotate(to: .faceUp), .tumble(), pause),
    Scenario(
      "magnet", "lies flat while one of 100 µT comes from its right and goes", pause,
      .magnet(x: 100, duration: .seconds(3)), pause),
    Scenario(
      "warm", "lies flat and warms to 60 °C within a minute", pause,
      .warm(to: 60, over: .seconds(60)), .rest(for: .seconds(10))),
    .gantry(ResonanceTest()),
  ]

  private static var pause: Motion { .rest(for: .milliseconds(500)) }

  private static var turn: Motion { .spin(rate: .degrees(100), duration: .milliseconds(3600)) }

  private static var thrown: Motion { .throw(height: 0.5) }

  /// One turn within the flight.
  private static var somersault: Motion {
    .sequence(
      .rest(for: .milliseconds(100)),
      .tilt(by: 2 * .pi, about: .x, over: thrown.duration - .milliseconds(200)))
  }
}
