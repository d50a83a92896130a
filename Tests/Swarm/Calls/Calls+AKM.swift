// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

/// What differs between AKM's magnetometers with one driver.
protocol CalledCompassConfiguration: AKMConfiguration {
  static func any(_ choices: inout Choices) -> Self
  static func reading(_ sample: Sample) -> Reading
  static func configure(
    _ driver: inout AKMCompass<Self, Board.Link>, _ configuration: Self, _ clock: CircuitTimebase
  ) throws(SensorError) -> Duration
  static func reset(
    _ driver: inout AKMCompass<Self, Board.Link>, _ clock: CircuitTimebase
  ) throws(SensorError)
}

extension AKMCompass: CalledDriver
where Link == Board.Link, Configuration: CalledCompassConfiguration {
  static func new(
    on link: consuming Link, _ clock: CircuitTimebase, _ configuration: Configuration
  ) throws(SensorError) -> Self {
    try Self(on: link, clock, configuration)
  }

  static func anyConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration.any(&choices)
  }

  static func plainConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration()
  }

  mutating func apply(
    _ configuration: Configuration, _ clock: CircuitTimebase
  ) throws(SensorError) -> Duration {
    try Configuration.configure(&self, configuration, clock)
  }

  mutating func readings(_ clock: CircuitTimebase) throws(SensorError) -> [Reading] {
    [Configuration.reading(try measure(clock))]
  }

  static var operations: [String] {
    ["measure", "powerDown", "reset", "startMeasurement", "readMeasurement", "next", "selfTest"]
  }

  static var leaving: [String] { ["startMeasurement", "next", "powerDown"] }

  mutating func call(
    _ operation: String, _ choices: inout Choices, _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "measure": _ = try measure(clock)
    case "powerDown": try powerDown()
    case "reset": try Configuration.reset(&self, clock)
    case "startMeasurement": _ = try startMeasurement(clock)
    case "readMeasurement": _ = try readMeasurement(clock)
    case "next": _ = try next(clock)
    case "selfTest": return judged(try selfTest(clock).passed)
    default: return "no operation \(operation)"
    }
    return nil
  }
}

extension AK8975Configuration: CalledCompassConfiguration {
  static func any(_ choices: inout Choices) -> Self { Self() }

  static func reading(_ sample: AK8975Sample) -> Reading {
    // The digit of the least sensitive specimen.
    Reading(fluxDensity: sample.fluxDensity, Axes(0.6, 0.6, 0.6))
  }

  static func configure(
    _ driver: inout AKMCompass<Self, Board.Link>, _ configuration: Self, _ clock: CircuitTimebase
  ) throws(SensorError) -> Duration {
    try driver.powerDown()
    return .milliseconds(1)
  }

  static func reset(
    _ driver: inout AKMCompass<Self, Board.Link>, _ clock: CircuitTimebase
  ) throws(SensorError) {
    try driver.reset()
  }
}

extension AK8963Configuration: CalledCompassConfiguration {
  static func any(_ choices: inout Choices) -> Self {
    Self(output: choices.code(), mode: choices.code())
  }

  static func reading(_ sample: AK8963Sample) -> Reading {
    Reading(fluxDensity: sample.fluxDensity, Axes(0.3, 0.3, 0.3))
  }

  static func configure(
    _ driver: inout AKMCompass<Self, Board.Link>, _ configuration: Self, _ clock: CircuitTimebase
  ) throws(SensorError) -> Duration {
    try driver.configure(configuration, clock)
  }

  static func reset(
    _ driver: inout AKMCompass<Self, Board.Link>, _ clock: CircuitTimebase
  ) throws(SensorError) {
    try driver.reset(clock)
  }
}

extension AK09916Configuration: CalledCompassConfiguration {
  static func any(_ choices: inout Choices) -> Self { Self(mode: choices.code()) }

  static func reading(_ sample: AK09916Sample) -> Reading {
    Reading(fluxDensity: sample.fluxDensity, Axes(0.15, 0.15, 0.15))
  }

  static func configure(
    _ driver: inout AKMCompass<Self, Board.Link>, _ configuration: Self, _ clock: CircuitTimebase
  ) throws(SensorError) -> Duration {
    try driver.configure(configuration, clock)
  }

  static func reset(
    _ driver: inout AKMCompass<Self, Board.Link>, _ clock: CircuitTimebase
  ) throws(SensorError) {
    try driver.reset(clock)
  }
}

/// What an AK8973 is set to.
struct AK8973Settings: Equatable, Sendable {
  var offset: Axes<Int8>
  /// nil for those of the EEPROM.
  var gain: Axes<UInt8>?
}

extension AK8973: CalledDriver where Link == Board.Link {
  typealias Configuration = AK8973Settings

  static func new(
    on link: consuming Link, _ clock: CircuitTimebase, _ configuration: Configuration
  ) throws(SensorError) -> Self {
    var driver = try Self(on: link, clock)
    _ = try driver.apply(configuration, clock)
    return driver
  }

  var configuration: Configuration { Configuration(offset: offset, gain: gain) }

  static func anyConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration(
      offset: Axes(
        Int8(choices.below(256) - 128), Int8(choices.below(256) - 128),
        Int8(choices.below(256) - 128)),
      gain: choices.perhaps {
        Axes(UInt8($0.below(17)), UInt8($0.below(17)), UInt8($0.below(17)))
      })
  }

  static func plainConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration(offset: Axes(0, 0, 0))
  }

  mutating func apply(
    _ configuration: Configuration, _ clock: CircuitTimebase
  ) throws(SensorError) -> Duration {
    try configure(offset: configuration.offset, gain: configuration.gain, clock)
    return .zero
  }

  mutating func readings(_ clock: CircuitTimebase) throws(SensorError) -> [Reading] {
    // No value is judged: the field of a digit is that of a specimen, and offsets have no absolute value.
    _ = try measureInRange(clock)
    return [
      Reading(
        quantity: .magneticFluxDensity, value: Axes(0, 0, 0), digit: Axes(1e9, 1e9, 1e9))
    ]
  }

  static var operations: [String] {
    [
      "measure", "measureInRange", "moveOffsets", "powerDown", "reset", "startMeasurement",
      "readMeasurement",
    ]
  }

  static var leaving: [String] {
    ["startMeasurement", "moveOffsets", "measureInRange", "powerDown"]
  }

  mutating func call(
    _ operation: String, _ choices: inout Choices, _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "measure": _ = try measure(clock)
    case "measureInRange": _ = try measureInRange(clock)
    case "moveOffsets": _ = moveOffsets()
    case "powerDown": try powerDown()
    case "reset": try reset(clock)
    case "startMeasurement": _ = try startMeasurement(clock)
    case "readMeasurement": _ = try readMeasurement(clock)
    default: return "no operation \(operation)"
    }
    return nil
  }
}
