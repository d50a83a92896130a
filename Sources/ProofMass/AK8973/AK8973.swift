// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of AKM's AK8973 and AK8973B, compasses of 8 bits with an offset DAC and a gain for each
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
/// After `.overflow` `moveOffsets()` leads back in range, by one measurement or a few.
///
/// Written after five drivers and parts of a preliminary datasheet; what is only in one of them says
/// so. The chip has no identity register, so whatever answers at the address is taken for one.
///
/// A driver owns its bus and gives it back with `release()`.
public struct AK8973<Link: Bus & ~Copyable>: ~Copyable {
  var bus: Link
  var state: State
  /// What was measured last with these offsets; the middle where nothing was.
  var lastRaw: Axes<UInt8>

  /// What the EEPROM says of the sensitivity of this specimen.
  public let trim: AK8973Trim
  /// Steps of the offset DACs, up positive, −127…127.
  public internal(set) var offset: Axes<Int8>
  /// Gain codes, 0…15, 0.4 dB each (one source).
  public internal(set) var gain: Axes<UInt8>

  enum State: Sendable {
    /// Powered down no later than then.
    case resting(since: Instant)
    /// Told to measure no later than then.
    case measuring(since: Instant)
    /// Something failed: the mode, the offsets and gains are not known.
    case unknown
  }

  /// Reads the gains from the EEPROM, copies them, sets the offsets to 0, and leaves the chip powered
  /// down. The EEPROM is only read: without its trim the part would be lost.
  ///
  /// Takes two waits of 300 µs between modes (HTC's driver; Samsung's takes a third). A failure ends
  /// the bus as well: there is no driver to give it back.
  ///
  /// - Throws: `.bus`, or `.notTaken` when another part answers or a register was not taken.
  public init(
    on bus: consuming Link, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    var bus = bus
    try bus.settle(Datasheet.AK8973.MS1(mode: .powerDown))
    timebase.wait(forNanoseconds: Datasheet.AK8973.Timing.modeWait)
    try bus.settle(Datasheet.AK8973.MS1(mode: .eeprom))
    timebase.wait(forNanoseconds: Datasheet.AK8973.Timing.modeWait)
    let bytes: InlineArray<3, UInt8> = try bus.load(Datasheet.AK8973.EHXGA.address)
    let trim = AK8973Trim(
      x: .init(byte: bytes[0]), y: .init(byte: bytes[1]), z: .init(byte: bytes[2]))
    let gain = Axes(trim.x.gain, trim.y.gain, trim.z.gain)
    let since = try Self.settle(Axes(0, 0, 0), gain, &bus, timebase)
    state = .resting(since: since)
    lastRaw = Self.middle
    self.trim = trim
    offset = Axes(0, 0, 0)
    self.gain = gain
    self.bus = bus
  }

  /// Gives the bus back; a measurement that was started goes on.
  public consuming func release() -> Link { bus }
}

extension AK8973: Sendable where Link: Sendable & ~Copyable {}

extension AK8973 where Link: ~Copyable {
  public typealias Sample = AK8973Sample
}

extension I2CTarget {
  /// An AK8973 with CAD1 and CAD0 low, at 0x1C; others reach to 0x1F: `.ak8973.at(0x1E)`.
  public static var ak8973: I2CTarget {
    I2CTarget(
      address: Datasheet.AK8973.i2cAddress, incrementBit: Datasheet.AK8973.i2cIncrementBit)
  }
}
