// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// The attitude estimator that all clients of a session share, with its intervals, gaps and calibrated
/// samples. All values except those of ``FusedMotion`` have the chips' sign.
struct MotionFusion: Sendable {
  /// In seconds. Over a shorter gap the rate after it is integrated for the whole of it; after a longer
  /// one the attitude starts anew. A choice.
  private static var longestGap: Double { 1 }
  /// The time in seconds for which an unknown offset has to be estimated as about 0. A choice, as the others.
  private static var plainTime: Double { 2 }
  /// The greatest standard deviation of that estimate, in rad/s.
  private static var plainSigma: Double { 3 * .pi / 180 }
  /// The greatest estimate, as a fraction of the offset that the estimator follows.
  private static var plainShare: Double { 0.5 }

  private let parameters: VQF.Parameters
  private var filter: VQF
  /// False while the gyroscope's offset is unknown.
  private(set) var isSettled = true
  /// When the estimate of the offset first was about 0, in seconds; nil while it is not.
  private var plainSince: Double?
  /// The number of times that the frame of six axes restarted.
  private var beginning = 0
  private var intervals: Intervals
  /// A rotation about the vertical, which keeps the frame of six axes in place when the estimator restarts.
  private var turn = Quaternion.identity
  /// The attitude before the estimator restarted.
  private var previous: Quaternion?
  /// Whether the accelerometer has given the vertical.
  private var isLevel = false
  /// The delays of the sensors' low-passes.
  var delays = SensorDelays()
  private var time: Double?
  /// The time over which the last rate was integrated, in seconds.
  private var interval = 0.0
  private var rate = Axes(0.0, 0, 0)
  /// The last specific force, and when it was measured, in seconds; nil while the accelerometer gives no
  /// usable samples.
  private var force: (value: Acceleration, instant: Double)?
  /// The last field in µT; nil while the magnetometer gives no usable samples.
  private var field: Axes<Double>?
  /// Whether the magnetometer has given north.
  private var hasHeading = false
  /// Whether that was before the last calibration of the magnetometer.
  private var isHeadingOld = false
  /// The number of headings that restarted because of that.
  private var epoch = 0
  /// The magnetometer's calibration, and the tracking of its offset; nil without.
  private var calibration: CompassCalibration?
  private var following: CompassFollowing?

  struct Intervals: Equatable, Sendable {
    var gyroscope = 0.01
    var accelerometer = 0.01
    var compass = 0.01

    /// Sets rates in hertz; where there is none, the interval does not change.
    mutating func set(_ rates: SensorDemand) {
      func interval(_ rate: Double?) -> Double? { rate.flatMap { $0 > 0 ? 1 / $0 : nil } }
      gyroscope = interval(rates.gyroscope) ?? gyroscope
      accelerometer = interval(rates.accelerometer) ?? accelerometer
      compass = interval(rates.magnetometer) ?? compass
    }
  }

  init(_ parameters: VQF.Parameters) {
    self.parameters = parameters
    let intervals = Intervals()
    self.intervals = intervals
    filter = VQF(intervals, parameters)
  }

  /// Records the nominal rates that the sensors are set to, in hertz.
  mutating func setRates(_ rates: SensorDemand) {
    var new = intervals
    new.set(rates)
    guard new != intervals else { return }
    intervals = new
    filter.setIntervals(
      gyroscope: new.gyroscope, accelerometer: new.accelerometer, compass: new.compass)
  }

  /// Sets a new calibration of the magnetometer: later fields are not comparable to earlier ones. The heading
  /// is kept until there is a new one.
  mutating func calibrate(_ compass: CompassCalibration?, _ following: CompassFollowing?) {
    calibration = compass
    self.following = following
    filter.forgetField(expecting: compass)
    loseCompass()
    isHeadingOld = hasHeading
  }

  /// Accounts for a change of the gyroscope's calibrated bias, in rad/s. The part of it that the estimator
  /// had found moves into the calibration. If the old samples had a bias that the estimator cannot have
  /// found, the estimator restarts.
  mutating func changeBias(by change: Axes<Double>) {
    guard change.largestMagnitude <= filter.parameters.biasLimit * .pi / 180 else {
      let calibration = calibration
      return startAnew { filter in
        filter.reset()
        filter.forgetField(expecting: calibration)
      }
    }
    let unknown = filter.changeBias(by: change)
    if unknown.largestMagnitude > filter.parameters.initialBiasSigma * .pi / 180 {
      startAnew { $0.forgetAttitude(after: 0) }
    }
  }

