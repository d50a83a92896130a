// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's L3G4200D, a three-axis gyroscope of ±250, ±500 or ±2000 °/s, and of its
/// relatives A3G4250D, L3GD20 and L3GD20H.
///
///     var gyroscope = try L3G4200D(on: bus, .init(range: .dps500))
///     timebase.wait(for: gyroscope.settlingTime)
///     let rate = try gyroscope.read().angularRate  // in rad/s
///
/// Fast samples are best kept in the chip's FIFO and drained some at a time, each with its time:
///
///     try gyroscope.configure(
///       .init(rate: .hertz800, pins: .init(watermark: true), fifo: .init(.stream, watermark: 4)))
///     …
///     let drain = try gyroscope.drain(into: &samples, at: edge, timebase)
///
/// A driver owns its bus and gives it back with `release()`.
public struct L3G4200D<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  /// `unknown` as well while the FIFO keeps the samples.
  @usableFromInline var staleReads: StaleReads
  var staleInterrupts = StaleReads()
  /// What one digit is worth, in degrees per second, as configured.
  @usableFromInline var sensitivity: Sensitivity
  /// The bits of STATUS_REG that a new sample has: those of the axes that are measured.
  @usableFromInline var newBits: UInt8
  /// Whether the chip may be starting from power-down without that `settlingTime` includes it: since a
  /// reboot began, or since a configuring failed.
  var mayBeStarting = false
  @usableFromInline var draining: L3G4200DDraining

  /// What was last written in full, rounded to what the chip has steps for.
  public internal(set) var configuration: Configuration
  /// How long after the end of the last configuring until samples are good.
  public internal(set) var settlingTime: Duration

  /// Identifies the chip and configures it; samples are good after `settlingTime`: 250 ms even when
  /// the chip runs already, because how long it has run is not known.
  ///
  /// A chip needs 10 ms after power-on until it can be used (AN3393).
  ///
  /// A failure ends the bus as well: there is no driver to give it back.
  ///
  /// - Throws: `.unsupported` before anything is sent when the part does not have what is asked for,
  ///   `.identity` when another part answers, `.bus`, or `.notVerified`.
  public init(
    on bus: consuming Link, _ configuration: Configuration = Configuration()
  ) throws(SensorError) {
    let configuration = try configuration.rounded()
    var bus = bus
    try bus.identify(configuration)
    _ = try configuration.write(to: &bus)
    self.configuration = configuration
    settlingTime = configuration.settlingTime(after: .down, switchesFIFO: false)
    sensitivity = configuration.sensitivity
    newBits = configuration.newBits
    staleReads = configuration.collects ? .unknown : StaleReads()
    draining = L3G4200DDraining(configuration)
    self.bus = bus
  }

  /// Gives the bus back; the chip goes on as it was configured.
  public consuming func release() -> Link { bus }
}

extension L3G4200D: Sendable where Link: Sendable & ~Copyable {}

extension L3G4200D where Link: ~Copyable {
  /// How the chip measures, and which events it detects.
  public typealias Configuration = L3G4200DConfiguration
  /// What one read yields.
  public typealias Sample = L3G4200DSample
  /// A sample of the FIFO.
  public typealias TimedSample = L3G4200DTimedSample
  /// The result of draining the FIFO, besides samples.
  public typealias Drain = L3G4200DDrain
  /// The state of the FIFO.
  public typealias FIFOStatus = L3G4200DFIFOStatus
  /// What the interrupt generator detected.
  public typealias InterruptSource = STInterruptSource
  /// The result of a self-test.
  public typealias SelfTest = L3G4200DSelfTest
  /// What is new and what was overwritten.
  public typealias Status = L3G4200DStatus
  /// A reading of the thermometer.
  public typealias Temperature = L3G4200DTemperature

  // MARK: Reading

  /// Whether there is a sample to read, on every axis that is measured: reads STATUS_REG alone.
  ///
  /// For polling: unlike `read`, it takes nothing.
  ///
  /// - Throws: what `read` throws.
  @inlinable
  public mutating func hasSample() throws(SensorError) -> Bool {
    if staleReads.needsCheck { try checkReading() }
    if try bus.hasSample(newBits) { return true }
    staleReads.record(isNew: false)
    return false
  }

