// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM9DS1AGConfiguration {
  /// The event that the gyroscope's interrupt generator detects. A digit of its thresholds is one of the output,
  /// which is assumed: the datasheet gives no unit. `countsDown` is DCRM_G, and `input` INT_SEL of CTRL_REG2_G.
  public typealias GyroscopeInterrupt = L3G4200DConfiguration.Interrupt

  /// The event that the accelerometer's interrupt generator detects. Datasheet, INT_GEN_CFG_XL.
  ///
  /// An axis is high when the magnitude of its acceleration is above its threshold, and low when it is below. For
  /// the six directions the sign counts: high is above the threshold, low is below its negative, on the
  /// right-handed axes of ``LSM9DS1AGSample``.
  public struct AccelerometerInterrupt: Equatable, Sendable {
    /// How the events of the axes are combined; the same as in a LIS331DLH.
    public typealias Combination = LIS331DLHConfiguration.Combination

    /// How the events of the axes are combined.
    public var combination: Combination
    /// The axes whose being high is an event.
    public var high: Axes<Bool>
    /// The axes whose being low is an event.
    public var low: Axes<Bool>
    /// The threshold of each axis, 0…255 steps of full scale / 256: of 7.8, 15.6, 31.25 or 62.5 mg. The datasheet
    /// gives no step; two programs have this one. Were it full scale / 128, as in ST's other accelerometers, twice
    /// the acceleration would be needed.
    public var threshold: Acceleration
    /// How long the event has to last, 0…127 periods of the rate.
    public var duration: Duration
    /// Whether the end of the interrupt waits for the duration, too. Datasheet, INT_GEN_DUR_XL, WAIT_XL.
    public var waits: Bool
    /// Whether the interrupt stays active until it is read. Datasheet, CTRL_REG4, LIR_XL1.
    public var latched: Bool
    /// The cut-off of the high-pass filter that the generator's input passes, without gravity; nil for none. The
    /// chip has one cut-off: where samples pass a digital filter, it is that of `accelerometerFilter`. Datasheet,
    /// CTRL_REG7_XL, HPIS1.
    public var highPass: AccelerometerFilter.Cutoff?

    /// Creates an event from its parts.
    public init(
      _ combination: Combination, high: Axes<Bool> = Axes(false, false, false),
      low: Axes<Bool> = Axes(false, false, false), threshold: Acceleration,
      duration: Duration = .zero, waits: Bool = false, latched: Bool = false,
      highPass: AccelerometerFilter.Cutoff? = nil
    ) {
      self.combination = combination
      self.high = high
      self.low = low
      self.threshold = threshold
      self.duration = duration
      self.waits = waits
      self.latched = latched
      self.highPass = highPass
    }
  }
}

extension LSM9DS1AGConfiguration.AccelerometerInterrupt {
  /// The cut-off of a digital filter of the accelerometer.
  public typealias Cutoff = LSM9DS1AGConfiguration.AccelerometerFilter.Cutoff

  private static var everyAxis: Axes<Bool> { Axes(true, true, true) }

  private static func onEveryAxis(_ threshold: Double) -> Acceleration {
    Acceleration(g: Axes(threshold, threshold, threshold))
  }

  /// A knock or a lift: the acceleration of an axis exceeds the threshold in g, gravity aside. Latched, so that it
  /// is not missed.
  public static func wakeUp(
    threshold: Double = 0.25, duration: Duration = .zero, highPass: Cutoff = .fiftieth
  ) -> Self {
    Self(
      .any, high: everyAxis, threshold: onEveryAxis(threshold), duration: duration, latched: true,
      highPass: highPass)
  }

  /// Free fall: the acceleration of all axes is below the threshold in g. Latched. Within 30 ms a board falls
  /// 4 mm.
  public static func freeFall(
    threshold: Double = 0.35, duration: Duration = Duration(wholeNanoseconds: 30_000_000)
  ) -> Self {
    Self(
      .all, low: everyAxis, threshold: onEveryAxis(threshold), duration: duration, latched: true)
  }

