// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu6500.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of InvenSense, ±2 to ±16 g and ±250 to ±2000 °/s, 16 bits, up to 8
  /// kHz, with a FIFO of bytes and an auxiliary bus.
  @usableFromInline
  package enum MPU6500 {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x70 }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x75 }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x68 }
    /// The bit that a run of registers adds to its first address on I2C.
    @usableFromInline package static var i2cIncrementBit: UInt8 { 0x00 }
    /// The bit of an SPI command that reads.
    @usableFromInline package static var spiReadBit: UInt8 { 0x80 }
    /// The bit that a run of registers adds to its SPI command.
    @usableFromInline package static var spiIncrementBit: UInt8 { 0x00 }
    /// The bits of an SPI command that hold the address.
    @usableFromInline package static var spiAddressMask: UInt8 { 0x7F }
    /// Whether an SPI frame writes one register only.
    @usableFromInline package static var spiOneRegisterAWrite: Bool { false }

    /// Times in nanoseconds.
    @usableFromInline
    package enum Timing {
      /// Longest time from power-on, and from a reset, until registers may be written.
      @usableFromInline package static var startUp: Int64 { 100_000_000 }
      /// Pulse of INT without latch.
      @usableFromInline package static var interruptPulse: Int64 { 50_000 }
      /// From a change of the bypass until the auxiliary bus may be used; drivers wait 1 to 3 ms.
      @usableFromInline package static var bypassSettle: Int64 { 1_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// Rate of the accelerometer before the divider (mHz).
      @usableFromInline package static var accelerometerMillihertz: Int { 1_000_000 }
      /// Bytes of an axis or of the temperature in the FIFO (bytes).
      @usableFromInline package static var sampleSize: Int { 2 }
      /// Bytes for the data of the slaves (bytes).
      @usableFromInline package static var slaveBytes: Int { 24 }
      /// Steps of the gyroscope offsets, in every range (digits a 10 °/s).
      @usableFromInline package static var gyroscopeOffsetDecidigits: Int { 328 }
      /// Steps of the accelerometer offsets without their bit 0, in every range (steps a g).
      @usableFromInline package static var accelerometerOffsetStepsPerG: Int { 1024 }
      /// Deviation of the PLL, either sign (%).
      @usableFromInline package static var pllTolerance: Int { 1 }
      /// Typical resonance of the gyroscope about Z (Hz).
      @usableFromInline package static var mechanicalHertzZ: Int { 27_000 }
      /// First register of the motion processor: the bank of its memory; its address follows
      /// (address).
      @usableFromInline package static var motionProcessorFirst: Int { 109 }
      /// Register of the bytes of the motion processor's memory, at which a burst stays (address).
      @usableFromInline package static var motionProcessorData: Int { 111 }
      /// Last register of the motion processor: the low byte of the start of its program (address).
      @usableFromInline package static var motionProcessorLast: Int { 113 }
    }

    /// Gyroscope: factory code of the self-test of X.
    @usableFromInline
    package struct SELF_TEST_X_GYRO: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x00 }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(code: UInt8 = 0x00) {
        bits = code
      }

      /// Factory trim, in steps of 1 %; 0 where none is stored.
      @usableFromInline package var code: UInt8 { bits }
    }

    /// Gyroscope: factory code of the self-test of Y.
    @usableFromInline
    package struct SELF_TEST_Y_GYRO: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x01 }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(code: UInt8 = 0x00) {
        bits = code
      }

      /// Factory trim, in steps of 1 %; 0 where none is stored.
      @usableFromInline package var code: UInt8 { bits }
    }

    /// Gyroscope: factory code of the self-test of Z.
    @usableFromInline
    package struct SELF_TEST_Z_GYRO: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x02 }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(code: UInt8 = 0x00) {
        bits = code
      }

      /// Factory trim, in steps of 1 %; 0 where none is stored.
      @usableFromInline package var code: UInt8 { bits }
    }

    /// Accelerometer: factory code of the self-test of X.
    @usableFromInline
    package struct SELF_TEST_X_ACCEL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0D }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(code: UInt8 = 0x00) {
        bits = code
      }

      /// Factory trim, in steps of 1 %; 0 where none is stored.
      @usableFromInline package var code: UInt8 { bits }
    }

    /// Accelerometer: factory code of the self-test of Y.
    @usableFromInline
    package struct SELF_TEST_Y_ACCEL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0E }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(code: UInt8 = 0x00) {
        bits = code
      }

      /// Factory trim, in steps of 1 %; 0 where none is stored.
      @usableFromInline package var code: UInt8 { bits }
    }

    /// Accelerometer: factory code of the self-test of Z.
    @usableFromInline
    package struct SELF_TEST_Z_ACCEL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0F }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(code: UInt8 = 0x00) {
        bits = code
      }

      /// Factory trim, in steps of 1 %; 0 where none is stored.
      @usableFromInline package var code: UInt8 { bits }
    }

    /// Gyroscope: offset of X, high byte.
    @usableFromInline
    package struct XG_OFFSET_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x13 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Gyroscope: offset of X, low byte.
    @usableFromInline
    package struct XG_OFFSET_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x14 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Gyroscope: offset of Y, high byte.
    @usableFromInline
    package struct YG_OFFSET_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x15 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Gyroscope: offset of Y, low byte.
    @usableFromInline
    package struct YG_OFFSET_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x16 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Gyroscope: offset of Z, high byte.
    @usableFromInline
    package struct ZG_OFFSET_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x17 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Gyroscope: offset of Z, low byte.
    @usableFromInline
    package struct ZG_OFFSET_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x18 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Divider of the sample rate.
    @usableFromInline
    package struct SMPLRT_DIV: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x19 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(divider: UInt8 = 0x00) {
        bits = divider
      }

      /// The rate is that of the gyroscope divided by this and 1.
      @usableFromInline package var divider: UInt8 { bits }
    }

    /// FIFO, frame synchronisation, low-pass of gyroscope and thermometer.
    @usableFromInline
    package struct CONFIG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        stopsWhenFull: Bool = false, frameSync: FrameSync = .off, lowPass: LowPass = .hertz250
      ) {
        bits = frameSync.rawValue << 3
        if stopsWhenFull { bits |= 0x40 }
        bits |= lowPass.rawValue
      }

      /// What a full FIFO does with new bytes.
      @usableFromInline package var stopsWhenFull: Bool { bits & 0x40 != 0 }
      /// The codes of EXT_SYNC_SET.
      @usableFromInline
      package enum FrameSync: UInt8, Sendable {
        /// None.
        case off = 0
        /// Temperature.
        case temperature = 1
        /// Gyroscope X.
        case gyroscopeX = 2
        /// Gyroscope Y.
        case gyroscopeY = 3
        /// Gyroscope Z.
        case gyroscopeZ = 4
        /// Accelerometer X.
        case accelerometerX = 5
        /// Accelerometer Y.
        case accelerometerY = 6
        /// Accelerometer Z.
        case accelerometerZ = 7
      }
      /// Least significant bit that FSYNC replaces.
      @usableFromInline
      package var frameSync: FrameSync {
        FrameSync(rawValue: (bits >> 3) & 0x07) ?? .accelerometerZ
      }
      /// The codes of DLPF_CFG.
      @usableFromInline
      package enum LowPass: UInt8, Sendable {
        /// 250 Hz, 8 kHz.
        case hertz250 = 0
        /// 184 Hz.
        case hertz184 = 1
        /// 92 Hz.
        case hertz92 = 2
        /// 41 Hz.
        case hertz41 = 3
        /// 20 Hz.
        case hertz20 = 4
        /// 10 Hz.
        case hertz10 = 5
        /// 5 Hz.
        case hertz5 = 6
        /// 3600 Hz, 8 kHz.
        case hertz3600 = 7
      }
      /// Low-pass of the gyroscope, and its rate before the divider.
      @usableFromInline
      package var lowPass: LowPass { LowPass(rawValue: bits & 0x07) ?? .hertz3600 }
    }

    /// Gyroscope: self-test, range, filter.
    @usableFromInline
    package struct GYRO_CONFIG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1B }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFB }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        selfTestX: Bool = false, selfTestY: Bool = false, selfTestZ: Bool = false,
        fullScale: FullScale = .dps250, bypass: Bypass = .filtered
      ) {
        bits = fullScale.rawValue << 3
        if selfTestX { bits |= 0x80 }
        if selfTestY { bits |= 0x40 }
        if selfTestZ { bits |= 0x20 }
        bits |= bypass.rawValue
      }

      /// Self-test of X.
      @usableFromInline package var selfTestX: Bool { bits & 0x80 != 0 }
      /// Self-test of Y.
      @usableFromInline package var selfTestY: Bool { bits & 0x40 != 0 }
      /// Self-test of Z.
      @usableFromInline package var selfTestZ: Bool { bits & 0x20 != 0 }
      /// The codes of GYRO_FS_SEL.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
        /// ±250 °/s.
        case dps250 = 0
        /// ±500 °/s.
        case dps500 = 1
        /// ±1000 °/s.
        case dps1000 = 2
        /// ±2000 °/s.
        case dps2000 = 3
      }
      /// Range of the gyroscope.
      @usableFromInline
      package var fullScale: FullScale { FullScale(rawValue: (bits >> 3) & 0x03) ?? .dps2000 }
      /// The codes of FCHOICE_B.
      @usableFromInline
      package enum Bypass: UInt8, Sendable {
        /// By DLPF_CFG.
        case filtered = 0
        /// 8800 Hz, 32 kHz.
        case hertz8800 = 1
        /// 3600 Hz, 32 kHz.
        case hertz3600 = 2
        /// 8800 Hz, 32 kHz.
        case hertz8800Too = 3
      }
      /// Whether the low-pass is bypassed; the inverse of FCHOICE in the tables.
      @usableFromInline
      package var bypass: Bypass { Bypass(rawValue: bits & 0x03) ?? .hertz8800Too }
    }

    /// Accelerometer: self-test, range.
    @usableFromInline
    package struct ACCEL_CONFIG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1C }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xF8 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        selfTestX: Bool = false, selfTestY: Bool = false, selfTestZ: Bool = false,
        fullScale: FullScale = .g2
      ) {
        bits = fullScale.rawValue << 3
        if selfTestX { bits |= 0x80 }
        if selfTestY { bits |= 0x40 }
        if selfTestZ { bits |= 0x20 }
      }

      /// Self-test of X.
      @usableFromInline package var selfTestX: Bool { bits & 0x80 != 0 }
      /// Self-test of Y.
      @usableFromInline package var selfTestY: Bool { bits & 0x40 != 0 }
      /// Self-test of Z.
      @usableFromInline package var selfTestZ: Bool { bits & 0x20 != 0 }
      /// The codes of ACCEL_FS_SEL.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
        /// ±2 g.
        case g2 = 0
        /// ±4 g.
        case g4 = 1
        /// ±8 g.
        case g8 = 2
        /// ±16 g.
        case g16 = 3
      }
      /// Range of the accelerometer.
      @usableFromInline
      package var fullScale: FullScale { FullScale(rawValue: (bits >> 3) & 0x03) ?? .g16 }
    }

    /// Accelerometer: low-pass; size of the FIFO.
    @usableFromInline
    package struct ACCEL_CONFIG_2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1D }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xCF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        fifoSize: FifoSize = .bytes512, bypassesLowPass: Bool = false, lowPass: LowPass = .hertz460
      ) {
        bits = fifoSize.rawValue << 6
        if bypassesLowPass { bits |= 0x08 }
        bits |= lowPass.rawValue
      }

      /// The codes of FIFO_SIZE.
      @usableFromInline
      package enum FifoSize: UInt8, Sendable {
        /// 512 bytes.
        case bytes512 = 0
        /// 1024 bytes.
        case bytes1024 = 1
        /// 2048 bytes.
        case bytes2048 = 2
        /// 4096 bytes.
        case bytes4096 = 3
      }
      /// Size of the FIFO, which the register map reserves.
      @usableFromInline
      package var fifoSize: FifoSize { FifoSize(rawValue: bits >> 6) ?? .bytes4096 }
      /// Whether the low-pass is bypassed; the inverse of FCHOICE in the tables.
      @usableFromInline package var bypassesLowPass: Bool { bits & 0x08 != 0 }
      /// The codes of A_DLPF_CFG.
      @usableFromInline
      package enum LowPass: UInt8, Sendable {
        /// 460 Hz.
        case hertz460 = 0
        /// 184 Hz.
        case hertz184 = 1
        /// 92 Hz.
        case hertz92 = 2
        /// 41 Hz.
        case hertz41 = 3
        /// 20 Hz.
        case hertz20 = 4
        /// 10 Hz.
        case hertz10 = 5
        /// 5 Hz.
        case hertz5 = 6
        /// 460 Hz.
        case hertz460Too = 7
      }
      /// Low-pass of the accelerometer.
      @usableFromInline
      package var lowPass: LowPass { LowPass(rawValue: bits & 0x07) ?? .hertz460Too }
    }

    /// Accelerometer: rate in cycle mode.
    @usableFromInline
    package struct LP_ACCEL_ODR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x0F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(rate: Rate = .mHz240) {
        bits = rate.rawValue
      }

      /// The codes of lposc_clksel.
      @usableFromInline
      package enum Rate: UInt8, Sendable {
        /// 0.24 Hz.
        case mHz240 = 0
        /// 0.49 Hz.
        case mHz490 = 1
        /// 0.98 Hz.
        case mHz980 = 2
        /// 1.95 Hz.
        case mHz1950 = 3
        /// 3.91 Hz.
        case mHz3910 = 4
        /// 7.81 Hz.
        case mHz7810 = 5
        /// 15.63 Hz.
        case hertz15 = 6
        /// 31.25 Hz.
        case hertz31 = 7
        /// 62.5 Hz.
        case hertz62 = 8
        /// 125 Hz.
        case hertz125 = 9
        /// 250 Hz.
        case hertz250 = 10
        /// 500 Hz.
        case hertz500 = 11
      }
      /// Rate at which the part wakes up. nil for the undefined codes 12, 13, 14, 15.
      @usableFromInline package var rate: Rate? { Rate(rawValue: bits & 0x0F) }
    }

    /// Wake on motion: threshold.
    @usableFromInline
    package struct WOM_THR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// 4 mg a step.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// What the FIFO stores.
    @usableFromInline
    package struct FIFO_EN: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x23 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        temperature: Bool = false, gyroscopeX: Bool = false, gyroscopeY: Bool = false,
        gyroscopeZ: Bool = false, accelerometer: Bool = false, slave2: Bool = false,
        slave1: Bool = false, slave0: Bool = false
      ) {
        bits = 0
        if temperature { bits |= 0x80 }
        if gyroscopeX { bits |= 0x40 }
        if gyroscopeY { bits |= 0x20 }
        if gyroscopeZ { bits |= 0x10 }
        if accelerometer { bits |= 0x08 }
        if slave2 { bits |= 0x04 }
        if slave1 { bits |= 0x02 }
        if slave0 { bits |= 0x01 }
      }

      /// Temperature.
      @usableFromInline package var temperature: Bool { bits & 0x80 != 0 }
      /// Angular rate about X.
      @usableFromInline package var gyroscopeX: Bool { bits & 0x40 != 0 }
      /// Angular rate about Y.
      @usableFromInline package var gyroscopeY: Bool { bits & 0x20 != 0 }
      /// Angular rate about Z.
      @usableFromInline package var gyroscopeZ: Bool { bits & 0x10 != 0 }
      /// Acceleration.
      @usableFromInline package var accelerometer: Bool { bits & 0x08 != 0 }
      /// Data of slave 2.
      @usableFromInline package var slave2: Bool { bits & 0x04 != 0 }
      /// Data of slave 1.
      @usableFromInline package var slave1: Bool { bits & 0x02 != 0 }
      /// Data of slave 0.
      @usableFromInline package var slave0: Bool { bits & 0x01 != 0 }
    }

    /// Controller of the auxiliary bus.
    @usableFromInline
    package struct I2C_MST_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x24 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        arbitrates: Bool = false, waitsForSlaves: Bool = false, slave3: Bool = false,
        stops: Bool = false, clock: Clock = .kilohertz348
      ) {
        bits = clock.rawValue
        if arbitrates { bits |= 0x80 }
        if waitsForSlaves { bits |= 0x40 }
        if slave3 { bits |= 0x20 }
        if stops { bits |= 0x10 }
      }

      /// Whether the auxiliary bus has other controllers.
      @usableFromInline package var arbitrates: Bool { bits & 0x80 != 0 }
      /// Whether data-ready awaits the data of the slaves.
      @usableFromInline package var waitsForSlaves: Bool { bits & 0x40 != 0 }
      /// Whether the FIFO stores data of slave 3.
      @usableFromInline package var slave3: Bool { bits & 0x20 != 0 }
      /// What is between two reads.
      @usableFromInline package var stops: Bool { bits & 0x10 != 0 }
      /// The codes of I2C_MST_CLK.
      @usableFromInline
      package enum Clock: UInt8, Sendable {
        /// 348 kHz.
        case kilohertz348 = 0
        /// 333 kHz.
        case kilohertz333 = 1
        /// 320 kHz.
        case kilohertz320 = 2
        /// 308 kHz.
        case kilohertz308 = 3
        /// 296 kHz.
        case kilohertz296 = 4
        /// 286 kHz.
        case kilohertz286 = 5
        /// 276 kHz.
        case kilohertz276 = 6
        /// 267 kHz.
        case kilohertz267 = 7
        /// 258 kHz.
        case kilohertz258 = 8
        /// 500 kHz.
        case kilohertz500 = 9
        /// 471 kHz.
        case kilohertz471 = 10
        /// 444 kHz.
        case kilohertz444 = 11
        /// 421 kHz.
        case kilohertz421 = 12
        /// 400 kHz.
        case kilohertz400 = 13
        /// 381 kHz.
        case kilohertz381 = 14
        /// 364 kHz.
        case kilohertz364 = 15
      }
      /// Clock of the auxiliary bus.
      @usableFromInline package var clock: Clock { Clock(rawValue: bits & 0x0F) ?? .kilohertz364 }
    }

    /// Slave 0: address and direction.
    @usableFromInline
    package struct I2C_SLV0_ADDR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x25 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(reads: Bool = false, chip: UInt8 = 0) {
        bits = chip & 0x7F
        if reads { bits |= 0x80 }
      }

      /// Direction.
      @usableFromInline package var reads: Bool { bits & 0x80 != 0 }
      /// 7-bit address of the chip.
      @usableFromInline package var chip: UInt8 { bits & 0x7F }
    }

    /// Slave 0: first register.
    @usableFromInline
    package struct I2C_SLV0_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x26 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(register: UInt8 = 0x00) {
        bits = register
      }

      /// First register in the chip.
      @usableFromInline package var register: UInt8 { bits }
    }

    /// Slave 0: transfer.
    @usableFromInline
    package struct I2C_SLV0_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x27 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        isOn: Bool = false, swapsBytes: Bool = false, withoutRegister: Bool = false,
        startsAtOdd: Bool = false, length: UInt8 = 0
      ) {
        bits = length & 0x0F
        if isOn { bits |= 0x80 }
        if swapsBytes { bits |= 0x40 }
        if withoutRegister { bits |= 0x20 }
        if startsAtOdd { bits |= 0x10 }
      }

      /// Whether the slave has a turn in each sample.
      @usableFromInline package var isOn: Bool { bits & 0x80 != 0 }
      /// Whether the bytes of a word change places.
      @usableFromInline package var swapsBytes: Bool { bits & 0x40 != 0 }
      /// Whether the register is not sent.
      @usableFromInline package var withoutRegister: Bool { bits & 0x20 != 0 }
      /// Which registers are a word.
      @usableFromInline package var startsAtOdd: Bool { bits & 0x10 != 0 }
      /// Bytes; 0 turns the slave off.
      @usableFromInline package var length: UInt8 { bits & 0x0F }
    }

    /// Slave 1: address and direction.
    @usableFromInline
    package struct I2C_SLV1_ADDR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x28 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(reads: Bool = false, chip: UInt8 = 0) {
        bits = chip & 0x7F
        if reads { bits |= 0x80 }
      }

      /// Direction.
      @usableFromInline package var reads: Bool { bits & 0x80 != 0 }
      /// 7-bit address of the chip.
      @usableFromInline package var chip: UInt8 { bits & 0x7F }
    }

    /// Slave 1: first register.
    @usableFromInline
    package struct I2C_SLV1_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x29 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(register: UInt8 = 0x00) {
        bits = register
      }

      /// First register in the chip.
      @usableFromInline package var register: UInt8 { bits }
    }

    /// Slave 1: transfer.
    @usableFromInline
    package struct I2C_SLV1_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        isOn: Bool = false, swapsBytes: Bool = false, withoutRegister: Bool = false,
        startsAtOdd: Bool = false, length: UInt8 = 0
      ) {
        bits = length & 0x0F
        if isOn { bits |= 0x80 }
        if swapsBytes { bits |= 0x40 }
        if withoutRegister { bits |= 0x20 }
        if startsAtOdd { bits |= 0x10 }
      }

      /// Whether the slave has a turn in each sample.
      @usableFromInline package var isOn: Bool { bits & 0x80 != 0 }
      /// Whether the bytes of a word change places.
      @usableFromInline package var swapsBytes: Bool { bits & 0x40 != 0 }
      /// Whether the register is not sent.
      @usableFromInline package var withoutRegister: Bool { bits & 0x20 != 0 }
      /// Which registers are a word.
      @usableFromInline package var startsAtOdd: Bool { bits & 0x10 != 0 }
      /// Bytes; 0 turns the slave off.
      @usableFromInline package var length: UInt8 { bits & 0x0F }
    }

    /// Slave 2: address and direction.
    @usableFromInline
    package struct I2C_SLV2_ADDR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2B }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(reads: Bool = false, chip: UInt8 = 0) {
        bits = chip & 0x7F
        if reads { bits |= 0x80 }
      }

      /// Direction.
      @usableFromInline package var reads: Bool { bits & 0x80 != 0 }
      /// 7-bit address of the chip.
      @usableFromInline package var chip: UInt8 { bits & 0x7F }
    }

    /// Slave 2: first register.
    @usableFromInline
    package struct I2C_SLV2_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2C }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(register: UInt8 = 0x00) {
        bits = register
      }

      /// First register in the chip.
      @usableFromInline package var register: UInt8 { bits }
    }

    /// Slave 2: transfer.
    @usableFromInline
    package struct I2C_SLV2_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2D }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        isOn: Bool = false, swapsBytes: Bool = false, withoutRegister: Bool = false,
        startsAtOdd: Bool = false, length: UInt8 = 0
      ) {
        bits = length & 0x0F
        if isOn { bits |= 0x80 }
        if swapsBytes { bits |= 0x40 }
        if withoutRegister { bits |= 0x20 }
        if startsAtOdd { bits |= 0x10 }
      }

      /// Whether the slave has a turn in each sample.
      @usableFromInline package var isOn: Bool { bits & 0x80 != 0 }
      /// Whether the bytes of a word change places.
      @usableFromInline package var swapsBytes: Bool { bits & 0x40 != 0 }
      /// Whether the register is not sent.
      @usableFromInline package var withoutRegister: Bool { bits & 0x20 != 0 }
      /// Which registers are a word.
      @usableFromInline package var startsAtOdd: Bool { bits & 0x10 != 0 }
      /// Bytes; 0 turns the slave off.
      @usableFromInline package var length: UInt8 { bits & 0x0F }
    }

    /// Slave 3: address and direction.
    @usableFromInline
    package struct I2C_SLV3_ADDR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(reads: Bool = false, chip: UInt8 = 0) {
        bits = chip & 0x7F
        if reads { bits |= 0x80 }
      }

      /// Direction.
      @usableFromInline package var reads: Bool { bits & 0x80 != 0 }
      /// 7-bit address of the chip.
      @usableFromInline package var chip: UInt8 { bits & 0x7F }
    }

    /// Slave 3: first register.
    @usableFromInline
    package struct I2C_SLV3_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(register: UInt8 = 0x00) {
        bits = register
      }

      /// First register in the chip.
      @usableFromInline package var register: UInt8 { bits }
    }

    /// Slave 3: transfer.
    @usableFromInline
    package struct I2C_SLV3_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x30 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        isOn: Bool = false, swapsBytes: Bool = false, withoutRegister: Bool = false,
        startsAtOdd: Bool = false, length: UInt8 = 0
      ) {
        bits = length & 0x0F
        if isOn { bits |= 0x80 }
        if swapsBytes { bits |= 0x40 }
        if withoutRegister { bits |= 0x20 }
        if startsAtOdd { bits |= 0x10 }
      }

      /// Whether the slave has a turn in each sample.
      @usableFromInline package var isOn: Bool { bits & 0x80 != 0 }
      /// Whether the bytes of a word change places.
      @usableFromInline package var swapsBytes: Bool { bits & 0x40 != 0 }
      /// Whether the register is not sent.
      @usableFromInline package var withoutRegister: Bool { bits & 0x20 != 0 }
      /// Which registers are a word.
      @usableFromInline package var startsAtOdd: Bool { bits & 0x10 != 0 }
      /// Bytes; 0 turns the slave off.
      @usableFromInline package var length: UInt8 { bits & 0x0F }
    }

    /// Slave 4: address and direction.
    @usableFromInline
    package struct I2C_SLV4_ADDR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x31 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(reads: Bool = false, chip: UInt8 = 0) {
        bits = chip & 0x7F
        if reads { bits |= 0x80 }
      }

      /// Direction.
      @usableFromInline package var reads: Bool { bits & 0x80 != 0 }
      /// 7-bit address of the chip.
      @usableFromInline package var chip: UInt8 { bits & 0x7F }
    }

    /// Slave 4: register.
    @usableFromInline
    package struct I2C_SLV4_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x32 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(register: UInt8 = 0x00) {
        bits = register
      }

      /// Register in the chip.
      @usableFromInline package var register: UInt8 { bits }
    }

    /// Slave 4: byte to write.
    @usableFromInline
    package struct I2C_SLV4_DO: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x33 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// Byte to write.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Slave 4: its one transfer; delay of slaves.
    @usableFromInline
    package struct I2C_SLV4_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x34 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        isOn: Bool = false, interrupts: Bool = false, withoutRegister: Bool = false,
        delay: UInt8 = 0
      ) {
        bits = delay & 0x1F
        if isOn { bits |= 0x80 }
        if interrupts { bits |= 0x40 }
        if withoutRegister { bits |= 0x20 }
      }

      /// One transfer.
      @usableFromInline package var isOn: Bool { bits & 0x80 != 0 }
      /// Whether its end interrupts.
      @usableFromInline package var interrupts: Bool { bits & 0x40 != 0 }
      /// Whether the register is not sent.
      @usableFromInline package var withoutRegister: Bool { bits & 0x20 != 0 }
      /// Delayed slaves have a turn in one of this and 1 samples.
      @usableFromInline package var delay: UInt8 { bits & 0x1F }
    }

    /// Slave 4: byte read.
    @usableFromInline
    package struct I2C_SLV4_DI: Register {
      @usableFromInline package static var address: UInt8 { 0x35 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// Byte read.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Controller of the auxiliary bus: status.
    ///
    /// Reading it: Clears the register.
    @usableFromInline
    package struct I2C_MST_STATUS: Register {
      @usableFromInline package static var address: UInt8 { 0x36 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        frameSync: Bool = false, slave4Done: Bool = false, lostArbitration: Bool = false,
        slave4Refused: Bool = false, slave3Refused: Bool = false, slave2Refused: Bool = false,
        slave1Refused: Bool = false, slave0Refused: Bool = false
      ) {
        bits = 0
        if frameSync { bits |= 0x80 }
        if slave4Done { bits |= 0x40 }
        if lostArbitration { bits |= 0x20 }
        if slave4Refused { bits |= 0x10 }
        if slave3Refused { bits |= 0x08 }
        if slave2Refused { bits |= 0x04 }
        if slave1Refused { bits |= 0x02 }
        if slave0Refused { bits |= 0x01 }
      }

      /// Interrupt by FSYNC.
      @usableFromInline package var frameSync: Bool { bits & 0x80 != 0 }
      /// End of the transfer of slave 4.
      @usableFromInline package var slave4Done: Bool { bits & 0x40 != 0 }
      /// Arbitration lost.
      @usableFromInline package var lostArbitration: Bool { bits & 0x20 != 0 }
      /// Slave 4 did not acknowledge.
      @usableFromInline package var slave4Refused: Bool { bits & 0x10 != 0 }
      /// Slave 3 did not acknowledge.
      @usableFromInline package var slave3Refused: Bool { bits & 0x08 != 0 }
      /// Slave 2 did not acknowledge.
      @usableFromInline package var slave2Refused: Bool { bits & 0x04 != 0 }
      /// Slave 1 did not acknowledge.
      @usableFromInline package var slave1Refused: Bool { bits & 0x02 != 0 }
      /// Slave 0 did not acknowledge.
      @usableFromInline package var slave0Refused: Bool { bits & 0x01 != 0 }
    }

    /// Interrupt pin, FSYNC, bypass.
    @usableFromInline
    package struct INT_PIN_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x37 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFE }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        activeLow: Bool = false, openDrain: Bool = false, latched: Bool = false,
        clearedByAnyRead: Bool = false, frameSyncActiveLow: Bool = false,
        frameSyncInterrupts: Bool = false, bypassEnabled: Bool = false
      ) {
        bits = 0
        if activeLow { bits |= 0x80 }
        if openDrain { bits |= 0x40 }
        if latched { bits |= 0x20 }
        if clearedByAnyRead { bits |= 0x10 }
        if frameSyncActiveLow { bits |= 0x08 }
        if frameSyncInterrupts { bits |= 0x04 }
        if bypassEnabled { bits |= 0x02 }
      }

      /// Active level of INT.
      @usableFromInline package var activeLow: Bool { bits & 0x80 != 0 }
      /// Output of INT.
      @usableFromInline package var openDrain: Bool { bits & 0x40 != 0 }
      /// How long INT is active.
      @usableFromInline package var latched: Bool { bits & 0x20 != 0 }
      /// What clears the status.
      @usableFromInline package var clearedByAnyRead: Bool { bits & 0x10 != 0 }
      /// Active level of FSYNC as interrupt.
      @usableFromInline package var frameSyncActiveLow: Bool { bits & 0x08 != 0 }
      /// FSYNC as interrupt.
      @usableFromInline package var frameSyncInterrupts: Bool { bits & 0x04 != 0 }
      /// Whether the auxiliary bus is connected to the main one, while the controller is off.
      @usableFromInline package var bypassEnabled: Bool { bits & 0x02 != 0 }
    }

    /// Interrupts.
    @usableFromInline
    package struct INT_ENABLE: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x38 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x5B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        motion: Bool = false, fifoOverflow: Bool = false, frameSync: Bool = false,
        motionProcessor: Bool = false, dataReady: Bool = false
      ) {
        bits = 0
        if motion { bits |= 0x40 }
        if fifoOverflow { bits |= 0x10 }
        if frameSync { bits |= 0x08 }
        if motionProcessor { bits |= 0x02 }
        if dataReady { bits |= 0x01 }
      }

      /// Wake on motion.
      @usableFromInline package var motion: Bool { bits & 0x40 != 0 }
      /// Overflow of the FIFO.
      @usableFromInline package var fifoOverflow: Bool { bits & 0x10 != 0 }
      /// FSYNC.
      @usableFromInline package var frameSync: Bool { bits & 0x08 != 0 }
      /// Motion processor.
      @usableFromInline package var motionProcessor: Bool { bits & 0x02 != 0 }
      /// Data ready.
      @usableFromInline package var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// Status of interrupts.
    ///
    /// Reading it: Clears the register.
    @usableFromInline
    package struct INT_STATUS: Register {
      @usableFromInline package static var address: UInt8 { 0x3A }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        motion: Bool = false, fifoOverflow: Bool = false, frameSync: Bool = false,
        motionProcessor: Bool = false, dataReady: Bool = false
      ) {
        bits = 0
        if motion { bits |= 0x40 }
        if fifoOverflow { bits |= 0x10 }
        if frameSync { bits |= 0x08 }
        if motionProcessor { bits |= 0x02 }
        if dataReady { bits |= 0x01 }
      }

      /// Wake on motion.
      @usableFromInline package var motion: Bool { bits & 0x40 != 0 }
      /// Overflow of the FIFO.
      @usableFromInline package var fifoOverflow: Bool { bits & 0x10 != 0 }
      /// FSYNC.
      @usableFromInline package var frameSync: Bool { bits & 0x08 != 0 }
      /// Motion processor.
      @usableFromInline package var motionProcessor: Bool { bits & 0x02 != 0 }
      /// Data ready.
      @usableFromInline package var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// Acceleration along X, high byte.
    @usableFromInline
    package struct ACCEL_XOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x3B }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Acceleration along X, low byte.
    @usableFromInline
    package struct ACCEL_XOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x3C }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Acceleration along Y, high byte.
    @usableFromInline
    package struct ACCEL_YOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x3D }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Acceleration along Y, low byte.
    @usableFromInline
    package struct ACCEL_YOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x3E }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Acceleration along Z, high byte.
    @usableFromInline
    package struct ACCEL_ZOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x3F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Acceleration along Z, low byte.
    @usableFromInline
    package struct ACCEL_ZOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x40 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Temperature, high byte.
    @usableFromInline
    package struct TEMP_OUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x41 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Temperature, low byte.
    @usableFromInline
    package struct TEMP_OUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x42 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Angular rate about X, high byte.
    @usableFromInline
    package struct GYRO_XOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x43 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Angular rate about X, low byte.
    @usableFromInline
    package struct GYRO_XOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x44 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Angular rate about Y, high byte.
    @usableFromInline
    package struct GYRO_YOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x45 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Angular rate about Y, low byte.
    @usableFromInline
    package struct GYRO_YOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x46 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Angular rate about Z, high byte.
    @usableFromInline
    package struct GYRO_ZOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x47 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Angular rate about Z, low byte.
    @usableFromInline
    package struct GYRO_ZOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x48 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Data of the slaves, byte 0.
    @usableFromInline
    package struct EXT_SENS_DATA_00: Register {
      @usableFromInline package static var address: UInt8 { 0x49 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 1.
    @usableFromInline
    package struct EXT_SENS_DATA_01: Register {
      @usableFromInline package static var address: UInt8 { 0x4A }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 2.
    @usableFromInline
    package struct EXT_SENS_DATA_02: Register {
      @usableFromInline package static var address: UInt8 { 0x4B }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 3.
    @usableFromInline
    package struct EXT_SENS_DATA_03: Register {
      @usableFromInline package static var address: UInt8 { 0x4C }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 4.
    @usableFromInline
    package struct EXT_SENS_DATA_04: Register {
      @usableFromInline package static var address: UInt8 { 0x4D }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 5.
    @usableFromInline
    package struct EXT_SENS_DATA_05: Register {
      @usableFromInline package static var address: UInt8 { 0x4E }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 6.
    @usableFromInline
    package struct EXT_SENS_DATA_06: Register {
      @usableFromInline package static var address: UInt8 { 0x4F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 7.
    @usableFromInline
    package struct EXT_SENS_DATA_07: Register {
      @usableFromInline package static var address: UInt8 { 0x50 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 8.
    @usableFromInline
    package struct EXT_SENS_DATA_08: Register {
      @usableFromInline package static var address: UInt8 { 0x51 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 9.
    @usableFromInline
    package struct EXT_SENS_DATA_09: Register {
      @usableFromInline package static var address: UInt8 { 0x52 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 10.
    @usableFromInline
    package struct EXT_SENS_DATA_10: Register {
      @usableFromInline package static var address: UInt8 { 0x53 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 11.
    @usableFromInline
    package struct EXT_SENS_DATA_11: Register {
      @usableFromInline package static var address: UInt8 { 0x54 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 12.
    @usableFromInline
    package struct EXT_SENS_DATA_12: Register {
      @usableFromInline package static var address: UInt8 { 0x55 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 13.
    @usableFromInline
    package struct EXT_SENS_DATA_13: Register {
      @usableFromInline package static var address: UInt8 { 0x56 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 14.
    @usableFromInline
    package struct EXT_SENS_DATA_14: Register {
      @usableFromInline package static var address: UInt8 { 0x57 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 15.
    @usableFromInline
    package struct EXT_SENS_DATA_15: Register {
      @usableFromInline package static var address: UInt8 { 0x58 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 16.
    @usableFromInline
    package struct EXT_SENS_DATA_16: Register {
      @usableFromInline package static var address: UInt8 { 0x59 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 17.
    @usableFromInline
    package struct EXT_SENS_DATA_17: Register {
      @usableFromInline package static var address: UInt8 { 0x5A }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 18.
    @usableFromInline
    package struct EXT_SENS_DATA_18: Register {
      @usableFromInline package static var address: UInt8 { 0x5B }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 19.
    @usableFromInline
    package struct EXT_SENS_DATA_19: Register {
      @usableFromInline package static var address: UInt8 { 0x5C }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 20.
    @usableFromInline
    package struct EXT_SENS_DATA_20: Register {
      @usableFromInline package static var address: UInt8 { 0x5D }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 21.
    @usableFromInline
    package struct EXT_SENS_DATA_21: Register {
      @usableFromInline package static var address: UInt8 { 0x5E }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 22.
    @usableFromInline
    package struct EXT_SENS_DATA_22: Register {
      @usableFromInline package static var address: UInt8 { 0x5F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 23.
    @usableFromInline
    package struct EXT_SENS_DATA_23: Register {
      @usableFromInline package static var address: UInt8 { 0x60 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Slave 0: byte to write.
    @usableFromInline
    package struct I2C_SLV0_DO: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x63 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// Byte to write.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Slave 1: byte to write.
    @usableFromInline
    package struct I2C_SLV1_DO: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x64 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// Byte to write.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Slave 2: byte to write.
    @usableFromInline
    package struct I2C_SLV2_DO: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x65 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// Byte to write.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Slave 3: byte to write.
    @usableFromInline
    package struct I2C_SLV3_DO: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x66 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// Byte to write.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Delay of slaves.
    @usableFromInline
    package struct I2C_MST_DELAY_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x67 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x9F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        holdsBack: Bool = false, slave4: Bool = false, slave3: Bool = false, slave2: Bool = false,
        slave1: Bool = false, slave0: Bool = false
      ) {
        bits = 0
        if holdsBack { bits |= 0x80 }
        if slave4 { bits |= 0x10 }
        if slave3 { bits |= 0x08 }
        if slave2 { bits |= 0x04 }
        if slave1 { bits |= 0x02 }
        if slave0 { bits |= 0x01 }
      }

      /// Whether data of slaves appear when all are there.
      @usableFromInline package var holdsBack: Bool { bits & 0x80 != 0 }
      /// Whether slave 4 is delayed.
      @usableFromInline package var slave4: Bool { bits & 0x10 != 0 }
      /// Whether slave 3 is delayed.
      @usableFromInline package var slave3: Bool { bits & 0x08 != 0 }
      /// Whether slave 2 is delayed.
      @usableFromInline package var slave2: Bool { bits & 0x04 != 0 }
      /// Whether slave 1 is delayed.
      @usableFromInline package var slave1: Bool { bits & 0x02 != 0 }
      /// Whether slave 0 is delayed.
      @usableFromInline package var slave0: Bool { bits & 0x01 != 0 }
    }

    /// Reset of signal paths.
    @usableFromInline
    package struct SIGNAL_PATH_RESET: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x68 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x07 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        gyroscope: Bool = false, accelerometer: Bool = false, temperature: Bool = false
      ) {
        bits = 0
        if gyroscope { bits |= 0x04 }
        if accelerometer { bits |= 0x02 }
        if temperature { bits |= 0x01 }
      }

      /// Gyroscope.
      @usableFromInline package var gyroscope: Bool { bits & 0x04 != 0 }
      /// Accelerometer.
      @usableFromInline package var accelerometer: Bool { bits & 0x02 != 0 }
      /// Thermometer.
      @usableFromInline package var temperature: Bool { bits & 0x01 != 0 }
    }

    /// Wake on motion.
    @usableFromInline
    package struct ACCEL_INTEL_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x69 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xC0 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(isOn: Bool = false, comparesWithPrevious: Bool = false) {
        bits = 0
        if isOn { bits |= 0x80 }
        if comparesWithPrevious { bits |= 0x40 }
      }

      /// Detection.
      @usableFromInline package var isOn: Bool { bits & 0x80 != 0 }
      /// What a sample is compared with.
      @usableFromInline package var comparesWithPrevious: Bool { bits & 0x40 != 0 }
    }

    /// FIFO and controller of the auxiliary bus.
    @usableFromInline
    package struct USER_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x6A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        motionProcessorEnabled: Bool = false, fifoEnabled: Bool = false,
        masterEnabled: Bool = false, onlySPI: Bool = false, motionProcessorReset: Bool = false,
        fifoReset: Bool = false, masterReset: Bool = false, signalReset: Bool = false
      ) {
        bits = 0
        if motionProcessorEnabled { bits |= 0x80 }
        if fifoEnabled { bits |= 0x40 }
        if masterEnabled { bits |= 0x20 }
        if onlySPI { bits |= 0x10 }
        if motionProcessorReset { bits |= 0x08 }
        if fifoReset { bits |= 0x04 }
        if masterReset { bits |= 0x02 }
        if signalReset { bits |= 0x01 }
      }

      /// Motion processor.
      @usableFromInline package var motionProcessorEnabled: Bool { bits & 0x80 != 0 }
      /// FIFO.
      @usableFromInline package var fifoEnabled: Bool { bits & 0x40 != 0 }
      /// Whether the part controls the auxiliary bus.
      @usableFromInline package var masterEnabled: Bool { bits & 0x20 != 0 }
      /// Interfaces.
      @usableFromInline package var onlySPI: Bool { bits & 0x10 != 0 }
      /// Motion processor.
      @usableFromInline package var motionProcessorReset: Bool { bits & 0x08 != 0 }
      /// FIFO.
      @usableFromInline package var fifoReset: Bool { bits & 0x04 != 0 }
      /// Controller of the auxiliary bus.
      @usableFromInline package var masterReset: Bool { bits & 0x02 != 0 }
      /// Signal paths and registers of the sensors.
      @usableFromInline package var signalReset: Bool { bits & 0x01 != 0 }
    }

    /// Reset, sleep, clock.
    @usableFromInline
    package struct PWR_MGMT_1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x6B }
      @usableFromInline package static var reset: UInt8 { 0x01 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        deviceReset: Bool = false, asleep: Bool = false, cycles: Bool = false,
        gyroscopeStandby: Bool = false, thermometerOff: Bool = false, clock: Clock = .best
      ) {
        bits = clock.rawValue
        if deviceReset { bits |= 0x80 }
        if asleep { bits |= 0x40 }
        if cycles { bits |= 0x20 }
        if gyroscopeStandby { bits |= 0x10 }
        if thermometerOff { bits |= 0x08 }
      }

      /// Sets every register to its reset value.
      @usableFromInline package var deviceReset: Bool { bits & 0x80 != 0 }
      /// Sleep.
      @usableFromInline package var asleep: Bool { bits & 0x40 != 0 }
      /// Cycle mode: single samples of the accelerometer between sleeps.
      @usableFromInline package var cycles: Bool { bits & 0x20 != 0 }
      /// Gyroscope: drive and PLL on, no samples.
      @usableFromInline package var gyroscopeStandby: Bool { bits & 0x10 != 0 }
      /// Thermometer.
      @usableFromInline package var thermometerOff: Bool { bits & 0x08 != 0 }
      /// The codes of CLKSEL.
      @usableFromInline
      package enum Clock: UInt8, Sendable {
        /// Internal, 20 MHz.
        case ownClock = 0
        /// PLL where ready, else internal.
        case best = 1
        /// PLL where ready, else internal.
        case best2 = 2
        /// PLL where ready, else internal.
        case best3 = 3
        /// PLL where ready, else internal.
        case best4 = 4
        /// PLL where ready, else internal.
        case best5 = 5
        /// Internal, 20 MHz.
        case ownClock6 = 6
        /// Stopped.
        case stopped = 7
      }
      /// Clock.
      @usableFromInline package var clock: Clock { Clock(rawValue: bits & 0x07) ?? .stopped }
    }

    /// Axes that are off.
    @usableFromInline
    package struct PWR_MGMT_2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x6C }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        wakeRate: WakeRate = .mHz1250, accelerometerXOff: Bool = false,
        accelerometerYOff: Bool = false, accelerometerZOff: Bool = false,
        gyroscopeXOff: Bool = false, gyroscopeYOff: Bool = false, gyroscopeZOff: Bool = false
      ) {
        bits = wakeRate.rawValue << 6
        if accelerometerXOff { bits |= 0x20 }
        if accelerometerYOff { bits |= 0x10 }
        if accelerometerZOff { bits |= 0x08 }
        if gyroscopeXOff { bits |= 0x04 }
        if gyroscopeYOff { bits |= 0x02 }
        if gyroscopeZOff { bits |= 0x01 }
      }

      /// The codes of LP_WAKE_CTRL.
      @usableFromInline
      package enum WakeRate: UInt8, Sendable {
        /// 1.25 Hz.
        case mHz1250 = 0
        /// 5 Hz.
        case hertz5 = 1
        /// 20 Hz.
        case hertz20 = 2
        /// 40 Hz.
        case hertz40 = 3
      }
      /// Rate in cycle mode; of the MPU-6500 only where it is fused to be as an MPU-6050.
      @usableFromInline package var wakeRate: WakeRate { WakeRate(rawValue: bits >> 6) ?? .hertz40 }
      /// Accelerometer X.
      @usableFromInline package var accelerometerXOff: Bool { bits & 0x20 != 0 }
      /// Accelerometer Y.
      @usableFromInline package var accelerometerYOff: Bool { bits & 0x10 != 0 }
      /// Accelerometer Z.
      @usableFromInline package var accelerometerZOff: Bool { bits & 0x08 != 0 }
      /// Gyroscope X.
      @usableFromInline package var gyroscopeXOff: Bool { bits & 0x04 != 0 }
      /// Gyroscope Y.
      @usableFromInline package var gyroscopeYOff: Bool { bits & 0x02 != 0 }
      /// Gyroscope Z.
      @usableFromInline package var gyroscopeZOff: Bool { bits & 0x01 != 0 }
    }

    /// Bytes in the FIFO, high byte.
    ///
    /// Reading it: Holds both bytes of the count.
    @usableFromInline
    package struct FIFO_COUNTH: Register {
      @usableFromInline package static var address: UInt8 { 0x72 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0) {
        bits = high & 0x1F
      }

      /// Bits 12 to 8.
      @usableFromInline package var high: UInt8 { bits & 0x1F }
    }

    /// Bytes in the FIFO, low byte.
    @usableFromInline
    package struct FIFO_COUNTL: Register {
      @usableFromInline package static var address: UInt8 { 0x73 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0, of the count when the high byte was read.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// FIFO.
    ///
    /// Reading it: Takes a byte out of the FIFO.
    @usableFromInline
    package struct FIFO_R_W: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x74 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// Oldest byte; a write adds one.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// The identity byte.
    @usableFromInline
    package struct WHO_AM_I: Register {
      @usableFromInline package static var address: UInt8 { 0x75 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x70 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x70) {
        bits = identity
      }

      /// 0x70.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Accelerometer: offset of X, high byte.
    @usableFromInline
    package struct XA_OFFSET_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x77 }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Accelerometer: offset of X, low byte.
    @usableFromInline
    package struct XA_OFFSET_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x78 }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(low: UInt8 = 0, compensation: Bool = false) {
        bits = (low & 0x7F) << 1
        if compensation { bits |= 0x01 }
      }

      /// Bits 6 to 0 of the offset.
      @usableFromInline package var low: UInt8 { bits >> 1 }
      /// To be written as it was read.
      @usableFromInline package var compensation: Bool { bits & 0x01 != 0 }
    }

    /// Accelerometer: offset of Y, high byte.
    @usableFromInline
    package struct YA_OFFSET_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x7A }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Accelerometer: offset of Y, low byte.
    @usableFromInline
    package struct YA_OFFSET_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x7B }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(low: UInt8 = 0, compensation: Bool = false) {
        bits = (low & 0x7F) << 1
        if compensation { bits |= 0x01 }
      }

      /// Bits 6 to 0 of the offset.
      @usableFromInline package var low: UInt8 { bits >> 1 }
      /// To be written as it was read.
      @usableFromInline package var compensation: Bool { bits & 0x01 != 0 }
    }

    /// Accelerometer: offset of Z, high byte.
    @usableFromInline
    package struct ZA_OFFSET_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x7D }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Accelerometer: offset of Z, low byte.
    @usableFromInline
    package struct ZA_OFFSET_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x7E }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(low: UInt8 = 0, compensation: Bool = false) {
        bits = (low & 0x7F) << 1
        if compensation { bits |= 0x01 }
      }

      /// Bits 6 to 0 of the offset.
      @usableFromInline package var low: UInt8 { bits >> 1 }
      /// To be written as it was read.
      @usableFromInline package var compensation: Bool { bits & 0x01 != 0 }
    }
  }
}

extension Datasheet.MPU6500.GYRO_CONFIG.FullScale {
  /// Sensitivity of the gyroscope: 131, 65.5, 32.8 and 16.4 digits to 1 °/s (digits a 10 °/s).
  @usableFromInline
  package var decidigitsPerDegreePerSecond: Int32 {
    switch self {
    case .dps250: 1310
    case .dps500: 655
    case .dps1000: 328
    case .dps2000: 164
    }
  }
  /// Full scale of the gyroscope (°/s).
  @usableFromInline
  package var ratedDegreesPerSecond: Int32 {
    switch self {
    case .dps250: 250
    case .dps500: 500
    case .dps1000: 1000
    case .dps2000: 2000
    }
  }
}

extension Datasheet.MPU6500.ACCEL_CONFIG.FullScale {
  /// Sensitivity of the accelerometer (digits a g).
  @usableFromInline
  package var digitsPerG: Int32 {
    switch self {
    case .g2: 16_384
    case .g4: 8192
    case .g8: 4096
    case .g16: 2048
    }
  }
  /// Full scale of the accelerometer (g).
  @usableFromInline
  package var ratedG: Int32 {
    switch self {
    case .g2: 2
    case .g4: 4
    case .g8: 8
    case .g16: 16
    }
  }
}

extension Datasheet.MPU6500.I2C_MST_CTRL.Clock {
  /// Clock of the auxiliary bus (Hz).
  @usableFromInline
  package var masterHertz: Int32 {
    switch self {
    case .kilohertz348: 348_000
    case .kilohertz333: 333_000
    case .kilohertz320: 320_000
    case .kilohertz308: 308_000
    case .kilohertz296: 296_000
    case .kilohertz286: 286_000
    case .kilohertz276: 276_000
    case .kilohertz267: 267_000
    case .kilohertz258: 258_000
    case .kilohertz500: 500_000
    case .kilohertz471: 471_000
    case .kilohertz444: 444_000
    case .kilohertz421: 421_000
    case .kilohertz400: 400_000
    case .kilohertz381: 381_000
    case .kilohertz364: 364_000
    }
  }
}
