// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// A sensor whose samples are imported.
enum ImportedSensor: String, CaseIterable {
  case acc, gyr, mag, temp

  var quantity: Motion.Quantities {
    switch self {
    case .acc: .acceleration
    case .gyr: .angularRate
    case .mag: .magneticFluxDensity
    case .temp: .temperature
    }
  }

  /// The columns of a recording for it, in g, rad/s, µT and °C.
  var columns: [String] { quantity.columns }

  /// The place of its first value in an ``ImportRow``.
  var first: Int { self == .acc ? 0 : self == .gyr ? 3 : self == .mag ? 6 : 9 }

  var places: Range<Int> { first..<(self == .temp ? 10 : first + 3) }

  /// The names of its axes for --map: `acc_x`, or `temp`.
  func axis(_ index: Int) -> String {
    self == .temp ? rawValue : "\(rawValue)_\(["x", "y", "z"][index])"
  }
}

/// A unit of another program's values.
struct ForeignUnit {
  let sensor: ImportedSensor
  let name: String
  /// The factor to the recording's unit, and how it is stated.
  let factor: Double
  let words: String
  /// Other spellings, as ``normal(_:)`` gives them.
  private let spellings: [String]

  private init(
    _ sensor: ImportedSensor, _ name: String, _ factor: Double, _ words: String,
    _ spellings: String
  ) {
    self.sensor = sensor
    self.name = name
    self.factor = factor
    self.words = words
    self.spellings = [Self.normal(name)] + spellings.split(separator: " ").map(String.init)
  }

  /// The standard gravity is 9.80665 m/s² (CGPM 1901), a gauss 100 µT.
  static let all = [
    ForeignUnit(.acc, "g", 1, "1", "gs gravity"),
    ForeignUnit(.acc, "mg", 1 / 1e3, "1/1000", "milli-g"),
    ForeignUnit(
      .acc, "m/s²", 1 / 9.80665, "1/9.80665", "mps2 ms-2 m/s/s mss m/s\u{FFFD} m/sec2"),
    ForeignUnit(.acc, "mm/s²", 1 / 9806.65, "1/9806.65", "mmps2 mms-2"),
    ForeignUnit(.acc, "cm/s²", 1 / 980.665, "1/980.665", "cmps2 cms-2 gal"),
    ForeignUnit(.gyr, "rad/s", 1, "1", "radps rads-1 rad/sec rps"),
    ForeignUnit(.gyr, "mrad/s", 1 / 1e3, "1/1000", "mradps mrads-1"),
    ForeignUnit(.gyr, "°/s", .pi / 180, "π/180", "dps deg/s degps deg/sec degs-1 °s-1"),
    ForeignUnit(.gyr, "m°/s", .pi / 180_000, "π/180000", "mdps mdeg/s"),
    ForeignUnit(.mag, "µT", 1, "1", "microtesla"),
    ForeignUnit(.mag, "nT", 1 / 1e3, "1/1000", "nanotesla"),
    ForeignUnit(.mag, "mT", 1e3, "1000", "millitesla"),
    ForeignUnit(.mag, "T", 1e6, "1000000", "tesla"),
    ForeignUnit(.mag, "gauss", 100, "100", "g gs"),
    ForeignUnit(.mag, "mgauss", 1 / 10, "1/10", "mg"),
    ForeignUnit(.temp, "°C", 1, "1", "c degc celsius"),
    ForeignUnit(.temp, "m°C", 1 / 1e3, "1/1000", "mc mdegc"),
  ]

  /// A spelling without what programs vary: case, blanks, signs of powers and products, and the forms of µ and ².
  /// `Â` is what UTF-8 becomes that was read as Latin-1.
  static func normal(_ text: String) -> String {
    var normal = ""
    for character in text.lowercased().unicodeScalars {
      switch character {
      case " ", "^", "*", "·", "â", "_": break
      case "µ", "μ": normal.unicodeScalars.append("u")
      case "²": normal.unicodeScalars.append("2")
      case "−": normal.unicodeScalars.append("-")
      default: normal.unicodeScalars.append(character)
      }
    }
    return normal
  }

  /// Whether a word is a unit of any sensor.
  static func isKnown(_ word: String) -> Bool {
    all.contains { $0.spellings.contains(normal(word)) }
  }

  /// The unit that a text names; for a sensor, if it is known, because G is of two.
  static func named(_ text: String, of sensor: ImportedSensor?) -> ForeignUnit? {
    let text = normal(text)
    return all.first { (sensor == nil || $0.sensor == sensor) && $0.spellings.contains(text) }
  }

  static func list(of sensor: ImportedSensor) -> String {
    all.filter { $0.sensor == sensor }.map(\.name).joined(separator: ", ")
  }
}
