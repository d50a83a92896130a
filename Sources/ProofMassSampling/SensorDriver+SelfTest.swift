// SPDX-License-Identifier: Apache-2.0

import ProofMass
package import ProofMassCore

/// The response of a chip to its self-test, and its limits.
package struct SensorSelfTest: Sendable {
  /// The stimulus of the sensing element.
  package enum Stimulus: String, Sendable {
    /// A force that moves the proof mass one way.
    case plus
    /// The opposite force.
    case minus
    /// The field of the magnetometer's own coil.
    case coil
  }

  /// The response to one stimulus, on the sensor's axes.
  package struct Response: Sendable {
    /// The stimulus.
    package var stimulus: Stimulus
    /// The change of the outputs, or the output under the coil's field after adjustment, in digits.
    package var digits: Axes<Double>
    /// The limits of the response, in digits.
    package var limits: Axes<ClosedRange<Double>>

    /// Whether each axis is within its limits.
    package var passed: Axes<Bool> {
      Axes(
        limits.x.contains(digits.x), limits.y.contains(digits.y), limits.z.contains(digits.z))
    }
  }

  /// The responses, in the order in which they were measured.
  package var responses: [Response]
  /// The value of one digit of the test, in g, degrees per second or µT.
  package var digit: Double
  /// The driver's verdict: whether every axis is within its limits under every stimulus.
  package var passed: Bool
}

extension SensorDriver where Link: ~Copyable {
  /// Runs the self-test of one of the chip's sensors, as the driver's `selfTest` describes it: the board has to
  /// be at rest. Takes up to two seconds. Afterwards the chip has its previous configuration.
  ///
  /// - Throws: `.wrongPart` for a chip without a self-test: H3LIS331DL, AK8973; what the driver
  ///   throws.
  package mutating func selfTest(
    of quantity: Quantity, _ clock: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SensorSelfTest {
    if let result = try lis331dlh?.selfTest(clock) {
      return try SensorSelfTest(result, known(lis331dlh?.configuration.selfTest))
    }
    if let result = try lis331dl?.selfTest(clock) {
      return try SensorSelfTest(result, known(lis331dl?.configuration.selfTest))
    }
    if let result = try lis3dh?.selfTest(clock) {
      return try SensorSelfTest(result, known(lis3dh?.configuration.selfTest))
    }
    if let result = try adxl345?.selfTest(clock) {
      return try SensorSelfTest(result, .plus, known(adxl345?.configuration.selfTestLimits))
    }
    if let result = try l3g4200d?.selfTest(clock) {
      return try SensorSelfTest(result, known(l3g4200d?.configuration.selfTestLimits))
    }
    if let result = try ak8975?.selfTest(clock) {
      let limits = try known(ak8975?.configuration.selfTestLimits)
      return SensorSelfTest(result, limits, AK8975Sample.sensitivity(unadjusted))
    }
    if let result = try ak8963?.selfTest(clock) {
      let configuration = try known(ak8963?.configuration)
      return SensorSelfTest(
        result, configuration.selfTestLimits,
        AK8963Sample.sensitivity(unadjusted, configuration.output))
    }
    if let result = try ak09916?.selfTest(clock) {
      let limits = try known(ak09916?.configuration.selfTestLimits)
      return SensorSelfTest(result, limits, AK09916Sample.sensitivity)
    }
    if let result = try hmc5883l?.selfTest(clock) {
      return SensorSelfTest(
        result, HMC5883LConfiguration.selfTestLimits, HMC5883LConfiguration.selfTestSensitivity)
    }
    if let result = try lis3mdl?.selfTest(clock) {
      return SensorSelfTest(result, .coil, LIS3MDLConfiguration.selfTestLimits)
    }
    if let result = try lis2mdl?.selfTest(clock) {
      return SensorSelfTest(result, .coil, LIS2MDLConfiguration.selfTestLimits)
    }
    if quantity == .angularRate {
      if let result = try lsm9ds1ag?.selfTestGyroscope(clock) {
        return SensorSelfTest(result, LSM9DS1AGConfiguration.gyroscopeSelfTestLimits)
      }
      if let result = try lsm6dso?.selfTestGyroscope(clock) {
        let part = try known(lsm6dso?.configuration.part)
        return SensorSelfTest(result, part.gyroscopeSelfTestLimits)
      }
      if let result = try lsm6dsl?.selfTestGyroscope(clock) {
        let part = try known(lsm6dsl?.configuration.part)
        return SensorSelfTest(result, part.gyroscopeSelfTestLimits)
      }
      if let result = try mpu6500?.selfTestGyroscope(clock) { return SensorSelfTest(result) }
      if let result = try icm20948?.selfTestGyroscope(clock) { return SensorSelfTest(result) }
    } else {
      if let result = try lsm9ds1ag?.selfTestAccelerometer(clock) {
        return SensorSelfTest(result, LSM9DS1AGConfiguration.accelerometerSelfTestLimits)
      }
      if let result = try lsm6dso?.selfTestAccelerometer(clock) {
        let part = try known(lsm6dso?.configuration.part)
        return SensorSelfTest(result, part.accelerometerSelfTestLimits)
      }
      if let result = try lsm6dsl?.selfTestAccelerometer(clock) {
        let part = try known(lsm6dsl?.configuration.part)
        return SensorSelfTest(result, part.accelerometerSelfTestLimits)
      }
      if let result = try mpu6500?.selfTestAccelerometer(clock) { return SensorSelfTest(result) }
      if let result = try icm20948?.selfTestAccelerometer(clock) { return SensorSelfTest(result) }
    }
    throw .wrongPart
  }

  /// A fuse value that adjusts nothing, because the response is adjusted already.
  private var unadjusted: UInt8 { 128 }
}

extension SensorSelfTest {
  fileprivate init(_ result: AccelerometerSelfTest, _ test: STSelfTest<some STConfiguration>) {
    self.init(
      plus: result.plus, minus: result.minus,
      limits: test.limits.map { Double($0.lowerBound)...Double($0.upperBound) },
      test.sensitivity, passed: result.passed)
  }

