// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The change of the outputs of one of a chip's sensors in its self-test.
public struct InvenSenseSelfTest: Equatable, Sendable {
  /// Change of each output, in digits.
  public var change: Axes<Int>
  /// The value of one digit, in g or degrees per second.
  public var sensitivity: Sensitivity
  /// The limits of the change of each axis, in digits: of this specimen, by its factory codes.
  public var limits: Axes<ClosedRange<Double>>
  /// Whether all axes were within their limits.
  public var passed: Bool
}

extension InvenSenseSixAxis where Link: ~Copyable {
  /// Makes the chip deflect the proof masses of its accelerometer, and measures the change of the outputs. The board has
  /// to be at rest. Takes about 1 s; afterwards the chip has its previous configuration, and samples are good after
  /// `settlingTime`.
  ///
  /// 200 samples at 1 kHz behind the low-pass of 92 Hz are averaged, without and, 20 ms after it was applied, with the
  /// force (application note, self-test, of the MPU-9250); of an ICM-20948 at 1125 Hz, behind those with the same codes. At ±2 g every axis changes by 50 to 150 % of what the factory
  /// measured or, where it left no code, by 225 to 675 mg. An MPU-6000, MPU-6050 or MPU-9150 is tested at ±8 g: its axes
  /// change by what the factory measured ±14 %, without a code by 0.3 to 0.95 g; the number of samples is not documented.
  ///
  /// - Throws: `.notReady` when no samples appear; `.bus`, `.notVerified`. The chip then has its previous
  ///   configuration, too; where restoring it fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTestAccelerometer(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> InvenSenseSelfTest {
    try run(.accelerometer, timebase)
  }

  /// Makes the chip deflect the proof masses of its gyroscope, as `selfTestAccelerometer` does of its accelerometer. The
  /// board has to be at rest, or to turn steadily.
  ///
  /// At ±250 °/s every axis changes by at least 50 % of what the factory measured or, where it left no code, by 60 °/s. An
  /// MPU-6000, MPU-6050 or MPU-9150 changes by what the factory measured ±14 %, its Y axis the other way, without a code
  /// by 10 to 105 °/s.
  ///
  /// - Throws: what `selfTestAccelerometer` throws.
  public mutating func selfTestGyroscope(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> InvenSenseSelfTest {
    try run(.gyroscope, timebase)
  }

  private mutating func run(
    _ test: InvenSenseTest, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> InvenSenseSelfTest {
    try restoringConfiguration { (driver) throws(SensorError) in
      try driver.measure(test, timebase)
    }
  }

  private mutating func measure(
    _ test: InvenSenseTest, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> InvenSenseSelfTest {
    let tested = configuration.selfTest
    try tested.write(to: &bus)
    timebase.wait(for: tested.settlingTime)
    let rest = try sum(test, timebase)
    try tested.apply(test, to: &bus)
    timebase.wait(forNanoseconds: Datasheet.ICM20948.Timing.selfTestSettle)
    let change = try sum(test, timebase).meanChange(
      from: rest, count: selfTestSamples)
    let codes = try tested.loadCodes(test, &bus)
    let limits = Axes(
      tested.selfTestLimits(test, codes.x, change: change.x, isY: false),
      tested.selfTestLimits(test, codes.y, change: change.y, isY: true),
      tested.selfTestLimits(test, codes.z, change: change.z, isY: false))
    return InvenSenseSelfTest(
      change: change,
      sensitivity: test == .gyroscope
        ? tested.gyroscopeSensitivity : tested.accelerometerSensitivity,
      limits: limits,
      passed: limits.x.contains(Double(change.x)) && limits.y.contains(Double(change.y))
        && limits.z.contains(Double(change.z)))
  }

  private mutating func sum(
    _ test: InvenSenseTest, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<Int> {
    var sum = Axes(0, 0, 0)
    let map = Configuration.map
    for _ in 0..<selfTestSamples {
      // Two periods are enough for a rate of half the nominal one: the clock deviates by 9 % at most.
      timebase.wait(forNanoseconds: 2_000_000)
      var bytes = InlineArray<24, UInt8>(repeating: 0)
      let status = try Configuration.loadOutputs(&bus, into: &bytes, count: 14)
      guard status.dataReady else { throw .notReady }
      var sample = reading.empty
      sample.take(bytes.span, at: map.outputs, map)
      sum.add(test == .gyroscope ? sample.rawAngularRate : sample.rawAcceleration)
    }
    return sum
  }

  /// The samples of an average, those of all parts.
  private var selfTestSamples: Int { Datasheet.ICM20948.Constant.selfTestSamples }
}

extension InvenSenseSixAxis: SelfTesting where Link: ~Copyable {}

/// The sensor whose self-test runs, on all of its axes.
public enum InvenSenseTest: UInt8, Sendable {
  /// None.
  case none
  /// The accelerometer.
  case accelerometer
  /// The gyroscope.
  case gyroscope
}

/// The limits of the self-test of MPU-6500, MPU-9250 and ICM-20948 at ±2 g and ±250 °/s (application note, self-test, of
/// the MPU-9250).
struct InvenSenseSelfTestLimits {
  /// The change for the code 1, in digits.
  var base: Int
  /// The growth with each code, in percent.
  var step: Int
  /// The smallest and largest change in percent of what the factory measured; nil where there is no largest.
  var percent: (least: Int, most: Int?)
  /// The same without a code, in digits.
  var untrimmed: (least: Double, most: Double?)

  /// The limits by the factory's code. Without one they are those of the direction of the change.
  func limits(_ code: UInt8, change: Int) -> ClosedRange<Double> {
    // The outputs change by 65535 at most.
    guard code > 0 else {
      return (untrimmed.least...(untrimmed.most ?? 65535)).signed(as: change < 0)
    }
    let response = Double(base) * raised(1 + Double(step) / 100, Int(code) - 1)
    // The note demands that the ratio is between its limits.
    let least = (response * Double(percent.least) / 100).nextUp
    guard let most = percent.most else { return least...65535 }
    return least...(response * Double(most) / 100).nextDown
  }
}

extension ClosedRange<Double> {
  /// The same limits, or those of the other direction.
  func signed(as isNegative: Bool) -> ClosedRange<Double> {
    isNegative ? -upperBound ... -lowerBound : self
  }
}

/// A power with a whole exponent that is not negative, without a C library.
func raised(_ base: Double, _ exponent: Int) -> Double {
  var product = 1.0
  for _ in 0..<exponent { product *= base }
  return product
}
