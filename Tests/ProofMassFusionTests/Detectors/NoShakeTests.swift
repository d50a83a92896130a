// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassFusion
import Testing

/// Movements of a device that are not shakes. The ranges of the magnitude, gravity included, were
/// measured on a phone of 2010 by the author of a g-meter application.
@Suite struct NoShakeTests {
  struct Gait: Sendable {
    var name: String
    var lowest, highest: Double
    var stepsPerSecond: Double
  }

  static let gaits = [
    Gait(name: "walk", lowest: 0.7, highest: 1.8, stepsPerSecond: 2),
    Gait(name: "upstairs", lowest: 0.4, highest: 2, stepsPerSecond: 1.6),
    Gait(name: "downstairs", lowest: 0.1, highest: 3.3, stepsPerSecond: 2.2),
  ]

  /// A minute of steps along the vertical: each is a heel strike of 0.1 s, and is below gravity for
  /// the rest. A fifth of the vertical acceleration acts sideways, alternating.
  private func events(_ gait: Gait, fused: Bool) -> [MotionEvent] {
    var filter = GravityFilter()
    var detector = ShakeDetector()
    return (0..<6000).compactMap { index in
      let seconds = Double(index) / 100
      let phase = (seconds * gait.stepsPerSecond).truncatingRemainder(dividingBy: 1)
      let strike = 0.1 * gait.stepsPerSecond
      let isStrike = phase < strike
      let size = sin(.pi * (isStrike ? phase / strike : (phase - strike) / (1 - strike)))
      let up = isStrike ? (gait.highest - 1) * size : (gait.lowest - 1) * size
      let felt: Axes<Double> = [0.2 * up * sin(.pi * gait.stepsPerSecond * seconds), -1 - up, 0]
      let gravity = fused ? [0, -1, 0] : filter.update(felt, at: seconds) ?? felt
      return detector.update(gravity: gravity, userAcceleration: felt - gravity, at: seconds)
    }
  }

  @Test(arguments: gaits, [true, false])
  func stepsAreNoShake(_ gait: Gait, _ fused: Bool) {
    #expect(events(gait, fused: fused).isEmpty)
  }

  @Test(arguments: gaits, [true, false])
  func bouncingIsNoShake(_ gait: Gait, _ fused: Bool) {
    // A sine through the whole range.
    var filter = GravityFilter()
    var detector = ShakeDetector()
    let half = (gait.highest - gait.lowest) / 2
    let events = (0..<6000).compactMap { index in
      let seconds = Double(index) / 100
      let felt: Axes<Double> = [
        0, -gait.lowest - half * (1 + sin(2 * .pi * gait.stepsPerSecond * seconds)), 0,
      ]
      let gravity = fused ? [0, -1, 0] : filter.update(felt, at: seconds) ?? felt
      return detector.update(gravity: gravity, userAcceleration: felt - gravity, at: seconds)
    }
    #expect(events.isEmpty)
  }

  @Test(arguments: [0.5, 1, 2, 5, 10])
  func turningOnTheSpotIsNoShake(_ turnsPerSecond: Double) {
    // The low-pass lags behind, which appears as user acceleration: at worst that of a reversed
    // gravity, which does not stay above 1 g against itself for long.
    var filter = GravityFilter()
    var detector = ShakeDetector()
    for index in 0..<1000 {
      let seconds = Double(index) / 100
      let angle = 2 * .pi * turnsPerSecond * seconds
      let felt: Axes<Double> = [sin(angle), 0, -cos(angle)]
      let gravity = filter.update(felt, at: seconds) ?? felt
      let moved = felt - gravity
      #expect(detector.update(gravity: gravity, userAcceleration: moved, at: seconds) == nil)
    }
  }

  @Test func aThrowAndACatchAreNoShake() {
    var detector = ShakeDetector()
    for index in 0..<300 {
      let seconds = Double(index) / 100
      let moved: Axes<Double> =
        switch seconds {
        case 1..<1.2: [0, 0, -2.5]
        case 1.2..<2: [0, 0, 1]
        case 2..<2.1: [0, 0, -2.5]
        default: .zero
        }
      #expect(detector.update(gravity: [0, 0, -1], userAcceleration: moved, at: seconds) == nil)
    }
  }
}

/// The acceleration of a device that lies on its back, in g; 0 outside its time.
struct ShakeStimulus {
  var duration: Double
  var acceleration: (Double) -> Axes<Double>

  /// A sinusoidal movement along an axis.
  static func sine(
    _ hertz: Double, _ amplitude: Double, _ duration: Double, along axis: Axes<Double> = [1, 0, 0]
  ) -> ShakeStimulus {
    ShakeStimulus(duration: duration) { axis * (amplitude * sin(2 * .pi * hertz * $0)) }
  }

  /// The output of an accelerometer of this full scale, with gravity.
  func clipped(at fullScale: Double) -> ShakeStimulus {
    ShakeStimulus(duration: duration) { seconds in
      let felt = acceleration(seconds) + [0, 0, -1]
      return felt.map { max(-fullScale, min(fullScale, $0)) } - [0, 0, -1]
    }
  }

  /// All events from a second before the stimulus to two seconds after it, for a stimulus that
  /// begins at the given time.
  func events(
    at rate: Double, from start: Double = 0, _ detector: ShakeDetector = ShakeDetector()
  ) -> [MotionEvent] {
    var detector = detector
    return (Int(-rate)...Int((duration + 2) * rate)).compactMap { index in
      let seconds = Double(index) / rate
      let moved = seconds >= 0 && seconds < duration ? acceleration(seconds) : .zero
      return detector.update(gravity: [0, 0, -1], userAcceleration: moved, at: start + seconds)
    }
  }
}
