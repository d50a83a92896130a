// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The driver's interrupt presets on an emulated LIS331DL: each edge comes at the expected sample.
@Suite struct EightBitAccelerometerTests {
  typealias Configuration = LIS331DLConfiguration
  typealias Driver = LIS331DL<I2CDevice<CircuitI2C>>

  /// A board at rest, face up.
  let circuit = Circuit(.lis331dl)

  func start(_ configuration: Configuration) throws -> Driver {
    var driver = try LIS331DL(on: I2CDevice(circuit.wire, .lis331dl), configuration)
    try driver.arm(circuit.timebase)
    return driver
  }

  func line(_ pin: String = "INT1") throws -> CircuitLine {
    try #require(circuit.line(pin, of: .i2c(0x1C)))
  }

  func expectEdge(
    of line: inout CircuitLine, after force: Axes<Double>, atSample count: Int64,
    period: Int64 = 10_000_000, sourceLocation: SourceLocation = #_sourceLocation
  ) {
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

  @Test func freeFall() throws {
    var line = try line()
    var driver = try start(
      .init(range: .g2, interrupt1: .freeFall(), pins: .init(interrupt1: .interrupt1)))
    expectQuiet(&line)
    expectEdge(of: &line, after: [0.1, -0.3, 0.1], atSample: 3)
    circuit.change { $0.specificForce = [0, 0, 1] }
    circuit.advance(by: .seconds(1))
    #expect(
      try driver.readInterrupt(.one)
        == LIS331DLInterruptSource(isActive: true, high: Self.no, low: Self.yes))
    // The counter stands still while the interrupt is latched.
    expectQuiet(&line)
    expectEdge(of: &line, after: [0, 0, 0], atSample: 3)
  }

  @Test func wakeUp() throws {
    var line = try line("INT2")
    var driver = try start(
      .init(
        rate: .hertz400, range: .g2, interrupt2: .wakeUp(), pins: .init(interrupt2: .interrupt2)))
    expectQuiet(&line)
    circuit.change { $0.specificForce = [0.4, 0, 1] }
    expectQuiet(&line)
    expectEdge(of: &line, after: [-0.4, 0, 1], atSample: 1, period: 2_500_000)
    #expect(try driver.readInterrupt(.two).high == Axes(true, false, false))
    #expect(!line.isActive())
  }

  @Test func motionAndNoMotion() throws {
    var line = try line()
    var driver = try start(
      .init(
        range: .g2, interrupt1: .motion(), interrupt2: .noMotion(duration: .seconds(2)),
        pins: .init(interrupt1: .interrupt1, interrupt2: .interrupt2)))
    var still = try self.line("INT2")
    let first = still.waitForEdge(until: circuit.now + .seconds(3))
    #expect(first != nil)
    expectEdge(of: &line, after: [0, 1, 1], atSample: 1)
    #expect(!still.isActive())
    #expect(try driver.readInterrupt(.one).high.y)
    circuit.advance(by: .seconds(1))
    #expect(!line.isActive() && !still.isActive())
    let second = still.waitForEdge(until: circuit.now + .seconds(3))
    #expect(second != nil)
    #expect(try driver.readInterrupt(.two).low == Self.yes)
  }

  /// Applies a specific force, by default with 4 g on x, for a duration.
  func click(_ force: Axes<Double> = [4, 0, 1], for time: Duration = .milliseconds(10)) {
    circuit.change { $0.specificForce = force }
    circuit.advance(by: time)
    circuit.change { $0.specificForce = [0, 0, 1] }
  }

