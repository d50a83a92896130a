// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension ADXL345 where Link: ~Copyable {
  /// Makes the chip deflect its own proof mass, and measures the change of the outputs. The board has to be at rest. Takes
  /// half a second; afterwards the chip has its previous configuration, and samples are good after `settlingTime`.
  ///
  /// In full resolution at ±16 g and 100 Hz ten samples are averaged, without and, four periods after it was applied, with
  /// the force. At 2.5 V X changes by 50 to 540 digits, Y by −540 to −50, and Z by 75 to 875 (data sheet, self-test); at
  /// 3.3 V by 1.77 times as much, Z by 1.47 times. According to the data sheet a larger change is not necessarily a
  /// failure.
  ///
  /// - Throws: `.notReady` when no samples appear; `.bus`, `.notVerified`. The chip then has its previous configuration,
  ///   too; where restoring it fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTestChange {
    try restoringConfiguration { (driver) throws(SensorError) in
      try driver.measure(driver.configuration.selfTest, timebase)
    }
  }

  private mutating func measure(
    _ test: ADXL345Configuration, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTestChange {
    try test.write(to: &bus)
    timebase.wait(for: test.settlingTime)
    let rest = try sum(of: test.format(), test, timebase)
    let forced = test.format(selfTest: true)
    try bus.storeAndVerify(forced)
    for _ in 0..<Datasheet.ADXL345.Constant.selfTestSettlingSets {
      timebase.wait(forNanoseconds: test.rate.period)
    }
    let count = Datasheet.ADXL345.Constant.selfTestSets
    let change = try sum(of: forced, test, timebase).meanChange(from: rest, count: count)
    let limits = configuration.selfTestLimits
    return SelfTestChange(
      change: change, sensitivity: test.sensitivity.z,
      passed: limits.x.contains(Double(change.x)) && limits.y.contains(Double(change.y))
        && limits.z.contains(Double(change.z)))
  }

  private mutating func sum(
    of format: Datasheet.ADXL345.DATA_FORMAT, _ test: ADXL345Configuration,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<Int> {
    var sum = Axes(0, 0, 0)
    for _ in 0..<Datasheet.ADXL345.Constant.selfTestSets {
      // The data sheet gives no tolerance of the rate: two periods are enough for half of it.
      timebase.wait(forNanoseconds: 2 * test.rate.period)
      let bytes: InlineArray<8, UInt8> = try bus.load(Datasheet.ADXL345.INT_SOURCE.address)
      guard bytes[1] == format.bits else { throw .lostConfiguration }
      guard Datasheet.ADXL345.INT_SOURCE(bits: bytes[0]).dataReady else { throw .notReady }
      sum.add(Axes(bytes, at: 2))
    }
    return sum
  }
}

extension ADXL345: SelfTesting where Link: ~Copyable {}

extension ADXL345Configuration {
  /// The configuration of the self-test, without the force.
  var selfTest: ADXL345Configuration {
    ADXL345Configuration(part: part, supply: supply, threeWireSPI: threeWireSPI)
  }

  /// The change of each axis that passes, in digits of full resolution.
  package var selfTestLimits: Axes<ClosedRange<Double>> {
    typealias Facts = Datasheet.ADXL345
    func limits(_ least: Int32, _ most: Int32, _ percent: Int) -> ClosedRange<Double> {
      let factor = supply == .volts3Point3 ? Double(percent) / 100 : 1
      return Double(Int(least)) * factor...Double(Int(most)) * factor
    }
    let (xy, z) = (
      Facts.Constant.selfTestPercentAt3V3XY, Facts.Constant.selfTestPercentAt3V3Z
    )
    return Axes(
      limits(
        Facts.selfTestMinimumX(resolution: .full, range: .g16),
        Facts.selfTestMaximumX(resolution: .full, range: .g16), xy),
      limits(
        Facts.selfTestMinimumY(resolution: .full, range: .g16),
        Facts.selfTestMaximumY(resolution: .full, range: .g16), xy),
      limits(
        Facts.selfTestMinimumZ(resolution: .full, range: .g16),
        Facts.selfTestMaximumZ(resolution: .full, range: .g16), z))
  }

  /// The value of a digit in the self-test, in g.
  package var selfTestSensitivity: Sensitivity { selfTest.sensitivity.z }
}
