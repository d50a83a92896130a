// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The interrupt generators of both sensors of an LSM9DS1, and activity detection.
struct InertialInterruptTests {
  /// Both sensors at 119 Hz after writes, without gravity.
  private func bench(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x0C, 0xC0), (0x0D, 0x80), (0x22, 0x44))
    bench.force(0, 0, 0)
    for (register, byte) in writes + [(0x10, 0x60)] { try bench.write(register, byte) }
    bench.wait(.seconds(1))
    return bench
  }

  private func isInterrupted(_ bench: Bench) -> Bool {
    bench.circuit.pins(at: bench.target)[0].isHigh
  }

  /// Waits for a number of samples.
  private func pass(_ bench: Bench, _ samples: Int64 = 1) {
    bench.wait(Duration(wholeNanoseconds: samples * 8_403_361))
  }

  // MARK: Accelerometer

  /// A threshold for each axis, of full scale / 256: 128, 64 and 32 steps of ±2 g are 1, 0.5 and 0.25 g.
  @Test(
    arguments: [
      (0x02, Axes(0.97, 0, 0), Axes(1.03, 0, 0)), (0x08, Axes(0, 0.47, 0), Axes(0, -0.53, 0)),
      (0x20, Axes(0, 0, -0.22), Axes(0, 0, 0.28)), (0x2A, Axes(0.9, 0.4, 0.2), Axes(0.9, 0.6, 0.2)),
      (0x01, Axes(-1.03, 0, 0), Axes(0.97, 0, 0)), (0x04, Axes(0, 0.53, 0), Axes(0, 0.47, 0)),
      (0x10, Axes(0, 0, 0.28), Axes(0, 0, 0.22)),
      (0x8A, Axes(1.1, 0.4, 0), Axes(1.1, 0.6, 0)),
    ] as [(UInt8, Axes<Double>, Axes<Double>)])
  func events(_ test: (setting: UInt8, off: Axes<Double>, on: Axes<Double>)) throws {
    let bench = try bench((0x07, 128), (0x08, 64), (0x09, 32), (0x06, test.setting))
    for (force, isOn) in [(test.off, false), (test.on, true), (test.off, false)] {
      bench.force(force.x, force.y, force.z)
      pass(bench, 2)
      #expect(isInterrupted(bench) == isOn)
      #expect(try bench.byte(0x17) & 0x60 == (isOn ? 0x40 : 0))
      #expect(try bench.byte(0x26) & 0x40 == (isOn ? 0x40 : 0))
    }
  }

  /// By policy a step is full scale / 128; at ±16 g it is of 16 g.
  @Test func thresholdStep() throws {
    let bench = try bench((0x07, 64), (0x06, 0x02))
    bench.force(0.6, 0, 0)
    pass(bench, 2)
    #expect(isInterrupted(bench))
    bench.set(policy: "threshold-step", "fs/128")
    pass(bench, 2)
    #expect(!isInterrupted(bench))
    bench.force(1.1, 0, 0)
    pass(bench, 2)
    #expect(isInterrupted(bench))
    try bench.write(0x20, 0x08)
    pass(bench, 2)
    #expect(!isInterrupted(bench))
    bench.force(8.1, 0, 0)
    pass(bench, 2)
    #expect(isInterrupted(bench))
  }

  /// Events are those of the register's words: +X of the package is -X of the die.
  @Test func directions() throws {
    let bench = try bench((0x07, 64), (0x08, 64), (0x09, 64), (0x0A, 0x00), (0x06, 0xFF))
    for (force, source) in [
      (Axes(1.0, 0, 0), 0x41), (Axes(-1.0, 0, 0), 0x42), (Axes(0, 1.0, 0), 0x48),
      (Axes(0, -1.0, 0), 0x44), (Axes(0, 0, 1.0), 0x60), (Axes(0, 0, -1.0), 0x50),
    ] as [(Axes<Double>, UInt8)] {
      bench.force(force.x, force.y, force.z)
      pass(bench, 2)
      #expect(try bench.byte(0x26) == source)
    }
    // 4D leaves Z out.
    try bench.write(0x1E, 0x39)
    pass(bench, 2)
    #expect(!isInterrupted(bench))
    bench.force(1, 0, 0)
    pass(bench, 2)
    #expect(isInterrupted(bench))
    // AOI = 0: movement, at the sample that completes a new direction.
    try bench.write(0x1E, 0x38)
    try bench.write(0x06, 0x7F)
    pass(bench, 3)
    #expect(!isInterrupted(bench))
    bench.force(0, 1, 0)
    pass(bench)
    #expect(isInterrupted(bench))
    pass(bench)
    #expect(!isInterrupted(bench))
  }

  /// LIR_XL1: the interrupt stays until INT_GEN_SRC_XL was read.
  @Test func latch() throws {
    let bench = try bench((0x07, 128), (0x06, 0x02), (0x1E, 0x3A))
    bench.force(1.5, 0, 0)
    pass(bench, 2)
    bench.force(0, 0, 0)
    pass(bench, 5)
    #expect(isInterrupted(bench))
    #expect(try bench.byte(0x26) == 0x42)
    #expect(!isInterrupted(bench))
  }

  /// DUR_XL in samples; WAIT_XL: it also ends only after as many.
  @Test(arguments: [(0x05, 5, 1), (0x85, 5, 5)] as [(UInt8, Int64, Int64)])
  func duration(_ test: (byte: UInt8, on: Int64, off: Int64)) throws {
    let bench = try bench((0x07, 128), (0x0A, test.byte), (0x06, 0x02))
    bench.force(1.5, 0, 0)
    pass(bench, test.on - 1)
    #expect(!isInterrupted(bench))
    pass(bench)
    #expect(isInterrupted(bench))
    bench.force(0, 0, 0)
    pass(bench, test.off - 1)
    #expect(isInterrupted(bench))
    pass(bench)
    #expect(!isInterrupted(bench))
  }

  // MARK: Gyroscope

  /// Thresholds of 15 bits, the high byte first, in digits: 100, 50 and 25 °/s at ±245 °/s.
  @Test(
    arguments: [
      (0x02, Axes(98.0, 0, 0), Axes(-102.0, 0, 0)), (0x08, Axes(0, 49.0, 0), Axes(0, 51.0, 0)),
      (0x20, Axes(0, 0, 24.0), Axes(0, 0, -26.0)), (0x01, Axes(102.0, 0, 0), Axes(98.0, 0, 0)),
      (0x04, Axes(0, 51.0, 0), Axes(0, 49.0, 0)), (0x10, Axes(0, 0, 26.0), Axes(0, 0, 24.0)),
      (0xA2, Axes(102.0, 0, 0), Axes(102.0, 0, 26.0)),
    ] as [(UInt8, Axes<Double>, Axes<Double>)])
  func gyroscopeEvents(_ test: (setting: UInt8, off: Axes<Double>, on: Axes<Double>)) throws {
    let bench = try bench(
      (0x31, 0x2C), (0x32, 0xA5), (0x33, 0x16), (0x34, 0x52), (0x35, 0x0B), (0x36, 0x29),
      (0x30, test.setting))
    for (rate, isOn) in [(test.off, false), (test.on, true), (test.off, false)] {
      bench.turn(rate.x, rate.y, rate.z)
      pass(bench, 2)
      #expect(isInterrupted(bench) == isOn)
      #expect(try bench.byte(0x17) & 0x60 == (isOn ? 0x20 : 0))
      #expect(try bench.byte(0x14) & 0x40 == (isOn ? 0x40 : 0))
    }
  }

  /// The six events of INT_GEN_SRC_G, beside IA: |rate| above 100 °/s or below; +X of the package is -X of the die.
  @Test func gyroscopeSource() throws {
    let bench = try bench(
      (0x31, 0x2C), (0x32, 0xA5), (0x33, 0x2C), (0x34, 0xA5), (0x35, 0x2C), (0x36, 0xA5),
      (0x30, 0x2A))
    for (rate, source) in [
      (Axes(0, 0, 0), 0x15), (Axes(-150, 0, 0), 0x56), (Axes(0, 150, 0), 0x59),
      (Axes(0, 0, -150), 0x65),
    ] as [(Axes<Double>, UInt8)] {
      bench.turn(rate.x, rate.y, rate.z)
      pass(bench, 2)
      #expect(try bench.byte(0x14) == source)
    }
  }

  /// By policy a latched interrupt falls two samples after the read, as in the L3G4200D.
  @Test func lateClear() throws {
    let bench = try bench((0x31, 0x2C), (0x30, 0x42))
    bench.set(policy: "interrupt-clear", "two-samples")
    bench.turn(-150, 0, 0)
    pass(bench, 2)
    bench.turn(0, 0, 0)
    pass(bench, 2)
    _ = try bench.byte(0x14)
    #expect(isInterrupted(bench))
    pass(bench, 3)
    #expect(!isInterrupted(bench))
  }

  /// LIR_G: the interrupt stays until INT_GEN_SRC_G was read.
  @Test func gyroscopeLatch() throws {
    let bench = try bench((0x31, 0x2C), (0x30, 0x42))
    bench.turn(-150, 0, 0)
    pass(bench, 2)
    bench.turn(0, 0, 0)
    pass(bench, 5)
    #expect(isInterrupted(bench))
    #expect(try bench.byte(0x14) & 0x42 == 0x42)
    #expect(!isInterrupted(bench))
  }

  /// DUR_G in samples; WAIT_G: it also ends only after as many.
  @Test(arguments: [(0x05, 5, 1), (0x85, 5, 5)] as [(UInt8, Int64, Int64)])
  func gyroscopeDuration(_ test: (byte: UInt8, on: Int64, off: Int64)) throws {
    let bench = try bench((0x31, 0x2C), (0x37, test.byte), (0x30, 0x02))
    bench.turn(150, 0, 0)
    pass(bench, test.on - 1)
    #expect(!isInterrupted(bench))
    pass(bench)
    #expect(isInterrupted(bench))
    bench.turn(0, 0, 0)
    pass(bench, test.off - 1)
    #expect(isInterrupted(bench))
    pass(bench)
    #expect(!isInterrupted(bench))
  }

  /// DCRM_G: a sample without the condition resets the count, or decrements it.
  @Test(arguments: [(0x2C, false), (0xAC, true)] as [(UInt8, Bool)])
  func durationMode(_ test: (high: UInt8, isInterrupted: Bool)) throws {
    let bench = try bench((0x31, test.high), (0x37, 0x05), (0x30, 0x02))
    bench.turn(150, 0, 0)
    pass(bench, 4)
    bench.turn(0, 0, 0)
    pass(bench)
    bench.turn(150, 0, 0)
    pass(bench, 2)
    #expect(isInterrupted(bench) == test.isInterrupted)
  }

  // MARK: Activity

  /// ACT_THS of 16 steps is 0.25 g, ACT_DUR 10 samples. The gyroscope is off meanwhile, or with
  /// SLEEP_ON_INACT_EN asleep, from which it returns without turning its drive on.
  @Test(arguments: [(0x10, true), (0x90, false)] as [(UInt8, Bool)])
  func activity(_ test: (threshold: UInt8, isOff: Bool)) throws {
    let bench = try bench((0x05, 10))
    bench.force(0, 0.4, 0)
    try bench.write(0x04, test.threshold)
    pass(bench, 20)
    _ = try bench.bytes(0x18, 12)
    #expect(try bench.byte(0x17) & 0x10 == 0)
    bench.force(0, 0.2, 0)
    pass(bench, 9)
    #expect(bench.circuit.pins(at: bench.target)[1].isHigh == false)
    pass(bench, 1)
    #expect(bench.circuit.pins(at: bench.target)[1].isHigh)
    #expect(try bench.byte(0x17) & 0x10 == 0x10)
    _ = try bench.bytes(0x18, 6)
    pass(bench, 20)
    #expect(try bench.byte(0x17) & 0x03 == 0x01)
    bench.force(0, 0.4, 0)
    pass(bench, 2)
    #expect(try bench.byte(0x17) & 0x10 == 0)
    pass(bench, 5)
    #expect(try bench.byte(0x17) & 0x02 == 0x02)
    _ = try bench.bytes(0x18, 6)
    #expect(bench.count(.unsettledRead) == (test.isOff ? 1 : 0))
  }

  /// By policy it compares high-passed data, so that gravity does not count.
  @Test func activityInput() throws {
    let bench = try bench((0x05, 10), (0x04, 0x10))
    bench.force(0, 0, 1)
    pass(bench, 400)
    #expect(try bench.byte(0x17) & 0x10 == 0)
    bench.set(policy: "activity-input", "high-passed")
    pass(bench, 400)
    #expect(try bench.byte(0x17) & 0x10 == 0x10)
  }
}
