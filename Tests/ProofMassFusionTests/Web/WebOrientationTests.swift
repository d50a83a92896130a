// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassFusion
import Testing

@Suite struct WebOrientationTests {
  private let north = AttitudeReferenceFrame.xMagneticNorthZVertical

  @Test(arguments: Pose.all) func anglesOfAPose(_ pose: Pose) {
    for (attitude, tolerance) in [(pose.attitude, 1e-9), (Attitude(pose.northWestUp), 0.02)] {
      let web = WebOrientation(attitude, in: north)
      #expect(web.absolute)
      #expect(degrees(between: web.alpha, and: pose.webAngles.x) < tolerance)
      #expect(degrees(between: web.beta, and: pose.webAngles.y) < tolerance)
      #expect(degrees(between: web.gamma, and: pose.webAngles.z) < tolerance)
      #expect((0..<360).contains(web.alpha) && (-180..<180).contains(web.beta))
      #expect((-90..<90).contains(web.gamma))
    }
    let angles = pose.webAngles
    let web = WebOrientation(alpha: angles.x, beta: angles.y, gamma: angles.z, absolute: true)
    #expect(web.attitude.angle(to: pose.attitude) < 1e-14)
    #expect(web.attitude.angle(to: Attitude(pose.northWestUp)) < 2e-4)
    #expect(Attitude(web.attitude.eastNorthUp).angle(to: Attitude(pose.eastNorthUp)) < 2e-4)
  }

  /// The standard's formula for the back's heading gives the same as the attitude.
  @Test(arguments: Pose.all) func headingOfTheBackByTheStandardsFormula(_ pose: Pose) {
    guard let heading = pose.attitude.headingOfBack else { return #expect(pose.back == nil) }
    let (alpha, beta, gamma) = (pose.webAngles.x, pose.webAngles.y, pose.webAngles.z)
    func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    let east = -cosine(alpha) * sine(gamma) - sine(alpha) * sine(beta) * cosine(gamma)
    let north = -sine(alpha) * sine(gamma) + cosine(alpha) * sine(beta) * cosine(gamma)
    #expect(degrees(between: atan2(east, north) * 180 / .pi, and: heading) < 1e-12)
  }

  @Test func theStandardsExamples() {
    // Flat, the top to the west: alpha is 90; the heading of the top is 360 − alpha.
    let flat = WebOrientation(alpha: 90, beta: 0, gamma: 0, absolute: true)
    #expect(abs((flat.compassHeading ?? -1) - 270) < 1e-12)
    // Upright, the user looks towards 50°, and the top is to the user's right: alpha is 270 − 50 at
    // gamma 90, which is outside the range of gamma; within it alpha is 90 − 50.
    let side = WebOrientation(alpha: 220, beta: 0, gamma: 90, absolute: true)
    let within = WebOrientation(side.attitude, in: north)
    #expect(degrees(between: within.alpha, and: 40) < 1e-12)
    #expect(degrees(between: within.beta, and: -180) < 1e-12)
    #expect(within.gamma == -90)
    #expect(degrees(between: within.compassHeading ?? -1, and: 50) < 1e-12)
  }

  @Test func withoutNorthTheAnglesAreThoseOfTheFrame() {
    let attitude = Attitude(roll: 0.2, pitch: 0.3, yaw: 1)
    let web = WebOrientation(attitude, in: .xArbitraryZVertical)
    #expect(!web.absolute && web.compassHeading == nil)
    #expect(abs(web.alpha - 180 / .pi) < 1e-12)
    #expect(web.attitude.angle(to: attitude) < 1e-15)
  }

  @Test func everyAttitudeComesBack() {
    for alpha in stride(from: 0.0, to: 360, by: 45) {
      for beta in stride(from: -180.0, to: 180, by: 15) {
        for gamma in stride(from: -90.0, to: 90, by: 15) {
          for nudge in [0, 1e-12, 1e-9, 1e-7, -1e-7] {
            let angles = WebOrientation(
              alpha: alpha, beta: beta + nudge, gamma: gamma - nudge, absolute: true)
            let web = WebOrientation(angles.attitude, in: north)
            #expect(web.attitude.angle(to: angles.attitude) < 2e-8)
            #expect((0..<360).contains(web.alpha) && (-180..<180).contains(web.beta))
            #expect((-90..<90).contains(web.gamma))
          }
        }
      }
    }
  }

  @Test(arguments: [
    ((12.34, -56.78, 43.21), (12.3, -56.8, 43.2)), ((359.96, 179.96, 0), (0, -180, 0)),
    ((350, 20, 89.96), (170, 160, -90)), ((10, -20, 89.96), (190, -160, -90)),
  ])
  func toTheStandardsPrecision(
    exact: (Double, Double, Double), rounded: (Double, Double, Double)
  ) {
    let web = WebOrientation(alpha: exact.0, beta: exact.1, gamma: exact.2, absolute: true)
    let expected = WebOrientation(
      alpha: rounded.0, beta: rounded.1, gamma: rounded.2, absolute: true)
    #expect(web.rounded() == expected)
    #expect(web.rounded().attitude.angle(to: web.attitude) < 0.002)
  }

  /// Stimuli of a constant rate in rad/s about the device's axes for a second, from one pose to
  /// another.
  @Test(arguments: [
    (0, Axes(0, 0, Double.pi / 2), 1), (0, Axes(Double.pi / 2, 0, 0), 6),
  ])
  func turningLeadsFromPoseToPose(from: Int, rate: Axes<Double>, to: Int) {
    let turned = Pose.all[from].attitude.turned(by: rate, for: 1)
    // The test's rotation approximates the sine of a step by its angle.
    #expect(turned.angle(to: Pose.all[to].attitude) < 1e-6)
  }

  @Test func turningAboutEachAxis() {
    let start = Pose.all[0].attitude
    let rate = Double.pi / 2
    for fraction in [0.25, 0.5, 0.75] {
      let aboutZ = start.turned(by: Axes(0, 0, rate), for: fraction)
      #expect(degrees(between: WebOrientation(aboutZ, in: north).alpha, and: 90 * fraction) < 1e-4)
      #expect(abs(aboutZ.yaw * 180 / .pi - (90 * fraction - 90)) < 1e-4)
      #expect(degrees(between: aboutZ.heading, and: 360 - 90 * fraction) < 1e-4)
      let aboutX = start.turned(by: Axes(rate, 0, 0), for: fraction)
      #expect(abs(WebOrientation(aboutX, in: north).beta - 90 * fraction) < 1e-4)
    }
    let aboutY = start.turned(by: Axes(0, rate, 0), for: 1)
    #expect(aboutY.gravity.isClose(to: Axes(1, 0, 0), within: 1e-6))
  }

  /// Held upright and turned on the spot, about its own y axis.
  @Test func turningOnTheSpot() {
    for seconds in [1.0, 2, 3] {
      let turned = Pose.all[6].attitude.turned(by: Axes(0, 0.523599, 0), for: seconds)
      #expect(degrees(between: turned.headingOfBack ?? -1, and: -30 * seconds) < 1e-3)
      #expect(turned.heading == turned.headingOfBack)
      #expect(turned.gravity.isClose(to: Axes(0, -1, 0), within: 1e-12))
    }
  }
}
