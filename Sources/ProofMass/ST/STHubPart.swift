// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A part of ST with six axes, as far as its sensor hub differs from that of the other generation.
public protocol STHubPart: Sendable {
  /// The part of a default configuration.
  static var model: Self { get }

  /// The value of WHO_AM_I.
  var identity: UInt8 { get }
  /// Whether the part has a sensor hub.
  var hasHub: Bool { get }
  /// The register that tells the hub's state.
  var hubStateRegister: UInt8 { get }

  /// Enables what the hub needs, and stops it.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  func prepareHub(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError)

  /// Makes the hub read slave 0 again and again.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  func startHub(
    _ access: STHubAccess, _ rate: STHubRate, intoFIFO: Bool, _ bus: inout some Bus & ~Copyable
  ) throws(SensorError)

  /// Starts the hub for slave 0.
  func beginHub(_ access: STHubAccess, _ bus: inout some Bus & ~Copyable) throws(BusError)

  /// Stops the hub, and returns its state and the first bytes that it read.
  func endHub(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(BusError) -> (STHubState, InlineArray<7, UInt8>)

  /// Reads the hub's state, which may end it.
  func hubState(_ bus: inout some Bus & ~Copyable) throws(BusError) -> STHubState

  /// Reads the first three words that the hub has read.
  ///
  /// - Throws: `.bus`
  func loadHub(_ bus: inout some Bus & ~Copyable) throws(SensorError) -> Axes<Int16>

  /// Stops the hub, and joins the buses or separates them.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  func setPassThrough(
    _ isOn: Bool, _ bus: inout some Bus & ~Copyable,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError)
}

/// What a sensor hub does with slave 0.
public struct STHubAccess: Sendable {
  /// Reads so many bytes, or writes a byte.
  enum Action: Sendable { case read(UInt8), write(UInt8) }

  /// The 7-bit I2C address.
  var address: UInt8
  /// The byte that follows it.
  var register: UInt8
  var action: Action

  /// The number of bytes to read; 0 to write.
  var count: UInt8 {
    if case .read(let count) = action { return count }
    return 0
  }

  /// The byte to write; 0 to read.
  var byte: UInt8 {
    if case .write(let byte) = action { return byte }
    return 0
  }

  var reads: Bool { count > 0 }
}

/// What a sensor hub tells.
public struct STHubState: Sendable {
  /// Whether all slaves were served since this was last asked; nil where the part tells only that the hub is idle.
  var ended: Bool?
  /// Whether slave 0 did not acknowledge; false where the part does not tell.
  var failed: Bool
}

/// The rate of a sensor hub's reads: of an LSM6DSO at most that of the faster sensor, of an LSM6DSL at most that of the
/// accelerometer, and with an accelerometer of less than 104 Hz, parts of that. Raw values are the codes of SHUB_ODR, and of
/// Slave0_rate.
public enum STHubRate: UInt8, Sendable {
  /// 104 Hz.
  case hertz104
  /// 52 Hz.
  case hertz52
  /// 26 Hz.
  case hertz26
  /// 12.5 Hz.
  case hertz12Point5
}
