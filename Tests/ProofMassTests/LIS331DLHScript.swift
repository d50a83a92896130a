// SPDX-License-Identifier: Apache-2.0

import ProofMassTestSupport

/// What the LIS331DLH's driver sends, byte for byte, and what a chip answers.
enum LIS331DLHScript {
  static let identify: [Step] = [.read(0x18, 0x0F, [0x32])]

  /// CTRL_REG1 and CTRL_REG4; the others are 0.
  static func configure(_ control1: UInt8, _ control4: UInt8) -> [Step] {
    [.write(0x18, [0xA0, control1, 0x00, 0x00, control4])]
      + settle(0x18, 0x26, [0x00])
      + settle(0x18, 0xB2, [0x00, 0x00])
      + settle(0x18, 0xB6, [0x00, 0x00])
      + settle(0x18, 0x30, [0x00])
      + settle(0x18, 0x34, [0x00])
      + [.write(0x18, [0x24, 0x00]), .read(0x18, 0xA0, [control1, 0, 0, control4, 0])]
  }

  /// 100 Hz, ±8 g.
  static let start = identify + configure(0x2F, 0xB0)

  /// Status, and three words.
  static func read(_ status: UInt8, _ x: UInt16, _ y: UInt16, _ z: UInt16) -> Step {
    .read(0x18, 0xA7, [status] + [x, y, z].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }
}