  /// Reads STATUS_REG and the three axes in one transaction.
  ///
  /// A sample that appears between the status and the first axis is read without being marked as
  /// new. To poll, call `hasSample` first.
  ///
  /// Block data update keeps the bytes of an axis together, not the axes: a sample that appears
  /// between two axes' bytes gives one axis of the old sample and the next of the new one, and what
  /// is left of it is not new as a whole. A read at the chip's data-ready edge avoids this.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded; `.unsupported` where
  ///   a FIFO keeps the samples, for `drain`.
  @inlinable
  public mutating func read() throws(SensorError) -> Sample {
    if staleReads.needsCheck { try checkReading() }
    let sample: Sample = try bus.loadSample(newBits, sensitivity)
    staleReads.record(isNew: sample.isNew)
    return sample
  }

  @usableFromInline
  mutating func checkReading() throws(SensorError) {
    // A read would take a set that a drain then misses.
    guard !configuration.collects else { throw .unsupported }
    try configuration.check(&bus)
    staleReads = StaleReads()
  }

  /// Reads STATUS_REG: what is new and what was overwritten, axis by axis. It takes nothing. What it
  /// holds while a FIFO is in use is not documented.
  ///
  /// - Throws: `.bus`
  public mutating func readStatus() throws(SensorError) -> Status {
    let status: Datasheet.L3G4200D.STATUS_REG = try bus.load()
    return Status(
      isNew: status.zyxNew, new: Axes(status.xNew, status.yNew, status.zNew),
      isOverrun: status.zyxOverrun,
      overrun: Axes(status.xOverrun, status.yOverrun, status.zOverrun))
  }

  /// Reads OUT_TEMP. What it holds in power-down is not documented.
  ///
  /// - Throws: `.bus`
  public mutating func readTemperature() throws(SensorError) -> Temperature {
    let output: Datasheet.L3G4200D.OUT_TEMP = try bus.load()
    return Temperature(raw: output.temperature)
  }

  /// Reads what the interrupt generator detected. That ends a latched interrupt, and its pin falls
  /// back, after up to two samples (AN3393).
  ///
  /// A sample read afterwards may be a later one than that of the event.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded. Like `read`, it checks
  ///   the configuration after 16 reads without an event.
  public mutating func readInterrupt() throws(SensorError) -> InterruptSource {
    if staleInterrupts.needsCheck {
      try configuration.check(&bus)
      staleInterrupts = StaleReads()
    }
    let source: InlineArray<1, UInt8> = try bus.load(Datasheet.L3G4200D.INT1_SRC.address)
    let detected = InterruptSource(.init(bits: source[0]))
    staleInterrupts.record(isNew: detected.isActive)
    return detected
  }

  /// Restarts the high-pass filter, so that the present rate becomes its zero at once, without the
  /// time that the filter takes to settle.
  ///
  /// - Throws: `.bus`; `.unsupported` unless the filter is in normal mode: for the other modes no
  ///   restart is documented.
  public mutating func resetHighPass() throws(SensorError) {
    guard configuration.highPass.mode == .normal else { throw .unsupported }
    let _: Datasheet.L3G4200D.REFERENCE = try bus.load()
  }
}

/// One sample of a L3G4200D. All 16 bits count, and reach 14.7 % beyond the range.
public typealias L3G4200DSample = STSample<L3G4200DConfiguration>

/// What the interrupt generator of a L3G4200D detected.
public typealias L3G4200DInterruptSource = STInterruptSource

/// STATUS_REG of a L3G4200D.
public struct L3G4200DStatus: Equatable, Sendable {
  /// ZYXDA: whether a set is new. As some drivers read it, one new axis is enough.
  public var isNew: Bool
  /// Which axes are new.
  public var new: Axes<Bool>
  /// ZYXOR: whether a set was overwritten unread.
  public var isOverrun: Bool
  /// Which axes were overwritten unread.
  public var overrun: Axes<Bool>

  /// Creates a status from its parts.
  public init(isNew: Bool, new: Axes<Bool>, isOverrun: Bool, overrun: Axes<Bool>) {
    self.isNew = isNew
    self.new = new
    self.isOverrun = isOverrun
    self.overrun = overrun
  }
}

/// Relative temperature of a L3G4200D: one digit less for each degree more, renewed once a second
/// (datasheet, OUT_TEMP). No document says which temperature reads 0: for one L3G4200D it was about
/// 37 °C, and for relatives between 15 and 50 °C.
public struct L3G4200DTemperature: Equatable, Sendable {
  /// In digits, −128…127.
  public var raw: Int8

  /// Creates a temperature from its digits.
  public init(raw: Int8) { self.raw = raw }

  /// In °C, where `offset` is the temperature at which this specimen reads 0.
  public func celsius(offset: Double) -> Double { offset - Double(Int(raw)) }
}
