// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension L3G4200D where Link: ~Copyable {
  /// After so many reads in a row without anything new, the next one first looks whether the chip
  /// still holds its configuration: after a dip in its supply it is powered down, and would
  /// otherwise repeat itself for ever.
  @inlinable static var readsInVainLimit: UInt8 { 16 }

  /// Whether there is a sample to read, on all measured axes: asks STATUS_REG alone.
  ///
  /// For polling: unlike `read`, it takes nothing.
  ///
  /// - Throws: what `read` throws.
  @inlinable
  public mutating func hasSample() throws(SensorError) -> Bool {
    if readsInVain >= Self.readsInVainLimit { try checkReading() }
    let byte: InlineArray<1, UInt8> = try bus.load(Datasheet.L3G4200D.STATUS_REG.address)
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
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded; `.unsupported` where
  ///   a FIFO keeps the samples, for `drain`.
  @inlinable
  public mutating func read() throws(SensorError) -> Sample {
    if readsInVain >= Self.readsInVainLimit { try checkReading() }
    let bytes: InlineArray<7, UInt8> = try bus.load(Datasheet.L3G4200D.STATUS_REG.address)
    let status = Datasheet.L3G4200D.STATUS_REG(bits: bytes[0])
    let isNew = status.bits & newBits == newBits
    readsInVain = isNew ? 0 : readsInVain + 1
    return Sample(
      raw: Axes(
        Int16(low: bytes[1], high: bytes[2]),
        Int16(low: bytes[3], high: bytes[4]),
        Int16(low: bytes[5], high: bytes[6])),
      sensitivity: sensitivity, isNew: isNew, overrun: status.zyxOverrun)
  }

  /// Reads STATUS_REG: what is new and what was overwritten, axis by axis. It takes nothing. What it
  /// says while a FIFO is in use is not documented.
  ///
  /// - Throws: `.bus`
  public mutating func readStatus() throws(SensorError) -> Status {
    let status: Datasheet.L3G4200D.STATUS_REG = try bus.load()
    return Status(
      isNew: status.zyxNew, new: Axes(status.xNew, status.yNew, status.zNew),
      isOverrun: status.zyxOverrun,
      overrun: Axes(status.xOverrun, status.yOverrun, status.zOverrun))
  }

  /// Reads OUT_TEMP. What it holds in power-down is not documented.
  ///
  /// - Throws: `.bus`
  public mutating func readTemperature() throws(SensorError) -> Temperature {
    let output: Datasheet.L3G4200D.OUT_TEMP = try bus.load()
    return Temperature(raw: output.temperature)
  }

  @usableFromInline
  mutating func checkReading() throws(SensorError) {
    // A read would take a set that a drain then misses.
    guard !configuration.collects else { throw .unsupported }
    try configuration.check(&bus)
    readsInVain = 0
  }
}
