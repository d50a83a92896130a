// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The transfers of known drivers for the LIS331DLH, including their bugs.
///
/// An emulator must have the register values that a bug causes, not those that were intended.
struct AccelerometerClientTests {
  /// 3. SparkFun's high-pass switch sets HPM0 instead of FDS: the outputs stay unfiltered.
  @Test func sparkFunEnablesNoFilter() throws {
    let bench = try Bench.accelerometer((0x20, 0x27), (0x21, 0x20))
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x21) == 0x20)
    #expect(try bench.words() == [0x0000, 0x0000, 0x3E80])
  }

  /// 3. SparkFun's range setter keeps the range and clears the rest: a request for ±2 g keeps
  /// ±8 g and clears BDU.
  @Test func sparkFunKeepsTheRangeAndLosesBlockDataUpdate() throws {
    let bench = try Bench.accelerometer((0x20, 0x27), (0x23, 0xB0), (0x23, 0x30))
    bench.wait(.milliseconds(40))
    #expect(try bench.byte(0x23) == 0x30)
    #expect(try bench.words() == [0x0000, 0x0000, 0x1000])
    #expect(bench.count(.unprotectedRead) > 0)
  }

  /// 3. SparkFun's initialisation also writes to both interrupt sources.
  @Test func sparkFunInitialises() throws {
    let bench = try Bench.accelerometer(
      (0x20, 0x27), (0x21, 0x00), (0x22, 0x00), (0x23, 0x00), (0x24, 0x00), (0x30, 0x00),
      (0x31, 0x00), (0x32, 0x00), (0x33, 0x00), (0x34, 0x00), (0x35, 0x00), (0x36, 0x00))
    #expect(bench.count(.readOnlyWrite) == 2)
    #expect(bench.circuit.finish().isClean)
  }

  /// SparkFun's library reads with a STOP between address and data.
  @Test func sparkFunReads() throws {
    let bench = try Bench.accelerometer((0x20, 0x27))
    bench.wait(.milliseconds(40))
    try bench.write(0x2D)
    #expect(try bench.nextBytes(1) == [0x3E])
    try bench.write(0xA8)
    #expect(try bench.nextBytes(6) == [0x00, 0x00, 0x00, 0x00, 0x80, 0x3E])
  }

  /// 4. lis331-rs writes 0x77 for a rate of 1 kHz, which is low power at 1 Hz.
  @Test func lis331RsEndsUpAtOneHertz() throws {
    let bench = try Bench.accelerometer((0x20, 0x77))
    bench.wait(.milliseconds(999))
    #expect(try bench.byte(0x27) == 0x00)
    bench.wait(.milliseconds(3))
    #expect(try bench.byte(0x27) == 0x0F)
    let first = try bench.sampleTime()
    bench.wait(.seconds(1))
    #expect(try bench.sampleTime() == first + 1_000_000_000)
  }

  /// 1. InvenSense swaps the codes of ±4 and ±8 g.
  @Test func invenSenseSwapsTheRanges() throws {
    let four = try Bench.accelerometer((0x23, 0x30), (0x20, 0x3F))
    four.wait(.milliseconds(3))
    #expect(try four.words()[2] == 0x1000)
    let eight = try Bench.accelerometer((0x23, 0x10), (0x20, 0x3F))
    eight.wait(.milliseconds(3))
    #expect(try eight.words()[2] == 0x1F40)
  }

  /// 1. The LIS3DH's code for ±8 g is undefined here, and the range stays ±2 g.
  @Test func codeOfTheLIS3DHIsNoRange() throws {
    let bench = try Bench.accelerometer((0x23, 0x20), (0x20, 0x3F))
    bench.wait(.milliseconds(3))
    #expect(try bench.words()[2] == 0x3E80)
    #expect(bench.forbidden == 1)
  }

  /// 11. InvenSense's driver reads six bytes, high byte first; its code for 5 Hz sets DR to 10.
  @Test func invenSenseReadsBigEndian() throws {
    let bench = try Bench.accelerometer((0x23, 0x40), (0x20, 0xB7))
    bench.force(0.1, -0.2, 1)
    bench.wait(.milliseconds(202))
    #expect(try bench.bytes(0xA8, 6) == [0x06, 0x40, 0xF3, 0x80, 0x3E, 0x80])
  }

  /// 12. TI's driver writes all five control registers in one burst.
  @Test func texasInstrumentsWritesABurst() throws {
    let bench = try Bench.accelerometer()
    try bench.write(0xA0, 0x2F, 0x00, 0x00, 0x80, 0x00)
    #expect(try bench.bytes(0xA0, 5) == [0x2F, 0x00, 0x00, 0x80, 0x00])
    bench.wait(.milliseconds(12))
    #expect(try bench.words() == [0x0000, 0x0000, 0x3E80])
    #expect(bench.circuit.finish().isClean)
  }

  /// 2. Without the increment bit, a burst returns the low byte six times.
  @Test func forgottenIncrementBit() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    bench.force(0.1, -0.2, 1)
    bench.wait(.milliseconds(40))
    #expect(try bench.bytes(0x28, 6) == [0x40, 0x40, 0x40, 0x40, 0x40, 0x40])
    #expect(bench.count(.burstWithoutIncrement) == 1)
  }

  /// 14. The outputs are always zero, because the axes are enabled, but the part is in power-down.
  @Test func alwaysZero() throws {
    let bench = try Bench.accelerometer((0x20, 0x07))
    bench.force(1, 1, 1)
    for _ in 0..<5 {
      bench.wait(.milliseconds(100))
      #expect(try bench.words() == [0, 0, 0])
    }
    #expect(bench.violations.map(\.kind) == Array(repeating: .powerDownRead, count: 5))
  }

  /// CircuitPython probes the chip with an empty write.
  @Test func circuitPythonProbes() throws {
    let bench = try Bench.accelerometer()
    try bench.probe()
    try bench.write(0x0F)
    #expect(try bench.nextBytes(1) == [0x32])
    #expect(bench.violations.isEmpty)
  }

  /// NuttX reads status and data in one burst.
  @Test func statusAndDataInOneBurst() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    bench.wait(.milliseconds(22))
    #expect(try bench.bytes(0xA7, 7) == [0x0F, 0x00, 0x00, 0x00, 0x00, 0x80, 0x3E])
    #expect(try bench.bytes(0xA7, 7) == [0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x3E])
    #expect(bench.violations.isEmpty)
  }
}
