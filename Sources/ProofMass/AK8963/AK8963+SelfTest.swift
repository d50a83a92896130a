// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension AK8963 where Link: ~Copyable {
  /// Lets the chip measure the field of a coil of its own, and judges it as the maker's shipment
  /// test does, in digits after sensitivity adjustment: with 16 bits x and y within ±200 and z from
  /// −3200 to −800, with 14 bits a quarter of that.
  ///
  /// Takes 9 ms. A mode in which the chip measures by itself is set again afterwards. The coil is
  /// switched off again whatever happens; where that fails too, the next measurement or `configure`
  /// begins with it.
  ///
  /// - Throws: `.bus`; `.notTaken`; `.lostConfiguration` when the chip forgot the test; `.notReady`
  ///   when it takes longer than 9 ms; `.overflow`. After each of them `configure` works, and in
  ///   `.single` mode measuring.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> CompassSelfTest {
    let since = try rest(timebase)
    state = .testing
    let bytes: InlineArray<8, UInt8>
    do throws(SensorError) {
      bytes = try measureCoil(restingSince: since, timebase)
    } catch {
      // The first error is the one to tell; this one is remembered by the state.
      do throws(SensorError) { try powerDown() } catch {}
      throw error
    }
    if configuration.mode != .single { try configure(configuration, timebase) }
    try check(bytes)
    let limits = configuration.registerOutput
    return CompassSelfTest(
      response: AK8975Sample.adjust(raw(bytes), by: adjustment),
      x: Int(limits.selfTestLowestX)...Int(limits.selfTestHighestX),
      y: Int(limits.selfTestLowestY)...Int(limits.selfTestHighestY),
      z: Int(limits.selfTestLowestZ)...Int(limits.selfTestHighestZ))
  }

  private mutating func measureCoil(
    restingSince since: Instant, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> InlineArray<8, UInt8> {
    try bus.settle(Datasheet.AK8963.ASTC(selfTest: true))
    timebase.wait(until: since.advanced(byNanoseconds: Datasheet.AK8963.Timing.modeWait))
    try bus.store(configuration.control(.selfTest))
    timebase.wait(forNanoseconds: Datasheet.AK8963.Timing.measurementMaximum)
    let known = timebase.now()
    let bytes = try readOut(of: .selfTest)
    // A chip that lost its supply before it was told to measure has measured without its coil.
    let control: Datasheet.AK8963.ASTC = try bus.load()
    guard control.selfTest else { throw .lostConfiguration }
    try bus.settle(Datasheet.AK8963.ASTC())
    state = .resting(since: known)
    return bytes
  }
}
