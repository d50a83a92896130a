// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of AKM's AK8973 and AK8973B, magnetometers of 8 bits with an offset DAC and a gain for each
/// axis, and a thermometer.
///
///     var compass = try AK8973(on: bus, timebase)
///     let sample = try compass.measureInRange(timebase)  // moves the offsets where it must
///     sample.fluxDensity                                 // in µT, more or less
///     sample.temperature                                 // in °C
///
/// A measurement has two phases, between which the bus is free for others:
///
///     let due = try compass.startMeasurement(timebase)
///     …
///     timebase.wait(until: due)
///     let sample = try compass.readMeasurement(timebase)
///
/// After `.overflow`, `moveOffsets()` brings the output back into range within a few measurements.
///
/// The driver is based on five drivers and parts of a preliminary datasheet; facts from only one of them
/// are marked. The chip has no identity register, so any chip that answers at the address is accepted.
///
/// A driver owns its bus and gives it back with `release()`.
public struct AK8973<Link: Bus & ~Copyable>: ~Copyable {
  var bus: Link
  var state: State
  /// The last measurement with these offsets; the middle of the range before the first.
  var lastRaw: Axes<UInt8>

  /// The sensitivity of this specimen, from its EEPROM.
  package let trim: AK8973Trim
  /// Steps of the offset DACs, up positive, −127…127.
  public internal(set) var offset: Axes<Int8>
  /// Gain codes, 0…15, 0.4 dB each (one source).
  public internal(set) var gain: Axes<UInt8>

  enum State: Sendable {
    /// Powered down since this instant at the latest.
    case resting(since: Instant)
    /// Measuring since this instant at the latest.
    case measuring(since: Instant)
    /// Unknown since a failure: the mode, the offsets and the gains.
    case unknown
  }

  /// Reads the gains from the EEPROM, copies them, sets the offsets to 0, and leaves the chip powered
  /// down. The EEPROM is only read: without its trim the part would be lost.
  ///
  /// Takes two waits of 300 µs between modes (HTC's driver; Samsung's takes a third). After a failure the bus
  /// is lost, because there is no driver to give it back.
  ///
  /// - Throws: `.bus`, or `.notVerified` when another part answers or a register did not accept its value.
  public init(
    on bus: consuming Link, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    var bus = bus
    try bus.storeAndVerify(Datasheet.AK8973.MS1(mode: .powerDown))
    timebase.wait(forNanoseconds: Datasheet.AK8973.Timing.modeWait)
    try bus.storeAndVerify(Datasheet.AK8973.MS1(mode: .eeprom))
    timebase.wait(forNanoseconds: Datasheet.AK8973.Timing.modeWait)
    let bytes: InlineArray<3, UInt8> = try bus.load(Datasheet.AK8973.EHXGA.address)
    let trim = AK8973Trim(
      x: .init(byte: bytes[0]), y: .init(byte: bytes[1]), z: .init(byte: bytes[2]))
    let gain = Axes(trim.x.gain, trim.y.gain, trim.z.gain)
    let since = try Self.enterPowerDown(Axes(0, 0, 0), gain, &bus, timebase)
    state = .resting(since: since)
    lastRaw = Self.middle
    self.trim = trim
    offset = Axes(0, 0, 0)
    self.gain = gain
    self.bus = bus
  }

  /// Gives the bus back; a running measurement continues.
  public consuming func release() -> Link { bus }
}

extension AK8973: Sendable where Link: Sendable & ~Copyable {}

extension AK8973 where Link: ~Copyable {
  /// The result of one measurement.
  public typealias Sample = AK8973Sample

  /// The typical duration of a measurement, and the longest time that drivers wait for one.
  package static var measurementTime: (typical: Duration, maximum: Duration) {
    let times = Datasheet.AK8973.Timing.self
    return (
      Duration(wholeNanoseconds: times.measurementTypical),
      Duration(wholeNanoseconds: times.measurementTimeout)
    )
  }

  /// Powers the chip down; a measurement that is running is lost.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func powerDown() throws(SensorError) {
    state = .unknown
    try bus.storeAndVerify(Datasheet.AK8973.MS1(mode: .powerDown))
  }

  /// Sets the offset DACs and the gains. A measurement that is running is lost.
  ///
  /// - Parameters:
  ///   - offset: Steps of nominally 16 digits (one source), up positive; −128 counts as −127.
  ///   - gain: Codes of 0…15; the EEPROM's when nil.
  ///   - timebase: The clock for the waits that the chip needs.
  /// - Throws: `.wrongConfiguration` for a gain above 15, before anything is written; `.bus`; `.notVerified`.
  public mutating func configure(
    offset: Axes<Int8>, gain: Axes<UInt8>? = nil, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    let gain = gain ?? Axes(trim.x.gain, trim.y.gain, trim.z.gain)
    guard gain.x <= Self.highestGain, gain.y <= Self.highestGain, gain.z <= Self.highestGain
    else { throw .wrongConfiguration }
    state = .unknown
    lastRaw = Self.middle
    self.offset = offset.map { max($0, -.max) }
    self.gain = gain
    state = .resting(since: try Self.enterPowerDown(self.offset, gain, &bus, timebase))
  }

  /// Sets offsets and gains to 0 and powers the chip down, its state after power-on as far as is known
  /// (inferred). The chip has no reset of its own on the bus. `configure` sets the gains again.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func reset(_ timebase: borrowing some Timebase & ~Copyable) throws(SensorError) {
    try configure(offset: Axes(0, 0, 0), gain: Axes(0, 0, 0), timebase)
  }

  /// Powers the chip down and writes offsets and gains. Returns the instant since which it is powered down.
  static func enterPowerDown(
    _ offset: Axes<Int8>, _ gain: Axes<UInt8>, _ bus: inout Link,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Instant {
    try bus.storeAndVerify(Datasheet.AK8973.MS1(mode: .powerDown))
    let since = timebase.now()
    try bus.storeAndVerify(controls(offset, gain), to: Datasheet.AK8973.HXDA.address)
    return since
  }

  /// HXDA to HZGA.
  static func controls(_ offset: Axes<Int8>, _ gain: Axes<UInt8>) -> InlineArray<6, UInt8> {
    [
      code(offset.x), code(offset.y), code(offset.z),
      Datasheet.AK8973.HXGA(gain: gain.x).bits, Datasheet.AK8973.HYGA(gain: gain.y).bits,
      Datasheet.AK8973.HZGA(gain: gain.z).bits,
    ]
  }

  /// Sign and magnitude; the same for the three axes.
  private static func code(_ steps: Int8) -> UInt8 {
    Datasheet.AK8973.HXDA(direction: steps > 0 ? .up : .down, steps: steps.magnitude).bits
  }

  private static var highestGain: UInt8 { Datasheet.AK8973.HXGA(bits: .max).gain }
}
