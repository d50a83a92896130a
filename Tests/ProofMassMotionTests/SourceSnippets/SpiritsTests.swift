// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import ProofMassCore
import ProofMassEmulation
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Rows 1.1 to 1.6 of `SourceRowTests`.
@Suite struct SpiritsTests {
  static func controller(_ phone: Phone) -> SpiritsViewController {
    SpiritsViewController(phone.motionManager(), queue: phone.queue)
  }

  /// 1.4: the first axis beyond ±1.3 g, in the order x, y, z, sets the colour.
  @Test(
    arguments: [
      (1.5, 0.0, -1.0, "green"), (-1.5, 0, -1, "orange"), (0, 1.5, -1, "red"),
      (0, -1.5, -1, "blue"), (0, 0, 1.5, "yellow"), (0, 0, -1.5, "purple"),
      (1.5, 1.5, 1.5, "green"), (1.2, -1.5, 1.5, "blue"), (1.2, 1.2, -1.2, "white"),
      (6, 0, 0, "green"),
    ])
  func colorByJerk(x: Double, y: Double, z: Double, color: String) throws {
    let phone = try Phone()
    let controller = Self.controller(phone)
    controller.startAccelerometer()
    phone.device.accelerate(x: x, y: y, z: z)
    #expect(controller.jerked.backgroundColor == color)
    phone.device.advance(by: .milliseconds(100))  // the colour stays
    #expect(controller.jerked.backgroundColor == color)
  }

  /// 1.5
  @Test(arguments: [(0.0, 0.0), (30, 0.5), (-30, 0.5), (60, 0.866), (90, 1)])
  func alphaByTilt(degrees: Double, alpha: Double) throws {
    let phone = try Phone()
    let controller = Self.controller(phone)
    controller.startAccelerometer()
    phone.device.play(.tilt(by: .degrees(degrees), about: .y))
    phone.device.advance(by: .milliseconds(30))
    #expect(abs(controller.tilted.alpha - alpha) < 0.004)
  }

  /// 1.5: the opacity is at most 1.
  @Test func alphaByTiltIsOneAtMost() throws {
    let phone = try Phone()
    let controller = Self.controller(phone)
    controller.startAccelerometer()
    phone.device.accelerate(x: -1.9)
    #expect(controller.tilted.alpha == 1)
  }

  /// 1.6: the rates of all axes are summed; 8 rad/s, 1.27 turns a second, gives full opacity.
  @Test(
    arguments: [
      ([0, 0, 2], 0.25), ([1, -1, 2], 0.5), ([0, -6, 0], 0.75), ([0, 0, 12], 1),
    ] as [(Axes<Double>, Double)])
  func alphaBySpin(rate: Axes<Double>, alpha: Double) throws {
    let phone = try Phone()
    let controller = Self.controller(phone)
    controller.startGyro()
    phone.device.circuit.change { $0.angularRate = rate }
    phone.device.advance(by: .milliseconds(500))
    #expect(abs(controller.spun.alpha - alpha) < 0.001)
    phone.device.circuit.change { $0.angularRate = .zero }
    phone.device.advance(by: .milliseconds(500))
    #expect(controller.spun.alpha < 0.001)
  }

  /// 1.1 and 1.2: each delivers 100 samples a second, and one is stopped without the other.
  @Test func eachIsStartedAndStoppedByItself() throws {
    let phone = try Phone()
    let manager = phone.motionManager()
    manager.accelerometerUpdateInterval = 0.01
    manager.gyroUpdateInterval = 0.01
    let accelerations = Samples<Double>()
    let rotations = Samples<Double>()
    manager.startAccelerometerUpdates(to: phone.queue) { data, _ in
      if let data { accelerations.note(data.timestamp) }
    }
    manager.startGyroUpdates(to: phone.queue) { data, _ in
      if let data { rotations.note(data.timestamp) }
    }
    #expect(manager.isAccelerometerActive && manager.isGyroActive)
    phone.device.advance(by: .seconds(1))
    accelerations.removeAll()
    rotations.removeAll()
    phone.device.advance(by: .seconds(1))
    #expect((99...101).contains(accelerations.count) && (99...101).contains(rotations.count))
    manager.stopAccelerometerUpdates()
    #expect(!manager.isAccelerometerActive && manager.isGyroActive)
    accelerations.removeAll()
    rotations.removeAll()
    phone.device.advance(by: .seconds(1))
    #expect(accelerations.count == 0 && (99...101).contains(rotations.count))
    manager.stopGyroUpdates()
    #expect(!manager.isGyroActive)
  }

  /// 1.3
  @Test func bothAtOnce() throws {
    let phone = try Phone()
    let controller = DeviceMotionViewController(phone.motionManager(), queue: phone.queue)
    controller.start()
    phone.device.advance(by: .seconds(3))
    phone.device.play(.tilt(by: .degrees(30), about: .y))
    phone.device.advance(by: .milliseconds(100))
    #expect(abs(controller.tilted.alpha - 0.5) < 0.005)
    #expect(controller.spun.alpha < 0.001)
    let strengths = Samples<Double>()
    let flush = phone.device.afterStep
    phone.device.afterStep = {
      flush?()
      strengths.note(controller.spun.alpha)
    }
    phone.device.spin(rate: 4, duration: .seconds(1))
    let strongest = strengths.all.max() ?? 0
    #expect(abs(strongest - 0.5) < 0.01)
  }
}
