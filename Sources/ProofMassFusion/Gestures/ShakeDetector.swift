// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Tells from the acceleration without gravity when somebody begins and ends to shake a device.
///
/// A shake is a quick succession of peaks, each against the one before. It ends when there are no
/// more of them, and is cancelled when it goes on for longer than about a second.
public struct ShakeDetector: Sendable {
  public let parameters: Parameters

  private enum State {
    case idle, shaking
    /// A shake was cancelled, and may go on: until it is over, nothing else begins.
    case waiting
  }

  private var state = State.idle
  private var peaks = ShakePeaks()
  private var first = 0.0
  private var lastPeak = 0.0
  private var extent = Axes.zero
  private var last = -Double.infinity
  private var acceleration = Axes.zero

  public init(parameters: Parameters = .init()) { self.parameters = parameters }

  /// Whether a shake has begun and neither ended nor been cancelled.
  public var isShaking: Bool { state == .shaking }

  /// Gravity and user acceleration in g on the device's axes, with Core Motion's sign, at a time in
  /// seconds, at least 25 times a second, or a shake of 7 Hz has peaks between samples; gives what
  /// has happened. At 25 Hz its times are up to 0.05 s off those at 100 Hz, since a peak is not seen
  /// before the next sample. What is not finite is passed over; time that runs back is a gap.
  public mutating func update(
    gravity: Axes<Double>, userAcceleration: Axes<Double>, at seconds: Double
  ) -> MotionEvent? {
    let magnitude = userAcceleration.magnitude
    guard magnitude.isFinite, gravity.magnitude.isFinite, seconds.isFinite else { return nil }
    let isGap = seconds < last || seconds - last > parameters.longestGap + timeResolution
    last = seconds
    acceleration = gravity + userAcceleration
    if isGap, let event = resume() { return event }
    let isPeak = magnitude > parameters.threshold
    if isPeak { lastPeak = seconds }
    switch state {
    case .idle: return isPeak ? look(userAcceleration, at: seconds) : nil
    case .shaking:
      if isPeak { extent = extent + userAcceleration.map { abs($0) } }
      // By the last peak: the quiet time after it is no part of the shake.
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

  /// Something comes between: the application goes into the background, the sensor fails. Everything
  /// felt so far is forgotten.
  public mutating func cancel(at seconds: Double) -> MotionEvent? {
    let wasShaking = isShaking
    state = .idle
    peaks.removeAll()
    last = -.infinity
    return wasShaking ? event(.cancelled, at: seconds) : nil
  }

  /// After a gap. A shake was cancelled when samples ceased, but that is known, and told, only now; and
  /// as nobody knows whether it went on, nothing begins until it has been quiet.
  private mutating func resume() -> MotionEvent? {
    let wasShaking = isShaking
    peaks.removeAll()
    if state != .idle { (state, lastPeak) = (.waiting, last) }
    return wasShaking ? event(.cancelled, at: last) : nil
  }

  private var isQuiet: Bool {
    last - lastPeak > parameters.quietTime - timeResolution
  }

  private mutating func look(
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
