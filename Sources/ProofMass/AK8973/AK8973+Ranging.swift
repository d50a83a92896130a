// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension AK8973 where Link: ~Copyable {
  /// Measures, and where an axis is below 50 or above 205 moves its offset DAC towards the middle and
  /// measures again, as a published driver does; up to 32 times, which passes through all that the
  /// DACs have. Mostly one measurement. The offsets stay as they then are.
  ///
  /// - Throws: `.overflow` when an axis stays out of range; what `measure` throws.
  public mutating func measureInRange(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    for _ in 0...32 {
      let sample = try measureAny(timebase)
      if moveOffsets() { continue }
      guard !sample.raw.isClipped else { throw .overflow }
      return sample
    }
    throw .overflow
  }

  /// Moves the offset DAC of each axis that was below 50 or above 205 in the last measurement towards
  /// the middle: for those who measure in two phases, after `.overflow`. The next `startMeasurement`
  /// writes the offsets; a measurement that is running is lost. At most 32 moves lead from one end of
  /// the DACs to the other.
  ///
  /// - Returns: Whether one moved. Where none does, the DACs have no more: the field is too strong.
  public mutating func moveOffsets() -> Bool {
    let moved = Axes(
      Self.moved(offset.x, for: lastRaw.x), Self.moved(offset.y, for: lastRaw.y),
      Self.moved(offset.z, for: lastRaw.z))
    guard moved != offset else { return false }
    state = .unknown
    lastRaw = Self.middle
    offset = moved
    return true
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

  /// A field that moves nothing.
  static var middle: Axes<UInt8> {
    let middle = UInt8(Datasheet.AK8973.Constant.midscaleCode)
    return Axes(middle, middle, middle)
  }

  // Limits of a host, not of the chip.
  private static var lowest: UInt8 { 50 }
  private static var highest: UInt8 { 205 }
}
