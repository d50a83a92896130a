// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import ProofMassServer

/// A part in the vocabulary of other programs.
extension PartEstimate {
  private static let newtons = 9.80665

  private func sensor(_ quantity: Quantity) -> Sensor? {
    sensors.first { $0.chip.model.quantity == quantity }
  }

  private static func mean(_ entry: Entry?) -> Double? {
    let values = (entry?.values ?? []).compactMap { $0 }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  // MARK: Kalibr

  /// `imu.yaml` of Kalibr: noise densities are those of IEEE Std 952, two-sided.
  var kalibr: String {
    var lines: [String] = []
    for (name, quantity, factor, units) in [
      ("accelerometer", Quantity.acceleration, Self.newtons, ("m/s^2", "m/s^3")),
      ("gyroscope", .angularRate, 1, ("rad/s", "rad/s^2")),
    ] {
      guard let sensor = sensor(quantity) else { continue }
      func found(_ parameter: PartParameter) -> Entry? {
        sensor.entries.first { $0.parameter == parameter }
      }
      if let density = Self.mean(found(.noise)) {
        lines.append(
          "\(name)_noise_density: \(rounded(density * factor / 2.0.squareRoot()))  # \(units.0)/sqrt(Hz)"
        )
      } else {
        lines.append("# \(name)_noise_density is not known from the recordings")
      }
      if let walk = Self.mean(found(.walk)) {
        lines.append("\(name)_random_walk: \(rounded(walk * factor))  # \(units.1)/sqrt(Hz)")
      } else if let floor = Self.mean(found(.flicker)) {
        // The walk whose Allan deviation reaches the flicker floor at the end of ten minutes.
        let most = floor * (3.0 / 600).squareRoot()
        lines.append(
          "\(name)_random_walk: \(rounded(most * factor))  # \(units.1)/sqrt(Hz), the most: flicker noise hides it"
        )
      } else {
        lines.append("# \(name)_random_walk is not known from the recordings")
      }
    }
    let rate = (sensor(.angularRate) ?? sensor(.acceleration))?.chip.rate ?? 0
    return (lines + ["update_rate: \(shortest(rate))  # Hz", "rostopic: /imu0", ""])
      .joined(separator: "\n")
  }

  // MARK: MATLAB

  /// Statements that set the parameters of MATLAB's imuSensor, in m/s², rad/s and µT.
  var matlab: String {
    var lines: [String] = []
    for sensor in sensors {
      let quantity = sensor.chip.model.quantity
      let (name, factor): (String, Double) =
        switch quantity {
        case .acceleration: ("accel", Self.newtons)
        case .angularRate: ("gyro", 1)
        case .magneticFluxDensity: ("mag", 1)
        }
      func row(_ parameter: PartParameter, _ factor: Double) -> String? {
        guard let entry = sensor.entries.first(where: { $0.parameter == parameter }),
          !entry.values.isEmpty
        else { return nil }
        return entry.values.map { rounded(($0 ?? 0) * factor) }.joined(separator: " ")
      }
      lines.append("\(name) = \(name)params;  % \(sensor.chip.name)")
      func set(_ property: String, _ value: String?) {
        if let value { lines.append("\(name).\(property) = \(value);") }
      }
      // That of a density whose samples scatter as a measurement does.
      let density = quantity == .magneticFluxDensity ? (2 / sensor.chip.rate).squareRoot() : factor
      set("NoiseType", "\"single-sided\"")
      set("NoiseDensity", row(.noise, density).map { "[\($0)]" })
      // MATLAB's flicker noise is scaled as IEEE's B.
      let instability = 1 / (2 * Series.log(2) / .pi).squareRoot()
      set("BiasInstability", row(.flicker, factor * instability).map { "[\($0)]" })
      set("RandomWalk", row(.walk, factor).map { "[\($0)]" })
      set("ConstantBias", row(.offset, factor).map { "[\($0)]" })
      if let entry = sensor.entries.first(where: { $0.parameter == .matrix }),
        entry.values.count == 9
      {
        let cells = entry.values.map { rounded(($0 ?? 0) * 100) }
        let rows = (0..<3).map { cells[3 * $0..<3 * $0 + 3].joined(separator: " ") }
        set("AxesMisalignment", "[\(rows.joined(separator: "; "))]")
      }
      set("TemperatureBias", row(.offsetPerKelvin, factor).map { "[\($0)]" })
      set("TemperatureScaleFactor", row(.scalePerKelvin, 100))
      if quantity == .angularRate {
        set("AccelerationBias", row(.perG, 1 / Self.newtons).map { "[\($0)]" })
      }
      if let range = sensor.chip.range {
        let unit = quantity == .angularRate ? Double.pi / 180 : factor
        set("MeasurementRange", rounded(range * unit))
      }
    }
    return (lines + [""]).joined(separator: "\n")
  }
}
