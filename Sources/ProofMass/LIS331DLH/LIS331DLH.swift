// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's LIS331DLH, a three-axis accelerometer of ±2, ±4 or ±8 g, and of its relatives.
///
///     var accelerometer = try LIS331DLH(on: bus, .init(range: .g4))
///     timebase.wait(for: accelerometer.settlingTime)
///     let a = try accelerometer.read().acceleration  // in g
///
/// LIS331HH and H3LIS331DL have the same registers and the same identity, and measure more:
/// `.init(part: .lis331hh)`. No register tells them apart.
///
/// Its two interrupt generators watch for what the configuration says, and tell it by a pin:
///
///     try accelerometer.configure(.init(range: .g2, interrupt1: .wakeUp(threshold: 0.25)))
///     try accelerometer.arm(timebase)
///     …
///     if try accelerometer.readInterrupt(.one).isActive { … }
///
/// A driver owns its bus and gives it back with `release()`.
public struct LIS331DLH<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  /// Reads since one was new, or at the limit when the chip is not known to hold the configuration.
  @usableFromInline var readsInVain: UInt8
  @usableFromInline var sensitivity: Sensitivity
  /// The bits of STATUS_REG that a new sample has: those of the axes that are measured.
  @usableFromInline var newBits: UInt8

  /// What was last written in full, rounded to what the chip has steps for.
  public internal(set) var configuration: Configuration

  /// Identifies the chip and configures it; samples are good after `settlingTime`.
  ///
  /// A chip needs about 5 ms after power-on until it can be used (AN2847).
  ///
  /// A failure ends the bus as well: there is no driver to give it back.
  ///
  /// - Throws: `.unsupported` before anything is sent when the part does not have what is asked for,
  ///   `.identity` when another part answers, `.bus`, or `.notTaken`.
  public init(
    on bus: consuming Link, _ configuration: Configuration = Configuration()
  ) throws(SensorError) {
    let configuration = try configuration.rounded()
    var bus = bus
    // On three wires nothing can be read before the chip knows of them.
    if configuration.threeWireSPI { try bus.store(configuration.control4) }
    try bus.identify(by: Datasheet.LIS331DLH.WHO_AM_I.self, as: Datasheet.LIS331DLH.identity)
    try configuration.write(to: &bus)
    self.configuration = configuration
    sensitivity = configuration.sensitivity
    newBits = configuration.newBits
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
  public typealias InterruptSource = LIS331DLHInterruptSource
  public typealias SelfTest = AccelerometerSelfTest
}
