// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

// The delay of the samples of ST's and Analog Devices' parts behind the measured quantity. Cut-offs are published, the
// numbers of poles are not: one pole is assumed for accelerometers, in agreement with their settling
// times, and two Butterworth poles for gyroscopes, as in the software chips. With the other number, delays
// would be 1.4 times as long, or as short.

extension LIS331DLHConfiguration {
  /// The delay of the low-pass in seconds (datasheet, CTRL_REG1; the number of poles is assumed).
  public var filterDelay: Double {
    delayOfOnePole(millihertz: rate.dataRate.lowPassCutoffMillihertz)
  }
}

extension LIS331DLConfiguration {
  /// The delay of the low-pass in seconds (datasheet, Table 3; the number of poles is assumed).
  public var filterDelay: Double {
    delayOfOnePole(millihertz: rate.code.lowPassCutoffMillihertz)
  }
}

extension LIS3DHConfiguration {
  /// The delay of the low-pass in seconds (datasheet, Table 10; the number of poles is assumed).
  public var filterDelay: Double {
    let divisor = Datasheet.LIS3DH.bandwidthDivisor(
      lowPower: mode == .lowPower ? .on : .off, highResolution: mode == .highResolution ? .on : .off
    )
    return delayOfOnePole(millihertz: rate.millihertz(in: mode, of: part) ?? 0)
      * Double(Int(divisor ?? 0))
  }
}

extension ADXL345Configuration {
  /// The delay of the low-pass in seconds (data sheet, output data rate and bandwidth; the number of poles is assumed).
  public var filterDelay: Double {
    delayOfOnePole(millihertz: rate.code.bandwidthMillihertz)
  }
}

extension L3G4200DConfiguration {
  /// The delay of the low-passes on the way to the output, in seconds, at slowly changing angular rates; 0
  /// where their cut-offs are not published.
  public var filterDelay: Double {
    let cutoffs = (lowPass1Cutoff, output.usesLowPass2 ? lowPass2Cutoff : nil)
    return delayOfTwoPoles(hertz: cutoffs.0) + delayOfTwoPoles(hertz: cutoffs.1)
  }
}

extension LSM9DS1AGConfiguration {
  /// The delay of the accelerometer's low-passes in seconds: that against aliasing and, where it is on, the
  /// digital one (datasheet, CTRL_REG6_XL and CTRL_REG7_XL; the numbers of poles are assumed).
  public var accelerometerFilterDelay: Double {
    let delay = delayOfOnePole(millihertz: antiAliasing.bandwidthMillihertz)
    guard case .lowPass(let cutoff) = accelerometerFilter else { return delay }
    let divisor = Double(Int(cutoff.code.filterDivisor))
    return delay + delayOfOnePole(millihertz: rate.millihertz(with: sensors)) * divisor
  }

  /// The delay of the gyroscope's low-passes on the way to the output, in seconds, at slowly changing angular
  /// rates; 0 without the gyroscope.
  public var gyroscopeFilterDelay: Double {
    guard sensors == .both else { return 0 }
    return delayOfTwoPoles(hertz: lowPass1Cutoff)
      + delayOfTwoPoles(hertz: gyroscopePath.usesLowPass2 ? lowPass2Cutoff : nil)
  }
}

extension LSM6DSOConfiguration {
  /// The delay of the accelerometer's low-passes in seconds: the first, and the second where it is on (datasheet,
  /// CTRL8_XL; the numbers of poles are assumed); 0 without the accelerometer.
  public var accelerometerFilterDelay: Double {
    guard let rate = accelerometerRate else { return 0 }
    let millihertz = rate.code.millihertz ?? 0
    // Half the rate, or in the low-power modes 700 Hz.
    let usesRate = accelerometerMode == .highPerformance || rate.rawValue >= Rate.hertz416.rawValue
    let delay = delayOfOnePole(millihertz: usesRate ? millihertz / 2 : 700_000)
    guard case .lowPass(let cutoff) = accelerometerFilter else { return delay }
    return delay + delayOfOnePole(millihertz: millihertz) * Double(Int(cutoff.divisor))
  }

  /// The delay of the gyroscope's low-passes in seconds, at slowly changing angular rates; 0 without the gyroscope.
  public var gyroscopeFilterDelay: Double {
    delayOfTwoPoles(hertz: lowPass1Cutoff) + delayOfTwoPoles(hertz: lowPass2Cutoff)
  }
}

extension LSM6DSLConfiguration {
  /// The delay of the accelerometer's low-passes in seconds: the first or, of an LSM6DS3 or LSM6DS33, that against
  /// aliasing, and the second where it is on (datasheet, CTRL8_XL; the numbers of poles are assumed); 0 without the
  /// accelerometer.
  public var accelerometerFilterDelay: Double {
    guard let rate = accelerometerRate else { return 0 }
    let millihertz = rate.code.millihertz ?? 0
    let delay = delayOfOnePole(millihertz: firstCutoff(rate, millihertz))
    guard accelerometerFilter.usesLowPass2, let cutoff = accelerometerFilter.code else {
      return delay
    }
    let divisor = Double(Int(part.variant.filterDivisor(cutoff)))
    return delay + delayOfOnePole(millihertz: millihertz) * divisor
  }

  /// In the low-power mode 740 Hz. Otherwise half or a fourth of the rate; of an LSM6DS3 or LSM6DS33 half the rate, but
  /// 50 to 400 Hz up to 1666 Hz (AN4650), or as configured.
  private func firstCutoff(_ rate: Rate, _ millihertz: Int32) -> Int32 {
    guard accelerometerMode == .highPerformance || rate.rawValue >= Rate.hertz416.rawValue else {
      return 740_000
    }
    guard part.isAsLSM6DS3 else {
      return millihertz / (accelerometerFilter == .lowPass(.fourth) ? 4 : 2)
    }
    switch accelerometerBandwidth {
    case .hertz50: return 50_000
    case .hertz100: return 100_000
    case .hertz200: return 200_000
    case .hertz400: return 400_000
    case nil:
      return rate.rawValue > Rate.hertz1666.rawValue
        ? millihertz / 2 : min(max(millihertz / 2, 50_000), 400_000)
    }
  }

  /// The delay of the gyroscope's low-passes in seconds, at slowly changing angular rates; 0 without the gyroscope.
  public var gyroscopeFilterDelay: Double { delayOfTwoPoles(hertz: lowPassCutoff) }
}

func delayOfOnePole(millihertz: Int32) -> Double {
  millihertz > 0 ? 1 / (2 * .pi * Double(Int(millihertz)) / 1000) : 0
}

private func delayOfTwoPoles(hertz: Double?) -> Double {
  hertz.map { 2.0.squareRoot() / (2 * .pi * $0) } ?? 0
}
