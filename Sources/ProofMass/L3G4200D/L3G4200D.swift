// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's L3G4200D, a three-axis gyroscope of ±250, ±500 or ±2000 °/s.
///
///     var gyroscope = try L3G4200D(on: bus, .init(range: .dps500))
///     timebase.wait(for: gyroscope.settlingTime)
///     let rate = try gyroscope.read().angularRate  // in rad/s
///
/// A3G4250D answers with the same identity, but has one range, 245 °/s. ST's header gives it
/// neither a range nor a block data update, so that `configure` works there is not known.
///
/// A driver owns its bus and gives it back with `release()`.
public struct L3G4200D<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  /// Reads since one was new, or at the limit when the chip is not known to hold the configuration.
  @usableFromInline var readsInVain: UInt8
  @usableFromInline var sensitivity: Sensitivity
  /// Whether the chip may have been started without anybody having been told how long that takes:
  /// since it boots, or since a configuring failed.
  var mayBeStarting: Bool

  /// What was last written in full.
  public internal(set) var configuration: Configuration
  /// How long after the end of the last configuring until samples are good.
  public internal(set) var settlingTime: Duration

  /// Identifies the chip and configures it; samples are good after `settlingTime`: 250 ms even when
  /// the chip runs already, for nobody knows since when.
  ///
  /// A chip needs 10 ms after power-on until it can be used (AN3393).
  ///
  /// A failure ends the bus as well: there is no driver to give it back.
  ///
  /// - Throws: `.identity` when another part answers, `.bus`, or `.notTaken`.
  public init(
    on bus: consuming Link, _ configuration: Configuration = Configuration()
  ) throws(SensorError) {
    var bus = bus
    try bus.identify(by: Datasheet.L3G4200D.WHO_AM_I.self, as: Datasheet.L3G4200D.identity)
    _ = try configuration.write(to: &bus)
    self.configuration = configuration
    settlingTime = configuration.settlingTime(after: .down)
    sensitivity = configuration.sensitivity
    readsInVain = 0
    mayBeStarting = false
    self.bus = bus
  }

  /// Gives the bus back; the chip goes on as it was configured.
  public consuming func release() -> Link { bus }
}

extension L3G4200D: Sendable where Link: Sendable & ~Copyable {}

extension L3G4200D where Link: ~Copyable {
  public typealias Configuration = L3G4200DConfiguration
  public typealias Sample = L3G4200DSample
  public typealias Temperature = L3G4200DTemperature
}
