// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension HMC5883L where Link: ~Copyable {
  /// The typical and the longest duration of a measurement, as configured.
  package var measurementTime: (typical: Duration, longest: Duration) {
    (
      Duration(wholeNanoseconds: Datasheet.HMC5883L.Timing.measurement),
      Duration(wholeNanoseconds: configuration.longestMeasurement)
    )
  }

  /// Starts a measurement and returns the latest instant of its end: 8 ms later, for each measurement that is
  /// averaged.
  ///
  /// After a failure it first writes the configuration again, which takes as long.
  ///
  /// - Throws: `.bus`; after a failure `.notVerified`.
  public mutating func startMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Instant {
    if case .unknown = state { try configure(configuration, timebase) }
    state = .unknown
    try bus.store(Datasheet.HMC5883L.MR(mode: .single))
    let trigger = timebase.now()
    state = .measuring(since: trigger)
    return trigger.advanced(byNanoseconds: configuration.longestMeasurement)
  }

  /// Reads the measurement from the due instant on: settings, mode and data in one transaction. Before that nothing is
  /// read, because a reading that the end of a measurement interrupts would lose its data.
  ///
  /// - Throws: `.notReady` before the due instant (call again), and when nothing was started; `.dataError` when the
  ///   chip still measures, because the reading may have kept the data out; `.overflow` when the field exceeds the
  ///   range on an axis; `.lostConfiguration` when the chip has other settings, as after a dip of its supply; `.bus`.
  ///   After each of them `startMeasurement` works.
  public mutating func readMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> HMC5883LSample {
    guard case .measuring(let trigger) = state,
      timebase.now() >= trigger.advanced(byNanoseconds: configuration.longestMeasurement)
    else { throw .notReady }
    return try finish(
      trigger, ending: trigger.advanced(byNanoseconds: Datasheet.HMC5883L.Timing.measurement))
  }

  /// Reads the measurement after the rising edge of the DRDY pin, 250 µs after the data have appeared.
  ///
  /// - Parameter edge: The instant of the edge. An edge from before the start belongs to an earlier measurement: then
  ///   nothing is read.
  /// - Throws: What `readMeasurement(_:)` throws.
  public mutating func readMeasurement(at edge: Instant) throws(SensorError) -> HMC5883LSample {
    guard case .measuring(let trigger) = state, edge >= trigger else { throw .notReady }
    return try finish(
      trigger, ending: edge.advanced(byNanoseconds: -Datasheet.HMC5883L.Timing.readyLow))
  }

  /// Starts a measurement, waits for its end, and reads it.
  ///
  /// - Throws: what `startMeasurement` and `readMeasurement` throw.
  public mutating func measure(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> HMC5883LSample {
    timebase.wait(until: try startMeasurement(timebase))
    return try readMeasurement(timebase)
  }

  // MARK: Configuring

  /// Writes the configuration, verifies it, and makes a measurement that is discarded, because the first one has the
  /// gain before it.
  ///
  /// - Throws: `.wrongPart` before anything is written, for a range or averages that the part does not have; `.bus` or
  ///   `.notVerified`; the next `startMeasurement` then writes the old configuration again.
  public mutating func configure(
    _ configuration: HMC5883LConfiguration, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    try configuration.check()
    state = .unknown
    try Self.write(configuration, to: &bus, timebase)
    self.configuration = configuration
    state = .resting
  }

  /// Sets the idle mode; a measurement that is running is lost.
  ///
  /// - Throws: `.bus`.
  public mutating func powerDown() throws(SensorError) {
    state = .unknown
    try bus.store(Datasheet.HMC5883L.MR(mode: .idle))
  }

  static func write(
    _ configuration: HMC5883LConfiguration, bias: Datasheet.HMC5883L.CRA.Bias = .none,
    to bus: inout Link, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    let controls = configuration.controls(bias)
    // One register in a transaction: the address is documented to increment in reads alone.
    try bus.store([controls[0]], to: Datasheet.HMC5883L.CRA.address)
    try bus.store([controls[1]], to: Datasheet.HMC5883L.CRB.address)
    try bus.verify(controls, at: Datasheet.HMC5883L.CRA.address)
    try bus.store(Datasheet.HMC5883L.MR(mode: .single))
    timebase.wait(forNanoseconds: configuration.longestMeasurement)
  }

  // MARK: Reading

  private mutating func finish(
    _ trigger: Instant, ending end: Instant
  ) throws(SensorError) -> HMC5883LSample {
    state = .unknown
    let raw: Axes<Int16>?
    do throws(SensorError) {
      raw = try Self.load(configuration.controls(), configuration.part, from: &bus)
    } catch {
      if error == .dataError { state = .resting }
      throw error
    }
    state = .resting
    guard let raw else { throw .overflow }
    let middle = (end.nanoseconds - trigger.nanoseconds) / 2
    return HMC5883LSample(
      raw: raw, sensitivity: configuration.sensitivity,
      instant: trigger.advanced(byNanoseconds: middle))
  }

  /// Reads CRA to DYRB, nine bytes; nil where an axis has overflowed.
  static func load(
    _ controls: InlineArray<2, UInt8>, _ part: HMC5883LConfiguration.Part, from bus: inout Link
  ) throws(SensorError) -> Axes<Int16>? {
    let bytes: InlineArray<9, UInt8> = try bus.load(Datasheet.HMC5883L.CRA.address)
    guard bytes[0] == controls[0], bytes[1] == controls[1] else { throw .lostConfiguration }
    switch Datasheet.HMC5883L.MR(bits: bytes[2]).mode {
    case .single: throw .dataError
    case .continuous: throw .lostConfiguration
    case .idle, .idleAlternate: break
    }
    // X, Z, Y, or in an LSM303DLH X, Y, Z, each with the high byte first.
    let first = Int16(low: bytes[4], high: bytes[3])
    let second = Int16(low: bytes[6], high: bytes[5])
    let third = Int16(low: bytes[8], high: bytes[7])
    let raw =
      part.variant.hasAxesInOrder ? Axes(first, second, third) : Axes(first, third, second)
    let overflow = Int16(Datasheet.HMC5883L.Constant.overflowCode)
    return raw.x == overflow || raw.y == overflow || raw.z == overflow ? nil : raw
  }
}
