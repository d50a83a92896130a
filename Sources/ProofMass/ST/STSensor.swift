// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of an ST motion sensor: `LIS331DLH`, `LIS331DL`, `LIS3DH`, `L3G4200D`, `LIS3MDL` and `LIS2MDL` are this
/// type, each with its own configuration. Functions of only some of them are in extensions for their `Configuration`.
///
/// A driver owns its bus and gives it back with `release()`.
public struct STSensor<Configuration: STConfiguration, Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  /// Also `unknown` while a FIFO keeps the samples.
  @usableFromInline var staleReads: StaleReads
  @usableFromInline var mayHoldAxis = false
  /// Counts the reads of registers other than samples, which a FIFO does not keep.
  var staleSources = StaleReads()
  /// The value of one digit, as configured.
  @usableFromInline var sensitivity: Sensitivity
  /// The bits of STATUS_REG that a new sample sets: those of the axes that are measured.
  @usableFromInline var newBits: UInt8
  /// Whether the chip may be starting from power-down without `settlingTime` including it: since a reboot
  /// began, or since a failure to configure.
  var mayBeStarting = false
  @usableFromInline var fifo: Configuration.FIFOState

  /// The configuration last written completely, rounded to the steps of the chip.
  public internal(set) var configuration: Configuration
  /// The time from the end of the last configuring until samples are good.
  ///
  /// LIS331DLH: one period and 1 ms; LIS331DL: three periods; LIS3DH: by its mode. Their datasheets
  /// give no tolerance of the rate, so there is no margin for one. L3G4200D: 250 ms from power-down
  /// (L3GD20H: 50 ms), otherwise 1/ODR, or 6/ODR through the second low-pass, one more where a FIFO is or
  /// was in use, and a fifth added to all that. LIS3MDL: 1.2 to 6.65 ms by its performance. LIS2MDL: 9.4 ms, one
  /// period more while it cancels its offset. Zero in power-down.
  public internal(set) var settlingTime: Duration

  /// Identifies the chip and configures it; samples are good after `settlingTime`. For an L3G4200D that is
  /// the time from power-down even when the chip is running already, because it is not known how long it
  /// has been running.
  ///
  /// After power-on a chip needs some time before it can be used: a LIS331DLH about 5 ms (AN2847), a LIS331DL
  /// as long (inferred), an L3G4200D 10 ms (AN3393).
  ///
  /// After a failure the bus is lost, because there is no driver to give it back.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is sent; `.identity` when another part
  ///   answers, `.bus`, or `.notVerified`.
  public init(
    on bus: consuming Link, _ configuration: Configuration = Configuration()
  ) throws(SensorError) {
    let configuration = try configuration.rounded()
    var bus = bus
    try bus.identify(configuration)
    _ = try configuration.write(to: &bus)
    self.configuration = configuration
    settlingTime = configuration.settlingTime(after: nil, fromPowerDown: true)
    sensitivity = configuration.sensitivity
    newBits = configuration.newBits
    staleReads = configuration.collects ? .unknown : StaleReads()
    fifo = Configuration.FIFOState(configuration.fifoSetup)
    self.bus = bus
  }

  /// Gives the bus back; the chip stays as it was configured.
  public consuming func release() -> Link { bus }
}

extension STSensor: Sendable where Link: Sendable & ~Copyable {}

extension STSensor: AxisHolding where Link: ~Copyable {
  @usableFromInline
  mutating func discardOutputs() throws(SensorError) {
    _ = try loadSample(newBits, sensitivity)
  }
}

extension STSensor where Link: ~Copyable {
  /// The result of one read.
  public typealias Sample = STSample<Configuration>

  // MARK: Reading

  /// Whether there is a sample to read, on every axis that is measured: reads STATUS_REG alone.
  ///
  /// For polling: unlike `read`, it leaves the sample unread.
  ///
  /// - Throws: what `read` throws.
  @inlinable
  public mutating func hasSample() throws(SensorError) -> Bool {
    if staleReads.needsCheck { try checkReading() }
    if try bus.hasSample(newBits, at: Configuration.statusRegister) { return true }
    staleReads.record(isNew: false)
    return false
  }

  /// Reads STATUS_REG and the three axes in one transaction.
  ///
  /// A sample that appears between the status and the first axis is read without being marked as
  /// new. To poll, call `hasSample` first.
  ///
  /// After a read that failed the next one, or `hasSample`, first reads the axes once more and discards them, also a new
  /// sample: block data update may have kept an axis of which one byte was read.
  ///
  /// A sample that appears between two axes gives one axis of the old sample and the next of the new one,
  /// and the rest of the new sample is not new as a whole. Block data update (all but the LIS331DL, whose
  /// axes have one byte, and the A3G4250D) keeps the two bytes of an axis together, not the axes. Reading at
  /// the chip's data-ready edge avoids this.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded; `.wrongState` where a
  ///   FIFO keeps the samples: use `drain`.
  @inlinable
  public mutating func read() throws(SensorError) -> Sample {
    if staleReads.needsCheck { try checkReading() }
    let sample = try loadSample(newBits, sensitivity)
    if Configuration.readsOnesAfterDip, sample.isOnes { try checkReading() }
    staleReads.record(isNew: sample.isNew)
    return sample
  }

  @usableFromInline
  mutating func checkReading() throws(SensorError) {
    // A read would take a set, which a drain would then miss.
    guard !configuration.collects else { throw .wrongState }
    try checkConfiguration()
    try releaseAxis()
    staleReads = StaleReads()
  }

  /// Reads STATUS_REG and the three axes.
  @inlinable
  @inline(__always)
  mutating func loadSample(
    _ newBits: UInt8, _ sensitivity: Sensitivity
  ) throws(SensorError) -> Sample {
    do throws(SensorError) { return try bus.loadSample(newBits, sensitivity) } catch {
      markHolding()
      throw error
    }
  }

  /// Throws `.lostConfiguration` unless the chip holds the configuration; until that has succeeded, every
  /// read checks it first.
  mutating func checkConfiguration() throws(SensorError) {
    do throws(SensorError) {
      try configuration.check(&bus)
    } catch {
      if error == .lostConfiguration { markUnknown() }
      throw error
    }
  }

  /// Checks the configuration, where that is due, before a register other than samples is read.
  mutating func checkSources() throws(SensorError) {
    guard staleSources.needsCheck else { return }
    try checkConfiguration()
    staleSources = StaleReads()
  }

  /// Reads the source register of an interrupt, after checking the configuration where that is due. In all
  /// source registers bit 6 is set while the interrupt is active.
  mutating func loadSource(_ register: UInt8) throws(SensorError) -> Datasheet.LIS331DLH.INT1_SRC {
    try checkSources()
    let byte: InlineArray<1, UInt8> = try bus.load(register)
    let source = Datasheet.LIS331DLH.INT1_SRC(bits: byte[0])
    staleSources.record(isNew: source.active)
    return source
  }
}
