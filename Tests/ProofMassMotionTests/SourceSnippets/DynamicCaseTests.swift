// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Device motion while a device is turned, dropped and pushed, through chips, drivers and fusion.
/// The attitude is in the frame whose x axis is magnetic north. A device lies face up with its top
/// to the north unless stated otherwise.
@Suite struct DynamicCaseTests {
  /// Collects device motion at 100 Hz from a device that has settled.
  struct Watched {
    let device: EmulatedDevice
    let manager: MotionManager
    let motions = Samples<DeviceMotion>()

    init(_ attitude: Quaternion = .faceUp, fullScale: Double = 8) throws {
      device = try EmulatedDevice(attitude: attitude, fullScale: fullScale)
      manager = MotionManager(device.session)
      manager.deviceMotionUpdateInterval = 0.01
      manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical, to: .immediate) {
        [motions] motion, _ in
        if let motion { motions.note(motion) }
      }
      device.advance(by: .seconds(3))
    }

    /// The samples delivered during a stimulus.
    func during(_ stimulus: (EmulatedDevice) -> Void) -> [DeviceMotion] {
      motions.removeAll()
      stimulus(device)
      return motions.all
    }

    var now: DeviceMotion {
      get throws { try #require(motions.last) }
    }
  }

  static func near(_ a: Axes<Double>, _ b: Axes<Double>, within limit: Double) -> Bool {
    (a - b).magnitude <= limit
  }

  /// The difference of two angles in degrees, modulo 360°.
  static func off(_ a: Double, _ b: Double) -> Double { abs((a - b).remainder(dividingBy: 360)) }

  static func middle(of motions: [DeviceMotion]) throws -> DeviceMotion {
    try #require(motions.count > 10)
    return motions[motions.count / 2]
  }

  static func web(_ motion: DeviceMotion) -> WebOrientation {
    WebOrientation(motion.attitude, in: .xMagneticNorthZVertical)
  }

  static func webMotion(_ motion: DeviceMotion) -> WebMotion {
    WebMotion(
      gravity: motion.gravity, userAcceleration: motion.userAcceleration,
      rotationRate: motion.rotationRate, interval: 0.01)
  }

  /// d1 to d3: a quarter of a turn within a second, about each axis.
  @Test(
    arguments: [
      (.z, [0, 0, -1], Quaternion(1, 0, 0, 0), 270.0),
      (.x, [0, -1, 0], Quaternion(0.5, 0.5, -0.5, -0.5), 0),
      (.y, [1, 0, 0], Quaternion(0.5, 0.5, 0.5, -0.5), 270),
    ] as [(Axes<Double>, Axes<Double>, Quaternion, Double)])
  func quarterTurns(
    axis: Axes<Double>, gravity: Axes<Double>, attitude: Quaternion, heading: Double
  ) throws {
    let watched = try Watched()
    let start = try watched.now
    #expect(Self.off(start.attitude.yaw * 180 / .pi, -90) < 0.1)
    #expect(Self.off(start.heading, 0) < 0.1)
    let motions = watched.during {
      $0.spin(rate: .pi / 2, about: axis, duration: .seconds(1))
    }
    let middle = try Self.middle(of: motions)
    #expect(Self.near(middle.rotationRate, axis * (.pi / 2), within: 0.005))
    let rate = try #require(Self.webMotion(middle).rotationRate)
    let degrees = Axes(rate.alpha, rate.beta, rate.gamma)
    #expect(Self.near(degrees, axis * 90, within: 0.3))
    watched.device.advance(by: .milliseconds(100))
    let end = try watched.now
    #expect(Self.near(end.gravity, gravity, within: 0.005))
    #expect(end.attitude.angle(to: Attitude(attitude)) < 0.01)
    #expect(Self.off(end.heading, heading) < 0.6)
  }

  /// d1
  @Test func alphaYawAndHeadingOfATurnOnTheTable() throws {
    let watched = try Watched()
    let motions = watched.during { $0.spin(rate: .pi / 2, duration: .seconds(1)) }
    for motion in motions {
      let alpha = Self.web(motion).alpha
      #expect(Self.off(motion.attitude.yaw * 180 / .pi, alpha - 90) < 0.001)
      #expect(Self.off(motion.heading, 360 - alpha) < 0.001)
    }
    watched.device.advance(by: .milliseconds(100))
    let end = try watched.now
    #expect(Self.off(Self.web(end).alpha, 90) < 0.5 && abs(end.attitude.yaw) < 0.009)
  }

