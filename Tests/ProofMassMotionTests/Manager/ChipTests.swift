// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Managers that read emulated chips through drivers.
@Suite struct ChipTests {
  @Test func managersShareTheChipsAndTheLastStopPowersThemDown() throws {
    let device = try EmulatedDevice()
    let (slow, fast, motion) = (
      MotionManager(device.session), MotionManager(device.session), MotionManager(device.session)
    )
    let (slowRecord, fastRecord) = (Record<AccelerometerData>(), Record<AccelerometerData>())
    let motionRecord = Record<DeviceMotion>()
    slow.accelerometerUpdateInterval = 0.1
    slow.startAccelerometerUpdates(to: .immediate, withHandler: slowRecord.note)
    fast.accelerometerUpdateInterval = 0.002
    fast.startAccelerometerUpdates(to: .immediate, withHandler: fastRecord.note)
    motion.deviceMotionUpdateInterval = MotionRate.game.interval
    motion.startDeviceMotionUpdates(
      using: .xMagneticNorthZVertical, to: .immediate, withHandler: motionRecord.note)
    // The gyroscope takes a quarter of a second to turn on.
    device.advance(by: .seconds(2))
    let counts = [slowRecord.samples.count, fastRecord.samples.count, motionRecord.samples.count]
    device.advance(by: .seconds(4))
    // The fastest demand is 500 Hz, 2000 samples in 4 s: the chip's next rate is 1000 Hz, of which
    // every other sample is delivered.
    #expect(device.session.rate(of: .acceleration) == 1000)
    #expect(abs(slowRecord.samples.count - counts[0] - 40) <= 1)
    #expect(abs(fastRecord.samples.count - counts[1] - 2000) <= 2)
    #expect(abs(motionRecord.samples.count - counts[2] - 240) <= 2)
    #expect(motionRecord.errors == [.deviceRequiresMovement])
    let last = try #require(motionRecord.samples.last)
    #expect((last.gravity - Axes(0, 0, -1)).magnitude < 0.01)
    #expect(last.userAcceleration.magnitude < 0.01)
    #expect(min(last.heading, 360 - last.heading) < 1)

    slow.stopAccelerometerUpdates()
    motion.stopDeviceMotionUpdates()
    device.advance(by: .seconds(1))
    #expect(device.session.rate(of: .angularRate) == nil)
    #expect(device.session.rate(of: .acceleration) == 1000)
    fast.stopAccelerometerUpdates()
    device.advance(by: .milliseconds(10))
    for sensor in Quantity.allCases { #expect(device.session.rate(of: sensor) == nil) }
    let now = device.circuit.transactionCount
    device.advance(by: .seconds(1))
    #expect(device.circuit.transactionCount == now)
  }

  /// The board is turned during the failure. Afterwards the new attitude is reported at once,
  /// without a gradual approach.
  @Test func aBusThatFailsForAWhileIsToldAndGotOver() throws {
    let device = try EmulatedDevice()
    let manager = MotionManager(device.session)
    let record = Record<DeviceMotion>()
    manager.startDeviceMotionUpdates(
      using: .xMagneticNorthZVertical, to: .immediate, withHandler: record.note)
    device.advance(by: .seconds(3))
    device.circuit.fail(.noAddressAcknowledge) { _ in true }
    device.advance(by: .seconds(2))
    let before = record.samples.count
    device.attitude = .portrait
    device.circuit.repair()
    device.advance(by: .seconds(3))
    let sensors = Set(
      record.errors.compactMap { error in
        if case .sensor(let sensor, _) = error { sensor } else { nil }
      })
    #expect(sensors == Set(Quantity.allCases))
    let after = record.samples.dropFirst(before)
    #expect(after.count > 100)
    for motion in after { #expect((motion.gravity - Axes(0, -1, 0)).magnitude < 0.05) }
    let last = try #require(after.last)
    #expect(min(last.heading, 360 - last.heading) < 3)
    let times = record.samples.map(\.timestamp)
    #expect(times == times.sorted())
  }
}
