// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Detects the beginning and the end of a shake from the acceleration without gravity.
///
/// A shake is a quick succession of peaks, each opposite to the one before. It ends when there are
/// no more peaks, and is cancelled when it lasts for longer than about a second.
public struct ShakeDetector: Sendable {
  /// The detector's thresholds and times.
  package let parameters: Parameters

  private enum State {
    case idle, shaking
    /// A shake was cancelled and may continue: no other begins until it is over.
    case waiting
  }

  private var state = State.idle
  private var peaks = ShakePeaks()
  /// The times of the shake's first peak and of the last sample above the threshold, in seconds.
  private var (first, lastPeak) = (0.0, 0.0)
  /// The sum of the peaks' absolute values on each axis.
  private var extent = Axes.zero
  /// The time of the last sample, in seconds.
  private var last = -Double.infinity
  /// The last sample in g, with gravity.
  private var acceleration = Axes.zero

  /// Creates a detector with these thresholds and times.
  public init(parameters: Parameters = .init()) { self.parameters = parameters }

  /// Whether a shake has begun and neither ended nor been cancelled.
  public var isShaking: Bool { state == .shaking }

  /// Updates the detector with a sample.
  ///
  /// At least 25 samples a second are needed: with fewer, the peaks of a shake of 7 Hz are missed.
  /// At 25 Hz the times of events differ by up to 0.05 s from those at 100 Hz, because a peak is detected
  /// only at the next sample. A sample that is not finite is ignored; a time earlier than the last one
  /// counts as a gap.
  ///
  /// - Parameters:
  ///   - gravity: In g on the device's axes, with Core Motion's sign.
  ///   - userAcceleration: The acceleration without gravity, likewise.
  ///   - seconds: The time of the sample in seconds.
  /// - Returns: The event that the sample completes, if any.
  public mutating func update(
    gravity: Axes<Double>, userAcceleration: Axes<Double>, at seconds: Double
  ) -> MotionEvent? {
    let magnitude = userAcceleration.magnitude
    guard magnitude.isFinite, gravity.magnitude.isFinite, seconds.isFinite else { return nil }
    let isGap = seconds < last || seconds - last > parameters.longestGap + timeResolution
    last = seconds
    acceleration = gravity + userAcceleration
    if isGap, let event = restartAfterGap() { return event }
    let isPeak = magnitude > parameters.threshold
    if isPeak { lastPeak = seconds }
    switch state {
    case .idle: return isPeak ? addPeak(userAcceleration, at: seconds) : nil
    case .shaking:
      if isPeak { extent = extent + userAcceleration.map { abs($0) } }
      // Measured to the last peak: the quiet time after it is not part of the shake.
      if lastPeak - first > parameters.longestShake + timeResolution {
        state = .waiting
        return event(.cancelled, at: seconds)
      }
      guard isQuiet else { return nil }
      state = .idle
      return event(.ended, at: seconds)
    case .waiting:
      if isQuiet { state = .idle }
      return nil
    }
  }

  /// Cancels a shake, for example because the application goes into the background or the sensor
  /// fails, and forgets all samples.
  ///
  /// - Parameter seconds: The present time in seconds.
  /// - Returns: The cancelled event, if a shake had begun.
  public mutating func cancel(at seconds: Double) -> MotionEvent? {
    let wasShaking = isShaking
    state = .idle
    peaks.removeAll()
    last = -.infinity
    return wasShaking ? event(.cancelled, at: seconds) : nil
  }

  /// Restarts the detection after a gap. A shake was cancelled when the samples ceased, which is detected
  /// and reported only now. Whether it continued is unknown, so no shake begins before a quiet time.
  private mutating func restartAfterGap() -> MotionEvent? {
    let wasShaking = isShaking
    peaks.removeAll()
    if state != .idle { (state, lastPeak) = (.waiting, last) }
    return wasShaking ? event(.cancelled, at: last) : nil
  }

  private var isQuiet: Bool {
    last - lastPeak > parameters.quietTime - timeResolution
  }

  private mutating func addPeak(
    _ userAcceleration: Axes<Double>, at seconds: Double
  ) -> MotionEvent? {
    peaks.remove(before: seconds - parameters.window - timeResolution)
    peaks.add(userAcceleration, at: seconds, alignment: parameters.alignment)
    guard peaks.count >= Swift.min(parameters.peaks, ShakePeaks.capacity) else { return nil }
    state = .shaking
    first = peaks.start
    extent = peaks.extent
    peaks.removeAll()
    return event(.began, at: seconds)
  }

  private func event(_ phase: MotionEvent.Phase, at seconds: Double) -> MotionEvent {
    let axis: MotionEvent.Axis =
      extent.x >= extent.y && extent.x >= extent.z ? .x : extent.y >= extent.z ? .y : .z
    return MotionEvent(
      phase: phase, timestamp: seconds, dominantAxis: axis, acceleration: acceleration)
  }
}

