// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3gd20.json by scripts/registers.swift; do not edit.

extension Datasheet {
  /// Three-axis gyroscope of STMicroelectronics, ±250, ±500 and ±2000 °/s, 16 bits, FIFO.
  ///
  /// Its registers are those of ``L3G4200D``, but for what is here.
  public enum L3GD20 {
    public static var identity: UInt8 { 0xD4 }
    public static var identityRegister: UInt8 { 0x0F }
    /// The address with all address pins low.
    public static var i2cAddress: UInt8 { 0x6A }
    /// Added to the command byte of a run of registers.
    public static var i2cIncrementBit: UInt8 { 0x80 }
    public static var spiReadBit: UInt8 { 0x80 }
    /// Added to the command byte of a run of registers.
    public static var spiIncrementBit: UInt8 { 0x40 }
    public static var spiAddressMask: UInt8 { 0x3F }
    public static var spiOneRegisterAWrite: Bool { false }

    /// Times in nanoseconds.
    public enum Timing {
      /// From power-on to the end of the trim download; that it takes as long after BOOT is
      /// inferred.
      public static var boot: Int64 { 10_000_000 }
      /// From power-down to settled data.
      public static var turnOn: Int64 { 250_000_000 }
      /// Between two values of OUT_TEMP.
      public static var temperaturePeriod: Int64 { 1_000_000_000 }
    }

    /// Single numbers of the part.
    public enum Constant {
      /// The lowest output code; that it clips there is inferred (digits).
      public static var lowestCode: Int { -32_768 }
      /// The highest output code; that it clips there is inferred (digits).
      public static var highestCode: Int { 32_767 }
      /// One step of the thresholds (digits).
      public static var digitsPerThresholdStep: Int { 1 }
      /// One step of REFERENCE; the printed unit cannot be right (digits).
      public static var digitsPerReferenceStep: Int { 256 }
      /// Change of temperature with one digit of OUT_TEMP (°C a digit).
      public static var temperatureDegreesPerDigit: Int { -1 }
      /// Slots of the FIFO (sets).
      public static var fifoDepth: Int { 32 }
      /// Where a burst continues after fifoLastAddress while the FIFO is in use (address).
      public static var fifoFirstAddress: Int { 40 }
      /// The last address of a set in the FIFO (address).
      public static var fifoLastAddress: Int { 45 }
      /// From sleep, or after a change of settings, without the second low-pass (samples).
      public static var settlingSamples: Int { 1 }
      /// From sleep, or after a change of settings, with the second low-pass (samples).
      public static var settlingSamplesLowPass2: Int { 6 }
      /// The least change under self-test at ±2000 °/s that an example for a relative accepts
      /// (°/s).
      public static var selfTestLowest: Int { 200 }
      /// The greatest change under self-test at ±2000 °/s that an example for a relative accepts
      /// (°/s).
      public static var selfTestHighest: Int { 800 }
    }
  }
}

extension Datasheet.L3GD20 {
  /// Output data rate (mHz).
  public static func millihertz(_ dataRate: Datasheet.L3G4200D.CTRL_REG1.DataRate) -> Int32 {
    switch dataRate {
    case .hertz100: 95_000
    case .hertz200: 190_000
    case .hertz400: 380_000
    case .hertz800: 760_000
    }
  }

  /// Cut-off of the first low-pass, always in the path; the L3G4200D's, for want of others (mHz).
  public static func lowPass1CutoffMillihertz(
    _ dataRate: Datasheet.L3G4200D.CTRL_REG1.DataRate
  ) -> Int32 {
    switch dataRate {
    case .hertz100: 32_000
    case .hertz200: 54_000
    case .hertz400: 78_000
    case .hertz800: 93_000
    }
  }

