// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Rates, boot, reset and timestamps of an LSM6DSL and its relatives.
struct FirstSixAxisTimeTests {
  /// The instants of the next samples of a sensor, in ticks of 6667 Hz.
  private func periods(_ bench: Bench, _ register: UInt8, _ ready: UInt8) throws -> Double {
    var instants: [Int64] = []
    for _ in 0..<3 {
      while try bench.byte(0x1E) & ready == 0 { bench.wait(.microseconds(20)) }
      _ = try bench.bytes(register, 6)
      let truth = bench.circuit.truth(
        at: bench.target, of: ready == 1 ? .acceleration : .angularRate)
      instants.append(try #require(truth).instants.x)
    }
    return Double(instants[2] - instants[1]) / 149_993
  }

  /// Code 1 is 512 ticks, A one; B is 1.6 Hz in low power, else 12.5 Hz.
  @Test(
    arguments: [
      (0x10, 0x00, 512), (0x40, 0x00, 64), (0x80, 0x00, 4), (0xB0, 0x00, 512), (0xB0, 0x10, 4096),
    ] as [(UInt8, UInt8, Double)])
  func accelerometerRates(_ test: (code: UInt8, power: UInt8, ticks: Double)) throws {
    let bench = try Bench.firstSixAxis(
      .lsm6dsl, (0x12, 0x44), (0x15, test.power), (0x10, test.code))
    #expect(try periods(bench, 0x28, 1) == test.ticks)
  }

  /// The gyroscope of an LSM6DS3 has at most 1.66 kHz: the codes above are power-down.
  @Test(
    arguments: [
      (.lsm6dsl, 0x90, true), (.lsm6ds3trc, 0xA0, true), (.lsm6ds3, 0x80, true),
      (.lsm6ds3, 0x90, false), (.lsm6ds33, 0xA0, false),
    ] as [(LSM6DSLChip.Relative, UInt8, Bool)])
  func gyroscopeRates(
    _ test: (relative: LSM6DSLChip.Relative, code: UInt8, isOn: Bool)
  ) throws {
    let bench = try Bench.firstSixAxis(test.relative, (0x11, test.code))
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x1E) & 2 == (test.isOn ? 2 : 0))
  }

  /// By policy all rates are fractions of 6656 Hz: 104 Hz is 104 Hz.
  @Test(arguments: [("6667", 64.0), ("6656", 64.106)])
  func timeBase(_ test: (value: String, ticks: Double)) throws {
    let bench = try Bench.firstSixAxis()
    bench.set(policy: "time-base", test.value)
    try bench.write(0x10, 0x40)
    #expect(abs(try periods(bench, 0x28, 1) - test.ticks) < 0.001)
  }

  // MARK: Boot and reset

  /// An LSM6DSL refuses its address for 15 ms; an LSM6DS3 answers. Both by policy.
  @Test(
    arguments: [
      (.lsm6dsl, "part", true), (.lsm6dsl, "answered", false), (.lsm6ds3trc, "part", true),
      (.lsm6ds3, "part", false), (.lsm6ds33, "refused", true),
    ] as [(LSM6DSLChip.Relative, String, Bool)])
  func bootAccess(
    _ test: (relative: LSM6DSLChip.Relative, value: String, isRefused: Bool)
  ) throws {
    let bench = try Bench.firstSixAxis(test.relative)
    bench.set(policy: "boot-access", test.value)
    bench.circuit.powerCycle()
    bench.wait(.milliseconds(10))
    let isAnswered = (try? bench.byte(0x0F)) != nil
    #expect(isAnswered != test.isRefused)
    #expect(bench.count(.bootAccess) == (test.isRefused ? 0 : 1))
    bench.wait(.milliseconds(11))
    #expect(try bench.byte(0x12) == 0x04)
  }

  /// SW_RESET reads 1 for 50 µs, and resets the registers. With BOOT it is forbidden.
  @Test func softReset() throws {
    let bench = try Bench.firstSixAxis(.lsm6dsl, (0x10, 0x60), (0x19, 0x3C), (0x75, 0x05))
    try bench.write(0x12, 0x05)
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x12) == 0x04)
    #expect(try bench.byte(0x10) == 0x00 && bench.byte(0x19) == 0x00 && bench.byte(0x75) == 0x00)
    try bench.write(0x12, 0x85)
    #expect(bench.count(.forbiddenCombination) == 1)
  }

  /// BOOT keeps the registers. INT1_BOOT and, in an LSM6DS3, EV_BOOT show it for 15 or 20 ms.
  @Test(
    arguments: [(.lsm6dsl, 14, 0x00), (.lsm6ds3, 19, 0x08)]
      as [(LSM6DSLChip.Relative, Int, UInt8)])
  func reboot(_ test: (relative: LSM6DSLChip.Relative, milliseconds: Int, status: UInt8)) throws {
    let bench = try Bench.firstSixAxis(test.relative, (0x5D, 0x33), (0x0D, 0x04), (0x12, 0x84))
    bench.wait(.milliseconds(test.milliseconds))
    #expect(try bench.byte(0x12) == 0x84)
    #expect(try bench.byte(0x1E) & 0x08 == test.status)
    #expect(bench.circuit.pins(at: bench.target)[0].isHigh)
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x12) == 0x04 && bench.byte(0x5D) == 0x33)
    #expect(try bench.byte(0x1E) & 0x08 == 0x00)
    #expect(!bench.circuit.pins(at: bench.target)[0].isHigh)
  }

  // MARK: Timestamp

  private func count(_ bench: Bench) throws -> Int {
    let bytes = try bench.bytes(0x40, 3)
    return Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2]) << 16
  }

  /// The bit that enables the timestamp.
  private func enable(_ relative: LSM6DSLChip.Relative) -> (UInt8, UInt8) {
    relative == .lsm6ds3 ? (0x58, 0x80) : (0x19, 0x20)
  }

  /// Steps of 6.4 ms, or 25 µs with TIMER_HR. It needs a sensor; AA in TIMESTAMP2 resets it, another byte does not.
  @Test(arguments: [LSM6DSLChip.Relative.lsm6dsl, .lsm6ds3])
  func timestamp(_ relative: LSM6DSLChip.Relative) throws {
    let bench = try Bench.firstSixAxis(relative, enable(relative))
    bench.wait(.seconds(1))
    #expect(try count(bench) == 0)
    try bench.write(0x10, 0x10)
    bench.wait(.seconds(10))
    #expect(try count(bench) == 1562)
    try bench.write(0x42, 0x55)
    #expect(try count(bench) == 1562 && bench.count(.wrongKey) == 1)
    try bench.write(0x5C, 0x10)
    try bench.write(0x42, 0xAA)
    bench.wait(.seconds(1))
    #expect((40_000...40_020).contains(try count(bench)))
    try bench.write(0x10, 0x00)
    let stopped = try count(bench)
    bench.wait(.seconds(1))
    #expect(try count(bench) == stopped)
    try bench.write(0x12, 0x05)
    bench.wait(.milliseconds(1))
    #expect(try count(bench) == 0)
  }

  /// After FFFFFF at 25 µs an LSM6DS3's stays, an LSM6DSL's begins again; both by policy. At 6.4 ms both begin again.
  @Test(
    arguments: [
      (.lsm6dsl, "part", false), (.lsm6ds3, "part", true), (.lsm6dsl, "freezes", true),
      (.lsm6ds3, "wraps", false),
    ] as [(LSM6DSLChip.Relative, String, Bool)])
  func timestampEnd(_ test: (relative: LSM6DSLChip.Relative, value: String, stays: Bool)) throws {
    let bench = try Bench.firstSixAxis(test.relative, enable(test.relative), (0x5C, 0x10))
    bench.set(policy: "timestamp-end", test.value)
    try bench.write(0x10, 0x10)
    bench.wait(.seconds(420))
    // 2²⁴ steps are 419.43 s.
    let count = try count(bench)
    #expect(test.stays ? count == 0xFFFFFF : (22_700...22_900).contains(count))
    let slow = try Bench.firstSixAxis(test.relative, enable(test.relative), (0x10, 0x10))
    slow.wait(.seconds(107_380))
    // 2²⁴ steps are 107 374.18 s.
    #expect((900...920).contains(try self.count(slow)))
  }

  /// INT1 shows the last 256 steps of 6.4 ms, or in an LSM6DSL 65536 of 25 µs.
  @Test(
    arguments: [
      (.lsm6dsl, 0x10, 417_500, 418_000), (.lsm6dsl, 0x00, 107_372_000, 107_373_000),
      (.lsm6ds3, 0x00, 107_372_000, 107_373_000),
    ] as [(LSM6DSLChip.Relative, UInt8, Int, Int)])
  func timestampSignal(
    _ test: (relative: LSM6DSLChip.Relative, control: UInt8, before: Int, after: Int)
  ) throws {
    let bench = try Bench.firstSixAxis(
      test.relative, enable(test.relative), (0x5C, test.control), (0x5E, 0x01), (0x10, 0x10))
    func isHigh() -> Bool { bench.circuit.pins(at: bench.target)[0].isHigh }
    bench.wait(.milliseconds(test.before))
    #expect(!isHigh())
    bench.wait(.milliseconds(test.after - test.before))
    #expect(isHigh())
    try bench.write(0x42, 0xAA)
    #expect(!isHigh())
  }

  // MARK: Pins

  /// INT1 has the accelerometer, latched or with pulses of 75 µs; an LSM6DS3 only latches.
  @Test func dataReady() throws {
    let bench = try Bench.firstSixAxis(.lsm6dsl, (0x0D, 0x01), (0x10, 0x40))
    func isHigh(_ pin: Int = 0) -> Bool { bench.circuit.pins(at: bench.target)[pin].isHigh }
    bench.wait(.milliseconds(30))
    #expect(isHigh() && !isHigh(1))
    _ = try bench.bytes(0x28, 6)
    #expect(!isHigh())
    try bench.write(0x0B, 0x80)
    var edges = 0
    var wasHigh = isHigh()
    for _ in 0..<2000 {
      bench.wait(.microseconds(25))
      if isHigh() != wasHigh { edges += 1 }
      wasHigh = isHigh()
    }
    // Five periods of 9.6 ms in 50 ms, each with a pulse.
    #expect((10...11).contains(edges))
    // INT2_on_INT1, H_LACTIVE.
    try bench.write(0x0D, 0x00)
    try bench.write(0x0B, 0x00)
    try bench.write(0x0E, 0x01)
    bench.wait(.milliseconds(20))
    #expect(isHigh(1) && !isHigh())
    try bench.write(0x13, 0x20)
    #expect(!isHigh(1) && isHigh())
    try bench.write(0x12, 0x24)
    #expect(isHigh(1) && !isHigh())
  }
}
