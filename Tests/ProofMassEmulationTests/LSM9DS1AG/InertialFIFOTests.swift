// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The FIFO of an LSM9DS1: 32 sets of both sensors.
struct InertialFIFOTests {
  /// Period of 119 Hz, in ns.
  private static let period: Int64 = 8_403_361

  /// Both sensors at 119 Hz or the accelerometer alone, with FIFO_CTRL; sample n has Y of n digits in both.
  private func bench(
    _ control: UInt8, _ enable: UInt8 = 0x02, gyroscope: Bool = true,
    writes: [(UInt8, UInt8)] = []
  ) throws -> (Bench, start: Int64) {
    let bench = try Bench.inertialUnit(
      LSM9DS1AGChip(), (0x22, 0x44), (0x23, enable), (0x2E, control))
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.force(0, 0, 0)
    try bench.write(gyroscope ? 0x10 : 0x20, 0x60)
    return (bench, bench.now)
  }

  /// Lets samples come, each with Y of its number in digits of ±2 g and ±245 °/s.
  private func feed(_ test: (Bench, start: Int64), _ numbers: ClosedRange<Int64>) {
    let (bench, start) = test
    for number in numbers {
      bench.force(0, Double(number) * 61e-6, 0)
      bench.turn(0, Double(number) * 8.75e-3, 0)
      bench.circuit.advance(to: Instant(nanoseconds: start + number * Self.period + 2_000_000))
    }
  }

  /// A set: Y of the gyroscope and of the accelerometer.
  private func set(_ bench: Bench) throws -> [UInt8] {
    let bytes = try bench.bytes(0x18, 12)
    return [bytes[2], bytes[8]]
  }

  // MARK: Modes

