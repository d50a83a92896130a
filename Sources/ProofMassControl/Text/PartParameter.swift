// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassPhysics

/// A parameter of a described part, with its key and unit in files.
package enum PartParameter: CaseIterable, Sendable {
  case noise, flicker, walk, offset, matrix, perG, perGSquared, offsetPerKelvin, scalePerKelvin
  case clockError

  /// The key in JSON, and the factor from the stored unit; nil for a quantity without this parameter.
  package func key(_ quantity: Quantity) -> (name: String, factor: Double)? {
    let radian = 180 / Double.pi
    // Bias instability is the flat part of the Allan deviation over 0.664.
    let instability = 1 / (2 * Series.log(2) / .pi).squareRoot()
    return switch (self, quantity) {
    case (.noise, .acceleration): ("noise_density_ug_per_rtHz", 1e6)
    case (.noise, .angularRate): ("noise_density_mdps_per_rtHz", 1e3 * radian)
    case (.noise, .magneticFluxDensity): ("noise_nT", 1e3)
    case (.flicker, .acceleration): ("bias_instability_ug", 1e6 * instability)
    case (.flicker, .angularRate): ("bias_instability_dph", 3600 * radian * instability)
    case (.flicker, .magneticFluxDensity): ("bias_instability_nT", 1e3 * instability)
    case (.walk, .acceleration): ("random_walk_ug_per_rts", 1e6)
    case (.walk, .angularRate): ("rate_random_walk_mdps_per_rts", 1e3 * radian)
    case (.walk, .magneticFluxDensity): ("random_walk_nT_per_rts", 1e3)
    case (.offset, .acceleration): ("offset_mg", 1e3)
    case (.offset, .angularRate): ("offset_dps", radian)
    case (.offset, .magneticFluxDensity): ("offset_uT", 1)
    case (.matrix, _): ("matrix", 1)
    case (.perG, .angularRate): ("offset_per_g_mdps", 1e3 * radian)
    case (.perGSquared, .angularRate): ("offset_per_g2_mdps", 1e3 * radian)
    case (.offsetPerKelvin, .acceleration): ("offset_slope_mg_per_C", 1e3)
    case (.offsetPerKelvin, .angularRate): ("offset_slope_mdps_per_C", 1e3 * radian)
    case (.offsetPerKelvin, .magneticFluxDensity): ("offset_slope_uT_per_C", 1)
    case (.scalePerKelvin, _): ("scale_slope_ppm_per_C", 1e6)
    case (.clockError, _): ("clock_error_ppm", 1e6)
    case (.perG, _), (.perGSquared, _): nil
    }
  }

  /// The number of values: one, one for each axis, or a matrix row by row.
  package var count: Int {
    switch self {
    case .matrix: 9
    case .scalePerKelvin, .clockError: 1
    default: 3
    }
  }

  /// The values of a nominal part.
  package var nominal: [Double] {
    self == .matrix ? [1, 0, 0, 0, 1, 0, 0, 0, 1] : [Double](repeating: 0, count: count)
  }

  /// The values of a sensor, in the stored unit.
  package func values(of sensor: PartDescription.Sensor) -> [Double] {
    func list(_ axes: Axes<Double>) -> [Double] { [axes.x, axes.y, axes.z] }
    return switch self {
    case .noise: list(sensor.noise)
    case .flicker: list(sensor.flicker)
    case .walk: list(sensor.walk)
    case .offset: list(sensor.offset)
    case .perG: list(sensor.perG)
    case .perGSquared: list(sensor.perGSquared)
    case .offsetPerKelvin: list(sensor.offsetPerKelvin)
    case .scalePerKelvin: [sensor.scalePerKelvin ?? 0]
    case .clockError: [sensor.clockError]
    case .matrix: Self.list(sensor.matrix)
    }
  }

  /// The elements of a matrix, row by row.
  package static func list(_ m: Matrix3) -> [Double] {
    [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
  }

  /// Sets the values of a sensor, of which there must be enough.
  package func set(_ v: [Double], of sensor: inout PartDescription.Sensor) {
    func axes() -> Axes<Double> { Axes(v[0], v[1], v[2]) }
    switch self {
    case .noise: sensor.noise = axes()
    case .flicker: sensor.flicker = axes()
    case .walk: sensor.walk = axes()
    case .offset: sensor.offset = axes()
    case .perG: sensor.perG = axes()
    case .perGSquared: sensor.perGSquared = axes()
    case .offsetPerKelvin: sensor.offsetPerKelvin = axes()
    case .scalePerKelvin: sensor.scalePerKelvin = v[0]
    case .clockError: sensor.clockError = v[0]
    case .matrix:
      sensor.matrix = Matrix3(
        Axes(v[0], v[1], v[2]), Axes(v[3], v[4], v[5]), Axes(v[6], v[7], v[8]))
    }
  }

  /// The values as JSON: a number, three, or rows.
  package func json(_ values: [JSON]) -> JSON {
    switch count {
    case 1: values.first ?? .null
    case 9: .array((0..<3).map { row in .array(Array(values[3 * row..<3 * row + 3])) })
    default: .array(values)
    }
  }
}
