// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

/// The steps by which a part connects its auxiliary bus to that of the host, on a wire that is given back.
enum InvenSenseBypass {
  /// Throws `.identity` unless the register holds the expected value.
  static func identify<R: Register, Wire: I2C & ~Copyable>(
    _: R.Type, as expected: UInt8, _ wire: inout Wire, _ target: I2CTarget
  ) throws(SensorError) {
    let found: R = try load(&wire, target)
    guard found.bits == expected else { throw .identity(expected: expected, found: found.bits) }
  }

  /// Clears bits of a register, and verifies it; the others keep their values.
  static func clear<R: WritableRegister, Wire: I2C & ~Copyable>(
    _ bits: R, _ wire: inout Wire, _ target: I2CTarget
  ) throws(SensorError) {
    let held: R = try load(&wire, target)
    try storeAndVerify(R(bits: held.bits & ~bits.bits), &wire, target)
  }

  /// Sets bits of a register, and verifies it; the others keep their values.
  static func set<R: WritableRegister, Wire: I2C & ~Copyable>(
    _ bits: R, _ wire: inout Wire, _ target: I2CTarget
  ) throws(SensorError) {
    let held: R = try load(&wire, target)
    try storeAndVerify(R(bits: held.bits | bits.bits), &wire, target)
  }

  // An `I2CDevice` is not used: giving its wire back in an Embedded build crashes Swift 6.3.1's optimizer.
  private static func load<R: Register, Wire: I2C & ~Copyable>(
    _ wire: inout Wire, _ target: I2CTarget
  ) throws(SensorError) -> R {
    var byte: InlineArray<1, UInt8> = [0]
    do throws(BusError) {
      var span = byte.mutableSpan
      try wire.read(into: &span, command: R.address, from: target.address)
    } catch { throw .bus(error, register: R.address) }
    return R(bits: byte[0])
  }

  /// Writes a register, and verifies it.
  static func storeAndVerify<R: WritableRegister, Wire: I2C & ~Copyable>(
    _ register: R, _ wire: inout Wire, _ target: I2CTarget
  ) throws(SensorError) {
    let byte: InlineArray<1, UInt8> = [register.bits]
    do throws(BusError) {
      try wire.write(byte.span, command: R.address, to: target.address)
    } catch { throw .bus(error, register: R.address) }
    let held: R = try load(&wire, target)
    guard held == register else { throw .notVerified(register: R.address) }
  }
}
