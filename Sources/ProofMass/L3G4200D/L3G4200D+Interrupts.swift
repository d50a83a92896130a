// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension L3G4200D where Link: ~Copyable {
  /// Reads what the interrupt generator saw. That ends a latched interrupt, and its pin falls back,
  /// after up to two samples (AN3393).
  ///
  /// A sample read afterwards may be a later one than that of the event.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded. Like `read`, it
  ///   looks after a chip that has nothing to say for a while.
  public mutating func readInterrupt() throws(SensorError) -> InterruptSource {
    if interruptsInVain >= Self.readsInVainLimit {
      try configuration.check(&bus)
      interruptsInVain = 0
    }
    let source: Datasheet.L3G4200D.INT1_SRC = try bus.load()
    interruptsInVain = source.active ? 0 : interruptsInVain + 1
    return InterruptSource(
      isActive: source.active, high: Axes(source.xHigh, source.yHigh, source.zHigh),
      low: Axes(source.xLow, source.yLow, source.zLow))
  }

  /// Restarts the high-pass filter: what is felt now passes as nothing, without the time that the
  /// filter would take to get there.
  ///
  /// - Throws: `.bus`; `.unsupported` unless the filter is in normal mode, for in others nothing of
  ///   the kind is documented.
  public mutating func resetHighPass() throws(SensorError) {
    guard configuration.highPass.mode == .normal else { throw .unsupported }
    let _: Datasheet.L3G4200D.REFERENCE = try bus.load()
  }
}
