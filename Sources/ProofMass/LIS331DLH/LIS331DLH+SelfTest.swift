// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS331DLH where Link: ~Copyable {
  /// Lets the chip push its own mass, one way and then the other, and sees by how much the outputs
  /// change. The board has to be at rest. Takes a third of a second; afterwards the chip is
  /// configured as it was, and samples are good after `settlingTime`.
  ///
  /// In the lowest range X and Y of a LIS331DLH change by 120…550 digits, Z by 140…750, upwards and
  /// then downwards on all axes alike (datasheet, Table 3, at 2.5 V). For a LIS331HH there is only
  /// what ST's staff said: X and Y at most 180, Z 220…370; that X and Y have to change by a digit at
  /// least is ours, lest an axis pass that does not move. Of each state five samples are averaged,
  /// as ST's own example does, 1/ODR + 1 ms after the force has changed.
  ///
  /// - Throws: `.unsupported` for an H3LIS331DL, which has no self-test;
  ///   `.notReady` when no samples come; `.bus`, `.notTaken`. The chip is then configured as it was,
  ///   too; where that fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTest {
    guard let limits = configuration.part.selfTestLimits else { throw .unsupported }
    readsInVain = Self.readsInVainLimit
    let result: SelfTest
    do throws(SensorError) {
      result = try measureSelfTest(timebase, limits)
    } catch let failure {
      // The first failure is the one to tell.
      do throws(SensorError) { try configure(configuration) } catch {}
      throw failure
    }
    try configure(configuration)
    return result
  }

  private mutating func measureSelfTest(
    _ timebase: borrowing some Timebase & ~Copyable, _ limits: Axes<ClosedRange<Int>>
  ) throws(SensorError) -> SelfTest {
    let part = configuration.part
    let test = Configuration(
      part: part, range: part.lowestRange, threeWireSPI: configuration.threeWireSPI)
    try test.write(to: &bus)
    timebase.wait(for: test.settlingTime)
    let rest = try sumOfFive(timebase, test)
    let plus = try sumOfFive(timebase, test, under: .plus)
    let minus = try sumOfFive(timebase, test, under: .minus)
    return SelfTest(rest: rest, plus: plus, minus: minus, of: 5, limits: limits)
  }

  /// With the force set first, unless it is nil.
  private mutating func sumOfFive(
    _ timebase: borrowing some Timebase & ~Copyable, _ test: Configuration,
    under force: Datasheet.LIS331DLH.CTRL_REG4.SelfTestSign? = nil
  ) throws(SensorError) -> Axes<Int> {
    if let force {
      try bus.settle(test.control4(selfTest: force))
      timebase.wait(forNanoseconds: test.rate.period + Datasheet.LIS331DLH.Timing.selfTestOffset)
    }
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

extension LIS331DLHConfiguration.Part {
  /// How far the self-test force moves each output, in digits of the lowest range.
  var selfTestLimits: Axes<ClosedRange<Int>>? {
    switch self {
    case .lis331dlh:
      Axes(
        DLH.selfTestMinimumX...DLH.selfTestMaximumX, DLH.selfTestMinimumY...DLH.selfTestMaximumY,
        DLH.selfTestMinimumZ...DLH.selfTestMaximumZ)
    case .lis331hh:
      // A smallest change of X and Y is not stated; a dead axis has none.
      Axes(
        max(1, HH.selfTestMinimumX)...HH.selfTestMaximumX,
        max(1, HH.selfTestMinimumY)...HH.selfTestMaximumY,
        HH.selfTestMinimumZ...HH.selfTestMaximumZ)
    case .h3lis331dl: nil
    }
  }

  private typealias DLH = Datasheet.LIS331DLH.Constant
  private typealias HH = Datasheet.LIS331HH.Constant
}
