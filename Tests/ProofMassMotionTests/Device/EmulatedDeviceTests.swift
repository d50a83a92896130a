// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Synchronization
import Testing

/// The device's verbs, as drivers read their effect from the chips.
@Suite struct EmulatedDeviceTests {
  typealias Accelerometer = LIS331DLH<I2CDevice<CircuitI2C>>

  static func accelerometer(
    _ device: EmulatedDevice, _ range: LIS331DLHConfiguration.Range = .g8,
    scale: LIS331DLHConfiguration.Scale = .typical
  ) throws -> Accelerometer {
    try LIS331DLH(
      on: I2CDevice(device.circuit.wire, .lis331dlh),
      .init(rate: .hertz1000, range: range, scale: scale))
  }

  /// The specific force in g, with Core Motion's sign.
  static func acceleration(_ sensor: inout Accelerometer) throws -> Axes<Double> {
    try sensor.read().acceleration.g * -1
  }

  static func field(_ device: EmulatedDevice) throws -> Axes<Double> {
    let clock = device.circuit.timebase
    var compass = try AK8975(on: I2CDevice(device.circuit.wire, .ak8975), clock)
    return try compass.measure(clock).fluxDensity.microtesla
  }

  static func near(_ a: Axes<Double>, _ b: Axes<Double>, within limit: Double) -> Bool {
    (a - b).magnitude <= limit
  }

  @Test func liesFaceUpAndItsTopToTheNorth() throws {
    let device = try EmulatedDevice()
    var sensor = try Self.accelerometer(device)
    device.advance(by: .milliseconds(20))
    let acceleration = try Self.acceleration(&sensor)
    let field = try Self.field(device)
    #expect(Self.near(acceleration, [0, 0, -1], within: 0.004))
    #expect(Self.near(field, [0, 25, -43.301], within: 0.4))
  }

  @Test func rotatesInTheOrderOfRubyMotionsTests() throws {
    let device = try EmulatedDevice()
    var sensor = try Self.accelerometer(device)
    func check(_ acceleration: Axes<Double>, _ field: Axes<Double>) throws {
      let (a, b) = (try Self.acceleration(&sensor), try Self.field(device))
      #expect(Self.near(a, acceleration, within: 0.004) && Self.near(b, field, within: 0.4))
    }
    let start = device.now
    try device.rotateDevice(to: .landscape, button: .right)
    #expect(device.now - start == .milliseconds(600))
    try check([-1, 0, 0], [-43.301, 0, -25])
    try device.rotateDevice(to: .landscape, button: .left)
    try check([1, 0, 0], [43.301, 0, -25])
    try device.rotateDevice(to: .portrait, button: .bottom)
    try check([0, -1, 0], [0, -43.301, -25])
    try device.rotateDevice(to: .portrait, button: .top)
    try check([0, 1, 0], [0, 43.301, -25])
    try device.rotateDevice(to: .landscape)
    try check([1, 0, 0], [43.301, 0, -25])
    try device.rotateDevice(to: .portrait)
    try check([0, -1, 0], [0, -43.301, -25])
    let end = device.now
    try device.rotateDevice(to: .portrait)  // already in this orientation
    #expect(device.now == end)
  }

  final class Gyroscope: Sendable {
    typealias Driver = L3G4200D<I2CDevice<CircuitI2C>>
    let driver: Mutex<Driver>

    init(_ driver: consuming sending Driver) { self.driver = Mutex(driver) }
  }

  /// The gyroscope measures a turn, too: the integral of its rate is the angle.
  @Test func rotationIsFeltByTheGyroscope() throws {
    let device = try EmulatedDevice()
    let gyroscope = Gyroscope(
      try L3G4200D(
        on: I2CDevice(device.circuit.wire, .l3g4200d), .init(rate: .hertz800)))
    device.advance(by: .milliseconds(300))
    let rates = Samples<Axes<Double>>()
    device.afterStep = {
      do {
        rates.note(try gyroscope.driver.withLock { try $0.read() }.angularRate.radiansPerSecond)
      } catch {
        Issue.record(error)
      }
    }
    try device.rotateDevice(to: .portrait)
    let turned = rates.all.reduce(.zero, +) * 0.01
    #expect(rates.count == 60)
    #expect(Self.near(turned, [.pi / 2, 0, 0], within: 0.02))
  }

