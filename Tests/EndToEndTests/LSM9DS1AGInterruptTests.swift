// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The interrupts and activity detection of the LSM9DS1's driver on the software chip.
@Suite struct LSM9DS1AGInterruptTests {
  typealias Driver = LSM9DS1AG<I2CDevice<CircuitI2C>>
  typealias Configuration = LSM9DS1AGConfiguration
  typealias Interrupt = LSM9DS1AGConfiguration.AccelerometerInterrupt
  typealias Turning = LSM9DS1AGConfiguration.GyroscopeInterrupt

  /// Of 238 Hz.
  static let period = Duration.nanoseconds(4_201_680)
  static let every = Axes(true, true, true)
  static let no = Axes(false, false, false)
  /// Both directions of each axis, and the axis.
  static let directions: [(Axes<Double>, Axes<Bool>)] = [
    ([1, 0, 0], Axes(true, false, false)), ([-1, 0, 0], Axes(true, false, false)),
    ([0, 1, 0], Axes(false, true, false)), ([0, -1, 0], Axes(false, true, false)),
    ([0, 0, 1], Axes(false, false, true)), ([0, 0, -1], Axes(false, false, true)),
  ]

  /// A board that feels no force and does not turn.
  let circuit = Circuit(.lsm9ds1ag)

  init() { circuit.change { $0.specificForce = [0, 0, 0] } }

  /// At 238 Hz, armed, with the interrupts on INT1.
  func start(
    _ accelerometer: Interrupt? = nil, _ gyroscope: Turning? = nil, activeLow: Bool = false,
    fourDirections: Bool = false
  ) throws -> Driver {
    var driver = try LSM9DS1AG(
      on: I2CDevice(circuit.wire, .lsm9ds1ag),
      .init(
        rate: .hertz238, accelerometerInterrupt: accelerometer, gyroscopeInterrupt: gyroscope,
        fourDirections: fourDirections,
        pins: .init(
          interrupt1: [.accelerometerInterrupt, .gyroscopeInterrupt], activeLow: activeLow,
          openDrain: activeLow)))
    try driver.arm(circuit.timebase)
    return driver
  }

  func line(_ pin: String = "INT1", activeLow: Bool = false) throws -> CircuitLine {
    try #require(circuit.line(pin, of: .i2c(0x6A), activeLow: activeLow))
  }

  func feel(_ force: Axes<Double>) { circuit.change { $0.specificForce = force } }

  func turn(_ degrees: Axes<Double>) {
    circuit.change { $0.angularRate = degrees * (.pi / 180) }
  }

  func expectQuiet(
    _ line: inout CircuitLine, for time: Duration = .milliseconds(200),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    while line.waitForEdge(until: circuit.now) != nil {}
    let edge = line.waitForEdge(until: circuit.now + time)
    #expect(edge == nil, sourceLocation: sourceLocation)
  }

