// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import Foundation
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Rows 3.1 to 3.7 of `SourceRowTests`.
@Suite struct GMeterTests {
  struct Meter {
    let phone: Phone
    let main = OperationQueue()
    let controller: GMeterViewController

    init(_ device: EmulatedDevice? = nil) throws {
      let device = try device ?? EmulatedDevice()
      phone = Phone(device)
      main.maxConcurrentOperationCount = 1
      controller = GMeterViewController(phone.motionManager(), mainQueue: main)
      device.afterStep = { [queue = phone.queue, main] in
        queue.waitUntilAllOperationsAreFinished()
        main.waitUntilAllOperationsAreFinished()
      }
      controller.start(phone.queue)
      device.advance(by: .milliseconds(500))
    }

    var device: EmulatedDevice { phone.device }
  }

  /// 3.1 and 3.4
  @Test func showsTheLeastAndTheMostUntilReset() throws {
    let meter = try Meter()
    meter.device.accelerate(x: 1, z: -2)
    meter.device.accelerate(z: -0.3)
    meter.device.advance(by: .milliseconds(100))
    let magnitude = try #require(meter.controller.readings.magnitude)
    #expect(abs(magnitude.current - 1) < 0.004 && abs(magnitude.minimum - 0.3) < 0.004)
    #expect(abs(magnitude.maximum - 5.squareRoot()) < 0.004)
    let x = try #require(meter.controller.readings.x)
    #expect(abs(x.minimum) < 0.004 && abs(x.maximum - 1) < 0.004)
    #expect(
      meter.controller.labels.texts == ["now": "+1.0", "min": "+0.3", "max": "+2.2", "z": "-1.0"])
    meter.controller.reset()
    let after = try #require(meter.controller.readings.magnitude)
    #expect(abs(after.minimum - 1) < 0.004 && abs(after.maximum - 1) < 0.004)
  }

  /// 3.2: flat z is −1, on edge x is +1.
  @Test func referenceReadings() throws {
    let meter = try Meter()
    let flat = meter.controller.readings
    #expect(try abs(#require(flat.z).current + 1) < 0.004)
    try meter.device.rotateDevice(to: .landscape)
    meter.device.advance(by: .milliseconds(30))
    let edge = meter.controller.readings
    #expect(try abs(#require(edge.x).current - 1) < 0.004)
    #expect(try abs(#require(edge.y).current) < 0.004 && abs(#require(edge.z).current) < 0.004)
  }

  /// 3.3: one g is two thirds of the way to the view's edge, which is at 1.5 g.
  @Test(
    arguments: [
      (0.0, 0.0, 160.0, 160.0), (1, 0, 266.56, 160), (0, -1, 160, 266.56),
      (-0.5, 0.5, 106.72, 106.72),
    ])
  func ballOnThePolarGrid(x: Double, y: Double, left: Double, top: Double) throws {
    let meter = try Meter()
    meter.device.accelerate(x: x, y: y, z: -1)
    let center = meter.controller.ball.center
    #expect(abs(center.x - left) < 0.5 && abs(center.y - top) < 0.5)
    #expect(abs(1.5 * GMeterViewController.oneGee - GMeterViewController.maxR) < 0.2)
  }

  /// 3.5
  @Test func withoutAnAccelerometerItDoesNotStart() throws {
    let phone = try Phone(EmulatedDevice([.ak8975]))
    let controller = GMeterViewController(phone.motionManager(), mainQueue: OperationQueue())
    controller.start(phone.queue)
    #expect(controller.labels.texts == ["error": "no accelerometer"])
    #expect(!controller.motionManager.isAccelerometerActive)
  }

  /// 3.6: the ranges that the source measured, in g.
  @Test func measuredRanges() throws {
    func range(_ stimulus: (EmulatedDevice) -> Void) throws -> MotionStatistics.Reading {
      let meter = try Meter()
      try meter.device.rotateDevice(to: .portrait)
      meter.device.advance(by: .milliseconds(100))
      meter.controller.reset()
      stimulus(meter.device)
      return try #require(meter.controller.readings.magnitude)
    }
    let still = try range { $0.advance(by: .seconds(2)) }
    #expect(abs(still.minimum - 1) < 0.01 && abs(still.maximum - 1) < 0.01)
    let walk = try range { $0.walk(for: .seconds(6)) }
    #expect(abs(walk.minimum - 0.7) < 0.05 && abs(walk.maximum - 1.8) < 0.05)
    let up = try range { $0.climb(for: .seconds(6)) }
    #expect(abs(up.minimum - 0.4) < 0.1 && abs(up.maximum - 2.0) < 0.1)
    let down = try range { $0.descend(for: .seconds(6)) }
    #expect(abs(down.minimum - 0.1) < 0.1 && abs(down.maximum - 3.3) < 0.15)
    let jump = try range { $0.jump() }
    #expect(jump.minimum < 0.01 && abs(jump.maximum - 2.5) < 0.1)
    // The drop ends on a cushion: 60 samples a second could miss the peak of a landing within
    // 20 ms.
    let drop = try range { $0.play(.drop(landing: .milliseconds(80))) }
    #expect(drop.minimum < 0.01 && drop.maximum > 7.9)  // beyond the range
    let shake = try range { $0.shake(duration: .seconds(2), peak: 3.35) }
    #expect(shake.minimum >= 0 && abs(shake.maximum - 3.5) < 0.1)
    let thrown = try range { $0.throw(height: 0.8) }
    #expect(thrown.minimum < 0.01 && abs(thrown.maximum - 3.5) < 0.1)
  }

  /// 3.7: at ±2 g each axis is limited to its range, and the magnitude to √3 times 2 g and a digit.
  @Test(arguments: [4.0, -4])
  func ceiling(g: Double) throws {
    let meter = try Meter(EmulatedDevice(fullScale: 2))
    meter.device.accelerate(x: g, y: g, z: g)
    let readings = meter.controller.readings
    let ends = try [#require(readings.x).current, #require(readings.y).current]
    #expect(ends.allSatisfy { abs(abs($0) - 2.048) < 0.002 })
    let magnitude = try #require(readings.magnitude)
    #expect(magnitude.current < 2.0481 * 3.squareRoot() && magnitude.current > 3.46)
  }
}
