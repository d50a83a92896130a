// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The meaning of the cells of a motion file's row, by its header.
struct MotionColumns {
  /// A unit in which a quantity's columns may be given.
  struct Unit: Sendable {
    let quantity: Motion.Quantities
    /// The end of the columns' names: `mps2`.
    let symbol: String
    let names: [String]
    /// Conversion to the world's unit.
    let convert: @Sendable (Axes<Double>) -> Axes<Double>

    /// All units. The first of each quantity is the one that is written.
    static let all = [
      Unit(.acceleration, "g") { $0 },
      Unit(.acceleration, "mps2") { Acceleration(metersPerSecondSquared: $0).g },
      Unit(.angularRate, "radps") { $0 },
      Unit(.angularRate, "dps") { AngularRate(degreesPerSecond: $0).radiansPerSecond },
      Unit(.magneticFluxDensity, "uT") { $0 },
      Unit(.magneticFluxDensity, "G") { MagneticFluxDensity(gauss: $0).microtesla },
      Unit(.temperature, "C") { $0 },
    ]

    private init(
      _ quantity: Motion.Quantities, _ symbol: String,
      convert: @escaping @Sendable (Axes<Double>) -> Axes<Double>
    ) {
      self.quantity = quantity
      self.symbol = symbol
      // A temperature has one column, on x.
      let axes = quantity == .temperature ? [""] : ["x_", "y_", "z_"]
      names = axes.map { "\(quantity.prefixes.joined())_\($0)\(symbol)" }
      self.convert = convert
    }
  }

  /// A sensor that is read: its three values begin at index `first` of a row's numbers.
  struct Source {
    let unit: Unit
    let first: Int
  }

  static let time = "time_s"

  let names: [String]
  /// Index of each cell among the row's numbers, of which the first is the time; ``nowhere`` for a
  /// cell that is not read.
  private(set) var places: [Int]
  static let nowhere = -1
  private(set) var sources: [Source] = []
  /// Other columns that are read, with their places among the row's numbers.
  private(set) var others: [(name: String, place: Int)] = []

  /// Count of a row's numbers.
  var count: Int { 1 + 3 * sources.count + others.count }

  /// The name of a column without a prefix; that of the time has none, and others are not meant.
  private static func name(_ name: String, after prefix: String) -> String {
    guard name != time else { return name }
    guard name.utf8.starts(with: prefix.utf8) else { return "" }
    return String(decoding: Array(name.utf8.dropFirst(prefix.utf8.count)), as: UTF8.self)
  }

  /// Checks a header, including the columns of sensors that are not wanted.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the names of the sensors' columns that are meant, such as `lis3dh_`.
  ///   - line: The header's line in the file, for errors.
  ///   - others: Names of columns to read that belong to no sensor.
  ///   - needsSensor: Whether a table without a sensor's columns is refused.
  init(
    names: [String], prefix: String = "", file: String, line: Int, wanted: Motion.Quantities,
    others: [String] = [], needsSensor: Bool = true
  ) throws(MotionFileError) {
    let names = prefix.isEmpty ? names : names.map { Self.name($0, after: prefix) }
    func fault(_ column: String?, _ reason: String) -> MotionFileError {
      MotionFileError(file: file, line: line, column: column, reason: reason)
    }
    self.names = names
    places = names.map { _ in Self.nowhere }
    guard let time = names.firstIndex(of: Self.time) else {
      throw fault(nil, "no column \(Self.time)")
    }
    places[time] = 0
    var units: [Unit] = []
    for (index, name) in names.enumerated() {
      guard let unit = Unit.all.first(where: { $0.names.contains(name) }) else {
        if name == Self.time, index != time { throw fault(name, "comes twice") }
        continue
      }
      guard names.firstIndex(of: name) == index else { throw fault(name, "comes twice") }
      guard let known = units.first(where: { $0.quantity == unit.quantity }) else {
        units.append(unit)
        continue
      }
      guard known.names == unit.names else {
        throw fault(name, "not in the unit of \(names.first(where: known.names.contains) ?? "")")
      }
    }
    guard !units.isEmpty || !needsSensor else {
      throw fault(
        nil,
        prefix.isEmpty
          ? "no column of a sensor, like acc_x_g, gyr_x_radps, mag_x_uT or temp_C"
          : "no column that begins with \(prefix), like \(prefix)acc_x_g")
    }
    for unit in units {
      if let missing = unit.names.first(where: { !names.contains($0) }) {
        throw fault(missing, "missing; a sensor's three columns come all or none")
      }
      guard wanted.contains(unit.quantity) else { continue }
      for (axis, name) in unit.names.enumerated() {
        names.firstIndex(of: name).map { places[$0] = count + axis }
      }
      sources.append(Source(unit: unit, first: count))
    }
    for name in others {
      guard let index = names.firstIndex(of: name) else { continue }
      guard names.lastIndex(of: name) == index else { throw fault(name, "comes twice") }
      places[index] = count
      self.others.append((name, count))
    }
  }
}

extension Motion.Quantities {
  /// Each quantity with the beginning of its columns' names, in the order of columns.
  package static let named: [(quantity: Self, prefix: String)] =
    Quantity.allCases.map { (Self($0), $0.prefix) } + [(.temperature, "temp")]

  /// The beginnings of the quantities' column names.
  package var prefixes: [String] {
    Self.named.filter { contains($0.quantity) }.map { $0.prefix }
  }

  /// Names of the columns that are written for these quantities, in g, rad/s, µT and °C.
  package var columns: [String] {
    var columns: [String] = []
    var rest = self
    for unit in MotionColumns.Unit.all where rest.contains(unit.quantity) {
      columns += unit.names
      rest.remove(unit.quantity)  // other units are only read
    }
    return columns
  }
}