  /// Called when the gyroscope's offset is unknown, and typically as large as `level`, in rad/s. Until it is
  /// learned, the estimator expects one of that size.
  mutating func unsettle(_ level: Double) {
    let (intervals, parameters) = (intervals, parameters.expecting(offset: level))
    let calibration = calibration
    startAnew { filter in
      filter = VQF(intervals, parameters)
      filter.forgetField(expecting: calibration)
    }
    isSettled = false
    plainSince = nil
  }

  /// Called when the gyroscope's offset has become known. The estimator restarts, and with it the frame of
  /// six axes, because earlier rotations about the vertical are unknown.
  ///
  /// - Parameter found: The bias left in the samples; nil for none, with a calibration that was set.
  mutating func settle(knowing found: GyroscopeCalibration? = nil) {
    let (last, calibration) = (force, calibration)
    filter = VQF(intervals, parameters)
    if let found {
      filter.know(bias: found.bias.radiansPerSecond, deviation: found.deviation)
    }
    filter.forgetField(expecting: calibration)
    startAnew { _ in }
    (previous, turn) = (nil, .identity)
    beginning &+= 1
    isSettled = true
    if let last { update(last.value, at: last.instant) }
  }

  /// Settles if a device that moves from the start has a gyroscope without a notable offset: the estimator,
  /// which allows one of any size, estimates none. If it does estimate one, that is not reliable.
  private mutating func settleIfPlain(at now: Double) {
    let limit = GyroscopeLearning.followed
    guard filter.bias.radiansPerSecond.largestMagnitude < Self.plainShare * limit,
      filter.biasSigma < Self.plainSigma
    else { return plainSince = nil }
    plainSince = plainSince ?? now
    guard now - (plainSince ?? now) >= Self.plainTime else { return }
    filter = VQF(continuing: filter, parameters)
    isSettled = true
  }

  /// Records the board's temperature in °C; nil if unknown.
  mutating func warm(to celsius: Double?) { following?.warm(to: celsius) }

  /// The agreement of the magnetometer with its calibration; nil where its offset is not tracked.
  var compassFit: CompassFit? { following?.fit }

  /// Called when the magnetometer fails; the heading remains known for a while.
  mutating func loseCompass() { field = nil }

  /// Called when the accelerometer fails; the attitude remains known for a while, but not the specific force.
  mutating func loseForce() { force = nil }

