// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of an accelerometer of ST: `LIS331DLH`, `LIS331DL` and `LIS3DH` are this type, each with
/// its own configuration. What only one of them has is an extension where `Configuration` is its own.
///
/// A driver owns its bus and gives it back with `release()`.
public struct STAccelerometer<
  Configuration: STAccelerometerConfiguration, Link: Bus & ~Copyable
>: ~Copyable {
  @usableFromInline var bus: Link
  @usableFromInline var staleReads = StaleReads()
  /// What one digit is worth, as configured.
  @usableFromInline var sensitivity: Sensitivity
  /// The bits of STATUS_REG that a new sample has: those of the axes that are measured.
  @usableFromInline var newBits: UInt8

  /// What was last written in full, rounded to what the chip has steps for.
  public internal(set) var configuration: Configuration

  /// Identifies the chip and configures it; samples are good after `settlingTime`.
  ///
  /// After power-on a LIS331DLH needs about 5 ms until it can be used (AN2847); that a LIS331DL needs
  /// as long is inferred.
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
    try configuration.write(to: &bus)
    self.configuration = configuration
    sensitivity = configuration.sensitivity
    newBits = configuration.newBits
    self.bus = bus
  }

  /// Gives the bus back; the chip goes on as it was configured.
  public consuming func release() -> Link { bus }
}

extension STAccelerometer: Sendable where Link: Sendable & ~Copyable {}

extension STAccelerometer where Link: ~Copyable {
  /// What one read yields.
  public typealias Sample = STSample<Configuration>
  /// What an interrupt generator detected.
  public typealias InterruptSource = STInterruptSource
  /// The result of a self-test.
  public typealias SelfTest = AccelerometerSelfTest

  // MARK: Reading

  /// Whether there is a sample to read, on every axis that is measured: reads STATUS_REG alone.
  ///
  /// For polling: unlike `read`, it takes nothing.
  ///
  /// - Throws: what `read` throws.
  @inlinable
  public mutating func hasSample() throws(SensorError) -> Bool {
    if staleReads.needsCheck { try checkConfiguration() }
    if try bus.hasSample(newBits) { return true }
    staleReads.record(isNew: false)
    return false
  }

  /// Reads STATUS_REG and the three axes in one transaction.
  ///
  /// A sample that appears between the status and the first axis is read without being marked as
  /// new. To poll, call `hasSample` first.
  ///
  /// A sample that appears between two axes gives one axis of the old sample and the next of the new
  /// one, and what is left of it is not new as a whole. Block data update (LIS331DLH) keeps the two
  /// bytes of an axis together, not the axes. A read at the chip's data-ready edge avoids this.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded.
  @inlinable
  public mutating func read() throws(SensorError) -> Sample {
    if staleReads.needsCheck { try checkConfiguration() }
    let sample: Sample = try bus.loadSample(newBits, sensitivity)
    staleReads.record(isNew: sample.isNew)
    return sample
  }

  /// Throws `.lostConfiguration` unless the control registers hold the configuration.
  @usableFromInline
  mutating func checkConfiguration() throws(SensorError) {
    try bus.checkControls(configuration)
    staleReads = StaleReads()
  }

  // MARK: Configuring

  /// How long after the end of configuring until samples are good: one period and 1 ms for a
  /// LIS331DLH, three periods for a LIS331DL, by its mode for a LIS3DH; zero in power-down. The
  /// datasheets give no tolerance of the rate, so that there is no margin for one.
  public var settlingTime: Duration { configuration.settlingTime }

  /// Writes every register that can be written, reads each back, and returns how long until samples
  /// are good. A sample that is read before then belongs to the earlier configuration.
  ///
  /// Interrupts that were active end. A chip that was awake sleeps again, where it is to sleep.
  ///
  /// - Throws: `.unsupported` before anything is written when the part does not have what is asked
  ///   for. `.bus` or `.notVerified`: the chip may then be partly configured, and until `configure`
  ///   succeeds, `read` throws `.lostConfiguration`, unless the chip holds the old configuration.
  @discardableResult
  public mutating func configure(_ configuration: Configuration) throws(SensorError) -> Duration {
    let configuration = try configuration.rounded()
    staleReads = .unknown
    try configuration.write(to: &bus)
    self.configuration = configuration
    sensitivity = configuration.sensitivity
    newBits = configuration.newBits
    staleReads = StaleReads()
    return settlingTime
  }

  /// Stops measuring: 1 µA. `configure` starts it again.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func powerDown() throws(SensorError) {
    var down = configuration
    down.power = .down
    staleReads = .unknown
    try bus.storeAndVerify([down.controls[0]], to: Configuration.map.controls.first)
    configuration = down
    staleReads = StaleReads()
  }

  /// Writes the values after power-on to all registers that can be written, but for the wires of
  /// SPI. The chip has no reset of its own; afterwards it is powered down, in its lowest range.
  ///
  /// - Throws: what `configure` throws.
  public mutating func reset() throws(SensorError) { try configure(configuration.afterPowerOn) }

  /// Lets the chip load its factory trim again, waits until it has (datasheet, CTRL_REG2, BOOT),
  /// and configures it as it was. Returns how long until samples are good.
  ///
  /// After power-on a LIS331DLH takes about 5 ms for that (AN2847). That it takes as long here, and a
  /// LIS331DL as well, is inferred: so BOOT is read every 5 ms, three times at most.
  ///
  /// - Throws: `.notReady` when the chip has not finished by then; `.bus`, `.notVerified`.
  @discardableResult
  public mutating func reboot(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Duration {
    staleReads = .unknown
    try bus.reboot(configuration, timebase)
    return try configure(configuration)
  }

  /// Whether the chip still loads its factory trim: reads CTRL_REG2, BOOT, which the datasheet says
  /// is cleared at the end of a reboot. A pin of a LIS331DLH can show it as well.
  ///
  /// - Throws: `.bus`
  public mutating func isBooting() throws(SensorError) -> Bool {
    try bus.isBooting(Configuration.map)
  }
}
