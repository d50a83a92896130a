// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The LIS3DH's driver against the emulated chip: every mode, its events, the FIFO, the auxiliary ADC.
@Suite struct LIS3DHTests {
  typealias Configuration = LIS3DHConfiguration
  typealias Driver = LIS3DH<I2CDevice<CircuitI2C>>

  /// A board at rest, face up.
  let circuit = Circuit(.lis3dh)

  func start(_ configuration: Configuration) throws -> Driver {
    var driver = try LIS3DH(on: I2CDevice(circuit.wire, .lis3dh), configuration)
    try driver.arm(circuit.timebase)
    return driver
  }

  func line(_ pin: String = "INT1") throws -> CircuitLine {
    try #require(circuit.line(pin, of: .i2c(0x18)))
  }

  func expectQuiet(
    _ line: inout CircuitLine, for time: Duration = .seconds(1),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    while line.waitForEdge(until: circuit.now) != nil {}
    let edge = line.waitForEdge(until: circuit.now + time)
    #expect(edge == nil, sourceLocation: sourceLocation)
  }

  // MARK: Samples

  /// In g, of a digit of the mode (datasheet, Table 4).
  static func digit(_ mode: Configuration.Mode, _ range: Configuration.Range) -> Double {
    let finest: Double =
      switch range {
      case .g2: 0.001
      case .g4: 0.002
      case .g8: 0.004
      case .g16: 0.012
      }
    return switch mode {
    case .highResolution: finest
    case .normal: 4 * finest
    case .lowPower: 16 * finest
    }
  }

  /// World → chip → wire → driver → quantity, on both wires: within half a digit of the mode, and clipped
  /// at its codes.
  @Test(arguments: Configuration.Mode.allCases, Configuration.Range.allCases)
  func everyModeAndRange(mode: Configuration.Mode, range: Configuration.Range) throws {
    let digit = Self.digit(mode, range)
    let half: Double = mode == .highResolution ? 2048 : mode == .normal ? 512 : 128
    let configuration = Configuration(mode: mode, range: range)
    let onSPI = Circuit(.lis3dh.on(spi: 0))
    var first = try LIS3DH(on: I2CDevice(circuit.wire, .lis3dh), configuration)
    var second = try LIS3DH(on: SPIDevice(onSPI.wire(spi: 0), .lis3dh), configuration)
    for part in GenericSweep.parts {
      let force = Axes(part, -part, part / 2) * range.g
      for circuit in [circuit, onSPI] {
        circuit.change { $0.specificForce = force }
        circuit.advance(by: .milliseconds(100))
      }
      let expected = force.map { max(-half * digit, min((half - 1) * digit, $0)) }
      for sample in [try first.read(), try second.read()] {
        #expect(sample.isNew)
        let error = sample.acceleration.g - expected
        let greatest = max(abs(error.x), abs(error.y), abs(error.z))
        #expect(greatest <= digit / 2 * (1 + 1e-9))
      }
    }
    #expect(circuit.finish().isClean && onSPI.finish().isClean)
  }

