// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassFusion
import Testing

@Suite struct OrientationDetectorTests {
  /// Updates a detector at 20 Hz for some seconds, and returns its results with their times.
  @discardableResult
  private func hold(
    _ gravity: Axes<Double>, for duration: Double, from start: Double = 0,
    in detector: inout OrientationDetector
  ) -> [(orientation: DeviceOrientation, after: Double)] {
    var said: [(DeviceOrientation, Double)] = []
    for index in 0...Int(duration * 20) {
      let after = Double(index) / 20
      if let new = detector.update(gravity: gravity, at: start + after) {
        said.append((new, after))
      }
    }
    return said
  }

  /// A detector whose present orientation is that of this gravity.
  private func standing(_ gravity: Axes<Double>) -> OrientationDetector {
    var detector = OrientationDetector()
    hold(gravity, for: 1, from: -2, in: &detector)
    return detector
  }

  @Test(arguments: Pose.clear)
  func theFirstOrientationTakesATenthOfASecond(_ pose: Pose) {
    var detector = OrientationDetector()
    #expect(detector.orientation == .unknown)
    let said = hold(pose.acceleration, for: 2, in: &detector)
    #expect(said.map(\.orientation) == [pose.orientation])
    #expect(said.map(\.after) == [0.1])
    #expect(detector.orientation == pose.orientation)
    detector.reset()
    #expect(detector.orientation == .unknown)
  }

  @Test(arguments: Pose.clear, Pose.clear)
  func aClearOneFollowsAnyOther(_ from: Pose, _ to: Pose) {
    var detector = standing(from.acceleration)
    let said = hold(to.acceleration, for: 2, in: &detector)
    let isNew = from.orientation != to.orientation
    #expect(said.map(\.orientation) == (isNew ? [to.orientation] : []))
    #expect(said.map(\.after) == (isNew ? [to.orientation?.isFlat == true ? 0.5 : 0.1] : []))
    #expect(detector.orientation == to.orientation)
  }

  @Test(arguments: Pose.clear, Pose.diagonal)
  func nothingChangesNearADiagonal(_ from: Pose, _ to: Pose) {
    var detector = standing(from.acceleration)
    #expect(hold(to.acceleration, for: 2, in: &detector).isEmpty)
    #expect(detector.orientation == from.orientation)
  }

  @Test func flatIsLeftLaterThanItIsEntered() {
    let rolled = Pose.rolled.acceleration
    for pose in Pose.clear {
      var detector = standing(pose.acceleration)
      hold(rolled, for: 2, in: &detector)
      #expect(detector.orientation == (pose.orientation == .faceUp ? .faceUp : .landscapeRight))
    }
    var first = OrientationDetector()
    hold(rolled, for: 1, in: &first)
    #expect(first.orientation == .landscapeRight)
  }

  /// Gravity for a screen tilted by this angle from level, towards a lower right edge.
  private func tilted(_ degrees: Double, _ z: Double = -1) -> Axes<Double> {
    [sin(degrees * .pi / 180), 0, z * cos(degrees * .pi / 180)]
  }

  @Test(
    arguments: [
      (24.9, 24.9, .faceUp), (25.1, 34.9, .landscapeRight), (10, 34.9, .faceUp),
      (10, 35.1, .landscapeRight),
    ] as [(Double, Double, DeviceOrientation)])
  func flatHasTwoThresholds(_ first: Double, _ second: Double, _ expected: DeviceOrientation) {
    for (z, flat) in [(-1.0, DeviceOrientation.faceUp), (1, .faceDown)] {
      var detector = standing([1, 0, 0])
      hold(tilted(first, z), for: 1, in: &detector)
      hold(tilted(second, z), for: 1, from: 1, in: &detector)
      #expect(detector.orientation == (expected == .faceUp ? flat : expected))
    }
  }

  @Test(arguments: [(29.9, DeviceOrientation.faceUp), (30.1, .landscapeRight)])
  func theFirstThresholdLiesBetween(_ degrees: Double, _ expected: DeviceOrientation) {
    var detector = OrientationDetector()
    hold(tilted(degrees), for: 1, in: &detector)
    #expect(detector.orientation == expected)
  }

