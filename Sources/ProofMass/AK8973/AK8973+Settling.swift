// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension AK8973 where Link: ~Copyable {
  /// Powers the chip down; a measurement that is running is lost.
  public mutating func powerDown() throws(SensorError) {
    state = .unknown
    try bus.settle(Datasheet.AK8973.MS1(mode: .powerDown))
  }

  /// Sets the offset DACs and the gains. A measurement that is running is lost.
  ///
  /// - Parameters:
  ///   - offset: Steps of nominally 16 digits (one source), up positive; −128 counts as −127.
  ///   - gain: Codes of 0…15; the EEPROM's when nil.
  /// - Throws: `.unsupported` for a gain above 15, before anything is written; `.bus`; `.notTaken`.
  public mutating func configure(
    offset: Axes<Int8>, gain: Axes<UInt8>? = nil, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    let gain = gain ?? Axes(trim.x.gain, trim.y.gain, trim.z.gain)
    guard gain.x <= Self.highestGain, gain.y <= Self.highestGain, gain.z <= Self.highestGain
    else { throw .unsupported }
    state = .unknown
    lastRaw = Self.middle
    self.offset = offset.map { max($0, -.max) }
    self.gain = gain
    state = .resting(since: try Self.settle(self.offset, gain, &bus, timebase))
  }

  /// Offsets 0, gains 0, and powered down, as after power-on, as far as is known of it (inferred).
  /// The chip has no reset of its own on the bus. `configure` sets the gains again.
  public mutating func reset(_ timebase: borrowing some Timebase & ~Copyable) throws(SensorError) {
    try configure(offset: Axes(0, 0, 0), gain: Axes(0, 0, 0), timebase)
  }

  /// Powers the chip down and writes offsets and gains; since when it is powered down.
  static func settle(
    _ offset: Axes<Int8>, _ gain: Axes<UInt8>, _ bus: inout Link,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Instant {
    try bus.settle(Datasheet.AK8973.MS1(mode: .powerDown))
    let since = timebase.now()
    try bus.settle(controls(offset, gain), to: Datasheet.AK8973.HXDA.address)
    return since
  }

  /// HXDA to HZGA.
  static func controls(_ offset: Axes<Int8>, _ gain: Axes<UInt8>) -> InlineArray<6, UInt8> {
    [
      code(offset.x), code(offset.y), code(offset.z),
      Datasheet.AK8973.HXGA(gain: gain.x).bits, Datasheet.AK8973.HYGA(gain: gain.y).bits,
      Datasheet.AK8973.HZGA(gain: gain.z).bits,
    ]
  }

  /// Sign and magnitude; the same for the three axes.
  private static func code(_ steps: Int8) -> UInt8 {
    Datasheet.AK8973.HXDA(direction: steps > 0 ? .up : .down, steps: steps.magnitude).bits
  }

  private static var highestGain: UInt8 { Datasheet.AK8973.HXGA(bits: .max).gain }
}
