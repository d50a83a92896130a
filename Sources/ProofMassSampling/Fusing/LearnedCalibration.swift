// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// The calibration of a session: the one that was set, and what the session has learned since.
package struct LearnedCalibration: Sendable {
  /// The calibration that corrects the samples.
  package var current = Calibration()
  /// The gyroscope's calibration that the session learned by itself.
  private var foundGyroscope: GyroscopeCalibration?

  package init() {}

  /// Whether no calibration of the gyroscope was set.
  private var mayLearnGyroscope: Bool {
    current.gyroscope == nil || current.gyroscope == foundGyroscope
  }

  /// Adopts what was learned, unless in the meantime a calibration of that sensor, for the magnetometer a
  /// better one, was set.
  package mutating func adopt(_ learned: Calibration) {
    if let gyroscope = learned.gyroscope, mayLearnGyroscope {
      current.gyroscope = gyroscope
      foundGyroscope = gyroscope
      current.origins[.angularRate]?.date = nil
    }
    if let compass = learned.compass,
      current.compass?.accuracy ?? .uncalibrated < compass.accuracy
    {
      current.compass = compass
      current.origins[.magneticFluxDensity]?.date = nil
    }
  }

  /// The settings of a batch of samples.
  ///
  /// - Parameters:
  ///   - temperature: The board's temperature in °C; nil if unknown.
  ///   - zeroRateLevel: The gyroscope's zero-rate level, in rad/s.
  ///   - isFused: Whether device motion is wanted.
  ///   - learnsGyroscope: Whether a bias may be learned while the device is still.
  ///   - learnsCompass: Whether the magnetometer may be calibrated, and followed, while the device rotates.
  package func setting(
    temperature: Double?, rates: SensorDemand, delays: SensorDelays,
    zeroRateLevel: Double, isFused: Bool,
    learnsGyroscope: Bool, learnsCompass: Bool
  ) -> SampleWorker.Setting {
    let isUnknown = learnsGyroscope && current.gyroscope == nil && zeroRateLevel > 0
    return SampleWorker.Setting(
      calibration: current, temperature: temperature, rates: rates, delays: delays,
      unknownOffset: isUnknown ? zeroRateLevel : nil, isFused: isFused,
      learnsGyroscope: learnsGyroscope && mayLearnGyroscope,
      learnsCompass: learnsCompass && current.compass?.accuracy ?? .uncalibrated < .high,
      followsCompass: learnsCompass)
  }
}
