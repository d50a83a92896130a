// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS331DLH where Link: ~Copyable {
  /// Which of the two interrupt generators.
  public enum Interrupt: UInt8, Sendable { case one, two }

  /// Reads what an interrupt generator saw. That ends a latched interrupt, and its pin falls back.
  ///
  /// A sample read afterwards may be a later one than that of the event.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded. Like `read`, it
  ///   looks after a chip that has nothing to say for a while.
  public mutating func readInterrupt(
    _ interrupt: Interrupt
  ) throws(SensorError) -> InterruptSource {
    if readsInVain >= Self.readsInVainLimit { try checkConfiguration() }
    let source =
      switch interrupt {
      case .one: try bus.load(Datasheet.LIS331DLH.INT1_SRC.self)
      // Laid out alike.
      case .two:
        Datasheet.LIS331DLH.INT1_SRC(
          bits: try bus.load(Datasheet.LIS331DLH.INT2_SRC.self).bits)
      }
    readsInVain = source.active ? 0 : readsInVain + 1
    return InterruptSource(
      isActive: source.active, high: Axes(source.xHigh, source.yHigh, source.zHigh),
      low: Axes(source.xLow, source.yLow, source.zLow))
  }

  /// Restarts the high-pass filter: what is felt now passes as nothing, without the time that the
  /// filter would take to get there. In reference mode nothing is said about it.
  ///
  /// - Throws: `.bus`
  public mutating func resetHighPass() throws(SensorError) {
    let _: Datasheet.LIS331DLH.HP_FILTER_RESET = try bus.load()
  }
  /// Makes interrupts mean something: waits until samples are good, restarts the high-pass filter
  /// if it is used, and ends what has latched on the way, as the first sample does for a filter
  /// that knows nothing of gravity yet. From then on pins are quiet until something happens.
  ///
  /// Call it after `configure`, and before waiting for an edge.
  ///
  /// - Throws: `.bus`
  public mutating func arm(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    timebase.wait(for: settlingTime)
    // The first sample may be late by as much as nobody has documented.
    timebase.wait(forNanoseconds: configuration.rate.period)
    if configuration.usesHighPass { try resetHighPass() }
    if configuration.interrupt1?.latched == true {
      let _: Datasheet.LIS331DLH.INT1_SRC = try bus.load()
    }
    if configuration.interrupt2?.latched == true {
      let _: Datasheet.LIS331DLH.INT2_SRC = try bus.load()
    }
  }
}
