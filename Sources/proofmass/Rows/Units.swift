// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassPhysics

/// A unit of written values; each is also a unit of motion files.
enum Unit: String, CaseIterable {
  case g, mps2, radps, dps, uT, gauss

  var chipClass: ChipClass {
    switch self {
    case .g, .mps2: .accelerometer
    case .radps, .dps: .gyroscope
    case .uT, .gauss: .compass
    }
  }

  /// The unit in reports.
  var name: String {
    switch self {
    case .g, .radps, .uT: chipClass.unit
    case .mps2: "m/s2"
    case .dps: "dps"
    case .gauss: "G"
    }
  }

  /// The names of a chip's three columns.
  var columns: [String] {
    let symbol = self == .gauss ? "G" : rawValue
    return ["x", "y", "z"].map { "\(chipClass.prefix)_\($0)_\(symbol)" }
  }

  /// The decimals with which text shows each digit of the finest range.
  var decimals: Int {
    switch self {
    case .g, .radps, .uT: chipClass.decimals
    case .mps2, .dps: 3
    case .gauss: 5
    }
  }

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

/// The units of values, one for each class of chips.
struct Units {
  private var acceleration = Unit.g
  private var rate = Unit.radps
  private var field = Unit.uT

  init() {}

  /// - Parameter text: Units separated by commas, each for its class of chips.
  init(_ text: String) throws(Complaint) {
    var named: [ChipClass] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let unit = Unit(rawValue: String(name)) else {
        let known = Unit.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("--units \(text): some of \(known), with commas between")
      }
      guard !named.contains(unit.chipClass) else {
        throw .usage("--units \(text): two units of one \(unit.chipClass.rawValue), name one")
      }
      named.append(unit.chipClass)
      switch unit.chipClass {
      case .accelerometer: acceleration = unit
      case .gyroscope: rate = unit
      case .compass: field = unit
      }
    }
  }

  subscript(chipClass: ChipClass) -> Unit {
    switch chipClass {
    case .accelerometer: acceleration
    case .gyroscope: rate
    case .compass: field
    }
  }
}

/// The option for the units of values.
struct UnitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Units of values, with commas between: g or mps2, radps or dps, uT or gauss "
        + "(default: g,radps,uT).", valueName: "units"))
  var units: String?

  func choose() throws(Complaint) -> Units {
    guard let units else { return Units() }
    return try Units(units)
  }
}
