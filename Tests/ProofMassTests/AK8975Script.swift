// SPDX-License-Identifier: Apache-2.0

import ProofMassTestSupport

/// The bus transactions and waits of the AK8975's driver, byte for byte, with the chip's answers.
enum AK8975Script {
  static let identify: [Step] = [.read(0x0C, 0x00, [0x48])]
  static let powerDown = settle(0x0C, 0x0A, [0x00])
  static let modeWait = Step.wait(100_000)

  static let noSelfTest = settle(0x0C, 0x0C, [0x00])

  /// Reads the identity, powers down, ends the self-test, reads the fuse ROM, and powers down.
  static func start(_ adjustment: [UInt8]) -> [Step] {
    var steps = identify + powerDown + noSelfTest + [modeWait]
    steps += settle(0x0C, 0x0A, [0x0F])
    steps += [.wait(100_000), .read(0x0C, 0x10, adjustment)]
    return steps + powerDown
  }

  static let start = start([170, 175, 160])

  static let trigger = Step.write(0x0C, [0x0A, 0x01])
  static let measurement = Step.wait(9_000_000)

  /// Reads ST1 to ST2.
  static func read(_ st1: UInt8, _ words: [UInt8], _ st2: UInt8) -> Step {
    .read(0x0C, 0x02, [st1] + words + [st2])
  }

  static let sample = read(0x01, [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00], 0x00)
  static let notReady = read(0x00, [0, 0, 0, 0, 0, 0], 0x00)
}
