// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Which cells of a motion file's row hold what, by its header.
struct MotionColumns {
  /// One unit in which a sensor's columns may come.
  struct Unit: Sendable {
    let sensor: Motion.Sensors
    let names: [String]
    /// To the world's unit.
    let convert: @Sendable (Axes<Double>) -> Axes<Double>

    /// The first of a sensor is the one that is written.
    static let all = [
      Unit(.accelerometer, "acc", "g") { $0 },
      Unit(.accelerometer, "acc", "mps2") { Acceleration(metersPerSecondSquared: $0).g },
      Unit(.gyroscope, "gyr", "radps") { $0 },
      Unit(.gyroscope, "gyr", "dps") { AngularRate(degreesPerSecond: $0).radiansPerSecond },
      Unit(.magnetometer, "mag", "uT") { $0 },
      Unit(.magnetometer, "mag", "G") { MagneticFluxDensity(gauss: $0).microtesla },
      Unit(sensor: .thermometer, names: ["temp_C"]) { $0 },
    ]

    private init(
      sensor: Motion.Sensors, names: [String],
      convert: @escaping @Sendable (Axes<Double>) -> Axes<Double>
    ) {
      self.sensor = sensor
      self.names = names
      self.convert = convert
    }

    private init(
      _ sensor: Motion.Sensors, _ prefix: String, _ symbol: String,
      convert: @escaping @Sendable (Axes<Double>) -> Axes<Double>
    ) {
      self.init(
        sensor: sensor, names: ["x", "y", "z"].map { "\(prefix)_\($0)_\(symbol)" },
        convert: convert)
    }
  }

  /// A used sensor: its three cells are numbers `first...` of a row.
  struct Source {
    let unit: Unit
    let first: Int
  }

  static let time = "time_s"

  let names: [String]
  /// For each cell its place among the row's numbers, of which the first is the time; nil for a
  /// cell that is not looked at.
  private(set) var places: [Int?]
  private(set) var sources: [Source] = []

  /// How many numbers a row has.
  var count: Int { 1 + 3 * sources.count }

  /// Refuses a header that breaks a rule, be it on a sensor that is not wanted.
  init(names: [String], file: String, wanted: Motion.Sensors) throws(MotionError) {
    func fault(_ column: String?, _ reason: String) -> MotionError {
      MotionError(file: file, line: 1, column: column, reason: reason)
    }
    self.names = names
    places = names.map { _ in nil }
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
      guard let known = units.first(where: { $0.sensor == unit.sensor }) else {
        units.append(unit)
        continue
      }
      guard known.names == unit.names else {
        throw fault(name, "not in the unit of \(names.first(where: known.names.contains) ?? "")")
      }
    }
    guard !units.isEmpty else {
      throw fault(nil, "no column of a sensor, like acc_x_g, gyr_x_radps, mag_x_uT or temp_C")
    }
    for unit in units {
      if let missing = unit.names.first(where: { !names.contains($0) }) {
        throw fault(missing, "missing; a sensor's three columns come all or none")
      }
      guard wanted.contains(unit.sensor) else { continue }
      for (axis, name) in unit.names.enumerated() {
        names.firstIndex(of: name).map { places[$0] = count + axis }
      }
      sources.append(Source(unit: unit, first: count))
    }
  }
}
