// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// Calibrates the compass while the device is used.
struct CompassLearning: Sendable {
  /// The number of samples from one look for a result to the next: a look costs some 50 µs, and so
  /// happens about once a second.
  private static var samplesBetween: Int { 64 }

  /// With so many readings, of 400 at most, a calibration that does not fit will not fit. A choice.
  private static var enough: Int { 300 }

  private var calibrator = CompassCalibrator()
  private var samples = 0

  /// A calibration, when enough directions have been seen.
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

  /// Readings near a magnet spoil all others for good.
  private mutating func startOver(after shortfall: CalibrationShortfall) {
    switch shortfall {
    case .residual, .shape, .field:
      if calibrator.count >= Self.enough { calibrator = CompassCalibrator() }
    default: break
    }
  }
}

/// Finds the gyroscope's bias while the device is still, where the estimator cannot follow it by itself:
/// the bias of a part on sale can be tens of °/s.
///
/// A rate that moves neither gravity nor the earth's field is bias. Without a compass an even turn about
/// the vertical looks the same as a bias: a rate about the vertical has to last until a turn is unlikely.
/// A bias does not leap, so a rest without one is believed for longer than it lasted. The device is
/// watched on, so that a turn which was taken for bias is given up in a later rest. All figures are
/// choices.
struct GyroscopeLearning: Sendable {
  /// In rad/s on each axis; a bias within it is left to the estimator: VQF's limit (Laidig and Seel 2023).
  static var followed: Double { 2 * .pi / 180 }
  /// How many times the typical offset of a part the greatest is that is believed in at once.
  private static var spread: Double { 4 }
  /// In rad/s, the greatest bias on an axis: the L3G4200D's is within 75 °/s typically (its datasheet).
  static var greatest: Double { 120 * .pi / 180 }
  /// In seconds; so long a turn about the vertical seldom is even without a machine.
  private static var patience: Double { 8 }
  /// For how many times as long as it lasted a rest is believed.
  private static var belief: Double { 4 }
  /// How much of an even turn can be across the specific force, as a part of what is along it: in a curve
  /// that presses to the side, by as much as a resting force's margin of 0.2 g admits, tan(acos(1 / 1.2)).
  private static var lean: Double { 0.67 }

  private var still = StillSeconds()
  /// The bias that rates have been compared with, in rad/s.
  private var known = Axes<Double>.zero
  /// For how many seconds in all the device was still, and showed this bias and no turn.
  private var rested = 0.0

  mutating func update(_ force: Acceleration) { still.update(force) }

  mutating func update(_ field: MagneticFluxDensity) { still.update(field) }

  /// The greatest offset in rad/s of a part that typically has `level`.
  static func greatest(of level: Double) -> Double { min(spread * level, greatest) }

  /// Whether the estimator follows an offset by itself.
  static func isFollowed(_ found: GyroscopeCalibration) -> Bool {
    found.bias.radiansPerSecond.largestMagnitude <= followed
  }

  /// The offset of a gyroscope of which nothing is known yet, when a second was still. That a session
  /// begins in an even turn about the vertical is less likely than an offset, unless that would be a
  /// greater one than is typical: then, without a compass, it has to last.
  ///
  /// - Parameters:
  ///   - rate: Uncalibrated, at a time in seconds.
  ///   - level: How large an offset typically is, in rad/s.
  ///   - hasCompass: Whether the field shows turns, too.
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

  /// A calibration, when it shows that the one in use is off by more than the estimator follows.
  ///
  /// - Parameters:
  ///   - rate: Uncalibrated, at a time in seconds.
  ///   - current: The calibration in use.
  ///   - hasCompass: Whether the field shows turns, too.
  mutating func learn(
    _ rate: AngularRate, at seconds: Double, current: GyroscopeCalibration?, hasCompass: Bool
  ) -> GyroscopeCalibration? {
    guard let stretch = still.update(rate, at: seconds, hasCompass: hasCompass) else { return nil }
    let bias = current?.bias.radiansPerSecond ?? .zero
    if bias != known { (known, rested) = (bias, 0) }
    let excess = stretch.rate.bias.radiansPerSecond - known
    // That a turn should just cancel a bias about the vertical is unlikely: without either it is rest.
    let isPlain = abs(known.dot(stretch.up)) < Self.followed
    guard excess.largestMagnitude > Self.followed else {
      if isPlain { rested += 1 }
      return nil
    }
    guard !isPlain || stretch.seconds >= Self.belief * rested else { return nil }
    var found = stretch.rate
    if !hasCompass, stretch.seconds < Self.patience {
      // A rate across gravity would have moved it.
      let along = excess.dot(stretch.up)
      let across = excess - stretch.up * along
      guard across.largestMagnitude > Self.followed, across.magnitude > Self.lean * abs(along)
      else { return nil }
      found.bias = AngularRate(radiansPerSecond: known + across)
    }
    return found.bias.radiansPerSecond.largestMagnitude < Self.greatest ? found : nil
  }
}
