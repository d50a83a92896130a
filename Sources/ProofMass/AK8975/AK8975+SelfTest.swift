// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension AK8975 where Link: ~Copyable {
  /// Lets the chip measure the field of a coil of its own, and judges it as the maker's shipment
  /// test does: x and y within ±100 digits, z from −1000 to −300, after sensitivity adjustment.
  ///
  /// Takes 9 ms. The coil is switched off again whatever happens; where that fails too, the next
  /// measurement begins with it. A measurement that is running is lost, and the test makes an edge of
  /// DRDY like any other. Keep magnets away: whether
  /// the chip takes the field around it out of the result, the maker's programs do not agree.
  ///
  /// - Throws: `.bus`; `.notTaken` when the chip did not power down or the coil did not go on or
  ///   off; `.lostConfiguration` when the chip forgot the test; `.notReady` when it takes longer
  ///   than 9 ms; `.overflow`; `.dataError`. After each of them measuring works.
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
    try check(Datasheet.AK8975.ST2(bits: bytes[7]))
    let limits = Datasheet.AK8975.Constant.self
    return CompassSelfTest(
      response: AK8975Sample.adjust(raw(bytes), by: adjustment),
      x: limits.selfTestLowestX...limits.selfTestHighestX,
      y: limits.selfTestLowestY...limits.selfTestHighestY,
      z: limits.selfTestLowestZ...limits.selfTestHighestZ)
  }

  private mutating func measureCoil(
    restingSince since: Instant, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> InlineArray<8, UInt8> {
    try bus.settle(Datasheet.AK8975.ASTC(selfTest: true))
    timebase.wait(until: since.advanced(byNanoseconds: Datasheet.AK8975.Timing.modeWait))
    try bus.store(Datasheet.AK8975.CNTL(mode: .selfTest))
    timebase.wait(forNanoseconds: Datasheet.AK8975.Timing.measurementMaximum)
    let known = timebase.now()
    let bytes = try readOut(of: .selfTest)
    // A chip that lost its supply before it was told to measure has measured without its coil.
    let control: Datasheet.AK8975.ASTC = try bus.load()
    guard control.selfTest else { throw .lostConfiguration }
    try bus.settle(Datasheet.AK8975.ASTC())
    state = .resting(since: known)
    return bytes
  }
}