  @Test func singleClick() throws {
    var line = try line()
    var driver = try start(
      .init(rate: .hertz400, click: .single(), pins: .init(interrupt1: .click)))
    expectQuiet(&line)
    // The first click is too weak, the second too long for a limit of 30 ms.
    click([1.9, 0, 1])
    expectQuiet(&line)
    click(for: .milliseconds(40))
    expectQuiet(&line)
    click()
    let edge = line.waitForEdge(until: circuit.now + .milliseconds(5))
    #expect(edge != nil)
    #expect(
      try driver.readClick()
        == LIS331DLClickSource(isActive: true, single: Axes(true, false, false), double: Self.no))
    #expect(!line.isActive())
    click([0, -4, 1])
    circuit.advance(by: .milliseconds(5))
    #expect(try driver.readClick().single == Axes(false, true, false))
  }

  /// A double click needs a second click 100 to 300 ms after the first.
  @Test(arguments: [(50, false), (150, true), (250, true), (350, false)])
  func doubleClick(milliseconds: Int, isDouble: Bool) throws {
    var line = try line()
    var driver = try start(
      .init(rate: .hertz400, click: .double(), pins: .init(interrupt1: .click)))
    click([0, 0, 5])
    expectQuiet(&line, for: .milliseconds(milliseconds))
    click([0, 0, 5])
    let edge = line.waitForEdge(until: circuit.now + .milliseconds(5))
    #expect((edge != nil) == isDouble)
    #expect(try driver.readClick().double == Axes(false, false, isDouble))
  }

  @Test func gravityDoesNotPassTheFilter() throws {
    var driver = try start(.init(range: .g2, highPass: .init(onData: true)))
    circuit.advance(by: .milliseconds(10))
    #expect(try driver.read().acceleration.g == [0, 0, 0])
    circuit.change { $0.specificForce = [0, 0.54, 1] }
    circuit.advance(by: .milliseconds(10))
    #expect(try driver.read().acceleration.g.y > 0.4)
    try driver.resetHighPass()
    circuit.advance(by: .milliseconds(10))
    #expect(try driver.read().acceleration.g == [0, 0, 0])
  }

  @Test func aGoodChipPasses() throws {
    var driver = try start(.init(rate: .hertz400))
    let result = try driver.selfTest(circuit.timebase)
    #expect(result.passed)
    #expect(result.plus == Axes(-17, 17, 17))
    #expect(result.minus == Axes(17, -17, -17))
    circuit.advance(by: driver.settlingTime)
    #expect(try driver.read().raw == Axes(0, 0, 14))
    #expect(circuit.finish().isClean)
  }

  /// The force of the self-test in digits of 18 mg.
  @Test(
    arguments: [
      ([-3, 3, 3], true), ([-32, 32, 32], true), ([-2, 17, 17], false), ([-17, 33, 17], false),
      ([17, 17, 17], false), ([0, 0, 0], false),
    ] as [([Double], Bool)])
  func aChipOfAnotherResponse(digits: [Double], passed: Bool) throws {
    var chip = LIS331DLChip()
    chip.selfTestForce = Axes(digits[0], digits[1], digits[2]) * 0.018
    chip.rateError = -0.4
    let circuit = Circuit(.lis331dl(chip))
    var driver = try LIS331DL(on: I2CDevice(circuit.wire, .lis331dl))
    #expect(try driver.selfTest(circuit.timebase).passed == passed)
  }

  @Test func dataReady() throws {
    var line = try line()
    var driver = try LIS331DL(
      on: I2CDevice(circuit.wire, .lis331dl),
      .init(rate: .hertz400, pins: .init(interrupt1: .dataReady)))
    for _ in 0..<400 {
      let edge = line.waitForEdge(until: circuit.now + .milliseconds(20))
      #expect(edge != nil)
      let sample = try driver.read()
      #expect(sample.isNew && !sample.overrun)
    }
  }

  @Test func threeWires() throws {
    let circuit = Circuit(.lis331dl.on(spi: 0, threeWire: true))
    var driver = try LIS331DL(
      on: SPIDevice(circuit.wire(spi: 0), .lis331dl), .init(range: .g2, threeWireSPI: true))
    circuit.advance(by: driver.settlingTime)
    #expect(try driver.read().raw == Axes(0, 0, 56))
    circuit.advance(by: try driver.reboot(circuit.timebase))
    #expect(try driver.read().raw == Axes(0, 0, 56))
    #expect(try driver.selfTest(circuit.timebase).passed)
    try driver.reset()
    circuit.advance(by: try driver.configure(.init(range: .g2, threeWireSPI: true)))
    #expect(try driver.read().raw == Axes(0, 0, 56))
  }
}
