// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension ICM20948Configuration {
  private typealias Facts = Datasheet.ICM20948
  typealias GyroscopeControl = Datasheet.ICM20948.BankTwo.GYRO_CONFIG_1
  typealias AccelerometerControl = Datasheet.ICM20948.BankTwo.ACCEL_CONFIG

  /// The value of one digit of the accelerometer, in g.
  public var accelerometerSensitivity: Sensitivity {
    let range = AccelerometerControl.FullScale(code: accelerometerRange, otherwise: .g2)
    return Sensitivity(1, over: range.digitsPerG)
  }

  /// The value of one digit of the gyroscope, in degrees per second.
  public var gyroscopeSensitivity: Sensitivity {
    let range = GyroscopeControl.FullScale(code: gyroscopeRange, otherwise: .dps250)
    return Sensitivity(10, over: range.decidigitsPerDegreePerSecond)
  }

  /// How digits of the thermometer become a temperature.
  public var thermometer: InvenSenseThermometer {
    InvenSenseThermometer(
      sensitivity: Sensitivity(100, over: Int32(Facts.Constant.temperatureCentidigits)),
      zero: Int32(Facts.Constant.temperatureZeroCentidegrees))
  }

  /// The typical reading at rest of the gyroscope, either sign, in degrees per second.
  package var zeroRateLevel: Double { Double(Facts.Constant.gyroscopeZeroLevel) }

  /// The number of samples a second: nominally, the chip's clock may deviate by 9 % with the gyroscope, by 5 % without it
  /// (data sheet, clock frequency). Where both sensors run, it is that of the gyroscope.
  public var hertz: Double { 1e9 / Double(period) }

  /// The time from sample to sample, in nanoseconds.
  public var period: Int64 {
    let base: Int
    if runsGyroscope {
      base = lowPass == .hertz12106 ? Facts.Constant.gyroscopeBypassMillihertz : 0
    } else {
      base =
        accelerometerFilter == .hertz1209 ? Facts.Constant.accelerometerBypassMillihertz : 0
    }
    if base > 0 { return Int64(1e12 / Double(base)) }
    return Int64(1e12 / Double(Facts.Constant.rateMillihertz) * Double(Int(rate.divider) + 1))
  }

  // MARK: Filters

  /// The gyroscope's low-pass, chosen by the rate where it is not set.
  var lowPass: GyroscopeLowPass {
    if let gyroscopeLowPass { return gyroscopeLowPass }
    for index: UInt8 in 0..<7 {
      // The fastest has the last code, the others follow from 0 on.
      let code = (index + 7) & 7
      let filter = GyroscopeControl.LowPass(rawValue: code) ?? .hertz6
      if Double(Int(filter.gyroscopeBandwidthMillihertz)) <= rate.hertz * 500 {
        return GyroscopeLowPass(rawValue: code) ?? .hertz6
      }
    }
    return .hertz6
  }

  /// The same of the accelerometer.
  var accelerometerFilter: AccelerometerLowPass {
    if let accelerometerLowPass { return accelerometerLowPass }
    for index: UInt8 in 0..<7 {
      let code = (index + 7) & 7
      let filter = AccelerometerControl.LowPass(rawValue: code) ?? .hertz6
      if Double(Int(filter.accelerometerBandwidthMillihertz)) <= rate.hertz * 500 {
        return AccelerometerLowPass(rawValue: code) ?? .hertz6
      }
    }
    return .hertz6
  }

  /// The delay of the gyroscope's low-pass in seconds; 0 while it is off. The data sheet has cut-offs alone: one pole is
  /// assumed, to which the delays of an MPU-6500 add 2 ms.
  public var gyroscopeFilterDelay: Double {
    guard runsGyroscope, power == .normal else { return 0 }
    guard let code = GyroscopeControl.LowPass(rawValue: lowPass.rawValue) else {
      return delayOfOnePole(millihertz: Int32(Facts.Constant.gyroscopeBypassBandwidthMillihertz))
    }
    return delayOfOnePole(millihertz: code.gyroscopeBandwidthMillihertz)
  }

  /// The delay of the accelerometer's low-pass in seconds, by the same assumption; 0 while it is off.
  public var accelerometerFilterDelay: Double {
    guard runsAccelerometer, power == .normal else { return 0 }
    guard let code = AccelerometerControl.LowPass(rawValue: accelerometerFilter.rawValue) else {
      return delayOfOnePole(
        millihertz: Int32(Facts.Constant.accelerometerBypassBandwidthMillihertz))
    }
    return delayOfOnePole(millihertz: code.accelerometerBandwidthMillihertz)
  }

  /// The time from the end of configuring until samples are good; zero in sleep.
  public var settlingTime: Duration {
    guard power == .normal else { return .zero }
    let turnOn =
      runsGyroscope ? Facts.Timing.gyroscopeTurnOn : Facts.Timing.accelerometerTurnOn
    let delay = max(gyroscopeFilterDelay, accelerometerFilterDelay)
    return Duration(wholeNanoseconds: turnOn + period + Int64(3e9 * delay))
  }

  // MARK: Steps

  /// The configuration with its threshold and offset set to the nearest of the chip's steps.
  ///
  /// - Throws: `.wrongConfiguration` when a value is beyond the chip's steps, no sensor runs, the gyroscope runs at less
  ///   than 1125/256 Hz, motion is detected without the accelerometer, the pin is to show what the chip does not have, or a
  ///   magnetometer is to be kept that is not read, or to be read without a low-pass.
  public func rounded() throws(SensorError) -> ICM20948Configuration {
    guard runsAccelerometer || runsGyroscope, hasSignals,
      rate.divider <= (runsGyroscope ? 255 : 4095), motion == nil || runsAccelerometer,
      fifo?.magnetometer != true || auxiliary == .magnetometer,
      auxiliary != .magnetometer || hertz < 1126
    else { throw .wrongConfiguration }
    var rounded = self
    if motion != nil {
      rounded.motion?.threshold = Double(Int(try motionThreshold())) * motionStep
    }
    rounded.gyroscopeOffset = try InvenSenseOffset(gyroscopeOffset).rate
    return rounded
  }

  private var motionStep: Double { Double(Facts.Constant.wakeOnMotionStep) / 1000 }

  /// ACCEL_WOM_THR; 0 where nothing is detected.
  func motionThreshold() throws(SensorError) -> UInt8 {
    guard let motion else { return 0 }
    let threshold = try Steps.of(motionStep, in: motion.threshold, 1...255)
    guard threshold > 0 else { throw .wrongConfiguration }
    return UInt8(threshold)
  }

  /// The configuration after a reset.
  public var afterReset: ICM20948Configuration {
    ICM20948Configuration(
      rate: .hertz1125, accelerometerRange: .g2, gyroscopeRange: .dps250,
      gyroscopeLowPass: .hertz197, accelerometerLowPass: .hertz246, power: .down)
  }
}
