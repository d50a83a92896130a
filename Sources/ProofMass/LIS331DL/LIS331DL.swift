// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's LIS331DL, a three-axis accelerometer of ±2 or ±8 g and 8 bits that knows
/// clicks. LIS302DL is the same chip in another package.
///
///     var accelerometer = try LIS331DL(on: bus, .init(range: .g2))
///     timebase.wait(for: accelerometer.settlingTime)
///     let a = try accelerometer.read().acceleration  // in g
///
/// Two interrupt generators and the click detector watch for what the configuration says, and tell
/// it by a pin:
///
///     try accelerometer.configure(.init(click: .double(), pins: .init(interrupt1: .click)))
///     try accelerometer.arm(timebase)
///     …
///     if try accelerometer.readClick().double.z { … }
///
/// A driver owns its bus and gives it back with `release()`.
public struct LIS331DL<Link: Bus & ~Copyable>: ~Copyable {
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
  /// After power-on the chip needs a while until it can be used: about 5 ms, as is known of the
  /// LIS331DLH.
  ///
  /// A failure ends the bus as well: there is no driver to give it back.
  ///
  /// - Throws: `.unsupported` before anything is sent when the chip does not have what is asked for,
  ///   `.identity` when another part answers, `.bus`, or `.notTaken`.
  public init(
    on bus: consuming Link, _ configuration: Configuration = Configuration()
  ) throws(SensorError) {
    let configuration = try configuration.rounded()
    var bus = bus
    // On three wires nothing can be read before the chip knows of them.
    if configuration.threeWireSPI { try bus.store(configuration.control2) }
    try bus.identify(by: Datasheet.LIS331DL.WHO_AM_I.self, as: Datasheet.LIS331DL.identity)
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

extension LIS331DL: Sendable where Link: Sendable & ~Copyable {}

extension LIS331DL where Link: ~Copyable {
  public typealias Configuration = LIS331DLConfiguration
  public typealias Sample = LIS331DLSample
  public typealias InterruptSource = LIS331DLInterruptSource
  public typealias ClickSource = LIS331DLClickSource
  public typealias SelfTest = AccelerometerSelfTest
}
