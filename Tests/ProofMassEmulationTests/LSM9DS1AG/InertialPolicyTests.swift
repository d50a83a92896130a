// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Policies of the LSM9DS1's accelerometer and gyroscope that no other test of theirs sets.
struct InertialPolicyTests {
  /// The first value of the policy list is the default.
  @Test func defaults() throws {
    let bench = try Bench.inertialUnit()
    let policies = bench.circuit.policies(at: bench.target)
    for policy in policies { #expect(policy.value == policy.values[0], "\(policy.name)") }
    let own = [
      "burst": "datasheet", "ready-clears": "last-high-byte", "boot-in-power-down": "deferred",
      "watermark": "at", "fifo-retire": "accelerometer-high-byte",
      "accelerometer-with-gyroscope": "forced", "axes": "left-handed", "clip": "code",
      "threshold-step": "fs/256", "orient-order": "ignored", "reference-read": "ignored",
    ]
    for (name, value) in own {
      #expect(policies.first { $0.name == name }?.value == value, "\(name)")
    }
  }

  private func y(_ bench: Bench) throws -> Int {
    let bytes = try bench.bytes(0x1A, 2)
    return Int(Int16(truncatingIfNeeded: Int(bytes[1]) << 8 | Int(bytes[0])))
  }

  /// The high-pass begins empty, and passes the first input on; or settled.
  @Test(arguments: [("zero", 11000...12000), ("input", -10...10)] as [(String, ClosedRange<Int>)])
  func filterStart(_ test: (value: String, range: ClosedRange<Int>)) throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x11, 0x01), (0x12, 0x09))
    bench.set(policy: "filter-start", test.value)
    bench.turn(0, 100, 0)
    try bench.write(0x10, 0x60)
    bench.wait(.milliseconds(9))
    #expect(test.range.contains(try y(bench)))
  }

  /// The second low-pass with one pole lets more of a step pass at once.
  @Test func lowPassOrder() throws {
    var first: [Int] = []
    for order in ["two", "one"] {
      let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x11, 0x02), (0x10, 0x60))
      bench.set(policy: "low-pass-order", order)
      bench.wait(.seconds(1))
      bench.turn(0, 100, 0)
      bench.wait(.milliseconds(9))
      first.append(try y(bench))
    }
    #expect(first[0] < first[1])
  }

  /// The gain of a nominal part builds up with its drive, or is there at once.
  @Test(arguments: [("builds-up", false), ("at-once", true)] as [(String, Bool)])
  func driveStart(_ test: (value: String, isFull: Bool)) throws {
    let bench = Bench(.lsm9ds1ag.sensing(.nominal), at: 0x6A)
    bench.set(policy: "drive-start", test.value)
    bench.turn(0, 100, 0)
    try bench.write(0x10, 0xC0)
    bench.wait(.milliseconds(40))
    #expect(try (y(bench) > 11000) == test.isFull)
    bench.wait(.seconds(1))
    #expect(abs(try y(bench) - 11429) < 50)
  }
}
