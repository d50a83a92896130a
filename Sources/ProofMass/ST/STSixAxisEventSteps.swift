// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

/// The steps that a six-axis part has for its events' thresholds and durations.
struct STSixAxisEventScale {
  /// The accelerometer's full scale, in g.
  var fullScale: Double
  /// The period of the accelerometer's samples in nanoseconds, nominally.
  var period: Int64
  /// Number of steps of the threshold of a wake-up in full scale.
  var wakeUpSteps: Int
  /// The same of the finer threshold; nil where the chip has none.
  var wakeUpFineSteps: Int?
  /// Number of steps of the threshold of a tap in full scale.
  var tapSteps: Int
  /// Number of samples in a step of the time until inactivity.
  var inactivitySamples: Int
  /// Number of samples of the shortest time until inactivity, with the code 0; nil where that is not documented.
  var shortestInactivity: Int64?
  /// The threshold of free fall in mg by its code; 0 where the part does not have the code.
  var freeFallMilliG: InlineArray<8, Int32>
  /// The angle of another face in degrees by its code; 0 where the part does not have the code.
  var directionDegrees: InlineArray<4, Int32>
}

/// The thresholds and durations of a six-axis part's events, as codes of its registers.
struct STSixAxisEventSteps {
  private let scale: STSixAxisEventScale
  /// The threshold of wake-up and activity, which the chip has once.
  private(set) var wakeUp: UInt8 = 0
  /// Whether that has the finer steps.
  private(set) var wakeUpIsFine = false
  private(set) var wakeUpPeriods: UInt8 = 0
  private(set) var inactivity: UInt8 = 0
  private(set) var freeFallPeriods: UInt8 = 0
  private(set) var freeFall: UInt8 = 0
  private(set) var direction: UInt8 = 0
  private(set) var tap = Axes<UInt8>(0, 0, 0)
  private(set) var gap: UInt8 = 0
  private(set) var quiet: UInt8 = 0
  private(set) var shock: UInt8 = 0

  /// - Throws: `.wrongConfiguration` for a threshold or a duration that the chip does not have.
  init(_ events: STSixAxisDetectors, _ scale: STSixAxisEventScale) throws(SensorError) {
    self.scale = scale
    if let threshold = events.wakeUp?.threshold ?? events.activity?.threshold {
      try setWakeUp(threshold)
    }
    if let time = events.wakeUp?.duration { wakeUpPeriods = try periods(time, through: 3) }
    if let time = events.activity?.duration {
      inactivity = try steps(
        of: inactivitySamples, otherwise: scale.shortestInactivity, in: time, through: 15)
      if inactivity == 0, scale.shortestInactivity == nil { throw .wrongConfiguration }
    }
    if let fall = events.freeFall {
      freeFallPeriods = try periods(fall.duration, through: 63)
      freeFall = Self.nearest(fall.threshold * 1000, in: scale.freeFallMilliG)
    }
    if let degrees = events.orientation?.degrees {
      direction = Self.nearest(degrees, in: scale.directionDegrees)
    }
    guard let tap = events.tap else { return }
    let (threshold, step) = (tap.threshold.g, tapStep)
    self.tap = Axes(
      UInt8(try Steps.of(step, in: threshold.x, 0...31)),
      UInt8(try Steps.of(step, in: threshold.y, 0...31)),
      UInt8(try Steps.of(step, in: threshold.z, 0...31)))
    if let time = tap.gap { gap = try steps(of: 32, otherwise: 16, in: time, through: 15) }
    quiet = try steps(of: 4, otherwise: 2, in: tap.quiet, through: 3)
    shock = try steps(of: 8, otherwise: 4, in: tap.shock, through: 3)
  }

  private mutating func setWakeUp(_ threshold: Double) throws(SensorError) {
    if let steps = scale.wakeUpFineSteps {
      wakeUpIsFine = threshold < 63.5 * scale.fullScale / Double(steps)
    }
    wakeUp = UInt8(try Steps.of(wakeUpStep, in: threshold, 0...63))
  }

  // MARK: Steps

