// SPDX-License-Identifier: Apache-2.0

import ProofMassTestSupport

/// The bus transactions of the L3G4200D's driver, byte for byte, with the chip's answers.
enum L3G4200DScript {
  static let identify: [Step] = [.read(0x68, 0x0F, [0xD3])]

  /// Writes CTRL_REG1, which is the last, and CTRL_REG4; the others are 0. `before` is the value of
  /// CTRL_REG1 that the chip had.
  static func configure(
    _ control1: UInt8, _ control4: UInt8, before: UInt8 = 0x0F
  ) -> [Step] {
    configure([control1, 0, 0, control4, 0], before: before)
  }

  static let noLevels: [UInt8] = [0, 0, 0, 0, 0, 0, 0]

  /// CTRL_REG1 to CTRL_REG5; REFERENCE; thresholds and duration; INT1_CFG; FIFO_CTRL_REG, nil
  /// where FIFO_EN is 0; LOW_ODR, nil where the part has none.
  static func configure(
    _ controls: [UInt8], reference: UInt8 = 0, levels: [UInt8] = noLevels, events: UInt8 = 0,
    fifo: UInt8? = nil, lowRate: UInt8? = nil, before: UInt8 = 0x0F, at address: UInt8 = 0x68
  ) -> [Step] {
    var steps: [Step] = [.write(address, [0xA1, controls[1], controls[2], controls[3]])]
    steps += settle(address, 0x25, [reference])
    steps += settle(address, 0xB2, levels)
    // A latch is cleared before it is enabled.
    if events & 0x40 != 0 { steps += [.write(address, [0x30, 0x00]), .read(address, 0x31, [0])] }
    steps += settle(address, 0x30, [events])
    steps += settle(address, 0x2E, [0x00])
    steps += [.write(address, [0x24, controls[4]])]
    if let lowRate { steps += settle(address, 0x39, [lowRate]) }
    steps += [.read(address, 0x20, [before]), .write(address, [0x20, controls[0]])]
    if let fifo { steps += settle(address, 0x2E, [fifo]) }
    return steps + [.read(address, 0xA0, controls)]
  }

  /// 100 Hz, ±2000 °/s.
  static let start = identify + configure(0x0F, 0xA0, before: 0x07)

  /// Reads the status and three words.
  static func read(_ status: UInt8, _ x: UInt16, _ y: UInt16, _ z: UInt16) -> Step {
    .read(0x68, 0xA7, [status] + [x, y, z].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }
}
