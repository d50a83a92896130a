// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension L3G4200D where Link: ~Copyable {
  /// Lets the chip push its own mass, one way and then the other, and sees by how much the outputs
  /// change. The board has to be at rest. Takes about a second; afterwards the chip is configured as
  /// it was, and samples are good after `settlingTime`.
  ///
  /// Typical are 130 °/s at ±250 °/s, 200 at ±500, 530 at ±2000 (datasheet, Table 4). Limits are not
  /// published. Of a sibling at ±2000 °/s an example of ST's lets 200 to 800 °/s pass, so here the
  /// same parts of what is typical do: 20/53 to 80/53. Of each state eight samples are averaged, from
  /// the turn-on time after the force has changed on; AN3393 would wait much less.
  ///
  /// - Throws: `.notReady` when no samples come; `.bus`, `.notTaken`. The chip is then configured as
  ///   it was, too; where that fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTest {
    let before = configuration
    let result: SelfTest
    do throws(SensorError) {
      result = try measureSelfTest(timebase)
    } catch let failure {
      // What the chip holds is not what it shall, until it is configured.
      configuration = before
      // The first failure is the one to tell.
      do throws(SensorError) { try configure(before) } catch {}
      throw failure
    }
    configuration = before
    try configure(before)
    return result
  }

  private mutating func measureSelfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTest {
    let rest = try sumOfEight(timebase, under: .off)
    let plus = try sumOfEight(timebase, under: .plus)
    let minus = try sumOfEight(timebase, under: .minus)
    let rise = Axes((plus.x - rest.x) / 8, (plus.y - rest.y) / 8, (plus.z - rest.z) / 8)
    let fall = Axes((minus.x - rest.x) / 8, (minus.y - rest.y) / 8, (minus.z - rest.z) / 8)
    return SelfTest(
      plus: rise, minus: fall, sensitivity: sensitivity,
      passed: isWithinLimits(rise) && isWithinLimits(fall.map { -$0 }))
  }

  private mutating func sumOfEight(
    _ timebase: borrowing some Timebase & ~Copyable,
    under force: Datasheet.L3G4200D.CTRL_REG4.SelfTest
  ) throws(SensorError) -> Axes<Int> {
    var test = Configuration(
      part: configuration.part, rate: configuration.rate, range: configuration.range,
      threeWireSPI: configuration.threeWireSPI)
    test.selfTest = force
    let settling = try configure(test)
    timebase.wait(forNanoseconds: max(configuration.part.turnOn, settling.wholeNanoseconds))
    var sum = Axes(0, 0, 0)
    for _ in 0..<8 {
      // Time for a chip of four fifths of its rate.
      timebase.wait(forNanoseconds: configuration.rate.period * 5 / 4)
      let sample = try read()
      guard sample.isNew else { throw .notReady }
      sum = Axes(sum.x + Int(sample.raw.x), sum.y + Int(sample.raw.y), sum.z + Int(sample.raw.z))
    }
    return sum
  }

  private func isWithinLimits(_ change: Axes<Int>) -> Bool {
    let limits = Datasheet.L3G4200D.Constant.self
    let fullScale = Datasheet.L3G4200D.CTRL_REG4.FullScale.self
    // By floating point, for 32 bits are too few.
    let perDigit = sensitivity.value(1)
    let scale =
      Double(Int(configuration.range.code.selfTestDegreesPerSecond))
      / Double(Int(fullScale.dps2000.selfTestDegreesPerSecond)) / perDigit
    let least = Double(limits.selfTestLowest) * scale
    let most = Double(limits.selfTestHighest) * scale
    return change.map { Double($0) >= least && Double($0) <= most } == Axes(true, true, true)
  }
}
