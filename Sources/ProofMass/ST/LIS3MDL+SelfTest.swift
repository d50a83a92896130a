// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension STSensor where Configuration == LIS3MDLConfiguration, Link: ~Copyable {
  /// Makes the chip add a field of its own, and measures the change of the outputs. The ambient field has to be
  /// constant. Takes half a second; afterwards the chip has its previous configuration, and samples are good
  /// after `settlingTime`.
  ///
  /// The steps and limits are those of ST's example: at ±12 G and 80 Hz in low-power performance five samples
  /// are averaged, without and with the field; X and Y rise by 1 to 3 G, Z by 0.1 to 1 G.
  ///
  /// - Throws: `.notReady` when no samples appear; `.bus`, `.notVerified`. The chip then has its previous
  ///   configuration, too; where restoring it fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSelfTestChange {
    try restoringConfiguration { (driver) throws(SensorError) in
      try driver.measureSelfTest(timebase)
    }
  }

  private mutating func measureSelfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSelfTestChange {
    let test = configuration.underSelfTest
    _ = try test.write(to: &bus)
    timebase.wait(forNanoseconds: test.part.variant.selfTestWait)
    let rest = try sumOfFive(test, timebase)
    try bus.storeAndVerify(
      [test.control1(selfTest: true)], to: Datasheet.LIS3MDL.CTRL_REG1.address)
    timebase.wait(forNanoseconds: Datasheet.LIS3MDL.Timing.selfTestSettle)
    let change = try sumOfFive(test, timebase).meanChange(from: rest, count: 5)
    let limits = LIS3MDLConfiguration.selfTestLimits
    return STSelfTestChange(
      change: change, sensitivity: test.sensitivity,
      passed: limits.x.contains(Double(change.x)) && limits.y.contains(Double(change.y))
        && limits.z.contains(Double(change.z)))
  }

  /// The sum of five samples after one that is discarded.
  private mutating func sumOfFive(
    _ test: LIS3MDLConfiguration, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<Int> {
    var sum = Axes(0, 0, 0)
    for index in 0...5 {
      // No tolerance of the rate is published: two periods are enough for half of it.
      timebase.wait(forNanoseconds: 2 * test.period)
      let sample: Sample = try bus.loadSample(test.newBits, test.sensitivity)
      guard sample.isNew else { throw .notReady }
      if index > 0 { sum.add(sample.raw) }
    }
    return sum
  }
}

extension LIS3MDLConfiguration {
  fileprivate var underSelfTest: LIS3MDLConfiguration {
    LIS3MDLConfiguration(
      part: part, range: .gauss12, performance: .lowPower, thermometer: false,
      threeWireSPI: threeWireSPI)
  }

  /// The change of each output in the self-test that passes, in digits of ±12 G.
  package static var selfTestLimits: Axes<ClosedRange<Double>> {
    let limits = Datasheet.LIS3MDL.Constant.self
    let digits = Double(Int(Range.gauss12.code.digitsPerGauss)) / 1000
    let xy = Double(limits.selfTestMinimumXY) * digits...Double(limits.selfTestMaximumXY) * digits
    return Axes(
      xy, xy, Double(limits.selfTestMinimumZ) * digits...Double(limits.selfTestMaximumZ) * digits)
  }
}
