// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Power modes, rates and their coupling, status and settling of the accelerometer and gyroscope of an LSM9DS1.
struct InertialPowerTests {
  /// Periods of ODR_G 001 to 110 in nanoseconds: 14.9 to 952 Hz.
  static let periods: [Int64] = [
    67_114_093, 16_806_722, 8_403_361, 4_201_680, 2_100_840, 1_050_420,
  ]

  /// Expects both truths, where they are, at a multiple of the period after a write.
  private func check(
    _ bench: Bench, _ quantity: Quantity, from start: Int64, period: Int64
  ) throws {
    _ = try bench.bytes(quantity == .acceleration ? 0x28 : 0x18, 6)
    let now = bench.now
    let truth = try #require(bench.circuit.truth(at: bench.target, of: quantity))
    #expect((truth.instants.x - start) % period == 0)
    #expect(now - truth.instants.x < period + 1_000_000)
  }

  /// Table 9: with ODR_G = 0 the accelerometer has its own rates.
  @Test(arguments: 1...6 as ClosedRange<UInt8>)
  func accelerometerRates(code: UInt8) throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x20, code << 5))
    let start = bench.now
    bench.wait(.seconds(1))
    let period = ([100_000_000, 20_000_000] + Self.periods[2...])[Int(code) - 1]
    // The write is complete a stop bit before the transfer ends.
    _ = try bench.bytes(0x28, 6)
    let first = try #require(bench.circuit.truth(at: bench.target)).instants.x
    #expect(abs((first - start + period / 2) % period - period / 2) < 10_000)
    bench.wait(Duration(wholeNanoseconds: 7 * period))
    _ = try bench.bytes(0x28, 6)
    let second = try #require(bench.circuit.truth(at: bench.target)).instants.x
    #expect(second > first && (second - first) % period == 0)
    #expect(bench.now - second < period + 1_000_000)
    #expect(try bench.byte(0x17) & 0x02 == 0)
    #expect(bench.circuit.truth(at: bench.target, of: .angularRate) == nil)
  }

  /// Else both run at ODR_G, whatever ODR_XL is, even 0.
  @Test(arguments: 1...6 as ClosedRange<UInt8>, [0, 1, 6] as [UInt8])
  func coupledRates(code: UInt8, own: UInt8) throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x20, own << 5), (0x10, code << 5))
    bench.wait(.seconds(1))
    _ = try bench.bytes(0x18, 12)
    let start = try #require(bench.circuit.truth(at: bench.target, of: .angularRate)).instants.x
    bench.wait(.seconds(1))
    let period = Self.periods[Int(code) - 1]
    try check(bench, .angularRate, from: start, period: period)
    try check(bench, .acceleration, from: start, period: period)
    #expect(bench.count(.noEffect) == (own != 0 && own != code ? 1 : 0))
  }

  /// ST's driver has codes for a gyroscope alone.
  @Test func accelerometerStaysOffByPolicy() throws {
    let bench = try Bench.inertialUnit()
    bench.set(policy: "accelerometer-with-gyroscope", "by-odr")
    try bench.write(0x10, 0x60)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x17) & 0x03 == 0x02)
    #expect(try bench.bytes(0x1C, 3).count == 3)
    #expect(bench.circuit.truth(at: bench.target, of: .acceleration) == nil)
    try bench.write(0x20, 0x60)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x17) & 0x03 == 0x03)
  }

  @Test func powerDown() throws {
    let bench = try Bench.inertialUnit()
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x17) == 0x00)
    _ = try bench.bytes(0x28, 6)
    _ = try bench.bytes(0x18, 6)
    #expect(bench.violations.map(\.kind) == [.powerDownRead, .powerDownRead])
    try bench.write(0x10, 0x20)
    _ = try bench.bytes(0x28, 6)
    #expect(bench.count(.earlyRead) == 1)
    // Code 111 is not available.
    try bench.write(0x10, 0xE0)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x17) & 0x03 == 0x00)
  }

  // MARK: Status

  /// STATUS_REG at both of its addresses: new data until the high byte of Z was read.
  @Test func status() throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x10, 0x60), (0x22, 0x44))
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x17) == 0x07 && bench.byte(0x27) == 0x07)
    try bench.write(0x10, 0x20)
    bench.wait(.seconds(1))
    _ = try bench.bytes(0x28, 6)
    #expect(try bench.byte(0x17) == 0x06)
    _ = try bench.bytes(0x18, 6)
    #expect(try bench.byte(0x27) == 0x04)
    _ = try bench.bytes(0x15, 2)
    #expect(try bench.byte(0x27) == 0x00)
    _ = try bench.bytes(0x28, 6)
    #expect(bench.count(.staleRead) == 1)
    bench.wait(.milliseconds(70))
    #expect(try bench.byte(0x27) == 0x07)
  }

  /// Which read clears XLDA and GDA is not described.
  @Test(
    arguments: [
      ("last-high-byte", [1, 1, 0]), ("any-high-byte", [0, 0, 0]), ("all-axes", [1, 1, 0]),
    ] as [(String, [UInt8])])
  func readyClears(_ policy: (name: String, after: [UInt8])) throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x10, 0x20))
    bench.set(policy: "ready-clears", policy.name)
    bench.wait(.seconds(1))
    for (sensor, first) in [(1, 0x28), (2, 0x18)] as [(UInt8, UInt8)] {
      _ = try bench.byte(first)
      #expect(try bench.byte(0x17) & sensor != 0)
      for (axis, isReady) in policy.after.enumerated() {
        _ = try bench.byte(first + 1 + 2 * UInt8(axis))
        #expect(try (bench.byte(0x17) & sensor != 0) == (isReady != 0))
      }
    }
    bench.wait(.milliseconds(70))
    _ = try bench.bytes(0x2C, 2)
    #expect(try bench.byte(0x17) & 1 == (policy.name == "all-axes" ? 1 : 0))
  }

  /// The second address of STATUS_REG has all bits of the first: here inactivity, both interrupts, boot, new data.
  @Test func secondStatus() throws {
    let bench = try Bench.inertialUnit(
      LSM9DS1AGChip(), (0x10, 0x60), (0x07, 1), (0x06, 0x02), (0x1E, 0x3A), (0x30, 0x42))
    bench.force(-0.5, 0, 0)
    bench.turn(-10, 0, 0)
    bench.wait(.seconds(1))
    for (register, byte) in [(0x05, 1), (0x04, 0x7F), (0x22, 0x84)] as [(UInt8, UInt8)] {
      try bench.write(register, byte)
    }
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x27) == 0x7F)
    #expect(try bench.byte(0x17) == 0x7F)
  }

  // MARK: Sleep and settling

  /// SLEEP_G: the drive stays on, nothing is measured.
  @Test func sleep() throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x10, 0x60))
    bench.wait(.seconds(1))
    try bench.write(0x23, 0x40)
    _ = try bench.bytes(0x18, 12)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x17) & 0x03 == 0x01)
    try bench.write(0x23, 0x00)
    bench.wait(.milliseconds(35))
    #expect(try bench.byte(0x17) & 0x03 == 0x03)
    // Three samples are to be discarded.
    _ = try bench.bytes(0x18, 6)
    #expect(bench.count(.unsettledRead) == 0)
  }

  /// Table "samples to discard", 952 Hz: 8 after a change of LP_mode or sleep; 2 of the accelerometer at 408 Hz. From
  /// power-down the gyroscope's drive needs longer.
  @Test func settling() throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x10, 0xC0), (0x22, 0x44))
    bench.wait(.microseconds(2500))
    _ = try bench.bytes(0x28, 6)
    #expect(bench.count(.unsettledRead) == 1)
    bench.wait(.milliseconds(350))
    _ = try bench.bytes(0x28, 6)
    #expect(bench.count(.unsettledRead) == 1)
    _ = try bench.bytes(0x18, 6)
    #expect(bench.count(.unsettledRead) == 2)
    bench.wait(.milliseconds(60))
    _ = try bench.bytes(0x18, 6)
    #expect(bench.count(.unsettledRead) == 2)
    try bench.write(0x23, 0x40)
    try bench.write(0x23, 0x00)
    bench.wait(.milliseconds(8))
    _ = try bench.bytes(0x18, 6)
    #expect(bench.count(.unsettledRead) == 3)
    bench.wait(.milliseconds(2))
    _ = try bench.bytes(0x18, 6)
    #expect(bench.count(.unsettledRead) == 3)
  }

  /// LP_mode up to 119 Hz: data settle after a change; above it has no effect.
  @Test func lowPower() throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x10, 0x60), (0x22, 0x44))
    bench.wait(.seconds(1))
    try bench.write(0x12, 0x80)
    bench.wait(.milliseconds(20))
    _ = try bench.bytes(0x18, 6)
    #expect(bench.count(.unsettledRead) == 1)
    bench.wait(.milliseconds(20))
    _ = try bench.bytes(0x18, 6)
    #expect(bench.count(.unsettledRead) == 1 && bench.count(.noEffect) == 0)
    try bench.write(0x10, 0x80)
    bench.wait(.seconds(1))
    _ = try bench.bytes(0x18, 6)
    #expect(bench.violations.last?.detail == .lowPowerAtHighRate)
  }

  /// DRDY_mask_bit withholds samples until the filters have settled.
  @Test func dataReadyMask() throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x23, 0x08), (0x10, 0x60))
    bench.wait(.milliseconds(390))
    #expect(try bench.byte(0x17) & 0x03 == 0x01)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x17) & 0x03 == 0x03)
    _ = try bench.bytes(0x18, 12)
    #expect(bench.count(.unsettledRead) == 0)
  }
}
