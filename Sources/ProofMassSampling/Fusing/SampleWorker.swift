// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassFusion

/// Converts the sensors' samples to updates for listeners: calibrates, changes the sign, fuses.
package struct SampleWorker: Sendable {
  /// The settings of one batch of samples.
  package struct Setting: Sendable {
    package var calibration: Calibration
    /// The board's temperature in °C, by which calibrations are chosen; nil if unknown.
    package var temperature: Double?
    /// The nominal rates of the sensors.
    package var rates: SensorDemand
    /// The delays of their low-passes.
    package var delays: SensorDelays
    /// The typical size of the gyroscope's offset in rad/s, where it has to be learned; otherwise nil.
    package var unknownOffset: Double?
    package var isFused: Bool
    package var learnsGyroscope: Bool
    package var learnsCompass: Bool
    /// Whether the offset of a calibrated magnetometer is tracked.
    package var followsCompass: Bool

    package init(
      calibration: Calibration, temperature: Double?, rates: SensorDemand, delays: SensorDelays,
      unknownOffset: Double?, isFused: Bool, learnsGyroscope: Bool, learnsCompass: Bool,
      followsCompass: Bool
    ) {
      self.calibration = calibration
      self.temperature = temperature
      self.rates = rates
      self.delays = delays
      self.unknownOffset = unknownOffset
      self.isFused = isFused
      self.learnsGyroscope = learnsGyroscope
      self.learnsCompass = learnsCompass
      self.followsCompass = followsCompass
    }
  }

  private var fusion: MotionFusion
  private var compassLearning = CompassLearning()
  private var gyroscopeLearning = GyroscopeLearning()
  private var calibration = Calibration()
  /// Whether samples have been fused.
  private var hasFused = false
  /// The magnetometer's calibration at the present temperature.
  private var compass: CompassCalibration?
  /// The time of the gyroscope's sample whose fused motion is still to be reported, once the other sensors'
  /// samples of the same instant have arrived.
  private var pending: Instant?
  /// The calibrations learned from the last batch.
  package private(set) var learned = Calibration()

  package init(_ parameters: VQF.Parameters) { fusion = MotionFusion(parameters) }

  /// - Parameter events: As the sensors reported them, in order of time for each sensor.
  package mutating func updates(for events: [SensorEvent], _ setting: Setting) -> [SessionUpdate] {
    if setting.calibration.compass != calibration.compass
      || setting.calibration.secondCompass != calibration.secondCompass
    {
      calibrateCompass(setting)
    }
    fusion.warm(to: setting.temperature)
    calibrateGyroscope(setting)
    calibration = setting.calibration
    compass = calibration.compass(at: setting.temperature)
    fusion.setRates(setting.rates)
    fusion.delays = setting.delays
    learned = Calibration()
    var updates: [SessionUpdate] = []
    for event in Self.inOrder(events) {
      if let pending, let time = event.time, time > pending { reportFused(into: &updates) }
      update(event, setting, into: &updates)
    }
    reportFused(into: &updates)
    return updates
  }

  private mutating func calibrateGyroscope(_ setting: Setting) {
    let (new, old) = (setting.calibration.gyroscope, calibration.gyroscope)
    if new != old {
      if fusion.isSettled {
        fusion.changeBias(
          by: (new?.bias.radiansPerSecond ?? .zero) - (old?.bias.radiansPerSecond ?? .zero))
      } else {
        fusion.settle()
      }
    }
    guard setting.isFused else { return }
    // Only once: what is learned later is known, in the calibration or in the estimator.
    if let level = setting.unknownOffset, !hasFused || old != nil { fusion.unsettle(level) }
    hasFused = true
  }

  private mutating func calibrateCompass(_ setting: Setting) {
    let new = setting.calibration.compass(at: setting.temperature)
    let isNew = setting.calibration.compass == learned.compass
    let following =
      setting.followsCompass
      ? new.map { CompassFollowing($0, celsius: setting.temperature, isNew: isNew) } : nil
    fusion.calibrate(new, following)
  }

  /// The agreement of the magnetometer with its calibration; nil where its offset is not tracked.
  package var compassFit: CompassFit? { fusion.compassFit }

  private mutating func update(
    _ event: SensorEvent, _ setting: Setting, into updates: inout [SessionUpdate]
  ) {
    // Motion services use the first sensor of a quantity.
    guard event.sensor.number == 0 else { return }
    switch event {
    case .sample(let sample): update(sample, setting, into: &updates)
    case .lost: break
    case .failure(let sensor, let error):
      switch sensor.quantity {
      case .acceleration:
        reportFused(into: &updates)
        fusion.loseForce()
      case .magneticFluxDensity: fusion.loseCompass()
      case .angularRate: break
      }
      updates.append(.failure(sensor.quantity, error))
    }
  }

  private mutating func update(
    _ sample: SensorSample, _ setting: Setting, into updates: inout [SessionUpdate]
  ) {
    let seconds = sample.time.seconds
    switch sample.quantity {
    case .acceleration:
      let force =
        calibration.accelerometer?.apply(to: sample.acceleration) ?? sample.acceleration
      if setting.isFused { fusion.update(force, at: seconds) }
      if setting.isFused, setting.learnsGyroscope { gyroscopeLearning.update(force) }
      // Here, and in what is fused, the sign becomes Core Motion's.
      updates.append(
        .accelerometer(
          AccelerometerData(
            timestamp: seconds, acceleration: force.g * -1, isClipped: sample.isClipped)))
    case .angularRate:
      if setting.isFused {
        let rate = calibration.gyroscope?.apply(to: sample.angularRate) ?? sample.angularRate
        if fusion.update(rate, at: seconds, over: sample.interval) { pending = sample.time }
        if setting.learnsGyroscope { learn(sample.angularRate, at: seconds, setting) }
      }
      updates.append(
        .gyro(
          GyroData(timestamp: seconds, rotationRate: sample.value, isClipped: sample.isClipped)))
    case .magneticFluxDensity:
      let field = sample.fluxDensity
      if setting.isFused {
        fusion.update(compass?.apply(to: field) ?? field, at: seconds)
      }
      if setting.isFused, setting.learnsGyroscope { gyroscopeLearning.update(field) }
      if setting.isFused, setting.learnsCompass {
        learned.compass = compassLearning.learn(field) ?? learned.compass
      }
      updates.append(
        .magnetometer(MagnetometerData(timestamp: seconds, magneticField: sample.value)))
    }
  }

  private mutating func learn(_ rate: AngularRate, at seconds: Double, _ setting: Setting) {
    let hasCompass = setting.rates.magnetometer != nil
    if let level = setting.unknownOffset, !fusion.isSettled {
      let found = gyroscopeLearning.settle(
        rate, at: seconds, expecting: level, hasCompass: hasCompass)
      guard let found, learned.gyroscope == nil else { return }
      if GyroscopeLearning.isFollowed(found) {
        fusion.settle(knowing: found)
      } else {
        learned.gyroscope = found
      }
      return
    }
    let found = gyroscopeLearning.learn(
      rate, at: seconds, current: calibration.gyroscope, hasCompass: hasCompass)
    learned.gyroscope = learned.gyroscope ?? found
  }

  private mutating func reportFused(into updates: inout [SessionUpdate]) {
    guard pending != nil else { return }
    pending = nil
    if let motion = fusion.motion(compass) { updates.append(.fused(motion)) }
  }

  /// Sorts by time, and at the same instant the gyroscope first and the magnetometer last, as the estimator
  /// requires; an event without a time stays behind the one before it.
  private static func inOrder(_ events: [SensorEvent]) -> [SensorEvent] {
    guard events.count > 1 else { return events }
    var time = Instant(nanoseconds: .min)
    let keyed = events.enumerated().map { index, event in
      time = event.time ?? time
      return (key: (time, event.rank, index), event: event)
    }
    return keyed.sorted { $0.key < $1.key }.map { $0.event }
  }
}

extension SensorEvent {
  fileprivate var time: Instant? { if case .sample(let sample) = self { sample.time } else { nil } }

  fileprivate var rank: Int {
    guard case .sample(let sample) = self else { return 3 }
    return switch sample.quantity {
    case .angularRate: 0
    case .acceleration: 1
    case .magneticFluxDensity: 2
    }
  }
}

extension Instant {
  var seconds: Double { Double(nanoseconds) / 1e9 }
}
