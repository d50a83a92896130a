// SPDX-License-Identifier: Apache-2.0

internal import ProofMassFusion

/// The calibration of a session: what was set, and what the session has learned since.
package struct LearnedCalibration: Sendable {
  /// Corrects the samples.
  package var current = Calibration()
  /// The gyroscope's calibration that the session found by itself.
  private var foundGyroscope: GyroscopeCalibration?

  package init() {}

  /// Whether no calibration of the gyroscope was set.
  private var mayLearnGyroscope: Bool {
    current.gyroscope == nil || current.gyroscope == foundGyroscope
  }

  /// Takes over what was learned, unless a calibration of that sensor, for the compass a better one, was
  /// set in the meantime.
  package mutating func adopt(_ learned: Calibration) {
    if let gyroscope = learned.gyroscope, mayLearnGyroscope {
      current.gyroscope = gyroscope
      foundGyroscope = gyroscope
      current.origins[.gyroscope]?.date = nil
    }
    if let compass = learned.compass,
      current.compass?.accuracy ?? .uncalibrated < compass.accuracy
    {
      current.compass = compass
      current.origins[.magnetometer]?.date = nil
    }
  }

  /// The settings of a batch of samples.
  ///
  /// - Parameters:
  ///   - temperature: The board's in °C; nil if unknown.
  ///   - zeroRateLevel: The gyroscope's, in rad/s.
  ///   - isFused: Whether device motion is wanted.
  ///   - learnsGyroscope: Whether a bias may be found while the device is still.
  ///   - learnsCompass: Whether the compass may be calibrated, and followed, while the device turns.
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
