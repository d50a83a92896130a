// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

@Suite struct AttitudeTests {
  /// Half a unit of the last printed digit of a quaternion, as an angle in radians.
  private let printed = 2e-4

  @Test(arguments: Pose.all) func aPoseIsTheSameInEveryNotation(_ pose: Pose) {
    #expect(pose.attitude.angle(to: Attitude(pose.northWestUp)) < printed)
    #expect(pose.attitude.angle(to: Attitude(eastNorthUp: pose.eastNorthUp)) < printed)
    let back = Attitude(pose.attitude.eastNorthUp)
    #expect(back.angle(to: Attitude(pose.eastNorthUp)) < printed)
  }

  @Test(arguments: Pose.all) func eulerAnglesComeBack(_ pose: Pose) {
    let factor = 180 / Double.pi
    for (attitude, tolerance) in [(pose.attitude, 1e-9), (Attitude(pose.northWestUp), 0.02)] {
      #expect(degrees(between: attitude.roll * factor, and: pose.euler.x) < tolerance)
      #expect(abs(attitude.pitch * factor - pose.euler.y) < tolerance)
      #expect(degrees(between: attitude.yaw * factor, and: pose.euler.z) < tolerance)
    }
  }

  @Test(arguments: Pose.all) func gravityAndFieldOnTheDevicesAxes(_ pose: Pose) {
    let attitude = pose.attitude
    #expect(attitude.gravity.isClose(to: pose.acceleration, within: 0.000501))
    let matrix = attitude.rotationMatrix
    #expect(
      attitude.gravity.isClose(to: Axes(-matrix.m13, -matrix.m23, -matrix.m33), within: 1e-15))
    let field = matrix * Axes(25, 0, -43.3013)
    #expect(field.isClose(to: pose.field, within: 0.000601))
  }

  @Test(arguments: Pose.all) func headingsOfTopAndBack(_ pose: Pose) throws {
    let attitude = pose.attitude
    #expect((attitude.headingOfTop == nil) == (pose.top == nil))
    #expect((attitude.headingOfBack == nil) == (pose.back == nil))
    if let top = pose.top {
      #expect(degrees(between: try #require(attitude.headingOfTop), and: top) < 0.005001)
    }
    if let back = pose.back {
      #expect(degrees(between: try #require(attitude.headingOfBack), and: back) < 0.005001)
    }
  }

  /// The heading is that of the back within 30° of the vertical, and that of the top otherwise;
  /// except for the one pose that is leaned by 30°, where rounding decides.
  @Test(arguments: Pose.all.filter { abs($0.acceleration.z) != 0.5 })
  func headingIsOfTopOrBack(_ pose: Pose) throws {
    let heading = try #require(abs(pose.acceleration.z) < 0.5 ? pose.back : pose.top)
    #expect(degrees(between: pose.attitude.heading, and: heading) < 0.005001)
    #expect((0..<360).contains(pose.attitude.heading))
  }

  /// The device leans back from the vertical by this many degrees; the user looks north, the top is
  /// to the right.
  @Test(arguments: [(0.0, true), (29.9, true), (30.1, false), (45, false), (-29.9, true)])
  func theBackTakesOverWithin30DegreesOfTheVertical(lean: Double, back: Bool) {
    // Landscape: the top points west, the back north.
    let upright = Attitude(roll: -.pi / 2, pitch: 0, yaw: 0)
    let leaned = upright.turned(by: Axes(0, lean * .pi / 180, 0), for: 1)
    #expect(degrees(between: leaned.heading, and: back ? 0 : 270) < 1e-4)
  }

  @Test func gravityByEulerAngles() {
    let (roll, pitch) = (0.7, -0.4)
    let gravity = Attitude(roll: roll, pitch: pitch, yaw: 2.1).gravity
    let expected = Axes(0.5933637834, 0.3894183423, -0.7044663053)
    #expect(gravity.isClose(to: expected, within: 1e-9))
  }

  @Test func relativeAttitudeIsOnTheAxesOfTheOther() {
    let start = Attitude(roll: 0.3, pitch: 0.5, yaw: -2)
    let turn = Attitude(roll: 0, pitch: 0.25, yaw: 0)
    var now = Attitude(start.quaternion * turn.quaternion)
    #expect(now.multiplied(byInverseOf: start).angle(to: turn) < 1e-15)
    let product = now.rotationMatrix * start.rotationMatrix.transposed
    now.multiply(byInverseOf: start)
    #expect(abs(now.pitch - 0.25) < 1e-15)
    #expect(
      (now.rotationMatrix * Axes(1, 2, 3)).isClose(to: product * Axes(1, 2, 3), within: 1e-15))
  }

  @Test func errorsOfAnEstimate() {
    let truth = Attitude(roll: 0.2, pitch: -0.6, yaw: 1)
    let heading = Attitude(roll: 0, pitch: 0, yaw: 0.03)
    let inclination = Attitude(roll: 0.04, pitch: 0, yaw: 0)
    let one = Attitude(heading.quaternion * truth.quaternion).error(from: truth)
    #expect(abs(one.total - 0.03) < 1e-15 && abs(one.heading - 0.03) < 1e-15)
    #expect(one.inclination < 1e-15)
    let other = Attitude(inclination.quaternion * truth.quaternion).error(from: truth)
    #expect(abs(other.total - 0.04) < 1e-15 && abs(other.inclination - 0.04) < 1e-15)
    #expect(other.heading < 1e-15)
    // The other sign is the same rotation.
    let quaternion = truth.quaternion
    let opposite = Quaternion(-quaternion.w, -quaternion.x, -quaternion.y, -quaternion.z)
    #expect(Attitude(opposite).error(from: truth).total < 1e-15)
  }

  @Test func trueNorthIsByTheDeclination() {
    let flat = Quaternion(1, 0, 0, 0)  // the top points to magnetic north
    let attitude = Attitude(eastNorthUp: flat, declination: 12.79)
    #expect(abs(attitude.heading - 12.79) < 1e-12)
    #expect(abs(attitude.yaw * 180 / .pi - (-90 - 12.79)) < 1e-12)
    #expect(Attitude(eastNorthUp: flat).toTrueNorth(declination: 12.79).angle(to: attitude) < 1e-15)
  }

  @Test func theCorrectedFrameStartsWhereTheArbitraryOneIs() {
    let sixAxes = Attitude(roll: 0.1, pitch: 0.9, yaw: 0.5).quaternion
    let start = Attitude(roll: 0.1, pitch: 0.9, yaw: -2.2).quaternion
    let alignment = YawAlignment(sixAxes: sixAxes, nineAxes: start)
    #expect(alignment.attitude(nineAxes: start).angle(to: Attitude(sixAxes)) < 1e-15)
    let later = Attitude(roll: 0.4, pitch: -0.2, yaw: -2.1).quaternion
    let expected = Attitude(roll: 0.4, pitch: -0.2, yaw: 0.6)
    #expect(alignment.attitude(nineAxes: later).angle(to: expected) < 1e-15)
  }

  @Test func noNumberIsTheIdentity() {
    #expect(Attitude(Quaternion(.nan, 0, 0, 1)) == .identity)
    #expect(Attitude(Quaternion(0, 0, 0, 0)) == .identity)
    #expect(Attitude(roll: .infinity, pitch: 0, yaw: 0) == .identity)
  }

  @Test func framesHaveCoreMotionsValues() {
    #expect(AttitudeReferenceFrame.xArbitraryZVertical.rawValue == 1)
    #expect(AttitudeReferenceFrame.xArbitraryCorrectedZVertical.rawValue == 2)
    #expect(AttitudeReferenceFrame.xMagneticNorthZVertical.rawValue == 4)
    #expect(AttitudeReferenceFrame.xTrueNorthZVertical.rawValue == 8)
    #expect(AttitudeReferenceFrame.xTrueNorthZVertical.knowsNorth)
    #expect(!AttitudeReferenceFrame.xArbitraryCorrectedZVertical.knowsNorth)
  }
}
