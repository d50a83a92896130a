// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Tests each filter alone: within 3 % of the printed cut-off, its gain falls through 1/√2 of that
/// in the pass-band.
struct GyroscopeFilterSweepTests {
  struct LowPass: Sendable {
    var control: UInt8
    /// The cut-off, in Hz.
    var cutoff: Double
  }

  struct HighPass: Sendable {
    var code: UInt8
    /// The cut-offs in Hz, at 100, 200, 400 and 800 Hz.
    var cutoffs: [Double]
  }

  static let half = 0.5.squareRoot()

  /// The code DR, and the cut-off of the filter that is always in the path.
  @Test(arguments: [
    LowPass(control: 0x0F, cutoff: 32), LowPass(control: 0x4F, cutoff: 54),
    LowPass(control: 0x8F, cutoff: 78), LowPass(control: 0xCF, cutoff: 93),
  ])
  func firstLowPass(_ filter: LowPass) throws {
    var chip = L3G4200DChip()
    chip.sense(.nominal)
    let response = try FrequencyResponse(chip, control: filter.control)
    try check(lowPass: response, filter.cutoff)
  }

  /// The codes DR and BW, with Out_Sel 10.
  @Test(arguments: [
    LowPass(control: 0x0F, cutoff: 12.5), LowPass(control: 0x1F, cutoff: 25),
    LowPass(control: 0x2F, cutoff: 25), LowPass(control: 0x3F, cutoff: 25),
    LowPass(control: 0x4F, cutoff: 12.5), LowPass(control: 0x5F, cutoff: 25),
    LowPass(control: 0x6F, cutoff: 50), LowPass(control: 0x7F, cutoff: 70),
    LowPass(control: 0x8F, cutoff: 20), LowPass(control: 0x9F, cutoff: 25),
    LowPass(control: 0xAF, cutoff: 50), LowPass(control: 0xBF, cutoff: 110),
    LowPass(control: 0xCF, cutoff: 30), LowPass(control: 0xDF, cutoff: 35),
    LowPass(control: 0xEF, cutoff: 50), LowPass(control: 0xFF, cutoff: 110),
  ])
  func secondLowPass(_ filter: LowPass) throws {
    let response = try FrequencyResponse(control: filter.control, (0x24, 0x02))
    try check(lowPass: response, filter.cutoff)
  }

  private func check(lowPass response: FrequencyResponse, _ cutoff: Double) throws {
    let pass = try response.gain(at: cutoff / 50)
    #expect(abs(pass - 1) < 0.001)
    #expect(try response.gain(at: 0.97 * cutoff) > Self.half * pass)
    #expect(try response.gain(at: 1.03 * cutoff) < Self.half * pass)
  }

  /// The cut-offs of the codes HPCF for each DR, with Out_Sel 01.
  @Test(
    arguments: [
      HighPass(code: 0x0, cutoffs: [8, 15, 30, 56]), HighPass(code: 0x1, cutoffs: [4, 8, 15, 30]),
      HighPass(code: 0x2, cutoffs: [2, 4, 8, 15]), HighPass(code: 0x3, cutoffs: [1, 2, 4, 8]),
      HighPass(code: 0x4, cutoffs: [0.5, 1, 2, 4]), HighPass(code: 0x5, cutoffs: [0.2, 0.5, 1, 2]),
      HighPass(code: 0x6, cutoffs: [0.1, 0.2, 0.5, 1]),
      HighPass(code: 0x7, cutoffs: [0.05, 0.1, 0.2, 0.5]),
      HighPass(code: 0x8, cutoffs: [0.02, 0.05, 0.1, 0.2]),
      HighPass(code: 0x9, cutoffs: [0.01, 0.02, 0.05, 0.1]),
    ], [0, 1, 2, 3])
  func highPass(_ filter: HighPass, rate: Int) throws {
    let response = try FrequencyResponse(
      control: UInt8(rate) << 6 | 0x0F, (0x21, filter.code), (0x24, 0x01))
    let cutoff = filter.cutoffs[rate]
    // The frequency at which the gain of an analog high-pass filter of this cut-off is 0.1 % below
    // one.
    let pass = try response.gain(at: min(0.45 * response.rate, 25 * cutoff))
    #expect(abs(pass - 1) < 0.01)
    #expect(try response.gain(at: 0.97 * cutoff) < Self.half * pass)
    #expect(try response.gain(at: 1.03 * cutoff) > Self.half * pass)
  }

  /// The gain of two poles falls by a factor of four per octave, that of one pole by two.
  @Test(arguments: [("two", 16.0), ("one", 4.0)])
  func order(policy: String, ratio: Double) throws {
    let response = try FrequencyResponse(control: 0xCF, (0x24, 0x02))
    response.bench.set(policy: "low-pass-order", policy)
    #expect(abs(try response.gain(at: 30) - Self.half) < 0.005)
    // Far below half the rate, the digital filter equals the analog one, except for the frequency
    // warp.
    let fall = try response.gain(at: 30) / response.gain(at: 120)
    #expect(fall > 0.7 * ratio && fall < 1.4 * ratio)
  }
}
