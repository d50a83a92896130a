// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Mistakes of published drivers of the ADXL345, as bytes, and the rule that finds each. The guide Linting has them as a
/// table.
///
/// No rule finds these, and why:
/// - The data sheet allows what is written: the mode of FIFO_CTL lost with its samples, INT_INVERT or Justify lost with the
///   range, an interrupt enabled before INT_SOURCE was read, or INT_ENABLE read for ACT_INACT_CTL.
/// - No transfer shows them: words taken for big-endian, 4 mg for 3.9 mg, the range multiplied in full resolution, digits
///   of 2.5 V at 3.3 V, the sign of an offset, units of times, an ADXL375 taken for it, too few reads of a backlog, or
///   one that is read more slowly than it fills.
/// - SPI that idles low has the same edges, and is late by a policy only.
struct ADXL345PitfallTests {
  private static let mistakes: [Mistake] = [
    Mistake(
      name: "bytes one by one", writes: [(0x2D, 0x08)], wait: 100, reads: [(0x32, 1), (0x33, 1)],
      rule: .unprotectedRead),
    Mistake(
      name: "three reads of two bytes, each of which takes a set of the FIFO",
      writes: [(0x38, 0x80), (0x2D, 0x08)], wait: 100, reads: [(0x32, 2), (0x34, 2), (0x36, 2)],
      rule: .unprotectedRead),
    Mistake(
      name: "one burst for several sets of the FIFO", writes: [(0x38, 0x80), (0x2D, 0x08)],
      wait: 100, reads: [(0x32, 60)], rule: .reservedRead),
    Mistake(
      name: "configured while it measures", writes: [(0x2D, 0x08), (0x31, 0x0B)], wait: 15,
      reads: [(0x32, 6)], rule: .unsettledRead),
    Mistake(
      name: "a sample read twice", writes: [(0x2D, 0x08)], wait: 100,
      reads: [(0x32, 6), (0x32, 6)], rule: .staleRead),
    Mistake(
      name: "outputs read in standby", writes: [(0x31, 0x0B)], reads: [(0x32, 6)],
      rule: .powerDownRead),
    Mistake(
      name: "the self-test at 1600 Hz", writes: [(0x2C, 0x0E), (0x2D, 0x08), (0x31, 0x8B)],
      rule: .forbiddenCombination),
    Mistake(
      name: "the self-test in low power", writes: [(0x2C, 0x1A), (0x2D, 0x08), (0x31, 0x8B)],
      rule: .forbiddenCombination),
  ]

  @Test(arguments: mistakes)
  func onI2C(mistake: Mistake) throws {
    try mistake.expect(on: Bench(.adxl345, at: 0x53))
  }

  /// Without bit 6 of the command the address stays.
  @Test func onSPI() throws {
    let burst = Mistake(
      name: "", writes: [(0x2D, 0x08)], wait: 100, reads: [(0xB2, 6)],
      rule: .burstWithoutIncrement)
    try burst.expect(inFramesOf: Circuit(.adxl345.on(spi: 0)))
    let fast = Mistake(name: "", reads: [(0x80, 1)], rule: .spiClock)
    try fast.expect(
      inFramesOf: Circuit(.adxl345.on(spi: 0)), SPIClock(mode: 3, hertz: 8_000_000))
  }

  /// Six bytes of a set, after the part is configured, are no mistake.
  @Test func right() throws {
    let bench = Bench(.adxl345, at: 0x53)
    for (register, byte) in [(0x31, 0x0B), (0x2C, 0x0A), (0x2D, 0x08)] as [(UInt8, UInt8)] {
      try bench.write(register, byte)
    }
    for _ in 0..<5 {
      bench.wait(.milliseconds(20))
      _ = try bench.bytes(0x32, 6)
    }
    #expect(bench.violations.isEmpty)
  }
}
