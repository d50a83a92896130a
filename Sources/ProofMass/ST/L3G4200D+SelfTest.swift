// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension STSensor where Configuration == L3G4200DConfiguration, Link: ~Copyable {
  /// Makes the chip deflect its own proof mass, in one direction and then in the other, and measures the
  /// changes of the outputs. The board has to be at rest. Takes about a second; afterwards the chip has its
  /// previous configuration, and samples are good after `settlingTime`.
  ///
  /// Typical changes are 130 °/s at ±250 °/s, 200 at ±500, 530 at ±2000 (datasheet, Table 4). Limits are
  /// not published. An example of ST's accepts 200 to 800 °/s of a sibling at ±2000 °/s, so the same
  /// fractions of the typical value pass here: 20/53 to 80/53. In each state eight samples are averaged,
  /// beginning the turn-on time after the force has changed; AN3393 would wait much less.
  ///
  /// - Throws: `.notReady` when no samples appear; `.bus`, `.notVerified`. The chip then has its previous
  ///   configuration, too; where restoring it fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> L3G4200DSelfTest {
    try restoringConfiguration { (driver) throws(SensorError) in
      try driver.measureSelfTest(timebase)
    }
  }

  private mutating func measureSelfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> L3G4200DSelfTest {
    let rest = try sumOfEight(timebase, under: .off)
    let plus = try sumOfEight(timebase, under: .plus).meanChange(from: rest, count: 8)
    let minus = try sumOfEight(timebase, under: .minus).meanChange(from: rest, count: 8)
    return L3G4200DSelfTest(
      plus: plus, minus: minus, sensitivity: sensitivity,
      passed: isWithinLimits(plus) && isWithinLimits(minus.map { -$0 }))
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
    let turnOn = configuration.part.variant.turnOn
    timebase.wait(forNanoseconds: max(turnOn, settling.wholeNanoseconds))
    var sum = Axes(0, 0, 0)
    for _ in 0..<8 {
      // Enough time for a chip at four fifths of its rate.
      timebase.wait(forNanoseconds: configuration.rate.period * 5 / 4)
      let sample = try read()
      guard sample.isNew else { throw .notReady }
      sum.add(sample.raw)
    }
    return sum
  }

  private func isWithinLimits(_ change: Axes<Int>) -> Bool {
    guard let limits = configuration.selfTestLimits else { return false }
    return change.map { limits.contains(Double($0)) } == Axes(true, true, true)
  }
}

extension L3G4200DConfiguration {
  /// The change of each output under the force that increases it, in digits of the range, and with the
  /// opposite sign under the opposite force; nil for a range without a typical value.
  package var selfTestLimits: ClosedRange<Double>? {
    let limits = Datasheet.L3G4200D.Constant.self
    // Typical changes are published for this part alone, for all its ranges.
    let typical = Datasheet.L3G4200D.Variant.l3g4200d
    guard let expected = typical.selfTestDegreesPerSecond(fullScale),
      let greatest = typical.selfTestDegreesPerSecond(.dps2000)
    else { return nil }
    // In floating point, because 32 bits are too few.
    let scale = Double(Int(expected)) / Double(Int(greatest)) / sensitivity.value(1)
    return Double(limits.selfTestLowest) * scale...Double(limits.selfTestHighest) * scale
  }
}

/// The changes of the outputs of an L3G4200D under the forces of its self-test.
public struct L3G4200DSelfTest: Equatable, Sendable {
  /// Change of the outputs under the force that increases them, in digits.
  public var plus: Axes<Int>
  /// Change under the opposite force, in digits.
  public var minus: Axes<Int>
  /// The value of one digit, in degrees per second.
  public var sensitivity: Sensitivity
  /// Whether all six changes were within the limits, and of the sign of the force.
  public var passed: Bool

  /// Creates a result from its parts.
  package init(plus: Axes<Int>, minus: Axes<Int>, sensitivity: Sensitivity, passed: Bool) {
    self.plus = plus
    self.minus = minus
    self.sensitivity = sensitivity
    self.passed = passed
  }
}
