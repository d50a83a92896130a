// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS331DL where Link: ~Copyable {
  /// Lets the chip push its own mass, one way and then the other, and sees by how much the outputs
  /// change. The board has to be at rest. Takes less than half a second; afterwards the chip is
  /// configured as it was, and samples are good after `settlingTime`.
  ///
  /// Datasheet, at ±2 g and a supply of 2.5 V: under STP X changes by −32…−3 digits, Y and Z by
  /// 3…32, and under STM the other way round; that is what passes. The force grows with the supply:
  /// at 3.3 V a change of 7…74 is typical. Of each state five samples are averaged, 3/ODR after the
  /// force has changed.
  ///
  /// - Throws: `.notReady` when no samples come; `.bus`, `.notTaken`. The chip is then configured as
  ///   it was, too; where that fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTest {
    readsInVain = Self.readsInVainLimit
    let result: SelfTest
    do throws(SensorError) {
      result = try measureSelfTest(timebase)
    } catch let failure {
      // The first failure is the one to tell.
      do throws(SensorError) { try configure(configuration) } catch {}
      throw failure
    }
    try configure(configuration)
    return result
  }

  private mutating func measureSelfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTest {
    let limits = Datasheet.LIS331DL.Constant.self
    let test = Configuration(range: .g2, threeWireSPI: configuration.threeWireSPI)
    try test.write(to: &bus)
    let rest = try sumOfFive(timebase, test)
    try bus.settle(test.control1(selfTestPlus: true))
    let plus = try sumOfFive(timebase, test)
    try bus.settle(test.control1(selfTestMinus: true))
    let minus = try sumOfFive(timebase, test)
    return SelfTest(
      rest: rest, plus: plus, minus: minus, of: 5,
      limits: Axes(
        limits.selfTestLowestX...limits.selfTestHighestX,
        limits.selfTestLowestY...limits.selfTestHighestY,
        limits.selfTestLowestZ...limits.selfTestHighestZ))
  }

  /// Turning on takes as many periods as a change of the self-test.
  private mutating func sumOfFive(
    _ timebase: borrowing some Timebase & ~Copyable, _ test: Configuration
  ) throws(SensorError) -> Axes<Int> {
    timebase.wait(for: test.settlingTime)
    var sum = Axes(0, 0, 0)
    for _ in 0..<5 {
      // The rate has no tolerance in the datasheet: time for a chip of half of it.
      timebase.wait(forNanoseconds: 2 * test.rate.period)
      let sample = try load(test.newBits)
      guard sample.isNew else { throw .notReady }
      sum = Axes(sum.x + Int(sample.raw.x), sum.y + Int(sample.raw.y), sum.z + Int(sample.raw.z))
    }
    return sum
  }
}
