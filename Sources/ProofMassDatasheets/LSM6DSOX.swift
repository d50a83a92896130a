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
        document ADAFRUIT Adafruit_LSM6DS, which drives both parts with one map
        document PIDX STMicroelectronics lsm6dsox-pid, lsm6dsox_reg.h
      """#)
  }
#endif
