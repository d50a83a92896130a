// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import ProofMassCore
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Rows 4.11 and 4.12, and a rolling ball.
@Suite struct LevelTests {
  /// 4.11: the image turns against the device; clockwise, in radians, by up to a full turn.
  @Test(
    arguments: [
      (Quaternion.portrait, 0.0), (.landscapeRight, -.pi / 2), (.landscapeLeft, .pi / 2),
      (.portraitUpsideDown, .pi),
    ])
  func pictureStaysLevel(attitude: Quaternion, angle: Double) throws {
    let phone = try Phone()
    let controller = LevelViewController(phone.motionManager())
    controller.start(phone.queue)
    phone.device.rotate(to: attitude)
    phone.device.advance(by: .milliseconds(300))
    let turned = (controller.imageView.rotation - angle).remainder(dividingBy: 2 * .pi)
    #expect(abs(turned) < 0.05)
  }

  /// 4.11: the image ignores changes of less than 0.05 rad.
  @Test func pictureIgnoresTrembling() throws {
    let phone = try Phone(EmulatedDevice(attitude: .landscapeRight))
    let controller = LevelViewController(phone.motionManager())
    controller.start(phone.queue)
    phone.device.advance(by: .milliseconds(500))
    let angle = controller.imageView.rotation
    phone.device.play(.tilt(by: 0.04, about: .z))
    phone.device.advance(by: .milliseconds(500))
    #expect(controller.imageView.rotation == angle)
    phone.device.play(.tilt(by: 0.03, about: .z))
    phone.device.advance(by: .milliseconds(500))
    #expect(abs(controller.imageView.rotation - angle) > 0.05)
  }

  /// 4.12: scrolls one row per tenth of a second, down to row 99 and up to row 0.
  @Test func tableScrolls() throws {
    let phone = try Phone()
    let controller = TiltScrollViewController(phone.motionManager())
    controller.start(phone.queue)
    let table = controller.tableView
    phone.device.advance(by: .seconds(2))  // face up
    #expect((28...30).contains(table.selectedRow))
    phone.device.advance(by: .seconds(10))
    #expect(table.selectedRow == 99)
    try phone.device.rotateDevice(to: .portrait)
    phone.device.advance(by: .seconds(2))  // upright: the table stands still
    #expect(table.selectedRow == 99)
    phone.device.rotate(to: .faceDown)
    phone.device.advance(by: .seconds(5))
    #expect((45...52).contains(table.selectedRow))
    phone.device.advance(by: .seconds(10))
    #expect(table.selectedRow == 0)
  }

  /// The ball rolls to the lowest edge, and lies still on a level table.
  @Test(
    arguments: [
      (30.0, Axes.y, [1, 0, 0]), (-30, .y, [-1, 0, 0]), (30, .x, [0, -1, 0]),
      (-30, .x, [0, 1, 0]), (0, .x, [0, 0, 0]),
    ] as [(Double, Axes<Double>, Axes<Double>)])
  func ballRolls(degrees: Double, axis: Axes<Double>, end: Axes<Double>) throws {
    let phone = try Phone()
    let controller = RollingBallViewController(phone.motionManager())
    controller.viewDidAppear()
    phone.device.play(.tilt(by: .degrees(degrees), about: axis))
    for _ in 0..<180 {
      phone.device.advance(by: .microseconds(16_667))
      controller.timerFired()
    }
    #expect(abs(controller.ball.center.x - end.x) < 0.01)
    #expect(abs(controller.ball.center.y - end.y) < 0.01)
  }
}
