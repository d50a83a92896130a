// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

// All but inactivity are detected in data before the filter of the rate, so that they may occur although no sample shows
// them (data sheet).
extension ADXL345Configuration {
  /// One tap or two: an axis exceeds a threshold for a short time.
  public struct Tap: Equatable, Sendable {
    /// The second tap of a double tap.
    public struct Gap: Equatable, Sendable {
      /// The time from the end of the first tap until the second may begin: 1…255 steps of 1.25 ms.
      public var latency: Duration
      /// The time after that in which it has to begin: 1…255 steps of 1.25 ms.
      public var window: Duration
      /// Whether a spike above the threshold during the latency is no double tap. TAP_AXES, Suppress.
      public var suppresses: Bool

      /// Creates the settings from their parts. The data sheet recommends a latency above 20 ms and a window above
      /// 80 ms.
      public init(
        latency: Duration = Duration(wholeNanoseconds: 50_000_000),
        window: Duration = Duration(wholeNanoseconds: 200_000_000), suppresses: Bool = false
      ) {
        self.latency = latency
        self.window = window
        self.suppresses = suppresses
      }
    }

    /// The axes whose taps count, at least one.
    public var axes: Axes<Bool>
    /// The threshold in g: 1…255 steps of 62.5 mg.
    public var threshold: Double
    /// The longest tap: 1…255 steps of 625 µs.
    public var longest: Duration
    /// Whether single taps are events. Where double taps are, too, a single one is told of when it is certain that no
    /// second follows.
    public var single: Bool
    /// The second tap; nil where double taps are no events.
    public var gap: Gap?

    /// Creates the event from its parts. The data sheet recommends a threshold above 3 g and a duration above 10 ms.
    public init(
      axes: Axes<Bool> = Axes(true, true, true), threshold: Double = 3,
      longest: Duration = Duration(wholeNanoseconds: 20_000_000), single: Bool = true,
      gap: Gap? = nil
    ) {
      self.axes = axes
      self.threshold = threshold
      self.longest = longest
      self.single = single
      self.gap = gap
    }
  }

  /// Movement: an axis exceeds a threshold.
  public struct Activity: Equatable, Sendable {
    /// The axes, at least one of which has to exceed the threshold.
    public var axes: Axes<Bool>
    /// The threshold in g: 1…255 steps of 62.5 mg.
    public var threshold: Double
    /// Whether changes from a reference are compared, without gravity, and not accelerations. The reference is taken at the
    /// start; whether it is taken again after an event is not documented.
    public var isRelative: Bool

    /// Creates the event from its parts.
    public init(
      axes: Axes<Bool> = Axes(true, true, true), threshold: Double = 0.25, isRelative: Bool = true
    ) {
      self.axes = axes
      self.threshold = threshold
      self.isRelative = isRelative
    }
  }

  /// Rest: all axes stay below a threshold, in filtered samples.
  public struct Inactivity: Equatable, Sendable {
    /// The axes, all of which have to be below the threshold.
    public var axes: Axes<Bool>
    /// The threshold in g: 1…255 steps of 62.5 mg.
    public var threshold: Double
    /// How long: 0…255 s, whole seconds. With 0 one sample is enough.
    public var duration: Duration
    /// Whether changes from a reference are compared, without gravity, and not accelerations.
    public var isRelative: Bool

    /// Creates the event from its parts.
    public init(
      axes: Axes<Bool> = Axes(true, true, true), threshold: Double = 0.1875,
      duration: Duration = Duration(wholeNanoseconds: 5_000_000_000), isRelative: Bool = true
    ) {
      self.axes = axes
      self.threshold = threshold
      self.duration = duration
      self.isRelative = isRelative
    }
  }

  /// Free fall: all three axes are below a threshold.
  public struct FreeFall: Equatable, Sendable {
    /// The threshold in g: 1…255 steps of 62.5 mg; the data sheet recommends 0.3125 to 0.5625.
    public var threshold: Double
    /// How long: 1…255 steps of 5 ms; the data sheet recommends 100 to 350 ms.
    public var duration: Duration

    /// Creates the event from its parts.
    public init(
      threshold: Double = 0.4375, duration: Duration = Duration(wholeNanoseconds: 150_000_000)
    ) {
      self.threshold = threshold
      self.duration = duration
    }
  }

  /// How often a sleeping chip measures. Raw values are the codes of Wakeup.
  public enum WakeUp: UInt8, Sendable {
    /// 8 Hz.
    case hertz8
    /// 4 Hz.
    case hertz4
    /// 2 Hz.
    case hertz2
    /// 1 Hz.
    case hertz1

    var code: Datasheet.ADXL345.POWER_CTL.WakeUp { .init(code: self, otherwise: .hertz8) }
  }

  /// The bits of INT_ENABLE and INT_SOURCE of the events that are detected.
  var detected: Datasheet.ADXL345.INT_ENABLE {
    Datasheet.ADXL345.INT_ENABLE(
      singleTap: tap?.single == true, doubleTap: tap?.gap != nil, activity: activity != nil,
      inactivity: inactivity != nil, freeFall: freeFall != nil)
  }
}

/// The events that an ADXL345 has detected since they were last read.
public struct ADXL345Events: Equatable, Sendable {
  /// A single tap.
  public var singleTap = false
  /// A double tap.
  public var doubleTap = false
  /// Movement.
  public var activity = false
  /// Rest.
  public var inactivity = false
  /// Free fall.
  public var freeFall = false
  /// The axes of the last tap: that which exceeded the threshold first.
  public var tapAxes = Axes(false, false, false)
  /// The axes of the last movement.
  public var activityAxes = Axes(false, false, false)
  /// Whether the chip sleeps.
  public var isAsleep = false

  /// Creates a set without events.
  public init() {}

  /// Whether there was an event.
  public var isAny: Bool { singleTap || doubleTap || activity || inactivity || freeFall }

  /// Adds what was read; the axes are of the last event.
  mutating func add(
    _ status: Datasheet.ADXL345.ACT_TAP_STATUS, _ source: Datasheet.ADXL345.INT_SOURCE
  ) {
    isAsleep = status.asleep
    if source.singleTap || source.doubleTap {
      tapAxes = Axes(status.tapX, status.tapY, status.tapZ)
    }
    if source.activity {
      activityAxes = Axes(status.activityX, status.activityY, status.activityZ)
    }
    singleTap = singleTap || source.singleTap
    doubleTap = doubleTap || source.doubleTap
    activity = activity || source.activity
    inactivity = inactivity || source.inactivity
    freeFall = freeFall || source.freeFall
  }
}

extension ADXL345 where Link: ~Copyable {
  /// Reads which events the chip has detected, and adds those that were read with samples. That ends them, and the pin
  /// becomes inactive.
  ///
  /// - Throws: `.wrongState` where no event is detected; `.bus`, or `.lostConfiguration` until `configure` has succeeded.
  ///   Like `read`, it checks the configuration after 16 reads without an event.
  public mutating func readEvents() throws(SensorError) -> ADXL345Events {
    guard reading.detects else { throw .wrongState }
    try checkSources()
    _ = try loadSource()
    let found = events
    events = ADXL345Events()
    staleSources.record(isNew: found.isAny)
    return found
  }

  /// Prepares interrupts after `configure`: waits for the first sample, and ends events until then. From then on pins stay
  /// inactive until an event; one that stayed active would give no edge.
  ///
  /// - Throws: What `readEvents` throws.
  public mutating func arm(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    timebase.wait(for: settlingTime)
    // One period more: no document states how late the first sample may be.
    timebase.wait(forNanoseconds: configuration.rate.period)
    _ = try readEvents()
  }
}
