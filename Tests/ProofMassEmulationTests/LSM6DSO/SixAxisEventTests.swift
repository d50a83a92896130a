// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Free fall, wake-up, six directions, taps and inactivity, with the values of ST's examples.
struct SixAxisEventTests {
  /// A period of 416 Hz.
  private static let period: Int64 = 16 * 149_993

  private func isHigh(_ bench: Bench, _ pin: Int = 0) -> Bool {
    bench.circuit.pins(at: bench.target)[pin].isHigh
  }

  private func bench(
    _ relative: LSM6DSOChip.Relative = .lsm6dso, _ writes: (UInt8, UInt8)...
  ) throws -> Bench {
    let bench = try Bench.sixAxis(LSM6DSOChip(relative))
    bench.force(0, 0, 1)
    try bench.write(0x10, 0x60)
    bench.wait(.milliseconds(100))
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.milliseconds(100))
    return bench
  }

  private func pass(_ bench: Bench, samples: Int64) {
    bench.circuit.advance(by: .nanoseconds(samples * Self.period))
  }

  /// All axes below 312 mg for six samples: code 3, or 0 in an LSM6DSO32.
  @Test(arguments: [(.lsm6dso, 0x33), (.lsm6dso32, 0x30)] as [(LSM6DSOChip.Relative, UInt8)])
  func freeFall(_ test: (relative: LSM6DSOChip.Relative, code: UInt8)) throws {
    let bench = try bench(
      test.relative, (0x58, 0x80), (0x5C, 0x00), (0x5D, test.code), (0x5E, 0x10))
    bench.force(0, 0.32, 0)
    pass(bench, samples: 20)
    #expect(!isHigh(bench))
    bench.force(0, 0.30, 0)
    pass(bench, samples: 5)
    #expect(!isHigh(bench))
    pass(bench, samples: 2)
    #expect(isHigh(bench))
    #expect(try bench.byte(0x1B) & 0x20 == 0x20)
    bench.force(0, 0, 1)
    pass(bench, samples: 2)
    #expect(!isHigh(bench))
  }

  /// The slope above 62.5 mg, two steps of 1/64 of ±2 g; one of 1/256 with WAKE_THS_W is 7.8 mg.
  @Test func wakeUp() throws {
    let bench = try bench(.lsm6dso, (0x58, 0x80), (0x5B, 0x02), (0x5E, 0x20))
    bench.force(0.12, 0, 1)
    pass(bench, samples: 1)
    #expect(!isHigh(bench))
    pass(bench, samples: 2)
    bench.force(-0.02, 0, 1)
    pass(bench, samples: 1)
    #expect(isHigh(bench))
    // Rest ends with it: SLEEP_CHANGE_IA.
    #expect(try bench.byte(0x1B) == 0x4C)
    pass(bench, samples: 1)
    #expect(!isHigh(bench))
    try bench.write(0x5C, 0x10)
    try bench.write(0x5B, 0x01)
    bench.force(0, 0, 1)
    pass(bench, samples: 1)
    #expect(isHigh(bench))
  }

  /// WAKE_DUR: so many samples more. SLOPE_FDS: high-passed, which lasts.
  @Test func wakeUpDuration() throws {
    let bench = try bench(
      .lsm6dso, (0x58, 0x80), (0x56, 0x10), (0x17, 0xE0), (0x5B, 0x02), (0x5C, 0x40),
      (0x5E, 0x20))
    bench.force(0, 0.1, 1)
    pass(bench, samples: 2)
    #expect(!isHigh(bench))
    pass(bench, samples: 1)
    #expect(isHigh(bench))
    #expect(try bench.byte(0x1B) == 0x0A)
  }

  /// LIR: an event that a pin shows stays until its source is read, at once with INT_CLR_ON_READ, else until the next
  /// sample. Without a pin it is not latched.
  @Test(arguments: [(0x41, false), (0x01, true)] as [(UInt8, Bool)])
  func latched(_ test: (control: UInt8, isHigh: Bool)) throws {
    let bench = try bench(.lsm6dso, (0x58, 0x80), (0x5B, 0x02), (0x56, test.control), (0x5E, 0x20))
    bench.force(0, 0, 2)
    pass(bench, samples: 10)
    #expect(isHigh(bench))
    #expect(try bench.byte(0x1B) == 0x09)
    #expect(isHigh(bench) == test.isHigh)
    pass(bench, samples: 1)
    #expect(!isHigh(bench))
    try bench.write(0x5E, 0x00)
    bench.force(0, 0, 1)
    pass(bench, samples: 3)
    #expect(try bench.byte(0x1B) == 0x00)
  }

  /// ALL_INT_SRC shows all events, and ends them; by policy it does not.
  @Test(arguments: [("clears", false), ("keeps", true)])
  func allSources(_ test: (value: String, isHigh: Bool)) throws {
    let bench = try bench(.lsm6dso, (0x58, 0x80), (0x5B, 0x02), (0x56, 0x41), (0x5E, 0x20))
    bench.set(policy: "all-sources-read", test.value)
    bench.force(0, 0, 2)
    pass(bench, samples: 10)
    #expect(try bench.byte(0x1A) == 0x02)
    #expect(isHigh(bench) == test.isHigh)
  }

  /// Each of the six directions, at 60°: sin 60° is 0.866 g.
  @Test(
    arguments: [
      (0.0, 0.0, 0.9, 0x20), (0, 0, -0.9, 0x10), (0, 0.9, 0, 0x08), (0, -0.9, 0, 0x04),
      (0.9, 0, 0, 0x02), (-0.9, 0, 0, 0x01),
    ] as [(Double, Double, Double, UInt8)])
  func directions(_ test: (x: Double, y: Double, z: Double, bits: UInt8)) throws {
    let bench = try bench(.lsm6dso, (0x58, 0x80), (0x56, 0x41), (0x59, 0x40), (0x5E, 0x04))
    bench.force(0.5, 0.5, 0.5)
    pass(bench, samples: 5)
    _ = try bench.byte(0x1D)
    bench.force(test.x * 0.95, test.y * 0.95, test.z * 0.95)
    pass(bench, samples: 5)
    #expect(!isHigh(bench))
    bench.force(test.x, test.y, test.z)
    pass(bench, samples: 3)
    // Z up was known from the beginning.
    #expect(isHigh(bench) == (test.bits != 0x20))
    #expect(try bench.byte(0x1D) & 0x3F == test.bits)
    #expect(!isHigh(bench))
  }

  /// D4D_EN leaves out Z.
  @Test func fourDirections() throws {
    let bench = try bench(.lsm6dso, (0x58, 0x80), (0x56, 0x41), (0x59, 0xC0), (0x5E, 0x04))
    #expect(!isHigh(bench))
    bench.force(0, 1, 0)
    pass(bench, samples: 3)
    #expect(try isHigh(bench) && bench.byte(0x1D) & 0x3F == 0x08)
  }

  /// A tap of `samples` samples on an axis.
  private func tap(_ bench: Bench, _ x: Double, _ z: Double) {
    bench.force(x, 0, 1 + z)
    pass(bench, samples: 1)
    bench.force(0, 0, 1)
    pass(bench, samples: 1)
    bench.force(0, 0, 1)
    pass(bench, samples: 1)
  }

  /// Single taps above 562.5 mg, nine steps of 1/32 of ±2 g, within 16 samples.
  @Test func singleTap() throws {
    let bench = try bench(
      .lsm6dso, (0x56, 0x0E), (0x57, 0x09), (0x58, 0x89), (0x59, 0x09), (0x5A, 0x06), (0x5E, 0x40))
    tap(bench, 1.1, 0)
    #expect(!isHigh(bench))
    pass(bench, samples: 10)
    tap(bench, -1.3, 0)
    #expect(isHigh(bench))
    // TAP_IA, SINGLE_TAP, X, and negative first.
    #expect(try bench.byte(0x1C) == 0x6C)
    pass(bench, samples: 10)
    #expect(try bench.byte(0x1C) == 0x00)
    tap(bench, 0, 1.3)
    #expect(try bench.byte(0x1C) == 0x61)
  }

  /// Double taps: the second within the gap.
  @Test(arguments: [(40, true), (300, false)] as [(Int64, Bool)])
  func doubleTap(_ test: (samples: Int64, isDouble: Bool)) throws {
    let bench = try bench(
      .lsm6dso, (0x56, 0x0E), (0x57, 0x0C), (0x58, 0x8C), (0x59, 0x0C), (0x5A, 0x7F),
      (0x5B, 0x80), (0x5E, 0x08))
    tap(bench, 1.7, 0)
    #expect(!isHigh(bench))
    pass(bench, samples: test.samples)
    tap(bench, 1.7, 0)
    #expect(isHigh(bench) == test.isDouble)
    if test.isDouble { #expect(try bench.byte(0x1C) & 0x70 == 0x50) }
  }

  /// 1024 samples of 208 Hz below the threshold: the accelerometer goes to 12.5 Hz, the gyroscope off.
  @Test func inactivity() throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(), (0x12, 0x44), (0x10, 0x50), (0x11, 0x40), (0x5C, 0x02), (0x5B, 0x02),
      (0x58, 0xE0), (0x5E, 0x80), (0x56, 0x20))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(4800))
    #expect(!isHigh(bench))
    bench.wait(.milliseconds(300))
    #expect(isHigh(bench))
    #expect(try bench.byte(0x1B) & 0x10 == 0x10 && bench.byte(0x10) == 0x50)
    _ = try bench.bytes(0x22, 6)
    _ = try bench.bytes(0x28, 6)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x1E) & 3 == 0)
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x1E) & 3 == 1)
    bench.force(0, 0, 2)
    bench.wait(.milliseconds(90))
    #expect(!isHigh(bench))
    _ = try bench.bytes(0x28, 6)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x1E) & 1 == 1)
  }
}
