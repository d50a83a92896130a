// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The accelerometer of an LSM303AGR: a LIS2DH12 at 0x19 alone, with digits of its own.
struct LSM303AGRATests {
  /// 0.98, 3.9 and 15.63 mg a digit at ±2 g; 11.72, 46.9 and 187.58 mg at ±16 g (lsm303agr-pid): at 0.96 g 980,
  /// 246 and 61 digits, and 82, 20 and 5.
  @Test(
    arguments: [
      (0x57, 0x08, 980), (0x57, 0x00, 246), (0x5F, 0x00, 61), (0x57, 0x38, 82), (0x57, 0x30, 20),
      (0x5F, 0x30, 5),
    ] as [(UInt8, UInt8, UInt16)])
  func words(control1: UInt8, control4: UInt8, code: UInt16) throws {
    let bench = Bench(.lsm303agra, at: 0x19)
    try bench.write(0x23, control4)
    try bench.write(0x20, control1)
    bench.force(0.96, 0, 0)
    bench.wait(.milliseconds(100))
    let unused: UInt16 = control4 & 0x08 != 0 ? 4 : control1 & 0x08 != 0 ? 8 : 6
    #expect(try bench.words()[0] == code << unused)
  }

  /// OwlSat: the identity, CTRL_REG4 and CTRL_REG1, then STATUS_REG until ZYXDA, and six bytes. In 10 bits 1 g is 256
  /// digits of 3.9 mg.
  @Test func transfersOfAClient() throws {
    let bench = Bench(.lsm303agra, at: 0x19)
    bench.force(0, 0, 1)
    #expect(try bench.byte(0x0F) == 0x33)
    try bench.write(0x23, 0x80)
    try bench.write(0x20, 0x57)
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x27) & 0x08 != 0)
    #expect(try bench.bytes(0xA8, 6) == [0x00, 0x00, 0x00, 0x00, 0x00, 0x40])
  }

  /// CTRL_REG0 is not documented for it.
  @Test func noPullUpOfSDO() throws {
    let bench = Bench(.lsm303agra, at: 0x19)
    try bench.write(0x1E, 0x90)
    #expect(bench.violations.map(\.kind) == [.reservedWrite])
  }
}
