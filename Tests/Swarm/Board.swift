// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassSampling
import ProofMassServer

/// The emulated board of a program, with the drivers of its chips.
struct Board: ~Copyable {
  typealias Link = EitherBus<CircuitI2C, CircuitSPI>
  typealias Sensors = BoardSensors<Link, CircuitLine, CircuitTimebase>

  let circuit: Circuit
  private let program: Program
  /// nil where a chip could not be configured.
  private(set) var sensors: Sensors?
  /// The digit of each sensor's counts on each axis; nil for one without, or whose digit is not known.
  private(set) var digits: [SensorID: Axes<Double>] = [:]
  /// The chip of each sensor.
  private(set) var targets: [SensorID: Transaction.Target] = [:]

  init(_ program: Program) {
    self.program = program
    let parts = program.chips.compactMap(\.mounted)
    circuit = Circuit(parts, sensing: program.sensing)
  }

  /// Creates the drivers, which configure their chips.
  mutating func start() throws(SensorError) {
    sensors = nil
    targets = [:]
    let clock = circuit.timebase
    var sensors = Sensors(clock: clock, mode: program.isOnDemand ? .onDemand : .continuous)
    for chip in program.chips {
      guard let part = SensorPart(named: chip.part) else { continue }
      let link: Link
      switch chip.target {
      case .i2c(let address):
        link = EitherBus(I2CDevice(circuit.wire, part.i2c.at(address)))
      case .spi(let select):
        guard let framing = part.spi else { continue }
        link = EitherBus(SPIDevice(circuit.wire(spi: select), framing))
      }
      var ranges: [Quantity: Double] = [:]
      for quantity in Quantity.allCases { ranges[quantity] = chip.ranges[quantity.rawValue] }
      let driver = try SensorDriver(
        part, on: link, rate: part.rates == nil ? nil : chip.rate, ranges: ranges,
        showsDataReady: chip.hasLine, collects: chip.collects, clock)
      let line = chip.hasLine ? circuit.dataReadyPin(of: chip.target) : nil
      let added = sensors.add(
        driver, rate: chip.rate, line: line.flatMap { circuit.line($0, of: chip.target) })
      for sensor in added { targets[sensor] = chip.target }
    }
    digits = [:]
    for quantity in Quantity.allCases {
      for number in 0..<UInt8(program.chips.count) {
        let sensor = SensorID(quantity, number: number)
        digits[sensor] = sensors.sensitivities(of: sensor)
      }
    }
    self.sensors = consume sensors
  }

  mutating func demand(_ rates: [Double?]) {
    sensors?.demand(
      SensorDemand(accelerometer: rates[0], gyroscope: rates[1], magnetometer: rates[2]))
  }

  /// The nominal rates of the first sensors.
  func rate(of quantity: Quantity) -> Double? { sensors?.rate(of: quantity) ?? nil }

  mutating func readTemperature() throws(SensorError) { _ = try sensors?.readTemperature() }

  /// Samples until an instant, which the board then has reached.
  mutating func run(until limit: Instant, _ take: (SensorEvent) -> Void) {
    var previous = circuit.now
    var idle = 0
    var events: [SensorEvent] = []
    while let due = sensors?.due ?? nil, due <= limit, circuit.now < limit {
      circuit.advance(to: due)
      events.removeAll(keepingCapacity: true)
      sensors?.step(until: limit, into: &events)
      for event in events { take(event) }
      // A step that takes no time is repeated only so often.
      idle = circuit.now > previous ? 0 : idle + 1
      if idle == 64 { circuit.advance(by: .microseconds(10)) }
      previous = circuit.now
    }
    circuit.advance(to: limit)
  }
}
