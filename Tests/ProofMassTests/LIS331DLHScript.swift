// SPDX-License-Identifier: Apache-2.0

import ProofMassTestSupport

/// The bus transactions of the LIS331DLH's driver, byte for byte, with the chip's answers.
enum LIS331DLHScript {
  static let identify: [Step] = [.read(0x18, 0x0F, [0x32])]

  /// Writes CTRL_REG1 and CTRL_REG4; the others are 0.
  static func configure(_ control1: UInt8, _ control4: UInt8) -> [Step] {
    configure([control1, 0, 0, control4, 0])
  }

  /// Writes CTRL_REG1…5, REFERENCE, and CFG, THS and DURATION of each interrupt.
  ///
  /// A filter in use is restarted, and a latched interrupt is read while its generator is off.
  static func configure(
    _ controls: [UInt8], reference: UInt8 = 0, _ interrupt1: [UInt8] = [0, 0, 0],
    _ interrupt2: [UInt8] = [0, 0, 0]
  ) -> [Step] {
    let isFiltered = controls[1] & 0x1C != 0
    let isLatched1 = controls[2] & 0x04 != 0
    let isLatched2 = controls[2] & 0x20 != 0
    var steps: [Step] = [.write(0x18, [0xA0] + controls[..<4])]
    steps += settle(0x18, 0x26, [reference])
    steps += settle(0x18, 0xB2, [interrupt1[1], interrupt1[2]])
    steps += settle(0x18, 0xB6, [interrupt2[1], interrupt2[2]])
    if isFiltered { steps += [.read(0x18, 0x25, [0x00])] }
    if isLatched1 { steps += [.write(0x18, [0x30, 0x00]), .read(0x18, 0x31, [0x6A])] }
    steps += settle(0x18, 0x30, [interrupt1[0]])
    if isLatched2 { steps += [.write(0x18, [0x34, 0x00]), .read(0x18, 0x35, [0x00])] }
    steps += settle(0x18, 0x34, [interrupt2[0]])
    return steps + [.write(0x18, [0x24, controls[4]]), .read(0x18, 0xA0, controls)]
  }

  /// 100 Hz, ±8 g.
  static let start = identify + configure(0x2F, 0xB0)

  /// Reads the status and three words.
  static func read(_ status: UInt8, _ x: UInt16, _ y: UInt16, _ z: UInt16) -> Step {
    .read(0x18, 0xA7, [status] + [x, y, z].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }
}
