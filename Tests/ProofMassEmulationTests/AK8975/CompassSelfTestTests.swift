// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The maker's self-test procedure.
struct CompassSelfTestTests {
  private func run(_ bench: Bench, select: UInt8) throws -> [UInt8] {
    try bench.write(0x0A, 0x00)
    bench.wait(.microseconds(100))
    try bench.write(0x0C, select)
    try bench.write(0x0A, 0x08)
    #expect(try bench.byte(0x0A) == 0x08)
    bench.wait(.milliseconds(10))
    let bytes = try bench.bytes(0x02, 8)
    #expect(try bench.byte(0x0A) == 0x00)
    try bench.write(0x0C, 0x00)
    return bytes
  }

  private func word(_ bytes: [UInt8], _ index: Int) -> Int {
    Int(Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8))
  }

  /// The value −650 after adjustment is −578 in the register with an ASAZ of 160.
  @Test func coilGivesZButNoXAndY() throws {
    #expect(
      try run(Bench.compass(), select: 0x40) == [0x01, 0x00, 0x00, 0x00, 0x00, 0xBE, 0xFD, 0x00])
  }

  @Test func neutralPartGivesTheNumberItself() throws {
    var chip = AK8975Chip()
    chip.adjustment = (128, 128, 128)
    #expect(try word(run(Bench.compass(chip), select: 0x40), 5) == -650)
  }

  @Test(arguments: [(0, 0, 0), (45, 45, 45), (-300, 200, 100)])
  func ambientFieldDoesNotMatter(_ field: (x: Double, y: Double, z: Double)) throws {
    let bench = Bench.compass()
    bench.field(field.x, field.y, field.z)
    #expect(try run(bench, select: 0x40) == [0x01, 0, 0, 0, 0, 0xBE, 0xFD, 0x00])
  }

  @Test(arguments: [(128, 128, 128), (170, 175, 160), (1, 1, 1), (254, 254, 254)])
  func everyPartPasses(_ adjustment: (x: UInt8, y: UInt8, z: UInt8)) throws {
    var chip = AK8975Chip()
    chip.adjustment = adjustment
    let bytes = try run(Bench.compass(chip), select: 0x40)
    #expect(bytes[0] == 0x01 && bytes[7] == 0x00)
    #expect((-100...100).contains(word(bytes, 1) * (Int(adjustment.x) + 128) / 256))
    #expect((-100...100).contains(word(bytes, 3) * (Int(adjustment.y) + 128) / 256))
    #expect((-1000 ... -300).contains(word(bytes, 5) * (Int(adjustment.z) + 128) / 256))
  }

  @Test func withoutTheCoilZFails() throws {
    let bytes = try run(Bench.compass(), select: 0x00)
    #expect(bytes[0] == 0x01)
    #expect((-100...100).contains(word(bytes, 5)))
  }

  @Test func coilDoesNothingToAnOrdinaryMeasurement() throws {
    let bench = Bench.compass()
    bench.field(20, -3, 44.1)
    try bench.write(0x0C, 0x40)
    try bench.write(0x0A, 0x08)
    bench.wait(.milliseconds(10))
    try bench.write(0x0C, 0x00)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00])
  }
}
