// SPDX-License-Identifier: Apache-2.0

import ProofMassTestSupport

/// The bus transactions of the AK8963's driver, byte for byte, with 16 bits.
enum AK8963Script {
  static let powerDown = settle(0x0C, 0x0A, [0x10])
  static let modeWait = Step.wait(100_000)
  static let coilOn = settle(0x0C, 0x0C, [0x40])
  static let coilOff = settle(0x0C, 0x0C, [0x00])

  /// Reads the identity, powers down, switches the coil off, reads the fuse ROM, and powers down
  /// with 16 bits.
  static func start(_ adjustment: [UInt8] = [170, 175, 160], output: UInt8 = 0x10) -> [Step] {
    var steps: [Step] = [.read(0x0C, 0x00, [0x48])]
    steps += settle(0x0C, 0x0A, [0x00]) + coilOff + [modeWait]
    steps += settle(0x0C, 0x0A, [0x0F])
    steps += [.wait(100_000), .read(0x0C, 0x10, adjustment)]
    return steps + settle(0x0C, 0x0A, [output])
  }

  /// Enters a continuous mode through power-down.
  static func enter(_ control: UInt8) -> [Step] {
    settle(0x0C, 0x0A, [control & 0x10]) + [modeWait] + settle(0x0C, 0x0A, [control])
  }

  static let trigger = Step.write(0x0C, [0x0A, 0x11])
  static let measurement = Step.wait(9_000_000)

  /// Reads ST1 to ST2.
  static func read(_ st1: UInt8, _ words: [UInt8], _ st2: UInt8) -> Step {
    .read(0x0C, 0x02, [st1] + words + [st2])
  }

  static let sample = read(0x01, [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00], 0x10)
  static let notReady = read(0x00, [0, 0, 0, 0, 0, 0], 0x00)
}