  /// Active while the acceleration of an axis exceeds the threshold in g, gravity aside.
  public static func motion(
    threshold: Double = 0.25, duration: Duration = .zero, highPass: Cutoff = .fiftieth
  ) -> Self {
    Self(
      .any, high: everyAxis, threshold: onEveryAxis(threshold), duration: duration,
      highPass: highPass)
  }

  /// Active while the acceleration of all axes has been below the threshold in g for a time, gravity aside: the
  /// board lies still.
  public static func noMotion(
    threshold: Double = 0.25, duration: Duration, highPass: Cutoff = .fiftieth
  ) -> Self {
    Self(
      .all, low: everyAxis, threshold: onEveryAxis(threshold), duration: duration,
      highPass: highPass)
  }

  /// Active while one of the six faces is up: the acceleration of its axis exceeds the threshold in g, and that of
  /// no other axis does.
  public static func directionPosition(
    threshold: Double = 0.5, duration: Duration = .zero
  ) -> Self {
    Self(
      .directionPosition, high: everyAxis, low: everyAxis, threshold: onEveryAxis(threshold),
      duration: duration)
  }

  /// The board was rotated onto another of its six faces. Latched, because the event lasts one sample.
  public static func directionMovement(
    threshold: Double = 0.5, duration: Duration = .zero
  ) -> Self {
    Self(
      .directionMovement, high: everyAxis, low: everyAxis, threshold: onEveryAxis(threshold),
      duration: duration, latched: true)
  }
}

extension LSM9DS1AG where Link: ~Copyable {
  /// What an interrupt generator detected.
  public typealias InterruptSource = STInterruptSource

  /// Reads what the accelerometer's interrupt generator detected, on the axes of ``LSM9DS1AGSample``. That ends a
  /// latched interrupt, and its pin becomes inactive.
  ///
  /// A sample read afterwards may be a later one than that of the event.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded. Like `read`, it checks the
  ///   configuration after 16 reads without an event.
  public mutating func readAccelerometerInterrupt() throws(SensorError) -> InterruptSource {
    var source = try loadSource(Datasheet.LSM9DS1AG.INT_GEN_SRC_XL.address)
    if let interrupt = configuration.accelerometerInterrupt {
      (source.high, source.low) = interrupt.mirrored(source.high, source.low)
    }
    return source
  }

  /// Reads what the gyroscope's interrupt generator detected. That ends a latched interrupt, and its pin becomes
  /// inactive, perhaps only after two samples, as in an L3G4200D.
  ///
  /// A sample read afterwards may be a later one than that of the event.
  ///
  /// - Throws: what `readAccelerometerInterrupt` throws.
  public mutating func readGyroscopeInterrupt() throws(SensorError) -> InterruptSource {
    try loadSource(Datasheet.LSM9DS1AG.INT_GEN_SRC_G.address)
  }

  /// Prepares interrupts after `configure`: waits until samples are good, and clears events latched until then,
  /// such as that of a high-pass filter that still passes gravity. From then on pins stay inactive until an event.
  ///
  /// Call it after `configure`, and before waiting for an edge. The gyroscope's high-pass filter may still have to
  /// settle on the rate at rest; no restart of it is documented.
  ///
  /// - Throws: `.bus`
  public mutating func arm(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    timebase.wait(for: settlingTime)
    // One period more: no document states how late the first sample may be.
    timebase.wait(forNanoseconds: configuration.period)
    if configuration.accelerometerInterrupt?.latched == true {
      let _: Datasheet.LSM9DS1AG.INT_GEN_SRC_XL = try bus.load()
    }
    if configuration.gyroscopeInterrupt?.latched == true {
      let _: Datasheet.LSM9DS1AG.INT_GEN_SRC_G = try bus.load()
    }
  }

  /// Reads a source register; both have the layout of a LIS331DLH's.
  private mutating func loadSource(_ register: UInt8) throws(SensorError) -> InterruptSource {
    try checkSources()
    let byte: InlineArray<1, UInt8> = try bus.load(register)
    let source = InterruptSource(Datasheet.LIS331DLH.INT1_SRC(bits: byte[0]))
    staleSources.record(isNew: source.isActive)
    return source
  }
}
