// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

@Suite struct WebMotionTests {
  @Test(arguments: Pose.all) func atRestTheWebHasTheSpecificForce(_ pose: Pose) throws {
    let motion = WebMotion(
      gravity: pose.attitude.gravity, userAcceleration: .zero, rotationRate: .zero, interval: 0.01)
    let force = try #require(motion.accelerationIncludingGravity)
    #expect(force.isClose(to: pose.webAcceleration, within: 0.000501))
    #expect(motion.acceleration == .zero)
    #expect(motion.interval == 10)
  }

  struct Stimulus: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// In g, with Core Motion's sign.
    var user: Axes<Double>
    /// In m/s², with the standard's sign.
    var acceleration, includingGravity: Axes<Double>
  }

  @Test(arguments: [
    Stimulus(
      testDescription: "free fall, face up", user: Axes(0, 0, 1),
      acceleration: Axes(0, 0, -9.80665), includingGravity: Axes(0, 0, 0)),
    Stimulus(
      testDescription: "1 g to the right", user: Axes(-1, 0, 0),
      acceleration: Axes(9.80665, 0, 0), includingGravity: Axes(9.80665, 0, 9.80665)),
    Stimulus(
      testDescription: "1 g upward", user: Axes(0, 0, -1),
      acceleration: Axes(0, 0, 9.80665), includingGravity: Axes(0, 0, 19.6133)),
  ])
  func bothConventions(_ stimulus: Stimulus) {
    let gravity = Attitude.identity.gravity
    let web = WebMotion(
      gravity: gravity, userAcceleration: stimulus.user, rotationRate: nil, interval: 0.05)
    #expect(web.acceleration == stimulus.acceleration)
    #expect(web.accelerationIncludingGravity == stimulus.includingGravity)
    let safari = WebMotion(
      gravity: gravity, userAcceleration: stimulus.user, rotationRate: nil, interval: 0.05,
      convention: .safari)
    #expect(safari.acceleration == stimulus.acceleration * -1)
    #expect(safari.accelerationIncludingGravity == stimulus.includingGravity * -1)
    #expect(web.rotationRate == nil && web.interval == 50)
  }

  @Test(arguments: [
    (Axes(0, 0, 1.570796), (0, 0, 90)), (Axes(1.570796, 0, 0), (90, 0, 0)),
    (Axes(0, 1.570796, 0), (0, 90, 0)), (Axes(0, 0.523599, 0), (0, 30, 0)),
  ])
  func ratesAreInDegreesByTheStandardsNames(
    rate: Axes<Double>, expected: (Double, Double, Double)
  ) throws {
    for convention in [WebMotion.Convention.w3c, .safari] {
      let motion = WebMotion(
        gravity: Axes(0, 0, -1), userAcceleration: .zero, rotationRate: rate, interval: 0.01,
        convention: convention)
      let web = try #require(motion.rounded().rotationRate)
      #expect(web == .init(alpha: expected.0, beta: expected.1, gamma: expected.2))
    }
  }

  @Test func withoutAGyroscopeGravityIsNotTakenAway() {
    let motion = WebMotion(acceleration: Axes(0, 0, -1), rotationRate: nil, interval: 0.1)
    #expect(motion.acceleration == nil && motion.rotationRate == nil)
    #expect(motion.accelerationIncludingGravity == Axes(0, 0, 9.80665))
    #expect(motion.rounded().accelerationIncludingGravity == Axes(0, 0, 9.8))
    #expect(motion.rounded().acceleration == nil)
  }

  @Test(arguments: [
    (0.4, 0, "+0"), (-0.4, 0, "+0"), (0.5, 0, "+1"), (-0.5, 0, "+0"), (-1.5, 0, "-1"),
    (-1.6, 4, "  -2"), (12.3, 4, " +12"), (-179.9, 4, "-180"), (1234.0, 4, "+1234"),
    (0.49999999999999994, 0, "+0"), (.infinity, 0, "+inf"), (-.infinity, 6, "  -inf"),
    (.nan, 4, " nan"), (1e300, 0, "+1e+300"), (3, -5, "+3"),
  ])
  func signedText(value: Double, width: Int, text: String) {
    #expect(String(signed: value, width: width) == text)
  }

  @Test func aLineIsTheWidest() {
    #expect(String(signed: 1, width: .max) == String(repeating: " ", count: 78) + "+1")
    #expect(String(signed: 1, width: .min) == "+1")
  }
}