  /// d2
  @Test func betaOfATurnUpwards() throws {
    let watched = try Watched()
    let motions = watched.during { $0.spin(rate: .pi / 2, about: .x, duration: .seconds(1)) }
    let betas = motions.map { Self.web($0).beta }
    #expect(zip(betas, betas.dropFirst()).allSatisfy { $0 < $1 + 0.1 })
    watched.device.advance(by: .milliseconds(100))
    #expect(abs(Self.web(try watched.now).beta - 90) < 0.5)
  }

  /// d4
  @Test func freeFall() throws {
    let watched = try Watched()
    let motions = watched.during { $0.accelerate() }
    let last = try #require(motions.last)
    #expect(Self.near(last.gravity, [0, 0, -1], within: 0.005))
    #expect(Self.near(last.userAcceleration, [0, 0, 1], within: 0.005))
    #expect(Self.near(last.linearAcceleration, [0, 0, -1], within: 0.005))
    let web = Self.webMotion(last)
    #expect(Self.near(try #require(web.accelerationIncludingGravity), .zero, within: 0.05))
    #expect(Self.near(try #require(web.acceleration), [0, 0, -9.80665], within: 0.05))
  }

  /// d5 and d6: an acceleration of 1 g to the right, and upwards.
  @Test(
    arguments: [
      ([1, 0, 0], [-1, 0, 0], [9.80665, 0, 9.80665]), ([0, 0, 1], [0, 0, -1], [0, 0, 19.6133]),
    ] as [(Axes<Double>, Axes<Double>, Axes<Double>)])
  func pushes(acceleration: Axes<Double>, user: Axes<Double>, web: Axes<Double>) throws {
    let watched = try Watched()
    let motions = watched.during {
      $0.play(
        .accelerate(
          x: acceleration.x, y: acceleration.y, z: acceleration.z, duration: .milliseconds(200)))
    }
    let motion = try Self.middle(of: motions)
    #expect(Self.near(motion.userAcceleration, user, within: 0.02))
    #expect(Self.near(motion.gravity, [0, 0, -1], within: 0.02))
    #expect(Self.near(motion.rotationRate, .zero, within: 0.005))
    let webMotion = Self.webMotion(motion)
    #expect(Self.near(try #require(webMotion.acceleration), acceleration * 9.80665, within: 0.2))
    #expect(Self.near(try #require(webMotion.accelerationIncludingGravity), web, within: 0.05))
  }

  /// d7: 4 g on all axes at ±2 g. A quarter of a second of it tilts the attitude by little more
  /// than 1°.
  @Test func clipping() throws {
    let watched = try Watched(fullScale: 2)
    let accelerations = Samples<AccelerometerData>()
    watched.manager.startAccelerometerUpdates(to: .immediate) { data, _ in
      data.map(accelerations.note)
    }
    watched.device.advance(by: .milliseconds(100))
    let motions = watched.during { $0.accelerate(x: 4, y: 4, z: 4) }
    let data = try #require(accelerations.last)
    #expect(data.isClipped && Self.near(data.acceleration, [2.048, 2.048, 2.048], within: 0.003))
    #expect(motions.count > 20)
    #expect(motions.allSatisfy { Self.near($0.gravity, [0, 0, -1], within: 0.02) })
  }

  /// d8
  @Test func onEdge() throws {
    let watched = try Watched()
    watched.device.rotate(to: .landscapeRight)
    watched.device.advance(by: .milliseconds(100))
    let motion = try watched.now
    #expect(Self.near(motion.gravity + motion.userAcceleration, [1, 0, 0], within: 0.005))
    #expect(Self.off(motion.heading, 0) < 0.6)  // heading of the device's back
  }

  /// d9: a turn on the spot at 30 °/s.
  @Test func turnsOnTheSpot() throws {
    let watched = try Watched(.portrait)
    let motions = watched.during {
      $0.spin(rate: .degrees(30), about: .y, duration: .seconds(3))
    }
    try #require(motions.count > 300)
    let (first, second) = (motions[100], motions[200])
    #expect(Self.near(first.rotationRate, [0, 0.523599, 0], within: 0.005))
    let seconds = second.timestamp - first.timestamp
    #expect(Self.off(first.heading - second.heading, 30 * seconds) < 0.3)
    let upright = motions.allSatisfy { Self.near($0.gravity, [0, -1, 0], within: 0.01) }
    #expect(upright)
  }
}
