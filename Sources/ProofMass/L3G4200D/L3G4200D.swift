// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's L3G4200D, a three-axis gyroscope of ±250, ±500 or ±2000 °/s, and of its
/// relatives A3G4250D, L3GD20 and L3GD20H.
///
///     var gyroscope = try L3G4200D(on: bus, .init(range: .dps500))
///     timebase.wait(for: gyroscope.settlingTime)
///     let rate = try gyroscope.read().angularRate  // in rad/s
///
/// Fast samples are best kept in the chip's FIFO and drained some at a time, each with its time:
///
///     try gyroscope.configure(
///       .init(rate: .hertz800, pins: .init(watermark: true), fifo: .init(.stream, watermark: 4)))
///     …
///     let drain = try gyroscope.drain(into: &samples, at: edge, timebase)
///
/// A driver owns its bus and gives it back with `release()`.
public struct L3G4200D<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  /// Reads since one was new, or at the limit when the chip is not known to hold the configuration
  /// or has samples in its FIFO.
  @usableFromInline var readsInVain: UInt8
  @usableFromInline var sensitivity: Sensitivity
  /// The bits of STATUS_REG that a new sample has: those of the axes that are measured.
  @usableFromInline var newBits: UInt8
  /// Whether the chip may have been started without anybody having been told how long that takes:
  /// since it boots, or since a configuring failed.
  var mayBeStarting: Bool
  var interruptsInVain: UInt8
  @usableFromInline var draining: L3G4200DDraining

  /// What was last written in full, rounded to what the chip has steps for.
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
  /// - Throws: `.unsupported` before anything is sent when the part does not have what is asked for,
  ///   `.identity` when another part answers, `.bus`, or `.notTaken`.
  public init(
    on bus: consuming Link, _ configuration: Configuration = Configuration()
  ) throws(SensorError) {
    let configuration = try configuration.rounded()
    var bus = bus
    // On three wires nothing can be read before the chip knows of them.
    if configuration.threeWireSPI { try bus.store(configuration.control4) }
    try bus.identify(by: Datasheet.L3G4200D.WHO_AM_I.self, as: configuration.part.identity)
    _ = try configuration.write(to: &bus)
    self.configuration = configuration
    settlingTime = configuration.settlingTime(after: .down, switchesFIFO: false)
    sensitivity = configuration.sensitivity
    newBits = configuration.newBits
    readsInVain = configuration.collects ? Self.readsInVainLimit : 0
    mayBeStarting = false
    interruptsInVain = 0
    draining = L3G4200DDraining(configuration)
    self.bus = bus
  }

  /// Gives the bus back; the chip goes on as it was configured.
  public consuming func release() -> Link { bus }
}

extension L3G4200D: Sendable where Link: Sendable & ~Copyable {}

extension L3G4200D where Link: ~Copyable {
  public typealias Configuration = L3G4200DConfiguration
  public typealias Sample = L3G4200DSample
  public typealias TimedSample = L3G4200DTimedSample
  public typealias Drain = L3G4200DDrain
  public typealias FIFOStatus = L3G4200DFIFOStatus
  public typealias InterruptSource = L3G4200DInterruptSource
  public typealias SelfTest = L3G4200DSelfTest
  public typealias Status = L3G4200DStatus
  public typealias Temperature = L3G4200DTemperature
}
