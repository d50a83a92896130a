// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A driver of a part with a FIFO that is configured as a whole: it checks, when that is due, that the chip still holds
/// its configuration.
@usableFromInline
protocol InertialDriver: ~Copyable {
  var staleReads: StaleReads { get set }
  /// Counts the reads of registers other than samples.
  var staleSources: StaleReads { get set }
  var fifo: FIFODraining { get set }
  /// Whether a FIFO collects samples.
  var collects: Bool { get }

  /// Throws `.lostConfiguration` unless the chip holds the configuration, or `.bus`.
  mutating func checkChip() throws(SensorError)

  /// Makes a chip with block data update release an axis that it may keep (``AxisHolding``).
  mutating func releaseAxis() throws(SensorError)
}

extension InertialDriver where Self: ~Copyable {
  /// Throws `.lostConfiguration` unless the chip holds the configuration; until that has succeeded, every read
  /// checks it first.
  @usableFromInline
  mutating func checkConfiguration() throws(SensorError) {
    do throws(SensorError) {
      try checkChip()
    } catch {
      if error == .lostConfiguration { markUnknown() }
      throw error
    }
  }

  @usableFromInline
  mutating func checkReading() throws(SensorError) {
    try checkConfiguration()
    try releaseAxis()
    staleReads = StaleReads()
  }

  @usableFromInline
  mutating func checkDraining() throws(SensorError) {
    guard collects else { throw .wrongState }
    try checkConfiguration()
    fifo.staleDrains = StaleReads()
  }

  /// Checks the configuration, where that is due, before a register other than samples is read.
  mutating func checkSources() throws(SensorError) {
    guard staleSources.needsCheck else { return }
    try checkConfiguration()
    staleSources = StaleReads()
  }

  /// Called before the chip is written.
  mutating func markStarting() { markUnknown() }

  /// Until the chip is configured, or its configuration was checked, its contents are not known.
  mutating func markUnknown() {
    staleReads = .unknown
    staleSources = .unknown
    fifo.markUnknown()
  }

  /// Called after everything was written.
  mutating func markKnown(_ setup: FIFOSetup) {
    fifo.restart(setup)
    staleReads = StaleReads()
    staleSources = StaleReads()
  }
}

/// An inertial driver of a part of ST with a gyroscope, which takes long to start.
@usableFromInline
protocol GyroscopeDriver: InertialDriver, AxisHolding, ~Copyable {
  /// Whether the gyroscope may be starting without `settlingTime` including it: since a reboot or a reset began,
  /// or since a failure to configure.
  var mayBeStarting: Bool { get set }
}

extension GyroscopeDriver where Self: ~Copyable {
  /// Called before the chip is written, and perhaps powered down.
  mutating func markStarting() {
    markUnknown()
    mayBeStarting = true
  }
}
