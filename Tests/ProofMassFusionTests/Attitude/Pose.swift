// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

/// A device at rest in a field of 50 µT with a dip of 60°, at a place without declination.
struct Pose: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The rotation from the device to the reference frame, to four digits.
  let eastNorthUp, northWestUp: Quaternion
  /// Roll, pitch and yaw in degrees in the frame north, west, up.
  let euler: Axes<Double>
  /// Alpha, beta and gamma in degrees in the frame east, north, up.
  let webAngles: Axes<Double>
  /// In g with Core Motion's sign, and in m/s² with the web standard's.
  let acceleration, webAcceleration: Axes<Double>
  /// In µT.
  let field: Axes<Double>
  /// Headings in degrees.
  let top, back: Double?
  /// The orientation; nil where the detector keeps the previous one, or may keep a flat one.
  let orientation: DeviceOrientation?

  init(
    _ description: String, eastNorthUp: Quaternion, northWestUp: Quaternion, euler: Axes<Double>,
    web angles: Axes<Double>, acceleration: Axes<Double>, web webAcceleration: Axes<Double>,
    field: Axes<Double>, top: Double?, back: Double?,
    _ orientation: DeviceOrientation?
  ) {
    testDescription = description
    self.eastNorthUp = eastNorthUp
    self.northWestUp = northWestUp
    self.euler = euler
    webAngles = angles
    self.acceleration = acceleration
    self.webAcceleration = webAcceleration
    self.field = field
    self.top = top
    self.back = back
    self.orientation = orientation
  }

  /// The attitude with full precision.
  var attitude: Attitude {
    let radians = euler * (.pi / 180)
    return Attitude(roll: radians.x, pitch: radians.y, yaw: radians.z)
  }

  /// The poses with one orientation, independent of the one before.
  static let clear = all.filter { $0.orientation != nil }
  /// The pose that stays flat if it was flat, and otherwise has an edge up.
  static let rolled = all[13]
  /// Poses that are neither flat nor have an edge within 30° of up.
  static let diagonal = Array(all[14...16])

  static let all = [
    Pose(
      "flat, face up, top to N",
      eastNorthUp: Quaternion(1, 0, 0, 0), northWestUp: Quaternion(0.7071, 0, 0, -0.7071),
      euler: Axes(0, 0, -90), web: Axes(0, 0, 0),
      acceleration: Axes(0, 0, -1), web: Axes(0, 0, 9.807),
      field: Axes(0, 25, -43.301), top: 0, back: nil, .faceUp),
    Pose(
      "flat, face up, top to W",
      eastNorthUp: Quaternion(0.7071, 0, 0, 0.7071), northWestUp: Quaternion(1, 0, 0, 0),
      euler: Axes(0, 0, 0), web: Axes(90, 0, 0),
      acceleration: Axes(0, 0, -1), web: Axes(0, 0, 9.807),
      field: Axes(25, 0, -43.301), top: 270, back: nil, .faceUp),
    Pose(
      "flat, face up, top to S",
      eastNorthUp: Quaternion(0, 0, 0, 1), northWestUp: Quaternion(0.7071, 0, 0, 0.7071),
      euler: Axes(0, 0, 90), web: Axes(180, 0, 0),
      acceleration: Axes(0, 0, -1), web: Axes(0, 0, 9.807),
      field: Axes(0, -25, -43.301), top: 180, back: nil, .faceUp),
    Pose(
      "flat, face up, top to E",
      eastNorthUp: Quaternion(0.7071, 0, 0, -0.7071), northWestUp: Quaternion(0, 0, 0, 1),
      euler: Axes(0, 0, 180), web: Axes(270, 0, 0),
      acceleration: Axes(0, 0, -1), web: Axes(0, 0, 9.807),
      field: Axes(-25, 0, -43.301), top: 90, back: nil, .faceUp),
    Pose(
      "flat, face down, top to N",
      eastNorthUp: Quaternion(0, 0, 1, 0), northWestUp: Quaternion(0, 0.7071, 0.7071, 0),
      euler: Axes(180, 0, -90), web: Axes(180, -180, 0),
      acceleration: Axes(0, 0, 1), web: Axes(0, 0, -9.807),
      field: Axes(0, 25, 43.301), top: 0, back: nil, .faceDown),
    Pose(
      "flat, face down, top to S",
      eastNorthUp: Quaternion(0, 1, 0, 0), northWestUp: Quaternion(0, 0.7071, -0.7071, 0),
      euler: Axes(-180, 0, 90), web: Axes(0, -180, 0),
      acceleration: Axes(0, 0, 1), web: Axes(0, 0, -9.807),
      field: Axes(0, -25, 43.301), top: 180, back: nil, .faceDown),
    Pose(
      "upright portrait, user faces N",
      eastNorthUp: Quaternion(0.7071, 0.7071, 0, 0), northWestUp: Quaternion(0.5, 0.5, -0.5, -0.5),
      euler: Axes(0, 90, -90), web: Axes(0, 90, 0),
      acceleration: Axes(0, -1, 0), web: Axes(0, 9.807, 0),
      field: Axes(0, -43.301, -25), top: nil, back: 0, .portrait),
    Pose(
      "upright, upside down, user faces N",
      eastNorthUp: Quaternion(0, 0, 0.7071, -0.7071), northWestUp: Quaternion(0.5, -0.5, -0.5, 0.5),
      euler: Axes(0, -90, 90), web: Axes(180, -90, 0),
      acceleration: Axes(0, 1, 0), web: Axes(0, -9.807, 0),
      field: Axes(0, 43.301, -25), top: nil, back: 0, .portraitUpsideDown),
    Pose(
      "landscapeLeft (home right), user faces N",
      eastNorthUp: Quaternion(0.5, 0.5, -0.5, 0.5), northWestUp: Quaternion(0.7071, 0, -0.7071, 0),
      euler: Axes(-90, 0, 0), web: Axes(90, 0, -90),
      acceleration: Axes(-1, 0, 0), web: Axes(9.807, 0, 0),
      field: Axes(-43.301, 0, -25), top: 270, back: 0, .landscapeLeft),
    Pose(
      "landscapeRight (home left), user faces N",
      eastNorthUp: Quaternion(0.5, 0.5, 0.5, -0.5), northWestUp: Quaternion(0, 0.7071, 0, -0.7071),
      euler: Axes(90, 0, -180), web: Axes(90, -180, -90),
      acceleration: Axes(1, 0, 0), web: Axes(-9.807, 0, 0),
      field: Axes(43.301, 0, -25), top: 90, back: 0, .landscapeRight),
    Pose(
      "portrait, user faces E",
      eastNorthUp: Quaternion(0.5, 0.5, -0.5, -0.5), northWestUp: Quaternion(0, 0, 0.7071, 0.7071),
      euler: Axes(0, 90, -180), web: Axes(270, 90, 0),
      acceleration: Axes(0, -1, 0), web: Axes(0, 9.807, 0),
      field: Axes(-25, -43.301, 0), top: nil, back: 90, .portrait),
    Pose(
      "portrait leaned back 45, user faces N",
      eastNorthUp: Quaternion(0.9239, 0.3827, 0, 0),
      northWestUp: Quaternion(0.6533, 0.2706, -0.2706, -0.6533),
      euler: Axes(0, 45, -90), web: Axes(0, 45, 0),
      acceleration: Axes(0, -0.707, -0.707), web: Axes(0, 6.934, 6.934),
      field: Axes(0, -12.941, -48.296), top: 0, back: 0, .portrait),
    Pose(
      "held overhead beta=120, user faces N",
      eastNorthUp: Quaternion(0.5, 0.866, 0, 0),
      northWestUp: Quaternion(0.3536, 0.6124, -0.6124, -0.3536),
      euler: Axes(-180, 60, 90), web: Axes(0, 120, 0),
      acceleration: Axes(0, -0.866, 0.5), web: Axes(0, 8.493, -4.903),
      field: Axes(0, -50, 0), top: 180, back: 0, .portrait),
    Pose(
      "face up rolled right 30",
      eastNorthUp: Quaternion(0.9659, 0, 0.2588, 0),
      northWestUp: Quaternion(0.683, 0.183, 0.183, -0.683),
      euler: Axes(30, 0, -90), web: Axes(0, 0, 30),
      acceleration: Axes(0.5, 0, -0.866), web: Axes(-4.903, 0, 8.493),
      field: Axes(21.651, 25, -37.5), top: 0, back: 270, nil),
    Pose(
      "a=40 b=30 g=-20",
      eastNorthUp: Quaternion(0.9093, 0.2969, -0.0704, 0.2831),
      northWestUp: Quaternion(0.8431, 0.1601, -0.2597, -0.4427),
      euler: Axes(-20, 30, -50), web: Axes(40, 30, -20),
      acceleration: Axes(-0.296, -0.5, -0.814), web: Axes(2.905, 4.903, 7.981),
      field: Axes(-1, -5.065, -49.733), top: 320, back: 356.05, nil),
    Pose(
      "a=200 b=-150 g=35",
      eastNorthUp: Quaternion(0.2432, 0.0833, -0.9207, 0.2935),
      northWestUp: Quaternion(0.3795, -0.5921, -0.71, 0.0356),
      euler: Axes(-145, -30, -70), web: Axes(200, -150, 35),
      acceleration: Axes(-0.497, 0.5, 0.709), web: Axes(4.871, -4.903, -6.957),
      field: Axes(-21.776, 41.996, 16.192), top: 340, back: 34.47, nil),
    Pose(
      "vertical plane, 45 deg between portrait and landscapeLeft",
      eastNorthUp: Quaternion(0.6533, 0.6533, -0.2706, 0.2706),
      northWestUp: Quaternion(0.6533, 0.2706, -0.6533, -0.2706),
      euler: Axes(-90, 45, 0), web: Axes(90, 45, -90),
      acceleration: Axes(-0.707, -0.707, 0), web: Axes(6.934, 6.934, 0),
      field: Axes(-30.619, -30.619, -25), top: 270, back: 0, nil),
    Pose(
      "a=30 b=75 g=60",
      eastNorthUp: Quaternion(0.5849, 0.4066, 0.5196, 0.4718),
      northWestUp: Quaternion(0.7472, 0.6549, 0.0799, -0.0799),
      euler: Axes(60, 75, -60), web: Axes(30, 75, 60),
      acceleration: Axes(0.224, -0.966, -0.129), web: Axes(-2.198, 9.472, 1.269),
      field: Axes(34.067, -36.222, -5.235), top: 330, back: 269.15, .portrait),
  ]
}

/// The distance between two angles in degrees, at most 180.
func degrees(between one: Double, and other: Double) -> Double {
  abs((one - other).remainder(dividingBy: 360))
}

extension Axes where Element == Double {
  /// Whether all three values differ by at most the tolerance.
  func isClose(to other: Axes, within tolerance: Double) -> Bool {
    let difference = self - other
    return abs(difference.x) <= tolerance && abs(difference.y) <= tolerance
      && abs(difference.z) <= tolerance
  }
}

extension Attitude {
  /// The attitude after a rotation about the device's own axes, in a thousand steps.
  func turned(by rate: Axes<Double>, for seconds: Double) -> Attitude {
    let step = rate * (seconds / 1000 / 2)
    let turn = Quaternion(scalar: (1 - step.magnitude * step.magnitude).squareRoot(), vector: step)
    return (0..<1000).reduce(self) { attitude, _ in Attitude(attitude.quaternion * turn) }
  }
}
