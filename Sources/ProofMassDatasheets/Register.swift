// SPDX-License-Identifier: Apache-2.0

/// The facts of every chip, one nested namespace for each part: `Datasheet.LIS331DLH.CTRL_REG1`.
///
/// Everything inside is generated from `datasheets/NAME.json` by `scripts/registers`.
@usableFromInline
package enum Datasheet {}

/// One register's value as a type: its address is a constant, its bits are named fields.
///
/// A register that can only be read conforms to this alone, so writing it does not compile.
@usableFromInline
package protocol Register: Equatable, Sendable {
  /// The register's address inside the chip.
  static var address: UInt8 { get }
  /// The whole byte as the bus carries it.
  var bits: UInt8 { get }
  /// Any byte is a valid value: a reserved pattern reads as a nil field and never traps.
  init(bits: UInt8)
}

/// A register that the host may write.
@usableFromInline
package protocol WritableRegister: Register {
  /// The value after power-on.
  static var reset: UInt8 { get }
  /// The bits of the fields that may have any of their codes. All others keep their reset value: it is
  /// required, or their meaning is not documented.
  static var settable: UInt8 { get }
}

extension WritableRegister {
  /// The value after power-on.
  @usableFromInline package init() { self.init(bits: Self.reset) }

  /// All bits, unless a register's type defines others.
  @usableFromInline package static var settable: UInt8 { 0xFF }

  /// The byte that may be written: `bits`, and the reset value outside `settable`.
  @usableFromInline
  package var written: UInt8 { bits & Self.settable | Self.reset & ~Self.settable }
}
