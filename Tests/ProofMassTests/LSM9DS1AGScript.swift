// SPDX-License-Identifier: Apache-2.0

import ProofMassTestSupport

/// The bus transactions of the driver of the LSM9DS1's accelerometer and gyroscope, byte for byte, with the
/// chip's answers.
enum LSM9DS1AGScript {
  static let identify: [Step] = [.read(0x6A, 0x0F, [0x68])]

  /// CTRL_REG8 by itself, so that addresses increment; FIFO_CTRL; ACT_THS to INT2_CTRL; the gyroscope's
  /// interrupt; CTRL_REG2_G to ORIENT_CFG_G; CTRL_REG4 to CTRL_REG10; CTRL_REG1_G, which starts the gyroscope;
  /// and all read.
  ///
  /// - Parameters:
  ///   - gyroscope: CTRL_REG1_G to CTRL_REG3_G.
  ///   - accelerometer: CTRL_REG6_XL to CTRL_REG8.
  ///   - pins: INT1_CTRL and INT2_CTRL.
  ///   - before: The value of CTRL_REG1_G that the chip had.
  static func configure(
    _ gyroscope: [UInt8] = [0x60, 0, 0], _ accelerometer: [UInt8] = [0x60, 0, 0x44],
    pins: [UInt8] = [0, 0], before: UInt8 = 0x60
  ) -> [Step] {
    let controls = [0x38, 0x38] + accelerometer + [0, 0]
    var steps: [Step] = [.write(0x6A, [0x22, accelerometer[2]])]
    steps += settle(0x6A, 0x2E, [0])
    steps += settle(0x6A, 0x04, [0, 0, 0, 0, 0, 0, 0, 0] + pins)
    steps += settle(0x6A, 0x30, [0, 0, 0, 0, 0, 0, 0, 0])
    steps += [.write(0x6A, [0x11] + gyroscope[1...2] + [0]), .read(0x6A, 0x10, [before])]
    steps += [.write(0x6A, [0x1E] + controls), .write(0x6A, [0x10, gyroscope[0]])]
    return steps + [.read(0x6A, 0x10, gyroscope + [0]), .read(0x6A, 0x1E, controls)]
  }

  /// 119 Hz, ±2 g, ±245 °/s.
  static let start = identify + configure(before: 0x00)

  /// Reads a status and three words.
  static func read(_ first: UInt8, _ status: UInt8, _ x: Int, _ y: Int, _ z: Int) -> Step {
    let words = [x, y, z].map { UInt16(truncatingIfNeeded: $0) }
    return .read(0x6A, first, [status] + words.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }
}
