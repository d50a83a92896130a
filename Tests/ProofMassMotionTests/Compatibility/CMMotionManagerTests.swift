// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

@Suite struct CMMotionManagerTests {
  /// A manager without an argument, as in every application, uses the shared session. This is the
  /// only test that sets that session.
  @Test func uponTheSharedSession() throws {
    let before = CMMotionManager()
    #expect(!before.isAccelerometerAvailable && !before.isDeviceMotionAvailable)
    #expect(CMMotionManager.availableAttitudeReferenceFrames() == [])
    let device = try EmulatedDevice()
    MotionSession.shared = device.session
    defer { MotionSession.shared = nil }
    let manager = CMMotionManager()
    #expect(manager.isAccelerometerAvailable && manager.isDeviceMotionAvailable)
    #expect(
      CMMotionManager.availableAttitudeReferenceFrames()
        == [.xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical])
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    device.advance(by: .seconds(1))
    #expect(UIDevice.current.orientation == .faceUp)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
  }

  @Test func framesAndDisplay() throws {
    let manager = CMMotionManager(try EmulatedDevice().session)
    #expect(manager.attitudeReferenceFrame == .xArbitraryZVertical)
    manager.startDeviceMotionUpdates(using: .xArbitraryCorrectedZVertical)
    #expect(manager.isDeviceMotionActive)
    #expect(manager.attitudeReferenceFrame == .xArbitraryCorrectedZVertical)
    manager.stopDeviceMotionUpdates()
    #expect(!manager.isDeviceMotionActive)
    #expect(manager.attitudeReferenceFrame == .xArbitraryCorrectedZVertical)
    #expect(!manager.showsDeviceMovementDisplay)
    manager.showsDeviceMovementDisplay = true
    #expect(manager.showsDeviceMovementDisplay)
  }

  /// Data are pushed to a handler and can be read; after the stop the handler is not called.
  @Test func magnetometer() throws {
    let phone = try Phone()
    let manager = phone.motionManager()
    manager.magnetometerUpdateInterval = 0.05
    #expect(manager.magnetometerUpdateInterval == 0.05)
    let fields = Samples<CMMagneticField>()
    manager.startMagnetometerUpdates(to: phone.queue) { data, _ in
      if let data { fields.note(data.magneticField) }
    }
    #expect(manager.isMagnetometerActive)
    phone.device.advance(by: .seconds(1))
    #expect((18...21).contains(fields.count))
    let last = try #require(manager.magnetometerData).magneticField
    #expect(abs(last.y - 25) < 0.3 && abs(last.z + 43.301) < 0.3)
    manager.stopMagnetometerUpdates()
    fields.removeAll()
    phone.device.advance(by: .seconds(1))
    #expect(!manager.isMagnetometerActive && fields.count == 0)
  }

  /// The heading is in degrees in a frame with a reference to north, and negative in the others.
  @Test func heading() throws {
    let device = try EmulatedDevice(attitude: .landscapeRight)
    let manager = CMMotionManager(device.session)
    manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
    device.advance(by: .seconds(2))
    let motion = try #require(manager.deviceMotion)
    #expect(abs(motion.heading.remainder(dividingBy: 360)) < 1)
    #expect(motion.magneticField.accuracy == .uncalibrated)
    #expect(abs(motion.magneticField.field.x - 43.301) < 0.3)
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
    device.advance(by: .seconds(1))
    #expect(try #require(manager.deviceMotion).heading < 0)
  }
}