  @Test(arguments: Configuration.Mode.allCases, Configuration.Rate.allCases)
  func everyRate(mode: Configuration.Mode, rate: Configuration.Rate) throws {
    // At 5.376 kHz a read takes longer than a period.
    guard let hertz = rate.hertz(in: mode), hertz < 5000 else { return }
    var driver = try start(
      .init(mode: mode, rate: rate, pins: .init(interrupt1: .dataReady)))
    var line = try line()
    _ = try driver.read()
    var edges: [Int64] = []
    for _ in 0..<4 {
      let edge = line.waitForEdge(until: circuit.now + .seconds(3))
      edges.append(try #require(edge).nanoseconds)
      #expect(try driver.read().isNew)
    }
    let period = edges[3] - edges[2]
    #expect(abs(Double(period) - 1e9 / hertz) <= 1)
  }

  @Test func aGoodChipPasses() throws {
    var driver = try start(.init(rate: .hertz400, range: .g4))
    let result = try driver.selfTest(circuit.timebase)
    #expect(result.passed)
    // The middle of 17…360 digits of 4 mg.
    #expect(abs(result.plus.x - 754) <= 4 && abs(result.minus.z + 754) <= 4)
    circuit.advance(by: driver.settlingTime)
    circuit.advance(by: .milliseconds(3))
    #expect(try driver.read().acceleration.g == [0, 0, 1])
    #expect(circuit.finish().isClean)
  }

  /// The force of the self-test in digits of 10 bits.
  @Test(
    arguments: [
      ([18, 18, 18], true), ([359, 359, 359], true), ([15, 100, 100], false),
      ([100, 100, 363], false), ([0, 0, 0], false), ([-100, -100, -100], false),
    ] as [([Double], Bool)])
  func aChipOfAnotherResponse(digits: [Double], passed: Bool) throws {
    var chip = LIS3DHChip()
    chip.selfTestForce = Axes(digits[0], digits[1], digits[2]) * 0.004
    let circuit = Circuit(.lis3dh(chip))
    var driver = try LIS3DH(on: I2CDevice(circuit.wire, .lis3dh))
    #expect(try driver.selfTest(circuit.timebase).passed == passed)
  }

  @Test func threeWires() throws {
    let circuit = Circuit(.lis3dh.on(spi: 0, threeWire: true))
    var driver = try LIS3DH(
      on: SPIDevice(circuit.wire(spi: 0), .lis3dh), .init(range: .g2, threeWireSPI: true))
    circuit.advance(by: driver.settlingTime)
    #expect(try driver.read().raw == Axes(0, 0, 1000))
    circuit.advance(by: try driver.reboot(circuit.timebase))
    #expect(try driver.read().raw == Axes(0, 0, 1000))
    try driver.reset()
    circuit.advance(by: try driver.configure(.init(range: .g2, threeWireSPI: true)))
    #expect(try driver.read().raw == Axes(0, 0, 1000))
  }

  // MARK: Events

  @Test func freeFallAndWakeUp() throws {
    var line = try line()
    var driver = try start(
      .init(
        range: .g2, interrupt1: .freeFall(), interrupt2: .wakeUp(),
        pins: .init(interrupt1: .interrupt1, interrupt2: .interrupt2)))
    var second = try self.line("INT2")
    expectQuiet(&line)
    circuit.change { $0.specificForce = [0.1, -0.3, 0.1] }
    let fall = line.waitForEdge(until: circuit.now + .milliseconds(50))
    #expect(fall != nil)
    #expect(try driver.readInterrupt(.one).low == Axes(true, true, true))
    circuit.change { $0.specificForce = [0, 0, 1] }
    circuit.advance(by: .seconds(1))
    _ = try driver.readInterrupt(.one)
    _ = try driver.readInterrupt(.two)
    expectQuiet(&second)
    circuit.change { $0.specificForce = [0.5, 0, 1] }
    let wake = second.waitForEdge(until: circuit.now + .milliseconds(50))
    #expect(wake != nil)
    #expect(try driver.readInterrupt(.two).high == Axes(true, false, false))
    #expect(circuit.finish().isClean)
  }

  /// Lets the board feel a force for a time.
  func click(_ force: Axes<Double> = [4, 0, 1], for time: Duration = .milliseconds(10)) {
    circuit.change { $0.specificForce = force }
    circuit.advance(by: time)
    circuit.change { $0.specificForce = [0, 0, 1] }
  }

  static let no = Axes(false, false, false)

  @Test func singleClick() throws {
    var line = try line("INT2")
    var driver = try start(
      .init(rate: .hertz400, range: .g8, click: .single(), pins: .init(interrupt2: .click)))
    expectQuiet(&line)
    // Not hard enough, then too long for 30 ms.
    click([1.9, 0, 1])
    expectQuiet(&line)
    click(for: .milliseconds(40))
    expectQuiet(&line)
    click()
    let edge = line.waitForEdge(until: circuit.now + .milliseconds(5))
    #expect(edge != nil)
    #expect(
      try driver.readClick()
        == STClickSource(isActive: true, single: Axes(true, false, false), double: Self.no))
    #expect(!line.isActive())
    click([0, -4, 1])
    circuit.advance(by: .milliseconds(5))
    let second = try driver.readClick()
    #expect(second.single == Axes(false, true, false) && second.isNegative)
    #expect(circuit.finish().isClean)
  }

  /// A second click counts 100 to 300 ms after the first.
  @Test(arguments: [(50, false), (150, true), (250, true), (350, false)])
  func doubleClick(milliseconds: Int, isDouble: Bool) throws {
    var line = try line()
    var driver = try start(
      .init(rate: .hertz400, range: .g8, click: .double(), pins: .init(interrupt1: .click)))
    click([0, 0, 5])
    expectQuiet(&line, for: .milliseconds(milliseconds))
    click([0, 0, 5])
    let edge = line.waitForEdge(until: circuit.now + .milliseconds(5))
    #expect((edge != nil) == isDouble)
    #expect(try driver.readClick().double == Axes(false, false, isDouble))
  }

