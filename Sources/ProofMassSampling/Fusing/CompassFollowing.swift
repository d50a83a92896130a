// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// Corrects a calibrated magnetometer by the change of its offset, and the heading when that is learned.
struct CompassFollowing: Sendable {
  /// The assumed change of temperature since a calibration, in kelvins, where it is not known. A choice.
  private static var unknownWarmth: Double { 5 }

  private var tracker: CompassOffsetTracker
  /// The time of the last sample, in seconds.
  private var time: Double?
  private var celsius: Double?
  /// The change of the heading in radians if samples so far had been lower by 1 µT, on the board's axes.
  private var slope = Axes<Double>.zero

  /// - Parameters:
  ///   - celsius: The temperature by the thermometer of the calibration; nil if unknown.
  ///   - isNew: Whether the magnetometer has just been calibrated.
  init(_ calibration: CompassCalibration, celsius: Double?, isNew: Bool) {
    var warmth = isNew ? 0 : Self.unknownWarmth
    if let celsius, let then = calibration.temperature { warmth = celsius - then }
    tracker = CompassOffsetTracker(magnitude: calibration.magnitude, warmedBy: warmth)
    self.celsius = celsius
  }

  var fit: CompassFit { tracker.fit }

  /// Records the temperature in °C; nil if unknown.
  mutating func warm(to celsius: Double?) {
    guard let celsius, celsius != self.celsius else { return }
    if let old = self.celsius { tracker.warm(by: celsius - old) }
    self.celsius = celsius
  }

  /// Called when the estimator has started again.
  mutating func forgetAttitude() {
    tracker.forgetAttitude()
    slope = .zero
  }

  /// Returns a sample less the change of the offset. When the sample changes that estimate, the estimator's
  /// heading is rotated to its value if the new estimate had been known before.
  ///
  /// - Parameters:
  ///   - instant: When the field was measured, in seconds.
  ///   - rotation: From the board at that time to the frame of the estimator's `rotation6D`.
  ///   - rate: In rad/s.
  mutating func corrected(
    _ field: MagneticFluxDensity, at instant: Double, _ rotation: Quaternion, rate: Double,
    _ filter: inout VQF
  ) -> MagneticFluxDensity {
    let before = tracker.offset.microtesla
    tracker.update(field, rotation: rotation, rate: rate, over: instant - (time ?? instant))
    time = instant
    let offset = tracker.offset.microtesla
    // Samples from before a jump had another offset.
    if tracker.hasJumped {
      slope = .zero
      if offset != before, let field = tracker.field { filter.changeReference(to: field) }
    } else {
      filter.turnHeading(by: slope.dot(offset - before))
    }
    return MagneticFluxDensity(microtesla: field.microtesla - offset)
  }

  /// Records that the heading moved a fraction of the way to that of a corrected field, on the board's axes
  /// of the estimator's `rotation6D`.
  mutating func noteHeading(of field: MagneticFluxDensity, part: Double, _ rotation: Quaternion) {
    let field = rotation.rotate(field.microtesla)
    let square = field.x * field.x + field.y * field.y
    guard part > 0, square > 1 else { return }
    let across = Axes(-field.y, field.x, 0) * (1 / square)
    slope = slope + (rotation.conjugate.rotate(across) - slope) * part
  }
}
