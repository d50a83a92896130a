// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics

/// A part that the command knows by name. Another part is a case here, with its row below.
enum ChipModel: String, CaseIterable {
  case lis331dlh, lis331hh, h3lis331dl, lsm303dlh, lsm303dlm, lis331dl, lis302dl
  case l3g4200d, a3g4250d, l3gd20, l3gd20h
  case ak8975, ak8963, ak09916, ak8973

  /// The parts of a board when the command line names none.
  static let assumed: [ChipModel] = [.lis331dlh, .l3g4200d, .ak8975]

  static let names = list(allCases)
  static let completion = CompletionKind.list(allCases.map(\.rawValue))

  static func list(_ models: [ChipModel]) -> String {
    models.map(\.rawValue).joined(separator: ", ")
  }

  /// A driver, and which of its parts the chip is.
  enum Driver {
    case lis331dlh(LIS331DLHConfiguration.Part)
    case lis331dl
    case l3g4200d(L3G4200DConfiguration.Part)
    case ak8975, ak8963, ak09916, ak8973
  }

  private var row: (facts: ChipFacts, driver: Driver) {
    switch self {
    case .lis331dlh: (Datasheet.LIS331DLH.facts, .lis331dlh(.lis331dlh))
    case .lis331hh: (Datasheet.LIS331HH.facts, .lis331dlh(.lis331hh))
    case .h3lis331dl: (Datasheet.H3LIS331DL.facts, .lis331dlh(.h3lis331dl))
    case .lsm303dlh: (Datasheet.LSM303DLH.facts, .lis331dlh(.lis331dlh))
    case .lsm303dlm: (Datasheet.LSM303DLM.facts, .lis331dlh(.lis331dlh))
    case .lis331dl: (Datasheet.LIS331DL.facts, .lis331dl)
    case .lis302dl: (Datasheet.LIS302DL.facts, .lis331dl)
    case .l3g4200d: (Datasheet.L3G4200D.facts, .l3g4200d(.l3g4200d))
    case .a3g4250d: (Datasheet.A3G4250D.facts, .l3g4200d(.a3g4250d))
    case .l3gd20: (Datasheet.L3GD20.facts, .l3g4200d(.l3gd20))
    case .l3gd20h: (Datasheet.L3GD20H.facts, .l3g4200d(.l3gd20h))
    case .ak8975: (Datasheet.AK8975.facts, .ak8975)
    case .ak8963: (Datasheet.AK8963.facts, .ak8963)
    case .ak09916: (Datasheet.AK09916.facts, .ak09916)
    case .ak8973: (Datasheet.AK8973.facts, .ak8973)
    }
  }

  var facts: ChipFacts { row.facts }

  var driver: Driver { row.driver }

  var chipClass: ChipClass {
    switch driver {
    case .lis331dlh, .lis331dl: .accelerometer
    case .l3g4200d: .gyroscope
    case .ak8975, .ak8963, .ak09916, .ak8973: .compass
    }
  }

  var hasThermometer: Bool {
    switch driver {
    case .l3g4200d, .ak8973: true
    case .lis331dlh, .lis331dl, .ak8975, .ak8963, .ak09916: false
    }
  }

  /// Bits of an accelerometer's sample, over twice its range; nil for other classes.
  var accelerationBits: Int? {
    switch driver {
    case .lis331dlh: 12
    case .lis331dl: 8
    case .l3g4200d, .ak8975, .ak8963, .ak09916, .ak8973: nil
    }
  }

  /// The framing on I2C, at the default address.
  var i2cTarget: I2CTarget {
    let facts = facts.i2c
    return I2CTarget(address: facts.addresses[0], incrementBit: facts.incrementBit)
  }

  var hasSPI: Bool { facts.spi != nil }

  /// The framing on SPI, for a part that has it.
  var spiTarget: SPITarget {
    let facts = facts.spi
    return SPITarget(
      readBit: facts?.readBit ?? 0, incrementBit: facts?.incrementBit ?? 0,
      addressMask: facts?.addressMask ?? 0, singleRegisterFrames: facts?.oneRegisterAWrite ?? true)
  }

  // MARK: Rates and ranges

  /// Output data rates in hertz, in ascending order; nil for a compass, which measures at any rate up
  /// to 100 Hz.
  var rates: [Double]? {
    guard chipClass != .compass else { return nil }
    return values(of: ["millihertz", "lowPowerMillihertz", "lowRateMillihertz"]).map { $0 / 1000 }
  }

  /// The rate nearest to 100 Hz.
  var defaultRate: Double { rates?.min { abs($0 - 100) < abs($1 - 100) } ?? 50 }

  /// The unit in which a range is named; nil for a part with one range.
  var rangeUnit: String? { chipClass.rangeUnit }

  /// In ``rangeUnit``, in ascending order.
  var ranges: [Double] { values(of: ["ratedG", "ratedDegreesPerSecond"]) }

  /// The greatest range; nil for a part with one range.
  var defaultRange: Double? { ranges.last }

  private func values(of tables: [String]) -> [Double] {
    let values = facts.tables.filter { tables.contains($0.name) }.flatMap { $0.rows.map(\.value) }
    return Swift.Set(values).sorted()
  }
}

/// The quantity that a chip measures. A stream has columns for one chip of each class.
enum ChipClass: String, CaseIterable {
  case accelerometer, gyroscope, compass

  /// The position in `allCases`.
  var index: Int {
    switch self {
    case .accelerometer: 0
    case .gyroscope: 1
    case .compass: 2
    }
  }

  private var row:
    (
      sensors: Motion.Sensors, prefix: String, unit: String, rangeUnit: String?, decimals: Int
    )
  {
    switch self {
    case .accelerometer: (.accelerometer, "acc", "g", "g", 4)
    case .gyroscope: (.gyroscope, "gyr", "rad/s", "dps", 5)
    case .compass: (.magnetometer, "mag", "uT", nil, 3)
    }
  }

  /// The part of a motion that the chip feels.
  var sensors: Motion.Sensors { row.sensors }

  /// The beginning of its columns' names.
  var prefix: String { row.prefix }

  /// The unit of its samples.
  var unit: String { row.unit }

  /// The unit in which a range is named; nil for a class whose parts have one range.
  var rangeUnit: String? { row.rangeUnit }

  /// The decimals with which text shows each digit of the finest range.
  var decimals: Int { row.decimals }
}

extension Motion.Sensors {
  init(_ classes: [ChipClass]) {
    self = classes.reduce(into: []) { $0.insert($1.sensors) }
  }

  /// The part of a motion that emulated chips feel: the quantities that they measure, and the
  /// temperature if one of them has a thermometer or a sensing element, which depends on it.
  init(feltBy models: [ChipModel], _ sensing: Sensing) {
    self.init(models.map(\.chipClass))
    if sensing != .ideal || models.contains(where: \.hasThermometer) { insert(.thermometer) }
  }
}

extension [ChipArgument] {
  /// The classes of the chips, in the order of a stream's columns.
  var classes: [ChipClass] {
    ChipClass.allCases.filter { one in contains { $0.model.chipClass == one } }
  }
}
