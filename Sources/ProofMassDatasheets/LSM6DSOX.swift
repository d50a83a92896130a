// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm6dsox.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of STMicroelectronics, as the LSM6DSO, with a machine-learning
  /// core.
  ///
  /// Its registers are those of `LSM6DSO`, but for what is here; its numbers are in
  /// `LSM6DSO.Variant`.
  @usableFromInline
  package enum LSM6DSOX {
    /// Bank of registers; at this address in all banks.
    @usableFromInline
    package struct FUNC_CFG_ACCESS: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x01 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xC1 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        embeddedBank: Bool = false, sensorHubBank: Bool = false, oisFromHost: Bool = false
      ) {
        bits = 0
        if embeddedBank { bits |= 0x80 }
        if sensorHubBank { bits |= 0x40 }
        if oisFromHost { bits |= 0x01 }
      }

      /// Bank of the embedded functions.
      @usableFromInline package var embeddedBank: Bool { bits & 0x80 != 0 }
      /// Bank of the sensor hub; with both bits the bank is not defined.
      @usableFromInline package var sensorHubBank: Bool { bits & 0x40 != 0 }
      /// Who writes the registers of the OIS chain.
      @usableFromInline package var oisFromHost: Bool { bits & 0x01 != 0 }
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
  extension Datasheet.LSM6DSOX {
    /// The manufacturer's name.
    package static var name: String { "LSM6DSOX" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LSM6DSO.facts,
      #"""
        part like LSM6DSO independent
        identity 0F 6C LSM6DSOX LSM6DSO LSM6DSO32 LSM6DSOP | PIDX, LSM6DSOX_ID; LINUX | independent
        reserved 00 00 doNotWrite | PIDX, addresses that it does not list | inferred
        reserved 03 06 doNotWrite | PIDX, addresses that it does not list | inferred
        reserved 1F 1F doNotWrite | PIDX, addresses that it does not list | inferred
        reserved 2E 34 doNotWrite | PIDX, addresses that it does not list | inferred
        reserved 3C 3F doNotWrite | PIDX, addresses that it does not list | inferred
        reserved 44 55 doNotWrite | PIDX, addresses that it does not list | inferred
        reserved 60 61 doNotWrite | PIDX, addresses that it does not list | inferred
        reserved 64 6E doNotWrite | PIDX, addresses that it does not list | inferred
        reserved 76 77 doNotWrite | PIDX, addresses that it does not list | inferred
        reserved 7F 7F doNotWrite | PIDX, addresses that it does not list | inferred
        register 01 FUNC_CFG_ACCESS rw 00 | Bank of registers; at this address in all banks. | PIDX, FUNC_CFG_ACCESS | single
          field FUNC_CFG_ACCESS 7 | Bank of the embedded functions. | PID, FUNC_CFG_ACCESS; DS32, FUNC_CFG_ACCESS | independent
            code 0 off closed
            code 1 on open
          field SHUB_REG_ACCESS 6 | Bank of the sensor hub; with both bits the bank is not defined. | PID, FUNC_CFG_ACCESS; DS32, FUNC_CFG_ACCESS | independent
            code 0 off closed
            code 1 on open
          field zero 5:1 zero | Must be zero.
          field OIS_CTRL_FROM_UI 0 | Who writes the registers of the OIS chain.
            code 0 no the auxiliary interface
            code 1 yes the host
        register 38 MLC_STATUS_MAINPAGE r - | Events of the machine-learning core. | PIDX, MLC_STATUS_MAINPAGE | single
          field IS_MLC 7:0 | A bit for each decision tree.
        bank EmbeddedFunctions
        register 05 EMB_FUNC_EN_B rw 00 | Embedded functions, second register. | PIDX, EMB_FUNC_EN_B | single
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
        register 0D MLC_INT1 rw 00 | Decision trees on INT1. | PIDX, MLC_INT1 | single
          field INT1_MLC 7:0 | A bit for each.
        register 11 MLC_INT2 rw 00 | Decision trees on INT2. | PIDX, MLC_INT2 | single
          field INT2_MLC 7:0 | A bit for each.
        register 15 MLC_STATUS r - | Events of the machine-learning core. | PIDX, MLC_STATUS | single
          field IS_MLC 7:0 | A bit for each decision tree.
        register 60 EMB_FUNC_ODR_CFG_C rw 00 | Rate of the machine-learning core; its reset value is a choice. | PIDX, EMB_FUNC_ODR_CFG_C | unknown
          field zero 7:6 zero | Must be zero.
          field MLC_ODR 5:4 | Code of the rate.
          field zero 3:0 zero | Must be zero.
        register 67 EMB_FUNC_INIT_B rw 00 | Restarts embedded functions, second register. | PIDX, EMB_FUNC_INIT_B | single
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
        register 70 MLC0_SRC r - | Output of decision tree 1. | PIDX, MLC0_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 71 MLC1_SRC r - | Output of decision tree 2. | PIDX, MLC1_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 72 MLC2_SRC r - | Output of decision tree 3. | PIDX, MLC2_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 73 MLC3_SRC r - | Output of decision tree 4. | PIDX, MLC3_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 74 MLC4_SRC r - | Output of decision tree 5. | PIDX, MLC4_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 75 MLC5_SRC r - | Output of decision tree 6. | PIDX, MLC5_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 76 MLC6_SRC r - | Output of decision tree 7. | PIDX, MLC6_SRC | single
          field MLC_SRC 7:0 | Byte.
        register 77 MLC7_SRC r - | Output of decision tree 8. | PIDX, MLC7_SRC | single
          field MLC_SRC 7:0 | Byte.
        document ADAFRUIT Adafruit_LSM6DS, which drives both parts with one map
        document PIDX STMicroelectronics lsm6dsox-pid, lsm6dsox_reg.h
      """#)
  }
#endif
