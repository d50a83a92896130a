// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// Finds the gyroscope's bias the first time that the device is still: the estimator follows a bias of
/// 2 °/s at most, and that of a bought part can be tens.
///
/// Only a turn moves gravity or the earth's field, so what does not move them is bias. Without a compass
/// nothing tells a steady turn about the vertical from one: a board that begins in such a turn
/// learns it. All figures are choices.
struct GyroscopeLearning: Sendable {
  /// In seconds; so long it has to be still.
  private static var time: Double { 1 }
  /// In rad/s; a steady turn that is slower may be taken for bias, since the estimator can bear an error
  /// of so much: VQF's limit (Laidig and Seel 2023).
  private static var slowest: Double { 2 * .pi / 180 }
  /// In radians, by how much that turns from the middle of the first half to that of the second.
  private static var turn: Double { slowest * time / 2 }
  /// In rad/s; rates that change by more from half to half do not rest, or have not settled.
  private static var change: Double { 0.5 * .pi / 180 }
  /// In µT, the earth's level field, by which a turn about the vertical shows: 15 in the north of Europe,
  /// 40 at the equator. A half's mean of an AK8975 is good to 0.15 µT on each axis.
  private static var levelField: Double { 25 }
  /// In g; single forces may scatter by so much, as those of parts with coarse steps do.
  private static var scatter: Double { 0.15 }
  /// In g; a resting force is within it of 1 g, so that nothing is learned of a spin in free fall.
  private static var margin: Double { 0.2 }
  /// In °/s, the greatest bias on an axis: the L3G4200D's is within 75 typically (its datasheet).
  private static var greatest: Double { 120 }
  /// In seconds; after a longer gap it begins anew.
  private static var longestGap: Double { 0.25 }

  private var calibrator: GyroscopeCalibrator
  private var rates = Halves()
  private var forces = Halves()
  private var fields = Halves()

  init() {
    var parameters = GyroscopeCalibrator.Parameters()
    parameters.time = Self.time
    parameters.forceLimit = Self.scatter
    parameters.longestGap = Self.longestGap
    calibrator = GyroscopeCalibrator(parameters)
  }

  mutating func update(_ force: Acceleration) {
    calibrator.update(force)
    forces.add(force.g, isLater: isLater)
  }

  mutating func update(_ field: MagneticFluxDensity) {
    fields.add(field.microtesla, isLater: isLater)
  }

  /// A calibration, when it has been still.
  ///
  /// - Parameters:
  ///   - rate: As the chip gives it, at a time in seconds.
  ///   - hasCompass: Whether the field has to be steady, too.
  mutating func learn(
    _ rate: AngularRate, at seconds: Double, hasCompass: Bool
  ) -> GyroscopeCalibration? {
    calibrator.update(rate, at: seconds)
    // It has begun anew.
    if calibrator.stillTime == 0 { (rates, forces, fields) = (Halves(), Halves(), Halves()) }
    rates.add(rate.radiansPerSecond, isLater: isLater)
    guard calibrator.stillTime >= Self.time else { return nil }
    defer { self = GyroscopeLearning() }
    guard rates.isSteady(within: Self.change), forces.isSteady(within: Self.turn),
      !hasCompass || fields.isSteady(within: Self.turn * Self.levelField),
      abs(forces.later.magnitude - 1) < Self.margin
    else { return nil }
    do throws(CalibrationShortfall) {
      let calibration = try calibrator.calibration()
      let bias = calibration.bias.degreesPerSecond
      return max(abs(bias.x), abs(bias.y), abs(bias.z)) < Self.greatest ? calibration : nil
    } catch { return nil }
  }

  private var isLater: Bool { calibrator.stillTime >= Self.time / 2 }
}

/// The means of a sensor's samples in both halves of a while.
private struct Halves: Sendable {
  private var first = (mean: Axes<Double>.zero, count: 0.0)
  private var second = (mean: Axes<Double>.zero, count: 0.0)

  mutating func add(_ sample: Axes<Double>, isLater: Bool) {
    if isLater { Self.add(sample, to: &second) } else { Self.add(sample, to: &first) }
  }

  private static func add(
    _ sample: Axes<Double>, to half: inout (mean: Axes<Double>, count: Double)
  ) {
    half.count += 1
    half.mean = half.mean + (sample - half.mean) * (1 / half.count)
  }

  var later: Axes<Double> { second.mean }

  /// False where a half has no samples, or one that is no number.
  func isSteady(within limit: Double) -> Bool {
    first.count > 0 && second.count > 0 && (second.mean - first.mean).magnitude < limit
  }
}
