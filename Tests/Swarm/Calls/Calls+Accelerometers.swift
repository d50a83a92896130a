// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

extension LIS331DLHConfiguration: CalledConfiguration {
  static func any(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      part: known(part), rate: choices.code(), range: choices.one(of: Range.allCases),
      power: choices.code(), axes: choices.axes(), blockDataUpdate: choices.chance(80),
      scale: choices.code(),
      highPass: HighPass(
        choices.code(), reference: choices.perhaps { $0.part() }, onData: choices.chance(20)),
      interrupt1: choices.perhaps { $0.interrupt() },
      interrupt2: choices.perhaps { $0.interrupt() }, pins: choices.pins(),
      wakeRate: choices.perhaps { $0.code() })
  }

  static func plain(of part: SensorPart, _ choices: inout Choices) -> Self {
    var plain = Self(part: known(part), rate: choices.one(of: [.hertz50, .hertz100, .hertz400]))
    if let range = Range(g: choices.one(of: part.sensors[0].ranges)) { plain.range = range }
    return plain
  }

  private static func known(_ part: SensorPart) -> Part {
    if case .lis331dlh(let known) = part.driver { known } else { .lis331dlh }
  }

  static func reading(_ sample: STSample<Self>, _ configuration: Self) -> Reading {
    Reading(
      acceleration: sample.acceleration, sample.sensitivity, limit: configuration.range.g)
  }

  static var operations: [String] { accelerometerOperations }

  static func call(
    _ operation: String, _ driver: inout STSensor<Self, Board.Link>, _ choices: inout Choices,
    _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    try callAccelerometer(operation, &driver, &choices, clock)
  }
}

extension LIS331DLConfiguration: CalledConfiguration {
  static func any(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      rate: choices.code(), range: choices.code(), power: choices.code(), axes: choices.axes(),
      highPass: HighPass(choices.code(), onData: choices.chance(20)),
      interrupt1: choices.perhaps { $0.interrupt() },
      interrupt2: choices.perhaps { $0.interrupt() }, click: choices.perhaps { $0.click() },
      pins: choices.pins())
  }

  static func plain(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(rate: choices.code(), range: choices.code())
  }

  static func reading(_ sample: STSample<Self>, _ configuration: Self) -> Reading {
    Reading(
      acceleration: sample.acceleration, sample.sensitivity, limit: configuration.range.g)
  }

  static var operations: [String] { accelerometerOperations + ["readClick"] }

  static func call(
    _ operation: String, _ driver: inout STSensor<Self, Board.Link>, _ choices: inout Choices,
    _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    if operation != "readClick" {
      return try callAccelerometer(operation, &driver, &choices, clock)
    }
    _ = try driver.readClick()
    return nil
  }
}

extension LIS3DHConfiguration: CalledConfiguration {
  static func any(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      part: known(part), mode: choices.code(), rate: choices.code(), range: choices.code(),
      power: choices.code(), axes: choices.axes(), blockDataUpdate: choices.chance(80),
      highPass: HighPass(
        choices.code(), reference: choices.perhaps { $0.part() }, onData: choices.chance(20)),
      interrupt1: choices.perhaps { $0.interrupt() },
      interrupt2: choices.perhaps { $0.interrupt() }, fourDirections: choices.chance(20),
      click: choices.perhaps { $0.click() },
      activity: choices.perhaps { Activity(threshold: 1 + $0.part(), duration: $0.duration(2)) },
      adc: choices.code(),
      pins: Pins(
        interrupt1: Pins.First(rawValue: UInt8(choices.below(256))),
        interrupt2: Pins.Second(rawValue: UInt8(choices.below(256))),
        activeLow: choices.chance(30)),
      fifo: choices.perhaps { $0.fifo() })
  }

  static func plain(of part: SensorPart, _ choices: inout Choices) -> Self {
    Self(
      part: known(part), rate: choices.one(of: [.hertz50, .hertz100, .hertz400]),
      range: choices.code())
  }

  private static func known(_ part: SensorPart) -> Part {
    if case .lis3dh(let known) = part.driver { known } else { .lis3dh }
  }

  static func reading(_ sample: STSample<Self>, _ configuration: Self) -> Reading {
    Reading(
      acceleration: sample.acceleration, sample.sensitivity, limit: configuration.range.g)
  }

  static var operations: [String] {
    accelerometerOperations + fifoOperations + ["readClick", "readADC", "readTemperature"]
  }

  static func call(
    _ operation: String, _ driver: inout STSensor<Self, Board.Link>, _ choices: inout Choices,
    _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "readClick": _ = try driver.readClick()
    case "readADC": _ = try driver.readADC()
    case "readTemperature": _ = try driver.readTemperature()
    case _ where fifoOperations.contains(operation): try callFIFO(operation, &driver, clock)
    default: return try callAccelerometer(operation, &driver, &choices, clock)
    }
    return nil
  }
}

