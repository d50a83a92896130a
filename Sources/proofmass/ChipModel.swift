// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation

/// A part that the command knows by name.
enum ChipModel: String, CaseIterable {
  case lis331dlh, lis331hh, h3lis331dl, lsm303dlh, lsm303dlm, lis331dl, lis302dl
  case l3g4200d, a3g4250d, l3gd20, l3gd20h
  case ak8975, ak8963, ak8973

  /// Those of a board of which nothing is said.
  static let assumed: [ChipModel] = [.lis331dlh, .l3g4200d, .ak8975]

  static let names = list(allCases)
  static let completion = CompletionKind.list(allCases.map(\.rawValue))

  static func list(_ models: [ChipModel]) -> String {
    models.map(\.rawValue).joined(separator: ", ")
  }

  var facts: ChipFacts {
    switch self {
    case .lis331dlh: Datasheet.LIS331DLH.facts
    case .lis331hh: Datasheet.LIS331HH.facts
    case .h3lis331dl: Datasheet.H3LIS331DL.facts
    case .lsm303dlh: Datasheet.LSM303DLH.facts
    case .lsm303dlm: Datasheet.LSM303DLM.facts
    case .lis331dl: Datasheet.LIS331DL.facts
    case .lis302dl: Datasheet.LIS302DL.facts
    case .l3g4200d: Datasheet.L3G4200D.facts
    case .a3g4250d: Datasheet.A3G4250D.facts
    case .l3gd20: Datasheet.L3GD20.facts
    case .l3gd20h: Datasheet.L3GD20H.facts
    case .ak8975: Datasheet.AK8975.facts
    case .ak8963: Datasheet.AK8963.facts
    case .ak8973: Datasheet.AK8973.facts
    }
  }

  /// The driver for it, told which of its parts it is.
  enum Driver {
    case lis331dlh(LIS331DLHConfiguration.Part)
    case lis331dl
    case l3g4200d(L3G4200DConfiguration.Part)
    case ak8975, ak8963, ak8973
  }

  var driver: Driver {
    switch self {
    case .lis331dlh, .lsm303dlh, .lsm303dlm: .lis331dlh(.lis331dlh)
    case .lis331hh: .lis331dlh(.lis331hh)
    case .h3lis331dl: .lis331dlh(.h3lis331dl)
    case .lis331dl, .lis302dl: .lis331dl
    case .l3g4200d: .l3g4200d(.l3g4200d)
    case .a3g4250d: .l3g4200d(.a3g4250d)
    case .l3gd20: .l3g4200d(.l3gd20)
    case .l3gd20h: .l3g4200d(.l3gd20h)
    case .ak8975: .ak8975
    case .ak8963: .ak8963
    case .ak8973: .ak8973
    }
  }

  var chipClass: ChipClass {
    switch driver {
    case .lis331dlh, .lis331dl: .accelerometer
    case .l3g4200d: .gyroscope
    case .ak8975, .ak8963, .ak8973: .compass
    }
  }

  var hasThermometer: Bool {
    switch driver {
    case .l3g4200d, .ak8973: true
    case .lis331dlh, .lis331dl, .ak8975, .ak8963: false
    }
  }

  /// How it is framed on I2C, at its default address.
  var i2cTarget: I2CTarget {
    let facts = facts.i2c
    return I2CTarget(address: facts.addresses[0], incrementBit: facts.incrementBit)
  }

  var hasSPI: Bool { facts.spi != nil }

  /// How it is framed on SPI, where it has one.
  var spiTarget: SPITarget {
    let facts = facts.spi
    return SPITarget(
      readBit: facts?.readBit ?? 0, incrementBit: facts?.incrementBit ?? 0,
      addressMask: facts?.addressMask ?? 0, oneRegisterAFrame: facts?.oneRegisterAWrite ?? true)
  }

  // MARK: Rates and ranges

  /// In hertz, the slowest first; nil where any rate up to 100 Hz will do.
  var rates: [Double]? {
    guard chipClass != .compass else { return nil }
    return values(of: ["millihertz", "lowPowerMillihertz", "lowRateMillihertz"]).map { $0 / 1000 }
  }

  /// The one nearest to 100 Hz.
  var defaultRate: Double { rates?.min { abs($0 - 100) < abs($1 - 100) } ?? 50 }

  /// The unit in which a range is named; nil where there is only one range.
  var rangeUnit: String? { chipClass.rangeUnit }

  /// The least first.
  var ranges: [Double] { values(of: ["ratedG", "ratedDegreesPerSecond"]) }

  /// The greatest; nil where there is only one range.
  var defaultRange: Double? { ranges.last }

  private func values(of tables: [String]) -> [Double] {
    let values = facts.tables.filter { tables.contains($0.name) }.flatMap { $0.rows.map(\.value) }
    return Swift.Set(values).sorted()
  }
}
