// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

/// What differs between ST's sensors with one driver.
protocol CalledConfiguration: STConfiguration, DrawnConfiguration {
  static func reading(_ sample: STSample<Self>, _ configuration: Self) -> Reading
  /// The names of operations that not all of them have.
  static var operations: [String] { get }
  static func call(
    _ operation: String, _ driver: inout STSensor<Self, Board.Link>, _ choices: inout Choices,
    _ clock: CircuitTimebase
  ) throws(SensorError) -> String?
}

extension STSensor: CalledDriver where Link == Board.Link, Configuration: CalledConfiguration {
  static func new(
    on link: consuming Link, _ clock: CircuitTimebase, _ configuration: Configuration
  ) throws(SensorError) -> Self {
    try Self(on: link, configuration)
  }

  mutating func apply(
    _ configuration: Configuration, _ clock: CircuitTimebase
  ) throws(SensorError) -> Duration {
    try configure(configuration)
  }

  mutating func readings(_ clock: CircuitTimebase) throws(SensorError) -> [Reading] {
    let sample = try read()
    return sample.isNew ? [Configuration.reading(sample, configuration)] : []
  }

  static var operations: [String] {
    ["read", "hasSample", "powerDown", "reset", "reboot", "isBooting"] + Configuration.operations
  }

  mutating func call(
    _ operation: String, _ choices: inout Choices, _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "read": _ = try read()
    case "hasSample": _ = try hasSample()
    case "powerDown": try powerDown()
    case "reset": try reset()
    case "reboot": try reboot(clock)
    case "isBooting": _ = try isBooting()
    default: return try Configuration.call(operation, &self, &choices, clock)
    }
    return nil
  }
}

// MARK: Operations of some

extension CalledConfiguration where Self: STAccelerometerConfiguration {
  static var accelerometerOperations: [String] {
    ["readInterrupt", "resetHighPass", "arm", "selfTest"]
  }

  static func callAccelerometer(
    _ operation: String, _ driver: inout STSensor<Self, Board.Link>, _ choices: inout Choices,
    _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "readInterrupt": _ = try driver.readInterrupt(choices.chance(50) ? .one : .two)
    case "resetHighPass": try driver.resetHighPass()
    case "arm": try driver.arm(clock)
    case "selfTest": return judged(try driver.selfTest(clock).passed)
    default: return "no operation \(operation)"
    }
    return nil
  }
}

extension CalledConfiguration where Self: STFIFOConfiguration {
  static var fifoOperations: [String] { ["drain", "fifoStatus", "rearmFIFO"] }

  static func callFIFO(
    _ operation: String, _ driver: inout STSensor<Self, Board.Link>, _ clock: CircuitTimebase
  ) throws(SensorError) {
    switch operation {
    case "drain":
      var samples = [STTimedSample<Self>](repeating: .init(), count: 40)
      var span = samples.mutableSpan
      _ = try driver.drain(into: &span, clock)
    case "fifoStatus": _ = try driver.fifoStatus()
    default: try driver.rearmFIFO(clock)
    }
  }
}

extension CalledConfiguration where Self: STMagnetometerConfiguration {
  static var operations: [String] { ["readInterrupt", "readTemperature", "selfTest"] }

  static func call(
    _ operation: String, _ driver: inout STSensor<Self, Board.Link>, _ choices: inout Choices,
    _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "readInterrupt": _ = try driver.readInterrupt()
    case "readTemperature": _ = try driver.readTemperature()
    case "selfTest": return judged(try driver.selfTest(clock).passed)
    default: return "no operation \(operation)"
    }
    return nil
  }
}

// MARK: Options

extension Choices {
  mutating func interrupt<Combination>() -> STInterrupt<Combination>
  where Combination: STCombination & RawRepresentable, Combination.RawValue == UInt8 {
    STInterrupt(
      code(), high: axes(), low: axes(), threshold: 1 + part(), duration: duration(1),
      countsDown: chance(10), latched: chance(50), highPassed: chance(30))
  }

  mutating func click() -> STClick {
    STClick(
      single: axes(), double: axes(), threshold: Axes(1, 1, 1) * (1 + part()),
      timeLimit: duration(0.1), latency: duration(0.2), window: duration(0.2),
      latched: chance(50), highPassed: chance(30))
  }

  mutating func pins<Signal: STPinSignal>() -> STPins<Signal> {
    STPins(
      interrupt1: code(), interrupt2: code(), activeLow: chance(30), openDrain: chance(30))
  }

  mutating func fifo() -> STFIFO {
    STFIFO(code(), watermark: UInt8(below(32)), trigger: code())
  }

  mutating func magneticInterrupt() -> STMagneticInterrupt {
    STMagneticInterrupt(
      threshold: 100 * (1 + part()), axes: axes(), latched: chance(50), activeHigh: chance(70))
  }
}
