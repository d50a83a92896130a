// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Parts with noise, offsets and gain errors as parts on sale have them.
@Suite struct TypicalDeviceTests {
  /// After the gyroscope's calibration at rest the attitude does not drift, and a quarter turn is
  /// measured as one, up to the gyroscope's gain error.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func turns(seed: UInt64) throws {
    let device = try EmulatedDevice(sensing: .typical(seed: seed))
    let manager = MotionManager(device.session)
    var calibrator = GyroscopeCalibrator()
    let rates = Samples<GyroData>()
    manager.startGyroUpdates(to: .immediate) { data, _ in data.map(rates.note) }
    device.advance(by: .seconds(12))
    manager.stopGyroUpdates()
    for data in rates.all.dropFirst(50) {
      calibrator.update(AngularRate(radiansPerSecond: data.rotationRate), at: data.timestamp)
    }
    device.session.calibration.gyroscope = try calibrator.calibration()
    manager.startDeviceMotionUpdates()
    device.advance(by: .seconds(5))
    let start = try #require(manager.deviceMotion).attitude
    device.advance(by: .seconds(20))
    let rested = try #require(manager.deviceMotion).attitude
    #expect(rested.angle(to: start) * 180 / .pi < 0.3)
    device.spin(rate: .pi / 2, duration: .seconds(1))
    device.advance(by: .milliseconds(100))
    let turned = try #require(manager.deviceMotion).attitude.multiplied(byInverseOf: rested)
    #expect(abs(turned.yaw * 180 / .pi - 90) < 1.5)
  }
}