  private var wakeUpStep: Double {
    scale.fullScale / Double(wakeUpIsFine ? scale.wakeUpFineSteps ?? 1 : scale.wakeUpSteps)
  }

  private var tapStep: Double { scale.fullScale / Double(scale.tapSteps) }

  /// In floating point, because widening to 64 bits allocates in 32-bit Embedded builds.
  private func wide(_ number: Int) -> Int64 { Int64(Double(number)) }

  private var inactivitySamples: Int64 { wide(scale.inactivitySamples) }

  private func periods(_ time: Duration, through limit: Int64) throws(SensorError) -> UInt8 {
    UInt8(truncatingIfNeeded: try Steps.of(nanoseconds: scale.period, in: time, through: limit))
  }

  /// The number of steps of several periods; 0 for a time nearer to the shorter one that the code 0 has.
  private func steps(
    of count: Int64, otherwise shortest: Int64?, in time: Duration, through limit: Int64
  ) throws(SensorError) -> UInt8 {
    let period = scale.period
    let steps = try Steps.of(nanoseconds: count * period, in: time, through: limit)
    if let shortest, steps == 1, time.wholeNanoseconds * 2 < (count + shortest) * period {
      return 0
    }
    return UInt8(truncatingIfNeeded: steps)
  }

  private func time(_ steps: UInt8, of count: Int64 = 1, otherwise shortest: Int64 = 0) -> Duration
  {
    let steps = wide(Int(steps))
    return Duration(wholeNanoseconds: (steps == 0 ? shortest : steps * count) * scale.period)
  }

  /// The code of the nearest value, of those that the part has.
  private static func nearest<let count: Int>(
    _ value: Double, in values: InlineArray<count, Int32>
  ) -> UInt8 {
    func distance(_ code: Int) -> Double {
      values[code] > 0 ? abs(Double(Int(values[code])) - value) : .infinity
    }
    var nearest = 0
    for code in 1..<count as Range<Int> where distance(code) < distance(nearest) { nearest = code }
    return UInt8(nearest)
  }

  // MARK: Rounding

  /// The events with their thresholds and durations set to the nearest steps.
  ///
  /// - Throws: `.wrongConfiguration` for thresholds of wake-up and activity that differ, or that are 0, and for taps on
  ///   no axis.
  func rounded(_ events: STSixAxisDetectors) throws(SensorError) -> STSixAxisDetectors {
    var rounded = events
    if events.wakeUp != nil || events.activity != nil {
      if let one = events.wakeUp, let other = events.activity, one.threshold != other.threshold {
        throw .wrongConfiguration
      }
      guard wakeUp > 0 else { throw .wrongConfiguration }
    }
    let threshold = Double(Int(wakeUp)) * wakeUpStep
    rounded.wakeUp?.threshold = threshold
    rounded.wakeUp?.duration = time(wakeUpPeriods)
    rounded.activity?.threshold = threshold
    rounded.activity?.duration = time(
      inactivity, of: inactivitySamples, otherwise: scale.shortestInactivity ?? 0)
    rounded.freeFall?.threshold = Double(Int(scale.freeFallMilliG[Int(freeFall)])) / 1000
    rounded.freeFall?.duration = time(freeFallPeriods)
    rounded.orientation?.degrees = Double(Int(scale.directionDegrees[Int(direction)]))
    rounded.tap = try roundedTap(events.tap)
    return rounded
  }

  private func roundedTap(
    _ tap: STSixAxisDetectors.Tap?
  ) throws(SensorError) -> STSixAxisDetectors.Tap? {
    guard var rounded = tap else { return nil }
    let axes = rounded.axes
    guard axes.x || axes.y || axes.z, self.tap.x > 0 || !axes.x, self.tap.y > 0 || !axes.y,
      self.tap.z > 0 || !axes.z
    else { throw .wrongConfiguration }
    let step = tapStep
    rounded.threshold = Acceleration(g: self.tap.map { Double(Int($0)) * step })
    rounded.shock = time(shock, of: 8, otherwise: 4)
    rounded.quiet = time(quiet, of: 4, otherwise: 2)
    if rounded.gap != nil { rounded.gap = time(gap, of: 32, otherwise: 16) }
    return rounded
  }
}