  /// 001 stops when it is full, until bypass.
  @Test func fifoMode() throws {
    let test = try bench(0x20)
    let bench = test.0
    #expect(try bench.byte(0x2F) == 0x00)
    feed(test, 1...3)
    #expect(try bench.byte(0x2F) == 0x03)
    feed(test, 4...40)
    // Full without a loss of stored sets.
    #expect(try bench.byte(0x2F) == 0x20)
    for number in 1...3 as ClosedRange<UInt8> { #expect(try set(bench) == [number, number]) }
    #expect(try bench.byte(0x2F) == 0x1D)
    feed(test, 41...42)
    #expect(try bench.byte(0x2F) == 0x1D)
    try bench.write(0x2E, 0x00)
    #expect(try bench.byte(0x2F) == 0x00)
    try bench.write(0x2E, 0x20)
    feed(test, 43...44)
    #expect(try set(bench) == [43, 43])
    #expect(bench.forbidden == 0 && bench.count(.unprotectedRead) == 0)
  }

  /// 110 overwrites the oldest set, and OVRN shows that until there is room again.
  @Test func continuousMode() throws {
    let test = try bench(0xC0)
    let bench = test.0
    feed(test, 1...32)
    #expect(try bench.byte(0x2F) == 0x20)
    feed(test, 33...40)
    #expect(try bench.byte(0x2F) == 0x60)
    #expect(try set(bench) == [9, 9])
    #expect(try bench.byte(0x2F) == 0x1F)
    // Ten sets in one burst of 10 × 12 bytes.
    let bytes = try bench.bytes(0x18, 120)
    #expect((0..<10).map { bytes[12 * $0 + 8] } == Array(10...19))
    #expect(try bench.byte(0x2F) == 0x15)
  }

  /// An empty FIFO leaves the last set in the registers.
  @Test func empty() throws {
    let test = try bench(0xC0)
    feed(test, 1...2)
    for number in [1, 2, 2] as [UInt8] { #expect(try set(test.0) == [number, number]) }
    #expect(try test.0.byte(0x2F) == 0x00)
    #expect(test.0.count(.staleRead) == 2)
  }

  /// 000, the undefined codes, and any mode without FIFO_EN: the registers show the latest sample.
  @Test(
    arguments: [(0x00, 0x02), (0x40, 0x02), (0xA0, 0x02), (0xE0, 0x02), (0xC0, 0x00)]
      as [(UInt8, UInt8)])
  func bypass(_ codes: (control: UInt8, enable: UInt8)) throws {
    let test = try bench(codes.control, codes.enable)
    feed(test, 1...5)
    #expect(try test.0.byte(0x2F) == 0x00)
    #expect(try set(test.0) == [5, 5])
    let undefined = codes.enable != 0 && codes.control != 0
    #expect(test.0.count(.undefinedCode) == (undefined ? 1 : 0))
    #expect(test.0.count(.noEffect) == (codes.enable == 0 ? 1 : 0))
  }

  /// 100: bypass until the accelerometer's interrupt, then continuous. X above 1 g interrupts.
  @Test func bypassToContinuous() throws {
    let test = try bench(0x80, writes: [(0x07, 0x80), (0x06, 0x02), (0x1E, 0x3A)])
    let bench = test.0
    feed(test, 1...3)
    #expect(try bench.byte(0x2F) == 0x00 && set(bench) == [3, 3])
    bench.force(-1.5, 0, 0)
    bench.wait(.milliseconds(9))
    #expect(try bench.byte(0x2F) == 0x01)
    feed(test, 6...8)
    #expect(try bench.byte(0x2F) == 0x05)
  }

  /// 011: continuous until the interrupt, then FIFO mode.
  @Test func continuousToFIFO() throws {
    let test = try bench(0x60, writes: [(0x07, 0x80), (0x06, 0x02), (0x1E, 0x3A)])
    let bench = test.0
    feed(test, 1...40)
    #expect(try bench.byte(0x2F) == 0x60)
    bench.force(-1.5, 0, 0)
    bench.wait(.milliseconds(30))
    feed(test, 45...60)
    // The sets before the interrupt are still there.
    #expect(try set(bench)[0] < 14)
    #expect(try bench.byte(0x2F) & 0x3F == 0x1F)
  }

  // MARK: Threshold

  /// FTH with as many sets as the threshold, or by policy with more; never for 0.
  @Test(
    arguments: [("at", 3, 3), ("above", 3, 4), ("at", 0, 99), ("above", 0, 99)]
      as [(String, UInt8, Int64)])
  func threshold(_ test: (policy: String, threshold: UInt8, first: Int64)) throws {
    let feeding = try bench(0xC0 | test.threshold)
    let bench = feeding.0
    bench.set(policy: "watermark", test.policy)
    for number in 1...6 as ClosedRange<Int64> {
      feed(feeding, number...number)
      #expect(try bench.byte(0x2F) & 0x80 == (number >= test.first ? 0x80 : 0))
    }
  }

  /// STOP_ON_FTH limits the depth to FTH + 1.
  @Test func stopOnThreshold() throws {
    let test = try bench(0x24, 0x03)
    feed(test, 1...9)
    #expect(try test.0.byte(0x2F) == 0x85)
    #expect(try set(test.0) == [1, 1])
    let stream = try bench(0xC4, 0x03)
    feed(stream, 1...9)
    #expect(try stream.0.byte(0x2F) == 0xC5)
    #expect(try set(stream.0) == [5, 5])
  }

  // MARK: Reading

  /// With the accelerometer alone a burst of its outputs reads the sets.
  @Test func accelerometerAlone() throws {
    let test = try bench(0xC0, gyroscope: false)
    feed(test, 1...5)
    let bytes = try test.0.bytes(0x28, 30)
    #expect((0..<5).map { bytes[6 * $0 + 2] } == [1, 2, 3, 4, 5])
    #expect(try test.0.byte(0x2F) == 0x00)
  }

  /// PX4 and SparkFun read the gyroscope, then the accelerometer; Arduino the accelerometer alone.
  @Test func retirement() throws {
    let test = try bench(0xC0)
    let bench = test.0
    feed(test, 1...9)
    _ = try bench.bytes(0x18, 6)
    #expect(try bench.byte(0x2F) == 0x09)
    _ = try bench.bytes(0x28, 6)
    #expect(try bench.byte(0x2F) == 0x08)
    _ = try bench.bytes(0x28, 6)
    #expect(try bench.byte(0x2F) == 0x07)
    bench.set(policy: "fifo-retire", "last-active-byte")
    _ = try bench.bytes(0x28, 6)
    #expect(try bench.byte(0x2F) == 0x07)
    _ = try bench.bytes(0x18, 6)
    #expect(try bench.byte(0x2F) == 0x06)
    bench.set(policy: "fifo-retire", "separate")
    _ = try bench.bytes(0x28, 6)
    #expect(try bench.byte(0x2F) == 0x05)
    #expect(try bench.bytes(0x2A, 1) == [5])
    #expect(try bench.bytes(0x1A, 1) == [4])
  }

  /// FIFO_TEMP_EN: a set has the temperature of its sample.
  @Test func temperature() throws {
    let test = try bench(0xC0, 0x12)
    let bench = test.0
    bench.temperature(35)
    feed(test, 1...1)
    bench.temperature(15)
    feed(test, 2...2)
    #expect(try bench.bytes(0x15, 2) == [0xA0, 0x00])
    _ = try bench.bytes(0x18, 12)
    #expect(try bench.bytes(0x15, 2) == [0x60, 0xFF])
  }

  /// DEC: every second, fourth or eighth sample of the accelerometer.
  @Test(arguments: [(0x38, 8), (0x78, 4), (0xB8, 2), (0xF8, 1)] as [(UInt8, UInt8)])
  func decimation(_ test: (code: UInt8, sets: UInt8)) throws {
    let feeding = try bench(0xC0, gyroscope: false, writes: [(0x1F, test.code)])
    feed(feeding, 1...8)
    #expect(try feeding.0.byte(0x2F) == test.sets)
    #expect(try feeding.0.bytes(0x2A, 2)[0] == 8 / test.sets)
    // Without a FIFO, too.
    try feeding.0.write(0x23, 0x00)
    feed(feeding, 9...15)
    let last: [UInt8: UInt8] = [8: 15, 4: 14, 2: 12, 1: 8]
    #expect(try feeding.0.bytes(0x2A, 2)[0] == last[test.sets])
  }
}
