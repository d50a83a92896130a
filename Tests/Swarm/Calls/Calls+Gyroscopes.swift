// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

extension L3G4200DConfiguration: CalledConfiguration {
  static func any(of part: SensorPart, _ choices: inout Choices) -> Self {
    let known = known(part)
    return Self(
      part: known, rate: choices.one(of: known.rates), range: choices.one(of: Range.allCases),
      power: choices.code(), axes: choices.axes(),
      blockDataUpdate: choices.perhaps { $0.chance(80) }, output: choices.code(),
      bandwidth: choices.code(),
      highPass: HighPass(
        choices.one(of: [
          .normal, .autoReset, .reference(degreesPerSecond: 20 * choices.part()),
        ]),
        cutoff: choices.code()),
      interrupt: choices.perhaps { $0.turning() },
      pins: Pins(
        interrupt: choices.chance(50), boot: choices.chance(20), activeLow: choices.chance(30),
        openDrain: choices.chance(30), dataReady: choices.chance(30),
        watermark: choices.chance(20), overrun: choices.chance(20), empty: choices.chance(20)),
      fifo: choices.perhaps { $0.fifo() })
  }

  static func plain(of part: SensorPart, _ choices: inout Choices) -> Self {
    let known = known(part)
    return Self(
      part: known, rate: choices.one(of: known.rates), range: choices.one(of: known.ranges))
  }

  private static func known(_ part: SensorPart) -> Part {
    if case .l3g4200d(let known) = part.driver { known } else { .l3g4200d }
  }

  static func reading(_ sample: STSample<Self>, _ configuration: Self) -> Reading {
    Reading(
      angularRate: sample.angularRate, sample.sensitivity,
      limit: configuration.range.degreesPerSecond)
  }

  static var operations: [String] {
    fifoOperations
      + ["readStatus", "readTemperature", "readInterrupt", "resetHighPass", "selfTest"]
  }

  static func call(
    _ operation: String, _ driver: inout STSensor<Self, Board.Link>, _ choices: inout Choices,
    _ clock: CircuitTimebase
  ) throws(SensorError) -> String? {
    switch operation {
    case "readStatus": _ = try driver.readStatus()
    case "readTemperature": _ = try driver.readTemperature()
    case "readInterrupt": _ = try driver.readInterrupt()
    case "resetHighPass": try driver.resetHighPass()
    case "selfTest": return judged(try driver.selfTest(clock).passed)
    case _ where fifoOperations.contains(operation): try callFIFO(operation, &driver, clock)
    default: return "no operation \(operation)"
    }
    return nil
  }
}

extension Choices {
  mutating func turning() -> L3G4200DConfiguration.Interrupt {
    L3G4200DConfiguration.Interrupt(
      code(), high: axes(), low: axes(),
      threshold: AngularRate(degreesPerSecond: Axes(1, 1, 1) * (100 * (1 + part()))),
      duration: duration(1), waits: chance(30), countsDown: chance(10), latched: chance(50),
      input: code())
  }
}
