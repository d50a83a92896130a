// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Finds the bias of a gyroscope that is kept still.
///
/// Whether it is still shows in how much samples differ, not in how large they are, since a bias can be
/// tens of °/s. So a board that turns evenly looks still to a gyroscope alone. Give it the accelerometer's
/// samples too, and only an even turn about the vertical is left.
public struct GyroscopeCalibrator: Sendable {
  /// What counts as still.
  public struct Parameters: Equatable, Sendable {
    /// How long it has to be still, in s.
    public var time = 10.0
    /// How far a sample may be from the mean, in rad/s: VQF's threshold of rest (Laidig and Seel
    /// 2023), 2 °/s.
    public var rateLimit = 2 * Double.pi / 180
    /// How far the specific force may be from its mean, in g: VQF's, 0.5 m/s².
    public var forceLimit = 0.5 / Acceleration.standardGravity
    /// The part's white noise in rad/s/√Hz: 0.03 °/s/√Hz of the L3G4200D (its datasheet).
    public var noiseDensity = 0.03 * Double.pi / 180
    /// A pause between samples after which counting begins anew, in s.
    public var longestGap = 1.0

    public init() {}
  }

  public let parameters: Parameters
  private var rates = RunningSpread()
  private var forces = RunningSpread()
  private var began = 0.0
  private var last = 0.0
  private var finished: GyroscopeCalibration?
  /// How often it had to begin anew, because something moved.
  public private(set) var restarts = 0

  public init(_ parameters: Parameters = Parameters()) { self.parameters = parameters }

  /// - Parameter seconds: When it was sampled; later than the one before.
  public mutating func update(_ rate: AngularRate, at seconds: Double) {
    let rate = rate.radiansPerSecond
    guard rate.isFinite, seconds.isFinite else { return }
    if rates.count > 0 {
      let gap = seconds - last
      let isStill = (rate - rates.mean).largest < parameters.rateLimit
      if !isStill || !(gap > 0 && gap <= parameters.longestGap) { restart() }
    }
    if rates.count == 0 { began = seconds }
    rates.add(rate)
    last = seconds
  }

  /// Optional: shows slow movement that the gyroscope's own samples do not.
  public mutating func update(_ force: Acceleration) {
    guard force.g.isFinite else { return }
    if forces.count > 0, (force.g - forces.mean).largest >= parameters.forceLimit { restart() }
    forces.add(force.g)
  }

  private mutating func restart() {
    if let current { finished = current }
    if rates.count > 1 { restarts += 1 }
    rates = RunningSpread()
    forces = RunningSpread()
  }

  /// For how long it has been still, in s.
  public var stillTime: Double { rates.count > 1 ? last - began : 0 }

  /// Of the stillness that lasts; nil before it has lasted for long enough.
  private var current: GyroscopeCalibration? {
    guard rates.count > 1, stillTime >= parameters.time else { return nil }
    // Samples of a slow filter are not independent, so what the density says is the least.
    let white = parameters.noiseDensity / (2 * stillTime).squareRoot()
    let seen = rates.deviation.largest / Double(rates.count).squareRoot()
    return GyroscopeCalibration(
      bias: AngularRate(radiansPerSecond: rates.mean), deviation: max(white, seen))
  }

  /// The mean over all of the stillness, or over an earlier one that was long enough.
  public func calibration() throws(CalibrationShortfall) -> GyroscopeCalibration {
    if let calibration = current ?? finished { return calibration }
    throw .rest(seconds: stillTime, needed: parameters.time)
  }

  public var progress: CalibrationProgress {
    do throws(CalibrationShortfall) {
      _ = try calibration()
      return CalibrationProgress(fraction: 1, missing: nil)
    } catch {
      let fraction = parameters.time > 0 ? stillTime / parameters.time : 0
      return CalibrationProgress(fraction: fraction, missing: error)
    }
  }
}
