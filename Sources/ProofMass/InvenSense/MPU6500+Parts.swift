// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension MPU6500Configuration.Part {
  /// The MPU-6500.
  public static var mpu6500: Self { Self(variant: .mpu6500) }
  /// The MPU-6000, which has SPI, too.
  public static var mpu6000: Self { Self(variant: .mpu6000) }
  /// The MPU-6050.
  public static var mpu6050: Self { Self(variant: .mpu6050) }
  /// The MPU-9150: an MPU-6050 with an AK8975 on its auxiliary bus.
  public static var mpu9150: Self { Self(variant: .mpu9150) }
  /// The MPU-9250: an MPU-6500 with an AK8963 on its auxiliary bus.
  public static var mpu9250: Self { Self(variant: .mpu9250) }
  /// The MPU-9255, which differs from the MPU-9250 in its identity.
  public static var mpu9255: Self { Self(variant: .mpu9255) }

  /// Whether the part is an MPU-6000, MPU-6050 or MPU-9150.
  var isOld: Bool { !variant.hasOwnAccelerometerFilter }

  /// The time from sleep until both sensors measure, in nanoseconds. For the accelerometer of an MPU-6050 no document has
  /// it: that of the gyroscope is longer in every other part.
  var turnOn: Int64 { max(variant.gyroscopeTurnOn, variant.accelerometerTurnOn ?? 0) }

  /// The number of wake rates.
  private var wakeRates: Int { isOld ? 4 : 12 }

  /// A wake rate in millihertz, by its code in LP_WAKE_CTRL or LP_ACCEL_ODR.
  func wakeMillihertz(_ code: UInt8) -> Int32 {
    let rate =
      isOld
      ? variant.wakeControlMillihertz(.init(rawValue: code) ?? .hertz40)
      : variant.wakeMillihertz(.init(rawValue: code) ?? .hertz500)
    return rate ?? 0
  }

  /// The code of the wake rate next to one in Hz.
  ///
  /// - Throws: `.wrongConfiguration` for one that differs from all by more than a quarter.
  func wakeCode(_ hertz: Double) throws(SensorError) -> UInt8 {
    for code in 0..<wakeRates {
      let ratio = Double(Int(wakeMillihertz(UInt8(code)))) / 1000 / hertz
      if ratio > 0.75, ratio < 1.25 { return UInt8(code) }
    }
    throw .wrongConfiguration
  }
}

// MARK: Numbers

extension MPU6500Configuration {
  /// The value of one digit of the accelerometer, in g.
  public var accelerometerSensitivity: Sensitivity {
    Sensitivity(1, over: part.variant.digitsPerG(accelerometerRange.code))
  }

  /// The value of one digit of the gyroscope, in degrees per second.
  public var gyroscopeSensitivity: Sensitivity {
    Sensitivity(10, over: part.variant.decidigitsPerDegreePerSecond(gyroscopeRange.code))
  }

  /// How digits of the thermometer become a temperature.
  public var thermometer: InvenSenseThermometer {
    InvenSenseThermometer(
      sensitivity: Sensitivity(100, over: Int32(part.variant.temperatureCentidigits)),
      zero: Int32(part.variant.temperatureZeroCentidegrees))
  }

  /// The typical reading at rest of the gyroscope, either sign, in degrees per second.
  package var zeroRateLevel: Double { Double(part.variant.gyroscopeZeroLevel) }

  /// The number of samples a second: nominally, the chip's clock may deviate by 1 % with the gyroscope, by 5 % without it.
  public var hertz: Double { 1e9 / Double(period) }

  /// The time from sample to sample, in nanoseconds.
  public var period: Int64 {
    if let wakeRate { return Int64(1e9 / wakeRate) }
    let divisor = dividesRate ? Double(Int(rate.divider) + 1) : 1
    return Int64(1e12 / Double(Int(baseMillihertz)) * divisor)
  }

