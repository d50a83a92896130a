// SPDX-License-Identifier: Apache-2.0

/// What can go wrong between a driver and its chip.
public enum SensorError: Error, Equatable, Sendable {
  /// The bus failed while the driver was at this register.
  case bus(BusError, register: UInt8)
  /// Another part answers at this address, or none that works.
  case identity(expected: UInt8, found: UInt8)
  /// The field was too strong to measure (AK8975: HOFL).
  case overflow
  /// The data was read while it changed (AK8975: DERR).
  case dataError
  /// The chip has not finished what it was asked for.
  case notReady
  /// The chip's registers no longer hold what the driver wrote: it lost its supply for a moment.
  /// `configure` makes it usable again, and an AK8975, which has none, the next `startMeasurement`.
  case lostConfiguration
  /// A register did not take the value that was written.
  case notTaken(register: UInt8)
  /// The part does not have what the configuration asks for: a range, a rate, a function.
  case unsupported
  /// The fuse ROM holds no valid sensitivity adjustment (AK8975: 0 or 255).
  case adjustment
  /// Waiting on the chip's data-ready line failed.
  case line(BusError)
}
