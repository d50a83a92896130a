// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Events of an LSM6DSL, with the sequences of AN5040, and of an LSM6DS3, whose events need no enable.
struct FirstSixAxisEventTests {
  /// A period of 416 Hz.
  private static let period: Int64 = 16 * 149_993

  private static let both: [LSM6DSLChip.Relative] = [.lsm6dsl, .lsm6ds3]

  private func isHigh(_ bench: Bench, _ pin: Int = 0) -> Bool {
    bench.circuit.pins(at: bench.target)[pin].isHigh
  }

  /// A bench at 416 Hz; `tap` is TAP_CFG, in which an LSM6DSL has INTERRUPTS_ENABLE, too.
  private func bench(
    _ relative: LSM6DSLChip.Relative, tap: UInt8, _ writes: (UInt8, UInt8)...
  ) throws -> Bench {
    let bench = try Bench.firstSixAxis(relative)
    bench.force(0, 0, 1)
    try bench.write(0x10, 0x60)
    bench.wait(.milliseconds(100))
    try bench.write(0x58, relative == .lsm6dsl ? tap | 0x80 : tap)
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.milliseconds(100))
    _ = try bench.bytes(0x1B, 3)
    return bench
  }

  private func pass(_ bench: Bench, samples: Int64) {
    bench.circuit.advance(by: .nanoseconds(samples * Self.period))
  }

  /// All axes below 312 mg for six samples; latched until WAKE_UP_SRC is read.
  @Test(arguments: both)
  func freeFall(_ relative: LSM6DSLChip.Relative) throws {
    let bench = try bench(relative, tap: 0x01, (0x5C, 0x00), (0x5D, 0x33), (0x5E, 0x10))
    bench.force(0, 0.32, 0)
    pass(bench, samples: 20)
    #expect(!isHigh(bench))
    bench.force(0, 0.30, 0)
    pass(bench, samples: 5)
    #expect(!isHigh(bench))
    pass(bench, samples: 2)
    #expect(isHigh(bench))
    bench.force(0, 0, 1)
    pass(bench, samples: 5)
    #expect(isHigh(bench))
    #expect(try bench.byte(0x1B) == 0x20)
    #expect(!isHigh(bench))
  }

  /// High-passed force above 62.5 mg.
  @Test(arguments: both)
  func wakeUp(_ relative: LSM6DSLChip.Relative) throws {
    let bench = try bench(relative, tap: 0x10, (0x5C, 0x00), (0x5B, 0x02), (0x5E, 0x20))
    bench.force(0.05, 0, 1)
    pass(bench, samples: 1)
    #expect(!isHigh(bench))
    pass(bench, samples: 20)
    bench.force(0.05, -0.2, 1)
    pass(bench, samples: 1)
    #expect(isHigh(bench))
    #expect(try bench.byte(0x1B) == 0x0A)
    pass(bench, samples: 20)
    #expect(!isHigh(bench))
  }

  /// 60°, of low-passed force.
  @Test(
    arguments: [(0.0, 0.0, -1.0, 0x10), (0, 1, 0, 0x08), (0, -1, 0, 0x04), (1, 0, 0, 0x02)]
      as [(Double, Double, Double, UInt8)])
  func directions(_ test: (x: Double, y: Double, z: Double, bits: UInt8)) throws {
    for relative in Self.both {
      let bench = try bench(relative, tap: 0x01, (0x59, 0x40), (0x17, 0x01), (0x5E, 0x04))
      pass(bench, samples: 300)
      #expect(try bench.byte(0x1D) & 0x3F == 0x20)
      bench.force(test.x, test.y, test.z)
      pass(bench, samples: 300)
      #expect(isHigh(bench))
      #expect(try bench.byte(0x1D) == 0x40 | test.bits)
      #expect(!isHigh(bench))
    }
  }

  private func tap(_ bench: Bench, _ x: Double) {
    bench.force(x, 0, 1)
    pass(bench, samples: 1)
    bench.force(0, 0, 1)
    pass(bench, samples: 2)
  }

  /// Single taps above 562.5 mg, within 16 samples.
  @Test(arguments: both)
  func singleTap(_ relative: LSM6DSLChip.Relative) throws {
    let bench = try bench(
      relative, tap: 0x0E, (0x59, 0x89), (0x5A, 0x06), (0x5B, 0x00), (0x5E, 0x40))
    tap(bench, 1.1)
    #expect(!isHigh(bench))
    pass(bench, samples: 10)
    tap(bench, -1.3)
    #expect(isHigh(bench))
    #expect(try bench.byte(0x1C) == 0x6C)
    pass(bench, samples: 10)
    #expect(!isHigh(bench))
  }

  /// Double taps above 750 mg: the second within 538.5 ms.
  @Test(arguments: [(40, true), (300, false)] as [(Int64, Bool)])
  func doubleTap(_ test: (samples: Int64, isDouble: Bool)) throws {
    let bench = try bench(
      .lsm6dsl, tap: 0x0E, (0x59, 0x8C), (0x5A, 0x7F), (0x5B, 0x80), (0x5E, 0x08))
    tap(bench, 1.7)
    #expect(!isHigh(bench))
    pass(bench, samples: test.samples)
    tap(bench, 1.7)
    #expect(isHigh(bench) == test.isDouble)
    if test.isDouble { #expect(try bench.byte(0x1C) & 0x70 == 0x50) }
  }

  /// 1024 samples of 208 Hz below the threshold: the accelerometer goes to 12.5 Hz, the gyroscope off, or in an LSM6DS3
  /// it sleeps. INT1 has a pulse with each change. Without INACT_EN or INACTIVITY nothing happens.
  @Test(
    arguments: [
      (.lsm6dsl, 0xE0, 0x02, true), (.lsm6ds3, 0x00, 0x42, true), (.lsm6dsl, 0x80, 0x02, false),
      (.lsm6ds3, 0x00, 0x02, false),
    ] as [(LSM6DSLChip.Relative, UInt8, UInt8, Bool)])
  func inactivity(
    _ test: (relative: LSM6DSLChip.Relative, tap: UInt8, level: UInt8, sleeps: Bool)
  ) throws {
    let bench = try Bench.firstSixAxis(
      test.relative, (0x12, 0x44), (0x10, 0x50), (0x11, 0x40), (0x5C, 0x02), (0x5B, test.level),
      (0x58, test.tap), (0x5E, 0x80))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(4800))
    #expect(try bench.byte(0x1B) & 0x10 == 0x00)
    bench.wait(.milliseconds(300))
    #expect(try bench.byte(0x1B) & 0x10 == (test.sleeps ? 0x10 : 0x00))
    #expect(try bench.byte(0x10) == 0x50)
    _ = try bench.bytes(0x22, 6)
    _ = try bench.bytes(0x28, 6)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x1E) & 3 == (test.sleeps ? 0 : 3))
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x1E) & 3 == (test.sleeps ? 1 : 3))
    bench.force(0, 0, 2)
    bench.wait(.milliseconds(90))
    _ = try bench.bytes(0x28, 6)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x1E) & 1 == 1)
  }

  /// Without INTERRUPTS_ENABLE an LSM6DSL has no events, an LSM6DS3 has them where a pin shows them.
  @Test func enable() throws {
    for relative in Self.both {
      let bench = try Bench.firstSixAxis(relative, (0x10, 0x60), (0x5B, 0x02), (0x5E, 0x20))
      bench.force(0, 0, 1)
      pass(bench, samples: 10)
      bench.force(0, 0, 2)
      pass(bench, samples: 1)
      #expect(isHigh(bench) == (relative == .lsm6ds3))
    }
  }
}
