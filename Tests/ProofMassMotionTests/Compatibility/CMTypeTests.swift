// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import Foundation
import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

@Suite struct CMTypeTests {
  static let motion = DeviceMotion(
    timestamp: 4, attitude: Attitude(roll: 0.1, pitch: 0.2, yaw: 0.3), rotationRate: [1, 2, 3],
    gravity: [0, 0, -1], userAcceleration: [0, 0, 1],
    magneticField: .init(field: [4, 5, 6], accuracy: .high), heading: 90)

  @Test func deviceMotionHasWhatItWasMadeFrom() {
    let motion = CMDeviceMotion(Self.motion)
    #expect(motion.timestamp == 4)
    #expect(abs(motion.attitude.roll - 0.1) < 1e-15 && abs(motion.attitude.pitch - 0.2) < 1e-15)
    #expect(abs(motion.attitude.yaw - 0.3) < 1e-15)
    #expect((motion.rotationRate.x, motion.rotationRate.y, motion.rotationRate.z) == (1, 2, 3))
    #expect((motion.gravity.x, motion.gravity.y, motion.gravity.z) == (0, 0, -1))
    #expect(motion.userAcceleration.z == 1)
    let field = motion.magneticField
    #expect((field.field.x, field.field.y, field.field.z) == (4, 5, 6))
    #expect(field.accuracy == .high && field.accuracy.rawValue == 2)
    #expect(motion.heading == 90 && motion.sensorLocation == .default)
  }

  /// All kinds of data are log items, which can be sorted by their timestamps.
  @Test func everyItemHasItsTime() {
    let items: [CMLogItem] = [
      CMDeviceMotion(Self.motion),
      CMGyroData(GyroData(timestamp: 2, rotationRate: [1, 2, 3])),
      CMMagnetometerData(MagnetometerData(timestamp: 3, magneticField: [1, 2, 3])),
      CMAccelerometerData(AccelerometerData(timestamp: 1, acceleration: [1, 2, 3])),
    ]
    let sorted = items.sorted { $0.timestamp < $1.timestamp }
    #expect(sorted.map(\.timestamp) == [1, 2, 3, 4])
    #expect(sorted[0] is CMAccelerometerData && sorted[3] is CMDeviceMotion)
    #expect((sorted[1] as? CMGyroData)?.rotationRate.y == 2)
    #expect((sorted[2].copy() as? CMMagnetometerData)?.magneticField.z == 3)
  }

  /// An attitude is a reference type: a multiplication is visible through every reference to it,
  /// but not in a copy.
  @Test func attitudeIsAnObject() throws {
    let motion = CMDeviceMotion(Self.motion)
    let reference = try #require(motion.attitude.copy() as? CMAttitude)
    motion.attitude.multiply(byInverseOf: reference)
    #expect(abs(motion.attitude.quaternion.w - 1) < 1e-15)
    #expect(abs(reference.yaw - 0.3) < 1e-15)
    reference.multiply(byInverseOf: reference)
    #expect(abs(reference.yaw) < 1e-15)
  }

  /// The first sample of the walk of mhealthtools (Sage Bionetworks, Apache-2.0), which an iPhone
  /// logged: quaternion and gravity. Gravity follows from the matrix, and from pitch and roll.
  @Test func anIPhonesQuaternionAndGravity() {
    let attitude = CMAttitude(
      Attitude(Quaternion(0.692526, -0.627624, 0.355648, -0.003346)))
    let matrix = attitude.rotationMatrix
    #expect(abs(-matrix.m13 - 0.488391) < 2e-6 && abs(-matrix.m23 - 0.871671) < 2e-6)
    #expect(abs(-matrix.m33 - 0.040794) < 2e-6)
    let (roll, pitch) = (attitude.roll, attitude.pitch)
    #expect(abs(cos(pitch) * sin(roll) - 0.488391) < 2e-6 && abs(-sin(pitch) - 0.871671) < 2e-6)
    #expect(abs(-cos(pitch) * cos(roll) - 0.040794) < 2e-6)
    let quaternion = attitude.quaternion
    #expect(abs(quaternion.x + 0.627624) < 1e-6 && abs(quaternion.w - 0.692526) < 1e-6)
  }

  @Test func valuesAreCoreMotions() {
    #expect(CMErrorDomain == "CMErrorDomain")
    let codes = [
      CMErrorNULL, CMErrorDeviceRequiresMovement, CMErrorTrueNorthNotAvailable, CMErrorUnknown,
      CMErrorMotionActivityNotAvailable, CMErrorMotionActivityNotAuthorized,
      CMErrorMotionActivityNotEntitled, CMErrorInvalidParameter, CMErrorInvalidAction,
      CMErrorNotAvailable, CMErrorNotEntitled, CMErrorNotAuthorized, CMErrorNilData, CMErrorSize,
    ]
    #expect(codes.map(\.rawValue) == Array(100...113))
    let frames: [CMAttitudeReferenceFrame] = [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
      .xTrueNorthZVertical,
    ]
    #expect(frames.map(\.rawValue) == [1, 2, 4, 8])
    let accuracies: [CMMagneticFieldCalibrationAccuracy] = [.uncalibrated, .low, .medium, .high]
    #expect(accuracies.map(\.rawValue) == [-1, 0, 1, 2])
    let orientations: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(orientations.map(\.rawValue) == Array(0...6))
  }

  @Test func structsBeginAtZero() {
    #expect(CMAcceleration().x == 0 && CMRotationRate().y == 0 && CMMagneticField().z == 0)
    #expect(CMQuaternion().w == 0 && CMRotationMatrix().m11 == 0)
    let calibrated = CMCalibratedMagneticField(
      field: CMMagneticField(x: 1, y: 2, z: 3), accuracy: .medium)
    #expect(calibrated.field.y == 2 && calibrated.accuracy == .medium)
    #expect(CMQuaternion(x: 1, y: 2, z: 3, w: 4).w == 4)
  }
}
