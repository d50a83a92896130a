// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassEmulation
import Testing

/// The cut-off of the high-pass filter alone, at which its gain is 3 dB below that of its
/// pass-band.
///
/// The datasheet's formula is ft = |ln(1 − 1/HPc)|·fs/2π. The table that it prints is rounded:
///
///     HPc     50 Hz   100 Hz   400 Hz   1000 Hz
///       8     1       2        8        20
///      16     0.5     1        4        10
///      32     0.25    0.5      2        5
///      64     0.125   0.25     1        2.5
///
/// The LIS302DL's documents have no formula, only a table: 2, 1, 0.5 and 0.25 Hz at 100 Hz, and
/// four times as much at 400 Hz.
struct AccelerometerHighPassSweepTests {
  /// A part, its control registers and its sample clock.
  struct Setting: Sendable {
    var part: Part
    var address: UInt8
    var control: UInt8
    var filter: UInt8
    /// The period in nanoseconds, and the delay of the first sample.
    var period: Int64
    var first: Int64

    static func twelveBit(_ control: UInt8, _ filter: UInt8) -> Setting {
      let period = [20_000_000, 10_000_000, 2_500_000, 1_000_000][Int(control >> 3 & 3)] as Int64
      return Setting(
        part: .lis331dlh, address: 0x18, control: control, filter: 0x10 | filter, period: period,
        first: period + 1_000_000)
    }

    static func eightBit(_ control: UInt8, _ filter: UInt8) -> Setting {
      let period: Int64 = control == 0xC7 ? 2_500_000 : 10_000_000
      return Setting(
        part: .lis331dl, address: 0x1C, control: control, filter: 0x10 | filter, period: period,
        first: 3 * period)
    }
  }

  /// The unscaled gain of the chip for a sine, from its output words after it has settled.
  ///
  /// - Parameter cycles: The number of cycles in `count` samples.
  private func gain(_ setting: Setting, cycles: Double, _ count: Int) throws -> Double {
    let bench = Bench(setting.part, at: setting.address)
    try bench.write(0x21, setting.filter)
    try bench.write(0x20, setting.control)
    let first = bench.now - 2_500 + setting.first
    var sine = 0.0
    var cosine = 0.0
    let settling = 16 * 64
    for sample in 0..<(settling + count) {
      let phase = 2 * Double.pi * cycles * Double(sample) / Double(count) + 0.3
      bench.force(1.9 * sin(phase), 0, 0)
      bench.circuit.advance(to: Instant(nanoseconds: first + Int64(sample) * setting.period))
      guard sample >= settling else { continue }
      let bytes = try bench.bytes(0xA8, 2)
      let value = Double(Int16(bitPattern: UInt16(bytes[0]) | UInt16(bytes[1]) << 8))
      // A Hann window is used, because the number of cycles is not an integer.
      let rise = sin(.pi * Double(sample - settling) / Double(count))
      sine += rise * rise * value * sin(phase)
      cosine += rise * rise * value * cos(phase)
    }
    return (sine * sine + cosine * cosine).squareRoot() / Double(count)
  }

  /// The gain rises with frequency: 3 % below the cut-off it is smaller, 3 % above it is greater.
  private func check(_ setting: Setting, cutOffOverRate: Double) throws {
    let count = 2_000
    let edge = try gain(setting, cycles: Double(count) / 2 - 1, count) * 0.5.squareRoot()
    let cutOff = cutOffOverRate * Double(count)
    #expect(try gain(setting, cycles: cutOff * 0.97, count) < edge)
    #expect(try gain(setting, cycles: cutOff * 1.03, count) > edge)
  }

  @Test(
    arguments: [(0x00, 8), (0x01, 16), (0x02, 32), (0x03, 64)] as [(UInt8, Double)],
    [0x27, 0x2F, 0x37, 0x3F] as [UInt8])
  func twelveBits(coefficient: (code: UInt8, value: Double), control: UInt8) throws {
    try check(
      .twelveBit(control, coefficient.code),
      cutOffOverRate: abs(log(1 - 1 / coefficient.value)) / (2 * .pi))
  }

  @Test(
    arguments: [
      (0x47, 0x00, 2 / 100), (0x47, 0x01, 1 / 100), (0x47, 0x02, 0.5 / 100),
      (0x47, 0x03, 0.25 / 100), (0xC7, 0x00, 8 / 400), (0xC7, 0x01, 4 / 400),
      (0xC7, 0x02, 2 / 400), (0xC7, 0x03, 1 / 400),
    ] as [(UInt8, UInt8, Double)])
  func eightBits(control: UInt8, code: UInt8, cutOffOverRate: Double) throws {
    try check(.eightBit(control, code), cutOffOverRate: cutOffOverRate)
  }
}
