// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassFusion

extension Calibration {
  /// The least difference in K between the temperatures of two calibrations of a magnetometer. A choice: the
  /// errors of both grow in the interval between.
  package static var leastTemperatureDifference: Double { 5 }

  /// The calibration of the magnetometer for a temperature: of two calibrations at different temperatures
  /// the straight line through both, at most half their difference beyond them; otherwise the only
  /// or the first one.
  ///
  /// - Parameter temperature: In °C by the thermometer of the calibrations; nil if unknown.
  package func compass(at temperature: Double?) -> CompassCalibration? {
    guard let compass, let other = secondCompass, let temperature,
      let first = compass.temperature, let second = other.temperature,
      abs(second - first) >= Self.leastTemperatureDifference
    else { return compass }
    let part = max(-0.5, min((temperature - first) / (second - first), 1.5))
    func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
    var result = compass
    result.matrix = compass.matrix * (1 - part) + other.matrix * part
    result.offset.microtesla =
      compass.offset.microtesla * (1 - part) + other.offset.microtesla * part
    result.magnitude = between(compass.magnitude, other.magnitude)
    result.residual = max(compass.residual, other.residual)
    result.regions = min(compass.regions, other.regions)
    result.parameters = min(compass.parameters, other.parameters)
    result.temperature = temperature
    return result
  }
}
