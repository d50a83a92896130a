// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Rates, the common time base, settling, boot, and the timestamp.
struct SixAxisTimeTests {
  private func instant(_ bench: Bench, _ quantity: Quantity) throws -> Int64 {
    _ = try bench.bytes(quantity == .acceleration ? 0x28 : 0x22, 6)
    return try #require(bench.circuit.truth(at: bench.target, of: quantity)).instants.x
  }

  /// A period is a power of two of ticks of 6667 Hz: 12.5 Hz is 13.02 Hz.
  @Test(
    arguments: [
      (0x10, 512), (0x20, 256), (0x30, 128), (0x40, 64), (0x50, 32), (0x60, 16), (0x70, 8),
      (0x80, 4), (0x90, 2), (0xA0, 1), (0xB0, 512),
    ] as [(UInt8, Int64)])
  func rates(_ test: (code: UInt8, ticks: Int64)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x10, test.code))
    bench.wait(.milliseconds(500))
    let first = try instant(bench, .acceleration)
    bench.wait(.seconds(1))
    let second = try instant(bench, .acceleration)
    #expect((second - first) % (test.ticks * 149_993) == 0)
    bench.circuit.advance(to: Instant(nanoseconds: second + test.ticks * 149_993 + 1))
    #expect(try instant(bench, .acceleration) >= second + test.ticks * 149_993)
  }

  /// 1.6 Hz exists in low power only.
  @Test func slowestRate() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x15, 0x10), (0x10, 0xB0))
    bench.wait(.milliseconds(610))
    #expect(try bench.byte(0x1E) & 1 == 0)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x1E) & 1 == 1)
  }

  /// Both sensors sample at common instants, whenever they were started.
  @Test func synchronous() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x10, 0x30))
    bench.wait(.milliseconds(33))
    try bench.write(0x11, 0x50)
    bench.wait(.seconds(1))
    let first = try instant(bench, .acceleration)
    let second = try instant(bench, .angularRate)
    #expect((second - first) % (32 * 149_993) == 0)
  }

  /// A new rate begins at the end of the present period, or by policy at once.
  @Test(arguments: [("end-of-period", 0x00), ("at-once", 0x01)] as [(String, UInt8)])
  func rateChange(_ test: (value: String, status: UInt8)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x10, 0x10))
    bench.set(policy: "rate-change", test.value)
    bench.wait(.milliseconds(100))
    _ = try bench.bytes(0x28, 6)
    try bench.write(0x10, 0x70)
    bench.wait(.milliseconds(5))
    #expect(try bench.byte(0x1E) & 1 == test.status)
  }

  /// INTERNAL_FREQ_FINE is the error of the oscillator in steps of 0.15 %, and the timestamp has it as well.
  @Test(arguments: [(0.03, UInt8(20)), (-0.045, 0xE2)])
  func frequencyFine(_ test: (error: Double, fine: UInt8)) throws {
    var chip = LSM6DSOChip()
    chip.rateError = test.error
    let bench = try Bench.sixAxis(chip, (0x12, 0x44), (0x10, 0x40), (0x19, 0x20))
    #expect(try bench.byte(0x63) == test.fine)
    bench.wait(.milliseconds(500))
    let first = try instant(bench, .acceleration)
    bench.wait(.seconds(10))
    let time = Double(try instant(bench, .acceleration) - first) / 1e9
    let periods = time * 6667 / 64 * (1 + test.error)
    #expect(abs(periods - periods.rounded()) < 0.01)
    let count = try timestamp(bench)
    bench.wait(.seconds(10))
    #expect(abs(Double(try timestamp(bench) - count) / 400_000 / (1 + test.error) - 1) < 1e-4)
  }

  /// A typical specimen has an oscillator of its own.
  @Test func specimens() throws {
    let bytes = try (1...6).map { seed in
      try Bench(.lsm6dso.sensing(.typical(seed: UInt64(seed))), at: 0x6A).byte(0x63)
    }
    #expect(Set(bytes).count > 2)
    #expect(bytes.allSatisfy { abs(Int(Int8(bitPattern: $0))) <= 33 })
  }

  // MARK: Timestamp

  private func timestamp(_ bench: Bench) throws -> Int {
    let bytes = try bench.bytes(0x40, 4)
    return bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// 25 µs a step, while enabled and a sensor is on; AA in TIMESTAMP2 resets it.
  @Test func timestamps() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x19, 0x20))
    bench.wait(.seconds(1))
    #expect(try timestamp(bench) == 0)
    try bench.write(0x10, 0x40)
    bench.wait(.seconds(1))
    #expect((40_000...40_030).contains(try timestamp(bench)))
    try bench.write(0x42, 0x55)
    #expect(bench.count(.wrongKey) == 1)
    #expect(try timestamp(bench) > 40_000)
    try bench.write(0x42, 0xAA)
    #expect(try timestamp(bench) < 20)
    bench.wait(.milliseconds(100))
    try bench.write(0x10, 0x00)
    let count = try timestamp(bench)
    bench.wait(.seconds(1))
    #expect(try timestamp(bench) == count)
    bench.set(policy: "timestamp-in-power-down", "runs")
    try bench.write(0x10, 0x00)
    bench.wait(.seconds(1))
    #expect(try timestamp(bench) > count + 39_000)
  }

  /// TIMESTAMP_ENDCOUNT from 6.4 ms before the overflow on, also on INT2.
  @Test func endcount() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x5F, 0x01), (0x19, 0x20), (0x10, 0x10))
    let start = bench.now
    let overflow = start + (Int64(1) << 32) * 25_000
    bench.circuit.advance(to: Instant(nanoseconds: overflow - 7_500_000))
    #expect(try bench.byte(0x1A) & 0x80 == 0)
    #expect(!bench.circuit.pins(at: bench.target)[1].isHigh)
    bench.circuit.advance(to: Instant(nanoseconds: overflow - 5_000_000))
    #expect(bench.circuit.pins(at: bench.target)[1].isHigh)
    #expect(try bench.byte(0x1A) & 0x80 == 0x80)
    bench.circuit.advance(to: Instant(nanoseconds: overflow + 1_000_000))
    #expect(!bench.circuit.pins(at: bench.target)[1].isHigh)
    #expect(try timestamp(bench) < 100)
  }

  /// The pin changes at its edge, and not before.
  @Test func endcountEdge() throws {
    func bench() throws -> Bench {
      try Bench.sixAxis(LSM6DSOChip(), (0x5F, 0x01), (0x19, 0x20), (0x10, 0x10))
    }
    let (first, second) = (try bench(), try bench())
    let time = Instant(nanoseconds: first.now + ((Int64(1) << 32) - 256) * 25_000 - 1_000_000)
    first.circuit.advance(to: time)
    second.circuit.advance(to: time)
    var line = try #require(first.circuit.line("INT2", of: first.target))
    let found = line.waitForEdge(until: time.advanced(byNanoseconds: 2_000_000))
    let edge = try #require(found)
    second.circuit.advance(to: edge.advanced(byNanoseconds: -1))
    #expect(!second.circuit.pins(at: second.target)[1].isHigh)
    second.circuit.advance(to: edge)
    #expect(second.circuit.pins(at: second.target)[1].isHigh)
  }

  // MARK: Boot, reset, settling

  /// SW_RESET takes 50 µs, and keeps I3C_disable by reports; BOOT takes 10 ms and keeps the registers.
  @Test(arguments: [("kept", UInt8(0xE2)), ("cleared", 0xE0)])
  func softReset(_ test: (value: String, control: UInt8)) throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(), (0x10, 0x40), (0x18, 0xE2), (0x19, 0x20), (0x0A, 0x06), (0x09, 0x04))
    bench.set(policy: "i3c-after-reset", test.value)
    bench.wait(.seconds(1))
    try bench.write(0x12, 0x05)
    #expect(try bench.byte(0x12) == 0x05 || bench.byte(0x12) == 0x04)
    bench.wait(.microseconds(50))
    #expect(try bench.byte(0x12) == 0x04)
    #expect(try bench.byte(0x10) == 0 && bench.byte(0x18) == test.control)
    #expect(try bench.bytes(0x3A, 2) == [0, 0])
    #expect(try timestamp(bench) == 0)
  }

  @Test func timestampAfterReset() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x10, 0x40), (0x19, 0x20))
    bench.set(policy: "timestamp-after-reset", "kept")
    bench.wait(.seconds(1))
    try bench.write(0x12, 0x05)
    #expect(try timestamp(bench) > 39_000)
  }

  @Test func reboot() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x10, 0x40), (0x0D, 0x04))
    #expect(!bench.circuit.pins(at: bench.target)[0].isHigh)
    try bench.write(0x12, 0x84)
    #expect(try bench.byte(0x12) == 0x84)
    #expect(bench.circuit.pins(at: bench.target)[0].isHigh)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x12) == 0x04 && bench.byte(0x10) == 0x40)
    #expect(!bench.circuit.pins(at: bench.target)[0].isHigh)
  }

  /// After power-on the part loads its trim for 10 ms, and samples nothing.
  @Test func powerOn() throws {
    let bench = Bench(.lsm6dso, at: 0x6A, poweredFor: .zero)
    _ = try bench.byte(0x0F)
    #expect(bench.count(.bootAccess) == 1)
    try bench.write(0x10, 0xA0)
    bench.wait(.milliseconds(9))
    #expect(try bench.byte(0x1E) & 1 == 0)
    bench.wait(.milliseconds(2))
    #expect(try bench.byte(0x1E) & 1 == 1)
  }

  /// 70 ms of the gyroscope's drive and 3 samples; one sample of the accelerometer at 104 Hz. By policy none.
  @Test(arguments: [("table", 2), ("none", 0)])
  func settling(_ test: (value: String, count: Int)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44))
    bench.set(policy: "settling", test.value)
    try bench.write(0x10, 0x40)
    try bench.write(0x11, 0x40)
    bench.wait(.milliseconds(11))
    _ = try bench.bytes(0x28, 6)
    _ = try bench.bytes(0x22, 6)
    #expect(bench.count(.unsettledRead) == test.count)
    bench.wait(.milliseconds(70))
    _ = try bench.bytes(0x28, 6)
    _ = try bench.bytes(0x22, 6)
    #expect(bench.count(.unsettledRead) == test.count)
  }

  /// Sleep keeps the drive and measures nothing.
  @Test func sleep() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x11, 0x40))
    bench.wait(.seconds(1))
    try bench.write(0x13, 0x40)
    _ = try bench.bytes(0x22, 6)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x1E) & 2 == 0)
    try bench.write(0x13, 0x00)
    bench.wait(.milliseconds(50))
    #expect(try bench.byte(0x1E) & 2 == 2)
    _ = try bench.bytes(0x22, 6)
    #expect(bench.count(.unsettledRead) == 0)
  }

  /// XL_ULP_EN is changed in power-down alone; an ISM330DHCX has no such bit.
  @Test func ultraLowPower() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x14, 0x80), (0x10, 0x30))
    #expect(bench.forbidden == 0)
    try bench.write(0x14, 0x00)
    #expect(bench.count(.forbiddenCombination) == 1)
    let other = try Bench.sixAxis(LSM6DSOChip(.ism330dhcx), (0x14, 0x80))
    #expect(try other.byte(0x14) == 0 && other.count(.reservedBits) == 1)
  }
}
