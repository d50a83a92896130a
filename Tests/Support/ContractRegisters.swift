// SPDX-License-Identifier: Apache-2.0

/// Which registers of a chip `checkBus` may use, so that it never drives the chip against its
/// datasheet.
public struct ContractRegisters: Sendable {
  /// A register that cannot be written, and its value.
  public var known: (register: UInt8, value: UInt8)
  /// A register that holds what is written; it gets its value back in the end.
  public var writable: UInt8
  /// The bit of `writable` that is turned over.
  public var bit: UInt8
  /// The first of two registers in a row that may be read, when the one after `writable` is closed;
  /// then only single registers are written. nil: `writable` and the next, which are also written.
  public var run: UInt8?

  public init(
    known: (register: UInt8, value: UInt8), writable: UInt8, bit: UInt8 = 0x01, run: UInt8? = nil
  ) {
    self.known = known
    self.writable = writable
    self.bit = bit
    self.run = run
  }

  /// WHO_AM_I; INT1_THS and INT1_DURATION, of which nothing moves while no interrupt is enabled.
  public static var lis331dlh: ContractRegisters {
    ContractRegisters(known: (0x0F, 0x32), writable: 0x32)
  }

  /// WHO_AM_I; INT1_THS_XH and INT1_THS_XL, of which nothing moves while no interrupt is enabled.
  public static var l3g4200d: ContractRegisters {
    ContractRegisters(known: (0x0F, 0xD3), writable: 0x32)
  }

  /// WIA; ASTC's bit SELF, which acts in self-test mode alone and is the only one that may be set.
  ///
  /// The chip has no two writable registers in a row: after CNTL and ASTC come registers that the
  /// host shall not touch. So the run is WIA and INFO.
  public static var ak8975: ContractRegisters {
    ContractRegisters(known: (0x00, 0x48), writable: 0x0C, bit: 0x40, run: 0x00)
  }
}