  fileprivate init(_ result: L3G4200DSelfTest, _ limits: ClosedRange<Double>) {
    self.init(
      plus: result.plus, minus: result.minus, limits: Axes(limits, limits, limits),
      result.sensitivity, passed: result.passed)
  }

  fileprivate init(
    _ result: CompassSelfTest, _ limits: Axes<ClosedRange<Int>>, _ sensitivity: Sensitivity
  ) {
    let limits = limits.map { Double($0.lowerBound)...Double($0.upperBound) }
    responses = [Response(stimulus: .coil, digits: result.response, limits: limits)]
    digit = sensitivity.value(1)
    passed = result.passed
  }

  fileprivate init(
    _ result: SelfTestChange, _ stimulus: Stimulus, _ limits: Axes<ClosedRange<Double>>
  ) {
    responses = [
      Response(stimulus: stimulus, digits: result.change.map { Double($0) }, limits: limits)
    ]
    digit = result.sensitivity.value(1)
    passed = result.passed
  }

  fileprivate init(_ result: MPU6500SelfTest) {
    let digits = result.change.map { Double($0) }
    responses = [Response(stimulus: .plus, digits: digits, limits: result.limits)]
    digit = result.sensitivity.value(1)
    passed = result.passed
  }

  /// The change may have either direction: the limits are those of the direction that it has.
  fileprivate init(_ result: SelfTestChange, _ limits: ClosedRange<Double>) {
    self.init(
      result, .plus,
      result.change.map { $0 < 0 ? -limits.upperBound ... -limits.lowerBound : limits })
  }

  private init(
    plus: Axes<Int>, minus: Axes<Int>, limits: Axes<ClosedRange<Double>>,
    _ sensitivity: Sensitivity, passed: Bool
  ) {
    responses = [
      Response(stimulus: .plus, digits: plus.map { Double($0) }, limits: limits),
      Response(
        stimulus: .minus, digits: minus.map { Double($0) },
        limits: limits.map { -$0.upperBound ... -$0.lowerBound }),
    ]
    digit = sensitivity.value(1)
    self.passed = passed
  }
}

private func known<Value>(_ value: Value?) throws(SensorError) -> Value {
  guard let value else { throw .wrongPart }
  return value
}