  /// Changes the world and expects an edge at the n-th sample after that.
  func expectEdge(
    of line: inout CircuitLine, atSample count: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation, after change: () -> Void
  ) throws {
    while line.waitForEdge(until: circuit.now) != nil {}
    let start = circuit.now
    change()
    let edge = line.waitForEdge(until: circuit.now + .seconds(5))
    let time = try #require(edge, sourceLocation: sourceLocation) - start
    #expect(
      time > Self.period * (count - 1) && time <= Self.period * count + .nanoseconds(1000),
      "\(time / Self.period) samples", sourceLocation: sourceLocation)
  }

  static func force(_ threshold: Double) -> Acceleration {
    Acceleration(g: Axes(threshold, threshold, threshold))
  }

  static func rate(_ threshold: Double) -> AngularRate {
    AngularRate(degreesPerSecond: Axes(threshold, threshold, threshold))
  }

  // MARK: Events

  /// Either sign of an axis beyond 0.5 g, for as many samples as the duration has.
  @Test(arguments: directions.indices, [1, 6])
  func acceleration(index: Int, samples: Int) throws {
    let (direction, axis) = Self.directions[index]
    var line = try line()
    var driver = try start(
      Interrupt(
        .any, high: Self.every, threshold: Self.force(0.5), duration: Self.period * samples))
    feel(direction * 0.49)
    expectQuiet(&line)
    #expect(try !driver.readAccelerometerInterrupt().isActive)
    try expectEdge(of: &line, atSample: samples) { feel(direction * 0.51) }
    let source = try driver.readAccelerometerInterrupt()
    #expect(source.isActive && source.high == axis)
    #expect(try !driver.readGyroscopeInterrupt().isActive)
    feel([0, 0, 0])
    circuit.advance(by: Self.period * 2)
    #expect(!line.isActive())
    #expect(circuit.finish().isClean)
  }

  /// Either direction about an axis, faster than 100 °/s.
  @Test(arguments: directions.indices, [1, 6])
  func angularRate(index: Int, samples: Int) throws {
    let (direction, axis) = Self.directions[index]
    var line = try line()
    var driver = try start(
      nil,
      Turning(.any, high: Self.every, threshold: Self.rate(100), duration: Self.period * samples))
    turn(direction * 99)
    expectQuiet(&line)
    #expect(try !driver.readGyroscopeInterrupt().isActive)
    try expectEdge(of: &line, atSample: samples) { turn(direction * 101) }
    let source = try driver.readGyroscopeInterrupt()
    #expect(source.isActive && source.high == axis)
    #expect(try !driver.readAccelerometerInterrupt().isActive)
    turn([0, 0, 0])
    circuit.advance(by: Self.period * 2)
    #expect(!line.isActive())
    #expect(circuit.finish().isClean)
  }

  /// Each axis has its own threshold, and all events have to occur together.
  @Test func allOfSome() throws {
    var line = try line()
    var driver = try start(
      Interrupt(
        .all, high: Axes(true, true, false), low: Axes(false, false, true),
        threshold: Acceleration(g: Axes(0.25, 1, 0.5))))
    for force in [[0.3, 0, 0], [0, 1.1, 0], [0.3, 0.9, 0], [0.3, -1.1, 0.6]] as [Axes<Double>] {
      feel(force)
      expectQuiet(&line)
    }
    try expectEdge(of: &line) { feel([-0.3, 1.1, 0.4]) }
    let source = try driver.readAccelerometerInterrupt()
    #expect(source.high == Axes(true, true, false) && source.low == Axes(false, false, true))
  }

  @Test func allOfSomeRates() throws {
    var line = try line()
    var driver = try start(
      nil,
      Turning(
        .all, high: Axes(true, false, false), low: Axes(false, true, false),
        threshold: Self.rate(100)))
    turn([150, 150, 0])
    expectQuiet(&line)
    try expectEdge(of: &line) { turn([-150, 50, 0]) }
    let source = try driver.readGyroscopeInterrupt()
    #expect(source.high.x && source.low.y)
  }

  /// Latched, an interrupt lasts until it is read; otherwise as long as its event.
  @Test(arguments: [false, true])
  func latch(latched: Bool) throws {
    var line = try line()
    var force = Interrupt(.any, high: Self.every, threshold: Self.force(0.5))
    force.latched = latched
    var rate = Turning(.any, high: Self.every, threshold: Self.rate(100))
    rate.latched = latched
    var driver = try start(force, rate)
    try expectEdge(of: &line) { feel([0, 1, 0]) }
    feel([0, 0, 0])
    circuit.advance(by: Self.period * 5)
    #expect(line.isActive() == latched)
    let first = try driver.readAccelerometerInterrupt()
    #expect(first.isActive == latched && first.high == Axes(false, latched, false))
    #expect(!line.isActive())
    try expectEdge(of: &line) { turn([0, 0, 150]) }
    turn([0, 0, 0])
    circuit.advance(by: Self.period * 5)
    #expect(line.isActive() == latched)
    let second = try driver.readGyroscopeInterrupt()
    #expect(second.isActive == latched && second.high == Axes(false, false, latched))
    #expect(!line.isActive())
    #expect(circuit.finish().isClean)
  }

  /// An event that an earlier configuration has latched does not hold the pin.
  @Test func whatHadLatched() throws {
    var line = try line()
    var driver = try start(.freeFall(), .wakeUp())
    turn([100, 0, 0])
    circuit.advance(by: .milliseconds(100))
    #expect(line.isActive())
    feel([0, 0, 1])
    turn([0, 0, 0])
    circuit.advance(by: .milliseconds(100))
    try driver.configure(driver.configuration)
    #expect(!line.isActive())
    try driver.arm(circuit.timebase)
    expectQuiet(&line)
  }

  /// WAIT: the end is as late as the beginning.
  @Test func waits() throws {
    var line = try line()
    _ = try start(
      Interrupt(
        .any, high: Self.every, threshold: Self.force(0.5), duration: Self.period * 10,
        waits: true))
    try expectEdge(of: &line, atSample: 10) { feel([1, 0, 0]) }
    feel([0, 0, 0])
    circuit.advance(by: Self.period * 8)
    #expect(line.isActive())
    circuit.advance(by: Self.period * 3)
    #expect(!line.isActive())
  }

  /// DCRM: an interruption of one sample sets the counter back by one, or to zero.
  @Test(arguments: [false, true])
  func interruption(countsDown: Bool) throws {
    var line = try line()
    _ = try start(
      nil,
      Turning(
        .any, high: Self.every, threshold: Self.rate(100), duration: Self.period * 10,
        countsDown: countsDown))
    turn([150, 0, 0])
    circuit.advance(by: Self.period * 8)
    turn([0, 0, 0])
    circuit.advance(by: Self.period)
    try expectEdge(of: &line, atSample: countsDown ? 3 : 10) { turn([150, 0, 0]) }
  }

  /// Through the high-pass filter gravity does not count.
  @Test func wakeUp() throws {
    var line = try line()
    feel([0, 0, 1])
    var driver = try start(.wakeUp(threshold: 0.25))
    expectQuiet(&line, for: .seconds(1))
    try expectEdge(of: &line) { feel([0, -0.3, 1]) }
    #expect(try driver.readAccelerometerInterrupt().high == Axes(false, true, false))
    circuit.advance(by: .seconds(1))
    #expect(try !driver.readAccelerometerInterrupt().isActive)
    expectQuiet(&line)
  }

  /// Both pins are low when active, with a pull-up.
  @Test func activeLow() throws {
    var line = try line(activeLow: true)
    let high = try self.line()
    _ = try start(.directionPosition(), activeLow: true)
    #expect(!line.isActive() && high.isActive())
    try expectEdge(of: &line) { feel([0, 0, 1]) }
    #expect(!high.isActive())
  }

  // MARK: Directions

  static let faces: [(Axes<Double>, STInterruptSource.Direction)] = [
    ([1, 0, 0], .plusX), ([-1, 0, 0], .minusX), ([0, 1, 0], .plusY), ([0, -1, 0], .minusY),
    ([0, 0, 1], .plusZ), ([0, 0, -1], .minusZ),
  ]

  /// A direction is that of the sample, although the registers' X is opposite.
  @Test(arguments: faces.indices)
  func directionPosition(index: Int) throws {
    let (force, direction) = Self.faces[index]
    var line = try line()
    var driver = try start(.directionPosition())
    feel([0.6, 0.6, 0.6])
    expectQuiet(&line)
    try expectEdge(of: &line) { feel(force) }
    #expect(try driver.readAccelerometerInterrupt().direction == direction)
    let error = try driver.read().acceleration.g - force
    #expect(max(abs(error.x), abs(error.y), abs(error.z)) < 0.001)
    circuit.advance(by: .seconds(1))
    #expect(line.isActive())
  }

  /// One direction alone: its opposite is no event.
  @Test(arguments: faces.indices)
  func oneDirection(index: Int) throws {
    let (force, direction) = Self.faces[index]
    func axes(_ sign: Double) -> Axes<Bool> { force.map { $0 * sign > 0 } }
    var line = try line()
    var driver = try start(
      Interrupt(.directionPosition, high: axes(1), low: axes(-1), threshold: Self.force(0.5)))
    feel(force * -1)
    expectQuiet(&line)
    try expectEdge(of: &line) { feel(force) }
    #expect(try driver.readAccelerometerInterrupt().direction == direction)
  }

  @Test func directionMovement() throws {
    var line = try line()
    feel([0, 0, 1])
    var driver = try start(.directionMovement())
    expectQuiet(&line)
    for (force, direction) in Self.faces[..<4] {
      try expectEdge(of: &line) { feel(force) }
      #expect(try driver.readAccelerometerInterrupt().direction == direction)
      expectQuiet(&line)
    }
  }

  @Test func fourDirections() throws {
    var line = try line()
    _ = try start(.directionPosition(), fourDirections: true)
    feel([0, 0, 1])
    expectQuiet(&line)
    try expectEdge(of: &line) { feel([-1, 0, 0]) }
  }

  // MARK: Activity

  /// At rest the gyroscope is off, or asleep, while the accelerometer goes on at its rate; a movement wakes it. Gravity
  /// counts, and the threshold is above it.
  @Test(arguments: [false, true])
  func activity(sleeps: Bool) throws {
    var line = try line("INT2")
    feel([0, 0, 1])
    var driver = try LSM9DS1AG(
      on: I2CDevice(circuit.wire, .lsm9ds1ag),
      .init(
        rate: .hertz238,
        activity: .init(threshold: 1.25, duration: .milliseconds(800), gyroscopeSleeps: sleeps),
        pins: .init(interrupt2: .inactivity)))
    circuit.advance(by: driver.settlingTime)
    #expect(try !driver.isInactive())
    feel([0, 0, 1.3])
    circuit.advance(by: .seconds(1))
    #expect(try !driver.isInactive())
    #expect(try driver.read().hasAngularRate)
    // 190 samples of 4.2 ms.
    try expectEdge(of: &line, atSample: 190) { feel([0, 0, 1]) }
    #expect(try driver.isInactive())
    _ = try driver.read()
    var count = 0
    let end = circuit.now + .seconds(1)
    while circuit.now < end {
      circuit.advance(by: .milliseconds(1))
      guard try driver.hasSample() else { continue }
      let sample = try driver.read()
      #expect(!sample.hasAngularRate)
      if sample.hasAcceleration { count += 1 }
    }
    #expect(abs(count - 238) <= 1)
    feel([1.3, 0, 0])
    circuit.advance(by: Self.period * 2)
    #expect(try !driver.isInactive())
    #expect(!line.isActive())
    // From power-down the gyroscope starts anew; a read before that is one of samples that are not good.
    if !sleeps { circuit.advance(by: .milliseconds(450)) }
    circuit.advance(by: Self.period * 8)
    turn([10, 0, 0])
    circuit.advance(by: Self.period * 2)
    let sample = try driver.read()
    #expect(sample.hasAngularRate && abs(sample.angularRate.degreesPerSecond.x - 10) < 0.01)
    #expect(circuit.finish().isClean)
  }

  // MARK: Lost configuration

  /// A chip whose supply has failed has no events any more; the driver notices that.
  @Test func supply() throws {
    var driver = try start(.directionPosition(), .wakeUp())
    circuit.powerCycle()
    circuit.advance(by: .milliseconds(100))
    feel([0, 0, 1])
    for _ in 0..<16 { #expect(try !driver.readAccelerometerInterrupt().isActive) }
    #expect(throws: SensorError.lostConfiguration) { try driver.readAccelerometerInterrupt() }
    #expect(throws: SensorError.lostConfiguration) { try driver.readGyroscopeInterrupt() }
    #expect(throws: SensorError.lostConfiguration) { try driver.isInactive() }
    #expect(throws: SensorError.lostConfiguration) { try driver.read() }
    try driver.configure(driver.configuration)
    try driver.arm(circuit.timebase)
    #expect(try driver.readAccelerometerInterrupt().direction == .plusZ)
  }

  /// Another program that changes one register of the events.
  @Test(
    arguments: [0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0C, 0x0D, 0x1E, 0x30, 0x31, 0x37]
      as [UInt8])
  func anotherProgram(register: UInt8) throws {
    var driver = try LSM9DS1AG(
      on: I2CDevice(circuit.wire, .lsm9ds1ag),
      .init(
        accelerometerInterrupt: .wakeUp(threshold: 1, duration: .milliseconds(100)),
        gyroscopeInterrupt: .wakeUp(duration: .milliseconds(100)),
        activity: .init(threshold: 1.5, duration: .seconds(1)),
        pins: .init(interrupt1: .accelerometerInterrupt, interrupt2: .inactivity)))
    try driver.arm(circuit.timebase)
    var other = I2CDevice(circuit.wire, .lsm9ds1ag)
    try other.write([0x38].span, to: register)
    feel([0, 0, 0])
    for _ in 0..<16 { _ = try driver.readGyroscopeInterrupt() }
    #expect(throws: SensorError.lostConfiguration) { try driver.readGyroscopeInterrupt() }
  }
}