  private var baseMillihertz: Int32 {
    if lowPass.rawValue > Datasheet.MPU6500.CONFIG.LowPass.hertz3600.rawValue {
      return Int32(part.variant.bypassMillihertz ?? 0)
    }
    return part.variant.baseMillihertz(lowPassCode) ?? 0
  }

  /// An MPU-6500 divides the rate behind a filter of 1 kHz alone.
  private var dividesRate: Bool {
    part.isOld || baseMillihertz == Int32(Datasheet.MPU6500.Constant.accelerometerMillihertz)
  }

  // MARK: Filters

  /// The gyroscope's low-pass, chosen by the rate where it is not set: by the steps of Linux' driver.
  var lowPass: GyroscopeLowPass {
    if let gyroscopeLowPass { return gyroscopeLowPass }
    let hertz = rate.hertz
    if hertz >= 400 { return .hertz184 }
    if hertz >= 200 { return .hertz92 }
    if hertz >= 90 { return .hertz41 }
    if hertz >= 40 { return .hertz20 }
    return hertz >= 20 ? .hertz10 : .hertz5
  }

  var lowPassCode: Datasheet.MPU6500.CONFIG.LowPass { .init(code: lowPass, otherwise: .hertz250) }

  var bypassCode: Datasheet.MPU6500.GYRO_CONFIG.Bypass {
    switch lowPass {
    case .hertz8800: .hertz8800
    case .hertz3600At32kHz: .hertz3600
    default: .filtered
    }
  }

  /// That of the gyroscope, or behind a faster one the accelerometer's fastest of 1 kHz; in a chip that wakes that of the
  /// register manual's procedure for wake-on-motion.
  var accelerometerFilter: AccelerometerLowPass {
    if let accelerometerLowPass { return accelerometerLowPass }
    if wakeRate != nil { return .hertz184 }
    return AccelerometerLowPass(code: lowPass, otherwise: .hertz460).filtered
  }

  /// The delay of the gyroscope's low-pass in seconds (register manuals, CONFIG); 0 while it is off.
  public var gyroscopeFilterDelay: Double {
    guard runsGyroscope, power == .normal else { return 0 }
    let delay =
      part.variant.bypassDelayMicroseconds(bypassCode)
      ?? part.variant.gyroscopeDelayMicroseconds(lowPassCode)
    return Double(Int(delay ?? 0)) / 1_000_000
  }

  /// The delay of the accelerometer's low-pass in seconds (register manuals, CONFIG and ACCEL_CONFIG_2; for an MPU-9250
  /// that of revision 1.6); 0 while it is off.
  public var accelerometerFilterDelay: Double {
    guard runsAccelerometer, power == .normal else { return 0 }
    let variant = part.variant
    if part.isOld {
      return Double(Int(variant.sharedDelayMicroseconds(lowPassCode) ?? 0)) / 1_000_000
    }
    let filter = accelerometerFilter
    if filter == .hertz1130 {
      let delay =
        variant.laterAccelerometerBypassDelayMicroseconds
        ?? variant.accelerometerBypassDelayMicroseconds
      return Double(delay ?? 0) / 1_000_000
    }
    let code = Datasheet.MPU6500.ACCEL_CONFIG_2.LowPass(code: filter, otherwise: .hertz460)
    let delay =
      variant.laterAccelerometerDelayMicroseconds(code)
      ?? variant.accelerometerDelayMicroseconds(code)
    return Double(Int(delay ?? 0)) / 1_000_000
  }

  /// The time from the end of configuring until samples are good; zero in sleep.
  public var settlingTime: Duration {
    guard power == .normal else { return .zero }
    let delay = max(gyroscopeFilterDelay, accelerometerFilterDelay)
    return Duration(wholeNanoseconds: part.turnOn + period + Int64(3e9 * delay))
  }
}

extension MPU6500Configuration.AccelerometerLowPass {
  /// Without what is no filter.
  fileprivate var filtered: Self { self == .hertz1130 || self == .hertz460Too ? .hertz460 : self }
}
