// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu9150.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// MPU-9150 of InvenSense: only the switches that lead the AK8975 in it out to the bus.
  @usableFromInline
  package enum MPU9150 {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x68 }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x75 }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x68 }
    /// The bit that a run of registers adds to its first address on I2C.
    @usableFromInline package static var i2cIncrementBit: UInt8 { 0x00 }

    /// Where the auxiliary bus leads.
    @usableFromInline
    package struct INT_PIN_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x37 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x02 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(bypassEnabled: Bool = false) {
        bits = bypassEnabled ? 0x02 : 0
      }

      /// Whether the auxiliary bus is joined to the host's while the master rests.
      @usableFromInline package var bypassEnabled: Bool { bits & 0x02 != 0 }
    }

    /// The master of the auxiliary bus.
    @usableFromInline
    package struct USER_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x6A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x20 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(masterEnabled: Bool = false) {
        bits = masterEnabled ? 0x20 : 0
      }

      /// Whether the part masters the auxiliary bus.
      @usableFromInline package var masterEnabled: Bool { bits & 0x20 != 0 }
    }

    /// Reset and sleep.
    @usableFromInline
    package struct PWR_MGMT_1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x6B }
      @usableFromInline package static var reset: UInt8 { 0x40 }
      @usableFromInline package static var settable: UInt8 { 0xC0 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(deviceReset: Bool = false, asleep: Bool = true) {
        bits = 0
        if deviceReset { bits |= 0x80 }
        if asleep { bits |= 0x40 }
      }

      /// Sets every register to its reset value.
      @usableFromInline package var deviceReset: Bool { bits & 0x80 != 0 }
      /// Whether the part sleeps.
      @usableFromInline package var asleep: Bool { bits & 0x40 != 0 }
    }

    /// The identity byte.
    @usableFromInline
    package struct WHO_AM_I: Register {
      @usableFromInline package static var address: UInt8 { 0x75 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x68 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x68) {
        bits = identity
      }

      /// 0x68, also in the MPU-6050.
      @usableFromInline package var identity: UInt8 { bits }
    }
  }
}
