// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The driver's interrupt presets on the emulated chip: each edge comes at the expected sample.
@Suite struct AccelerometerInterruptTests {
  typealias Configuration = LIS331DLHConfiguration
  typealias Driver = LIS331DLH<I2CDevice<CircuitI2C>>

  /// A board at rest, face up.
  let circuit = Circuit(.lis331dlh)

  func start(_ configuration: Configuration) throws -> Driver {
    var driver = try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh), configuration)
    try driver.arm(circuit.timebase)
    return driver
  }

  func line(activeLow: Bool = false) throws -> CircuitLine {
    try #require(circuit.line("INT1", of: .i2c(0x18), activeLow: activeLow))
  }

  /// Changes the force and expects an edge at the n-th sample after that.
  func expectEdge(
    of line: inout CircuitLine, after force: Axes<Double>, atSample count: Int64,
    period: Int64 = 10_000_000, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Earlier edges are consumed; the change is half a period after a sample.
    while line.waitForEdge(until: circuit.now) != nil {}
    circuit.advance(by: .nanoseconds(period / 2))
    circuit.change { $0.specificForce = force }
    let next = line.nextEvent.nanoseconds
    let edge = line.waitForEdge(until: circuit.now + .seconds(5))
    #expect(
      edge?.nanoseconds == next + (count - 1) * period, sourceLocation: sourceLocation)
  }

  func expectQuiet(
    _ line: inout CircuitLine, for time: Duration = .seconds(1),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    while line.waitForEdge(until: circuit.now) != nil {}
    let edge = line.waitForEdge(until: circuit.now + time)
    #expect(edge == nil, sourceLocation: sourceLocation)
  }

  static let yes = Axes(true, true, true)
  static let no = Axes(false, false, false)

  @Test func wakeUp() throws {
    var line = try line()
    var driver = try start(.init(range: .g2, interrupt1: .wakeUp(threshold: 0.25)))
    #expect(!line.isActive())
    expectQuiet(&line)
    // Below the threshold of 256 mg.
    circuit.change { $0.specificForce = [0.24, 0, 1] }
    expectQuiet(&line)
    // The filter has settled, so gravity does not count: a step from 0.24 to −0.15 exceeds the
    // threshold.
    expectEdge(of: &line, after: [-0.15, 0, 1], atSample: 1)
    expectQuiet(&line)
    #expect(line.isActive())
    let source = try driver.readInterrupt(.one)
    #expect(source.isActive && source.high == Axes(true, false, false))
    #expect(!line.isActive())
    #expect(try !driver.readInterrupt(.one).isActive)
    expectEdge(of: &line, after: [-0.15, 0, 1.5], atSample: 1)
    #expect(try driver.readInterrupt(.one).high == Axes(false, false, true))
  }

  @Test func aWakeUpThatLasts() throws {
    var line = try line()
    var driver = try start(
      .init(
        rate: .hertz400, range: .g2,
        interrupt1: .wakeUp(threshold: 0.25, duration: .milliseconds(10))))
    // A knock of two samples is too short.
    circuit.change { $0.specificForce = [1, 0, 1] }
    circuit.advance(by: .milliseconds(5))
    circuit.change { $0.specificForce = [0, 0, 1] }
    expectQuiet(&line)
    expectEdge(of: &line, after: [1, 0, 1], atSample: 4, period: 2_500_000)
    #expect(try driver.readInterrupt(.one).high.x)
  }

  @Test func freeFall() throws {
    var line = try line()
    var driver = try start(.init(range: .g2, interrupt1: .freeFall()))
    circuit.change { $0.specificForce = [0.1, 0.36, 0.1] }
    expectQuiet(&line)
    // Threshold 352 mg, duration 30 ms.
    expectEdge(of: &line, after: [0.1, -0.35, 0.1], atSample: 3)
    circuit.change { $0.specificForce = [0, 0, 1] }
    circuit.advance(by: .seconds(1))
    #expect(
      try driver.readInterrupt(.one)
        == LIS331DLHInterruptSource(isActive: true, high: Self.no, low: Self.yes))
    expectQuiet(&line)
    expectEdge(of: &line, after: [0, 0, 0], atSample: 3)
  }

  @Test func motion() throws {
    var line = try line()
    var driver = try start(.init(range: .g2, interrupt1: .motion(threshold: 0.25)))
    expectQuiet(&line)
    expectEdge(of: &line, after: [0, 1, 1], atSample: 1)
    #expect(try driver.readInterrupt(.one).high == Axes(false, true, false))
    // The filter settles, and the interrupt ends by itself.
    circuit.advance(by: .seconds(1))
    #expect(!line.isActive())
    expectEdge(of: &line, after: [0, 0, 1], atSample: 1)
  }

  @Test func noMotion() throws {
    var line = try line()
    var driver = try start(
      .init(range: .g2, interrupt1: .noMotion(threshold: 0.25, duration: .seconds(1))))
    // The board has been still since the interrupt was armed, and before.
    let first = line.waitForEdge(until: circuit.now + .seconds(2))
    #expect(first != nil)
    #expect(try driver.readInterrupt(.one).low == Self.yes)
    circuit.change { $0.specificForce = [0, 0, 2] }
    circuit.advance(by: .milliseconds(20))
    #expect(!line.isActive())
    let second = line.waitForEdge(until: circuit.now + .seconds(2))
    #expect(second != nil)
  }

  static let faces: [(Axes<Double>, LIS331DLHInterruptSource.Direction?)] = [
    ([0, 0, 1], .plusZ), ([1, 0, 0], .plusX), ([-1, 0, 0], .minusX), ([0, 1, 0], .plusY),
    ([0, -1, 0], .minusY), ([0, 0, -1], .minusZ), ([0.7, 0, 0.7], nil), ([0.2, 0.3, 0.98], .plusZ),
    ([0.4, 0.4, 0.4], nil),
  ]

  @Test(arguments: faces)
  func directionPosition(force: Axes<Double>, direction: LIS331DLHInterruptSource.Direction?) throws
  {
    var line = try line()
    var driver = try start(.init(range: .g2, interrupt1: .directionPosition()))
    #expect(line.isActive())
    circuit.change { $0.specificForce = [0, 0, 0] }
    circuit.advance(by: .milliseconds(10))
    #expect(!line.isActive())
    guard let direction else {
      circuit.change { $0.specificForce = force }
      circuit.advance(by: .milliseconds(10))
      #expect(!line.isActive())
      return #expect(try driver.readInterrupt(.one).direction == nil)
    }
    expectEdge(of: &line, after: force, atSample: 1)
    let source = try driver.readInterrupt(.one)
    #expect(source.isActive && source.direction == direction)
  }

  @Test func directionMovement() throws {
    var line = try line()
    var driver = try start(.init(range: .g2, interrupt1: .directionMovement()))
    expectQuiet(&line)
    for (force, direction) in Self.faces[1..<6] {
      expectEdge(of: &line, after: force, atSample: 1)
      #expect(try driver.readInterrupt(.one).direction == direction)
      #expect(!line.isActive())
      // A change to a pose between two directions and back is not a new direction.
      circuit.change { $0.specificForce = [0.6, 0.6, 0.6] }
      expectQuiet(&line)
      circuit.change { $0.specificForce = force }
      expectQuiet(&line)
    }
  }

  /// Both generators on one active-low pin; their source registers distinguish them.
  @Test func eitherInterrupt() throws {
    var line = try line(activeLow: true)
    var driver = try start(
      .init(
        range: .g2, interrupt1: .wakeUp(threshold: 0.5), interrupt2: .freeFall(),
        pins: .init(interrupt1: .eitherInterrupt, activeLow: true)))
    expectQuiet(&line)
    expectEdge(of: &line, after: [1, 0, 1], atSample: 1)
    #expect(try driver.readInterrupt(.two).isActive == false)
    #expect(line.isActive())
    #expect(try driver.readInterrupt(.one).isActive)
    #expect(!line.isActive())
    // A fall is also a movement, whose interrupt comes first.
    expectEdge(of: &line, after: [0, 0, 0], atSample: 1)
    circuit.advance(by: .milliseconds(20))
    #expect(try driver.readInterrupt(.one).isActive)
    #expect(line.isActive())
    #expect(try driver.readInterrupt(.two).low == Self.yes)
    #expect(!line.isActive())
  }

  /// A second program finds the interrupt that the first one left latched, and its pin works all
  /// the same.
  @Test func whatWasLatchedBeforeIsForgotten() throws {
    var first = try line()
    var driver = try start(.init(range: .g2, interrupt1: .wakeUp(threshold: 0.25)))
    expectEdge(of: &first, after: [1, 0, 1], atSample: 1)
    #expect(first.isActive())
    try driver.configure(.init(range: .g2, interrupt1: .freeFall()))
    #expect(!first.isActive())
    expectEdge(of: &first, after: [0, 0, 0], atSample: 3)
  }

  /// The chip samples at 10 Hz asleep and at 400 Hz awake.
  @Test func sleepToWake() throws {
    var line = try line()
    var driver = try start(
      .init(
        rate: .hertz10, range: .g2, interrupt1: .wakeUp(threshold: 0.25),
        pins: .init(interrupt2: .dataReady), wakeRate: .hertz400))
    func samplesInASecond() throws -> Int {
      var count = 0
      let end = circuit.now + .seconds(1)
      while circuit.now < end {
        circuit.advance(by: .milliseconds(1))
        if try driver.read().isNew { count += 1 }
      }
      return count
    }
    #expect(try 9...11 ~= samplesInASecond())
    expectEdge(of: &line, after: [1, 0, 1], atSample: 1, period: 100_000_000)
    #expect(try driver.readInterrupt(.one).isActive)
    #expect(try samplesInASecond() > 300)
    // Another configuration puts it to sleep again.
    circuit.advance(by: try driver.configure(driver.configuration))
    #expect(try 9...11 ~= samplesInASecond())
  }
}
