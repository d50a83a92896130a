// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// What the drivers of an accelerometer and a gyroscope in one chip share, `LSM9DS1AG`, `LSM6DSO` and `LSM6DSL`, and that
/// of an ADXL345: when they check that the chip still holds its configuration.
@usableFromInline
protocol STInertialDriver: ~Copyable {
  var staleReads: StaleReads { get set }
  /// Counts the reads of registers other than samples.
  var staleSources: StaleReads { get set }
  var fifo: STDraining { get set }
  /// Whether a FIFO collects samples.
  var collects: Bool { get }

  /// Throws `.lostConfiguration` unless the chip holds the configuration, or `.bus`.
  mutating func checkChip() throws(SensorError)
}

extension STInertialDriver where Self: ~Copyable {
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
  mutating func markKnown(_ setup: STFIFOSetup) {
    fifo.restart(setup)
    staleReads = StaleReads()
    staleSources = StaleReads()
  }
}

/// What those with a gyroscope share: it takes long to start.
@usableFromInline
protocol STGyroscopeDriver: STInertialDriver, ~Copyable {
  /// Whether the gyroscope may be starting without `settlingTime` including it: since a reboot or a reset began,
  /// or since a failure to configure.
  var mayBeStarting: Bool { get set }
}

extension STGyroscopeDriver where Self: ~Copyable {
  /// Called before the chip is written, and perhaps powered down.
  mutating func markStarting() {
    markUnknown()
    mayBeStarting = true
  }
}
