// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu6050.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of InvenSense, ±2 to ±16 g and ±250 to ±2000 °/s, 16 bits, with
  /// one low-pass for both, a FIFO of bytes and an auxiliary bus; on GY-521.
  ///
  /// Its registers are those of `MPU6500`, but for what is here; its numbers are in
  /// `MPU6500.Variant`.
  @usableFromInline
  package enum MPU6050 {
    /// Gyroscope: temperature compensation of X.
    @usableFromInline
    package struct XG_OFFS_TC: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x00 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(powerMode: Bool = false, compensation: UInt8 = 0, trimValid: Bool = false) {
        bits = (compensation & 0x3F) << 1
        if powerMode { bits |= 0x80 }
        if trimValid { bits |= 0x01 }
      }

      /// Undocumented.
      @usableFromInline package var powerMode: Bool { bits & 0x80 != 0 }
      /// Temperature compensation.
      @usableFromInline package var compensation: UInt8 { (bits >> 1) & 0x3F }
      /// Whether the trim of the factory is valid.
      @usableFromInline package var trimValid: Bool { bits & 0x01 != 0 }
    }

    /// Gyroscope: temperature compensation of Y.
    @usableFromInline
    package struct YG_OFFS_TC: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x01 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(auxiliaryAtVDD: Bool = false, compensation: UInt8 = 0, trimValid: Bool = false) {
        bits = (compensation & 0x3F) << 1
        if auxiliaryAtVDD { bits |= 0x80 }
        if trimValid { bits |= 0x01 }
      }

      /// Level of the auxiliary bus.
      @usableFromInline package var auxiliaryAtVDD: Bool { bits & 0x80 != 0 }
      /// Temperature compensation.
      @usableFromInline package var compensation: UInt8 { (bits >> 1) & 0x3F }
      /// Whether the trim of the factory is valid.
      @usableFromInline package var trimValid: Bool { bits & 0x01 != 0 }
    }

    /// Gyroscope: temperature compensation of Z.
    @usableFromInline
    package struct ZG_OFFS_TC: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x02 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(compensation: UInt8 = 0, trimValid: Bool = false) {
        bits = (compensation & 0x3F) << 1
        if trimValid { bits |= 0x01 }
      }

      /// Temperature compensation.
      @usableFromInline package var compensation: UInt8 { (bits >> 1) & 0x3F }
      /// Whether the trim of the factory is valid.
      @usableFromInline package var trimValid: Bool { bits & 0x01 != 0 }
    }

    /// Gain of X.
    @usableFromInline
    package struct X_FINE_GAIN: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x03 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(gain: UInt8 = 0x00) {
        bits = gain
      }

      /// Undocumented.
      @usableFromInline package var gain: UInt8 { bits }
    }

    /// Gain of Y.
    @usableFromInline
    package struct Y_FINE_GAIN: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x04 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(gain: UInt8 = 0x00) {
        bits = gain
      }

      /// Undocumented.
      @usableFromInline package var gain: UInt8 { bits }
    }

    /// Gain of Z.
    @usableFromInline
    package struct Z_FINE_GAIN: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x05 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(gain: UInt8 = 0x00) {
        bits = gain
      }

      /// Undocumented.
      @usableFromInline package var gain: UInt8 { bits }
    }

    /// Accelerometer: offset of X, high byte.
    @usableFromInline
    package struct XA_OFFS_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x06 }
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
    package struct XA_OFFS_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x07 }
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
    package struct YA_OFFS_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x08 }
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
    package struct YA_OFFS_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x09 }
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
    package struct ZA_OFFS_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0A }
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
    package struct ZA_OFFS_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0B }
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

    /// Revision of the silicon.
    @usableFromInline
    package struct PRODUCT_ID: Register {
      @usableFromInline package static var address: UInt8 { 0x0C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(revision: UInt8 = 0x00) {
        bits = revision
      }

      /// Product and revision: 0x14 to 0x18, 0x54 to 0x5A.
      @usableFromInline package var revision: UInt8 { bits }
    }

    /// Factory codes of the self-test of X.
    @usableFromInline
    package struct SELF_TEST_X: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0D }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(accelerometerHigh: UInt8 = 0, gyroscope: UInt8 = 0) {
        bits = (accelerometerHigh & 0x07) << 5
        bits |= gyroscope & 0x1F
      }

      /// Accelerometer, bits 4 to 2; the others are in SELF_TEST_A.
      @usableFromInline package var accelerometerHigh: UInt8 { bits >> 5 }
      /// Gyroscope.
      @usableFromInline package var gyroscope: UInt8 { bits & 0x1F }
    }

    /// Factory codes of the self-test of Y.
    @usableFromInline
    package struct SELF_TEST_Y: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0E }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(accelerometerHigh: UInt8 = 0, gyroscope: UInt8 = 0) {
        bits = (accelerometerHigh & 0x07) << 5
        bits |= gyroscope & 0x1F
      }

      /// Accelerometer, bits 4 to 2; the others are in SELF_TEST_A.
      @usableFromInline package var accelerometerHigh: UInt8 { bits >> 5 }
      /// Gyroscope.
      @usableFromInline package var gyroscope: UInt8 { bits & 0x1F }
    }

    /// Factory codes of the self-test of Z.
    @usableFromInline
    package struct SELF_TEST_Z: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0F }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(accelerometerHigh: UInt8 = 0, gyroscope: UInt8 = 0) {
        bits = (accelerometerHigh & 0x07) << 5
        bits |= gyroscope & 0x1F
      }

      /// Accelerometer, bits 4 to 2; the others are in SELF_TEST_A.
      @usableFromInline package var accelerometerHigh: UInt8 { bits >> 5 }
      /// Gyroscope.
      @usableFromInline package var gyroscope: UInt8 { bits & 0x1F }
    }

    /// Factory codes of the accelerometer's self-test.
    @usableFromInline
    package struct SELF_TEST_A: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x10 }
      /// In place of the value after power-on, which differs from part to part.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x3F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(x: UInt8 = 0, y: UInt8 = 0, z: UInt8 = 0) {
        bits = (x & 0x03) << 4
        bits |= (y & 0x03) << 2
        bits |= z & 0x03
      }

      /// X, bits 1 to 0.
      @usableFromInline package var x: UInt8 { (bits >> 4) & 0x03 }
      /// Y, bits 1 to 0.
      @usableFromInline package var y: UInt8 { (bits >> 2) & 0x03 }
      /// Z, bits 1 to 0.
      @usableFromInline package var z: UInt8 { bits & 0x03 }
    }

    /// Accelerometer: self-test, range, high-pass of the motion detectors.
    @usableFromInline
    package struct ACCEL_CONFIG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1C }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        selfTestX: Bool = false, selfTestY: Bool = false, selfTestZ: Bool = false,
        fullScale: FullScale = .g2, highPass: HighPass = .reset
      ) {
        bits = fullScale.rawValue << 3
        if selfTestX { bits |= 0x80 }
        if selfTestY { bits |= 0x40 }
        if selfTestZ { bits |= 0x20 }
        bits |= highPass.rawValue
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
      /// The codes of ACCEL_HPF.
      @usableFromInline
      package enum HighPass: UInt8, Sendable {
        /// Reset.
        case reset = 0
        /// 5 Hz.
        case hertz5 = 1
        /// 2.5 Hz.
        case mHz2500 = 2
        /// 1.25 Hz.
        case mHz1250 = 3
        /// 0.63 Hz.
        case mHz630 = 4
        /// Hold.
        case hold = 7
      }
      /// High-pass of the motion detectors. nil for the undefined codes 5, 6.
      @usableFromInline package var highPass: HighPass? { HighPass(rawValue: bits & 0x07) }
    }

    /// Free fall: threshold.
    @usableFromInline
    package struct FF_THR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1D }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// 2 mg a step.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Free fall: duration.
    @usableFromInline
    package struct FF_DUR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(duration: UInt8 = 0x00) {
        bits = duration
      }

      /// 1 ms a step.
      @usableFromInline package var duration: UInt8 { bits }
    }

    /// Motion: duration.
    @usableFromInline
    package struct MOT_DUR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x20 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(duration: UInt8 = 0x00) {
        bits = duration
      }

      /// 1 ms a step.
      @usableFromInline package var duration: UInt8 { bits }
    }

    /// Zero motion: threshold.
    @usableFromInline
    package struct ZRMOT_THR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x21 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// 2 mg a step.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Zero motion: duration.
    @usableFromInline
    package struct ZRMOT_DUR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x22 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(duration: UInt8 = 0x00) {
        bits = duration
      }

      /// 64 ms a step.
      @usableFromInline package var duration: UInt8 { bits }
    }

    /// Interrupts.
    @usableFromInline
    package struct INT_ENABLE: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x38 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        freeFall: Bool = false, motion: Bool = false, zeroMotion: Bool = false,
        fifoOverflow: Bool = false, master: Bool = false, clockReady: Bool = false,
        motionProcessor: Bool = false, dataReady: Bool = false
      ) {
        bits = 0
        if freeFall { bits |= 0x80 }
        if motion { bits |= 0x40 }
        if zeroMotion { bits |= 0x20 }
        if fifoOverflow { bits |= 0x10 }
        if master { bits |= 0x08 }
        if clockReady { bits |= 0x04 }
        if motionProcessor { bits |= 0x02 }
        if dataReady { bits |= 0x01 }
      }

      /// Free fall.
      @usableFromInline package var freeFall: Bool { bits & 0x80 != 0 }
      /// Motion.
      @usableFromInline package var motion: Bool { bits & 0x40 != 0 }
      /// Zero motion.
      @usableFromInline package var zeroMotion: Bool { bits & 0x20 != 0 }
      /// Overflow of the FIFO.
      @usableFromInline package var fifoOverflow: Bool { bits & 0x10 != 0 }
      /// Controller of the auxiliary bus.
      @usableFromInline package var master: Bool { bits & 0x08 != 0 }
      /// PLL ready.
      @usableFromInline package var clockReady: Bool { bits & 0x04 != 0 }
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
        freeFall: Bool = false, motion: Bool = false, zeroMotion: Bool = false,
        fifoOverflow: Bool = false, master: Bool = false, clockReady: Bool = false,
        motionProcessor: Bool = false, dataReady: Bool = false
      ) {
        bits = 0
        if freeFall { bits |= 0x80 }
        if motion { bits |= 0x40 }
        if zeroMotion { bits |= 0x20 }
        if fifoOverflow { bits |= 0x10 }
        if master { bits |= 0x08 }
        if clockReady { bits |= 0x04 }
        if motionProcessor { bits |= 0x02 }
        if dataReady { bits |= 0x01 }
      }

      /// Free fall.
      @usableFromInline package var freeFall: Bool { bits & 0x80 != 0 }
      /// Motion.
      @usableFromInline package var motion: Bool { bits & 0x40 != 0 }
      /// Zero motion.
      @usableFromInline package var zeroMotion: Bool { bits & 0x20 != 0 }
      /// Overflow of the FIFO.
      @usableFromInline package var fifoOverflow: Bool { bits & 0x10 != 0 }
      /// Controller of the auxiliary bus.
      @usableFromInline package var master: Bool { bits & 0x08 != 0 }
      /// PLL ready.
      @usableFromInline package var clockReady: Bool { bits & 0x04 != 0 }
      /// Motion processor.
      @usableFromInline package var motionProcessor: Bool { bits & 0x02 != 0 }
      /// Data ready.
      @usableFromInline package var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// Axes of the detected motion.
    ///
    /// Reading it: Clears the register.
    @usableFromInline
    package struct MOT_DETECT_STATUS: Register {
      @usableFromInline package static var address: UInt8 { 0x61 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        xNegative: Bool = false, xPositive: Bool = false, yNegative: Bool = false,
        yPositive: Bool = false, zNegative: Bool = false, zPositive: Bool = false,
        zeroMotion: Bool = false
      ) {
        bits = 0
        if xNegative { bits |= 0x80 }
        if xPositive { bits |= 0x40 }
        if yNegative { bits |= 0x20 }
        if yPositive { bits |= 0x10 }
        if zNegative { bits |= 0x08 }
        if zPositive { bits |= 0x04 }
        if zeroMotion { bits |= 0x01 }
      }

      /// X, negative.
      @usableFromInline package var xNegative: Bool { bits & 0x80 != 0 }
      /// X, positive.
      @usableFromInline package var xPositive: Bool { bits & 0x40 != 0 }
      /// Y, negative.
      @usableFromInline package var yNegative: Bool { bits & 0x20 != 0 }
      /// Y, positive.
      @usableFromInline package var yPositive: Bool { bits & 0x10 != 0 }
      /// Z, negative.
      @usableFromInline package var zNegative: Bool { bits & 0x08 != 0 }
      /// Z, positive.
      @usableFromInline package var zPositive: Bool { bits & 0x04 != 0 }
      /// Zero motion.
      @usableFromInline package var zeroMotion: Bool { bits & 0x01 != 0 }
    }

    /// Motion detectors.
    @usableFromInline
    package struct MOT_DETECT_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x69 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x3F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        turnOnDelay: UInt8 = 0, freeFallDecrement: FreeFallDecrement = .reset,
        motionDecrement: MotionDecrement = .reset
      ) {
        bits = (turnOnDelay & 0x03) << 4
        bits |= freeFallDecrement.rawValue << 2
        bits |= motionDecrement.rawValue
      }

      /// Milliseconds that are added to the 4 ms of the accelerometer's turn-on.
      @usableFromInline package var turnOnDelay: UInt8 { (bits >> 4) & 0x03 }
      /// The codes of FF_COUNT.
      @usableFromInline
      package enum FreeFallDecrement: UInt8, Sendable {
        /// To 0.
        case reset = 0
        /// 1.
        case one = 1
        /// 2.
        case two = 2
        /// 4.
        case four = 3
      }
      /// Decrement of the counter of free fall.
      @usableFromInline
      package var freeFallDecrement: FreeFallDecrement {
        FreeFallDecrement(rawValue: (bits >> 2) & 0x03) ?? .four
      }
      /// The codes of MOT_COUNT.
      @usableFromInline
      package enum MotionDecrement: UInt8, Sendable {
        /// To 0.
        case reset = 0
        /// 1.
        case one = 1
        /// 2.
        case two = 2
        /// 4.
        case four = 3
      }
      /// Decrement of the counter of motion.
      @usableFromInline
      package var motionDecrement: MotionDecrement {
        MotionDecrement(rawValue: bits & 0x03) ?? .four
      }
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
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8.
      @usableFromInline package var high: UInt8 { bits }
    }
  }
}