  /// Cut-off of the second low-pass (mHz).
  public static func lowPass2CutoffMillihertz(
    dataRate: Datasheet.L3G4200D.CTRL_REG1.DataRate,
    bandwidth: Datasheet.L3G4200D.CTRL_REG1.Bandwidth
  ) -> Int32 {
    switch (dataRate, bandwidth) {
    case (.hertz100, .lowest): 12_500
    case (.hertz100, .low): 25_000
    case (.hertz100, .high): 25_000
    case (.hertz100, .highest): 25_000
    case (.hertz200, .lowest): 12_500
    case (.hertz200, .low): 25_000
    case (.hertz200, .high): 50_000
    case (.hertz200, .highest): 70_000
    case (.hertz400, .lowest): 20_000
    case (.hertz400, .low): 25_000
    case (.hertz400, .high): 50_000
    case (.hertz400, .highest): 100_000
    case (.hertz800, .lowest): 30_000
    case (.hertz800, .low): 35_000
    case (.hertz800, .high): 50_000
    case (.hertz800, .highest): 100_000
    }
  }

  /// Cut-off of the high-pass, as printed (rounded): about nine tenths of the L3G4200D's (mHz).
  public static func highPassCutoffMillihertz(
    dataRate: Datasheet.L3G4200D.CTRL_REG1.DataRate,
    highPassCutoff: Datasheet.L3G4200D.CTRL_REG2.HighPassCutoff
  ) -> Int32 {
    switch (dataRate, highPassCutoff) {
    case (.hertz100, .step0): 7200
    case (.hertz100, .step1): 3500
    case (.hertz100, .step2): 1800
    case (.hertz100, .step3): 900
    case (.hertz100, .step4): 450
    case (.hertz100, .step5): 180
    case (.hertz100, .step6): 90
    case (.hertz100, .step7): 45
    case (.hertz100, .step8): 18
    case (.hertz100, .step9): 9
    case (.hertz200, .step0): 13_500
    case (.hertz200, .step1): 7200
    case (.hertz200, .step2): 3500
    case (.hertz200, .step3): 1800
    case (.hertz200, .step4): 900
    case (.hertz200, .step5): 450
    case (.hertz200, .step6): 180
    case (.hertz200, .step7): 90
    case (.hertz200, .step8): 45
    case (.hertz200, .step9): 18
    case (.hertz400, .step0): 27_000
    case (.hertz400, .step1): 13_500
    case (.hertz400, .step2): 7200
    case (.hertz400, .step3): 3500
    case (.hertz400, .step4): 1800
    case (.hertz400, .step5): 900
    case (.hertz400, .step6): 450
    case (.hertz400, .step7): 180
    case (.hertz400, .step8): 90
    case (.hertz400, .step9): 45
    case (.hertz800, .step0): 51_400
    case (.hertz800, .step1): 27_000
    case (.hertz800, .step2): 13_500
    case (.hertz800, .step3): 7200
    case (.hertz800, .step4): 3500
    case (.hertz800, .step5): 1800
    case (.hertz800, .step6): 900
    case (.hertz800, .step7): 450
    case (.hertz800, .step8): 180
    case (.hertz800, .step9): 90
    }
  }

  /// Typical sensitivity (µ°/s a digit).
  public static func microdegreesPerSecondPerDigit(
    _ fullScale: Datasheet.L3G4200D.CTRL_REG4.FullScale
  ) -> Int32 {
    switch fullScale {
    case .dps250: 8750
    case .dps500: 17_500
    case .dps2000: 70_000
    case .dps2000Alternate: 70_000
    }
  }

  /// Rated full scale in either direction; the code reaches 14.7 % further (°/s).
  public static func ratedDegreesPerSecond(
    _ fullScale: Datasheet.L3G4200D.CTRL_REG4.FullScale
  ) -> Int32 {
    switch fullScale {
    case .dps250: 250
    case .dps500: 500
    case .dps2000: 2000
    case .dps2000Alternate: 2000
    }
  }

  /// Typical output change under self-test, either sign (°/s).
  public static func selfTestDegreesPerSecond(
    _ fullScale: Datasheet.L3G4200D.CTRL_REG4.FullScale
  ) -> Int32 {
    switch fullScale {
    case .dps250: 130
    case .dps500: 200
    case .dps2000: 530
    case .dps2000Alternate: 530
    }
  }
}