  /// Through the high-pass filter a threshold may be below gravity.
  @Test(arguments: [false, true])
  func softClick(highPassed: Bool) throws {
    var line = try line()
    var driver = try start(
      .init(
        rate: .hertz400, range: .g2, click: .single(threshold: 0.5, highPassed: highPassed),
        pins: .init(interrupt1: .click)))
    _ = try driver.readClick()
    expectQuiet(&line)
    click([0, 0, 1.8])
    let edge = line.waitForEdge(until: circuit.now + .milliseconds(5))
    #expect((edge != nil) == highPassed)
    #expect(try driver.readClick().single.z == highPassed)
  }

  /// A latched click that an earlier configuration left does not hold the pin.
  @Test func aClickThatHadLatched() throws {
    let configuration = Configuration(
      rate: .hertz400, range: .g8, click: .single(), pins: .init(interrupt1: .click))
    var driver = try start(configuration)
    let line = try line()
    click()
    circuit.advance(by: .milliseconds(5))
    #expect(line.isActive())
    try driver.configure(configuration)
    #expect(!line.isActive())
  }

  /// Asleep the chip samples at 10 Hz, and after it was moved at its rate.
  @Test func activity() throws {
    var line = try line("INT2")
    var driver = try start(
      .init(
        mode: .normal, range: .g2,
        activity: .init(threshold: 1.2, duration: .milliseconds(970)),
        pins: .init(interrupt2: .activity)))
    let begin = circuit.now
    let edge = line.waitForEdge(until: circuit.now + .seconds(2))
    let asleep = try #require(edge)
    #expect(asleep - begin > .milliseconds(900) && asleep - begin < .milliseconds(980))
    #expect(abs(try samples(&driver) - 10) <= 1)
    circuit.change { $0.specificForce = [1.5, 0, 1] }
    circuit.advance(by: .milliseconds(120))
    #expect(!line.isActive())
    #expect(abs(try samples(&driver) - 100) <= 1)
    #expect(try driver.read().acceleration.g == [1.5, 0, 1])
    #expect(circuit.finish().isClean)
  }

  /// How many new samples come in a second.
  private func samples(_ driver: inout Driver) throws -> Int {
    var count = 0
    let end = circuit.now + .seconds(1)
    while circuit.now < end {
      if try driver.read().isNew { count += 1 }
      circuit.advance(by: .milliseconds(5))
    }
    return count
  }

  // MARK: The auxiliary ADC

  /// 10 bits over 0.8 V; in low-power mode 8.
  @Test(arguments: [
    (Configuration.Mode.normal, 0.8 / 1024), (.highResolution, 0.8 / 1024), (.lowPower, 0.8 / 256),
  ])
  func voltages(mode: Configuration.Mode, digit: Double) throws {
    var chip = LIS3DHChip()
    chip.adcInputs = Axes(0.9, 1.2, 1.5321)
    let circuit = Circuit(.lis3dh(chip))
    var line = try #require(circuit.line("INT1", of: .i2c(0x18)))
    var driver = try LIS3DH(
      on: I2CDevice(circuit.wire, .lis3dh),
      .init(mode: mode, adc: .pins, pins: .init(interrupt1: .adcReady)))
    circuit.advance(by: driver.settlingTime)
    _ = try driver.readADC()
    while line.waitForEdge(until: circuit.now) != nil {}
    let edge = line.waitForEdge(until: circuit.now + .milliseconds(15))
    #expect(edge != nil)
    let conversion = try driver.readADC()
    #expect(conversion.isNew && !conversion.overrun)
    #expect(!line.isActive())
    for (code, volts) in [
      (conversion.channel1, 0.9), (conversion.channel2, 1.2), (conversion.channel3, 1.5321),
    ] {
      #expect(abs(LIS3DHConversion.volts(code) - volts) <= digit / 2 + 1e-9)
    }
    #expect(circuit.finish().isClean)
  }

  @Test(arguments: [-20.0, 25, 31.25, 80])
  func temperature(celsius: Double) throws {
    circuit.change { $0.temperature = celsius }
    var driver = try LIS3DH(on: I2CDevice(circuit.wire, .lis3dh), .init(adc: .thermometer))
    circuit.advance(by: driver.settlingTime)
    #expect(try driver.readTemperature().celsius() == celsius)
    #expect(circuit.finish().isClean)
  }

  // MARK: The FIFO

