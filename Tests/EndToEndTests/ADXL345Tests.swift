// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The ADXL345's driver against the emulated chip: every format and rate, the FIFO, events and the self-test.
@Suite struct ADXL345Tests {
  typealias Configuration = ADXL345Configuration

  static let target = Transaction.Target.i2c(0x53)

  private static func part() throws -> Part { try #require(Part.named("ADXL345")) }

  /// A digit is 1/256 g in full resolution; with ten bits it grows with the range. At 1600 and 3200 Hz its last bit is 0,
  /// where it is that of ±2 g.
  @Test(arguments: Configuration.Range.allCases, [true, false])
  func everyRange(range: Configuration.Range, fullResolution: Bool) throws {
    let step = Int(range.rawValue)
    let digit = fullResolution ? 1.0 / 256 : Double(1 << step) / 256
    let half = Double(fullResolution ? 512 << step : 512)
    for rate in Configuration.Rate.allCases where rate.hertz >= 12.5 {
      let isEven = rate.hertz > 1000 && (fullResolution || range == .g2)
      let configuration = Configuration(rate: rate, range: range, fullResolution: fullResolution)
      let onI2C = Circuit(try Self.part())
      var first = try ADXL345(on: I2CDevice(onI2C.wire, .adxl345), configuration)
      let onSPI = Circuit(try Self.part().on(spi: 0))
      var second = try ADXL345(on: SPIDevice(onSPI.wire(spi: 0), .adxl345), configuration)
      for part in GenericSweep.parts {
        let force = Axes(part, -part, part / 2) * range.g
        for circuit in [onI2C, onSPI] {
          circuit.change { $0.specificForce = force }
          circuit.advance(by: first.settlingTime + .nanoseconds(Int64(1e9 / rate.hertz)))
        }
        let expected = force.map { max(-half * digit, min((half - 1) * digit, $0)) }
        for sample in [try first.read(), try second.read()] {
          #expect(sample.isNew)
          let error = (sample.acceleration.g - expected).map { abs($0) }
          // How ten bits are made of thirteen, rounded or cut off, is not documented.
          let most = isEven ? 2 * digit : digit
          #expect(max(error.x, error.y, error.z) <= most * (1 + 1e-9), "\(configuration)")
        }
      }
    }
  }

  /// Forty drains at the watermark of four sets, at 400 Hz, of a force that grows: none is lost, and times are the chip's.
  @Test func followsTheWatermark() throws {
    let circuit = Circuit(try Self.part())
    let clock = circuit.timebase
    var driver = try ADXL345(
      on: I2CDevice(circuit.wire, .adxl345),
      .init(
        rate: .hertz400, fifo: .init(.stream, samples: 4), pins: .init(interrupt1: .watermark)))
    circuit.advance(by: driver.settlingTime)
    try driver.rearmFIFO(clock)
    var line = try #require(circuit.line("INT1", of: Self.target))
    var samples = InlineArray<32, ADXL345TimedSample>(repeating: .init())
    var last: Int64?
    var count = 0
    for step in 0..<40 {
      circuit.change { $0.specificForce = [0, 0, Double(step) / 16] }
      let edge = line.waitForEdge(until: clock.now() + .milliseconds(30))
      var room = samples.mutableSpan
      let drain = try driver.drain(into: &room, at: edge, clock)
      #expect(edge != nil && drain.count >= 4 && drain.lost == 0)
      for index in 0..<drain.count {
        let time = samples[index].time.nanoseconds
        if let last, step > 8 { #expect(abs(time - last - 2_500_000) < 100_000) }
        last = time
      }
      count += drain.count
    }
    #expect(count >= 160)
  }

  /// 0.75, −1.65 and 1.65 g of a part at 2.5 V.
  @Test func selfTest() throws {
    let circuit = Circuit(try Self.part())
    var driver = try ADXL345(
      on: I2CDevice(circuit.wire, .adxl345), .init(rate: .hertz400, range: .g2))
    let result = try driver.selfTest(circuit.timebase)
    #expect(result.passed)
    #expect(abs(result.change.x - 192) <= 2)
    #expect(abs(result.change.y + 422) <= 2)
    #expect(abs(result.change.z - 422) <= 2)
    circuit.advance(by: driver.settlingTime + .milliseconds(3))
    #expect(try driver.read().acceleration.g == [0, 0, 1])
  }

  @Test func freeFallAndActivity() throws {
    let circuit = Circuit(try Self.part())
    var driver = try ADXL345(
      on: I2CDevice(circuit.wire, .adxl345),
      .init(
        activity: .init(threshold: 0.5), freeFall: .init(), pins: .init(interrupt2: .freeFall)))
    try driver.arm(circuit.timebase)
    var falling = try #require(circuit.line("INT2", of: Self.target))
    circuit.change { $0.specificForce = [0, 0, 0] }
    let edge = falling.waitForEdge(until: circuit.now + .milliseconds(500))
    #expect(edge != nil)
    let events = try driver.readEvents()
    #expect(events.freeFall && events.activity && events.activityAxes.z)
    #expect(try !driver.readEvents().freeFall)
  }

  @Test func threeWires() throws {
    let circuit = Circuit(try Self.part().on(spi: 0, threeWire: true))
    var driver = try ADXL345(
      on: SPIDevice(circuit.wire(spi: 0), .adxl345), .init(threeWireSPI: true))
    circuit.advance(by: driver.settlingTime)
    #expect(try driver.read().raw == Axes(0, 0, 256))
  }

  @Test func anADXL343() throws {
    let circuit = Circuit(try #require(Part.named("ADXL343")))
    var driver = try ADXL345(on: I2CDevice(circuit.wire, .adxl345), .init(part: .adxl343))
    circuit.advance(by: driver.settlingTime)
    #expect(try driver.read().acceleration.g == [0, 0, 1])
  }
}
