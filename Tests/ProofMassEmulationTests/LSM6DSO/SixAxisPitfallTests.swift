// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Mistakes of published drivers on ST's parts with six axes, as bytes, and the rule that finds each. The guide Linting
/// has them as a table.
struct SixAxisPitfallTests {
  private static let second: [Mistake] = [
    Mistake(name: "I3C_disable taken for bit 0", writes: [(0x18, 0xE1)], rule: .reservedBits),
    Mistake(
      name: "self-test codes of the gyroscope in the accelerometer's field", writes: [(0x14, 0x03)],
      rule: .undefinedCode),
    Mistake(name: "CTRL8_XL taken for 0x10", writes: [(0x10, 0xC8)], rule: .undefinedCode),
    Mistake(
      name: "another range while FS_125 stays set", writes: [(0x11, 0x4E)], rule: .undefinedCode),
    Mistake(
      name: "BOOT written alone, which clears IF_INC, then a burst",
      writes: [(0x10, 0x40), (0x12, 0x80)], wait: 100, reads: [(0x28, 6)],
      rule: .burstWithoutIncrement),
    Mistake(
      name: "a burst without BDU", writes: [(0x10, 0x40)], wait: 100,
      reads: [(0x1E, 1), (0x28, 6)],
      rule: .unprotectedRead),
    Mistake(name: "outputs read without a rate", reads: [(0x28, 6)], rule: .powerDownRead),
    Mistake(
      name: "the gyroscope's first samples used", writes: [(0x12, 0x44), (0x11, 0x40)], wait: 20,
      reads: [(0x1E, 1), (0x22, 6)], rule: .unsettledRead),
    Mistake(
      name: "outputs read again without looking for a new sample",
      writes: [(0x12, 0x44), (0x10, 0x40)], wait: 100, reads: [(0x28, 6), (0x28, 6)],
      rule: .staleRead),
  ]

  private static let first: [Mistake] = [
    Mistake(name: "the gyroscope at 6.66 kHz", writes: [(0x11, 0xA0)], rule: .undefinedCode)
  ]

  @Test(arguments: second)
  func ofAnLSM6DSO(mistake: Mistake) throws {
    try mistake.expect(on: Bench.sixAxis())
  }

  @Test(arguments: first)
  func ofAnLSM6DS3(mistake: Mistake) throws {
    try mistake.expect(on: Bench.firstSixAxis(.lsm6ds3))
  }
}
