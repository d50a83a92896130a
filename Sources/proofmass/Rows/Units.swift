// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassPhysics

/// A unit of written values; each is also a unit of motion files.
enum Unit: String, CaseIterable {
  case g, mps2, radps, dps, uT, gauss

  var quantity: Quantity {
    switch self {
    case .g, .mps2: .acceleration
    case .radps, .dps: .angularRate
    case .uT, .gauss: .magneticFluxDensity
    }
  }

  /// The unit in reports.
  var name: String {
    switch self {
    case .g, .radps, .uT: quantity.unit
    case .mps2: "m/s2"
    case .dps: "dps"
    case .gauss: "G"
    }
  }

  /// The unit in plots.
  var plotted: String {
    switch self {
    case .g, .gauss: name
    case .mps2: "m/s²"
    case .radps: "rad/s"
    case .dps: "°/s"
    case .uT: "µT"
    }
  }

  /// The end of the names of columns.
  var symbol: String { self == .gauss ? "G" : rawValue }

  /// The names of a sensor's three columns, which begin with its prefix.
  func columns(_ prefix: String) -> [String] {
    ["x", "y", "z"].map { "\(prefix)_\($0)_\(symbol)" }
  }

  /// The decimals with which text shows each digit of the finest range.
  var decimals: Int {
    switch self {
    case .g, .radps, .uT: quantity.decimals
    case .mps2, .dps: 3
    case .gauss: 5
    }
  }

  /// The value in this unit of one g, rad/s or µT.
  var factor: Double { convert(Axes(1, 0, 0)).x }

  /// Converts a sample's value, which is in g, rad/s or µT.
  func convert(_ value: Axes<Double>) -> Axes<Double> {
    switch self {
    case .g, .radps, .uT: value
    case .mps2: Acceleration(g: value).metersPerSecondSquared
    case .dps: AngularRate(radiansPerSecond: value).degreesPerSecond
    case .gauss: MagneticFluxDensity(microtesla: value).gauss
    }
  }
}

/// The units of values, one a quantity.
struct Units {
  /// By the raw values of the quantities.
  private var units = [Unit.g, .radps, .uT]

  init() {}

  /// - Parameter text: Units with commas between, each for its quantity.
  init(_ text: String) throws(UserError) {
    var named: [Quantity] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let unit = Unit(rawValue: String(name)) else {
        let known = Unit.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("--units \(text): some of \(known), with commas between")
      }
      guard !named.contains(unit.quantity) else {
        throw .usage("--units \(text): two units of one \(unit.quantity.chipName), name one")
      }
      named.append(unit.quantity)
      units[unit.quantity.rawValue] = unit
    }
  }

  subscript(quantity: Quantity) -> Unit { units[quantity.rawValue] }
}

/// The option for the units of values.
struct UnitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Units of values, with commas between: g or mps2, radps or dps, uT or gauss "
        + "(default: g,radps,uT).", valueName: "units"))
  var units: String?

  func choose() throws(UserError) -> Units {
    guard let units else { return Units() }
    return try Units(units)
  }
}
