// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

/// What differs between InvenSense's parts with one driver.
protocol CalledInvenSenseConfiguration: InvenSenseConfiguration, DrawnConfiguration {
  var accelerometerRange: InvenSenseAccelerometerRange { get }
  var gyroscopeRange: InvenSenseGyroscopeRange { get }
}

extension InvenSenseSixAxis: CalledDriver
where Link == Board.Link, Configuration: CalledInvenSenseConfiguration {
  static func new(
    on link: consuming Link, _ clock: CircuitTimebase, _ configuration: Configuration
  ) throws(SensorError) -> Self {
    try Self(on: link, configuration)
  }

  mutating func apply(
    _ configuration: Configuration, _ clock: CircuitTimebase
  ) throws(SensorError) -> Duration {
    try configure(configuration)
    return settlingTime
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
      "read", "hasSample", "readTemperature", "readEvents", "readMagnetometer", "drain",
      "fifoCount", "rearmFIFO", "powerDown", "reset", "selfTestAccelerometer",
      "selfTestGyroscope",
    ]
  }

  mutating func call(
    _ operation: String, _ choices: inout Choices, _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "read": _ = try read()
    case "hasSample": _ = try hasSample()
    case "readTemperature": _ = try readTemperature()
    case "readEvents": _ = try readEvents()
    case "readMagnetometer": _ = try readMagnetometer()
    case "drain":
      var samples = [InvenSenseTimedSample](repeating: .init(), count: 1 + choices.below(100))
      var span = samples.mutableSpan
      _ = try drain(into: &span, clock)
    case "fifoCount": _ = try fifoCount()
    case "rearmFIFO": try rearmFIFO(clock)
    case "powerDown": try powerDown()
    case "reset": try reset(clock)
    case "selfTestAccelerometer": return judged(try selfTestAccelerometer(clock).passed)
    case "selfTestGyroscope": return judged(try selfTestGyroscope(clock).passed)
    default: return "no operation \(operation)"
    }
    return nil
  }
}

extension MPU6500Configuration: CalledInvenSenseConfiguration {
  static func any(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      part: known(part), rate: Rate(divider: UInt8(choices.below(256))),
      accelerometerRange: choices.code(), gyroscopeRange: choices.code(),
      gyroscopeLowPass: choices.perhaps { $0.code() },
      accelerometerLowPass: choices.perhaps { $0.code() },
      runsAccelerometer: choices.chance(80), runsGyroscope: choices.chance(80),
      power: choices.code(),
      wakeRate: choices.chance(15) ? 100 * (1 + choices.part()) : nil,
      gyroscopeOffset: AngularRate(degreesPerSecond: Axes(1, 1, 1) * (5 * choices.part())),
      fifo: choices.perhaps { _ in InvenSenseFIFO() },
      motion: choices.perhaps {
        .init(threshold: 0.5 * (1 + $0.part()), duration: $0.duration(0.2))
      },
      pin: choices.invenSensePin(), auxiliary: choices.chance(80) ? .off : .bypass,
      auxiliaryAtVDD: choices.chance(20))
  }

  static func plain(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      part: known(part), rate: choices.one(of: [.hertz50, .hertz100, .hertz500]),
      accelerometerRange: choices.code(), gyroscopeRange: choices.code())
  }

  private static func known(_ part: SensorPart) -> Part {
    if case .mpu6500(let known) = part.driver { known } else { .mpu6500 }
  }
}

extension ICM20948Configuration: CalledInvenSenseConfiguration {
  static func any(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      rate: Rate(divider: UInt16(choices.below(4096))), accelerometerRange: choices.code(),
      gyroscopeRange: choices.code(), gyroscopeLowPass: choices.perhaps { $0.code() },
      accelerometerLowPass: choices.perhaps { $0.code() },
      runsAccelerometer: choices.chance(80), runsGyroscope: choices.chance(80),
      power: choices.code(),
      gyroscopeOffset: AngularRate(degreesPerSecond: Axes(1, 1, 1) * (5 * choices.part())),
      fifo: choices.perhaps { _ in InvenSenseFIFO() },
      motion: choices.perhaps {
        .init(threshold: 0.5 * (1 + $0.part()), comparesWithFirst: $0.chance(50))
      },
      pin: choices.invenSensePin(), auxiliary: choices.chance(80) ? .off : .bypass)
  }

  static func plain(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      rate: choices.one(of: [.hertz45, .hertz125, .hertz375]), accelerometerRange: choices.code(),
      gyroscopeRange: choices.code())
  }
}

extension Choices {
  mutating func invenSensePin() -> InvenSensePin {
    InvenSensePin(
      .init(rawValue: UInt8(below(256))), activeLow: chance(30), openDrain: chance(30),
      latched: chance(50))
  }
}
