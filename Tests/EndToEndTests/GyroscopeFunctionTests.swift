// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The gyroscope's functions other than samples, programmed by the driver, on the emulated chip.
@Suite struct GyroscopeFunctionTests {
  typealias Configuration = L3G4200DConfiguration

  private func device(_ circuit: Circuit) -> I2CDevice<CircuitI2C> {
    I2CDevice(circuit.wire, .l3g4200d)
  }

  private func turn(_ circuit: Circuit, _ x: Double, _ y: Double, _ z: Double) {
    circuit.change { $0.angularRate = Axes(x, y, z) * (.pi / 180) }
  }

  /// More than 100 °/s about y for 50 ms, five samples: then the pin is active until the source is
  /// read.
  @Test func wakeUp() throws {
    let circuit = Circuit(.l3g4200d)
    var line = try #require(circuit.line("INT1", of: .i2c(0x68)))
    var driver = try L3G4200D(
      on: device(circuit),
      .init(
        interrupt: .wakeUp(degreesPerSecond: 100, duration: .milliseconds(50)),
        pins: .init(interrupt: true)))
    circuit.advance(by: driver.settlingTime)
    turn(circuit, 0, -99, 0)
    var edge = line.waitForEdge(until: circuit.now + .milliseconds(200))
    #expect(edge == nil)
    turn(circuit, 0, -101, 0)
    let start = circuit.now
    edge = line.waitForEdge(until: circuit.now + .milliseconds(200))
    let time = try #require(edge) - start
    #expect(time > .milliseconds(40) && time <= .milliseconds(60))
    let event = L3G4200DInterruptSource(
      isActive: true, high: Axes(false, true, false), low: Axes(false, false, false))
    turn(circuit, 0, 0, 0)
    circuit.advance(by: .milliseconds(100))
    #expect(line.isActive())
    #expect(try driver.readInterrupt() == event)
    circuit.advance(by: .milliseconds(30))
    #expect(!line.isActive())
    #expect(try !driver.readInterrupt().isActive)
    #expect(circuit.finish().isClean)
  }

  /// INT1 alone can be low when active (datasheet, CTRL_REG3, H_Lactive).
  @Test func activeLow() throws {
    let circuit = Circuit(.l3g4200d)
    var driver = try L3G4200D(
      on: device(circuit),
      .init(
        interrupt: .wakeUp(degreesPerSecond: 100),
        pins: .init(interrupt: true, activeLow: true)))
    circuit.advance(by: driver.settlingTime)
    let line = try #require(circuit.line("INT1", of: .i2c(0x68), activeLow: true))
    #expect(!line.isActive())
    turn(circuit, 0, 0, 120)
    circuit.advance(by: .milliseconds(30))
    #expect(line.isActive())
    #expect(try driver.readInterrupt().high == Axes(false, false, true))
  }

  /// OUT_TEMP has one digit less for each degree more, and changes once a second.
  @Test func temperature() throws {
    let circuit = Circuit(.l3g4200d)
    var driver = try L3G4200D(on: device(circuit))
    circuit.advance(by: driver.settlingTime + .seconds(1))
    let before = try driver.readTemperature()
    circuit.change { $0.temperature += 10 }
    circuit.advance(by: .seconds(2))
    let after = try driver.readTemperature()
    #expect(Int(after.raw) - Int(before.raw) == -10)
    #expect(after.celsius(offset: 37) - before.celsius(offset: 37) == 10)
  }

  /// The chip loads its trim for 10 ms after power-on, and after BOOT.
  @Test func booting() throws {
    let circuit = Circuit([.l3g4200d], poweredFor: .milliseconds(2))
    var driver = try L3G4200D(on: device(circuit), .init(pins: .init(boot: true)))
    let line = try #require(circuit.line("INT1", of: .i2c(0x68)))
    #expect(line.isActive())
    circuit.advance(by: .milliseconds(10))
    #expect(!line.isActive())
    #expect(try !driver.isBooting())
    turn(circuit, 70, -70, 35)
    circuit.advance(by: try driver.reboot(circuit.timebase))
    #expect(try !driver.isBooting())
    #expect(try driver.read().raw == Axes(1000, -1000, 500))
    circuit.powerCycle()
    circuit.advance(by: .milliseconds(20))
    circuit.advance(by: try driver.configure(.init()))
    #expect(try driver.read().raw == Axes(1000, -1000, 500))
  }