extension ShakeDetector {
  /// The thresholds and times of a shake detector. UIKit's are not published: these are choices of
  /// this package.
  public struct Parameters: Equatable, Sendable {
    /// The user acceleration above which a sample belongs to a peak, in g.
    public var threshold = 1.0
    /// The number of peaks, each opposite to the one before, that make a shake; from 1 to 16.
    public var peaks = 4
    /// The time within which these peaks begin, in seconds.
    public var window = 0.6
    /// The longest shake in seconds; a longer one is cancelled.
    package var longestShake = 1.0
    /// The time without a peak after which a shake has ended, in seconds.
    package var quietTime = 0.3
    /// The cosine of the angle within which two peaks have the same direction; beyond the angle of
    /// the negated cosine, they are opposite.
    package var alignment = 0.5
    /// The greatest time between samples, in seconds; a longer one cancels a shake.
    package var longestGap = 0.2

    /// Creates the default thresholds and times.
    public init() {}
  }
}

/// The latest alternating peaks, which may become a shake.
private struct ShakePeaks: Sendable {
  struct Peak: Sendable {
    /// The time of its first sample, in seconds.
    var start: Double
    /// The sum of its samples, which has their mean direction.
    var sum: Axes<Double>
  }

  static var capacity: Int { 16 }

  private(set) var count = 0
  private var peaks = InlineArray<16, Peak>(repeating: Peak(start: 0, sum: .zero))

  /// The time at which the first peak began, in seconds.
  var start: Double { peaks[0].start }

  /// The sum of the peaks' absolute values on each axis.
  var extent: Axes<Double> {
    var extent = Axes.zero
    for index in 0..<count { extent = extent + peaks[index].sum.map { abs($0) } }
    return extent
  }

  mutating func removeAll() { count = 0 }

  /// Removes the peaks that began before a time.
  mutating func remove(before seconds: Double) {
    var kept = 0
    for index in 0..<count where peaks[index].start >= seconds {
      peaks[kept] = peaks[index]
      kept += 1
    }
    count = kept
  }

  /// Adds a sample above the threshold: to the last peak, if it has its direction; as a new peak,
  /// if it is opposite; otherwise as the first peak of a new list.
  mutating func add(_ acceleration: Axes<Double>, at seconds: Double, alignment: Double) {
    if count > 0 {
      let last = peaks[count - 1].sum
      let cosine = last.dot(acceleration) / (last.magnitude * acceleration.magnitude)
      if cosine > alignment {
        peaks[count - 1].sum = last + acceleration
        return
      }
      if !(cosine < -alignment) { count = 0 }
    }
    guard count < Self.capacity else { return }
    peaks[count] = Peak(start: seconds, sum: acceleration)
    count += 1
  }
}

/// A gesture with the whole device, with fields as in UIKit's `UIEvent` and the measured
/// acceleration.
public struct MotionEvent: Equatable, Sendable {
  /// Raw values as in `UIEvent.EventType`.
  public enum EventType: Int, Sendable {
    /// A motion event.
    case motion = 1
  }

  /// Raw values as in `UIEvent.EventSubtype`.
  public enum Subtype: Int, Sendable {
    /// A shake of the device.
    case shake = 1
  }

  /// The phase of a gesture.
  public enum Phase: Int, Sendable {
    /// The gesture has begun.
    case began
    /// The gesture has ended.
    case ended
    /// The gesture lasted for too long, or was interrupted.
    case cancelled
  }

  /// One of the device's axes.
  public enum Axis: Int, Sendable {
    /// To the right of the screen.
    case x
    /// To the top of the screen.
    case y
    /// Out of the screen.
    case z
  }

  /// The type of the event: always motion.
  public var type: EventType
  /// The kind of gesture: always a shake.
  public var subtype: Subtype
  /// Whether the gesture has begun, ended or been cancelled.
  public var phase: Phase
  /// The time of the event in seconds, on the clock of the samples.
  public var timestamp: Double
  /// The axis along which the acceleration has been greatest so far.
  public var dominantAxis: Axis
  /// The latest acceleration in g, gravity included, on the device's axes with Core Motion's sign.
  public var acceleration: Axes<Double>

  /// Creates an event from its parts.
  package init(
    type: EventType = .motion, subtype: Subtype = .shake, phase: Phase, timestamp: Double,
    dominantAxis: Axis, acceleration: Axes<Double>
  ) {
    self.type = type
    self.subtype = subtype
    self.phase = phase
    self.timestamp = timestamp
    self.dominantAxis = dominantAxis
    self.acceleration = acceleration
  }
}
