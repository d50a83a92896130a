// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The self-test of one of ST's magnetometers.
public struct STFieldTest<Configuration: Sendable>: Sendable {
  /// The configuration, without the field.
  var configuration: Configuration
  /// The register with the bit that adds the field, and its value with the bit.
  var register: UInt8
  var value: UInt8
  /// The time after the start, and after the field was added, in nanoseconds.
  var wait: Int64
  var settling: Int64
  /// The samples that are averaged.
  var samples: Int
  /// The change of each output that passes, in digits.
  var limits: Axes<ClosedRange<Double>>
}

extension STSensor where Configuration: STMagnetometerConfiguration, Link: ~Copyable {
  /// Makes the chip add a field of its own, and measures the change of the outputs. The ambient field has to be
  /// constant. Afterwards the chip has its previous configuration, and samples are good after `settlingTime`.
  ///
  /// The steps and limits are those of ST's examples. LIS3MDL, in half a second: at ±12 G and 80 Hz in low-power
  /// performance five samples are averaged, without and with the field; X and Y rise by 1 to 3 G, Z by 0.1 to 1 G.
  /// LIS2MDL, in 2.1 s: at 100 Hz fifty samples; each axis rises by 15 to 500 mG.
  ///
  /// - Throws: `.notReady` when no samples appear; `.bus`, `.notVerified`. The chip then has its previous
  ///   configuration, too; where restoring it fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTestChange {
    try restoringConfiguration { (driver) throws(SensorError) in
      try driver.measure(driver.configuration.fieldTest, timebase)
    }
  }

  private mutating func measure(
    _ test: STFieldTest<Configuration>, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTestChange {
    _ = try test.configuration.write(to: &bus)
    timebase.wait(forNanoseconds: test.wait)
    let rest = try sum(of: test, timebase)
    try bus.storeAndVerify([test.value], to: test.register)
    timebase.wait(forNanoseconds: test.settling)
    let change = try sum(of: test, timebase).meanChange(from: rest, count: test.samples)
    let limits = test.limits
    return SelfTestChange(
      change: change, sensitivity: test.configuration.sensitivity,
      passed: limits.x.contains(Double(change.x)) && limits.y.contains(Double(change.y))
        && limits.z.contains(Double(change.z)))
  }

  /// The sum of the samples after one that is discarded.
  private mutating func sum(
    of test: STFieldTest<Configuration>, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<Int> {
    let configuration = test.configuration
    var sum = Axes(0, 0, 0)
    for index in 0...test.samples {
      // No tolerance of the rate is published: two periods are enough for half of it.
      timebase.wait(forNanoseconds: 2 * configuration.period)
      let sample = try loadSample(configuration.newBits, configuration.sensitivity)
      guard sample.isNew else { throw .notReady }
      if index > 0 { sum.add(sample.raw) }
    }
    return sum
  }
}