  /// The high-pass filters a constant rate out gradually, or at once when it is restarted.
  @Test func highPass() throws {
    let circuit = Circuit(.l3g4200d)
    var driver = try L3G4200D(
      on: device(circuit), .init(output: .highPass, highPass: .init(cutoff: .step9)))
    circuit.advance(by: driver.settlingTime)
    turn(circuit, 100, 0, 0)
    circuit.advance(by: .milliseconds(20))
    #expect(try abs(driver.read().angularRate.degreesPerSecond.x - 100) < 1)
    try driver.resetHighPass()
    circuit.advance(by: .milliseconds(20))
    #expect(try abs(driver.read().angularRate.degreesPerSecond.x) < 1)
    // Reference mode: 50 °/s are rounded to 3 steps of 17.92 °/s, which is 53.76 °/s.
    try driver.configure(
      .init(output: .highPass, highPass: .init(.reference(degreesPerSecond: 50))))
    circuit.advance(by: .milliseconds(20))
    #expect(try abs(driver.read().angularRate.degreesPerSecond.x - (100 - 53.76)) < 0.1)
    #expect(circuit.finish().isClean)
  }

  @Test(arguments: [
    (Configuration.Range.dps250, 130.0), (.dps500, 200), (.dps2000, 530),
  ])
  func selfTest(range: Configuration.Range, typical: Double) throws {
    let circuit = Circuit(.l3g4200d)
    turn(circuit, 3, -2, 1)
    let configuration = Configuration(rate: .hertz200, range: range, power: .sleep)
    var driver = try L3G4200D(on: device(circuit), configuration)
    let result = try driver.selfTest(circuit.timebase)
    #expect(result.passed)
    let plus = result.plus.map { result.sensitivity.value(Int16($0)) }
    #expect(abs(plus.x - typical) < 1 && abs(plus.y - typical) < 1 && abs(plus.z - typical) < 1)
    #expect(driver.configuration == configuration)
    #expect(circuit.finish().isClean)
  }

