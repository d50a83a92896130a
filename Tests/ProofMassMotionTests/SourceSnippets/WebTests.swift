// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Rows 0.4 to 0.10 of `SourceRowTests`: `ondevicemotion` and `ondeviceorientation`.
@Suite struct WebTests {
  /// 0.5: at rest the acceleration is about zero, and the one including gravity is 1 g. 0.10: with
  /// the telephone's sign and with the standard's.
  @Test func stillOnItsBack() throws {
    let device = try EmulatedDevice()
    let manager = MotionManager(device.session)
    manager.startDeviceMotionUpdates()
    manager.startAccelerometerUpdates()
    device.advance(by: .seconds(2))
    let still = try #require(manager.accelerometerData).acceleration
    #expect((still - [0, 0, -1]).magnitude < 0.004)
    let motion = try #require(manager.deviceMotion)
    let web = WebMotion(
      gravity: motion.gravity, userAcceleration: motion.userAcceleration,
      rotationRate: motion.rotationRate, interval: 0.01)
    #expect(try #require(web.acceleration).magnitude < 0.05)
    #expect((try #require(web.accelerationIncludingGravity) - [0, 0, 9.80665]).magnitude < 0.05)
    let safari = WebMotion(
      gravity: motion.gravity, userAcceleration: motion.userAcceleration,
      rotationRate: motion.rotationRate, interval: 0.01, convention: .safari)
    let felt = try #require(safari.accelerationIncludingGravity)
    #expect((felt - [0, 0, -9.80665]).magnitude < 0.05)
  }

  /// 0.6: the turn of a steering wheel is alpha, a tilt forwards or back beta, the opening of a
  /// bottle gamma; the values stay at rest. 0.7: rounded, with a sign.
  @Test(
    arguments: [
      (Axes.z, (40.0, 0.0, 0.0), "+40 +0 +0"), (.x, (0, 40, 0), "+0 +40 +0"),
      (.y, (0, 0, 40), "+0 +0 +40"), (.y, (0, 0, -40), "+0 +0 -40"),
    ])
  func angles(axis: Axes<Double>, angles: (Double, Double, Double), text: String) throws {
    let device = try EmulatedDevice()
    let manager = MotionManager(device.session)
    manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
    device.advance(by: .seconds(3))
    device.play(.tilt(by: .degrees(angles.0 + angles.1 + angles.2), about: axis))
    for _ in 0..<3 {
      device.advance(by: .seconds(1))
      let motion = try #require(manager.deviceMotion)
      let web = WebOrientation(motion.attitude, in: .xMagneticNorthZVertical)
      #expect(web.absolute)
      #expect(abs((web.alpha - angles.0).remainder(dividingBy: 360)) < 0.45)
      #expect(abs(web.beta - angles.1) < 0.45 && abs(web.gamma - angles.2) < 0.45)
      let alpha = web.alpha.remainder(dividingBy: 360)
      let shown = [alpha, web.beta, web.gamma].map { String(signed: $0.rounded()) }
      #expect(shown.joined(separator: " ") == text)
    }
  }

  /// 0.8: sampled at an interval, not at every event.
  @Test func atIntervals() throws {
    let device = try EmulatedDevice()
    let manager = MotionManager(device.session)
    manager.deviceMotionUpdateInterval = 0.5
    let times = Samples<Double>()
    manager.startDeviceMotionUpdates(to: .immediate) { motion, _ in
      if let motion { times.note(motion.timestamp) }
    }
    device.advance(by: .seconds(5))
    #expect((9...10).contains(times.count))
  }

  /// 0.4: dead reckoning needs the true sign: a board pushed to the right has a velocity to the
  /// right.
  @Test func deadReckoning() throws {
    let device = try EmulatedDevice()
    let manager = MotionManager(device.session)
    let motions = Samples<DeviceMotion>()
    manager.startDeviceMotionUpdates(to: .immediate) { motion, _ in motion.map(motions.note) }
    device.advance(by: .seconds(6))
    motions.removeAll()
    device.play(.accelerate(x: 0.5, duration: .milliseconds(500)))
    let speed = motions.all.map { $0.linearAcceleration.x * 9.80665 * 0.01 }.reduce(0, +)
    #expect(abs(speed - 0.5 * 9.80665 * 0.5) < 0.1)
  }
}
