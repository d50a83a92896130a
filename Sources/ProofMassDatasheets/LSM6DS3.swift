// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm6ds3.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of STMicroelectronics, ±2 to ±16 g up to 6667 Hz and ±125 to ±2000
  /// °/s up to 1667 Hz, 16 bits, with a FIFO of 8 kB; of the generation before the LSM6DSL.
  ///
  /// Its registers are those of `LSM6DSL`, but for what is here; its numbers are in
  /// `LSM6DSL.Variant`.
  @usableFromInline
  package enum LSM6DS3 {
    /// Synchronisation of sensors: time frame.
    @usableFromInline
    package struct SENSOR_SYNC_TIME_FRAME: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x04 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(frame: UInt8 = 0x00) {
        bits = frame
      }

      /// 500 ms a step, 0 to 10.
      @usableFromInline package var frame: UInt8 { bits }
    }

    /// FIFO: fourth data set, threshold.
    @usableFromInline
    package struct FIFO_CTRL2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x07 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xCF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        storesTimestamp: Bool = false, storesAtSteps: Bool = false, thresholdHigh: UInt8 = 0
      ) {
        bits = thresholdHigh & 0x0F
        if storesTimestamp { bits |= 0x80 }
        if storesAtSteps { bits |= 0x40 }
      }

      /// Whether timestamp and steps are the fourth data set.
      @usableFromInline package var storesTimestamp: Bool { bits & 0x80 != 0 }
      /// What triggers the FIFO.
      @usableFromInline package var storesAtSteps: Bool { bits & 0x40 != 0 }
      /// Bits 11 to 8 of the threshold.
      @usableFromInline package var thresholdHigh: UInt8 { bits & 0x0F }
    }

    /// Gyroscope: axes and signs.
    @usableFromInline
    package struct ORIENT_CFG_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0B }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x3F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        invertsX: Bool = false, invertsY: Bool = false, invertsZ: Bool = false, order: Order = .xyz
      ) {
        bits = order.rawValue
        if invertsX { bits |= 0x20 }
        if invertsY { bits |= 0x10 }
        if invertsZ { bits |= 0x08 }
      }

      /// Sign of X.
      @usableFromInline package var invertsX: Bool { bits & 0x20 != 0 }
      /// Sign of Y.
      @usableFromInline package var invertsY: Bool { bits & 0x10 != 0 }
      /// Sign of Z.
      @usableFromInline package var invertsZ: Bool { bits & 0x08 != 0 }
      /// The codes of Orient.
      @usableFromInline
      package enum Order: UInt8, Sendable {
        /// X, Y, Z.
        case xyz = 0
        /// X, Z, Y.
        case xzy = 1
        /// Y, X, Z.
        case yxz = 2
        /// Y, Z, X.
        case yzx = 3
        /// Z, X, Y.
        case zxy = 4
        /// Z, Y, X.
        case zyx = 5
      }
      /// Axes of the part that are output as X, Y and Z. nil for the undefined codes 6, 7.
      @usableFromInline package var order: Order? { Order(rawValue: bits & 0x07) }
    }

    /// Accelerometer: rate, range, bandwidth.
    @usableFromInline
    package struct CTRL1_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x10 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        dataRate: DataRate = .powerDown, fullScale: FullScale = .g2,
        bandwidth: Bandwidth = .hertz400
      ) {
        bits = dataRate.rawValue << 4
        bits |= fullScale.rawValue << 2
        bits |= bandwidth.rawValue
      }

      /// The codes of ODR_XL.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// Power-down.
        case powerDown = 0
        /// 12.5 Hz.
        case hertz12Point5 = 1
        /// 26 Hz.
        case hertz26 = 2
        /// 52 Hz.
        case hertz52 = 3
        /// 104 Hz.
        case hertz104 = 4
        /// 208 Hz.
        case hertz208 = 5
        /// 416 Hz.
        case hertz416 = 6
        /// 833 Hz.
        case hertz833 = 7
        /// 1.66 kHz.
        case hertz1666 = 8
        /// 3.33 kHz.
        case hertz3333 = 9
        /// 6.66 kHz.
        case hertz6667 = 10
      }
      /// Output data rate. nil for the undefined codes 11, 12, 13, 14, 15.
      @usableFromInline package var dataRate: DataRate? { DataRate(rawValue: bits >> 4) }
      /// The codes of FS_XL.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
        /// ±2 g.
        case g2 = 0
        /// ±16 g.
        case g16 = 1
        /// ±4 g.
        case g4 = 2
        /// ±8 g.
        case g8 = 3
      }
      /// Full scale.
      @usableFromInline
      package var fullScale: FullScale { FullScale(rawValue: (bits >> 2) & 0x03) ?? .g8 }
      /// The codes of BW_XL.
      @usableFromInline
      package enum Bandwidth: UInt8, Sendable {
        /// 400 Hz.
        case hertz400 = 0
        /// 200 Hz.
        case hertz200 = 1
        /// 100 Hz.
        case hertz100 = 2
        /// 50 Hz.
        case hertz50 = 3
      }
      /// Bandwidth before the converter, with XL_BW_SCAL_ODR.
      @usableFromInline
      package var bandwidth: Bandwidth { Bandwidth(rawValue: bits & 0x03) ?? .hertz50 }
    }

    /// Bandwidth, gyroscope's sleep, pins, FIFO.
    @usableFromInline
    package struct CTRL4_C: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x13 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        selectsBandwidth: Bool = false, gyroscopeSleeps: Bool = false, joinsPins: Bool = false,
        storesTemperature: Bool = false, masksSettling: Bool = false, i2cDisabled: Bool = false,
        auxiliarySPI: Bool = false, stopsAtThreshold: Bool = false
      ) {
        bits = 0
        if selectsBandwidth { bits |= 0x80 }
        if gyroscopeSleeps { bits |= 0x40 }
        if joinsPins { bits |= 0x20 }
        if storesTemperature { bits |= 0x10 }
        if masksSettling { bits |= 0x08 }
        if i2cDisabled { bits |= 0x04 }
        if auxiliarySPI { bits |= 0x02 }
        if stopsAtThreshold { bits |= 0x01 }
      }

      /// What determines the accelerometer's bandwidth before the converter.
      @usableFromInline package var selectsBandwidth: Bool { bits & 0x80 != 0 }
      /// Gyroscope's sleep: the drive continues, nothing is measured.
      @usableFromInline package var gyroscopeSleeps: Bool { bits & 0x40 != 0 }
      /// Whether INT1 has the signals of INT2 too.
      @usableFromInline package var joinsPins: Bool { bits & 0x20 != 0 }
      /// Whether the temperature is the fourth data set, without TIMER_PEDO_FIFO_EN.
      @usableFromInline package var storesTemperature: Bool { bits & 0x10 != 0 }
      /// Whether samples are withheld until the filters have settled.
      @usableFromInline package var masksSettling: Bool { bits & 0x08 != 0 }
      /// Whether I2C is disabled.
      @usableFromInline package var i2cDisabled: Bool { bits & 0x04 != 0 }
      /// Auxiliary SPI of three wires.
      @usableFromInline package var auxiliarySPI: Bool { bits & 0x02 != 0 }
      /// Whether the threshold limits the depth.
      @usableFromInline package var stopsAtThreshold: Bool { bits & 0x01 != 0 }
    }

    /// Gyroscope: power mode, high-pass; rounding of sources.
    @usableFromInline
    package struct CTRL7_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x16 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFC }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        gyroscopeLowPower: Bool = false, highPassEnabled: Bool = false,
        highPassCutoff: HighPassCutoff = .step0, resetsHighPass: Bool = false,
        roundsSources: Bool = false
      ) {
        bits = highPassCutoff.rawValue << 4
        if gyroscopeLowPower { bits |= 0x80 }
        if highPassEnabled { bits |= 0x40 }
        if resetsHighPass { bits |= 0x08 }
        if roundsSources { bits |= 0x04 }
      }

      /// Whether the gyroscope leaves high performance: low power up to 52 Hz, normal at 104 and
      /// 208 Hz.
      @usableFromInline package var gyroscopeLowPower: Bool { bits & 0x80 != 0 }
      /// High-pass, in high-performance mode only.
      @usableFromInline package var highPassEnabled: Bool { bits & 0x40 != 0 }
      /// The codes of HPCF_G.
      @usableFromInline
      package enum HighPassCutoff: UInt8, Sendable {
        /// 8.1 mHz.
        case step0 = 0
        /// 32.4 mHz.
        case step1 = 1
        /// 2.07 Hz.
        case step2 = 2
        /// 16.32 Hz.
        case step3 = 3
      }
      /// Cut-off of the high-pass; ST's header has it in bits 4 and 3.
      @usableFromInline
      package var highPassCutoff: HighPassCutoff {
        HighPassCutoff(rawValue: (bits >> 4) & 0x03) ?? .step3
      }
      /// Makes the next sample the high-pass's zero; ST's header has it in bit 5.
      @usableFromInline package var resetsHighPass: Bool { bits & 0x08 != 0 }
      /// Whether a burst repeats the source registers.
      @usableFromInline package var roundsSources: Bool { bits & 0x04 != 0 }
    }

    /// Accelerometer's axes; soft-iron correction.
    @usableFromInline
    package struct CTRL9_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x18 }
      @usableFromInline package static var reset: UInt8 { 0x38 }
      @usableFromInline package static var settable: UInt8 { 0x3C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(z: Bool = true, y: Bool = true, x: Bool = true, softIron: Bool = false) {
        bits = 0
        if z { bits |= 0x20 }
        if y { bits |= 0x10 }
        if x { bits |= 0x08 }
        if softIron { bits |= 0x04 }
      }

      /// Output of Z.
      @usableFromInline package var z: Bool { bits & 0x20 != 0 }
      /// Output of Y.
      @usableFromInline package var y: Bool { bits & 0x10 != 0 }
      /// Output of X.
      @usableFromInline package var x: Bool { bits & 0x08 != 0 }
      /// Soft-iron correction of the external magnetometer.
      @usableFromInline package var softIron: Bool { bits & 0x04 != 0 }
    }

    /// Gyroscope's axes; embedded functions.
    @usableFromInline
    package struct CTRL10_C: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x19 }
      @usableFromInline package static var reset: UInt8 { 0x38 }
      @usableFromInline package static var settable: UInt8 { 0x3F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        z: Bool = true, y: Bool = true, x: Bool = true, functions: Bool = false,
        resetsSteps: Bool = false, significantMotion: Bool = false
      ) {
        bits = 0
        if z { bits |= 0x20 }
        if y { bits |= 0x10 }
        if x { bits |= 0x08 }
        if functions { bits |= 0x04 }
        if resetsSteps { bits |= 0x02 }
        if significantMotion { bits |= 0x01 }
      }

      /// Output of Z.
      @usableFromInline package var z: Bool { bits & 0x20 != 0 }
      /// Output of Y.
      @usableFromInline package var y: Bool { bits & 0x10 != 0 }
      /// Output of X.
      @usableFromInline package var x: Bool { bits & 0x08 != 0 }
      /// Embedded functions; the text adds the accelerometer's high-pass and second low-pass, which
      /// no other document does.
      @usableFromInline package var functions: Bool { bits & 0x04 != 0 }
      /// Resets the step counter; the bit does not clear itself.
      @usableFromInline package var resetsSteps: Bool { bits & 0x02 != 0 }
      /// Significant motion.
      @usableFromInline package var significantMotion: Bool { bits & 0x01 != 0 }
    }

    /// New data, boot.
    @usableFromInline
    package struct STATUS_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x1E }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        boots: Bool = false, temperatureReady: Bool = false, gyroscopeReady: Bool = false,
        accelerometerReady: Bool = false
      ) {
        bits = 0
        if boots { bits |= 0x08 }
        if temperatureReady { bits |= 0x04 }
        if gyroscopeReady { bits |= 0x02 }
        if accelerometerReady { bits |= 0x01 }
      }

      /// Boot.
      @usableFromInline package var boots: Bool { bits & 0x08 != 0 }
      /// Temperature.
      @usableFromInline package var temperatureReady: Bool { bits & 0x04 != 0 }
      /// Gyroscope.
      @usableFromInline package var gyroscopeReady: Bool { bits & 0x02 != 0 }
      /// Accelerometer.
      @usableFromInline package var accelerometerReady: Bool { bits & 0x01 != 0 }
    }

    /// FIFO: state, unread words.
    @usableFromInline
    package struct FIFO_STATUS2: Register {
      @usableFromInline package static var address: UInt8 { 0x3B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        watermark: Bool = false, overrun: Bool = false, full: Bool = false, empty: Bool = false,
        unreadHigh: UInt8 = 0
      ) {
        bits = unreadHigh & 0x0F
        if watermark { bits |= 0x80 }
        if overrun { bits |= 0x40 }
        if full { bits |= 0x20 }
        if empty { bits |= 0x10 }
      }

      /// Unread words reach the threshold.
      @usableFromInline package var watermark: Bool { bits & 0x80 != 0 }
      /// A word was lost.
      @usableFromInline package var overrun: Bool { bits & 0x40 != 0 }
      /// Full.
      @usableFromInline package var full: Bool { bits & 0x20 != 0 }
      /// Empty.
      @usableFromInline package var empty: Bool { bits & 0x10 != 0 }
      /// Bits 11 to 8.
      @usableFromInline package var unreadHigh: UInt8 { bits & 0x0F }
    }

    /// Events: timestamp, embedded functions, inputs, latch.
    @usableFromInline
    package struct TAP_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x58 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        timestamp: Bool = false, pedometer: Bool = false, tilt: Bool = false,
        highPassesEvents: Bool = false, tapX: Bool = false, tapY: Bool = false, tapZ: Bool = false,
        latches: Bool = false
      ) {
        bits = 0
        if timestamp { bits |= 0x80 }
        if pedometer { bits |= 0x40 }
        if tilt { bits |= 0x20 }
        if highPassesEvents { bits |= 0x10 }
        if tapX { bits |= 0x08 }
        if tapY { bits |= 0x04 }
        if tapZ { bits |= 0x02 }
        if latches { bits |= 0x01 }
      }

      /// Counter of timestamps.
      @usableFromInline package var timestamp: Bool { bits & 0x80 != 0 }
      /// Pedometer.
      @usableFromInline package var pedometer: Bool { bits & 0x40 != 0 }
      /// Tilt.
      @usableFromInline package var tilt: Bool { bits & 0x20 != 0 }
      /// Input of wake-up and activity.
      @usableFromInline package var highPassesEvents: Bool { bits & 0x10 != 0 }
      /// Taps on X.
      @usableFromInline package var tapX: Bool { bits & 0x08 != 0 }
      /// Taps on Y.
      @usableFromInline package var tapY: Bool { bits & 0x04 != 0 }
      /// Taps on Z.
      @usableFromInline package var tapZ: Bool { bits & 0x02 != 0 }
      /// Whether events that are on a pin are latched.
      @usableFromInline package var latches: Bool { bits & 0x01 != 0 }
    }

    /// Wake-up: threshold; double taps; inactivity.
    @usableFromInline
    package struct WAKE_UP_THS: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x5B }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(doubleTaps: Bool = false, inactivity: Bool = false, threshold: UInt8 = 0) {
        bits = threshold & 0x3F
        if doubleTaps { bits |= 0x80 }
        if inactivity { bits |= 0x40 }
      }

      /// Whether double taps are recognised.
      @usableFromInline package var doubleTaps: Bool { bits & 0x80 != 0 }
      /// Whether inactivity slows the accelerometer, and the gyroscope sleeps.
      @usableFromInline package var inactivity: Bool { bits & 0x40 != 0 }
      /// Full scale / 64 a step.
      @usableFromInline package var threshold: UInt8 { bits & 0x3F }
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LSM6DS3 {
    /// The manufacturer's name.
    package static var name: String { "LSM6DS3" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LSM6DSL.facts,
      #"""
        part like LSM6DSL manufacturer
        identity 0F 69 LSM6DS3 LSM6DS33 LSM6DS3H | DS3, WHO_AM_I; LINUX
        i2c 400000 00 6A 6B | DS3, I2C operation
        spi 80 00 7F 3 10000000 | DS3, SPI bus interface
        reserved 00 00 doNotWrite | DS3, register address map
        reserved 02 03 doNotWrite | DS3, register address map
        reserved 05 05 doNotWrite | DS3, register address map
        reserved 0C 0C doNotWrite | DS3, register address map
        reserved 1F 1F doNotWrite | DS3, register address map
        reserved 43 48 doNotWrite | DS3, register address map
        reserved 54 57 doNotWrite | DS3, register address map
        reserved 60 65 doNotWrite | DS3, register address map
        reserved 6C 7F doNotWrite | DS3, register address map
        register 01 FUNC_CFG_ACCESS rw 00 | Bank of registers; at this address in all banks. | DS3, FUNC_CFG_ACCESS
          field FUNC_CFG_EN 7 | Bank A of the embedded functions. | DS, FUNC_CFG_ACCESS
            code 0 off closed
            code 1 on open
          field zero 6 zero | Must be zero. | DS, FUNC_CFG_ACCESS
          field zero 5 zero | Must be zero.
          field zero 4:0 zero | Must be zero. | DS, FUNC_CFG_ACCESS
        register 04 SENSOR_SYNC_TIME_FRAME rw 00 | Synchronisation of sensors: time frame. | DS3, SENSOR_SYNC_TIME_FRAME
          field TPH 7:0 | 500 ms a step, 0 to 10.
        register 06 FIFO_CTRL1 rw 00 | FIFO: threshold, low bits. | DS3, FIFO_CTRL1
          field FTH 7:0 | Low 8 of 12 bits; words of 16 bits.
        register 07 FIFO_CTRL2 rw 00 | FIFO: fourth data set, threshold. | DS3, FIFO_CTRL2
          field TIMER_PEDO_FIFO_EN 7 | Whether timestamp and steps are the fourth data set. | DS, FIFO_CTRL2
            code 0 off no
            code 1 on yes
          field TIMER_PEDO_FIFO_DRDY 6 | What triggers the FIFO. | DS, FIFO_CTRL2
            code 0 off the sensors
            code 1 on each step
          field zero 5:4 zero | Must be zero. | DS, FIFO_CTRL2
          field FTH 3:0 | Bits 11 to 8 of the threshold.
        register 09 FIFO_CTRL4 rw 00 | FIFO: depth, decimation of the last two data sets. | DS3, FIFO_CTRL4
          field zero 7 zero | Must be zero.
          field ONLY_HIGH_DATA 6 | Whether only the high bytes of both sensors are stored, in the first data set. | DS, FIFO_CTRL4
            code 0 off no
            code 1 on yes
          field DEC_DS4_FIFO 5:3 | How often the fourth data set is stored. | DS, FIFO_CTRL4
            code 0 off not stored
            code 1 one each trigger
            code 2 two every 2nd trigger
            code 3 three every 3rd trigger
            code 4 four every 4th trigger
            code 5 eight every 8th trigger
            code 6 sixteen every 16th trigger
            code 7 thirtyTwo every 32nd trigger
          field DEC_DS3_FIFO 2:0 | How often the third data set, sensor hub 1 to 6 is stored. | DS, FIFO_CTRL4
            code 0 off not stored
            code 1 one each trigger
            code 2 two every 2nd trigger
            code 3 three every 3rd trigger
            code 4 four every 4th trigger
            code 5 eight every 8th trigger
            code 6 sixteen every 16th trigger
            code 7 thirtyTwo every 32nd trigger
        register 0B ORIENT_CFG_G rw 00 | Gyroscope: axes and signs. | DS3, ORIENT_CFG_G
          field zero 7:6 zero | Must be zero.
          field SignX_G 5 | Sign of X.
            code 0 off no
            code 1 on yes
          field SignY_G 4 | Sign of Y.
            code 0 off no
            code 1 on yes
          field SignZ_G 3 | Sign of Z.
            code 0 off no
            code 1 on yes
          field Orient 2:0 | Axes of the part that are output as X, Y and Z.
            code 0 xyz X, Y, Z
            code 1 xzy X, Z, Y
            code 2 yxz Y, X, Z
            code 3 yzx Y, Z, X
            code 4 zxy Z, X, Y
            code 5 zyx Z, Y, X
            code 6-7 - not allowed
        register 0F WHO_AM_I r 69 | The identity byte. | DS3, WHO_AM_I; LINUX
          field ID 7:0 | 0x69, also in the LSM6DS33 and LSM6DS3H.
        register 10 CTRL1_XL rw 00 | Accelerometer: rate, range, bandwidth. | DS3, CTRL1_XL
          field ODR_XL 7:4 | Output data rate.
            code 0 powerDown power-down
            code 1 hertz12Point5 12.5 Hz
            code 2 hertz26 26 Hz
            code 3 hertz52 52 Hz
            code 4 hertz104 104 Hz
            code 5 hertz208 208 Hz
            code 6 hertz416 416 Hz
            code 7 hertz833 833 Hz
            code 8 hertz1666 1.66 kHz
            code 9 hertz3333 3.33 kHz
            code 10 hertz6667 6.66 kHz
            code 11-15 - not allowed
          field FS_XL 3:2 | Full scale. | DS, CTRL1_XL
            code 0 g2 ±2 g
            code 1 g16 ±16 g
            code 2 g4 ±4 g
            code 3 g8 ±8 g
          field BW_XL 1:0 | Bandwidth before the converter, with XL_BW_SCAL_ODR.
            code 0 hertz400 400 Hz
            code 1 hertz200 200 Hz
            code 2 hertz100 100 Hz
            code 3 hertz50 50 Hz
        register 11 CTRL2_G rw 00 | Gyroscope: rate, range. | DS3, CTRL2_G
          field ODR_G 7:4 | Output data rate.
            code 0 powerDown power-down
            code 1 hertz12Point5 12.5 Hz
            code 2 hertz26 26 Hz
            code 3 hertz52 52 Hz
            code 4 hertz104 104 Hz
            code 5 hertz208 208 Hz
            code 6 hertz416 416 Hz
            code 7 hertz833 833 Hz
            code 8 hertz1666 1.66 kHz
            code 9-15 - not allowed
          field FS_G 3:1 | Full scale; bit 1 is FS_125, which has precedence over FS_G, as is assumed.
            code 0 dps250 ±245 °/s
            code 1 dps125 ±125 °/s
            code 2 dps500 ±500 °/s
            code 3 - not allowed
            code 4 dps1000 ±1000 °/s
            code 5 - not allowed
            code 6 dps2000 ±2000 °/s
            code 7 - not allowed
          field zero 0 zero | Must be zero. | DS, CTRL2_G
        register 13 CTRL4_C rw 00 | Bandwidth, gyroscope's sleep, pins, FIFO. | DS3, CTRL4_C
          field XL_BW_SCAL_ODR 7 | What determines the accelerometer's bandwidth before the converter.
            code 0 off the rate
            code 1 on BW_XL
          field SLEEP_G 6 | Gyroscope's sleep: the drive continues, nothing is measured.
            code 0 off no
            code 1 on yes
          field INT2_on_INT1 5 | Whether INT1 has the signals of INT2 too. | DS, CTRL4_C
            code 0 off no
            code 1 on yes
          field FIFO_TEMP_EN 4 | Whether the temperature is the fourth data set, without TIMER_PEDO_FIFO_EN.
            code 0 off no
            code 1 on yes
          field DRDY_MASK 3 | Whether samples are withheld until the filters have settled. | DS, CTRL4_C
            code 0 off no
            code 1 on yes
          field I2C_disable 2 | Whether I2C is disabled. | DS, CTRL4_C
            code 0 off I2C and SPI
            code 1 on SPI only
          field MODE3_EN 1 | Auxiliary SPI of three wires.
            code 0 off no
            code 1 on yes
          field STOP_ON_FTH 0 | Whether the threshold limits the depth.
            code 0 off the whole depth
            code 1 on as many words as the threshold
        register 14 CTRL5_C rw 00 | Rounding, self-tests. | DS3, CTRL5_C
          field ROUNDING 7:5 | Outputs that a burst repeats. | DS, CTRL5_C
            code 0 none none
            code 1 accelerometer accelerometer
            code 2 gyroscope gyroscope
            code 3 both gyroscope and accelerometer
            code 4 hub sensor hub 1 to 6
            code 5 accelerometerAndHub accelerometer, sensor hub 1 to 6
            code 6 allTwelve gyroscope, accelerometer, sensor hub 1 to 12
            code 7 allSix gyroscope, accelerometer, sensor hub 1 to 6
          field zero 4 zero | Must be zero.
          field ST_G 3:2 | Gyroscope's self-test. | DS, CTRL5_C
            code 0 off off
            code 1 positive positive
            code 2 - not allowed
            code 3 negative negative
          field ST_XL 1:0 | Accelerometer's self-test. | DS, CTRL5_C
            code 0 off off
            code 1 positive positive
            code 2 negative negative
            code 3 - not allowed
        register 15 CTRL6_C rw 00 | DEN, power mode of the accelerometer. | DS3, CTRL6_C
          field TRIG_EN 7 | Whether an edge of DEN triggers. | DS, CTRL6_C
            code 0 off no
            code 1 on yes
          field LVLen 6 | Whether the level of DEN triggers.
            code 0 off no
            code 1 on yes
          field LVL2_EN 5 | Whether the level trigger is latched. | DS, CTRL6_C
            code 0 off no
            code 1 on yes
          field XL_HM_MODE 4 | Whether the accelerometer leaves high performance: low power up to 52 Hz and at 1.6 Hz, normal at 104 and 208 Hz. | DS, CTRL6_C
            code 0 off no
            code 1 on yes
          field zero 3 zero | Must be zero.
          field zero 2 zero | Must be zero. | DS, CTRL6_C
          field zero 1:0 zero | Must be zero.
        register 16 CTRL7_G rw 00 | Gyroscope: power mode, high-pass; rounding of sources. | DS3, CTRL7_G
          field G_HM_MODE 7 | Whether the gyroscope leaves high performance: low power up to 52 Hz, normal at 104 and 208 Hz. | DS, CTRL7_G
            code 0 off no
            code 1 on yes
          field HP_G_EN 6 | High-pass, in high-performance mode only.
            code 0 off no
            code 1 on yes
          field HPCF_G 5:4 | Cut-off of the high-pass; ST's header has it in bits 4 and 3.
            code 0 step0 8.1 mHz
            code 1 step1 32.4 mHz
            code 2 step2 2.07 Hz
            code 3 step3 16.32 Hz
          field HP_G_RST 3 clearsItself | Makes the next sample the high-pass's zero; ST's header has it in bit 5.
            code 0 no no
            code 1 yes yes
          field ROUNDING_STATUS 2 | Whether a burst repeats the source registers. | DS, CTRL7_G
            code 0 off no
            code 1 on yes
          field zero 1:0 zero | Must be zero. | DS, CTRL7_G
        register 17 CTRL8_XL rw 00 | Accelerometer's filters. | DS3, CTRL8_XL
          field LPF2_XL_EN 7 | Whether outputs have the second low-pass. | DS, CTRL8_XL
            code 0 off no
            code 1 on yes
          field HPCF_XL 6:5 | Cut-off of the second low-pass, or of the high-pass. | DS, CTRL8_XL
            code 0 step0 low-pass rate / 50; as high-pass the slope
            code 1 step1 rate / 100
            code 2 step2 rate / 9
            code 3 step3 rate / 400
          field zero 4:3 zero | Must be zero.
          field HP_SLOPE_XL_EN 2 | Whether outputs have the high-pass or slope. | DS, CTRL8_XL
            code 0 off no
            code 1 on yes
          field zero 1 zero | Must be zero. | DS, CTRL8_XL
          field LOW_PASS_ON_6D 0 | Data for six directions. | DS, CTRL8_XL
            code 0 off first low-pass
            code 1 on second low-pass
        register 18 CTRL9_XL rw 38 | Accelerometer's axes; soft-iron correction. | DS3, CTRL9_XL
          field zero 7:6 zero | Must be zero.
          field Zen_XL 5 | Output of Z.
            code 0 off no
            code 1 on yes
          field Yen_XL 4 | Output of Y.
            code 0 off no
            code 1 on yes
          field Xen_XL 3 | Output of X.
            code 0 off no
            code 1 on yes
          field SOFT_EN 2 | Soft-iron correction of the external magnetometer. | DS, CTRL9_XL, and the register map, which has the reset 00 where the text of the fields has E0
            code 0 off no
            code 1 on yes
          field zero 1:0 zero | Must be zero. | DS, CTRL9_XL, and the register map, which has the reset 00 where the text of the fields has E0
        register 19 CTRL10_C rw 38 | Gyroscope's axes; embedded functions. | DS3, CTRL10_C
          field zero 7:6 zero | Must be zero.
          field Zen_G 5 | Output of Z.
            code 0 off no
            code 1 on yes
          field Yen_G 4 | Output of Y.
            code 0 off no
            code 1 on yes
          field Xen_G 3 | Output of X.
            code 0 off no
            code 1 on yes
          field FUNC_EN 2 | Embedded functions; the text adds the accelerometer's high-pass and second low-pass, which no other document does.
            code 0 off no
            code 1 on yes
          field PEDO_RST_STEP 1 | Resets the step counter; the bit does not clear itself. | DS, CTRL10_C
            code 0 off no
            code 1 on yes
          field SIGN_MOTION_EN 0 | Significant motion. | DS, CTRL10_C
            code 0 off no
            code 1 on yes
        register 1D D6D_SRC r - - onRequest | Events: six directions. | DS3, D6D_SRC
          reading Clears latched events.
          field zero 7 zero | Must be zero.
          field D6D_IA 6 | Change of direction. | DS, D6D_SRC
            code 0 no no
            code 1 yes yes
          field ZH 5 | Z up. | DS, D6D_SRC
            code 0 no no
            code 1 yes yes
          field ZL 4 | Z down. | DS, D6D_SRC
            code 0 no no
            code 1 yes yes
          field YH 3 | Y up. | DS, D6D_SRC
            code 0 no no
            code 1 yes yes
          field YL 2 | Y down. | DS, D6D_SRC
            code 0 no no
            code 1 yes yes
          field XH 1 | X up. | DS, D6D_SRC
            code 0 no no
            code 1 yes yes
          field XL 0 | X down. | DS, D6D_SRC
            code 0 no no
            code 1 yes yes
        register 1E STATUS_REG r - | New data, boot. | DS3, STATUS_REG
          field zero 7:4 zero | Must be zero.
          field EV_BOOT 3 | Boot.
            code 0 no no
            code 1 yes yes
          field TDA 2 | Temperature. | DS, STATUS_REG
            code 0 no nothing new
            code 1 yes new data
          field GDA 1 | Gyroscope. | DS, STATUS_REG
            code 0 no nothing new
            code 1 yes new data
          field XLDA 0 | Accelerometer. | DS, STATUS_REG
            code 0 no nothing new
            code 1 yes new data
        register 3A FIFO_STATUS1 r - | FIFO: unread words, low bits. | DS3, FIFO_STATUS1
          field DIFF_FIFO 7:0 | Low 8 of 12 bits; words of 16 bits; 0 in a full FIFO.
        register 3B FIFO_STATUS2 r - | FIFO: state, unread words. | DS3, FIFO_STATUS2
          field FTH 7 | Unread words reach the threshold.
            code 0 no no
            code 1 yes yes
          field FIFO_OVER_RUN 6 | A word was lost.
            code 0 no no
            code 1 yes yes
          field FIFO_FULL 5 | Full.
            code 0 no no
            code 1 yes yes
          field FIFO_EMPTY 4 | Empty. | DS, FIFO_STATUS2
            code 0 no no
            code 1 yes yes
          field DIFF_FIFO 3:0 | Bits 11 to 8.
        register 53 FUNC_SRC r - - onRequest | Events of the embedded functions. | DS3, FUNC_SRC
          reading Clears latched events.
          field STEP_COUNT_DELTA_IA 7 | Steps in an interval. | DS, FUNC_SRC1
            code 0 no no
            code 1 yes yes
          field SIGN_MOTION_IA 6 | Significant motion. | DS, FUNC_SRC1
            code 0 no no
            code 1 yes yes
          field TILT_IA 5 | Tilt. | DS, FUNC_SRC1
            code 0 no no
            code 1 yes yes
          field STEP_DETECTED 4 | Step. | DS, FUNC_SRC1
            code 0 no no
            code 1 yes yes
          field STEP_OVERFLOW 3 | Overflow of the step counter. | DS, FUNC_SRC1
            code 0 no no
            code 1 yes yes
          field zero 2 zero | Must be zero.
          field SI_END_OP 1 | End of the iron correction. | DS, FUNC_SRC1
            code 0 no no
            code 1 yes yes
          field SENSORHUB_END_OP 0 | All slaves of the sensor hub were served. | DS, FUNC_SRC1
            code 0 no no
            code 1 yes yes
        register 58 TAP_CFG rw 00 | Events: timestamp, embedded functions, inputs, latch. | DS3, TAP_CFG
          field TIMER_EN 7 | Counter of timestamps.
            code 0 off no
            code 1 on yes
          field PEDO_EN 6 | Pedometer.
            code 0 off no
            code 1 on yes
          field TILT_EN 5 | Tilt.
            code 0 off no
            code 1 on yes
          field SLOPE_FDS 4 | Input of wake-up and activity. | DS, TAP_CFG
            code 0 off slope
            code 1 on high-pass
          field TAP_X_EN 3 | Taps on X. | DS, TAP_CFG
            code 0 off no
            code 1 on yes
          field TAP_Y_EN 2 | Taps on Y. | DS, TAP_CFG
            code 0 off no
            code 1 on yes
          field TAP_Z_EN 1 | Taps on Z. | DS, TAP_CFG
            code 0 off no
            code 1 on yes
          field LIR 0 | Whether events that are on a pin are latched. | DS, TAP_CFG
            code 0 off no
            code 1 on yes
        register 59 TAP_THS_6D rw 00 | Six directions; threshold of taps. | AN3, 4D orientation; DS3, TAP_THS_6D
          field D4D_EN 7 | Whether six directions are only four, without Z; the datasheet has the codes exchanged.
            code 0 off no
            code 1 on yes
          field SIXD_THS 6:5 | Angle of six directions. | DS, TAP_THS_6D
            code 0 step0 80°
            code 1 step1 70°
            code 2 step2 60°
            code 3 step3 50°
          field TAP_THS 4:0 | Full scale / 32 a step. | DS, TAP_THS_6D
        register 5B WAKE_UP_THS rw 00 | Wake-up: threshold; double taps; inactivity. | DS3, WAKE_UP_THS
          field SINGLE_DOUBLE_TAP 7 | Whether double taps are recognised. | DS, WAKE_UP_THS
            code 0 off no
            code 1 on yes
          field INACTIVITY 6 | Whether inactivity slows the accelerometer, and the gyroscope sleeps.
            code 0 off no
            code 1 on yes
          field WK_THS 5:0 | Full scale / 64 a step. | DS, WAKE_UP_THS
        bank BankA
        register 07 SLAVE1_CONFIG rw 00 | Slave 1: bytes, decimation. | DS3, SLAVE1_CONFIG
          field Slave1_rate 7:6 | How often it is read. | DS, SLAVE1_CONFIG
            code 0 one each cycle
            code 1 two every 2nd cycle
            code 2 four every 4th cycle
            code 3 eight every 8th cycle
          field zero 5:3 zero | Must be zero.
          field Slave1_numop 2:0 | Number of bytes that are read. | DS, SLAVE1_CONFIG
        register 0F PEDO_THS_REG rw 00 | Pedometer: range and least threshold; its reset value is a choice. | HEADER3, PEDO_THS_REG | unknown
          field pedo_4g 7 | Range of the pedometer.
            code 0 off ±2 g
            code 1 on ±4 g
          field zero 6:5 zero | Must be zero. | DS, CONFIG_PEDO_THS_MIN
          field ths_min 4:0 | Least threshold, in steps of the range.
        register 14 PEDO_DEB_REG rw 00 | Pedometer: debouncing; its reset value is a choice. | HEADER3, PEDO_DEB_REG | unknown
          field deb_time 7:3 | 80 ms a step, as in the LSM6DSL.
          field deb_step 2:0 | Steps before the first is counted.
        table millihertz CTRL1_XL.ODR_XL | mHz | Output data rate of the accelerometer, 6667 Hz divided by powers of two; documents print 12.5, 26, 52 Hz and so on. The lowest is that of low-power mode. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two, of the following generation; DS3, rounded | inferred
          row | - 13021 26043 52086 104172 208344 416688 833375 1666750 3333500 6667000
        table gyroscopeMillihertz CTRL2_G.ODR_G | mHz | Output data rate of the gyroscope, as millihertz. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two, of the following generation; DS3, rounded | inferred
          row | - 13021 26043 52086 104172 208344 416688 833375 1666750
        table fifoDecimation FIFO_CTRL3.DEC_FIFO_XL | triggers | Triggers to a data set; the other sets have the same codes. | DS3, FIFO_CTRL3
          row | - 1 2 3 4 8 16 32
        table filterDivisor CTRL8_XL.HPCF_XL | 1 | Rate divided by the cut-off of the accelerometer's second low-pass. | DS3, CTRL8_XL; AN3
          row | 50 100 9 400
        table highPassDivisor CTRL8_XL.HPCF_XL | 1 | Rate divided by the cut-off of the accelerometer's high-pass; the first is that of the slope. | AN3; DS3, CTRL8_XL, which gives the slope rate / 50
          row | 4 100 9 400
        table lowPass2CutoffMillihertz CTRL2_G.ODR_G | mHz | Cut-off of the gyroscope's low-pass in high-performance mode. | AN3, gyroscope bandwidth
          row | - 4200 8300 16600 33400 66700 135900 295400 1057000
        table highPassCutoffMicrohertz CTRL7_G.HPCF_G | µHz | Cut-off of the gyroscope's high-pass. | DS3, CTRL7_G
          row | 8100 32400 2070000 16320000
        table accelerometerSettlingSamples CTRL1_XL.ODR_XL | samples | Accelerometer's samples to discard in high-performance mode with the bandwidth that follows the rate; none in the other modes. | AN3, accelerometer samples to be discarded, at the bandwidths of XL_BW_SCAL_ODR
          row | - 1 1 1 2 2 2 2 4 2 4
        table settlingSamples CTRL2_G.ODR_G | samples | Gyroscope's samples to discard without the first low-pass. | AN3, gyroscope samples to be discarded
          row | - 2 2 2 2 2 2 3 4
        table microgPerDigit CTRL1_XL.FS_XL | µg a digit | Sensitivity of the accelerometer. | DS3, mechanical characteristics; LINUX
          row | 61 488 122 244
        table ratedG CTRL1_XL.FS_XL | g | Full scale of the accelerometer. | DS3, CTRL1_XL
          row | 2 16 4 8
        table microdegreesPerSecondPerDigit CTRL2_G.FS_G | µ°/s a digit | Sensitivity of the gyroscope. | DS3, mechanical characteristics; LINUX
          row | 8750 4375 17500 - 35000 - 70000
        table ratedDegreesPerSecond CTRL2_G.FS_G | °/s | Full scale of the gyroscope. | DS3, CTRL2_G
          row | 245 125 500 - 1000 - 2000
        table freeFallMilliG FREE_FALL.FF_THS | mg | Threshold of free fall. | DS3, FREE_FALL
          row | 156 219 250 312 344 406 469 500
        table directionDegrees TAP_THS_6D.SIXD_THS | ° | Angle of six directions. | DS3, TAP_THS_6D
          row | 80 70 60 50
        table noiseDensity CTRL1_XL.FS_XL | µg/√Hz | Typical noise of the accelerometer in high-performance mode. | DS3, mechanical characteristics, at ±2 g and 104 Hz, which is assumed for all ranges | inferred
          row | 90 90 90 90
        table lowPowerCutoffMillihertz CTRL2_G.ODR_G | mHz | Cut-off of the gyroscope's low-pass in low-power and normal mode. | AN3, gyroscope bandwidth
          row | - 3900 7900 15800 31400 60200 - - -
        table bandwidthMillihertz CTRL1_XL.ODR_XL | mHz | Bandwidth of the accelerometer that follows the rate in high-performance mode: before the converter, and from 3.33 kHz on that of the first low-pass. | AN3, accelerometer bandwidth, whose cut-offs of the first low-pass at these rates look exchanged with others
          row | - 50000 50000 50000 50000 100000 200000 400000 400000 1517000 3320000
        table accelerometerSettlingSamples400 CTRL1_XL.ODR_XL | samples | Accelerometer's samples to discard in high-performance mode with a bandwidth of 400 Hz. | AN3, accelerometer samples to be discarded
          row | - 1 1 1 1 1 1 2 4 8 16
        table accelerometerSettlingSamples200 CTRL1_XL.ODR_XL | samples | Accelerometer's samples to discard in high-performance mode with a bandwidth of 200 Hz. | AN3, accelerometer samples to be discarded
          row | - 1 1 1 1 1 2 4 8 16 32
        table accelerometerSettlingSamples100 CTRL1_XL.ODR_XL | samples | Accelerometer's samples to discard in high-performance mode with a bandwidth of 100 Hz. | AN3, accelerometer samples to be discarded
          row | - 1 1 1 1 2 3 7 14 28 56
        table accelerometerSettlingSamples50 CTRL1_XL.ODR_XL | samples | Accelerometer's samples to discard in high-performance mode with a bandwidth of 50 Hz. | AN3, accelerometer samples to be discarded
          row | - 1 1 1 2 4 7 14 28 56 112
        timing boot 20000000 | From power-on or BOOT to the end of the trim download; registers do not answer meanwhile. | AN3, power-on and reboot
        timing softReset 50000 | From SW_RESET until it reads 0, typical. | AN, software reset, of the LSM6DSL | inferred
        timing gyroscopeTurnOn 80000000 | From power-down of the gyroscope to data, without the samples to discard. | AN3, gyroscope turn-on
        timing sensorHubStop 5000000 | From START_CONFIG set, which ends the cycles, until MASTER_ON may be cleared. | AN3, pass-through
        timing timestampStep 25000 | Step of the timestamp with TIMER_HR, at the nominal time base. | DS3, WAKE_UP_DUR; LINUX
        timing timestampLongStep 6400000 | Step of the timestamp without TIMER_HR, at the nominal time base. | DS3, WAKE_UP_DUR
        timing accelerometerSelfTestSettle 200000000 | From the start, and from a change of ST_XL, to right data. | AN3, accelerometer self-test
        timing gyroscopeSelfTestTurnOn 800000000 | From the start of the gyroscope's self-test to right data. | AN3, gyroscope self-test
        timing gyroscopeSelfTestSettle 60000000 | From a change of ST_G to right data. | AN3, gyroscope self-test
        constant temperatureDigits 16 | digits/°C | Sensitivity of the thermometer. | DS3, temperature sensor characteristics
        constant temperatureZero 25 | °C | Temperature at which the thermometer reads 0. | DS3, temperature sensor characteristics
        constant temperatureMillihertz 52086 | mHz | Rate of the thermometer; with the accelerometer alone in low power at most the accelerometer's. | DS3, temperature sensor characteristics
        constant temperatureBits 12 | bits | Width of the thermometer's word, which is extended to 16 bits by its sign. | DS3, temperature sensor characteristics
        constant lowPowerBandwidthMillihertz 742000 | mHz | Cut-off of the accelerometer's first low-pass in low-power and normal mode. | AN3, accelerometer bandwidth
        constant fifoDepth 4096 | words | Capacity of the FIFO, in words of 16 bits. | AN3, FIFO; DS3
        constant sensorHubMillihertz 104000 | mHz | Highest rate of the sensor hub's cycles, which otherwise is the accelerometer's. | AN3, sensor hub
        constant sensorHubBytes 18 | bytes | Bytes that the sensor hub keeps of the slaves. | DS3, SENSORHUB1_REG to SENSORHUB18_REG
        constant timestampEndcount 256 | steps | From the signal that the timestamp ends to the overflow, without TIMER_HR: 1.638 s. | AN3, timestamp
        constant accelerometerZeroLevel 40 | mg | Typical zero-g level of the accelerometer, either sign. | DS3, mechanical characteristics
        constant accelerometerZeroLevelDrift 500 | µg/°C | Typical change of the zero-g level with temperature, either sign. | DS3, mechanical characteristics
        constant gyroscopeZeroLevel 10 | °/s | Typical zero-rate level of the gyroscope, either sign. | DS3, mechanical characteristics
        constant gyroscopeZeroLevelDrift 50 | m°/s/°C | Typical change of the zero-rate level with temperature, either sign. | DS3, mechanical characteristics
        constant gyroscopeNoiseDensity 7 | mdps/√Hz | Typical noise of the gyroscope in high-performance mode. | DS3, mechanical characteristics
        constant selfTestSamples 5 | samples | Averaged in a self-test, after one that is discarded. | AN3, self-test
        constant accelerometerSelfTestMinimum 90 | mg | Smallest change in the accelerometer's self-test. | AN, self-test, of the LSM6DSL; DS3, mechanical characteristics, which have no limits | unknown
        constant accelerometerSelfTestMaximum 1700 | mg | Largest change in the accelerometer's self-test. | AN, self-test, of the LSM6DSL; DS3, mechanical characteristics, which have no limits | unknown
        constant gyroscopeSelfTestMinimum 150 | °/s | Smallest change in the gyroscope's self-test, at ±2000 °/s. | AN, self-test, of the LSM6DSL; DS3, mechanical characteristics, which have no limits | unknown
        constant gyroscopeSelfTestMaximum 700 | °/s | Largest change in the gyroscope's self-test, at ±2000 °/s. | AN, self-test, of the LSM6DSL; DS3, mechanical characteristics, which have no limits | unknown
        without SENSOR_SYNC_RES_RATIO FUNC_SRC2 WRIST_TILT_IA MASTER_CMD_CODE SENS_SYNC_SPI_ERROR_CODE X_OFS_USR Y_OFS_USR Z_OFS_USR lowPass1CutoffMillihertz settlingSamplesLowPass1 accelerometerSettlingSamplesNarrow filterSettlingSamples highPassSettlingSamples turnOn dataReadyPulse analogBandwidth analogBandwidthNarrow timestampEndcountFine userOffsetFineSteps userOffsetCoarseSteps gyroscopeSelfTestMinimum250 gyroscopeSelfTestMaximum250 A_WRIST_TILT_LAT A_WRIST_TILT_THS A_WRIST_TILT_MASK sensorHubPulse
        document AN3 AN4650, DocID027415 Rev 1, STMicroelectronics, February 2015, of the LSM6DS3
        document DS3 LSM6DS3 datasheet, DocID026899 Rev 4, STMicroelectronics, April 2015
        document HEADER3 lsm6ds3-pid, lsm6ds3_reg.h, STMicroelectronics
      """#)
  }
#endif