  /// The FIFO fills once, stops, and starts again when it is rearmed.
  @Test func fifoMode() throws {
    var bench = try GyroscopeBench(
      rateError: 0.1, mode: .fifo, pins: .init(overrun: true))
    var line = try bench.line()
    for _ in 1...20 {
      let edge = try bench.nextEdge(&line)
      bench.circuit.advance(by: .milliseconds(100))
      #expect(
        try bench.drain(at: edge) == .init(count: 31, lost: 0, more: false, isStopped: true))
      #expect(bench.samples[30].time == edge)
      bench.circuit.advance(by: .milliseconds(100))
      #expect(try bench.drain() == .init(count: 0, lost: 0, more: false, isStopped: false))
      try bench.driver.rearmFIFO(bench.circuit.timebase)
    }
    #expect(bench.circuit.finish().isClean)
  }

  /// The samples before an event: at the event the FIFO fills up and stops.
  @Test func streamToFIFO() throws {
    let circuit = Circuit(.l3g4200d)
    var driver = try L3G4200D(
      on: device(circuit),
      .init(
        rate: .hertz200, interrupt: .wakeUp(degreesPerSecond: 100), pins: .init(interrupt: true),
        fifo: .init(.streamToFIFO)))
    circuit.advance(by: driver.settlingTime)
    try driver.rearmFIFO(circuit.timebase)
    turn(circuit, 50, 0, 0)
    circuit.advance(by: .milliseconds(500))
    turn(circuit, 150, 0, 0)
    circuit.advance(by: .milliseconds(500))
    #expect(try driver.fifoStatus().isFull)
    var samples = [L3G4200DTimedSample](repeating: L3G4200DTimedSample(), count: 32)
    var span = samples.mutableSpan
    let drain = try driver.drain(into: &span, circuit.timebase)
    #expect(drain.count == 31)
    let rates = samples[..<31].map { $0.angularRate.degreesPerSecond.x.rounded() }
    // 30 samples before the event, of which the oldest is discarded, the one that triggered, and
    // one after it.
    #expect(rates == [Double](repeating: 50, count: 29) + [150, 150])
    #expect(circuit.finish().isClean)
  }

  /// The FIFO keeps nothing before an event.
  @Test func bypassToStream() throws {
    let circuit = Circuit(.l3g4200d)
    var driver = try L3G4200D(
      on: device(circuit),
      .init(
        rate: .hertz200, interrupt: .wakeUp(degreesPerSecond: 100),
        fifo: .init(.bypassToStream)))
    circuit.advance(by: driver.settlingTime)
    try driver.rearmFIFO(circuit.timebase)
    circuit.advance(by: .milliseconds(500))
    var samples = [L3G4200DTimedSample](repeating: L3G4200DTimedSample(), count: 32)
    var span = samples.mutableSpan
    #expect(try driver.drain(into: &span, circuit.timebase).count == 0)
    turn(circuit, 150, 0, 0)
    circuit.advance(by: .milliseconds(51))
    let drain = try driver.drain(into: &span, circuit.timebase)
    // The sample that triggers and ten more, of which the first after the start is discarded.
    #expect(drain.count == 9 || drain.count == 10)
    #expect(drain.lost > 90 && drain.lost < 110)
    #expect(circuit.finish().isClean)
  }

  @Test func bypass() throws {
    let circuit = Circuit(.l3g4200d)
    var driver = try L3G4200D(on: device(circuit), .init(fifo: .init(.bypass, watermark: 5)))
    circuit.advance(by: .milliseconds(500))
    #expect(try driver.fifoStatus().isEmpty)
    #expect(throws: SensorError.wrongState) { try driver.rearmFIFO(circuit.timebase) }
  }

  /// The driver uses three wires from the first byte.
  @Test func threeWires() throws {
    let circuit = Circuit(.l3g4200d.on(spi: 0, threeWire: true))
    turn(circuit, 70, -70, 35)
    var driver = try L3G4200D(
      on: SPIDevice(circuit.wire(spi: 0), .l3g4200d), .init(threeWireSPI: true))
    circuit.advance(by: driver.settlingTime)
    #expect(try driver.read().raw == Axes(1000, -1000, 500))
    #expect(circuit.finish().isClean)
  }

  @Test(arguments: Configuration.Part.allCases)
  func everyRateOfEveryPart(part: Configuration.Part) throws {
    let parts: [Configuration.Part: (Part, I2CTarget)] = [
      .l3g4200d: (.l3g4200d, .l3g4200d), .a3g4250d: (.a3g4250d, .l3g4200d),
      .l3gd20: (.l3gd20, .l3gd20), .l3gd20h: (.l3gd20h, .l3gd20),
    ]
    let (chip, target) = try #require(parts[part])
    for rate in part.rates {
      for range in part.ranges {
        let circuit = Circuit(chip)
        turn(circuit, 70, -70, 35)
        var driver = try L3G4200D(
          on: I2CDevice(circuit.wire, target), .init(part: part, rate: rate, range: range))
        circuit.advance(by: driver.settlingTime)
        let found = try driver.read().angularRate.degreesPerSecond
        #expect(abs(found.x - 70) < 0.04 && abs(found.y + 70) < 0.04 && abs(found.z - 35) < 0.04)
        // Samples come at the configured rate: ten in ten periods.
        var count = 0
        let end = circuit.now + .nanoseconds(Int64(1e10 / rate.hertz))
        while circuit.now < end {
          circuit.advance(by: .microseconds(300))
          if try driver.hasSample() {
            _ = try driver.read()
            count += 1
          }
        }
        #expect((9...10).contains(count), "\(rate) \(range)")
        #expect(circuit.finish().isClean)
      }
    }
  }
}