#if !NO_HEAP
  extension Datasheet.MPU6050 {
    /// The manufacturer's name.
    package static var name: String { "MPU6050" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.MPU6500.facts,
      #"""
        part like MPU6500 manufacturer
        identity 75 68 MPU6050 MPU6000 MPU9150 | RM60, WHO_AM_I; LINUX
        i2c 400000 00 68 69 | PS60, I2C interface
        spi none
        reserved 11 12 doNotWrite | RM60, addresses that it does not list | inferred
        reserved 39 39 undocumented | RM60, addresses that it does not list; I2CDEV, DMP_INT_STATUS | single
        reserved 62 62 doNotWrite | RM60, addresses that it does not list | inferred
        reserved 6D 71 undocumented | RM60, addresses that it does not list; I2CDEV, memory of the motion processor | inferred
        reserved 76 7F doNotWrite | RM60, addresses that it does not list | inferred
        register 00 XG_OFFS_TC rw 00 | Gyroscope: temperature compensation of X. | I2CDEV, MPU6050.h | single
          field PWR_MODE 7 | Undocumented.
            code 0 off 0
            code 1 on 1
          field OFFS_TC 6:1 | Temperature compensation.
          field OTP_BNK_VLD 0 | Whether the trim of the factory is valid.
            code 0 no not valid
            code 1 yes valid
        register 01 YG_OFFS_TC rw 00 | Gyroscope: temperature compensation of Y. | I2CDEV, MPU6050.h | single
          field AUX_VDDIO 7 | Level of the auxiliary bus. | RM91, AUX_VDDIO; LINUX, level shifter
            code 0 off VLOGIC
            code 1 on VDD
          field OFFS_TC 6:1 | Temperature compensation.
          field OTP_BNK_VLD 0 | Whether the trim of the factory is valid.
            code 0 no not valid
            code 1 yes valid
        register 02 ZG_OFFS_TC rw 00 | Gyroscope: temperature compensation of Z. | I2CDEV, MPU6050.h | single
          field reserved 7 reserved | No meaning is documented.
          field OFFS_TC 6:1 | Temperature compensation.
          field OTP_BNK_VLD 0 | Whether the trim of the factory is valid.
            code 0 no not valid
            code 1 yes valid
        register 03 X_FINE_GAIN rw 00 | Gain of X. | I2CDEV, MPU6050.h | single
          field FINE_GAIN 7:0 | Undocumented.
        register 04 Y_FINE_GAIN rw 00 | Gain of Y. | I2CDEV, MPU6050.h | single
          field FINE_GAIN 7:0 | Undocumented.
        register 05 Z_FINE_GAIN rw 00 | Gain of Z. | I2CDEV, MPU6050.h | single
          field FINE_GAIN 7:0 | Undocumented.
        register 06 XA_OFFS_H rw - | Accelerometer: offset of X, high byte. | ANOFF; LINUX
          field XA_OFFS 7:0 | Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        register 07 XA_OFFS_L rw - | Accelerometer: offset of X, low byte. | ANOFF; LINUX
          field XA_OFFS 7:1 | Bits 6 to 0 of the offset.
          field reserved0 0 | To be written as it was read.
            code 0 off off
            code 1 on on
        register 08 YA_OFFS_H rw - | Accelerometer: offset of Y, high byte. | ANOFF; LINUX
          field YA_OFFS 7:0 | Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        register 09 YA_OFFS_L rw - | Accelerometer: offset of Y, low byte. | ANOFF; LINUX
          field YA_OFFS 7:1 | Bits 6 to 0 of the offset.
          field reserved0 0 | To be written as it was read.
            code 0 off off
            code 1 on on
        register 0A ZA_OFFS_H rw - | Accelerometer: offset of Z, high byte. | ANOFF; LINUX
          field ZA_OFFS 7:0 | Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        register 0B ZA_OFFS_L rw - | Accelerometer: offset of Z, low byte. | ANOFF; LINUX
          field ZA_OFFS 7:1 | Bits 6 to 0 of the offset.
          field reserved0 0 | To be written as it was read.
            code 0 off off
            code 1 on on
        register 0C PRODUCT_ID r - | Revision of the silicon. | MD; ARDU | independent
          field PRODUCT 7:0 | Product and revision: 0x14 to 0x18, 0x54 to 0x5A.
        register 0D SELF_TEST_X rw - | Factory codes of the self-test of X. | RM60, SELF_TEST_X
          field XA_TEST 7:5 | Accelerometer, bits 4 to 2; the others are in SELF_TEST_A.
          field XG_TEST 4:0 | Gyroscope.
        register 0E SELF_TEST_Y rw - | Factory codes of the self-test of Y. | RM60, SELF_TEST_Y
          field YA_TEST 7:5 | Accelerometer, bits 4 to 2; the others are in SELF_TEST_A.
          field YG_TEST 4:0 | Gyroscope.
        register 0F SELF_TEST_Z rw - | Factory codes of the self-test of Z. | RM60, SELF_TEST_Z
          field ZA_TEST 7:5 | Accelerometer, bits 4 to 2; the others are in SELF_TEST_A.
          field ZG_TEST 4:0 | Gyroscope.
        register 10 SELF_TEST_A rw - | Factory codes of the accelerometer's self-test. | RM60, SELF_TEST_A
          field reserved 7:6 reserved | No meaning is documented.
          field XA_TEST 5:4 | X, bits 1 to 0.
          field YA_TEST 3:2 | Y, bits 1 to 0.
          field ZA_TEST 1:0 | Z, bits 1 to 0.
        register 1A CONFIG rw 00 | FIFO, frame synchronisation, low-pass of gyroscope and thermometer. | RM60, CONFIG
          field zero 7 zero | Must be zero. | RM65, CONFIG
          field zero 6 zero | Must be zero.
          field EXT_SYNC_SET 5:3 | Least significant bit that FSYNC replaces.
            code 0 off none
            code 1 temperature temperature
            code 2 gyroscopeX gyroscope X
            code 3 gyroscopeY gyroscope Y
            code 4 gyroscopeZ gyroscope Z
            code 5 accelerometerX accelerometer X
            code 6 accelerometerY accelerometer Y
            code 7 accelerometerZ accelerometer Z
          field DLPF_CFG 2:0 | Low-pass of both sensors, and the rate of the gyroscope before the divider.
            code 0 hertz250 256 Hz, 8 kHz
            code 1 hertz184 188 Hz
            code 2 hertz92 98 Hz
            code 3 hertz41 42 Hz
            code 4 hertz20 20 Hz
            code 5 hertz10 10 Hz
            code 6 hertz5 5 Hz
            code 7 - reserved; 8 kHz
        register 1B GYRO_CONFIG rw 00 | Gyroscope: self-test, range, filter. | RM60, GYRO_CONFIG
          field X_GYRO_CTEN 7 | Self-test of X. | RM65, GYRO_CONFIG
            code 0 off off
            code 1 on on
          field Y_GYRO_CTEN 6 | Self-test of Y. | RM65, GYRO_CONFIG
            code 0 off off
            code 1 on on
          field Z_GYRO_CTEN 5 | Self-test of Z. | RM65, GYRO_CONFIG
            code 0 off off
            code 1 on on
          field GYRO_FS_SEL 4:3 | Range of the gyroscope. | RM65, GYRO_CONFIG
            code 0 dps250 ±250 °/s
            code 1 dps500 ±500 °/s
            code 2 dps1000 ±1000 °/s
            code 3 dps2000 ±2000 °/s
          field zero 2 zero | Must be zero. | RM65, GYRO_CONFIG
          field reserved 1:0 reserved | No meaning is documented.
        register 1C ACCEL_CONFIG rw 00 | Accelerometer: self-test, range, high-pass of the motion detectors. | RM60, ACCEL_CONFIG; I2CDEV
          field ax_st_en 7 | Self-test of X. | RM65, ACCEL_CONFIG
            code 0 off off
            code 1 on on
          field ay_st_en 6 | Self-test of Y. | RM65, ACCEL_CONFIG
            code 0 off off
            code 1 on on
          field az_st_en 5 | Self-test of Z. | RM65, ACCEL_CONFIG
            code 0 off off
            code 1 on on
          field ACCEL_FS_SEL 4:3 | Range of the accelerometer. | RM65, ACCEL_CONFIG
            code 0 g2 ±2 g
            code 1 g4 ±4 g
            code 2 g8 ±8 g
            code 3 g16 ±16 g
          field ACCEL_HPF 2:0 | High-pass of the motion detectors. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
            code 0 reset reset
            code 1 hertz5 5 Hz
            code 2 mHz2500 2.5 Hz
            code 3 mHz1250 1.25 Hz
            code 4 mHz630 0.63 Hz
            code 5-6 - undocumented
            code 7 hold hold
        register 1D FF_THR rw 00 | Free fall: threshold. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
          field FF_THR 7:0 | 2 mg a step.
        register 1E FF_DUR rw 00 | Free fall: duration. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
          field FF_DUR 7:0 | 1 ms a step.
        register 1F MOT_THR rw 00 | Motion: threshold. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
          field MOT_THR 7:0 | 2 mg a step; documents differ.
        register 20 MOT_DUR rw 00 | Motion: duration. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
          field MOT_DUR 7:0 | 1 ms a step.
        register 21 ZRMOT_THR rw 00 | Zero motion: threshold. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
          field ZRMOT_THR 7:0 | 2 mg a step.
        register 22 ZRMOT_DUR rw 00 | Zero motion: duration. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
          field ZRMOT_DUR 7:0 | 64 ms a step.
        register 38 INT_ENABLE rw 00 | Interrupts. | RM60, INT_ENABLE; I2CDEV, bits of earlier revisions
          field FF_EN 7 | Free fall. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
            code 0 off off
            code 1 on on
          field MOT_EN 6 | Motion. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
            code 0 off off
            code 1 on on
          field ZMOT_EN 5 | Zero motion. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
            code 0 off off
            code 1 on on
          field FIFO_OVERFLOW_EN 4 | Overflow of the FIFO. | RM65, INT_ENABLE
            code 0 off off
            code 1 on on
          field I2C_MST_INT_EN 3 | Controller of the auxiliary bus.
            code 0 off off
            code 1 on on
          field PLL_RDY_EN 2 | PLL ready. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
            code 0 off off
            code 1 on on
          field DMP_INT_EN 1 | Motion processor. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
            code 0 off off
            code 1 on on
          field RAW_RDY_EN 0 | Data ready. | RM65, INT_ENABLE
            code 0 off off
            code 1 on on
        register 3A INT_STATUS r 00 - onRequest | Status of interrupts. | RM60, INT_STATUS; I2CDEV, bits of earlier revisions
          reading Clears the register.
          field FF_INT 7 | Free fall. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
            code 0 off no
            code 1 on yes
          field MOT_INT 6 | Motion. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
            code 0 off no
            code 1 on yes
          field ZMOT_INT 5 | Zero motion. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
            code 0 off no
            code 1 on yes
          field FIFO_OVERFLOW_INT 4 | Overflow of the FIFO. | RM65, INT_STATUS
            code 0 off no
            code 1 on yes
          field I2C_MST_INT 3 | Controller of the auxiliary bus.
            code 0 off no
            code 1 on yes
          field PLL_RDY_INT 2 | PLL ready. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
            code 0 off no
            code 1 on yes
          field DMP_INT 1 | Motion processor. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
            code 0 off no
            code 1 on yes
          field RAW_DATA_RDY_INT 0 | Data ready. | RM65, INT_STATUS
            code 0 off no
            code 1 on yes
        register 61 MOT_DETECT_STATUS r 00 - onRequest | Axes of the detected motion. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
          reading Clears the register.
          field MOT_XNEG 7 | X, negative.
            code 0 off no
            code 1 on yes
          field MOT_XPOS 6 | X, positive.
            code 0 off no
            code 1 on yes
          field MOT_YNEG 5 | Y, negative.
            code 0 off no
            code 1 on yes
          field MOT_YPOS 4 | Y, positive.
            code 0 off no
            code 1 on yes
          field MOT_ZNEG 3 | Z, negative.
            code 0 off no
            code 1 on yes
          field MOT_ZPOS 2 | Z, positive.
            code 0 off no
            code 1 on yes
          field reserved 1 reserved | No meaning is documented.
          field MOT_ZRMOT 0 | Zero motion.
            code 0 off no
            code 1 on yes
        register 69 MOT_DETECT_CTRL rw 00 | Motion detectors. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
          field zero 7:6 zero | Must be zero.
          field ACCEL_ON_DELAY 5:4 | Milliseconds that are added to the 4 ms of the accelerometer's turn-on.
          field FF_COUNT 3:2 | Decrement of the counter of free fall.
            code 0 reset to 0
            code 1 one 1
            code 2 two 2
            code 3 four 4
          field MOT_COUNT 1:0 | Decrement of the counter of motion.
            code 0 reset to 0
            code 1 one 1
            code 2 two 2
            code 3 four 4
        register 6B PWR_MGMT_1 rw 40 | Reset, sleep, clock. | RM60, PWR_MGMT_1
          field H_RESET 7 clearsItself | Sets every register to its reset value. | RM65, PWR_MGMT_1
            code 0 off nothing
            code 1 on reset
          field SLEEP 6 | Sleep. | RM65, PWR_MGMT_1
            code 0 off awake
            code 1 on asleep
          field CYCLE 5 | Cycle mode: single samples of the accelerometer between sleeps. | RM65, PWR_MGMT_1
            code 0 off off
            code 1 on on
          field zero 4 zero | Must be zero.
          field TEMP_DIS 3 | Thermometer. | RM65, PWR_MGMT_1
            code 0 off on
            code 1 on off
          field CLKSEL 2:0 | Clock.
            code 0 ownClock internal, 8 MHz
            code 1 best PLL on the gyroscope's X
            code 2 best2 PLL on the gyroscope's Y
            code 3 best3 PLL on the gyroscope's Z
            code 4 best4 PLL on 32.768 kHz at CLKIN
            code 5 best5 PLL on 19.2 MHz at CLKIN
            code 6 - reserved
            code 7 stopped stopped
        register 6C PWR_MGMT_2 rw 00 | Axes that are off. | RM60, PWR_MGMT_2
          field LP_WAKE_CTRL 7:6 | Rate in cycle mode.
            code 0 mHz1250 1.25 Hz
            code 1 hertz5 5 Hz
            code 2 hertz20 20 Hz
            code 3 hertz40 40 Hz
          field DISABLE_XA 5 | Accelerometer X. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
          field DISABLE_YA 4 | Accelerometer Y. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
          field DISABLE_ZA 3 | Accelerometer Z. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
          field DISABLE_XG 2 | Gyroscope X. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
          field DISABLE_YG 1 | Gyroscope Y. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
          field DISABLE_ZG 0 | Gyroscope Z. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
        register 72 FIFO_COUNTH r 00 - onRequest | Bytes in the FIFO, high byte. | RM60, FIFO_COUNT_H
          reading Holds both bytes of the count.
          field FIFO_CNT 7:0 | Bits 15 to 8.
        register 75 WHO_AM_I r 68 | The identity byte. | RM60, WHO_AM_I
          field WHOAMI 7:0 | 0x68, also in the MPU-6000 and MPU-9150.
        table baseMillihertz CONFIG.DLPF_CFG | mHz | Rate of the gyroscope before the divider. | RM60, CONFIG, table of DLPF_CFG
          row | 8000000 1000000 1000000 1000000 1000000 1000000 1000000
        table gyroscopeBandwidthMillihertz CONFIG.DLPF_CFG | mHz | Bandwidth of the gyroscope, −3 dB. | RM60, CONFIG, table of DLPF_CFG
          row | 256000 188000 98000 42000 20000 10000 5000
        table gyroscopeDelayMicroseconds CONFIG.DLPF_CFG | µs | Delay of the gyroscope. | RM60, CONFIG, table of DLPF_CFG
          row | 980 1900 2800 4800 8300 13400 18600
        table sharedBandwidthMillihertz CONFIG.DLPF_CFG | mHz | Bandwidth of the accelerometer by the low-pass that both sensors share, −3 dB. | RM60, CONFIG, table of DLPF_CFG
          row | 260000 184000 94000 44000 21000 10000 5000
        table sharedDelayMicroseconds CONFIG.DLPF_CFG | µs | Delay of the accelerometer by the low-pass that both sensors share. | RM60, CONFIG, table of DLPF_CFG
          row | 0 2000 3000 4900 8500 13800 19000
        timing startUp 100000000 | From power-on, and from a reset, until registers may be written; no document at hand has a number for I2C. | RM60, SIGNAL_PATH_RESET, of SPI; LINUX | independent
        timing gyroscopeTurnOn 30000000 | From sleep to angular rates. | PS60, gyroscope start-up time
        timing clockSettle 10000000 | Longest time of the PLL to settle. | PS60, clock
        timing motionDuration 1000000 | One step of MOT_DUR and FF_DUR. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
        timing zeroMotionDuration 64000000 | One step of ZRMOT_DUR. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
        constant temperatureCentidigits 34000 | digits a 100 °C | Sensitivity of the thermometer. | PS60, temperature sensor
        constant temperatureZeroCentidegrees 3653 | 0.01 °C | Temperature at which the thermometer reads 0. | RM60, TEMP_OUT_H
        constant internalClockTolerance 5 | % | Deviation of the internal clock at 25 °C, either sign. | PS60, clock
        constant accelerometerZeroLevel 50 | mg | Typical zero-g level of the accelerometer, either sign. | PS60, accelerometer specifications
        constant accelerometerZeroLevelDrift 500 | µg/°C | Typical change of the zero-g level of X and Y with temperature, either sign. | PS60, accelerometer specifications, ±35 mg between 0 and 70 °C
        constant accelerometerZeroLevelDriftZ 857 | µg/°C | Typical change of the zero-g level of Z with temperature, either sign. | PS60, accelerometer specifications, ±60 mg between 0 and 70 °C
        constant accelerometerZeroLevelZ 80 | mg | Typical zero-g level of the accelerometer along Z, either sign. | PS60, accelerometer specifications
        constant gyroscopeZeroLevel 20 | °/s | Typical zero-rate level of the gyroscope, either sign. | PS60, gyroscope specifications
        constant gyroscopeZeroLevelDrift 160 | m°/s/°C | Typical change of the zero-rate level with temperature, either sign. | PS60, gyroscope specifications, ±20 °/s between −40 and 85 °C
        constant gyroscopeNoiseDensity 5 | mdps/√Hz | Typical noise density of the gyroscope. | PS60, gyroscope specifications
        constant noiseDensity 400 | µg/√Hz | Typical noise density of the accelerometer. | PS60, accelerometer specifications
        constant mechanicalHertzX 33000 | Hz | Typical resonance of the gyroscope about X. | PS60, gyroscope specifications
        constant mechanicalHertzY 30000 | Hz | Typical resonance of the gyroscope about Y. | PS60, gyroscope specifications
        constant mechanicalHertzZ 27000 | Hz | Typical resonance of the gyroscope about Z. | PS60, gyroscope specifications
        constant fifoDepth 1024 | bytes | Capacity of the FIFO. | RM60, FIFO_COUNT_H; LINUX
        constant gyroscopeTrimBase 3275 | digits | Self-test output of code 1 at ±250 °/s: 25 °/s. | RM60, SELF_TEST_X
        constant gyroscopeTrimGrowth 46 | ‰ | Growth of the gyroscope's self-test output with each code. | RM60, SELF_TEST_X
        constant accelerometerTrimBase 340 | mg | Self-test output of code 1. | RM60, SELF_TEST_X
        constant accelerometerTrimTop 920 | mg | Self-test output of code 31. | RM60, SELF_TEST_X
        constant selfTestTolerance 14 | % | Largest deviation from the factory trim, either sign. | RM60, SELF_TEST_X
        constant untrimmedGyroscopeSelfTestMinimum 10 | °/s | Smallest change in the gyroscope's self-test where no trim is stored. | MD, inv_mpu.c | single
        constant untrimmedGyroscopeSelfTestMaximum 105 | °/s | Largest change in the gyroscope's self-test where no trim is stored. | MD, inv_mpu.c | single
        constant untrimmedAccelerometerSelfTestMinimum 300 | mg | Smallest change in the accelerometer's self-test where no trim is stored. | MD, inv_mpu.c | single
        constant untrimmedAccelerometerSelfTestMaximum 950 | mg | Largest change in the accelerometer's self-test where no trim is stored. | MD, inv_mpu.c | single
        constant motionStep 2 | mg | One step of the thresholds of motion, zero motion and free fall; product specifications have 1 and 32 mg for motion. | I2CDEV, MPU6050.h, after earlier revisions of the register map | single
        constant productRevision 88 | code of PRODUCT_ID | One of the revisions of the silicon that have the full sensitivity of the accelerometer. | ARDU, product identities | single
        without temperatureBandwidthMillihertz WOM_THR LP_ACCEL_ODR ACCEL_CONFIG_2 XA_OFFSET_H XA_OFFSET_L YA_OFFSET_H YA_OFFSET_L ZA_OFFSET_H ZA_OFFSET_L bypassBandwidthMillihertz bypassDelayMicroseconds accelerometerBandwidthMillihertz accelerometerDelayMicroseconds wakeMillihertz fifoBytes startUpTypical accelerometerTurnOn accelerometerColdTurnOn selfTestSettle wakeOnMotionStep bypassMillihertz accelerometerBypassMillihertz accelerometerBypassBandwidthMillihertz accelerometerBypassDelayMicroseconds cycleBandwidthMillihertz slowRegisterSPIHertz selfTestBase selfTestStep selfTestSamples gyroscopeSelfTestMinimumPercent accelerometerSelfTestMinimumPercent accelerometerSelfTestMaximumPercent gyroscopeSelfTestMinimum accelerometerSelfTestMinimum accelerometerSelfTestMaximum gyroscopeSelfTestZeroLevel
        document ARDU ArduPilot, AP_InertialSensor_Invensense
        document I2CDEV i2cdevlib, MPU6050.h
        document PS60 MPU-6000 and MPU-6050 Product Specification, PS-MPU-6000A-00 Rev. 3.4, InvenSense
        document RM91 MPU-9150 Register Map and Descriptions, RM-MPU-9150A-00 Rev. 4.2, InvenSense; of a relative
      """#)
  }
#endif