  /// Updates with a sample of the gyroscope; returns false, and changes nothing, if it is not plausible.
  ///
  /// - Parameter interval: The time over which the rate is integrated, in seconds.
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
    self.interval = interval
    filter.update(rate, over: interval)
    self.rate = rate.radiansPerSecond - filter.bias.radiansPerSecond
    return true
  }

  /// Updates with a sample of the accelerometer, even a clipped one: the estimator averages over seconds, and
  /// a mean suffers less from a clipped peak than from a missing sample (scripts/fusion-accuracy has the
  /// figures).
  ///
  /// - Parameter instant: When it was measured, in seconds.
  mutating func update(_ force: Acceleration, at instant: Double) {
    // Zero force is plausible in free fall, but does not give the vertical.
    guard isPlausible(force.g) else { return loseForce() }
    self.force = (force, instant)
    filter.update(
      force.turned(by: turning, over: age(of: instant - delays.accelerometer) - lead))
    guard isPlausible(force) else { return }
    isLevel = true
    if !isSettled { settleIfPlain(at: instant) }
    if let previous {
      turn = YawAlignment(sixAxes: previous, nineAxes: filter.rotation6D).turn
      self.previous = nil
    }
  }

  /// Updates with a sample of the magnetometer.
  ///
  /// - Parameter instant: When it was measured, in seconds.
  mutating func update(_ field: MagneticFluxDensity, at instant: Double) {
    // Without the vertical the heading would be far off, and the filter's first samples count most.
    guard isLevel else { return }
    guard filter.isUsable(field) else { return loseCompass() }
    let age = age(of: instant) - lead
    let rotation = filter.rotation6D.turned(by: turning, over: -age)
    let corrected =
      following?.corrected(field, at: instant, rotation, rate: rate.magnitude, &filter) ?? field
    self.field = corrected.microtesla
    let turned = corrected.turned(by: turning, over: age)
    let part = filter.correctHeading(by: turned)
    following?.noteHeading(of: turned, part: part, filter.rotation6D)
    if isHeadingOld { epoch &+= 1 }
    (hasHeading, isHeadingOld) = (true, false)
  }

  private var turning: AngularRate { AngularRate(radiansPerSecond: rate) }

  /// The age in seconds of the filter's attitude at the gyroscope's last sample. A rate is delayed by its
  /// low-passes; because it is integrated over the interval before the sample, in whose middle it would
  /// belong, half an interval is made up for.
  private var lead: Double { delays.gyroscope > 0 ? delays.gyroscope - interval / 2 : 0 }

  /// The time from a sample of another sensor to the gyroscope's last one, in seconds: sensors do not sample
  /// together, and the device's rotation in between is an error that does not average out. At most a tenth of
  /// a second is bridged.
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
    following?.forgetAttitude()
  }

  private var sixAxes: Quaternion { turn * filter.rotation6D }

  /// The fused motion; nil while the accelerometer gives no usable samples.
  ///
  /// - Parameter calibration: The magnetometer's calibration.
  func motion(_ calibration: CompassCalibration?) -> FusedMotion? {
    guard let time, isLevel, let force else { return nil }
    // At the same time as gravity: otherwise a rotation would look like the user's acceleration.
    let felt = force.value.turned(by: turning, over: age(of: force.instant - delays.accelerometer))
    return FusedMotion(
      timestamp: time, sixAxes: sixAxes.turned(by: turning, over: lead),
      nineAxes: hasHeading ? filter.rotation9D.turned(by: turning, over: lead) : nil,
      isSettled: isSettled, beginning: beginning, epoch: epoch, rotationRate: rate,
      acceleration: felt.g * -1,
      magneticField: CalibratedMagneticField(
        field: field ?? .zero,
        accuracy: field == nil ? .uncalibrated : accuracy(of: calibration)))
  }

  /// High only while the field is the known one, because another one may come from an object nearby; and no
  /// higher than the accuracy that the field shows as the device rotates.
  private func accuracy(
    of calibration: CompassCalibration?
  ) -> MagneticFieldCalibrationAccuracy {
    var known = calibration?.accuracy ?? .uncalibrated
    if let following { known = min(known, following.fit.accuracy) }
    return filter.isMagneticallyDisturbed ? min(known, .medium) : known
  }
}

/// The delays of the samples behind the measured quantities, in seconds.
package struct SensorDelays: Sendable {
  package var accelerometer: Double
  package var gyroscope: Double

  package init(accelerometer: Double = 0, gyroscope: Double = 0) {
    (self.accelerometer, self.gyroscope) = (accelerometer, gyroscope)
  }
}

extension VQF {
  fileprivate init(_ intervals: MotionFusion.Intervals, _ parameters: Parameters) {
    self.init(
      gyroscopeInterval: intervals.gyroscope, accelerometerInterval: intervals.accelerometer,
      compassInterval: intervals.compass, parameters: parameters)
  }

  /// Restarts with the field in which the magnetometer was calibrated, where that is known.
  fileprivate mutating func forgetField(expecting calibration: CompassCalibration?) {
    guard let calibration, let dip = calibration.dip else { return forgetField() }
    expectField(microtesla: calibration.magnitude, dip: dip)
  }
}

extension VQF.Parameters {
  /// For a gyroscope whose offset is unknown and typically as large as `level`, in rad/s. During an endless
  /// rotation about the vertical such an estimator would detect rest.
  fileprivate func expecting(offset level: Double) -> VQF.Parameters {
    var wide = self
    wide.initialBiasSigma = max(initialBiasSigma, level * 180 / .pi)
    wide.biasLimit = max(biasLimit, GyroscopeLearning.greatest(of: level) * 180 / .pi)
    wide.estimatesBiasAtRest = false
    return wide
  }
}
