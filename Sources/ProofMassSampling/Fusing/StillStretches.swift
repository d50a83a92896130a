// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// Detects seconds in which none of a device's measurements changes. Only a rotation moves gravity or the
/// earth's field. All figures are choices.
struct StillStretches: Sendable {
  /// Consecutive seconds that were still.
  struct Stretch: Sendable {
    var seconds: Double
    /// The mean of the rates over all of them.
    var rate: GyroscopeCalibration
    /// A unit vector: the mean specific force in the last of them.
    var up: Axes<Double>
  }

  /// In seconds, the time that is examined as a whole.
  private static var second: Double { 1 }
  /// In radians, the least change of direction that counts: that of the slowest rotation that counts, from
  /// the middle of the first half of a second to that of the second half.
  private static var turn: Double { GyroscopeLearning.followed * second / 2 }
  /// In rad/s; rates that change by more from half to half are not at rest, or have not settled.
  private static var change: Double { 0.5 * .pi / 180 }
  /// In µT, the earth's horizontal field, which shows a rotation about the vertical: 15 in the north of
  /// Europe, 40 at the equator. A half's mean of an AK8975 is accurate to 0.15 µT on each axis.
  private static var levelField: Double { 25 }
  /// In g; single forces may scatter by this much, as with parts with coarse steps.
  private static var scatter: Double { 0.15 }
  /// In g; a resting force differs from 1 g by less, so that nothing is learned from a spin in free fall.
  private static var margin: Double { 0.2 }
  /// In seconds; after a longer gap it restarts.
  private static var longestGap: Double { 0.25 }

  private var calibrator: GyroscopeCalibrator
  private var halves = (rates: HalfMeans(), forces: HalfMeans(), fields: HalfMeans())
  /// The seconds of this stretch so far.
  private var seconds = 0.0

  init() {
    var parameters = GyroscopeCalibrator.Parameters()
    parameters.time = Self.second
    parameters.forceLimit = Self.scatter
    parameters.longestGap = Self.longestGap
    calibrator = GyroscopeCalibrator(parameters)
  }

  mutating func update(_ force: Acceleration) {
    calibrator.update(force)
    halves.forces.add(force.g, isLater: isLater)
  }

  mutating func update(_ field: MagneticFluxDensity) {
    halves.fields.add(field.microtesla, isLater: isLater)
  }

  /// The stretch so far, when another second of it has passed.
  ///
  /// - Parameters:
  ///   - rate: At a time in seconds.
  ///   - hasCompass: Whether the field has to be steady, too.
  mutating func update(_ rate: AngularRate, at time: Double, hasCompass: Bool) -> Stretch? {
    calibrator.update(rate, at: time)
    // The calibrator has restarted.
    if calibrator.stillTime == 0 {
      halves = (HalfMeans(), HalfMeans(), HalfMeans())
      seconds = 0
    }
    halves.rates.add(rate.radiansPerSecond, isLater: isLater)
    guard calibrator.stillTime >= seconds + Self.second else { return nil }
    let force = halves.forces.later
    do throws(CalibrationShortfall) {
      let rate = try calibrator.calibration()
      guard isSteady(hasCompass: hasCompass) else {
        self = StillStretches()
        return nil
      }
      halves = (HalfMeans(), HalfMeans(), HalfMeans())
      seconds += Self.second
      return Stretch(seconds: seconds, rate: rate, up: force * (1 / force.magnitude))
    } catch { return nil }
  }

  private var isLater: Bool { calibrator.stillTime >= seconds + Self.second / 2 }

  private func isSteady(hasCompass: Bool) -> Bool {
    halves.rates.isSteady(within: Self.change) && halves.forces.isSteady(within: Self.turn)
      && (!hasCompass || halves.fields.isSteady(within: Self.turn * Self.levelField))
      && abs(halves.forces.later.magnitude - 1) < Self.margin
  }
}

/// The means of a sensor's samples in both halves of a second.
private struct HalfMeans: Sendable {
  private var first = RunningMoments()
  private var second = RunningMoments()

  mutating func add(_ sample: Axes<Double>, isLater: Bool) {
    if isLater { second.add(sample) } else { first.add(sample) }
  }

  var later: Axes<Double> { second.mean }

  /// False where a half has no samples, or one that is not finite.
  func isSteady(within limit: Double) -> Bool {
    first.count > 0 && second.count > 0 && (second.mean - first.mean).magnitude < limit
  }
}
