// SPDX-License-Identifier: Apache-2.0

/// A transaction on a bus that failed.
public struct BusError: Error, Equatable, Sendable {
  /// The cause of a failure, as far as a caller can act on it.
  public enum Kind: UInt8, Sendable {
    /// No chip acknowledged the address, or the chip did not acknowledge a byte.
    case noAcknowledge
    /// Another controller won the arbitration of the bus.
    case arbitrationLost
    /// The bus was not idle in time: a line is stuck, or a chip holds the clock low.
    case timeout
    /// The bus cannot carry out the request, whatever chip is connected.
    case unsupported
    /// Any other cause; `BusError.code` has the platform's error number.
    case other
  }

  /// The cause of the failure.
  public var kind: Kind
  /// The platform's error number (`errno` on Linux), or 0 if there is none.
  public var code: Int32

  /// Creates an error from its cause and the platform's error number.
  @inlinable
  public init(_ kind: Kind, code: Int32 = 0) {
    self.kind = kind
    self.code = code
  }

  /// An error of kind `noAcknowledge` without an error number.
  @inlinable public static var noAcknowledge: BusError { BusError(.noAcknowledge) }
  /// An error of kind `arbitrationLost` without an error number.
  @inlinable public static var arbitrationLost: BusError { BusError(.arbitrationLost) }
  /// An error of kind `timeout` without an error number.
  @inlinable public static var timeout: BusError { BusError(.timeout) }
  /// An error of kind `unsupported` without an error number.
  @inlinable public static var unsupported: BusError { BusError(.unsupported) }
}

/// The errors that a driver throws.
public enum SensorError: Error, Equatable, Sendable {
  /// The bus failed in a transaction that began at this register.
  case bus(BusError, register: UInt8)
  /// The identity register holds another value: another part, or a chip that does not work, answers at
  /// this address.
  case identity(expected: UInt8, found: UInt8)
  /// The magnetic field was too strong to measure (AK8975: HOFL).
  case overflow
  /// The data was read while the chip changed it (AK8975: DERR).
  case dataError
  /// The chip has not finished the requested measurement.
  case notReady
  /// The chip's registers no longer hold what the driver wrote: its supply voltage dropped for a
  /// moment. `configure` makes the chip usable again; for an AK8975, which has no `configure`, the
  /// next `startMeasurement` does.
  case lostConfiguration
  /// A register that was written did not read back the value written.
  case notVerified(register: UInt8)
  /// The call does not suit how the chip is configured: `read` while a FIFO keeps the samples, `drain`
  /// without one, a measurement by hand of a chip that measures by itself.
  case wrongState
  /// The part has no such range, rate or function, or the configuration names another part.
  case wrongPart
  /// The settings contradict each other, or a value is beyond what the registers can hold.
  case wrongConfiguration
  /// The fuse ROM holds no valid sensitivity adjustment (AK8975: 0 or 255).
  case invalidAdjustment
  /// Waiting for an edge of the chip's data-ready line failed.
  case dataReadyLine(BusError)
}
