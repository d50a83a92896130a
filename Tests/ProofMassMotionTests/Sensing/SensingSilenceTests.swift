// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import Synchronization
import Testing

/// How often a line was given up.
private final class GivenUp: Sendable {
  private let count = Atomic(0)
  var times: Int { count.load(ordering: .relaxed) }
  func add() { count.add(1, ordering: .relaxed) }
}

/// A line of a chip's pin, or of another pin, at a level of its own if it has no pin.
private struct TestLine: DataReadyLine {
  var wire: CircuitLine?
  var level = false
  let clock: CircuitTimebase
  let givenUp: GivenUp

  mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant? {
    guard wire != nil else {
      clock.wait(until: deadline)
      return nil
    }
    return wire?.waitForEdge(until: deadline)
  }

  mutating func isActive() throws(BusError) -> Bool { wire?.isActive() ?? level }
  var lostEdges: Int { 0 }
  mutating func giveUp() { givenUp.add() }
}

/// Lines on which there is no edge: of another pin, of none, at either level.
@Suite struct SensingSilenceTests {
  private typealias Sensors = BoardSensors<I2CDevice<CircuitI2C>, TestLine, CircuitTimebase>

  enum Wiring: CaseIterable { case right, otherPin, low, high }
  enum Chip: CaseIterable { case polled, collected, triggered }

  private func run(
    _ chip: Chip, _ wiring: Wiring, rate: Double, for duration: Duration = .seconds(2)
  ) throws -> (samples: [SensorSample], lost: Int, givenUp: Int) {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    let clock = circuit.timebase
    var sensors = Sensors(clock: clock, mode: .continuous)
    let givenUp = GivenUp()
    func line(_ pin: String, _ other: String?, _ address: UInt8) -> TestLine {
      let name = wiring == .right ? pin : wiring == .otherPin ? other : nil
      return TestLine(
        wire: name.flatMap { circuit.line($0, of: .i2c(address)) }, level: wiring == .high,
        clock: clock, givenUp: givenUp)
    }
    switch chip {
    case .polled:
      let driver = try SensorDriver(
        SensorPart(named: "LIS331DLH") ?? SensorPart.all[0],
        on: I2CDevice(circuit.wire, .lis331dlh), rate: rate, showsDataReady: true, clock)
      sensors.add(driver, line: line("INT1", "INT2", 0x18))
    case .collected:
      let part = try #require(SensorPart(named: "L3G4200D"))
      let driver = try SensorDriver(
        part, on: I2CDevice(circuit.wire, .l3g4200d), rate: rate, showsDataReady: true,
        collects: true, clock)
      sensors.add(driver, line: line("DRDY/INT2", "INT1", 0x68))
    case .triggered:
      sensors.add(
        .init(try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)), rate: rate,
        line: line("DRDY", nil, 0x0C))
    }
    let end = circuit.now + duration
    var events: [SensorEvent] = []
    while let due = sensors.due, due <= end {
      circuit.advance(to: due)
      sensors.step(until: end, into: &events)
    }
    let samples = events.compactMap { if case .sample(let sample) = $0 { sample } else { nil } }
    let sensor: Quantity =
      chip == .polled ? .acceleration : chip == .collected ? .angularRate : .magneticFluxDensity
    return (samples, events.lost(sensor), givenUp.times)
  }

  @Test(arguments: Chip.allCases, [Wiring.otherPin, .low, .high])
  func `the chip is polled at its rate`(chip: Chip, wiring: Wiring) throws {
    let rate: Double = chip == .triggered ? 50 : chip == .collected ? 800 : 100
    let right = try run(chip, .right, rate: rate)
    #expect(right.givenUp == 0 && right.lost == 0)
    let wrong = try run(chip, wiring, rate: rate)
    #expect(wrong.givenUp == 1)
    // The first few are lost while the line is believed, and those of a FIFO and a compass never.
    #expect(wrong.lost <= (chip == .polled ? 4 : 0))
    #expect(wrong.samples.count >= right.samples.count - 30)
    let intervals = zip(wrong.samples, wrong.samples.dropFirst()).map {
      Double($1.time.nanoseconds - $0.time.nanoseconds) / 1e9 * rate
    }
    #expect(intervals.dropFirst(10).allSatisfy { 0.7...1.3 ~= $0 })
  }

  /// A bus that is too slow for the rate leaves the line active, without an edge; it is the right line.
  @Test func `a right line is not given up on a slow bus`() throws {
    let circuit = Circuit([.lis331dlh], wireTime: WireTime(i2cHertz: 40_000))
    let clock = circuit.timebase
    let givenUp = GivenUp()
    var sensors = Sensors(clock: clock, mode: .continuous)
    let part = try #require(SensorPart(named: "LIS331DLH"))
    sensors.add(
      try SensorDriver(
        part, on: I2CDevice(circuit.wire, .lis331dlh), rate: 1000, showsDataReady: true, clock),
      line: TestLine(
        wire: circuit.line("INT1", of: .i2c(0x18)), clock: clock, givenUp: givenUp))
    let end = circuit.now + .seconds(2)
    var events: [SensorEvent] = []
    while let due = sensors.due, due <= end {
      circuit.advance(to: due)
      sensors.step(until: end, into: &events)
    }
    #expect(events.lost(.acceleration) > 500)
    #expect(givenUp.times == 0)
  }
}
