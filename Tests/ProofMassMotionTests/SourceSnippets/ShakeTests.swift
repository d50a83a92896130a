// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Rows 2.1 to 2.6 and 4.2 of `SourceRowTests`, and motions that must not count as a shake.
@Suite struct ShakeTests {
  struct Application {
    let device: EmulatedDevice
    let service: ShakeService
    let events = Samples<MotionEvent>()

    init(_ parts: [Part] = [.lis331dlh, .l3g4200d, .ak8975]) throws {
      device = try EmulatedDevice(parts)
      service = ShakeService(device.session)
      service.shakeToEdit = { [events] in events.note($0) }
    }

    func start(_ responders: any MotionResponder...) {
      service.responders = responders
      service.start(on: .immediate)
      device.advance(by: .seconds(2))
    }
  }

  /// 2.1 to 2.3: one event at the start of a shake and one at its end.
  @Test(
    arguments: [
      (500, ["began", "ended horizontally"]), (800, ["began", "ended horizontally"]),
      (2000, ["began", "cancelled"]), (300, []),
    ])
  func beginsAndEnds(milliseconds: Int, log: [String]) throws {
    let application = try Application()
    let controller = ShakeViewController()
    application.start(controller)
    application.device.shake(duration: .milliseconds(milliseconds))
    application.device.advance(by: .seconds(1))
    #expect(controller.log.all == log)
  }

  /// 2.5: the direction, from the accelerations at the beginning and the end, or from the event's
  /// axis.
  @Test(arguments: [(Axes.x, MotionEvent.Axis.x), (.y, .y), (.z, .z)])
  func direction(axis: Axes<Double>, dominant: MotionEvent.Axis) throws {
    let application = try Application()
    application.start()
    application.device.shake(along: axis)
    application.device.advance(by: .seconds(1))
    let event = try #require(application.events.last)
    #expect(event.dominantAxis == dominant && event.phase == .ended)
    #expect(event.timestamp > 0)
  }

  /// 2.4 and 2.6: an event that a responder does not handle goes to the next one, and finally to
  /// the undo handler.
  @Test func chain() throws {
    let application = try Application()
    let (view, controller) = (ShakeViewController(handlesShakes: false), ShakeViewController())
    application.start(view, controller)
    application.device.shake()
    application.device.advance(by: .seconds(1))
    #expect(view.log.all.isEmpty && controller.log.count == 2 && application.events.count == 0)
    application.service.responders = [view]
    #expect(application.service.applicationSupportsShakeToEdit)
    application.device.shake()
    application.device.advance(by: .seconds(1))
    #expect(application.events.all.map(\.phase) == [.ended])
    application.service.applicationSupportsShakeToEdit = false
    application.device.shake()
    application.device.advance(by: .seconds(1))
    #expect(application.events.count == 1)
  }

  enum Stimulus: CaseIterable {
    case rotation, spin, walking, upstairs, downstairs, jumping, figure8, magnet

    func apply(to device: EmulatedDevice) throws {
      switch self {
      case .rotation:
        try device.rotateDevice(to: .portrait)
        try device.rotateDevice(to: .landscape)
        try device.rotateDevice(to: .portrait, button: .top)
        device.rotate(to: .faceUp)
      case .spin: device.spin(rate: 10, about: .x, duration: .seconds(2))
      case .walking: device.walk(for: .seconds(20))
      case .upstairs: device.climb(for: .seconds(20))
      case .downstairs: device.descend(for: .seconds(20))
      case .jumping: for _ in 0..<5 { device.jump() }
      case .figure8: device.figure8(for: .seconds(10))
      case .magnet: device.magnet(x: 200)
      }
    }
  }

  /// 2.2 and 3.6: turning, walking and stairs are not shakes, with a gyroscope and without.
  @Test(arguments: Stimulus.allCases, [true, false])
  func whatIsNoShake(stimulus: Stimulus, hasGyroscope: Bool) throws {
    let application = try Application(hasGyroscope ? [.lis331dlh, .l3g4200d] : [.lis331dlh])
    let controller = ShakeViewController()
    application.start(controller)
    try stimulus.apply(to: application.device)
    application.device.advance(by: .seconds(1))
    #expect(controller.log.all.isEmpty)
  }
}
