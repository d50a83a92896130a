// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ism330dhcx.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of STMicroelectronics for industry, as the LSM6DSO, with ±4000 °/s
  /// and a machine-learning core, without I3C and ultra-low power.
  ///
  /// Its registers are those of `LSM6DSO`, but for what is here; its numbers are in
  /// `LSM6DSO.Variant`.
  @usableFromInline
  package enum ISM330DHCX {
    /// Gyroscope: rate, range.
    @usableFromInline
    package struct CTRL2_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x11 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        dataRate: DataRate = .powerDown, fullScale: FullScale = .dps250, wide: Bool = false
      ) {
        bits = dataRate.rawValue << 4
        bits |= fullScale.rawValue << 1
        if wide { bits |= 0x01 }
      }

      /// The codes of ODR_G.
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
        /// 416 Hz, 417 Hz elsewhere.
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
      /// The codes of FS_G.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
        /// ±250 °/s.
        case dps250 = 0
        /// ±125 °/s.
        case dps125 = 1
        /// ±500 °/s.
        case dps500 = 2
        /// ±1000 °/s.
        case dps1000 = 4
        /// ±2000 °/s.
        case dps2000 = 6
      }
      /// Full scale; bit 1 is FS_125, which has precedence over FS_G, as is assumed. nil for the
      /// undefined codes 3, 5, 7.
      @usableFromInline
      package var fullScale: FullScale? { FullScale(rawValue: (bits >> 1) & 0x07) }
      /// ±4000 °/s; it has precedence over FS_G, as is assumed.
      @usableFromInline package var wide: Bool { bits & 0x01 != 0 }
    }

    /// Events of the machine-learning core.
    @usableFromInline
    package struct MLC_STATUS_MAINPAGE: Register {
      @usableFromInline package static var address: UInt8 { 0x38 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(trees: UInt8 = 0x00) {
        bits = trees
      }

      /// A bit for each decision tree.
      @usableFromInline package var trees: UInt8 { bits }
    }

    /// The registers of a bank.
    @usableFromInline
    package enum EmbeddedFunctions {
      /// Embedded functions, second register.
      @usableFromInline
      package struct EMB_FUNC_EN_B: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x05 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x19 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          machineLearning: Bool = false, compression: Bool = false, stateMachines: Bool = false
        ) {
          bits = 0
          if machineLearning { bits |= 0x10 }
          if compression { bits |= 0x08 }
          if stateMachines { bits |= 0x01 }
        }

        /// Machine-learning core.
        @usableFromInline package var machineLearning: Bool { bits & 0x10 != 0 }
        /// Compression of the FIFO.
        @usableFromInline package var compression: Bool { bits & 0x08 != 0 }
        /// State machines.
        @usableFromInline package var stateMachines: Bool { bits & 0x01 != 0 }
      }

      /// Decision trees on INT1.
      @usableFromInline
      package struct MLC_INT1: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0D }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(trees: UInt8 = 0x00) {
          bits = trees
        }

        /// A bit for each.
        @usableFromInline package var trees: UInt8 { bits }
      }

      /// Decision trees on INT2.
      @usableFromInline
      package struct MLC_INT2: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x11 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(trees: UInt8 = 0x00) {
          bits = trees
        }

        /// A bit for each.
        @usableFromInline package var trees: UInt8 { bits }
      }

      /// Events of the machine-learning core.
      @usableFromInline
      package struct MLC_STATUS: Register {
        @usableFromInline package static var address: UInt8 { 0x15 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(trees: UInt8 = 0x00) {
          bits = trees
        }

        /// A bit for each decision tree.
        @usableFromInline package var trees: UInt8 { bits }
      }

      /// Rate of the machine-learning core; its reset value is a choice.
      @usableFromInline
      package struct EMB_FUNC_ODR_CFG_C: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x60 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x30 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(learningRate: UInt8 = 0) {
          bits = (learningRate & 0x03) << 4
        }

        /// Code of the rate.
        @usableFromInline package var learningRate: UInt8 { (bits >> 4) & 0x03 }
      }

      /// Restarts embedded functions, second register.
      @usableFromInline
      package struct EMB_FUNC_INIT_B: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x67 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x19 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          machineLearning: Bool = false, compression: Bool = false, stateMachines: Bool = false
        ) {
          bits = 0
          if machineLearning { bits |= 0x10 }
          if compression { bits |= 0x08 }
          if stateMachines { bits |= 0x01 }
        }

        /// Machine-learning core.
        @usableFromInline package var machineLearning: Bool { bits & 0x10 != 0 }
        /// Compression of the FIFO.
        @usableFromInline package var compression: Bool { bits & 0x08 != 0 }
        /// State machines.
        @usableFromInline package var stateMachines: Bool { bits & 0x01 != 0 }
      }

      /// Output of decision tree 1.
      @usableFromInline
      package struct MLC0_SRC: Register {
        @usableFromInline package static var address: UInt8 { 0x70 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of decision tree 2.
      @usableFromInline
      package struct MLC1_SRC: Register {
        @usableFromInline package static var address: UInt8 { 0x71 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of decision tree 3.
      @usableFromInline
      package struct MLC2_SRC: Register {
        @usableFromInline package static var address: UInt8 { 0x72 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of decision tree 4.
      @usableFromInline
      package struct MLC3_SRC: Register {
        @usableFromInline package static var address: UInt8 { 0x73 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of decision tree 5.
      @usableFromInline
      package struct MLC4_SRC: Register {
        @usableFromInline package static var address: UInt8 { 0x74 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of decision tree 6.
      @usableFromInline
      package struct MLC5_SRC: Register {
        @usableFromInline package static var address: UInt8 { 0x75 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of decision tree 7.
      @usableFromInline
      package struct MLC6_SRC: Register {
        @usableFromInline package static var address: UInt8 { 0x76 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of decision tree 8.
      @usableFromInline
      package struct MLC7_SRC: Register {
        @usableFromInline package static var address: UInt8 { 0x77 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }
    }
  }
}

#if !NO_HEAP
  extension Datasheet.ISM330DHCX {
    /// The manufacturer's name.
    package static var name: String { "ISM330DHCX" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LSM6DSO.facts,
      #"""
        part like LSM6DSO independent
        identity 0F 6B ISM330DHCX LSM6DSR LSM6DSRX ASM330LHH | PIDISM, ISM330DHCX_ID; LINUX | independent
        reserved 00 00 doNotWrite | PIDISM, addresses that it does not list | inferred
        reserved 03 06 doNotWrite | PIDISM, addresses that it does not list | inferred
        reserved 1F 1F doNotWrite | PIDISM, addresses that it does not list | inferred
        reserved 2E 34 doNotWrite | PIDISM, addresses that it does not list | inferred
        reserved 3C 3F doNotWrite | PIDISM, addresses that it does not list | inferred
        reserved 44 55 doNotWrite | PIDISM, addresses that it does not list | inferred
        reserved 60 62 doNotWrite | PIDISM, addresses that it does not list | inferred
        reserved 64 6E doNotWrite | PIDISM, addresses that it does not list | inferred
        reserved 76 77 doNotWrite | PIDISM, addresses that it does not list | inferred
        reserved 7F 7F doNotWrite | PIDISM, addresses that it does not list | inferred
        register 0F WHO_AM_I r 6B | The identity byte. | PIDISM, ISM330DHCX_ID; LINUX | independent
          field ID 7:0 | 0x6B, also in the LSM6DSR.
        register 11 CTRL2_G rw 00 | Gyroscope: rate, range. | I2CDEV, CTRL2_G; PIDISM, fs_g | independent
          field ODR_G 7:4 | Output data rate. | PID, CTRL2_G; DS32, CTRL2_G | independent
            code 0 powerDown power-down
            code 1 hertz12Point5 12.5 Hz
            code 2 hertz26 26 Hz
            code 3 hertz52 52 Hz
            code 4 hertz104 104 Hz
            code 5 hertz208 208 Hz
            code 6 hertz416 416 Hz, 417 Hz elsewhere
            code 7 hertz833 833 Hz
            code 8 hertz1666 1.66 kHz
            code 9 hertz3333 3.33 kHz
            code 10 hertz6667 6.66 kHz
            code 11-15 - not allowed
          field FS_G 3:1 | Full scale; bit 1 is FS_125, which has precedence over FS_G, as is assumed. | PID, CTRL2_G; DS32, CTRL2_G | independent
            code 0 dps250 ±250 °/s
            code 1 dps125 ±125 °/s
            code 2 dps500 ±500 °/s
            code 3 - not allowed
            code 4 dps1000 ±1000 °/s
            code 5 - not allowed
            code 6 dps2000 ±2000 °/s
            code 7 - not allowed
          field FS_4000 0 | ±4000 °/s; it has precedence over FS_G, as is assumed.
            code 0 off no
            code 1 on yes
        register 14 CTRL5_C rw 00 | Ultra-low power, rounding, self-tests. | PIDISM, ctrl5_c | single
          field zero 7 zero | Must be zero.
          field ROUNDING 6:5 | Outputs that a burst repeats. | PID, CTRL5_C; DS32, CTRL5_C | independent
            code 0 none none
            code 1 accelerometer accelerometer
            code 2 gyroscope gyroscope
            code 3 both gyroscope and accelerometer
          field zero 4 zero | Must be zero. | PID, CTRL5_C; DS32, CTRL5_C | independent
          field ST_G 3:2 | Gyroscope's self-test. | PID, CTRL5_C; DS32, CTRL5_C | independent
            code 0 off off
            code 1 positive positive
            code 2 - not allowed
            code 3 negative negative
          field ST_XL 1:0 | Accelerometer's self-test. | PID, CTRL5_C; DS32, CTRL5_C | independent
            code 0 off off
            code 1 positive positive
            code 2 negative negative
            code 3 - not allowed
        register 17 CTRL8_XL rw 00 | Accelerometer's filters. | PIDISM, ctrl8_xl | single
          field HPCF_XL 7:5 | Cut-off of the second low-pass or the high-pass. | PID, CTRL8_XL; DS32, CTRL8_XL | independent
            code 0 quarter rate / 4; as high-pass the slope
            code 1 tenth rate / 10
            code 2 twentieth rate / 20
            code 3 fortyFifth rate / 45
            code 4 hundredth rate / 100
            code 5 twoHundredth rate / 200
            code 6 fourHundredth rate / 400
            code 7 eightHundredth rate / 800
          field HP_REF_MODE_XL 4 | Whether the high-pass subtracts a stored sample. | PID, CTRL8_XL; DS32, CTRL8_XL | independent
            code 0 off no
            code 1 on yes
          field FASTSETTL_MODE_XL 3 | Whether the filter presets itself after power-down. | PID, CTRL8_XL; DS32, CTRL8_XL | independent
            code 0 off no
            code 1 on yes
          field HP_SLOPE_XL_EN 2 | Whether outputs have the high-pass or slope. | PID, CTRL8_XL; DS32, CTRL8_XL | independent
            code 0 off no
            code 1 on yes
          field zero 1 zero | Must be zero.
          field LOW_PASS_ON_6D 0 | Data for six directions. | PID, CTRL8_XL; DS32, CTRL8_XL | independent
            code 0 off first low-pass
            code 1 on second low-pass
        register 18 CTRL9_XL rw E0 | DEN stamps; I3C. | PIDISM, ctrl9_xl; I2CDEV, CTRL9_XL | independent
          field DEN_X 7 | Stamp in the lowest bit of X. | PID, CTRL9_XL; DS32, CTRL9_XL | independent
            code 0 off no
            code 1 on yes
          field DEN_Y 6 | Stamp in the lowest bit of Y. | PID, CTRL9_XL; DS32, CTRL9_XL | independent
            code 0 off no
            code 1 on yes
          field DEN_Z 5 | Stamp in the lowest bit of Z. | PID, CTRL9_XL; DS32, CTRL9_XL | independent
            code 0 off no
            code 1 on yes
          field DEN_XL_G 4 | Sensor that is stamped. | PID, CTRL9_XL; DS32, CTRL9_XL | independent
            code 0 no gyroscope
            code 1 yes accelerometer
          field DEN_XL_EN 3 | Whether DEN acts on the accelerometer too. | PID, CTRL9_XL; DS32, CTRL9_XL | independent
            code 0 off no
            code 1 on yes
          field DEN_LH 2 | Level of DEN. | PID, CTRL9_XL; DS32, CTRL9_XL | independent
            code 0 no active low
            code 1 yes active high
          field DEVICE_CONF 1 | Configuration of the device, to be set always; in the others I3C_disable.
            code 0 off as after reset
            code 1 on as required
          field zero 0 zero | Must be zero. | PID, CTRL9_XL; DS32, CTRL9_XL | independent
        register 38 MLC_STATUS_MAINPAGE r - | Events of the machine-learning core. | PIDISM, MLC_STATUS_MAINPAGE | single
          field IS_MLC 7:0 | A bit for each decision tree.
        bank EmbeddedFunctions
        register 05 EMB_FUNC_EN_B rw 00 | Embedded functions, second register. | PIDISM, EMB_FUNC_EN_B | single
          field zero 7:5 zero | Must be zero. | PID, EMB_FUNC_EN_B; DS32, EMB_FUNC_EN_B | independent
          field MLC_EN 4 | Machine-learning core.
            code 0 off off
            code 1 on on
          field FIFO_COMPR_EN 3 | Compression of the FIFO. | PID, EMB_FUNC_EN_B; DS32, EMB_FUNC_EN_B | independent
            code 0 off off
            code 1 on on
          field zero 2:1 zero | Must be zero. | PID, EMB_FUNC_EN_B; DS32, EMB_FUNC_EN_B | independent
          field FSM_EN 0 | State machines. | PID, EMB_FUNC_EN_B; DS32, EMB_FUNC_EN_B | independent
            code 0 off off
            code 1 on on
        register 0D MLC_INT1 rw 00 | Decision trees on INT1. | PIDISM, MLC_INT1 | single
          field INT1_MLC 7:0 | A bit for each.
        register 11 MLC_INT2 rw 00 | Decision trees on INT2. | PIDISM, MLC_INT2 | single
          field INT2_MLC 7:0 | A bit for each.
        register 15 MLC_STATUS r - | Events of the machine-learning core. | PIDISM, MLC_STATUS | single
          field IS_MLC 7:0 | A bit for each decision tree.
        register 60 EMB_FUNC_ODR_CFG_C rw 00 | Rate of the machine-learning core; its reset value is a choice. | PIDISM, EMB_FUNC_ODR_CFG_C | unknown
          field zero 7:6 zero | Must be zero.
          field MLC_ODR 5:4 | Code of the rate.
          field zero 3:0 zero | Must be zero.
        register 67 EMB_FUNC_INIT_B rw 00 | Restarts embedded functions, second register. | PIDISM, EMB_FUNC_INIT_B | single
          field zero 7:5 zero | Must be zero.
          field MLC_INIT 4 | Machine-learning core.
            code 0 off off
            code 1 on on
          field FIFO_COMPR_INIT 3 | Compression of the FIFO. | PID, EMB_FUNC_INIT_B; DS32, EMB_FUNC_INIT_B | independent
            code 0 off off
            code 1 on on
          field zero 2:1 zero | Must be zero. | PID, EMB_FUNC_INIT_B; DS32, EMB_FUNC_INIT_B | independent
          field FSM_INIT 0 | State machines. | PID, EMB_FUNC_INIT_B; DS32, EMB_FUNC_INIT_B | independent
            code 0 off off
            code 1 on on
        register 70 MLC0_SRC r - | Output of decision tree 1. | PIDISM, MLC0_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 71 MLC1_SRC r - | Output of decision tree 2. | PIDISM, MLC1_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 72 MLC2_SRC r - | Output of decision tree 3. | PIDISM, MLC2_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 73 MLC3_SRC r - | Output of decision tree 4. | PIDISM, MLC3_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 74 MLC4_SRC r - | Output of decision tree 5. | PIDISM, MLC4_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 75 MLC5_SRC r - | Output of decision tree 6. | PIDISM, MLC5_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 76 MLC6_SRC r - | Output of decision tree 7. | PIDISM, MLC6_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 77 MLC7_SRC r - | Output of decision tree 8. | PIDISM, MLC7_SRC | single
          field MLC_SRC 7:0 | Byte.
        table lowPass1CutoffMillihertz CTRL2_G.ODR_G CTRL6_C.FTYPE | mHz | Cut-off of the gyroscope's first low-pass. | I2CDEV, CTRL6_C | single
          row 0 | - - - - - - - -
          row 1 | 4300 4300 4300 4300 4300 4300 4300 4300
          row 2 | 8300 8300 8300 8300 8300 8300 8300 8300
          row 3 | 16700 16700 16700 16700 16700 16900 13400 11600
          row 4 | 33000 33000 33000 33000 34000 31000 19000 11600
          row 5 | 67000 67000 67000 67000 62000 43000 23000 12200
          row 6 | 133000 128000 112000 134000 86000 48000 24600 12400
          row 7 | 222000 186000 140000 260000 96000 49000 25000 12600
          row 8 | 274000 212000 150000 390000 90000 50000 25000 12600
          row 9 | 292000 220000 153000 451000 - - - -
          row 10 | 297000 223000 154000 470000 - - - -
        table noiseDensity CTRL1_XL.FS_XL | µg/√Hz | Typical noise of the accelerometer in high-performance mode. | DSISM | single
          row | 60 60 60 60
        constant accelerometerZeroLevel 10 | mg | Typical zero-g level of the accelerometer, either sign. | DSISM | single
        constant accelerometerSelfTestMinimum 90 | mg | Smallest change in the accelerometer's self-test. | EXAMPLEISM, ism330dhcx_self_test.c | single
        constant microdegreesPerSecondPerDigit4000 140000 | µ°/s a digit | Sensitivity of the gyroscope at ±4000 °/s. | PIDISM, ism330dhcx_from_fs4000dps_to_mdps; I2CDEV | independent
        without I3C_BUS_AVB
        document DSISM ISM330DHCX datasheet, DS13012, as other publications quote it
        document EXAMPLEISM STMicroelectronics examples of the ISM330DHCX in STMems_Standard_C_drivers
        document PIDISM STMicroelectronics ism330dhcx-pid, ism330dhcx_reg.h and ism330dhcx_reg.c
      """#)
  }
#endif
