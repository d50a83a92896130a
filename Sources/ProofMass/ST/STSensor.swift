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

  // MARK: Configuring

  /// Writes every register that can be written, reads each back, and returns the time until samples are
  /// good. An earlier settling time that has not passed yet still counts. A sample that is read before then
  /// belongs to the earlier configuration.
  ///
  /// Active interrupts end; in an L3G4200D a latched one ends where the new one is latched too. A LIS331DLH
  /// that was awake sleeps again, where sleep is configured. A FIFO starts again, and also keeps samples
  /// that are not good yet: `rearmFIFO` after the settling time discards them.
  ///
  /// Whether an L3G4200D was powered down is read from the chip, because its supply may have failed for
  /// a moment. After a failure it is assumed to be powered down, because it may be starting.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is written. `.bus` or `.notVerified`: the
  ///   chip may then be partly configured, and until `configure` succeeds, `read` throws
  ///   `.lostConfiguration`, unless the chip holds the old configuration.
  @discardableResult
  public mutating func configure(_ configuration: Configuration) throws(SensorError) -> Duration {
    let configuration = try configuration.rounded()
    guard configuration.canReplace(self.configuration) else { throw .wrongPart }
    let mayBeStarting = mayBeStarting
    markStarting()
    try releaseAxis()
    let wasDown = try configuration.write(to: &bus)
    settlingTime = configuration.settlingTime(
      after: self.configuration, fromPowerDown: mayBeStarting || wasDown)
    sensitivity = configuration.sensitivity
    newBits = configuration.newBits
    markWritten(configuration)
    fifo.restart(configuration.fifoSetup)
    self.mayBeStarting = false
    return settlingTime
  }

  /// Stops measuring; `configure` starts it again. The supply current is then 1 µA (L3G4200D: 5 µA, and
  /// the drive of the proof mass has stopped).
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func powerDown() throws(SensorError) {
    let down = configuration.poweredDown
    markUnknown()
    try releaseAxis()
    let register = Configuration.map.power
    try bus.storeAndVerify([down.control(at: register)], to: register)
    settlingTime = .zero
    markWritten(down)
  }

  /// Writes the values after power-on to all registers that can be written, except for the choice of SPI
  /// wires. The chip has no reset of its own; afterwards it is powered down, in its lowest range.
  ///
  /// - Throws: what `configure` throws.
  public mutating func reset() throws(SensorError) { try configure(configuration.afterPowerOn) }

  /// Makes the chip load its factory trim again, waits until it has (datasheets, BOOT of CTRL_REG2 or
  /// CTRL_REG5), and restores its configuration. Returns the time until samples are good.
  ///
  /// After power-on a LIS331DLH takes about 5 ms for that (AN2847), and an L3G4200D 10 ms (AN3393). It is
  /// inferred that it takes as long here, that a LIS331DL takes as long as a LIS331DLH, and that an L3G4200D
  /// clears BOOT by itself. So BOOT is read after that time, three times at most.
  ///
  /// - Throws: `.notReady` when the chip has not finished by then, which for an L3G4200D in power-down
  ///   may be so until it wakes up; `.bus`, `.notVerified`.
  @discardableResult
  public mutating func reboot(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Duration {
    markStarting()
    try bus.reboot(configuration, timebase)
    return try configure(configuration)
  }

  /// Whether the chip is still loading its factory trim: reads BOOT, which according to the datasheet of the
  /// LIS331DLH is cleared at the end of a reboot. A pin can show it as well, except on a LIS331DL.
  ///
  /// - Throws: `.bus`
  public mutating func isBooting() throws(SensorError) -> Bool {
    try bus.isBooting(Configuration.map)
  }

  /// Called before a configuration is written, and before what may power the chip down.
  mutating func markStarting() {
    markUnknown()
    mayBeStarting = true
  }

  /// Called before anything is written: until that has succeeded, the chip's contents are not known.
  mutating func markUnknown() {
    staleReads = .unknown
    staleSources = .unknown
    fifo.markUnknown()
  }

  /// Called after everything was written.
  private mutating func markWritten(_ configuration: Configuration) {
    self.configuration = configuration
    staleReads = configuration.collects ? .unknown : StaleReads()
    staleSources = StaleReads()
    fifo.markWritten(configuration.fifoSetup)
  }
}