extension ADXL345: CalledDriver where Link == Board.Link {
  typealias Configuration = ADXL345Configuration

  static func new(
    on link: consuming Link, _ clock: CircuitTimebase, _ configuration: Configuration
  ) throws(SensorError) -> Self {
    try Self(on: link, configuration)
  }

  static func anyConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration(
      part: known(part), rate: choices.code(), range: choices.code(),
      fullResolution: choices.chance(70), lowPower: choices.chance(20), power: choices.code(),
      supply: choices.code(),
      offset: Acceleration(g: Axes(choices.part(), choices.part(), choices.part())),
      fifo: choices.perhaps {
        ADXL345FIFO($0.code(), samples: UInt8($0.below(40)), trigger: $0.code())
      },
      tap: choices.perhaps { choices in
        .init(
          axes: choices.axes(), threshold: 8 * (1 + choices.part()),
          longest: choices.duration(0.15), single: choices.chance(60),
          gap: choices.perhaps {
            .init(
              latency: $0.duration(0.3), window: $0.duration(0.3), suppresses: $0.chance(50))
          })
      },
      activity: choices.perhaps {
        .init(axes: $0.axes(), threshold: 8 * (1 + $0.part()), isRelative: $0.chance(50))
      },
      inactivity: choices.perhaps {
        .init(
          axes: $0.axes(), threshold: 8 * (1 + $0.part()), duration: $0.duration(200),
          isRelative: $0.chance(50))
      },
      freeFall: choices.perhaps {
        .init(threshold: 1 + $0.part(), duration: $0.duration(1))
      },
      linked: choices.chance(20), autoSleep: choices.chance(20) ? choices.code() : nil,
      pins: ADXL345Pins(
        interrupt1: .init(rawValue: UInt8(choices.below(256))),
        interrupt2: .init(rawValue: UInt8(choices.below(256))), activeLow: choices.chance(30)))
  }

  static func plainConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration(
      part: known(part), rate: choices.one(of: [.hertz50, .hertz100, .hertz400]),
      range: choices.code())
  }

  private static func known(_ part: SensorPart) -> Configuration.Part {
    if case .adxl345(let known) = part.driver { known } else { .adxl345 }
  }

  mutating func apply(
    _ configuration: Configuration, _ clock: CircuitTimebase
  ) throws(SensorError) -> Duration {
    try configure(configuration)
  }

  mutating func readings(_ clock: CircuitTimebase) throws(SensorError) -> [Reading] {
    let sample = try read()
    guard sample.isNew else { return [] }
    return [
      Reading(
        acceleration: sample.acceleration, sample.sensitivity.x, limit: configuration.range.g)
    ]
  }

  static var operations: [String] {
    [
      "read", "hasSample", "powerDown", "reset", "readEvents", "arm", "drain", "fifoStatus",
      "rearmFIFO", "selfTest",
    ]
  }

  mutating func call(
    _ operation: String, _ choices: inout Choices, _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "read": _ = try read()
    case "hasSample": _ = try hasSample()
    case "powerDown": try powerDown()
    case "reset": try reset()
    case "readEvents": _ = try readEvents()
    case "arm": try arm(clock)
    case "drain":
      var samples = [ADXL345TimedSample](repeating: .init(), count: 40)
      var span = samples.mutableSpan
      _ = try drain(into: &span, clock)
    case "fifoStatus": _ = try fifoStatus()
    case "rearmFIFO": try rearmFIFO(clock)
    case "selfTest": return judged(try selfTest(clock).passed)
    default: return "no operation \(operation)"
    }
    return nil
  }
}
