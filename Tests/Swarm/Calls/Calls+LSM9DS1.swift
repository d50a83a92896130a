// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

extension LSM9DS1AG: CalledDriver where Link == Board.Link {
  typealias Configuration = LSM9DS1AGConfiguration

  static func new(
    on link: consuming Link, _ clock: CircuitTimebase, _ configuration: Configuration
  ) throws(SensorError) -> Self {
    try Self(on: link, configuration)
  }

  static func anyConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration(
      sensors: choices.code(), rate: choices.code(), accelerometerRange: choices.code(),
      gyroscopeRange: choices.code(), power: choices.code(),
      accelerometerBandwidth: choices.perhaps { $0.code() },
      accelerometerFilter: choices.one(of: [
        .none, .lowPass(choices.code()), .highPass(choices.code()),
      ]),
      gyroscopePath: choices.code(), gyroscopeBandwidth: choices.code(),
      gyroscopeHighPass: choices.code(), gyroscopeLowPower: choices.chance(20),
      blockDataUpdate: choices.chance(80),
      fifo: choices.perhaps { .init(watermark: UInt8($0.below(40))) },
      accelerometerInterrupt: choices.perhaps { choices in
        .init(
          choices.code(), high: choices.axes(), low: choices.axes(),
          threshold: Acceleration(g: Axes(1, 1, 1) * (1 + choices.part())),
          duration: choices.duration(0.5), waits: choices.chance(30),
          latched: choices.chance(50), highPass: choices.perhaps { $0.code() })
      },
      gyroscopeInterrupt: choices.perhaps { $0.turning() },
      fourDirections: choices.chance(20),
      activity: choices.perhaps {
        .init(
          threshold: 1 + $0.part(), duration: $0.duration(2), gyroscopeSleeps: $0.chance(50))
      },
      pins: .init(
        interrupt1: .init(rawValue: UInt8(choices.below(256))),
        interrupt2: .init(rawValue: UInt8(choices.below(256))), activeLow: choices.chance(30),
        openDrain: choices.chance(30)))
  }

  static func plainConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration(
      rate: choices.one(of: [.hertz119, .hertz476]), accelerometerRange: choices.code(),
      gyroscopeRange: choices.code())
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
      "read", "hasSample", "readTemperature", "readAccelerometerInterrupt",
      "readGyroscopeInterrupt", "arm", "isInactive", "drain", "rearmFIFO", "powerDown", "reset",
      "reboot", "isBooting", "selfTestAccelerometer", "selfTestGyroscope",
    ]
  }

  mutating func call(
    _ operation: String, _ choices: inout Choices, _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "read": _ = try read()
    case "hasSample": _ = try hasSample()
    case "readTemperature": _ = try readTemperature()
    case "readAccelerometerInterrupt": _ = try readAccelerometerInterrupt()
    case "readGyroscopeInterrupt": _ = try readGyroscopeInterrupt()
    case "arm": try arm(clock)
    case "isInactive": _ = try isInactive()
    case "drain":
      var samples = [LSM9DS1AGTimedSample](repeating: .init(), count: 1 + choices.below(40))
      var span = samples.mutableSpan
      _ = try drain(into: &span, clock)
    case "rearmFIFO": try rearmFIFO(clock)
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
