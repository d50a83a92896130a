// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The FIFO of the LSM9DS1's accelerometer and gyroscope: each set has the data of both.
///
/// It is two of the family's, which store together. A set's half of a sensor that was not measuring has no
/// instant.
struct InertialFIFO: Sendable {
  typealias Policies = LSM9DS1AGPolicies

  private(set) var accelerometer = STFIFO()
  private(set) var gyroscope = STFIFO()
  private var isOverrun = false
  private var capacity = SampleFIFO.depth
  private var threshold = 0
  private var rule = Policies.Watermark.at
  private var retire = Policies.Retire.accelerometerHighByte
  /// Sensors whose last byte of the present set was read.
  private var isRead = (accelerometer: false, gyroscope: false)

  /// Instant of a half that was not measured.
  static let notMeasured = Int64.min

  /// Whether the output registers show its sets.
  var isActive: Bool { accelerometer.isActive }

  /// FSS: number of unread sets; where each sensor's are read for themselves, of the one that is read more often.
  var count: Int { min(accelerometer.sets.count, gyroscope.sets.count) }

  /// FSS5: whether 32 sets are unread.
  var isFull: Bool { count == SampleFIFO.depth }

  /// Whether the shown set stays until it is read.
  var holdsSet: Bool {
    isActive && (!accelerometer.overwrites || count > 0 && count < capacity)
  }

  /// Whether a set was lost and the FIFO is still full.
  var hasLost: Bool { isOverrun && count >= capacity }

  /// FTH: whether the unread sets reach the threshold; never with a threshold of 0.
  var isOverThreshold: Bool {
    threshold > 0 && (rule == .at ? count >= threshold : count > threshold)
  }

  /// FIFO_SRC.
  var source: UInt8 {
    Datasheet.LSM9DS1AG.FIFO_SRC(
      watermark: isOverThreshold, overrun: hasLost, unread: UInt8(count)
    ).bits
  }

  mutating func set(_ mode: STFIFO.Mode, threshold: UInt8, limits: Bool, _ policies: Policies) {
    self.threshold = Int(threshold)
    rule = policies.watermark
    if retire != policies.retire { isRead = (false, false) }
    retire = policies.retire
    // STOP_ON_FTH limits the depth to FTH + 1.
    capacity = limits ? Int(threshold) + 1 : SampleFIFO.depth
    let common = STFIFOPolicies()
    accelerometer.set(watermark: threshold, mode: mode, common)
    gyroscope.set(watermark: threshold, mode: mode, common)
    accelerometer.setCapacity(capacity, repeatsDrainedSet: false)
    gyroscope.setCapacity(capacity, repeatsDrainedSet: false)
    if mode == STFIFO.Mode() { isOverrun = false }
  }

  mutating func powerOn() {
    accelerometer.powerOn()
    gyroscope.powerOn()
    isOverrun = false
    isRead = (false, false)
  }

  /// Stores a set, and returns its effect on the outputs of the two sensors.
  mutating func arrive(
    _ first: SampleSet, _ second: SampleSet, isTriggered: Bool
  ) -> (accelerometer: STFIFO.Arrival, gyroscope: STFIFO.Arrival) {
    let arrivals = (
      accelerometer.arrive(first, isTriggered: isTriggered),
      gyroscope.arrive(second, isTriggered: isTriggered)
    )
    if arrivals.0 == .oldestLost && arrivals.1 == .oldestLost { isOverrun = true }
    if arrivals.0 == .bypassed { isOverrun = false }
    return arrivals
  }

  /// The last byte of a sensor's set was read.
  ///
  /// - Parameters:
  ///   - isAccelerometer: Whether that is the accelerometer.
  ///   - otherIsOn: Whether the other sensor is on.
  /// - Returns: The sensors whose set is taken out.
  mutating func didRead(
    accelerometer isAccelerometer: Bool, otherIsOn: Bool
  ) -> (accelerometer: Bool, gyroscope: Bool) {
    var taken = (accelerometer: false, gyroscope: false)
    switch retire {
    case .separate: taken = (isAccelerometer, !isAccelerometer)
    case .accelerometerHighByte:
      if isAccelerometer || !otherIsOn { taken = (true, true) }
    case .lastActiveByte:
      if isAccelerometer { isRead.accelerometer = true } else { isRead.gyroscope = true }
      if !otherIsOn || isRead == (true, true) { taken = (true, true) }
    }
    if taken.accelerometer { accelerometer.removeSet() }
    if taken.gyroscope { gyroscope.removeSet() }
    if taken == (true, true) { isRead = (false, false) }
    if count < capacity { isOverrun = false }
    return taken
  }

  /// The oldest set's half of the accelerometer; nil where there is none or it was not measured.
  var oldestOfAccelerometer: SampleSet? { mutating get { Self.oldest(&accelerometer) } }

  /// The oldest set's half of the gyroscope; nil where there is none or it was not measured.
  var oldestOfGyroscope: SampleSet? { mutating get { Self.oldest(&gyroscope) } }

  private static func oldest(_ fifo: inout STFIFO) -> SampleSet? {
    guard !fifo.sets.isEmpty else { return nil }
    let set = fifo.oldest
    return set.instant == notMeasured ? nil : set
  }
}

extension STFIFO {
  /// Removes the oldest set, which was read to its last byte.
  fileprivate mutating func removeSet() {
    take()
    isTaken = false
  }
}
