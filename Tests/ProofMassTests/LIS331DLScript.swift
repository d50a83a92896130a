// SPDX-License-Identifier: Apache-2.0

import ProofMassTestSupport

/// The bus transactions of the LIS331DL's driver, byte for byte, with the chip's answers.
enum LIS331DLScript {
  static let identify: [Step] = [.read(0x1C, 0x0F, [0x3B])]

  /// Writes CTRL_REG1…3; CFG, THS and DURATION of each interrupt; CLICK_CFG, CLICK_THSY_X,
  /// CLICK_THSZ, and time limit, latency and window.
  ///
  /// A filter in use is restarted, and latches are read while their generator is off.
  static func configure(
    _ controls: [UInt8], _ interrupt1: [UInt8] = [0, 0, 0], _ interrupt2: [UInt8] = [0, 0, 0],
    click: [UInt8] = [0, 0, 0, 0, 0, 0]
  ) -> [Step] {
    let isFiltered = controls[1] & 0x1C != 0
    let events =
      [(0x30, interrupt1[0]), (0x34, interrupt2[0]), (0x38, click[0])] as [(UInt8, UInt8)]
    var steps: [Step] = [.write(0x1C, [0xA0] + controls)]
    steps += settle(0x1C, 0xB2, [interrupt1[1], interrupt1[2]])
    steps += settle(0x1C, 0xB6, [interrupt2[1], interrupt2[2]])
    steps += settle(0x1C, 0xBB, Array(click[1...]))
    if isFiltered { steps += [.read(0x1C, 0x23, [0x00])] }
    for (register, value) in events {
      let isLatched = value & 0x40 != 0
      if isLatched {
        steps += [.write(0x1C, [register, 0x00]), .read(0x1C, register + 1, [0x60])]
      }
      steps += settle(0x1C, register, [value])
    }
    return steps + [.read(0x1C, 0xA0, controls)]
  }

  /// 100 Hz, ±8 g.
  static let start = identify + configure([0x67, 0, 0])

  /// Reads the status and three bytes, each after an unused one.
  static func read(_ status: UInt8, _ x: UInt8, _ y: UInt8, _ z: UInt8) -> Step {
    .read(0x1C, 0xA7, [status, 0xEE, x, 0xEE, y, 0xEE, z])
  }
}
