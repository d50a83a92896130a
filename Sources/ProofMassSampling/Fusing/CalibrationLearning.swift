// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// Calibrates the magnetometer while the device is used.
struct CompassLearning: Sendable {
  /// The number of samples between two attempts at a result: an attempt takes some 50 µs, and so happens
  /// about once a second.
  private static var samplesBetween: Int { 64 }

  /// With this many readings, of 400 at most, a calibration that does not fit never will. A choice.
  private static var enough: Int { 300 }

  private var calibrator = CompassCalibrator()
  private var samples = 0

  /// A calibration, when the readings cover enough directions.
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

  /// Starts again once there are enough readings, because those near a magnet spoil all others.
  private mutating func startOver(after shortfall: CalibrationShortfall) {
    switch shortfall {
    case .residual, .shape, .field:
      if calibrator.count >= Self.enough { calibrator = CompassCalibrator() }
    default: break
    }
  }
}

/// Determines the gyroscope's bias while the device is still, where the estimator cannot follow it by itself:
/// the bias of a production part can be tens of °/s.
///
/// A rate that changes neither gravity nor the earth's field is bias. Without a magnetometer a steady
/// rotation about the vertical looks the same as a bias: a rate about the vertical has to last until a
/// rotation is unlikely. A bias does not jump, so a rest without one is trusted for longer than it lasted.
/// The learning continues, so that a rotation which was mistaken for a bias is corrected in a later rest. All
/// figures are choices.
struct GyroscopeLearning: Sendable {
  /// In rad/s on each axis; a bias within it is left to the estimator: VQF's limit (Laidig and Seel 2023).
  static var followed: Double { 2 * .pi / 180 }
  /// The greatest offset that is accepted immediately, as a multiple of the part's typical one.
  private static var spread: Double { 4 }
  /// In rad/s, the greatest bias on an axis: the L3G4200D's is typically within 75 °/s (its datasheet).
  static var greatest: Double { 120 * .pi / 180 }
  /// In seconds; a rotation about the vertical by hand is seldom steady for so long.
  private static var patience: Double { 8 }
  /// The time for which a rest is trusted, as a multiple of its own duration.
  private static var belief: Double { 4 }
  /// The part of a steady rotation across the specific force, as a fraction of the part along it: in a curve
  /// with a lateral force within a resting force's margin of 0.2 g, it is up to tan(acos(1 / 1.2)).
  private static var lean: Double { 0.67 }

  private var still = StillStretches()
  /// The bias with which rates have been compared, in rad/s.
  private var known = Axes<Double>.zero
  /// The total time in seconds in which the device was still, with this bias and without rotation.
  private var rested = 0.0

  mutating func update(_ force: Acceleration) { still.update(force) }

  mutating func update(_ field: MagneticFluxDensity) { still.update(field) }

  /// The greatest offset in rad/s of a part that typically has `level`.
  static func greatest(of level: Double) -> Double { min(spread * level, greatest) }

  /// Whether the estimator follows an offset by itself.
  static func isFollowed(_ found: GyroscopeCalibration) -> Bool {
    found.bias.radiansPerSecond.largestMagnitude <= followed
  }

  /// The offset of a gyroscope that has not been calibrated, after a still second. A session is less likely
  /// to begin in a steady rotation about the vertical than with an offset, unless the offset would be greater
  /// than the typical one: then, without a magnetometer, the rate has to last.
  ///
  /// - Parameters:
  ///   - rate: Uncalibrated, at a time in seconds.
  ///   - level: The typical size of an offset, in rad/s.
  ///   - hasCompass: Whether the field shows rotations, too.
  mutating func settle(
    _ rate: AngularRate, at seconds: Double, expecting level: Double, hasCompass: Bool
  ) -> GyroscopeCalibration? {
    guard let stretch = still.update(rate, at: seconds, hasCompass: hasCompass) else { return nil }
    let size = stretch.rate.bias.radiansPerSecond.largestMagnitude
    guard size < Self.greatest(of: level),
      hasCompass || size <= level || stretch.seconds >= Self.patience
    else { return nil }
    (known, rested) = (.zero, Self.isFollowed(stretch.rate) ? stretch.seconds : 0)
    return stretch.rate
  }

  /// A calibration, when it differs from the one in use by more than the estimator follows.
  ///
  /// - Parameters:
  ///   - rate: Uncalibrated, at a time in seconds.
  ///   - current: The calibration in use.
  ///   - hasCompass: Whether the field shows rotations, too.
  mutating func learn(
    _ rate: AngularRate, at seconds: Double, current: GyroscopeCalibration?, hasCompass: Bool
  ) -> GyroscopeCalibration? {
    guard let stretch = still.update(rate, at: seconds, hasCompass: hasCompass) else { return nil }
    let bias = current?.bias.radiansPerSecond ?? .zero
    if bias != known { (known, rested) = (bias, 0) }
    let excess = stretch.rate.bias.radiansPerSecond - known
    // A rotation is unlikely to cancel a bias about the vertical: without either it is rest.
    let isPlain = abs(known.dot(stretch.up)) < Self.followed
    guard excess.largestMagnitude > Self.followed else {
      if isPlain { rested += 1 }
      return nil
    }
    guard !isPlain || stretch.seconds >= Self.belief * rested else { return nil }
    var found = stretch.rate
    if !hasCompass, stretch.seconds < Self.patience {
      // A rotation across gravity would have moved it.
      let along = excess.dot(stretch.up)
      let across = excess - stretch.up * along
      guard across.largestMagnitude > Self.followed, across.magnitude > Self.lean * abs(along)
      else { return nil }
      found.bias = AngularRate(radiansPerSecond: known + across)
    }
    return found.bias.radiansPerSecond.largestMagnitude < Self.greatest ? found : nil
  }
}
