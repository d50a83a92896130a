// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics

typealias CircuitSensors = BoardSensors<I2CDevice<CircuitI2C>, CircuitLine, CircuitTimebase>

/// The emulated sensors of a board in virtual time, driven as a session does.
final class SensingBench {
  let circuit: Circuit
  var sensors: CircuitSensors?
  var events: [SensorEvent] = []

  /// Creates a board with LIS331DLH, L3G4200D and AK8975.
  init(gyroscopeError: Double = 0, lines: Bool = false) throws {
    var gyroscope = L3G4200DChip()
    gyroscope.rateError = gyroscopeError
    circuit = Circuit(.lis331dlh, .l3g4200d(gyroscope), .ak8975)
    let clock = circuit.timebase
    var sensors = CircuitSensors(clock: clock)
    var accelerometer = LIS331DLHConfiguration()
    var rates = L3G4200DConfiguration()
    if lines {
      accelerometer.pins.interrupt1 = .dataReady
      rates.pins.dataReady = true
    }
    func line(_ pin: String, _ address: UInt8) -> CircuitLine? {
      lines ? circuit.line(pin, of: .i2c(address)) : nil
    }
    sensors.add(
      .init(try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh), accelerometer)),
      line: line("INT1", 0x18))
    sensors.add(
      .init(try L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d), rates)),
      line: line("DRDY/INT2", 0x68))
    sensors.add(
      .init(try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)), line: line("DRDY", 0x0C))
    self.sensors = consume sensors
  }

  init(_ circuit: Circuit, _ sensors: consuming CircuitSensors) {
    self.circuit = circuit
    self.sensors = consume sensors
  }

  func demand(
    accelerometer: Double? = nil, gyroscope: Double? = nil, magnetometer: Double? = nil
  ) {
    sensors?.demand(
      SensorDemand(
        accelerometer: accelerometer, gyroscope: gyroscope, magnetometer: magnetometer))
  }

  var zeroRateLevel: Double? {
    switch sensors {
    case .some(let sensors): sensors.zeroRateLevel
    case .none: nil
    }
  }

  func rate(of sensor: Quantity) -> Double? {
    switch sensors {
    case .some(let sensors): sensors.rate(of: sensor)
    case .none: nil
    }
  }

  func fastestRate(of sensor: Quantity) -> Double? {
    switch sensors {
    case .some(let sensors): sensors.fastestRate(of: sensor)
    case .none: nil
    }
  }

  var due: Instant? {
    switch sensors {
    case .some(let sensors): sensors.due
    case .none: nil
    }
  }

  var available: Set<Quantity> {
    switch sensors {
    case .some(let sensors): sensors.available
    case .none: []
    }
  }

  /// Steps the sensors for a duration of virtual time.
  func run(for duration: Duration) {
    let end = circuit.now + duration
    while let due, due <= end {
      circuit.advance(to: due)
      sensors?.step(until: end, into: &events)
    }
    circuit.advance(to: end)
  }

  /// Reads a register's value over the bus.
  func register(_ register: UInt8, of address: UInt8) throws -> UInt8 {
    let wire = circuit.wire
    var device = I2CDevice(wire, I2CTarget(address: address, incrementBit: 0))
    return try device.read(register)
  }
}

extension [SensorEvent] {
  func samples(of sensor: SensorID) -> [SensorSample] {
    compactMap { if case .sample(let sample) = $0, sample.sensor == sensor { sample } else { nil } }
  }

  var accelerations: [(time: Instant, g: Axes<Double>, isClipped: Bool)] {
    samples(of: .acceleration).map { ($0.time, $0.acceleration.g, $0.isClipped) }
  }

  var rotations: [(time: Instant, rate: Axes<Double>, interval: Double, isClipped: Bool)] {
    samples(of: .angularRate).map {
      ($0.time, $0.angularRate.radiansPerSecond, $0.interval, $0.isClipped)
    }
  }

  var fields: [(time: Instant, microtesla: Axes<Double>)] {
    samples(of: .magneticFluxDensity).map { ($0.time, $0.fluxDensity.microtesla) }
  }

  func lost(_ sensor: Quantity) -> Int {
    reduce(0) { if case .lost(SensorID(sensor), let count) = $1 { $0 + count } else { $0 } }
  }

  func failures(_ sensor: Quantity) -> [SensorError] {
    compactMap { if case .failure(SensorID(sensor), let error) = $0 { error } else { nil } }
  }
}
