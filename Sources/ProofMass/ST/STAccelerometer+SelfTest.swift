// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The self-test of an ST accelerometer: the configuration under test and the forces.
public struct STSelfTest<Configuration: STConfiguration>: Sendable {
  /// The configuration without a force, in the lowest range.
  var configuration: Configuration
  /// The control register that applies a force, and its values for the two signs.
  var control: (register: UInt8, plus: UInt8, minus: UInt8)
  /// The time from a change of the force until the outputs have followed, in nanoseconds.
  var settling: Int64
  /// The change of each output under the force of one sign, in digits of the lowest range; the force of
  /// the other sign causes the opposite change.
  package var limits: Axes<ClosedRange<Int>>

  /// The value of one digit of the test, in g.
  package var sensitivity: Sensitivity { configuration.sensitivity }
}

extension STSensor where Configuration: STAccelerometerConfiguration, Link: ~Copyable {
  /// Makes the chip deflect its own proof mass, in one direction and then in the other, and measures the
  /// changes of the outputs. The board has to be at rest. Takes less than half a second; afterwards the chip
  /// has its previous configuration, and samples are good after `settlingTime`.
  ///
  /// In each state five samples are averaged, as ST's own example does.
  ///
  /// LIS331DLH: in the lowest range X and Y change by 120…550 digits, Z by 140…750, upwards and then
  /// downwards on all axes alike (datasheet, Table 3, at 2.5 V), 1/ODR + 1 ms after the force has
  /// changed. For a LIS331HH the only source is ST's staff: X and Y at most 180, Z 220…370. The minimum of
  /// one digit for X and Y is our choice, so that an axis that does not move fails.
  ///
  /// LIS331DL: at ±2 g and a supply of 2.5 V (datasheet) X changes under STP by −32…−3 digits, Y and Z
  /// by 3…32, and under STM the other way round, 3/ODR after the force has changed. The force grows
  /// with the supply: at 3.3 V a change of 7…74 is typical.
  ///
  /// LIS3DH: at ±2 g all axes change by 17…360 digits of 10 bits, which are 68…1440 of 12, upwards and
  /// then downwards (datasheet, Table 4).
  ///
  /// - Throws: `.wrongPart` for an H3LIS331DL and the accelerometer of an LSM303DLHC, which have no self-test;
  ///   `.notReady` when no samples appear; `.bus`, `.notVerified`. The chip then has its previous configuration, too;
  ///   where restoring it fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> AccelerometerSelfTest {
    guard let test = configuration.selfTest else { throw .wrongPart }
    return try restoringConfiguration { (driver) throws(SensorError) in
      try driver.measure(test, timebase)
    }
  }

  private mutating func measure(
    _ test: STSelfTest<Configuration>, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> AccelerometerSelfTest {
    let (register, plus, minus) = test.control
    _ = try test.configuration.write(to: &bus)
    timebase.wait(for: test.configuration.settlingTime)
    let rest = try sumOfFive(test.configuration, timebase)
    try bus.storeAndVerify([plus], to: register)
    timebase.wait(forNanoseconds: test.settling)
    let up = try sumOfFive(test.configuration, timebase)
    try bus.storeAndVerify([minus], to: register)
    timebase.wait(forNanoseconds: test.settling)
    let down = try sumOfFive(test.configuration, timebase)
    return AccelerometerSelfTest(rest: rest, plus: up, minus: down, count: 5, limits: test.limits)
  }

  private mutating func sumOfFive(
    _ test: Configuration, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<Int> {
    var sum = Axes(0, 0, 0)
    for _ in 0..<5 {
      // The datasheet gives no tolerance of the rate: two periods are enough for half of it.
      timebase.wait(forNanoseconds: 2 * test.period)
      let sample = try loadSample(test.newBits, test.sensitivity)
      guard sample.isNew else { throw .notReady }
      sum.add(sample.raw)
    }
    return sum
  }
}

/// The changes of an accelerometer's outputs under the forces of its self-test.
public struct AccelerometerSelfTest: Equatable, Sendable {
  /// Change of the outputs under the force of one sign, in digits of the lowest range.
  public var plus: Axes<Int>
  /// Change under the opposite force, in digits.
  public var minus: Axes<Int>
  /// Whether all six changes were within the limits.
  public var passed: Bool

  /// Creates a result from its parts.
  package init(plus: Axes<Int>, minus: Axes<Int>, passed: Bool) {
    self.plus = plus
    self.minus = minus
    self.passed = passed
  }

  /// Creates a result from sums of equally many samples, and limits for the force of one sign.
  init(
    rest: Axes<Int>, plus: Axes<Int>, minus: Axes<Int>, count: Int,
    limits: Axes<ClosedRange<Int>>
  ) {
    func passes(_ change: Axes<Int>) -> Bool {
      limits.x.contains(change.x) && limits.y.contains(change.y) && limits.z.contains(change.z)
    }
    let up = plus.meanChange(from: rest, count: count)
    let down = minus.meanChange(from: rest, count: count)
    self.init(plus: up, minus: down, passed: passes(up) && passes(down.map { -$0 }))
  }
}

extension Axes<Int> {
  /// Adds a sample in digits.
  mutating func add(_ raw: Axes<Int16>) {
    self = Axes(x + Int(raw.x), y + Int(raw.y), z + Int(raw.z))
  }

  /// The difference of the means of two sums of equally many samples.
  func meanChange(from rest: Axes<Int>, count: Int) -> Axes<Int> {
    Axes((x - rest.x) / count, (y - rest.y) / count, (z - rest.z) / count)
  }
}
