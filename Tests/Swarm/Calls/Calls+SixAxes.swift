// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

extension STSixAxis: CalledDriver where Link == Board.Link, Configuration: DrawnConfiguration {
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
    return [Reading](
      sample, sensitivities: (sample.accelerometerSensitivity, sample.gyroscopeSensitivity),
      limits: (
        configuration.accelerometerRange.g, configuration.gyroscopeRange.degreesPerSecond
      ))
  }

  static var operations: [String] {
    [
      "read", "readAccelerometer", "readGyroscope", "hasSample", "readTemperature", "readEvents",
      "arm", "drain", "rearmFIFO", "readTimestamp", "resetTimestamp", "powerDown", "reset",
      "reboot", "isBooting", "selfTestAccelerometer", "selfTestGyroscope",
    ]
  }

  mutating func call(
    _ operation: String, _ choices: inout Choices, _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "read": _ = try read()
    case "readAccelerometer": _ = try readAccelerometer()
    case "readGyroscope": _ = try readGyroscope()
    case "hasSample": _ = try hasSample()
    case "readTemperature": _ = try readTemperature()
    case "readEvents": _ = try readEvents()
    case "arm": try arm(clock)
    case "drain":
      var samples = [STSixAxisTimedSample](repeating: .init(), count: 1 + choices.below(600))
      var span = samples.mutableSpan
      _ = try drain(into: &span, clock)
    case "rearmFIFO": try rearmFIFO(clock)
    case "readTimestamp": _ = try readTimestamp()
    case "resetTimestamp": try resetTimestamp()
    case "powerDown": try powerDown()
    case "reset": try reset(clock)
    case "reboot": try reboot(clock)
    case "isBooting": _ = try isBooting()
    case "selfTestAccelerometer": return judged(try selfTestAccelerometer(clock).passed)
    case "selfTestGyroscope": return judged(try selfTestGyroscope(clock).passed)
    default: return "no operation \(operation)"
    }
    return nil
  }
}

extension LSM6DSOConfiguration: DrawnConfiguration {
  static func any(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      part: known(part), accelerometerRate: choices.sixAxisRate(),
      gyroscopeRate: choices.sixAxisRate(), accelerometerRange: choices.code(),
      gyroscopeRange: choices.code(), power: choices.code(), accelerometerMode: choices.code(),
      accelerometerFilter: choices.one(of: [
        .none, .lowPass(choices.code()), .highPass(choices.code()),
      ]),
      gyroscopeLowPower: choices.chance(20), gyroscopeLowPass: choices.perhaps { $0.code() },
      gyroscopeHighPass: choices.perhaps { $0.code() },
      accelerometerOffset: choices.perhaps { Acceleration(g: Axes(1, 1, 1) * $0.part()) },
      fifo: choices.perhaps { STSixAxisFIFO(watermark: UInt16(1 + $0.below(600))) },
      timestamps: choices.chance(40), events: choices.detectors(), pins: choices.sixAxisPins())
  }

  static func plain(of part: SensorPart, _ choices: inout Choices) -> Self {
    let (known, rate) = (known(part), choices.one(of: [STSixAxisRate.hertz104, .hertz416]))
    return Self(
      part: known, accelerometerRate: rate, gyroscopeRate: rate,
      accelerometerRange: choices.one(of: known.accelerometerRanges),
      gyroscopeRange: choices.one(of: known.gyroscopeRanges))
  }

  private static func known(_ part: SensorPart) -> Part {
    if case .lsm6dso(let known) = part.driver { known } else { .lsm6dso }
  }
}

extension LSM6DSLConfiguration: DrawnConfiguration {
  static func any(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      part: known(part), accelerometerRate: choices.sixAxisRate(),
      gyroscopeRate: choices.sixAxisRate(), accelerometerRange: choices.code(),
      gyroscopeRange: choices.code(), power: choices.code(), accelerometerMode: choices.code(),
      accelerometerFilter: choices.one(of: [
        .none, .lowPass(choices.code()), .highPass(choices.code()),
      ]),
      accelerometerBandwidth: choices.perhaps { $0.code() },
      gyroscopeLowPower: choices.chance(20), gyroscopeLowPass: choices.perhaps { $0.code() },
      gyroscopeHighPass: choices.perhaps { $0.code() },
      accelerometerOffset: choices.perhaps { Acceleration(g: Axes(1, 1, 1) * $0.part()) },
      fifo: choices.perhaps { STSixAxisFIFO(watermark: UInt16(1 + $0.below(700))) },
      sensorHub: choices.chance(10), timestamps: choices.chance(40),
      coarseTimestamps: choices.chance(20), events: choices.detectors(),
      pins: choices.sixAxisPins())
  }

  static func plain(of part: SensorPart, _ choices: inout Choices) -> Self {
    let (known, rate) = (known(part), choices.one(of: [STSixAxisRate.hertz104, .hertz416]))
    return Self(
      part: known, accelerometerRate: rate, gyroscopeRate: rate,
      accelerometerRange: choices.one(of: known.accelerometerRanges),
      gyroscopeRange: choices.one(of: known.gyroscopeRanges))
  }

  private static func known(_ part: SensorPart) -> Part {
    if case .lsm6dsl(let known) = part.driver { known } else { .lsm6dsl }
  }
}

extension Choices {
  mutating func sixAxisRate() -> STSixAxisRate? { chance(85) ? code() : nil }

  mutating func sixAxisPins() -> STSixAxisPins {
    STSixAxisPins(
      interrupt1: .init(rawValue: UInt32(truncatingIfNeeded: bits() & bits())),
      interrupt2: .init(rawValue: UInt16(truncatingIfNeeded: bits() & bits())),
      activeLow: chance(30), openDrain: chance(30), pulsed: chance(30))
  }

  mutating func detectors() -> STSixAxisDetectors {
    STSixAxisDetectors(
      wakeUp: perhaps { .init(threshold: 1 + $0.part(), duration: $0.duration(0.1)) },
      freeFall: perhaps { .init(threshold: 0.3 * (1 + $0.part()), duration: $0.duration(0.2)) },
      orientation: perhaps {
        .init(
          degrees: $0.one(of: [50, 60, 70, 80]), fourDirections: $0.chance(30),
          lowPassed: $0.chance(30))
      },
      tap: perhaps { choices in
        .init(
          axes: choices.axes(), threshold: Acceleration(g: Axes(1, 1, 1) * (1 + choices.part())),
          shock: choices.duration(0.05), quiet: choices.duration(0.05),
          gap: choices.perhaps { $0.duration(0.5) })
      },
      activity: perhaps {
        .init(
          threshold: 1 + $0.part(), duration: $0.duration(5), effect: $0.code(),
          showsState: $0.chance(30))
      },
      latched: chance(50))
  }
}
