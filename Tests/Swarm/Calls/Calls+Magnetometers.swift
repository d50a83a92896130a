// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

extension LIS3MDLConfiguration: CalledConfiguration {
  static func any(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      part: known(part), rate: choices.code(), range: choices.code(),
      performance: choices.perhaps { $0.code() }, power: choices.code(),
      thermometer: choices.chance(70), blockDataUpdate: choices.chance(80),
      interrupt: choices.perhaps { $0.magneticInterrupt() })
  }

  static func plain(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      part: known(part), rate: choices.one(of: [.hertz10, .hertz40, .hertz80]),
      range: choices.code())
  }

  private static func known(_ part: SensorPart) -> Part {
    if case .lis3mdl(let known) = part.driver { known } else { .lis3mdl }
  }

  static func reading(_ sample: STSample<Self>, _ configuration: Self) -> Reading {
    let digit = configuration.sensitivity.value(1)
    return Reading(fluxDensity: sample.fluxDensity, Axes(digit, digit, digit))
  }
}

extension LIS2MDLConfiguration: CalledConfiguration {
  static func any(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      part: known(part), rate: choices.code(), performance: choices.code(),
      pulses: choices.code(), lowPass: choices.chance(30), power: choices.code(),
      blockDataUpdate: choices.chance(80), interrupt: choices.perhaps { $0.magneticInterrupt() },
      pin: choices.code())
  }

  static func plain(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(part: known(part), rate: choices.code())
  }

  private static func known(_ part: SensorPart) -> Part {
    if case .lis2mdl(let known) = part.driver { known } else { .lis2mdl }
  }

  static func reading(_ sample: STSample<Self>, _ configuration: Self) -> Reading {
    let digit = configuration.sensitivity.value(1)
    return Reading(fluxDensity: sample.fluxDensity, Axes(digit, digit, digit))
  }
}

extension HMC5883L: CalledDriver where Link == Board.Link {
  typealias Configuration = HMC5883LConfiguration

  static func new(
    on link: consuming Link, _ clock: CircuitTimebase, _ configuration: Configuration
  ) throws(SensorError) -> Self {
    try Self(on: link, clock, configuration)
  }

  static func anyConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration(part: known(part), range: choices.code(), averages: choices.code())
  }

  static func plainConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration(
      part: known(part), range: choices.one(of: [.gauss1Point3, .gauss4, .gauss8Point1]))
  }

  private static func known(_ part: SensorPart) -> Configuration.Part {
    if case .hmc5883l(let known) = part.driver { known } else { .hmc5883l }
  }

  mutating func apply(
    _ configuration: Configuration, _ clock: CircuitTimebase
  ) throws(SensorError) -> Duration {
    try configure(configuration, clock)
    return .zero
  }

  mutating func readings(_ clock: CircuitTimebase) throws(SensorError) -> [Reading] {
    let digit = configuration.sensitivity.map { $0.value(1) }
    return [Reading(fluxDensity: try measure(clock).fluxDensity, digit)]
  }

  static var operations: [String] {
    ["measure", "powerDown", "startMeasurement", "readMeasurement", "selfTest"]
  }

  static var leaving: [String] { ["startMeasurement"] }

  mutating func call(
    _ operation: String, _ choices: inout Choices, _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "measure": _ = try measure(clock)
    case "powerDown": try powerDown()
    case "startMeasurement": _ = try startMeasurement(clock)
    case "readMeasurement": _ = try readMeasurement(clock)
    case "selfTest": return judged(try selfTest(clock).passed)
    default: return "no operation \(operation)"
    }
    return nil
  }
}
