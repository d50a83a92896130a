// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The LIS331HH, the H3LIS331DL, and the accelerometers of LSM303DLH and LSM303DLM.
struct AccelerometerRelativeTests {
  enum Relative: CaseIterable {
    case hh, h3, dlh, dlm

    var part: Part {
      switch self {
      case .hh: .lis331hh
      case .h3: .h3lis331dl
      case .dlh: .lsm303dlh
      case .dlm: .lsm303dlm
      }
    }
  }

  /// The scales of FS 00, 01 and 11 are 3/6/12, 49/98/195 and 1/2/3.9 mg per digit; by policy, full
  /// scale over 2048.
  @Test(
    arguments: [
      (.hh, 0x80, 3.0, 1000, 1024), (.hh, 0x90, 6.0, 1000, 1024), (.hh, 0xB0, 12.0, 1000, 1024),
      (.h3, 0x80, 49.0, 1000, 1004), (.h3, 0x90, 98.0, 1000, 1004), (.h3, 0xB0, 195.0, 1000, 998),
      (.dlh, 0x80, 1.0, 1000, 1024), (.dlh, 0xB0, 3.9, 1000, 998), (.dlm, 0x90, 2.0, 1000, 1024),
    ] as [(Relative, UInt8, Double, Int, Int)])
  func scale(relative: Relative, format: UInt8, force: Double, typical: Int, over2048: Int) throws {
    let chip = try SampledAccelerometer(
      [(0x23, format)], relative.part, force: (force, -force, 1e6))
    chip.pass(0)
    #expect(
      try chip.bench.words() == [
        UInt16(typical * 16), UInt16(truncatingIfNeeded: -typical * 16), 0x7FF0,
      ])
    chip.bench.set(policy: "scale", "full-scale-over-2048")
    chip.pass(1)
    #expect(try chip.bench.words()[0] == UInt16(over2048 * 16))
  }

  /// All have the LIS331DLH's identity and reset values.
  @Test(arguments: Relative.allCases)
  func identity(relative: Relative) throws {
    let bench = Bench(relative.part, at: 0x19)
    #expect(try bench.byte(0x0F) == 0x32)
    #expect(try bench.bytes(0xA0, 5) == [0x07, 0x00, 0x00, 0x00, 0x00])
    #expect(try bench.bytes(0xB0, 8) == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  /// The thresholds of each part have steps of full scale / 128, 16 digits.
  @Test(
    arguments: [
      (.hh, 0.48), (.h3, 7.84), (.dlh, 0.16), (.dlm, 0.16),
    ] as [(Relative, Double)])
  func threshold(relative: Relative, edge: Double) throws {
    let chip = try SampledAccelerometer(
      [(0x32, 10), (0x30, 0x02)], relative.part, force: (edge * 1.02, 0, 0))
    chip.pass(0)
    #expect(try chip.source1() == 0x56)
    chip.bench.force(edge * 0.98, 0, 0)
    chip.pass(1)
    #expect(try chip.source1() == 0x15)
  }

  /// The self-test of the LIS331HH changes Z by 220 to 370 digits, and X and Y by up to 180.
  @Test func selfTestOfTheLIS331HH() throws {
    let chip = try SampledAccelerometer([(0x23, 0x8A)], .lis331hh, force: (0, 0, 0))
    chip.pass(0)
    let digits = try chip.bench.words().map { Int(Int16(bitPattern: $0)) / 16 }
    #expect((-180..<0).contains(digits[0]) && (-180..<0).contains(digits[1]))
    #expect((-370 ... -220).contains(digits[2]))
  }

  /// The H3LIS331DL has no self-test: the bits stay zero, and writing them is forbidden.
  @Test func noSelfTest() throws {
    let chip = try SampledAccelerometer([(0x23, 0x8A)], .h3lis331dl, force: (0, 0, 0))
    #expect(try chip.bench.byte(0x23) == 0x80)
    #expect(chip.bench.count(.reservedBits) == 1)
    chip.pass(0)
    #expect(try chip.bench.words() == [0, 0, 0])
  }

  /// The H3LIS331DL has no 6D: without bit 6, the code is AND of six events.
  @Test(arguments: ["masked", "stored"])
  func noSixDirections(policy: String) throws {
    let chip = try SampledAccelerometer([(0x32, 1)], .h3lis331dl, force: (0, 0, 100))
    chip.bench.set(policy: "reserved-bits", policy)
    try chip.bench.write(0x30, 0xFF)
    #expect(try chip.bench.byte(0x30) == (policy == "masked" ? 0xBF : 0xFF))
    #expect(chip.bench.count(.reservedBits) == 1)
    chip.pass(0)
    // With 6D, the source would be 0x60.
    #expect(try chip.source1() == 0x25)
  }
}