  /// At 400 Hz on its line: one transaction a drain, not a set lost, each with its time. The FIFO has 10
  /// bits a code.
  @Test(arguments: GyroscopeFIFOTests.rateErrors, Configuration.Mode.allCases)
  func drainsOnItsLine(rateError: Double, mode: Configuration.Mode) throws {
    var bench = try AccelerometerBench(rateError: rateError, mode: mode)
    var line = try bench.line()
    let before = bench.circuit.transactionCount
    for drains in 1...500 {
      let edge = try bench.nextEdge(&line)
      let drain = try bench.drain(at: edge)
      if drains == 3 { bench.worst = 0 }
      #expect(drain == .init(count: 10, lost: 0, more: false, isStopped: false))
    }
    #expect(bench.count == bench.sampled)
    // One FIFO_SRC_REG at the first edge.
    #expect(bench.circuit.transactionCount == before + 501)
    #expect(bench.worst < 0.002, "of a period")
    #expect(bench.samples[0].acceleration.g == [0.512, -0.768, 1.024])
    #expect(bench.circuit.finish().isClean)
  }

  /// Up to 40 ms late, or without a line every 50 ms at most.
  @Test(arguments: GyroscopeFIFOTests.rateErrors, [true, false])
  func drainsLate(rateError: Double, hasLine: Bool) throws {
    var bench = try AccelerometerBench(
      rateError: rateError, pins: .init(interrupt1: hasLine ? .watermark : .init()))
    var line = try bench.line()
    var random = SplitMix(state: 4)
    for drains in 1...500 {
      let edge = hasLine ? line.waitForEdge(until: bench.circuit.now + .milliseconds(40)) : nil
      bench.circuit.advance(
        by: .nanoseconds(Int64(random.next() % (hasLine ? 40_000_000 : 50_000_000))))
      var drain = try bench.drain(at: edge)
      #expect(drain.lost == 0)
      while drain.more { drain = try bench.drain() }
      if drains == 100 { bench.worst = 0 }
    }
    #expect(bench.count == bench.sampled)
    #expect(bench.worst < 1, "of a period")
    #expect(bench.circuit.finish().isClean)
  }

  /// Too late, every few drains: what is gone is counted, to the set.
  @Test(arguments: GyroscopeFIFOTests.rateErrors)
  func overruns(rateError: Double) throws {
    var bench = try AccelerometerBench(rateError: rateError)
    var line = try bench.line()
    var random = SplitMix(state: 5)
    for number in 1...500 {
      let edge = line.waitForEdge(until: bench.circuit.now + .milliseconds(40))
      if number > 20 && number % 5 == 0 {
        bench.circuit.advance(by: .nanoseconds(Int64(random.next() % 600_000_000)))
      }
      var drain = try bench.drain(at: edge)
      while drain.more { drain = try bench.drain() }
      if number % 5 == 4 { #expect(bench.count + bench.lost == bench.sampled, "\(number)") }
    }
    #expect(bench.lost > 0)
    #expect(bench.circuit.finish().isClean)
  }

  /// Stream to FIFO, triggered by a wake-up on INT2: what was before the event stays.
  @Test func keepsWhatWasBefore() throws {
    var driver = try start(
      .init(
        mode: .normal, rate: .hertz100, range: .g2, interrupt2: .wakeUp(threshold: 0.5),
        pins: .init(interrupt2: .interrupt2),
        fifo: .init(.streamToFIFO, trigger: .interrupt2)))
    try driver.rearmFIFO(circuit.timebase)
    circuit.advance(by: .seconds(1))
    circuit.change { $0.specificForce = [1.6, 0, 1] }
    circuit.advance(by: .seconds(1))
    var samples = [LIS3DHTimedSample](repeating: .init(), count: 32)
    var span = samples.mutableSpan
    let drain = try driver.drain(into: &span, circuit.timebase)
    let moved = samples[..<drain.count].filter { $0.acceleration.g.x == 1.6 }.count
    #expect(drain.count > 20)
    #expect(moved >= 1 && moved <= 3)
    #expect(try driver.readInterrupt(.two).high.x)
  }
}

/// A LIS3DH at 400 Hz and ±4 g that collects in its FIFO.
typealias AccelerometerBench = FIFOBench<LIS3DHConfiguration>

extension FIFOBench where Configuration == LIS3DHConfiguration {
  init(
    rateError: Double, mode: LIS3DHConfiguration.Mode = .highResolution,
    pins: LIS3DHConfiguration.Pins = .init(interrupt1: .watermark)
  ) throws {
    var chip = LIS3DHChip()
    chip.rateError = rateError
    let circuit = Circuit(.lis3dh(chip))
    circuit.change { $0.specificForce = [0.512, -0.768, 1.024] }
    let driver = try LIS3DH(
      on: I2CDevice(circuit.wire, .lis3dh),
      .init(
        mode: mode, rate: .hertz400, range: .g4, pins: pins, fifo: .init(.stream, watermark: 9)))
    try self.init(
      circuit, driver, "INT1", of: .i2c(0x18), period: 1e9 / 400 / (1 + rateError), room: 32)
  }
}
