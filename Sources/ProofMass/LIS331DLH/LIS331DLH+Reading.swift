// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension LIS331DLH where Link: ~Copyable {
  /// After so many reads in a row without anything new, the next one first looks whether the chip
  /// still holds its configuration: after a dip in its supply it is powered down, and would
  /// otherwise repeat itself for ever.
  @inlinable static var readsInVainLimit: UInt8 { 16 }

  /// Whether there is a sample to read, on every axis that is measured: asks STATUS_REG alone.
  ///
  /// For polling: unlike `read`, it takes nothing.
  ///
  /// - Throws: what `read` throws.
  @inlinable
  public mutating func hasSample() throws(SensorError) -> Bool {
    if readsInVain >= Self.readsInVainLimit { try checkConfiguration() }
    let byte: InlineArray<1, UInt8> = try bus.load(Datasheet.LIS331DLH.STATUS_REG.address)
    if byte[0] & newBits == newBits { return true }
    readsInVain += 1
    return false
  }

  /// Reads STATUS_REG and the three axes in one transaction.
  ///
  /// A sample that appears between the status and the first axis is taken without being called
  /// new. Who polls asks `hasSample` first.
  ///
  /// Block data update keeps the bytes of an axis together, not the axes: a sample that appears
  /// between two axes' bytes gives one axis of the old sample and the next of the new one, and what
  /// is left of it is not new as a whole. Who reads at the chip's data-ready edge never sees this.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded.
  @inlinable
  public mutating func read() throws(SensorError) -> Sample {
    if readsInVain >= Self.readsInVainLimit { try checkConfiguration() }
    let sample = try load(newBits)
    readsInVain = sample.isNew ? 0 : readsInVain + 1
    return sample
  }

  /// The transaction of `read`.
  @inlinable
  mutating func load(_ newBits: UInt8) throws(SensorError) -> Sample {
    let bytes: InlineArray<7, UInt8> = try bus.load(Datasheet.LIS331DLH.STATUS_REG.address)
    let status = Datasheet.LIS331DLH.STATUS_REG(bits: bytes[0])
    let unusedLowBits = Int16(Datasheet.LIS331DLH.Constant.unusedLowBits)
    return Sample(
      raw: Axes(
        Int16(low: bytes[1], high: bytes[2]) &>> unusedLowBits,
        Int16(low: bytes[3], high: bytes[4]) &>> unusedLowBits,
        Int16(low: bytes[5], high: bytes[6]) &>> unusedLowBits),
      sensitivity: sensitivity, isNew: status.bits & newBits == newBits,
      overrun: status.zyxOverrun)
  }

  @usableFromInline
  mutating func checkConfiguration() throws(SensorError) {
    let held: InlineArray<5, UInt8> = try bus.load(Datasheet.LIS331DLH.CTRL_REG1.address)
    let written = configuration.controls
    for index in 0..<5 where held[index] != written[index] { throw .lostConfiguration }
    readsInVain = 0
  }
}
