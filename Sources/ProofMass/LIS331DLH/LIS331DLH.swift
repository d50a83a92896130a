// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's LIS331DLH, a three-axis accelerometer of ±2, ±4 or ±8 g.
///
///     var accelerometer = try LIS331DLH(on: bus, .init(range: .g4))
///     timebase.wait(for: accelerometer.settlingTime)
///     let a = try accelerometer.read().acceleration  // in g
///
/// Relatives with the same register map and identity: LSM303DLH's and LSM303DLM's half and
/// LIS302DLH, of the same scale; LIS331HH and H3LIS331DL, which measure 3 and 50 times as much a
/// digit. No register tells them apart.
///
/// A driver owns its bus and gives it back with `release()`.
public struct LIS331DLH<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  /// Reads since one was new, or at the limit when the chip is not known to hold the configuration.
  @usableFromInline var readsInVain: UInt8
  @usableFromInline var sensitivity: Sensitivity

  /// What was last written in full.
  public internal(set) var configuration: Configuration

  /// Identifies the chip and configures it; samples are good after `settlingTime`.
  ///
  /// A chip needs about 5 ms after power-on until it can be used (AN2847).
  ///
  /// A failure ends the bus as well: there is no driver to give it back.
  ///
  /// - Throws: `.identity` when another part answers, `.bus`, or `.notTaken`.
  public init(
    on bus: consuming Link, _ configuration: Configuration = Configuration()
  ) throws(SensorError) {
    var bus = bus
    try bus.identify(by: Datasheet.LIS331DLH.WHO_AM_I.self, as: Datasheet.LIS331DLH.identity)
    try configuration.write(to: &bus)
    self.configuration = configuration
    sensitivity = configuration.sensitivity
    readsInVain = 0
    self.bus = bus
  }

  /// Gives the bus back; the chip goes on as it was configured.
  public consuming func release() -> Link { bus }
}

extension LIS331DLH: Sendable where Link: Sendable & ~Copyable {}

extension LIS331DLH where Link: ~Copyable {
  public typealias Configuration = LIS331DLHConfiguration
  public typealias Sample = LIS331DLHSample
}
