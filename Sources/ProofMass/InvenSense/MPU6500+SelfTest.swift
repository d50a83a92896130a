// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension MPU6500Configuration {
  /// The configuration of the self-tests, without the force.
  public var selfTest: MPU6500Configuration {
    MPU6500Configuration(
      part: part, rate: .hertz1000, accelerometerRange: part.isOld ? .g8 : .g2,
      gyroscopeRange: .dps250, gyroscopeLowPass: .hertz92, acceptsIdentity: acceptsIdentity)
  }

  /// Writes SMPLRT_DIV, CONFIG, GYRO_CONFIG and ACCEL_CONFIG with the bits of a test, and verifies them.
  public func apply(
    _ test: InvenSenseTest, to bus: inout some Bus & ~Copyable
  ) throws(SensorError) {
    try bus.storeAndVerify(settings(test), to: Datasheet.MPU6500.SMPLRT_DIV.address)
  }

  /// The codes that the factory left.
  public func loadCodes(
    _ test: InvenSenseTest, _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) -> Axes<UInt8> {
    guard part.isOld else {
      let first =
        test == .gyroscope
        ? Datasheet.MPU6500.SELF_TEST_X_GYRO.address : Datasheet.MPU6500.SELF_TEST_X_ACCEL.address
      let codes: InlineArray<3, UInt8> = try bus.load(first)
      return Axes(codes[0], codes[1], codes[2])
    }
    let bytes: InlineArray<4, UInt8> = try bus.load(Datasheet.MPU6050.SELF_TEST_X.address)
    let x = Datasheet.MPU6050.SELF_TEST_X(bits: bytes[0])
    let y = Datasheet.MPU6050.SELF_TEST_Y(bits: bytes[1])
    let z = Datasheet.MPU6050.SELF_TEST_Z(bits: bytes[2])
    guard test == .accelerometer else { return Axes(x.gyroscope, y.gyroscope, z.gyroscope) }
    let low = Datasheet.MPU6050.SELF_TEST_A(bits: bytes[3])
    return Axes(
      x.accelerometerHigh << 2 | low.x, y.accelerometerHigh << 2 | low.y,
      z.accelerometerHigh << 2 | low.z)
  }

  /// The limits of the change of an axis in digits, by the factory's code. Where they are the same in either direction,
  /// they are those of the direction of the change. The Y axis of an MPU-6050's gyroscope changes the other way.
  public func selfTestLimits(
    _ test: InvenSenseTest, _ code: UInt8, change: Int, isY: Bool
  ) -> ClosedRange<Double> {
    guard part.isOld else { return limits(test).limits(code, change: change) }
    guard code > 0 else { return limitsWithoutCode(test).signed(as: change < 0) }
    let response = part.factoryTrim(test, code)
    let tolerance = Double(part.variant.selfTestTolerance ?? 0) / 100
    return (response * (1 - tolerance)...response * (1 + tolerance))
      .signed(as: isY && test == .gyroscope)
  }

  /// Those of an MPU-6500.
  private func limits(_ test: InvenSenseTest) -> InvenSenseSelfTestLimits {
    let variant = part.variant
    let isGyroscope = test == .gyroscope
    let (least, most) =
      isGyroscope
      ? (variant.gyroscopeSelfTestMinimumPercent, nil)
      : (variant.accelerometerSelfTestMinimumPercent, variant.accelerometerSelfTestMaximumPercent)
    let digits = digits(test)
    let untrimmed =
      isGyroscope ? variant.gyroscopeSelfTestMinimum : variant.accelerometerSelfTestMinimum
    let highest = isGyroscope ? nil : variant.accelerometerSelfTestMaximum
    return InvenSenseSelfTestLimits(
      base: variant.selfTestBase ?? 0, step: variant.selfTestStep ?? 0,
      percent: (least ?? 0, most),
      untrimmed: (Double(untrimmed ?? 0) * digits, highest.map { Double($0) * digits }))
  }

  /// The digits of 1 °/s or 1 mg.
  private func digits(_ test: InvenSenseTest) -> Double {
    test == .gyroscope
      ? Double(Int(part.variant.decidigitsPerDegreePerSecond(gyroscopeRange.code))) / 10
      : Double(Int(part.variant.digitsPerG(accelerometerRange.code))) / 1000
  }

  /// Those of an MPU-6050.
  private func limitsWithoutCode(_ test: InvenSenseTest) -> ClosedRange<Double> {
    let variant = part.variant
    let (least, most) =
      test == .gyroscope
      ? (variant.untrimmedGyroscopeSelfTestMinimum, variant.untrimmedGyroscopeSelfTestMaximum)
      : (
        variant.untrimmedAccelerometerSelfTestMinimum,
        variant.untrimmedAccelerometerSelfTestMaximum
      )
    let digits = digits(test)
    return Double(least ?? 0) * digits...Double(most ?? 65535) * digits
  }
}

extension MPU6500Configuration.Part {
  /// The change that the factory measured in an MPU-6050, in digits at ±250 °/s or ±8 g (register map, self-test registers).
  fileprivate func factoryTrim(_ test: InvenSenseTest, _ code: UInt8) -> Double {
    let steps = Int(code) - 1
    if test == .gyroscope {
      let growth = 1 + Double(variant.gyroscopeTrimGrowth ?? 0) / 1000
      return Double(variant.gyroscopeTrimBase ?? 0) * raised(growth, steps)
    }
    let (base, top) = (variant.accelerometerTrimBase ?? 0, variant.accelerometerTrimTop ?? 0)
    let growth = root(30, of: Double(top) / Double(base))
    return Double(Int(variant.digitsPerG(.g8))) * Double(base) / 1000 * raised(growth, steps)
  }
}

/// A root by Newton's method, of a number from 1 to 10.
private func root(_ degree: Int, of value: Double) -> Double {
  var root = 1 + value / Double(degree)
  for _ in 0..<20 {
    root -= (root - value / raised(root, degree - 1)) / Double(degree)
  }
  return root
}
