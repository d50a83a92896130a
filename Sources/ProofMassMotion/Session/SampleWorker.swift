// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// From the sensors' samples to what listeners are told: calibrates, changes the sign, fuses.
struct SampleWorker: Sendable {
  /// What holds for one batch of samples.
  struct Setting: Sendable {
    var calibration: Calibration
    /// What the sensors are set to.
    var rates: SensorDemand
    var isFused: Bool
    var learnsGyroscope: Bool
    var learnsCompass: Bool
  }

  private var fusion: MotionFusion
  private var compassLearning = CompassLearning()
  private var gyroscopeLearning = GyroscopeLearning()
  private var calibration = Calibration()
  /// The gyroscope's sample that is still to be told of: once others of the same instant are in.
  private var pending: Instant?
  /// The compass was turned about enough, or the gyroscope was still.
  private(set) var learned = Calibration()

  init(_ parameters: VQF.Parameters) { fusion = MotionFusion(parameters) }

  /// - Parameter events: As the sensors reported them; each sensor's are in order.
  mutating func updates(for events: [SensorEvent], _ setting: Setting) -> [SessionUpdate] {
    if setting.calibration.compass != calibration.compass { fusion.forgetField() }
    if setting.calibration.gyroscope != calibration.gyroscope {
      fusion.changeBias(
        by: (setting.calibration.gyroscope?.bias.radiansPerSecond ?? .zero)
          - (calibration.gyroscope?.bias.radiansPerSecond ?? .zero))
    }
    calibration = setting.calibration
    fusion.setRates(setting.rates)
    learned = Calibration()
    var updates: [SessionUpdate] = []
    for event in Self.inOrder(events) {
      if let pending, let time = event.time, time > pending { tellFused(into: &updates) }
      update(event, setting, into: &updates)
    }
    tellFused(into: &updates)
    return updates
  }

  private mutating func update(
    _ event: SensorEvent, _ setting: Setting, into updates: inout [SessionUpdate]
  ) {
    switch event {
    case .acceleration(let instant, let reading, let isClipped):
      let force = calibration.accelerometer?.apply(to: reading) ?? reading
      if setting.isFused { fusion.update(force, at: instant.seconds) }
      if setting.isFused, setting.learnsGyroscope { gyroscopeLearning.update(force) }
      // Here, and in what is fused, the sign becomes Core Motion's.
      updates.append(
        .accelerometer(
          AccelerometerData(
            timestamp: instant.seconds, acceleration: force.g * -1, isClipped: isClipped)))
    case .rotation(let instant, let reading, let interval, let isClipped):
      if setting.isFused {
        let rate = calibration.gyroscope?.apply(to: reading) ?? reading
        if fusion.update(rate, at: instant.seconds, over: interval) { pending = instant }
        if setting.learnsGyroscope { learn(reading, at: instant, setting) }
      }
      updates.append(
        .gyro(
          GyroData(
            timestamp: instant.seconds, rotationRate: reading.radiansPerSecond,
            isClipped: isClipped)))
    case .field(let instant, let reading):
      if setting.isFused {
        fusion.update(calibration.compass?.apply(to: reading) ?? reading, at: instant.seconds)
      }
      if setting.isFused, setting.learnsGyroscope { gyroscopeLearning.update(reading) }
      if setting.isFused, setting.learnsCompass {
        learned.compass = compassLearning.learn(reading) ?? learned.compass
      }
      updates.append(
        .magnetometer(
          MagnetometerData(timestamp: instant.seconds, magneticField: reading.microtesla)))
    case .lost: break
    case .failure(let sensor, let error):
      switch sensor {
      case .accelerometer:
        tellFused(into: &updates)
        fusion.loseForce()
      case .magnetometer: fusion.loseCompass()
      case .gyroscope: break
      }
      updates.append(.failure(sensor, error))
    }
  }

  private mutating func learn(_ rate: AngularRate, at instant: Instant, _ setting: Setting) {
    let found = gyroscopeLearning.learn(
      rate, at: instant.seconds, current: calibration.gyroscope,
      hasCompass: setting.rates.magnetometer != nil)
    learned.gyroscope = learned.gyroscope ?? found
  }

  private mutating func tellFused(into updates: inout [SessionUpdate]) {
    guard pending != nil else { return }
    pending = nil
    if let motion = fusion.motion(calibration.compass) { updates.append(.fused(motion)) }
  }

  /// By time, and at the same instant the gyroscope first and the compass last, as the estimator
  /// wants them; what has no time stays behind what it came after.
  private static func inOrder(_ events: [SensorEvent]) -> [SensorEvent] {
    guard events.count > 1 else { return events }
    var time = Instant(nanoseconds: .min)
    let keyed = events.enumerated().map { index, event in
      time = event.time ?? time
      return (key: (time, event.rank, index), event: event)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.event)
  }
}

extension SensorEvent {
  fileprivate var time: Instant? {
    switch self {
    case .acceleration(let time, _, _), .rotation(let time, _, _, _), .field(let time, _): time
    case .lost, .failure: nil
    }
  }

  fileprivate var rank: Int {
    switch self {
    case .rotation: 0
    case .acceleration: 1
    case .field: 2
    case .lost, .failure: 3
    }
  }
}

extension Instant {
  var seconds: Double { Double(nanoseconds) / 1e9 }
}
