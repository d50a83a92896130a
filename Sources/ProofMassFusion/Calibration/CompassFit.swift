// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The agreement of a magnetometer with its calibration while it is in use.
public struct CompassFit: Equatable, Sendable {
  /// The change of the offset since the calibration, on the board's axes, calibrated.
  public var offset: MagneticFluxDensity
  /// The standard deviation of that change on each axis. While the board rotates about one axis only, the
  /// readings do not determine the offset on that axis.
  public var deviation: MagneticFluxDensity
  /// The time in seconds since the board last rotated in a field that fitted; nil if it has not yet.
  public var age: Double?
  /// The standard deviation of the corrected field's magnitude, as a fraction of that of the calibration,
  /// over the last 10 s in which the board rotated; nil before it did.
  public var misfit: Double?

  /// Creates a fit from its parts.
  package init(
    offset: MagneticFluxDensity, deviation: MagneticFluxDensity, age: Double?, misfit: Double?
  ) {
    self.offset = offset
    self.deviation = deviation
    self.age = age
    self.misfit = misfit
  }

  /// The accuracy by the misfit, with the limits of `CompassCalibration.accuracy`; high before the
  /// board rotated.
  public var accuracy: MagneticFieldCalibrationAccuracy {
    MagneticFieldCalibrationAccuracy(residual: misfit ?? 0)
  }
}

/// The standard deviation of a field's magnitude over some seconds.
struct MagnitudeSpread: Equatable, Sendable {
  /// The time in seconds over which it is measured.
  private static var duration: Double { 10 }
  /// The least time before it is known, in seconds.
  private static var leastTime: Double { 1 }

  private let magnitude: Double
  private var time = 0.0
  private var mean = 0.0
  private var variance = 0.0

  init(of magnitude: Double) { self.magnitude = magnitude }

  /// Discards all measurements.
  mutating func begin() { self = MagnitudeSpread(of: magnitude) }

  /// Adds a magnitude in µT that covers a time in seconds.
  mutating func add(_ sample: Double, over interval: Double) {
    time = min(time + interval, max(Self.duration, interval))
    let part = interval / time
    let difference = sample - mean
    mean += part * difference
    variance = (1 - part) * (variance + part * difference * difference)
  }

  /// The spread as a fraction of the calibration's magnitude.
  var fraction: Double? {
    time >= Self.leastTime && magnitude > 0 ? variance.squareRoot() / magnitude : nil
  }
}
