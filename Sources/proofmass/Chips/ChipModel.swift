// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

/// A sensor of a part of the registry, with the command's name for the part in lower case.
struct ChipModel: RawRepresentable, Equatable {
  let part: SensorPart
  /// The sensor.
  let sensor: SensorPart.Sensor

  init(_ part: SensorPart, _ sensor: SensorPart.Sensor? = nil) {
    self.part = part
    self.sensor = sensor ?? part.sensors[0]
  }

  /// The part of this name, by its first sensor; nil when there is no driver for it.
  init?(rawValue: String) {
    guard let part = SensorPart(named: rawValue) else { return nil }
    self.init(part)
  }

  /// The part's sensors, in the order of `Quantity`.
  var sensors: [ChipModel] { part.sensors.map { ChipModel(part, $0) } }

  /// The magnetometer that the part contains; nil for a part without one.
  var builtIn: ChipModel? { part.builtInMagnetometer.map { ChipModel($0) } }

  /// The name, obtained without the facts, whose reading would slow down every start of the command.
  var rawValue: String { part.name.lowercased() }

  /// The parts, each by its first sensor.
  static let allCases = SensorPart.all.map { ChipModel($0) }

  /// The parts of a board when the command line names none.
  static let assumed = ["lis331dlh", "l3g4200d", "ak8975"].compactMap { ChipModel(rawValue: $0) }

  /// The parts and boards of several chips, of which one at least has a driver.
  static let assemblies = Datasheet.assemblies.filter { assembly in
    assembly.members.contains { SensorPart(named: $0.chip) != nil }
  }.map(\.word)

  static let completion = CompletionKind.list(allCases.map(\.rawValue) + assemblies)

  /// The error of a name that no chip has.
  static func unknown(_ name: String) -> UserError {
    if let other = Datasheet.others.first(where: { Datasheet.isSameName($0.name, name) }) {
      return .usage(
        "\(other.name) has neither a driver nor a software chip: `proofmass --help` lists those that have"
      )
    }
    if name.contains("=") {
      return .usage(
        "unknown chip \(quoted(name)): keys follow their chip after a comma, as lis331dlh,range=2g")
    }
    if name.hasSuffix(".csv") {
      return .usage(
        "unknown chip \(quoted(name)): `info`, `allan`, `plot` and `characterise --recording` read recordings"
      )
    }
    let known = allCases.map(\.rawValue) + assemblies
    let near = advice(for: name, among: known)
    return .usage("unknown chip \(quoted(name))\(near): `proofmass --help` lists parts and boards")
  }

  static func list(_ models: [ChipModel]) -> String {
    models.map(\.rawValue).joined(separator: ", ")
  }

  var facts: ChipFacts { part.facts }

  var quantity: Quantity { sensor.quantity }

  /// Whether the part has other sensors, too.
  var hasSiblings: Bool { part.sensors.count > 1 }

  /// The name of the sensor in reports: that of the part, with a prefix where the part has several.
  var sensorName: String { hasSiblings ? "\(rawValue) \(quantity.prefix)" : rawValue }

  /// The name of a fact of the sensor. In a part with several the name of the sensor precedes it:
  /// `gyroscopeZeroLevel`.
  func factName(_ name: String) -> String {
    guard hasSiblings else { return name }
    return quantity.sensorName + name.prefix(1).uppercased() + String(name.dropFirst())
  }

  /// The framing on I2C, at the default address.
  var i2cTarget: I2CTarget { part.i2c }

  var hasSPI: Bool { part.spi != nil }

  /// The framing on SPI, for a part that has it.
  var spiTarget: SPITarget {
    part.spi
      ?? SPITarget(readBit: 0, incrementBit: 0, addressMask: 0, singleRegisterFrames: true)
  }

  // MARK: Rates and ranges

  /// Output data rates in hertz, in ascending order; nil for a magnetometer of AKM, which measures at any rate
  /// up to 100 Hz.
  var rates: [Double]? { part.rates }

  /// Whether its sensors can be sampled at a rate in Hz: one of ``rates``, or of a part that measures on request any in
  /// reasonable bounds.
  func takes(rate: Double) -> Bool { rates?.contains(rate) ?? (0.001...100 ~= rate) }

  /// The rate nearest to 100 Hz.
  var defaultRate: Double { rates?.min { abs($0 - 100) < abs($1 - 100) } ?? 50 }

  /// The unit in which a range is named; nil for a sensor with one range.
  var rangeUnit: String? { ranges.isEmpty ? nil : quantity.rangeUnit }

  /// The ranges in ``rangeUnit``, in ascending order.
  var ranges: [Double] { sensor.ranges }

  /// The smallest range, which shows a board at rest best; nil for a sensor with one range.
  var defaultRange: Double? { ranges.first }

  /// The range for following a motion; nil for a sensor with one range.
  var motionRange: Double? { sensor.motionRange }

  /// The range that a text names, in ``rangeUnit``: `8g`, or a number alone; nil where the sensor has none like it.
  func range(named text: String) -> Double? {
    guard let unit = rangeUnit else { return nil }
    let number = text.hasSuffix(unit) ? String(text.dropLast(unit.count)) : text
    return finite(number).flatMap { ranges.contains($0) ? $0 : nil }
  }
}

extension Quantity {
  /// The name of a chip that measures it, also in a calibration file.
  var chipName: String { self == .magneticFluxDensity ? "compass" : sensorName }

  /// The decimals with which text shows each digit of the finest range.
  var decimals: Int {
    switch self {
    case .acceleration: 4
    case .angularRate: 5
    case .magneticFluxDensity: 3
    }
  }
}

extension Motion.Quantities {
  /// The quantities of a motion that affect emulated chips: those that they measure, and the temperature if
  /// one of them has a thermometer or a sensing element, which depends on it.
  init(feltBy models: [ChipModel], _ sensing: Sensing) {
    self = models.reduce(into: []) { found, model in
      for sensor in model.part.sensors { found.insert(Self(sensor.quantity)) }
    }
    if sensing != .ideal || models.contains(where: \.part.hasThermometer) { insert(.temperature) }
  }
}
