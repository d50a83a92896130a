// SPDX-License-Identifier: Apache-2.0

import ProofMassTestSupport

/// What the L3G4200D's driver sends, byte for byte, and what a chip answers.
enum L3G4200DScript {
  static let identify: [Step] = [.read(0x68, 0x0F, [0xD3])]

  /// CTRL_REG1, which comes last, and CTRL_REG4; the others are 0. And what the chip says that
  /// CTRL_REG1 was before.
  static func configure(
    _ control1: UInt8, _ control4: UInt8, before: UInt8 = 0x0F
  ) -> [Step] {
    [.write(0x68, [0xA1, 0x00, 0x00, control4])]
      + settle(0x68, 0x25, [0x00])
      + settle(0x68, 0xB2, [0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00])
      + settle(0x68, 0x30, [0x00])
      + settle(0x68, 0x2E, [0x00])
      + [
        .write(0x68, [0x24, 0x00]), .read(0x68, 0x20, [before]), .write(0x68, [0x20, control1]),
        .read(0x68, 0xA0, [control1, 0, 0, control4, 0]),
      ]
  }

  /// 100 Hz, ±2000 °/s.
  static let start = identify + configure(0x0F, 0xA0, before: 0x07)

  /// Status, and three words.
  static func read(_ status: UInt8, _ x: UInt16, _ y: UInt16, _ z: UInt16) -> Step {
    .read(0x68, 0xA7, [status] + [x, y, z].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }
}
