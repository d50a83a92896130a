// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension AK8973 where Link: ~Copyable {
  /// Measures, and where an axis is below 50 or above 205 moves its offset DAC towards the middle and
  /// measures again, as a published driver does; up to 16 times, which passes through all that the
  /// DACs have. Mostly one measurement. The offsets stay as they then are.
  ///
  /// - Throws: `.overflow` when an axis stays out of range; what `measure` throws.
  public mutating func measureInRange(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    for _ in 0...16 {
      let sample = try measureAny(timebase)
      let moved = Axes(
        Self.moved(offset.x, for: sample.raw.x), Self.moved(offset.y, for: sample.raw.y),
        Self.moved(offset.z, for: sample.raw.z))
      if moved == offset {
        guard !sample.raw.isClipped else { throw .overflow }
        return sample
      }
      try configure(offset: moved, gain: gain, timebase)
    }
    throw .overflow
  }

  /// One step is worth 16 digits nominally, so eight lead from either end to the middle.
  private static func moved(_ offset: Int8, for raw: UInt8) -> Int8 {
    guard raw < lowest || raw > highest else { return offset }
    let facts = Datasheet.AK8973.Constant.self
    let digits = facts.midscaleCode - Int(raw)
    let half = facts.digitsPerOffsetStep / 2
    let steps = (digits + (digits < 0 ? -half : half)) / facts.digitsPerOffsetStep
    return Int8(clamping: Swift.max(-127, Int(offset) + steps))
  }

  // Limits of a host, not of the chip.
  private static var lowest: UInt8 { 50 }
  private static var highest: UInt8 { 205 }
}
