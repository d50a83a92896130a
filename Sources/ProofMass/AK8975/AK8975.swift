// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of AKM's AK8975, a three-axis compass of ±1229 µT.
///
///     var compass = try AK8975(on: bus, timebase)
///     let field = try compass.measure(timebase).fluxDensity  // in µT
///
/// The chip measures when it is told to, for at most 9 ms, and then powers itself down. So a
/// measurement has two phases, between which the bus is free for others:
///
///     let due = try compass.startMeasurement(timebase)
///     …
///     timebase.wait(until: due)
///     let field = try compass.readMeasurement(timebase).fluxDensity
///
/// A program that wants one sample after another calls `next`, and is fastest with a line from the
/// DRDY pin, because most chips need 7.3 ms and not 9:
///
///     var due = try compass.startMeasurement(timebase)
///     while isWanted {
///       if let edge = try line.waitForEdge(until: due) {
///         use(try compass.next(at: edge, timebase))
///       } else {
///         use(try compass.next(timebase))  // the edge did not come
///       }
///       due = timebase.now() + .milliseconds(9)
///     }
///
/// AK8963 and the AK099xx answer with the same identity, but are other chips.
///
/// A driver owns its bus and gives it back with `release()`.
public struct AK8975<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  @usableFromInline var state: State

  /// The sensitivity adjustment of this specimen, from its fuse ROM.
  public let adjustment: Axes<UInt8>

  @usableFromInline
  enum State: Sendable {
    /// Powered down no later than then.
    case resting(since: Instant)
    /// Told to measure no later than then.
    case measuring(since: Instant)
    /// A self-test was begun, and its field may still be on.
    case testing
    /// Something failed.
    case unknown
  }

  /// Identifies the chip, reads its sensitivity adjustment, and leaves it powered down, with no
  /// self-test field that an earlier program may have left on.
  ///
  /// Takes two waits of 100 µs. After power-on wait first, as the Linux driver does: 500 µs, which
  /// is the 200 µs that the supply may take to rise and the 100 µs that the chip then needs, with a
  /// margin.
  ///
  /// A failure ends the bus as well: there is no driver to give it back.
  ///
  /// - Throws: `.identity` when another part answers, `.adjustment` when the fuse ROM holds none,
  ///   `.bus`, or `.notTaken`.
  public init(
    on bus: consuming Link, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    var bus = bus
    try bus.identify(by: Datasheet.AK8975.WIA.self, as: Datasheet.AK8975.identity)
    try bus.settle(Datasheet.AK8975.CNTL(mode: .powerDown))
    try bus.settle(Datasheet.AK8975.ASTC())
    timebase.wait(forNanoseconds: Datasheet.AK8975.Timing.modeWait)
    try bus.settle(Datasheet.AK8975.CNTL(mode: .fuseROM))
    timebase.wait(forNanoseconds: Datasheet.AK8975.Timing.fuseAccess)
    let fuses: InlineArray<3, UInt8> = try bus.load(Datasheet.AK8975.ASAX.address)
    try bus.settle(Datasheet.AK8975.CNTL(mode: .powerDown))
    let since = timebase.now()
    // AKM's own shipment test takes 0 and 255 for a fuse ROM that was not programmed or not read.
    let lowest = Datasheet.AK8975.Constant.lowestAdjustment
    let highest = Datasheet.AK8975.Constant.highestAdjustment
    for index in 0..<3 {
      let adjustment = Int(fuses[index])
      guard adjustment >= lowest && adjustment <= highest else { throw .adjustment }
    }
    adjustment = Axes(fuses[0], fuses[1], fuses[2])
    state = .resting(since: since)
    self.bus = bus
  }

  /// Gives the bus back; a measurement that was started goes on.
  public consuming func release() -> Link { bus }
}

extension AK8975: Sendable where Link: Sendable & ~Copyable {}

extension AK8975 where Link: ~Copyable {
  public typealias Sample = AK8975Sample
}
