// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The interface between a configuration and the shared driver of ST's accelerometers.
public protocol STAccelerometerConfiguration: STConfiguration {
  /// How the events of an interrupt generator are combined.
  associatedtype Combination: STCombination

  /// The registers of the two interrupt generators.
  static var generators: STGenerators { get }

  /// Whether the chip measures.
  var power: STPower { get set }
  /// The register whose reading restarts the high-pass filter.
  static var highPassReset: UInt8 { get }
  /// Period of the samples, in nanoseconds.
  var period: Int64 { get }
  /// The time from the end of configuring until samples are good; zero in power-down.
  var settlingTime: Duration { get }
  /// Event of interrupt generator 1; nil for none.
  var interrupt1: Interrupt? { get }
  /// Event of interrupt generator 2; nil for none.
  var interrupt2: Interrupt? { get }
  /// Whether samples or clicks pass the high-pass filter.
  var highPassesData: Bool { get }
  /// The self-test of the part; nil where it has none.
  var selfTest: STSelfTest<Self>? { get }

  /// The value of a generator's configuration register. Both registers have the same layout.
  func events(of interrupt: Interrupt) -> UInt8

  /// Reads every latching source register, which ends latched interrupts.
  func clearLatches(_ bus: inout some Bus & ~Copyable) throws(SensorError)
}

/// Whether an ST accelerometer measures.
public enum STPower: UInt8, Sendable {
  /// Samples appear at the rate. Supply current of a LIS331DL: 0.3 mA.
  case normal
  /// 1 µA. The bus works, the registers keep their values, nothing is measured.
  case down
}

/// The registers of the two interrupt generators of an ST accelerometer, and their steps.
public struct STGenerators: Sendable {
  /// The registers of one generator: configuration, source, and threshold, followed by its duration.
  struct Registers: Sendable {
    var configuration: UInt8
    var source: UInt8
    var threshold: UInt8
  }

  var first: Registers
  var second: Registers
  /// One step of a threshold, in digits of the output.
  var digitsPerThresholdStep: Int
  /// The longest duration, in periods of the rate.
  var longestDuration: Int64
  /// The bit of the threshold's register that lets the duration count down; 0 where there is none.
  var countdown: UInt8

  subscript(_ generator: STInterruptGenerator) -> Registers {
    generator == .one ? first : second
  }
}

// MARK: Interrupts

/// How the events of an interrupt generator can be combined.
public protocol STCombination: Equatable, Sendable {
  /// Any of the chosen events.
  static var any: Self { get }
  /// All of the chosen events together.
  static var all: Self { get }
  /// The default threshold of the ready-made events, in g.
  static var usualThreshold: Double { get }
}

/// The event that an interrupt generator detects. The two generators of a part are alike.
///
/// It is the `Interrupt` of ``LIS331DLHConfiguration``, ``LIS331DLConfiguration`` and
/// ``LIS3DHConfiguration``.
///
/// An axis is high when the magnitude of its acceleration is above the threshold, and low when it is
/// below. For the six directions the sign counts: high is above the threshold, low is below its
/// negative. The datasheets state neither; ST's examples for the LIS331DLH work like this.
public struct STInterrupt<Combination: STCombination>: Equatable, Sendable {
  /// How the events of the axes are combined.
  public var combination: Combination
  /// The axes whose being high is an event.
  public var high: Axes<Bool>
  /// The axes whose being low is an event.
  public var low: Axes<Bool>
  /// The threshold in g, 0…127 steps. LIS331DLH: steps of full scale / 128, which are 16, 32 or 62.4 mg.
  /// LIS331DL: steps of 18 mg at ±2 g and 72 mg at ±8 g, a digit of the output; the datasheet does not print
  /// them. LIS3DH: steps of 16 digits of 12 bits, which are 16, 32, 64 or 192 mg; for the last two the
  /// datasheet prints 62 and 186 mg.
  public var threshold: Double
  /// How long the event has to last, 0…127 periods of the rate (LIS331DLH, LIS3DH) or 0…255 (LIS331DL).
  public var duration: Duration
  /// Whether an interruption makes the duration's counter count down, instead of resetting it to zero.
  /// LIS331DL only. Datasheet, FF_WU_THS_1, DCRM.
  public var countsDown: Bool
  /// Whether the interrupt stays active until it is read. LIS331DLH: datasheet, CTRL_REG3, LIR1.
  public var latched: Bool
  /// Whether the generator's input is the output of the high-pass filter, without gravity.
  public var highPassed: Bool

  /// Creates an event from its parts.
  public init(
    _ combination: Combination, high: Axes<Bool> = Axes(false, false, false),
    low: Axes<Bool> = Axes(false, false, false), threshold: Double, duration: Duration = .zero,
    countsDown: Bool = false, latched: Bool = false, highPassed: Bool = false
  ) {
    self.combination = combination
    self.high = high
    self.low = low
    self.threshold = threshold
    self.duration = duration
    self.countsDown = countsDown
    self.latched = latched
    self.highPassed = highPassed
  }

  private static var everyAxis: Axes<Bool> { Axes(true, true, true) }

  /// A knock or a lift: the acceleration of an axis exceeds the threshold, gravity aside. Latched, so
  /// that it is not missed.
  public static func wakeUp(
    threshold: Double = Combination.usualThreshold, duration: Duration = .zero
  ) -> Self {
    Self(
      .any, high: everyAxis, threshold: threshold, duration: duration, latched: true,
      highPassed: true)
  }

