// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension ICM20948Configuration {
  private typealias Facts = Datasheet.ICM20948

  /// The configuration of the self-tests, without the force. The note of the MPU-9250 names the code 2 of both low-passes;
  /// the maker's own code uses others, and a tenth of the rate.
  public var selfTest: ICM20948Configuration {
    ICM20948Configuration(
      rate: .hertz1125, accelerometerRange: .g2, gyroscopeRange: .dps250,
      gyroscopeLowPass: .hertz120, accelerometerLowPass: .hertz111)
  }

  /// Writes the settings of both sensors with the bits of a test, and verifies them.
  public func apply(
    _ test: InvenSenseTest, to bus: inout some Bus & ~Copyable
  ) throws(SensorError) {
    try bus.storeAndVerify(Facts.REG_BANK_SEL(bank: 2))
    try bus.storeAndVerify(
      try gyroscopeSettings(test), to: Facts.BankTwo.GYRO_SMPLRT_DIV.address)
    try bus.storeAndVerify(
      try accelerometerSettings(test), to: Facts.BankTwo.ACCEL_SMPLRT_DIV_1.address)
    try bus.storeAndVerify(Facts.REG_BANK_SEL())
  }

  /// Reads the codes that the factory left for a test.
  public func loadCodes(
    _ test: InvenSenseTest, _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) -> Axes<UInt8> {
    let first =
      test == .gyroscope
      ? Facts.BankOne.SELF_TEST_X_GYRO.address : Facts.BankOne.SELF_TEST_X_ACCEL.address
    try bus.storeAndVerify(Facts.REG_BANK_SEL(bank: 1))
    let codes: InlineArray<3, UInt8> = try bus.load(first)
    try bus.storeAndVerify(Facts.REG_BANK_SEL())
    return Axes(codes[0], codes[1], codes[2])
  }

  /// The limits of the change of an axis in digits, by the factory's code.
  public func selfTestLimits(
    _ test: InvenSenseTest, _ code: UInt8, change: Int, isY: Bool
  ) -> ClosedRange<Double> {
    let facts = Facts.Constant.self
    if test == .gyroscope {
      let digits = Double(Int(GyroscopeControl.FullScale.dps250.decidigitsPerDegreePerSecond)) / 10
      return InvenSenseSelfTestLimits(
        base: facts.selfTestBase, step: facts.selfTestStep,
        percent: (facts.gyroscopeSelfTestMinimumPercent, nil),
        untrimmed: (Double(facts.gyroscopeSelfTestMinimum) * digits, nil)
      ).limits(code, change: change)
    }
    let digits = Double(Int(AccelerometerControl.FullScale.g2.digitsPerG)) / 1000
    return InvenSenseSelfTestLimits(
      base: facts.selfTestBase, step: facts.selfTestStep,
      percent: (
        facts.accelerometerSelfTestMinimumPercent, facts.accelerometerSelfTestMaximumPercent
      ),
      untrimmed: (
        Double(facts.accelerometerSelfTestMinimum) * digits,
        Double(facts.accelerometerSelfTestMaximum) * digits
      )
    ).limits(code, change: change)
  }

  /// Where the accelerometer's trim is.
  public var trim: InvenSenseTrim {
    typealias One = Datasheet.ICM20948.BankOne
    return InvenSenseTrim(
      bank: 1, first: One.XA_OFFS_H.address, stride: One.YA_OFFS_H.address - One.XA_OFFS_H.address)
  }
}
