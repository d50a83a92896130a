// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import Foundation
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Rows 4.1 and 4.3 of `SourceRowTests`.
@Suite struct OrientationTests {
  /// 4.1: begin, be notified, read, end. While no client needs it, the accelerometer is powered
  /// down.
  @Test func notifications() throws {
    let phone = try Phone()
    let device = UIDevice(phone.device.session, queue: phone.queue)
    let orientations = Samples<UIDeviceOrientation>()
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { notification in
      if let device = notification.object as? UIDevice { orientations.note(device.orientation) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(device.orientation == .unknown)
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    phone.device.advance(by: .seconds(1))
    #expect(phone.device.session.rate(of: .acceleration) != nil)
    try phone.device.rotateDevice(to: .landscape)
    phone.device.advance(by: .seconds(1))
    #expect(orientations.all == [.faceUp, .landscapeRight])
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    phone.device.advance(by: .milliseconds(200))
    #expect(!device.isGeneratingDeviceOrientationNotifications && device.orientation == .unknown)
    #expect(phone.device.session.rate(of: .acceleration) == nil)
  }

  /// Poses with an unambiguous orientation.
  @Test(
    arguments: [
      (Quaternion.portrait, DeviceOrientation.portrait),
      (.portraitUpsideDown, .portraitUpsideDown), (.landscapeLeft, .landscapeLeft),
      (.landscapeRight, .landscapeRight), (.faceUp, .faceUp), (.faceDown, .faceDown),
      (Quaternion(0.5, 0.5, -0.5, -0.5), .portrait),  // the user faces east
      (Quaternion(0.9239, 0.3827, 0, 0), .portrait),  // leaned back by 45°
      (Quaternion(0.5, 0.8660, 0, 0), .portrait),  // held overhead
      (Quaternion(0.5849, 0.4066, 0.5196, 0.4718), .portrait),
    ], [true, false])
  func poses(
    pose: (attitude: Quaternion, orientation: DeviceOrientation), hasGyroscope: Bool
  ) throws {
    let device = try EmulatedDevice(
      hasGyroscope ? [.lis331dlh, .l3g4200d] : [.lis331dlh], attitude: pose.attitude)
    let manager = CMMotionManager(device.session)
    manager.startDeviceMotionUpdates()  // where there is a gyroscope
    device.orientation.beginGenerating()
    device.advance(by: .seconds(2))
    #expect(device.orientation.orientation == pose.orientation)
  }

  /// 4.3
  @Test func requiredCapabilities() throws {
    let old = try EmulatedDevice([.lis331dlh])
    try old.session.require([.acceleration])
    #expect(throws: MissingSensors.self) {
      try old.session.require([.acceleration, .angularRate])
    }
    try EmulatedDevice().session.require([.acceleration, .angularRate])
  }
}
