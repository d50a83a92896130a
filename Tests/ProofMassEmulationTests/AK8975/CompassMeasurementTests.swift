// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// One measurement, from its start to the read of its data.
struct CompassMeasurementTests {
  @Test func takes7300MicrosecondsAndEndsInPowerDown() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x01)
    let started = bench.now
    #expect(try bench.byte(0x0A) == 0x01)
    #expect(try bench.byte(0x02) == 0x00)
    bench.circuit.advance(to: Instant(nanoseconds: started + 7_200_000))
    #expect(try bench.byte(0x02) == 0x00)
    bench.circuit.advance(to: Instant(nanoseconds: started + 7_300_000))
    #expect(try bench.byte(0x02) == 0x01)
    #expect(try bench.byte(0x0A) == 0x00)
    #expect(bench.violations.isEmpty)
  }

  @Test func maySetTheTimeItTakes() throws {
    var chip = AK8975Chip()
    chip.measurementTime = 9_000_000
    let bench = Bench.compass(chip)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(8))
    #expect(try bench.byte(0x02) == 0x00)
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x02) == 0x01)
  }

  @Test func bytesOfOneMeasurement() throws {
    let bench = Bench.compass()
    bench.field(20, -3, 44.1)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00])
  }

  @Test func everyMeasurementNeedsItsOwnStart() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    _ = try bench.bytes(0x02, 8)
    bench.wait(.seconds(10))
    #expect(try bench.byte(0x02) == 0x00)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x01)
  }

  /// The codes of the AK8963's continuous modes are undefined in the AK8975.
  @Test(arguments: [0x02, 0x06, 0x12, 0x16] as [UInt8])
  func continuousModesOfOtherPartsNeverGiveData(mode: UInt8) throws {
    let bench = Bench.compass()
    try bench.write(0x0A, mode)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x02) == 0x00)
    #expect(try bench.bytes(0x03, 6) == [0, 0, 0, 0, 0, 0])
    #expect(bench.forbidden > 0)
  }

  // MARK: The instant

  @Test func fieldIsThatOfTheMiddle() throws {
    for (change, raw) in [(3_500, 0x64), (3_800, 0xC8)] as [(Int64, UInt8)] {
      var chip = AK8975Chip()
      chip.adjustment = (128, 128, 128)
      let bench = Bench.compass(chip)
      bench.field(60, 0, 0)
      try bench.write(0x0A, 0x01)
      bench.wait(.microseconds(change))
      bench.field(30, 0, 0)
      bench.wait(.milliseconds(5))
      #expect(try bench.byte(0x03) == raw)
    }
  }

  @Test func truthIsTheMiddleToo() throws {
    let bench = Bench.compass()
    bench.field(20, -3, 44.1)
    let before = bench.now
    try bench.write(0x0A, 0x01)
    let after = bench.now
    bench.wait(.milliseconds(10))
    _ = try bench.bytes(0x03, 6)
    let truth = try #require(bench.circuit.truth(at: bench.target))
    #expect(truth.instants.x > before + 3_650_000 && truth.instants.x <= after + 3_650_000)
    #expect(truth.input == [20, -3, 44.1])
  }

  @Test func dataStaysWhateverTheFieldDoesNext() throws {
    let bench = Bench.compass()
    bench.field(20, -3, 44.1)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    bench.field(0, 0, 0)
    bench.wait(.seconds(1))
    #expect(try bench.bytes(0x03, 6) == [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00])
    #expect(try bench.bytes(0x03, 6) == [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00])
  }

  // MARK: Test vectors

  struct Vector: Sendable {
    var field: Double
    var adjustment: UInt8
    var low: UInt8
    var high: UInt8
  }

  @Test(arguments: [
    Vector(field: 0.3, adjustment: 128, low: 0x01, high: 0x00),
    Vector(field: -0.3, adjustment: 128, low: 0xFF, high: 0xFF),
    Vector(field: 48, adjustment: 128, low: 0xA0, high: 0x00),
    Vector(field: 48, adjustment: 170, low: 0x89, high: 0x00),
    Vector(field: -48, adjustment: 170, low: 0x77, high: 0xFF),
    Vector(field: 30.124, adjustment: 175, low: 0x55, high: 0x00),
    Vector(field: 1228.5, adjustment: 128, low: 0xFF, high: 0x0F),
    Vector(field: 2000, adjustment: 128, low: 0xFF, high: 0x0F),
    Vector(field: -1228.8, adjustment: 128, low: 0x00, high: 0xF0),
    Vector(field: -2000, adjustment: 128, low: 0x00, high: 0xF0),
    Vector(field: .infinity, adjustment: 128, low: 0xFF, high: 0x0F),
    Vector(field: 24, adjustment: 0, low: 0xA0, high: 0x00),
    Vector(field: 48, adjustment: 255, low: 0x6B, high: 0x00),
  ])
  func vector(_ vector: Vector) throws {
    for axis in 0..<3 {
      var chip = AK8975Chip()
      chip.adjustment = (
        axis == 0 ? vector.adjustment : 128, axis == 1 ? vector.adjustment : 128,
        axis == 2 ? vector.adjustment : 128
      )
      let bench = Bench.compass(chip)
      bench.field(
        axis == 0 ? vector.field : 0, axis == 1 ? vector.field : 0, axis == 2 ? vector.field : 0)
      try bench.write(0x0A, 0x01)
      bench.wait(.milliseconds(10))
      var expected: [UInt8] = [0, 0, 0, 0, 0, 0]
      expected[2 * axis] = vector.low
      expected[2 * axis + 1] = vector.high
      #expect(try bench.bytes(0x03, 6) == expected)
    }
  }

  /// The default field is (0, 25, −43.3013) µT, adjusted by 170/175/160.
  @Test func defaultWorld() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x03, 6) == [0x00, 0x00, 0x46, 0x00, 0x80, 0xFF])
  }

  @Test func notANumberDoesNotTrap() throws {
    let bench = Bench.compass()
    bench.field(.nan, .infinity, 44.1)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8)[5] == 0x83)
  }
}
