// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import Testing

/// Poses of a device, and the readings in each through chips, drivers and fusion. The field is
/// 50 µT, 60° below the horizontal, to the north.
@Suite struct PoseTests {
  struct Row: Sendable {
    /// The turn from the device's axes to x east, y north, z up.
    var pose: Quaternion
    /// The turn from the device's axes to x north, y west, z up.
    var attitude: Quaternion
    /// In g.
    var acceleration: Axes<Double>
    /// In µT.
    var field: Axes<Double>
    /// Headings of the top edge and the back, in degrees; nil where it points up or down.
    var top, back: Double?

    init(
      _ pose: Quaternion, _ attitude: Quaternion, _ acceleration: Axes<Double>,
      _ field: Axes<Double>, top: Double?, back: Double?
    ) {
      (self.pose, self.attitude) = (pose, attitude)
      (self.acceleration, self.field) = (acceleration, field)
      (self.top, self.back) = (top, back)
    }
  }

  static let rows = [
    // flat, face up, top to N
    Row(
      Quaternion(1, 0, 0, 0), Quaternion(0.7071, 0, 0, -0.7071),
      [0, 0, -1], [0, 25, -43.301], top: 0, back: nil),
    // flat, face up, top to W
    Row(
      Quaternion(0.7071, 0, 0, 0.7071), Quaternion(1, 0, 0, 0),
      [0, 0, -1], [25, 0, -43.301], top: 270, back: nil),
    // flat, face up, top to S
    Row(
      Quaternion(0, 0, 0, 1), Quaternion(0.7071, 0, 0, 0.7071),
      [0, 0, -1], [0, -25, -43.301], top: 180, back: nil),
    // flat, face up, top to E
    Row(
      Quaternion(0.7071, 0, 0, -0.7071), Quaternion(0, 0, 0, 1),
      [0, 0, -1], [-25, 0, -43.301], top: 90, back: nil),
    // flat, face down, top to N
    Row(
      Quaternion(0, 0, 1, 0), Quaternion(0, 0.7071, 0.7071, 0),
      [0, 0, 1], [0, 25, 43.301], top: 0, back: nil),
    // flat, face down, top to S
    Row(
      Quaternion(0, 1, 0, 0), Quaternion(0, 0.7071, -0.7071, 0),
      [0, 0, 1], [0, -25, 43.301], top: 180, back: nil),
    // upright portrait, user faces N
    Row(
      Quaternion(0.7071, 0.7071, 0, 0), Quaternion(0.5, 0.5, -0.5, -0.5),
      [0, -1, 0], [0, -43.301, -25], top: nil, back: 0),
    // upright, upside down, user faces N
    Row(
      Quaternion(0, 0, 0.7071, -0.7071), Quaternion(0.5, -0.5, -0.5, 0.5),
      [0, 1, 0], [0, 43.301, -25], top: nil, back: 0),
    // landscapeLeft (home right), user faces N
    Row(
      Quaternion(0.5, 0.5, -0.5, 0.5), Quaternion(0.7071, 0, -0.7071, 0),
      [-1, 0, 0], [-43.301, 0, -25], top: 270, back: 0),
    // landscapeRight (home left), user faces N
    Row(
      Quaternion(0.5, 0.5, 0.5, -0.5), Quaternion(0, 0.7071, 0, -0.7071),
      [1, 0, 0], [43.301, 0, -25], top: 90, back: 0),
    // portrait, user faces E
    Row(
      Quaternion(0.5, 0.5, -0.5, -0.5), Quaternion(0, 0, 0.7071, 0.7071),
      [0, -1, 0], [-25, -43.301, 0], top: nil, back: 90),
    // portrait leaned back 45, user faces N
    Row(
      Quaternion(0.9239, 0.3827, 0, 0), Quaternion(0.6533, 0.2706, -0.2706, -0.6533),
      [0, -0.707, -0.707], [0, -12.941, -48.296], top: 0, back: 0),
    // held overhead beta=120, user faces N
    Row(
      Quaternion(0.5, 0.866, 0, 0), Quaternion(0.3536, 0.6124, -0.6124, -0.3536),
      [0, -0.866, 0.5], [0, -50, 0], top: 180, back: 0),
    // face up rolled right 30
    Row(
      Quaternion(0.9659, 0, 0.2588, 0), Quaternion(0.683, 0.183, 0.183, -0.683),
      [0.5, 0, -0.866], [21.651, 25, -37.5], top: 0, back: 270),
    // a=40 b=30 g=-20
    Row(
      Quaternion(0.9093, 0.2969, -0.0704, 0.2831), Quaternion(0.8431, 0.1601, -0.2597, -0.4427),
      [-0.296, -0.5, -0.814], [-1, -5.065, -49.733], top: 320, back: 356.05),
    // a=200 b=-150 g=35
    Row(
      Quaternion(0.2432, 0.0833, -0.9207, 0.2935), Quaternion(0.3795, -0.5921, -0.71, 0.0356),
      [-0.497, 0.5, 0.709], [-21.776, 41.996, 16.192], top: 340, back: 34.47),
    // vertical plane, 45 deg between portrait and landscapeLeft
    Row(
      Quaternion(0.6533, 0.6533, -0.2706, 0.2706), Quaternion(0.6533, 0.2706, -0.6533, -0.2706),
      [-0.707, -0.707, 0], [-30.619, -30.619, -25], top: 270, back: 0),
    // a=30 b=75 g=60
    Row(
      Quaternion(0.5849, 0.4066, 0.5196, 0.4718), Quaternion(0.7472, 0.6549, 0.0799, -0.0799),
      [0.224, -0.966, -0.129], [34.067, -36.222, -5.235], top: 330, back: 269.15),
  ]

  @Test(arguments: rows)
  func pose(row: Row) throws {
    let device = try EmulatedDevice(attitude: row.pose)
    let manager = MotionManager(device.session)
    manager.startAccelerometerUpdates()
    manager.startMagnetometerUpdates()
    manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
    device.advance(by: .seconds(3))
    // A digit is 3.9 mg and 0.3 µT: 0.2° of tilt and 0.6° of heading.
    let acceleration = try #require(manager.accelerometerData).acceleration
    #expect((acceleration - row.acceleration).magnitude < 0.004)
    let field = try #require(manager.magnetometerData).magneticField
    #expect((field - row.field).magnitude < 0.4)
    let motion = try #require(manager.deviceMotion)
    #expect(motion.attitude.angle(to: Attitude(row.attitude)) * 180 / .pi < 0.6)
    #expect((motion.gravity - row.acceleration).magnitude < 0.004)
    #expect(motion.userAcceleration.magnitude < 0.004)
    #expect(motion.rotationRate.magnitude < 0.002)
    for (heading, expected) in [
      (motion.attitude.headingOfTop, row.top), (motion.attitude.headingOfBack, row.back),
    ] {
      guard let expected else { continue }
      let off = try #require(heading) - expected
      #expect(abs(off.remainder(dividingBy: 360)) < 1)
    }
  }
}
