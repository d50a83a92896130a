// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

struct MotionTests {
  @Test func isLinearBetweenRowsAndHoldsItsEnds() throws {
    var world = try World(
      """
      time_s,acc_x_g,acc_y_g,acc_z_g
      0.5,0,1,-2
      1.5,2,1,2
      2,2,0.5,2
      """)
    #expect(world.specificForce(at: .min) == [0, 1, -2])
    #expect(world.specificForce(at: 0) == [0, 1, -2])
    #expect(world.specificForce(at: 500_000_000) == [0, 1, -2])
    #expect(world.specificForce(at: 750_000_000) == [0.5, 1, -1])
    #expect(world.specificForce(at: 1_000_000_000) == [1, 1, 0])
    #expect(world.specificForce(at: 1_500_000_000) == [2, 1, 2])
    #expect(world.specificForce(at: 1_750_000_000) == [2, 0.75, 2])
    #expect(world.specificForce(at: 2_000_000_000) == [2, 0.5, 2])
    #expect(world.specificForce(at: 3_000_000_000) == [2, 0.5, 2])
    #expect(world.specificForce(at: .max) == [2, 0.5, 2])
    #expect(world.motion?.endNanoseconds == 2_000_000_000)
  }

  @Test func whatItLacksStaysConstant() throws {
    var world = try World("time_s,gyr_x_radps,gyr_y_radps,gyr_z_radps\n0,1,2,3\n")
    world.specificForce = [1, 0, 0]
    world.angularRate = [9, 9, 9]
    #expect(world.specificForce(at: 5) == [1, 0, 0])
    #expect(world.angularRate(at: 5) == [1, 2, 3])
    #expect(world.field(at: 5) == [0, 25, -43.3013])
    #expect(world.temperature(at: 5) == 25)
    #expect(world.motion?.quantities == .angularRate)
    world.motion = nil
    #expect(world.angularRate(at: 5) == [9, 9, 9])
  }

  @Test func aNewMotionBeginsAfresh() throws {
    var world = try World("time_s,temp_C\n0,0\n1,10\n2,20\n")
    #expect(world.temperature(at: 1_500_000_000) == 15)
    world.motion = try Motion("time_s,temp_C\n0,-7\n")
    #expect(world.temperature(at: 1_500_000_000) == -7)
  }

  @Test func delayed() throws {
    var world = World()
    world.motion = try Motion("time_s,temp_C\n0,0\n1,10\n").delayed(byNanoseconds: 5_000_000_000)
    #expect(world.temperature(at: 5_500_000_000) == 5)
    #expect(world.motion?.endNanoseconds == 6_000_000_000)
    world.motion = world.motion?.delayed(byNanoseconds: .max)
    #expect(world.temperature(at: 1 << 62) == 10)
    #expect(world.temperature(at: 0) == 0)
    world.motion = world.motion?.delayed(byNanoseconds: .min)
    #expect(world.temperature(at: 1 << 62) == 10)
  }

  @Test func timeMayGoBackAndLeap() throws {
    let rows = (0..<1000).map { "\(Double($0) / 8),\($0 * $0)" }.joined(separator: "\n")
    var world = try World("time_s,temp_C\n" + rows)
    var random = SplitMix(state: 1)
    for _ in 0..<10_000 {
      let row = Int.random(in: 0..<999, using: &random)
      let part = Int.random(in: 0..<4, using: &random)
      let time = Int64(row) * 125_000_000 + Int64(part) * 31_250_000
      let expected = Double(row * row) + Double(2 * row + 1) * Double(part) / 4
      #expect(world.temperature(at: time) == expected)
    }
  }

  @Test func columnsHaveGapsOfTheirOwn() throws {
    var world = try World(
      """
      time_s,mag_x_uT,mag_y_uT,mag_z_uT,temp_C
      0,,8,1,
      1,10,,,20
      2,,,3,
      3,,5,,24
      4,40,,,
      """)
    let expected: [Axes<Double>] = [
      [10, 8, 1], [10, 7, 2], [20, 6, 3], [30, 5, 3], [40, 5, 3],
    ]
    for (second, field) in expected.enumerated() {
      #expect(world.field(at: Int64(second) * 1_000_000_000) == field)
    }
    #expect(world.field(at: 1_500_000_000) == [15, 6.5, 2.5])
    #expect(world.temperature(at: 0) == 20)
    #expect(world.temperature(at: 2_000_000_000) == 22)
    #expect(world.temperature(at: 4_000_000_000) == 24)
    #expect(world.motion?.endNanoseconds == 4_000_000_000)
  }

  @Test func aSensorWithoutAnyValueIsNotThere() throws {
    let motion = try Motion("time_s,acc_x_g,acc_y_g,acc_z_g,temp_C\n0,,,,20\n1,,,,\n")
    #expect(motion.quantities == .temperature)
    #expect(motion.endNanoseconds == 1_000_000_000)
  }

  @Test func otherUnitsAreConverted() throws {
    var world = try World(
      """
      time_s,acc_x_mps2,acc_y_mps2,acc_z_mps2,gyr_x_dps,gyr_y_dps,gyr_z_dps,mag_x_G,mag_y_G,mag_z_G
      0,9.80665,-19.6133,0,180,-90,0,0.5,-1,0
      """)
    #expect(world.specificForce(at: 0) == [1, -2, 0])
    #expect(world.angularRate(at: 0) == [.pi, -.pi / 2, 0])
    #expect(world.field(at: 0) == [50, -100, 0])
  }

  @Test func startsWhereItIsTold() throws {
    let file = "time_s,temp_C\n1700000000.5,1\n1700000001.5,2\n"
    var world = World()
    world.motion = try Motion(file, start: 1_700_000_000)
    #expect(world.motion?.endNanoseconds == 1_500_000_000)
    #expect(world.temperature(at: 1_000_000_000) == 1.5)
    world.motion = try Motion(file, start: 1_700_000_001)
    #expect(world.temperature(at: 0) == 1.5)
    #expect(throws: Never.self) { try Motion(file, start: 1_700_000_001.5) }
    #expect(throws: Never.self) { try Motion(file, start: 1_699_999_999.5) }
  }

  @Test func theOrderOfColumnsIsFree() throws {
    var world = try World("note,acc_z_g,temp_C,acc_x_g,time_s,acc_y_g\nhm,3,4,1,0,2\n")
    #expect(world.specificForce(at: 0) == [1, 2, 3])
    #expect(world.temperature(at: 0) == 4)
  }

  @Test func rowsWithinOneNanosecond() throws {
    var world = try World(
      """
      time_s,acc_x_g,acc_y_g,acc_z_g
      0,0,0,0
      1e-10,1,,0
      2e-10,2,5,0
      1,3,5,0
      """)
    #expect(world.specificForce(at: 0) == [2, 5, 0])
    #expect(world.specificForce(at: -1) == [0, 0, 0])
  }
}

extension Motion {
  init(_ text: String, start: Double = 0, quantities: Quantities = .all) throws(MotionFileError) {
    try self.init(csv: Array(text.utf8), name: "walk.csv", start: start, quantities: quantities)
  }
}

extension World {
  init(_ motion: String) throws(MotionFileError) {
    self.init()
    self.motion = try Motion(motion)
  }
}

/// Vigna's SplitMix64, for reproducible random numbers.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
