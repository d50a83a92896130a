// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// Calibrates the compass while the device is used.
struct CompassLearning: Sendable {
  /// Every so many samples a result is looked for, which costs some 50 µs: about once a second.
  private static var samplesBetween: Int { 64 }

  /// With so many readings, of 400 at most, a calibration that does not fit will not fit. A choice.
  private static var enough: Int { 300 }

  private var calibrator = CompassCalibrator()
  private var samples = 0

  /// A calibration, when there has been enough to see.
  mutating func learn(_ reading: MagneticFluxDensity) -> CompassCalibration? {
    calibrator.update(reading)
    samples += 1
    guard samples >= Self.samplesBetween else { return nil }
    samples = 0
    do throws(CalibrationShortfall) {
      let calibration = try calibrator.calibration()
      calibrator = CompassCalibrator()
      return calibration
    } catch {
      startOver(after: error)
      return nil
    }
  }

  /// What was seen near a magnet spoils the rest for good.
  private mutating func startOver(after shortfall: CalibrationShortfall) {
    switch shortfall {
    case .residual, .shape, .field:
      if calibrator.count >= Self.enough { calibrator = CompassCalibrator() }
    default: break
    }
  }
}
