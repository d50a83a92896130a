// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// The estimator that all of a session's clients share, and what it must be told: intervals, gaps,
/// calibrated samples. In and out with the chips' sign but for ``FusedMotion``.
struct MotionFusion: Sendable {
  /// In seconds. Over shorter gaps the rate after it is taken for the whole of it; after longer ones
  /// the attitude starts anew. A choice.
  private static var longestGap: Double { 1 }

  private var filter: VQF
  private var intervals: Intervals
  /// About the vertical: keeps the frame of six axes where it was when the estimator starts anew.
  private var turn = Quaternion.identity
  /// The attitude before the estimator started anew.
  private var previous: Quaternion?
  /// Whether the accelerometer has said where up is.
  private var isLevel = false
  private var time: Double?
  private var rate = Axes(0.0, 0, 0)
  /// The last, with when it was measured, in seconds; nil while the accelerometer does not say anything.
  private var force: (value: Acceleration, instant: Double)?
  /// nil while the compass does not say anything.
  private var field: Axes<Double>?
  /// Whether the compass has said where north is.
  private var hasHeading = false
  /// Whether that was before fields meant something else.
  private var isHeadingOld = false
  /// Counts the headings that began anew because of that.
  private var epoch = 0

  struct Intervals: Equatable, Sendable {
    var gyroscope = 0.01
    var accelerometer = 0.01
    var compass = 0.01

    /// From rates in hertz; where there is none, what was before.
    mutating func set(_ rates: SensorDemand) {
      func interval(_ rate: Double?) -> Double? { rate.flatMap { $0 > 0 ? 1 / $0 : nil } }
      gyroscope = interval(rates.gyroscope) ?? gyroscope
      accelerometer = interval(rates.accelerometer) ?? accelerometer
      compass = interval(rates.magnetometer) ?? compass
    }
  }

  init(_ parameters: VQF.Parameters) {
    intervals = Intervals()
    filter = VQF(
      gyroscopeInterval: intervals.gyroscope, accelerometerInterval: intervals.accelerometer,
      compassInterval: intervals.compass, parameters: parameters)
  }

  /// The nominal rates that the sensors are set to, in hertz.
  mutating func setRates(_ rates: SensorDemand) {
    var new = intervals
    new.set(rates)
    guard new != intervals else { return }
    intervals = new
    filter.setIntervals(
      gyroscope: new.gyroscope, accelerometer: new.accelerometer, compass: new.compass)
  }

  /// Magnetic fields mean something else from now on. The heading stays until there is one of those.
  mutating func forgetField() {
    filter.forgetField()
    loseCompass()
    isHeadingOld = hasHeading
  }

  /// The gyroscope is calibrated by so much more from now on, in rad/s: what the estimator had found of it
  /// is the calibration's. What was made of samples with a bias that it cannot have known is not gone
  /// on from: it begins anew.
  mutating func changeBias(by change: Axes<Double>) {
    guard change.largest <= filter.parameters.biasLimit * .pi / 180 else {
      return startAnew { $0.reset() }
    }
    let unknown = filter.changeBias(by: change)
    if unknown.largest > filter.parameters.initialBiasSigma * .pi / 180 {
      startAnew { $0.forgetAttitude(after: 0) }
    }
  }

  /// It fails; where north was is known for a while.
  mutating func loseCompass() { field = nil }

  /// It fails; the attitude is known for a while, but not what the device feels.
  mutating func loseForce() { force = nil }

  /// False, and nothing changes, where it is no rate.
  ///
  /// - Parameter interval: For which the rate stands, in seconds.
  mutating func update(_ rate: AngularRate, at now: Double, over interval: Double) -> Bool {
    guard isPlausible(rate.radiansPerSecond) else { return false }
    var interval = interval
    if let time {
      let gap = now - time
      if gap > Self.longestGap || gap < 0 {
        startAnew { $0.forgetAttitude(after: gap) }
      } else if gap > interval + intervals.gyroscope * 1.5 {
        interval = gap
      }
    }
    time = now
    filter.update(rate, over: interval)
    self.rate = rate.radiansPerSecond - filter.bias.radiansPerSecond
    return true
  }

  /// A clipped one, too: the estimator takes means over seconds, from which the tip that is cut off is
  /// missed less than the whole of it (scripts/fusion-accuracy has the figures).
  ///
  /// - Parameter instant: When it was measured, in seconds.
  mutating func update(_ force: Acceleration, at instant: Double) {
    // None at all is felt in free fall, but does not tell where up is.
    guard isPlausible(force.g) else { return loseForce() }
    self.force = (force, instant)
    filter.update(force.turned(by: turning, over: age(of: instant)))
    guard isPlausible(force) else { return }
    isLevel = true
    if let previous {
      turn = YawAlignment(sixAxes: previous, nineAxes: filter.rotation6D).turn
      self.previous = nil
    }
  }

  /// - Parameter instant: When it was measured, in seconds.
  mutating func update(_ field: MagneticFluxDensity, at instant: Double) {
    // A heading without knowing where up is would be far off, and the filter's first samples count most.
    guard isLevel else { return }
    guard filter.isUsable(field) else { return loseCompass() }
    self.field = field.microtesla
    filter.update(field.turned(by: turning, over: age(of: instant)))
    if isHeadingOld { epoch &+= 1 }
    (hasHeading, isHeadingOld) = (true, false)
  }

  private var turning: AngularRate { AngularRate(radiansPerSecond: rate) }

  /// From a sample of another sensor to the gyroscope's last: sensors do not sample together, and what
  /// a device turns in between is an error that does not average out. More than a tenth of a second is
  /// not bridged.
  private func age(of instant: Double) -> Double {
    max(-0.1, min((time ?? instant) - instant, 0.1))
  }

  private mutating func startAnew(_ forget: (inout VQF) -> Void) {
    previous = isLevel ? sixAxes : previous
    forget(&filter)
    isLevel = false
    force = nil
    field = nil
    hasHeading = false
  }

  private var sixAxes: Quaternion { turn * filter.rotation6D }

  /// What there is to be told; nil while the accelerometer does not say anything.
  ///
  /// - Parameter calibration: The compass's.
  func motion(_ calibration: CompassCalibration?) -> FusedMotion? {
    guard let time, isLevel, let force else { return nil }
    // As of the same time as gravity: otherwise turning would look like the user's acceleration.
    let felt = force.value.turned(by: turning, over: age(of: force.instant))
    return FusedMotion(
      timestamp: time, sixAxes: sixAxes, nineAxes: hasHeading ? filter.rotation9D : nil,
      epoch: epoch,
      rotationRate: rate, acceleration: felt.g * -1,
      magneticField: CalibratedMagneticField(
        field: field ?? .zero,
        accuracy: field == nil ? .uncalibrated : accuracy(of: calibration)))
  }

  /// High only while the field is the one known, since another may be of something nearby.
  private func accuracy(
    of calibration: CompassCalibration?
  ) -> MagneticFieldCalibrationAccuracy {
    let known = calibration?.accuracy ?? .uncalibrated
    return filter.isMagneticallyDisturbed ? min(known, .medium) : known
  }
}
