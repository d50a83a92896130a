// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassFusion
import Testing

/// The conventions of CMAttitude, by what iPhones recorded.
///
/// A recording with raw sensors, Euler angles and quaternions confirms the order of the angles and
/// gravity. It is not in this repository: of it there are the figures that comments name. What is
/// compared here are single samples of other recordings.
@Suite struct ConventionTests {
  /// The first samples of walking and of standing in recordings of mhealthtools (Sage Bionetworks,
  /// Apache-2.0), to six decimals.
  static let samples: [(quaternion: Quaternion, gravity: Axes<Double>)] = [
    (Quaternion(0.692526, -0.627624, 0.355648, -0.003346), [0.488391, 0.871671, 0.040794]),
    (Quaternion(0.999988, 0.004765, -0.000346, 0.000517), [-0.000696, -0.009529, -0.999954]),
  ]

  @Test(arguments: samples)
  func gravityOfRecordedSamples(quaternion: Quaternion, gravity: Axes<Double>) {
    let attitude = Attitude(quaternion)
    #expect(attitude.gravity.isClose(to: gravity, within: 3e-6))
    // The same by the angles: pitch is about x, roll about y.
    let (roll, pitch) = (attitude.roll, attitude.pitch)
    let byAngles = Axes(cos(pitch) * sin(roll), -sin(pitch), -cos(pitch) * cos(roll))
    #expect(byAngles.isClose(to: gravity, within: 3e-6))
  }

  /// Gravity is −(third row of R(q)); of the recording to 3·10⁻⁸.
  @Test(arguments: samples.map(\.quaternion) + Pose.all.map(\.northWestUp))
  func gravityIsTheThirdRow(quaternion: Quaternion) {
    let attitude = Attitude(quaternion)
    let matrix = Matrix3(rotation: attitude.quaternion)
    #expect(attitude.gravity.isClose(to: [-matrix.m31, -matrix.m32, -matrix.m33], within: 3e-8))
  }

  /// Rz(yaw)·Rx(pitch)·Ry(roll) is R(q); of the recording to 0.000000°, and the next best order of
  /// the three is off by 2.007°.
  @Test(arguments: samples.map(\.quaternion) + Pose.all.map(\.northWestUp))
  func eulerAnglesRecompose(quaternion: Quaternion) {
    let attitude = Attitude(quaternion)
    let orders = Self.orders(attitude)
    #expect(orders[0].angle(to: attitude) * 180 / .pi < 5e-7)
  }

  @Test func otherOrdersDoNot() {
    let attitude = Attitude(Self.samples[0].quaternion)
    for other in Self.orders(attitude).dropFirst() {
      #expect(other.angle(to: attitude) * 180 / .pi > 2.007)
    }
  }

  /// The products of an attitude's rotations about single axes, in each order; Core Motion's is the
  /// first.
  private static func orders(_ attitude: Attitude) -> [Attitude] {
    let (pitch, roll, yaw) = (attitude.pitch / 2, attitude.roll / 2, attitude.yaw / 2)
    let x = Quaternion(cos(pitch), sin(pitch), 0, 0)
    let y = Quaternion(cos(roll), 0, sin(roll), 0)
    let z = Quaternion(cos(yaw), 0, 0, sin(yaw))
    return [z * x * y, z * y * x, x * y * z, x * z * y, y * x * z, y * z * x].map {
      Attitude($0)
    }
  }

  /// A device's printed rotation matrix has m12 = 0.97991 and m21 = −0.73886, and is the transpose
  /// of R(q). All attitudes have these two elements whose R(q) has −0.73886 as its second of the
  /// first row and 0.97991 as its first of the second: a pitch from 40.1° to 42.3° leaves one yaw
  /// and two rolls.
  @Test(arguments: [40.2, 41, 42.2], [-1.0, 1])
  func theMatrixIsTheTranspose(pitch degrees: Double, side: Double) {
    let pitch = degrees * .pi / 180
    // −sin(yaw)·cos(pitch), and sin(yaw)·cos(roll) + cos(yaw)·sin(pitch)·sin(roll).
    let yaw = asin(0.73886 / cos(pitch))
    let (a, b) = (sin(yaw), cos(yaw) * sin(pitch))
    let roll = atan2(b, a) + side * acos(0.97991 / (a * a + b * b).squareRoot())
    let attitude = Attitude(roll: roll, pitch: pitch, yaw: yaw)
    let (printed, matrix) = (attitude.rotationMatrix, Matrix3(rotation: attitude.quaternion))
    #expect(abs(printed.m12 - 0.97991) < 5e-6 && abs(printed.m21 + 0.73886) < 5e-6)
    #expect(abs(matrix.m21 - 0.97991) < 5e-6 && abs(matrix.m12 + 0.73886) < 5e-6)
  }
}
