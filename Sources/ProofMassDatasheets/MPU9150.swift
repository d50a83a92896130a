// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu9150.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// MPU-9150 of InvenSense: only the switches that lead the AK8975 in it out to the bus.
  public enum MPU9150 {
    /// The value of the identity register.
    public static var identity: UInt8 { 0x68 }
    /// The address of the identity register.
    public static var identityRegister: UInt8 { 0x75 }
    /// The 7-bit I2C address with all address pins low.
    public static var i2cAddress: UInt8 { 0x68 }
    /// The bit that a run of registers adds to its first address on I2C.
    public static var i2cIncrementBit: UInt8 { 0x00 }

    /// Where the auxiliary bus leads.
    public struct INT_PIN_CFG: WritableRegister {
      public static var address: UInt8 { 0x37 }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0x02 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(bypassEnabled: Bool = false) {
        bits = bypassEnabled ? 0x02 : 0
      }

      /// Whether the auxiliary bus is joined to the host's while the master rests.
      public var bypassEnabled: Bool { bits & 0x02 != 0 }
    }

    /// The master of the auxiliary bus.
    public struct USER_CTRL: WritableRegister {
      public static var address: UInt8 { 0x6A }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0x20 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(masterEnabled: Bool = false) {
        bits = masterEnabled ? 0x20 : 0
      }

      /// Whether the part masters the auxiliary bus.
      public var masterEnabled: Bool { bits & 0x20 != 0 }
    }

    /// Reset and sleep.
    public struct PWR_MGMT_1: WritableRegister {
      public static var address: UInt8 { 0x6B }
      public static var reset: UInt8 { 0x40 }
      public static var settable: UInt8 { 0xC0 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(deviceReset: Bool = false, asleep: Bool = true) {
        bits = 0
        if deviceReset { bits |= 0x80 }
        if asleep { bits |= 0x40 }
      }

      /// Sets every register to its reset value.
      public var deviceReset: Bool { bits & 0x80 != 0 }
      /// Whether the part sleeps.
      public var asleep: Bool { bits & 0x40 != 0 }
    }

    /// The identity byte.
    public struct WHO_AM_I: Register {
      public static var address: UInt8 { 0x75 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x68 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(identity: UInt8 = 0x68) {
        bits = identity
      }

      /// 0x68, also in the MPU-6050.
      public var identity: UInt8 { bits }
    }
  }
}
