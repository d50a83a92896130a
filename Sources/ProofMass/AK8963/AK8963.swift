// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of AKM's AK8963, a three-axis compass of ±4912 µT, also in InvenSense's MPU-9250.
///
/// Told to measure, in two phases like the AK8975:
///
///     var compass = try AK8963(on: bus, timebase)
///     let field = try compass.measure(timebase).fluxDensity  // in µT
///
/// Or by itself, where a line from its DRDY pin says when to read:
///
///     var compass = try AK8963(on: bus, timebase, .init(mode: .continuous100Hertz))
///     let sample = try compass.read()
///     if sample.isNew { use(sample.fluxDensity) }
///
/// The AK8975 answers with the same identity: see `isAK8963(_:_:)`.
///
/// A driver owns its bus and gives it back with `release()`.
public struct AK8963<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  @usableFromInline var state: State

  /// What was last written to the chip.
  public internal(set) var configuration: Configuration

  /// The sensitivity adjustment of this specimen, from its fuse ROM.
  public let adjustment: Axes<UInt8>

  @usableFromInline
  enum State: Sendable {
    /// Powered down no later than then.
    case resting(since: Instant)
    /// Told to measure once, no later than then.
    case measuring(since: Instant)
    /// Measuring by itself, or at a trigger.
    case running
    /// A self-test was begun, and its field may still be on.
    case testing
    /// Something failed.
    case unknown
  }

  /// Identifies the chip, reads its sensitivity adjustment, switches a self-test field off that an
  /// earlier program may have left on, and configures it.
  ///
  /// Takes two waits of 100 µs, and one more for a mode other than `.single`. A failure ends the bus
  /// as well: there is no driver to give it back.
  ///
  /// - Throws: `.identity` when another part answers, `.adjustment` when the fuse ROM holds none,
  ///   `.bus`, or `.notTaken`. An AK8975 has no 16-bit output: as `.bits16`, the default, it is
  ///   found out here by `.notTaken`, because its CNTL does not keep BIT.
  public init(
    on bus: consuming Link, _ timebase: borrowing some Timebase & ~Copyable,
    _ configuration: Configuration = Configuration()
  ) throws(SensorError) {
    var bus = bus
    try bus.identify(by: Datasheet.AK8963.WIA.self, as: Datasheet.AK8963.identity)
    try bus.settle(Datasheet.AK8963.CNTL1(mode: .powerDown))
    try bus.settle(Datasheet.AK8963.ASTC())
    timebase.wait(forNanoseconds: Datasheet.AK8963.Timing.modeWait)
    try bus.settle(Datasheet.AK8963.CNTL1(mode: .fuseROM))
    timebase.wait(forNanoseconds: Datasheet.AK8963.Timing.fuseAccess)
    let fuses: InlineArray<3, UInt8> = try bus.load(Datasheet.AK8963.ASAX.address)
    let lowest = Datasheet.AK8963.Constant.lowestAdjustment
    let highest = Datasheet.AK8963.Constant.highestAdjustment
    // Powered down before anything else is judged.
    var state = try Self.enter(Configuration(output: configuration.output), &bus, timebase)
    for index in 0..<3 {
      let adjustment = Int(fuses[index])
      guard adjustment >= lowest && adjustment <= highest else { throw .adjustment }
    }
    if configuration.mode != .single { state = try Self.enter(configuration, &bus, timebase) }
    adjustment = Axes(fuses[0], fuses[1], fuses[2])
    self.state = state
    self.configuration = configuration
    self.bus = bus
  }

  /// Gives the bus back; what the chip is doing goes on.
  public consuming func release() -> Link { bus }
}

extension AK8963: Sendable where Link: Sendable & ~Copyable {}

extension AK8963 where Link: ~Copyable {
  public typealias Sample = AK8963Sample
  public typealias Configuration = AK8963Configuration
}
