// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// RubyMotion's own tests of its verbs, in their order (device_events_spec.rb).
@Suite struct RubyMotionTests {
  @Test(arguments: [true, false])
  func rotations(fused: Bool) throws {
    let device = try EmulatedDevice()
    let manager = CMMotionManager(device.session)
    if fused { manager.startDeviceMotionUpdates() }
    device.orientation.beginGenerating()
    device.advance(by: .seconds(1))
    func interface() -> InterfaceOrientation? {
      InterfaceOrientation(device.orientation.orientation)
    }
    try device.rotateDevice(to: .landscape, button: .right)
    #expect(interface() == .landscapeRight)
    try device.rotateDevice(to: .landscape, button: .left)
    #expect(interface() == .landscapeLeft)
    try device.rotateDevice(to: .portrait, button: .bottom)
    #expect(interface() == .portrait)
    try device.rotateDevice(to: .portrait, button: .top)
    #expect(interface() == .portraitUpsideDown)
    try device.rotateDevice(to: .landscape)
    #expect(interface() == .landscapeLeft)
    try device.rotateDevice(to: .portrait)
    #expect(interface() == .portrait)
    #expect(device.orientation.orientation == .portrait)
  }

  @Test func shake() throws {
    let device = try EmulatedDevice()
    let service = ShakeService(device.session)
    let controller = ShakeViewController()
    service.responders = [controller]
    service.start(on: .immediate)
    device.advance(by: .seconds(1))
    device.shake()
    try device.wait(for: "the end of the shake") {
      controller.log.last == "ended horizontally"
    }
  }

  /// The reading equals the stimulus to within half a digit: 1 mg a digit at ±2 g, 3.9 mg at ±8 g.
  @Test(arguments: [Sensing.ideal, .nominal], [(2.0, 0.0005), (8, 0.00195)])
  func accelerate(sensing: Sensing, scale: (fullScale: Double, half: Double)) throws {
    let phone = try Phone(EmulatedDevice(sensing: sensing, fullScale: scale.fullScale))
    let manager = phone.motionManager()
    let read = Samples<CMAcceleration>()
    manager.accelerometerUpdateInterval = 0.01
    manager.startAccelerometerUpdates(to: phone.queue) { data, _ in
      if let data { read.note(data.acceleration) }
    }
    phone.device.advance(by: .milliseconds(100))
    for (x, y, z) in [(0.5, 0.5, 0.5), (0, 0, -1), (-0.25, 1.2, 0)] {
      phone.device.accelerate(x: x, y: y, z: z)
      let last = try #require(read.last)
      let off = [last.x - x, last.y - y, last.z - z].map { abs($0) }
      #expect(off.allSatisfy { $0 <= scale.half + 0.0001 })
    }
  }

  /// With noise and the part's own errors: within the datasheet's typical ±20 mg of offset and 10 %
  /// of gain, plus six times the noise.
  @Test func accelerateATypicalPart() throws {
    let phone = try Phone(EmulatedDevice(sensing: .typical(seed: 1)))
    let manager = phone.motionManager()
    manager.startAccelerometerUpdates()
    phone.device.advance(by: .milliseconds(100))
    phone.device.accelerate(x: 0.5, y: 0.5, z: 0.5)
    let read = try #require(manager.accelerometerData).acceleration
    for value in [read.x, read.y, read.z] { #expect(abs(value - 0.5) < 0.02 + 0.05 + 0.015) }
  }
}