  @Test(
    arguments: [
      (29.9, .landscapeLeft), (30.1, .portrait),
    ] as [(Double, DeviceOrientation)])
  func anEdgeIsTakenWithin30Degrees(_ degrees: Double, _ expected: DeviceOrientation) {
    var detector = standing([0, -1, 0])
    let angle = degrees * .pi / 180
    hold([-cos(angle), -sin(angle), 0], for: 1, in: &detector)
    #expect(detector.orientation == expected)
  }

  @Test func theFirstEdgeIsTheNearest() {
    var detector = OrientationDetector()
    hold([-0.72, -0.69, 0], for: 1, in: &detector)
    #expect(detector.orientation == .landscapeLeft)
  }

  @Test func whatDoesNotHoldIsNotTaken() {
    var detector = standing([0, -1, 0])
    for index in 0..<100 {
      let start = Double(index)
      #expect(hold([1, 0, 0], for: 0.05, from: start, in: &detector).isEmpty)
      #expect(hold([0, 0, -1], for: 0.4, from: start + 0.1, in: &detector).isEmpty)
      #expect(hold([0, -1, 0], for: 0.4, from: start + 0.55, in: &detector).isEmpty)
    }
  }

  @Test(arguments: [0.59, 1.41, 0, 3])
  func nothingChangesWhileAccelerating(_ magnitude: Double) {
    var detector = standing([0, -1, 0])
    #expect(hold([magnitude, 0, 0], for: 2, in: &detector).isEmpty)
    let said = hold([1, 0, 0], for: 2, from: 2.05, in: &detector)
    #expect(said.map(\.orientation) == [.landscapeRight])
    // 0.3 s after the last acceleration, which ended 0.05 s before.
    #expect(said.map(\.after) == [0.25])
  }

  @Test(arguments: [0.61, 1.39])
  func alittleAccelerationDoesNoHarm(_ magnitude: Double) {
    var detector = standing([0, -1, 0])
    #expect(hold([magnitude, 0, 0], for: 1, in: &detector).map(\.after) == [0.1])
  }

  @Test func aGapKeepsTheOrientationAndBeginsHoldingAgain() {
    var detector = standing([0, -1, 0])
    #expect(detector.update(gravity: [1, 0, 0], at: 0) == nil)
    #expect(detector.update(gravity: [1, 0, 0], at: 1.1) == nil)
    #expect(detector.orientation == .portrait)
    #expect(detector.update(gravity: [1, 0, 0], at: 1.2) == .landscapeRight)
    // A time before the previous one is a gap, too.
    #expect(detector.update(gravity: [-1, 0, 0], at: 1.3) == nil)
    #expect(detector.update(gravity: [-1, 0, 0], at: 0.1) == nil)
    #expect(detector.update(gravity: [-1, 0, 0], at: 0.2) == .landscapeLeft)
  }

  @Test(
    arguments: [
      [.nan, 0, 0], [0, -.infinity, 0], [0, 1e300, 1e300],
    ] as [Axes<Double>])
  func whatIsNoNumberIsPassedOver(_ odd: Axes<Double>) {
    var detector = standing([0, -1, 0])
    #expect(detector.update(gravity: [1, 0, 0], at: 0) == nil)
    #expect(detector.update(gravity: odd, at: 0.05) == nil)
    #expect(detector.update(gravity: [1, 0, 0], at: .nan) == nil)
    #expect(detector.update(gravity: [1, 0, 0], at: 0.1) == .landscapeRight)
  }

  @Test func aQuarterTurnAboutEachAxis() {
    // From flat, or from upright for the turn about z: 90° in a second, at 50 Hz.
    let turns: [(Axes<Double>, (Double, Double) -> Axes<Double>, [DeviceOrientation])] = [
      ([0, 0, -1], { [0, -$0, -$1] }, [.portrait]),
      ([0, 0, -1], { [$0, 0, -$1] }, [.landscapeRight]),
      ([0, -1, 0], { [-$0, -$1, 0] }, [.landscapeLeft]),
    ]
    for (start, turn, expected) in turns {
      var detector = standing(start)
      let said = (0...100).compactMap { index in
        let angle = min(Double(index) / 50, 1) * .pi / 2
        return detector.update(gravity: turn(sin(angle), cos(angle)), at: Double(index) / 50)
      }
      #expect(said == expected)
    }
  }
}
