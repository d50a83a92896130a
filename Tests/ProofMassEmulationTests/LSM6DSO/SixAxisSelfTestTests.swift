// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Self-tests as ST's example does them, and banks.
struct SixAxisSelfTestTests {
  private func change(
    _ bench: Bench, _ code: UInt8, _ register: UInt8, _ ready: UInt8
  ) throws -> [Double] {
    bench.wait(.milliseconds(150))
    let before = try bench.mean(register, ready)
    try bench.write(0x14, code)
    bench.wait(.milliseconds(100))
    let after = try bench.mean(register, ready)
    return zip(after, before).map { $0 - $1 }
  }

  private static let parts: [(LSM6DSOChip.Relative, Double)] = [
    (.lsm6dso, 0.122), (.lsm6dsox, 0.122), (.lsm6dso32, 0.244), (.ism330dhcx, 0.122),
  ]

  /// 52 Hz, FS_XL 2: 50 to 1700 mg in either direction, 90 in an ISM330DHCX. Ideally it is 400 mg.
  @Test(arguments: parts)
  func accelerometer(_ relative: LSM6DSOChip.Relative, milligravitiesPerDigit: Double) throws {
    for seed in 0...4 {
      for (code, sign) in [(0x01, 1.0), (0x02, -1)] as [(UInt8, Double)] {
        let part = Part.lsm6dso(LSM6DSOChip(relative))
        let bench = Bench(
          seed == 0 ? part : part.sensing(.typical(seed: UInt64(seed))), at: 0x6A)
        bench.force(0, 0, 1)
        try bench.write(0x12, 0x44)
        try bench.write(0x10, 0x38)
        for digits in try change(bench, code, 0x28, 1) {
          let milligravities = sign * digits * milligravitiesPerDigit
          #expect((90...1700).contains(milligravities))
          if seed == 0 { #expect(abs(milligravities - 400) < 1) }
        }
      }
    }
  }

  /// 208 Hz, ±2000 °/s: 150 to 700 °/s. At ±250 °/s 20 to 80 °/s.
  @Test(
    arguments: [(0x5C, 0.07, 150...700), (0x50, 0.00875, 20...80)]
      as [(UInt8, Double, ClosedRange<Double>)])
  func gyroscope(_ test: (control: UInt8, degrees: Double, limits: ClosedRange<Double>)) throws {
    for seed in 0...4 {
      for (code, sign) in [(0x04, 1.0), (0x0C, -1)] as [(UInt8, Double)] {
        let bench = Bench(
          seed == 0 ? .lsm6dso : .lsm6dso.sensing(.typical(seed: UInt64(seed))), at: 0x6A)
        try bench.write(0x12, 0x44)
        try bench.write(0x11, test.control)
        bench.wait(.milliseconds(150))
        for digits in try change(bench, code, 0x22, 2) {
          #expect(test.limits.contains(sign * digits * test.degrees))
        }
      }
    }
  }

  // MARK: Banks

  /// FUNC_CFG_ACCESS opens a bank in place of all registers but itself; there is no identity in it.
  @Test func banks() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x10, 0x40), (0x01, 0x80))
    #expect(try bench.bytes(0x01, 2) == [0x80, 0x01])
    #expect(try bench.byte(0x5F) == 0x4B)
    #expect(try bench.byte(0x0F) == 0x00 && bench.byte(0x10) == 0x00)
    try bench.write(0x10, 0xFF)
    try bench.write(0x04, 0xFF)
    #expect(try bench.byte(0x04) == 0x38)
    try bench.write(0x01, 0x40)
    #expect(try bench.byte(0x04) == 0x00)
    try bench.write(0x14, 0x04)
    #expect(try bench.byte(0x14) == 0x04)
    try bench.write(0x01, 0x00)
    #expect(try bench.byte(0x14) == 0x00 && bench.byte(0x10) == 0x40 && bench.byte(0x0F) == 0x6C)
    try bench.write(0x01, 0xC0)
    #expect(bench.count(.forbiddenCombination) == 1)
    try bench.write(0x01, 0x80)
    #expect(try bench.byte(0x04) == 0x38)
  }

  /// Parts with a machine-learning core have its registers, too.
  @Test(arguments: [
    (LSM6DSOChip.Relative.lsm6dso, false), (.lsm6dso32, false), (.lsm6dsox, true),
    (.ism330dhcx, true),
  ])
  func banksOfRelatives(_ test: (part: LSM6DSOChip.Relative, learns: Bool)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(test.part), (0x01, 0x80))
    for address: UInt8 in [0x05, 0x0D, 0x11, 0x15, 0x60, 0x64, 0x67, 0x70, 0x77] {
      try bench.write(address, 0xFF)
    }
    let values = try [0x05, 0x0D, 0x11, 0x15, 0x60, 0x64, 0x67, 0x70, 0x77].map(bench.byte)
    #expect(
      values
        == (test.learns
          ? [0x19, 0xFF, 0xFF, 0x00, 0x30, 0x80, 0x19, 0x00, 0x00]
          : [0x19, 0x00, 0x00, 0x00, 0x00, 0x80, 0x09, 0x00, 0x00]))
  }

  /// By policy an open bank hides its own addresses only.
  @Test func listedBank() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x01, 0x80))
    #expect(try bench.byte(0x18) == 0x00)
    bench.set(policy: "bank", "listed")
    #expect(try bench.byte(0x18) == 0xE0)
    #expect(try bench.byte(0x5F) == 0x4B)
  }

  /// The first value of the policy list is the default.
  @Test func defaults() throws {
    let bench = try Bench.sixAxis()
    let policies = bench.circuit.policies(at: bench.target)
    #expect(policies.count == 30)
    for policy in policies { #expect(policy.value == policy.values[0], "\(policy.name)") }
  }

  /// FS_4000 has precedence, or works alone.
  @Test(arguments: [("overrides", UInt16(0x02CA)), ("alone", 0x0595)])
  func widestRange(_ test: (value: String, word: UInt16)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(.ism330dhcx), (0x12, 0x44))
    bench.set(policy: "range-4000", test.value)
    try bench.write(0x11, 0x4D)
    bench.turn(100, 0, 0)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x22)[0] == test.word)
  }
}
