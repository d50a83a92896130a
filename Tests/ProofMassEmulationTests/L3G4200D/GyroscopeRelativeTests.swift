// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The differences of the A3G4250D, the L3GD20 and the L3GD20H.
struct GyroscopeRelativeTests {
  private func bench(_ relative: L3G4200DChip.Relative, _ writes: (UInt8, UInt8)...) throws
    -> Bench
  {
    let isSibling = relative == .l3gd20 || relative == .l3gd20h
    let bench = Bench(
      .l3g4200d(L3G4200DChip(relative)), at: isSibling ? 0x6B : 0x69)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  @Test func addressesAndIdentities() throws {
    let circuit = Circuit(.a3g4250d, .l3gd20, .l3gd20h.at(0x6B))
    #expect(try Bench(on: circuit, at: 0x68).byte(0x0F) == 0xD3)
    #expect(try Bench(on: circuit, at: 0x6A).byte(0x0F) == 0xD4)
    #expect(try Bench(on: circuit, at: 0x6B).byte(0x0F) == 0xD7)
  }

  // MARK: Rates and scales

  /// The rates of DR 00 to 11; the L3GD20H's documents name them 100, 200, 400 and 800 Hz.
  @Test(
    arguments: [
      (.a3g4250d, [100.0, 200, 400, 800]), (.l3gd20, [95, 190, 380, 760]),
      (.l3gd20h, [94.7, 189.4, 378.8, 757.6]),
    ] as [(L3G4200DChip.Relative, [Double])])
  func rates(_ relative: L3G4200DChip.Relative, hertz: [Double]) throws {
    for (code, hertz) in hertz.enumerated() {
      let bench = try bench(relative, (0x20, UInt8(code) << 6 | 0x0F))
      bench.wait(.milliseconds(300))
      let first = try bench.sampleTime()
      bench.wait(.seconds(1))
      let seconds = Double(try bench.sampleTime() - first) / 1e9
      #expect(abs((seconds * hertz).rounded() - seconds * hertz) < 0.01)
      #expect(abs(seconds - 1) <= 1 / hertz)
    }
  }

  @Test func ratesAsNamed() throws {
    let bench = try bench(.l3gd20h)
    bench.set(policy: "rate", "named")
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(11))
    let first = try bench.sampleTime()
    bench.wait(.milliseconds(10))
    #expect(try bench.sampleTime() == first + 10_000_000)
  }

  /// With ±245 and with ±250 °/s, the scale is 8.75 m°/s per digit.
  @Test(arguments: [.a3g4250d, .l3gd20, .l3gd20h] as [L3G4200DChip.Relative])
  func scale(_ relative: L3G4200DChip.Relative) throws {
    let bench = try bench(relative, (0x20, 0x0F))
    bench.turn(100, 200, -200)
    bench.wait(.milliseconds(300))
    #expect(try bench.words() == [0x2CA5, 0x5949, 0xA6B7])
  }

  /// The A3G4250D has one range and no BDU; the bits are reserved.
  @Test func a3g4250dHasOneRange() throws {
    let bench = try bench(.a3g4250d, (0x23, 0x80), (0x20, 0x0F))
    #expect(bench.count(.reservedBits) == 1)
    #expect(try bench.byte(0x23) == 0x00)
    try bench.write(0x23, 0x30)
    #expect(bench.count(.undefinedCode) == 1)
    bench.turn(100, 0, 0)
    bench.wait(.milliseconds(300))
    #expect(try bench.words()[0] == 0x2CA5)
  }

  /// The A3G4250D has three modes; the codes of the triggered modes act as bypass.
  @Test(arguments: [(0x20, 0x82), (0x40, 0x82), (0x60, 0x20), (0x80, 0x20)] as [(UInt8, UInt8)])
  func a3g4250dHasThreeModes(mode: UInt8, source: UInt8) throws {
    let bench = try bench(.a3g4250d, (0x24, 0x40), (0x2E, mode), (0x30, 0x01), (0x20, 0x0F))
    #expect(bench.count(.undefinedCode) == (mode > 0x40 ? 1 : 0))
    bench.wait(.milliseconds(25))
    #expect(try bench.byte(0x2F) == source)
  }

  /// Data have settled after 250 ms, in the L3GD20H after 50 ms.
  @Test(
    arguments: [(.a3g4250d, 250), (.l3gd20, 250), (.l3gd20h, 50)]
      as [(L3G4200DChip.Relative, Int64)])
  func turnOn(_ relative: L3G4200DChip.Relative, milliseconds: Int64) throws {
    let bench = try bench(relative, (0x20, 0xCF))
    bench.wait(.milliseconds(milliseconds - 1))
    _ = try bench.words()
    #expect(bench.count(.unsettledRead) == 1)
    bench.wait(.milliseconds(1))
    _ = try bench.words()
    #expect(bench.count(.unsettledRead) == 1)
  }

  // MARK: Filters

  /// The cut-offs of the L3GD20 at its own rates.
  @Test(
    arguments: [
      (0xBF, 0x02, 0x00, 100, true), (0xFF, 0x02, 0x00, 100, true), (0x7F, 0x02, 0x00, 70, true),
      (0x0F, 0x01, 0x00, 7.2, false), (0xCF, 0x01, 0x00, 51.4, false),
      (0x4F, 0x01, 0x05, 0.45, false),
    ] as [(UInt8, UInt8, UInt8, Double, Bool)])
  func cutoffsOfTheL3GD20(
    control: UInt8, path: UInt8, code: UInt8, cutoff: Double, isLowPass: Bool
  ) throws {
    let response = try FrequencyResponse(
      L3G4200DChip(.l3gd20), rate: 95, control: control, (0x24, path), (0x21, code))
    try check(response, cutoff, isLowPass: isLowPass)
  }

  /// The L3GD20H's first low-pass filter is wider. At 211 Hz the sense mode, 1 kHz from the drive,
  /// adds 4.7 %, which is removed from the measured gain.
  @Test(arguments: [(0x0F, 32, 0), (0x4F, 63.3, 0), (0x8F, 128, 0), (0xCF, 211, 1000)])
  func firstLowPassOfTheL3GD20H(control: UInt8, cutoff: Double, mode: Double) throws {
    var chip = L3G4200DChip(.l3gd20h)
    chip.sense(.nominal)
    try check(FrequencyResponse(chip, control: control), cutoff, isLowPass: true, mode: mode)
  }

  private func check(
    _ response: FrequencyResponse, _ cutoff: Double, isLowPass: Bool, mode: Double = 0
  ) throws {
    let half = 0.5.squareRoot()
    func gain(at frequency: Double) throws -> Double {
      let ratio = mode > 0 ? frequency / mode : 0
      return try response.gain(at: frequency) * (1 - ratio * ratio)
    }
    let below = try gain(at: 0.97 * cutoff)
    let above = try gain(at: 1.03 * cutoff)
    #expect(isLowPass ? below > half && above < half : below < half && above > half)
  }
}
