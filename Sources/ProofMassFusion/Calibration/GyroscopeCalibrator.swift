// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A calibration of a gyroscope: rate = matrix · (reading − bias).
public struct GyroscopeCalibration: Equatable, Sendable {
  /// The correction of scale, crossed axes and the sensor's rotation against the accelerometer.
  public var matrix: Matrix3
  /// The standard deviations of the matrix' elements; nil if the matrix was not measured.
  public var matrixDeviation: Matrix3?
  /// The bias, the reading at rest, on the board's axes.
  public var bias: AngularRate
  /// The standard deviation of the bias in rad/s.
  public var deviation: Double
  /// The chip's temperature during the calibration in °C, on which the bias depends; nil if
  /// unknown.
  public var temperature: Double?

  /// Creates a calibration from its parts.
  public init(
    bias: AngularRate, deviation: Double = 0, temperature: Double? = nil,
    matrix: Matrix3 = .identity, matrixDeviation: Matrix3? = nil
  ) {
    self.matrix = matrix
    self.matrixDeviation = matrixDeviation
    self.bias = bias
    self.deviation = deviation
    self.temperature = temperature
  }

  /// Converts a reading to the angular rate, both about the board's axes.
  @inlinable
  public func apply(to reading: AngularRate) -> AngularRate {
    AngularRate(radiansPerSecond: matrix * (reading.radiansPerSecond - bias.radiansPerSecond))
  }
}

/// Measures the bias of a gyroscope that is kept still.
///
/// Rest is detected by the deviation of the samples and not by their size, since a bias can be tens
/// of °/s. So a steady rotation looks like rest to a gyroscope alone. With the accelerometer's
/// samples too, only a steady rotation about the vertical does.
public struct GyroscopeCalibrator: Sendable {
  /// The conditions for rest.
  public struct Parameters: Equatable, Sendable {
    /// The time for which the board has to be still, in s.
    public var time = 10.0
    /// The greatest deviation of a sample from the mean in rad/s: VQF's threshold for rest (Laidig
    /// and Seel 2023), 2 °/s.
    package var rateLimit = 2 * Double.pi / 180
    /// The greatest deviation of the specific force from its mean in g: VQF's threshold, 0.5 m/s².
    package var forceLimit = 0.5 / Acceleration.standardGravity
    /// The part's white noise density in rad/s/√Hz: 0.03 °/s/√Hz of the L3G4200D (its datasheet).
    public var noiseDensity = 0.03 * Double.pi / 180
    /// The greatest time between samples, in s; after a longer one the measurement restarts.
    package var longestGap = 1.0

    /// Creates the default conditions.
    public init() {}
  }

  /// The conditions for rest.
  package let parameters: Parameters
  private var rates = RunningMoments()
  private var forces = RunningMoments()
  /// The times of the first and of the last sample of the present rest, in seconds.
  private var (began, last) = (0.0, 0.0)
  /// The calibration of an earlier rest.
  private var finished: GyroscopeCalibration?
  /// The number of times that the measurement restarted because of a movement or a gap.
  package private(set) var restarts = 0

  /// Creates a calibrator without samples.
  public init(_ parameters: Parameters = Parameters()) { self.parameters = parameters }

  /// Updates the calibrator with a sample of the gyroscope.
  ///
  /// - Parameters:
  ///   - rate: The reading.
  ///   - seconds: The time of the sample in seconds: after that of the one before.
  public mutating func update(_ rate: AngularRate, at seconds: Double) {
    let rate = rate.radiansPerSecond
    guard rate.isFinite, seconds.isFinite else { return }
    if rates.count > 0 {
      let gap = seconds - last
      let isStill = (rate - rates.mean).largestMagnitude < parameters.rateLimit
      if !isStill || !(gap > 0 && gap <= parameters.longestGap) { restart() }
    }
    if rates.count == 0 { began = seconds }
    rates.add(rate)
    last = seconds
  }

  /// Updates the calibrator with a sample of the accelerometer, if there is one. It shows slow
  /// movements that the gyroscope's samples do not show.
  public mutating func update(_ force: Acceleration) {
    guard force.g.isFinite else { return }
    if forces.count > 0, (force.g - forces.mean).largestMagnitude >= parameters.forceLimit {
      restart()
    }
    forces.add(force.g)
  }

  private mutating func restart() {
    if let current { finished = current }
    if rates.count > 1 { restarts += 1 }
    rates = RunningMoments()
    forces = RunningMoments()
  }

  /// The time for which the board has been still, in s.
  package var stillTime: Double { rates.count > 1 ? last - began : 0 }

  /// The calibration of the present rest; nil before it has lasted for long enough.
  private var current: GyroscopeCalibration? {
    guard rates.count > 1, stillTime >= parameters.time else { return nil }
    // Samples behind a slow filter are not independent, so that the noise density gives a lower
    // bound.
    let white = parameters.noiseDensity / (2 * stillTime).squareRoot()
    let seen = rates.deviation.largestMagnitude / Double(rates.count).squareRoot()
    return GyroscopeCalibration(
      bias: AngularRate(radiansPerSecond: rates.mean), deviation: max(white, seen))
  }

  /// The calibration by the mean over the present rest, or over an earlier one, if it was long
  /// enough.
  ///
  /// - Throws: The time of rest that is missing.
  public func calibration() throws(CalibrationShortfall) -> GyroscopeCalibration {
    if let calibration = current ?? finished { return calibration }
    throw .rest(seconds: stillTime, needed: parameters.time)
  }

  /// The progress of the calibration.
  public var progress: CalibrationProgress {
    CalibrationProgress(otherwise: parameters.time > 0 ? stillTime / parameters.time : 0) {
      () throws(CalibrationShortfall) in
      _ = try calibration()
    }
  }
}