  @Test func accelerateIsFeltInPlaceOfGravity() throws {
    let device = try EmulatedDevice()
    try device.rotateDevice(to: .portrait)
    var sensor = try Self.accelerometer(device)
    let circuit = device.circuit
    let start = device.now
    let seen = Samples<Axes<Double>>()
    device.afterStep = { seen.note(circuit.world.specificForce * -1) }
    device.accelerate(x: 0.5, y: 0.5, z: 0.5)
    #expect(device.now - start == .milliseconds(250))
    #expect(seen.all == Array(repeating: [0.5, 0.5, 0.5], count: 25))
    device.afterStep = nil
    let after = try Self.acceleration(&sensor)
    device.advance(by: .milliseconds(10))
    let rest = try Self.acceleration(&sensor)
    // The chip took its latest sample before the end of the motion.
    #expect(Self.near(after, [0.5, 0.5, 0.5], within: 0.004))
    #expect(Self.near(rest, [0, -1, 0], within: 0.004))
  }

  @Test func defaultsAreSettable() throws {
    let device = try EmulatedDevice()
    #expect(device.defaults.gestureDuration == .milliseconds(250))
    #expect(device.defaults.viewTimeout == .seconds(3))
    device.defaults.gestureDuration = .milliseconds(500)
    let start = device.now
    device.accelerate(z: -1)
    #expect(device.now - start == .milliseconds(500))
  }

  @Test func waitsInVirtualTime() throws {
    let device = try EmulatedDevice()
    let start = device.now
    try device.wait { device.now - start >= .seconds(1) }
    #expect(device.now - start == .seconds(1))
    #expect(throws: EmulatedDevice.TimedOut(what: "rain", after: .seconds(3))) {
      try device.wait(for: "rain") { false }
    }
    #expect(device.now - start == .seconds(4))
  }

  @Test func spinsAndStaysAsItThenLies() throws {
    let device = try EmulatedDevice()
    device.spin(rate: .pi / 2, duration: .seconds(1))
    let field = try Self.field(device)
    #expect(Self.near(field, [25, 0, -43.301], within: 0.4))  // the top edge points west
    device.spin(rate: .pi / 2, about: .x, duration: .seconds(1))
    var sensor = try Self.accelerometer(device)
    device.advance(by: .milliseconds(20))
    let acceleration = try Self.acceleration(&sensor)
    #expect(Self.near(acceleration, [0, -1, 0], within: 0.004))
  }

  /// The magnet's field rises, stays and falls; then the earth's field alone is measured again.
  @Test func magnetComesAndGoes() throws {
    let device = try EmulatedDevice()
    let manager = MotionManager(device.session)
    let fields = Samples<Axes<Double>>()
    manager.startMagnetometerUpdates(to: .immediate) { data, _ in
      if let data { fields.note(data.magneticField) }
    }
    device.advance(by: .milliseconds(100))
    device.magnet(x: 200, z: -100)
    device.advance(by: .milliseconds(100))
    #expect(fields.all.contains { Self.near($0, [200, 25, -143.301], within: 0.4) })
    #expect(Self.near(try #require(fields.last), [0, 25, -43.301], within: 0.4))
  }

  /// After the figures of eight the device is in its initial attitude again, and gravity agrees
  /// with it.
  @Test func eightsEndWhereTheyBegan() throws {
    let device = try EmulatedDevice(attitude: .portrait)
    device.figure8(for: .seconds(4))
    let lying = device.attitude.conjugate * .portrait
    #expect(abs(abs(lying.w) - 1) < 1e-6)
    var sensor = try Self.accelerometer(device)
    device.advance(by: .milliseconds(20))
    let acceleration = try Self.acceleration(&sensor)
    #expect(Self.near(acceleration, [0, -1, 0], within: 0.004))
  }

  /// A LIS331DLH at ±2 g clips each axis at the ends of its code. With Core Motion's sign a
  /// positive reading comes from the negative end, which has one digit more. With the scale of full
  /// scale / 2048 the ends are about ±2 g, so that 4 g on all axes read at most √3 times 2 g.
  @Test(
    arguments: [
      (-4.0, LIS331DLHConfiguration.Scale.typical, -2.047), (4, .typical, 2.048),
      (-4, .fullScaleOver2048, -1.999), (4, .fullScaleOver2048, 2),
    ])
  func clipsEachAxis(felt: Double, scale: LIS331DLHConfiguration.Scale, read: Double) throws {
    let device = try EmulatedDevice()
    var sensor = try Self.accelerometer(device, .g2, scale: scale)
    device.accelerate(x: felt, y: felt, z: felt)
    let acceleration = try Self.acceleration(&sensor)
    #expect(Self.near(acceleration, Axes(read, read, read), within: 0.0011))
    if scale == .fullScaleOver2048 { #expect(acceleration.magnitude < 3.4642) }
  }
}
