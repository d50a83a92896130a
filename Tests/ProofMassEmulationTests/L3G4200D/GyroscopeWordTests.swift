// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The output words of the L3G4200D.
struct GyroscopeWordTests {
  private func words(_ rates: (Double, Double, Double), format: UInt8) throws -> [UInt16] {
    let bench = try Bench.gyroscope((0x23, format))
    bench.turn(rates.0, rates.1, rates.2)
    try bench.write(0x20, 0xCF)
    bench.wait(.milliseconds(300))
    return try bench.words()
  }

  /// A rate of 100 °/s is 0x2CA5, where ST prints 0x2CA4; −100 °/s is not C45C.
  @Test func checkVectors() throws {
    #expect(try words((100, 200, -200), format: 0x80) == [0x2CA5, 0x5949, 0xA6B7])
    #expect(try words((-100, 0, 8.75), format: 0x80) == [0xD35B, 0x0000, 0x03E8])
  }

  struct Range: Sendable {
    var format: UInt8
    var words: [UInt16]
  }

  /// The rates are 100, −200 and 240 °/s, at 8.75, 17.5 and 70 m°/s per digit; FS 10 and 11 are
  /// equal.
  @Test(arguments: [
    Range(format: 0x80, words: [0x2CA5, 0xA6B7, 0x6B25]),
    Range(format: 0x90, words: [0x1652, 0xD35B, 0x3592]),
    Range(format: 0xA0, words: [0x0595, 0xF4D7, 0x0D65]),
    Range(format: 0xB0, words: [0x0595, 0xF4D7, 0x0D65]),
  ])
  func sensitivity(_ range: Range) throws {
    #expect(try words((100, -200, 240), format: range.format) == range.words)
  }

  /// The code covers 14.7 % more than the rated range.
  @Test(arguments: [(0x80, 280, 0x7D00), (0x90, 560, 0x7D00), (0xB0, 2240, 0x7D00)])
  func codeGoesOnBeyondTheRatedRange(format: Int, rate: Int, word: Int) throws {
    #expect(try words((Double(rate), 0, 0), format: UInt8(format))[0] == UInt16(word))
  }

  @Test(arguments: [(0x80, 287), (0x90, 574), (0xA0, 2294), (0xB0, 2294), (0x80, 1e12)])
  func clipsAtBothEnds(format: Int, rate: Double) throws {
    #expect(
      try words((rate, -rate, 0), format: UInt8(format)) == [0x7FFF, 0x8000, 0x0000])
  }

  @Test func infiniteRateClips() throws {
    #expect(try words((.infinity, -.infinity, 0), format: 0x80) == [0x7FFF, 0x8000, 0x0000])
  }

  @Test func notANumberDoesNotTrap() throws {
    #expect(try words((.nan, .nan, 100), format: 0x80)[2] == 0x2CA5)
  }

  @Test func bigEndianSwapsEveryPair() throws {
    let bench = try Bench.gyroscope((0x23, 0xC0), (0x20, 0x0F))
    bench.turn(100, 200, -200)
    bench.wait(.milliseconds(300))
    #expect(try bench.bytes(0xA8, 6) == [0x2C, 0xA5, 0x59, 0x49, 0xA6, 0xB7])
  }

  @Test func rangeAppliesFromTheNextSampleOn() throws {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x20, 0x0F))
    bench.turn(100, 0, 0)
    bench.wait(.milliseconds(301))
    #expect(try bench.words() == [0x2CA5, 0, 0])
    try bench.write(0x23, 0xB0)
    #expect(try bench.words() == [0x2CA5, 0, 0])
    bench.wait(.milliseconds(10))
    #expect(try bench.words() == [0x0595, 0, 0])
  }
}
