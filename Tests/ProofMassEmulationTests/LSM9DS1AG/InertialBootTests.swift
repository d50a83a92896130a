// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Thermometer, boot and reset of the accelerometer and gyroscope of an LSM9DS1.
struct InertialBootTests {
  // MARK: Thermometer

  /// 16 digits/°C, 0 at 25 °C, twelve bits: 35 °C are 00A0, 15 °C FF60; the ends of the code.
  @Test(
    arguments: [
      (35, [0xA0, 0x00]), (15, [0x60, 0xFF]), (25, [0x00, 0x00]), (200, [0xFF, 0x07]),
      (-200, [0x00, 0xF8]),
    ] as [(Double, [UInt8])])
  func thermometer(_ test: (celsius: Double, bytes: [UInt8])) throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x10, 0x60), (0x22, 0x44))
    bench.temperature(test.celsius)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x17) & 0x04 != 0)
    #expect(try bench.bytes(0x15, 2) == test.bytes)
    #expect(try bench.byte(0x17) & 0x04 == 0)
  }

  /// 59.5 Hz with the gyroscope, 50 Hz without, 10 Hz where the accelerometer has 10 Hz.
  @Test(
    arguments: [(0x10, 0xC0, 16_806_722), (0x20, 0xC0, 20_000_000), (0x20, 0x20, 100_000_000)]
      as [(UInt8, UInt8, Int64)])
  func thermometerRates(_ test: (register: UInt8, byte: UInt8, period: Int64)) throws {
    let bench = try Bench.inertialUnit()
    try bench.write(test.register, test.byte)
    let start = bench.now
    for number in 1...3 as ClosedRange<Int64> {
      _ = try bench.byte(0x16)
      bench.circuit.advance(to: Instant(nanoseconds: start + number * test.period - 300_000))
      #expect(try bench.byte(0x17) & 0x04 == 0)
      bench.circuit.advance(to: Instant(nanoseconds: start + number * test.period + 300_000))
      #expect(try bench.byte(0x17) & 0x04 != 0)
    }
  }

  @Test func thermometerError() throws {
    var chip = LSM9DS1AGChip()
    chip.temperatureError = -2.5
    let bench = try Bench.inertialUnit(chip, (0x20, 0x60))
    bench.temperature(27.5)
    bench.wait(.seconds(1))
    #expect(try bench.bytes(0x15, 2) == [0, 0])
  }

  // MARK: Boot and reset

  /// SW_RESET restores the registers and reads 1 until it has ended.
  @Test func softReset() throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x10, 0xC0), (0x1F, 0x00), (0x22, 0x44))
    try bench.write(0x22, 0x01)
    #expect(try bench.byte(0x22) == 0x05)
    bench.wait(.milliseconds(2))
    #expect(try bench.byte(0x22) == 0x04)
    #expect(try bench.byte(0x10) == 0x00 && bench.byte(0x1F) == 0x38)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x17) == 0x00)
  }

  /// BOOT keeps the registers; BOOT_STATUS and the pin show it.
  @Test func reboot() throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x20, 0x60), (0x0C, 0x04))
    let pins = bench.circuit
    bench.wait(.seconds(1))
    #expect(pins.pins(at: bench.target).map(\.isHigh) == [false, false])
    try bench.write(0x22, 0x84)
    #expect(try bench.byte(0x22) == 0x84)
    #expect(try bench.byte(0x17) & 0x08 != 0)
    #expect(pins.pins(at: bench.target).map(\.isHigh) == [true, false])
    bench.wait(.milliseconds(21))
    #expect(try bench.byte(0x22) == 0x04 && bench.byte(0x20) == 0x60)
    #expect(try bench.byte(0x17) & 0x08 == 0)
    #expect(pins.pins(at: bench.target).map(\.isHigh) == [false, false])
    #expect(bench.count(.bootAccess) > 0)
  }

  /// In power-down it waits for normal mode, as written.
  @Test func bootInPowerDown() throws {
    let bench = try Bench.inertialUnit()
    try bench.write(0x22, 0x84)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x22) == 0x84 && bench.byte(0x17) == 0x00)
    try bench.write(0x20, 0x60)
    #expect(try bench.byte(0x17) & 0x08 != 0)
    bench.wait(.milliseconds(21))
    #expect(try bench.byte(0x22) == 0x04)
    let other = try Bench.inertialUnit()
    other.set(policy: "boot-in-power-down", "immediate")
    try other.write(0x22, 0x84)
    other.wait(.milliseconds(21))
    #expect(try other.byte(0x22) == 0x04)
  }
}