  /// Free fall: the acceleration of all axes is below the threshold. Latched. Within 30 ms a board
  /// falls 4 mm.
  public static func freeFall(
    threshold: Double = 0.35, duration: Duration = Duration(wholeNanoseconds: 30_000_000)
  ) -> Self {
    Self(.all, low: everyAxis, threshold: threshold, duration: duration, latched: true)
  }

  /// Active while the acceleration of an axis exceeds the threshold, gravity aside.
  public static func motion(
    threshold: Double = Combination.usualThreshold, duration: Duration = .zero
  ) -> Self {
    Self(.any, high: everyAxis, threshold: threshold, duration: duration, highPassed: true)
  }

  /// Active while the acceleration of all axes has been below the threshold for a time, gravity
  /// aside: the board lies still.
  public static func noMotion(
    threshold: Double = Combination.usualThreshold, duration: Duration
  ) -> Self {
    Self(.all, low: everyAxis, threshold: threshold, duration: duration, highPassed: true)
  }
}

extension STAccelerometerConfiguration {
  /// The event that an interrupt generator detects.
  public typealias Interrupt = STInterrupt<Combination>

  /// The same configuration, powered down.
  public var poweredDown: Self {
    var down = self
    down.power = .down
    return down
  }

  /// Reads the sources of the generators that latch.
  public func clearLatches(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try clearInterruptLatches(&bus)
  }

  /// The settling time of the configuration, regardless of the one before.
  public func settlingTime(after before: Self?, fromPowerDown: Bool) -> Duration { settlingTime }

  var usesHighPass: Bool {
    highPassesData || interrupt1?.highPassed == true || interrupt2?.highPassed == true
  }

  /// The event with its threshold and its duration set to the nearest steps.
  func rounded(_ interrupt: Interrupt?) throws(SensorError) -> Interrupt? {
    guard var interrupt else { return nil }
    guard Self.generators.countdown != 0 || !interrupt.countsDown else { throw .wrongPart }
    let steps = try thresholdSteps(interrupt.threshold)
    interrupt.threshold = threshold(ofSteps: Int16(steps))
    interrupt.duration = Duration(
      wholeNanoseconds: try durationPeriods(interrupt.duration) * period)
    return interrupt
  }

  /// The threshold of a number of steps, in g.
  func threshold(ofSteps steps: Int16) -> Double {
    sensitivity.value(steps * Int16(Self.generators.digitsPerThresholdStep))
  }

  func thresholdSteps(_ threshold: Double) throws(SensorError) -> UInt8 {
    UInt8(try Steps.of(self.threshold(ofSteps: 1), in: threshold, 0...127))
  }

  private func durationPeriods(_ duration: Duration) throws(SensorError) -> Int64 {
    try Steps.of(nanoseconds: period, in: duration, through: Self.generators.longestDuration)
  }

  /// The values of a generator's threshold and duration.
  func levels(of interrupt: Interrupt?) throws(SensorError) -> InlineArray<2, UInt8> {
    guard let interrupt else { return [0, 0] }
    let countdown = interrupt.countsDown ? Self.generators.countdown : 0
    return [
      try thresholdSteps(interrupt.threshold) | countdown,
      UInt8(truncatingIfNeeded: try durationPeriods(interrupt.duration)),
    ]
  }

  /// Restarts the high-pass filter if it is used, and writes the configurations of both generators.
  func writeEvents(to bus: inout some Bus & ~Copyable) throws(SensorError) {
    if usesHighPass { let _: InlineArray<1, UInt8> = try bus.load(Self.highPassReset) }
    let (first, second) = (Self.generators.first, Self.generators.second)
    let events1 = interrupt1.map { events(of: $0) } ?? 0
    let events2 = interrupt2.map { events(of: $0) } ?? 0
    if interrupt1?.latched == true {
      try bus.clearLatch(at: first.source, configuredAt: first.configuration)
    }
    try bus.storeAndVerify([events1], to: first.configuration)
    if interrupt2?.latched == true {
      try bus.clearLatch(at: second.source, configuredAt: second.configuration)
    }
    try bus.storeAndVerify([events2], to: second.configuration)
  }

  /// Reads the sources of the generators that latch.
  func clearInterruptLatches(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    if interrupt1?.latched == true {
      let _: InlineArray<1, UInt8> = try bus.load(Self.generators.first.source)
    }
    if interrupt2?.latched == true {
      let _: InlineArray<1, UInt8> = try bus.load(Self.generators.second.source)
    }
  }
}

// MARK: Pins

/// A signal that a pin of an ST accelerometer can show. Raw values are the codes of CTRL_REG3.
public protocol STPinSignal: RawRepresentable, Equatable, Sendable where RawValue == UInt8 {
  /// The signal after power-on.
  static var afterPowerOn: Self { get }
}

/// The signals of the pins INT1 and INT2, and their levels. Datasheets, CTRL_REG3.
public struct STPins<Signal: STPinSignal>: Equatable, Sendable {
  /// Signal of pin INT1.
  public var interrupt1: Signal
  /// Signal of pin INT2.
  public var interrupt2: Signal
  /// Whether both pins are low when active.
  public var activeLow: Bool
  /// Whether both pins are open-drain: a pull-up has to hold the inactive level.
  public var openDrain: Bool

  /// Creates the pins' settings from their parts.
  public init(
    interrupt1: Signal = .afterPowerOn, interrupt2: Signal = .afterPowerOn,
    activeLow: Bool = false, openDrain: Bool = false
  ) {
    self.interrupt1 = interrupt1
    self.interrupt2 = interrupt2
    self.activeLow = activeLow
    self.openDrain = openDrain
  }
}
