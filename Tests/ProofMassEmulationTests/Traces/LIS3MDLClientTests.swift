// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The transfers of known drivers for the LIS3MDL, as their sources make them.
struct LIS3MDLClientTests {
  private func bench(_ part: Part = .lis3mdl, at address: UInt8 = 0x1C) -> Bench {
    let bench = Bench(part, at: address)
    bench.field(100, -100, 50)
    bench.temperature(35)
    return bench
  }

  /// ST, lis3mdl_read_data_polling.c: ±16 G, 5 Hz, high performance.
  @Test func st() throws {
    let bench = bench()
    #expect(try bench.byte(0x8F) == 0x3D)
    #expect(try bench.byte(0xA1) == 0x00)
    try bench.write(0xA1, 0x04)
    while try bench.byte(0xA1) & 0x04 != 0 { bench.wait(.microseconds(100)) }
    #expect(try bench.byte(0xA4) == 0x00)
    try bench.write(0xA4, 0x40)
    #expect(try bench.byte(0xA0) == 0x10)
    #expect(try bench.byte(0xA3) == 0x00)
    try bench.write(0xA0, 0x44)
    try bench.write(0xA3, 0x08)
    #expect(try bench.byte(0xA1) == 0x00)
    try bench.write(0xA1, 0x60)
    #expect(try bench.byte(0xA0) == 0x44)
    try bench.write(0xA0, 0xC4)
    #expect(try bench.byte(0xA2) == 0x03)
    try bench.write(0xA2, 0x00)
    while try bench.byte(0xA7) & 0x08 == 0 { bench.wait(.milliseconds(1)) }
    #expect(try bench.words() == [0x06AF, 0xF951, 0x0358])
    #expect(try bench.bytes(0xAE, 2) == [0x50, 0x00])
    #expect(bench.circuit.finish().isClean)
  }

  /// Pololu's library, at 0x1E: ±4 G, 10 Hz, ultra-high performance; the address ends with a STOP.
  @Test func pololu() throws {
    let bench = bench(at: 0x1E)
    try bench.write(0x0F)
    #expect(try bench.nextBytes(1) == [0x3D])
    try bench.write(0x20, 0x70)
    try bench.write(0x21, 0x00)
    try bench.write(0x22, 0x00)
    try bench.write(0x23, 0x0C)
    bench.wait(.milliseconds(100))
    try bench.write(0xA8)
    #expect(try bench.nextBytes(6) == [0xBA, 0x1A, 0x46, 0xE5, 0x5D, 0x0D])
    #expect(bench.forbidden == 0)
  }

  /// Zephyr, without the increment bit: five registers in one burst, then 155 Hz.
  @Test func zephyr() throws {
    let bench = bench(at: 0x1E)
    #expect(try bench.byte(0x0F) == 0x3D)
    try bench.write(0x20, 0x62, 0x00, 0x00, 0x0C, 0x40)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x28, 6) == [0xBA, 0x1A, 0x46, 0xE5, 0x5D, 0x0D])
    #expect(try bench.bytes(0x2E, 2) == [0x00, 0x00])
    #expect(bench.circuit.finish().isClean)
  }

  /// Linux, st_magn, which has one row of settings for both parts: the probe, and a value of X at the rate that it
  /// calls 1 Hz.
  @Test(arguments: [Part.lis3mdl, .lsm9ds1m])
  func linux(part: Part) throws {
    let bench = bench(part)
    #expect(try bench.byte(0x8F) == 0x3D)
    #expect(try bench.byte(0xA2) == 0x03)
    #expect(try bench.byte(0xA1) == 0x00)
    #expect(try bench.byte(0xA0) == 0x10)
    try bench.write(0x20, 0x00)
    #expect(try bench.byte(0xA4) == 0x00)
    try bench.write(0x24, 0x40)
    #expect(try bench.byte(0xA2) == 0x03)
    try bench.write(0x22, 0x00)
    bench.wait(.seconds(2))
    #expect(try bench.bytes(0xA8, 2) == [0xBA, 0x1A])
    try bench.write(0x22, 0x03)
    #expect(bench.circuit.finish().isClean)
  }

  /// Adafruit's library: soft reset, 155 Hz, and six bytes from 28 without the increment bit.
  @Test func adafruit() throws {
    let bench = bench()
    #expect(try bench.byte(0x0F) == 0x3D)
    #expect(try bench.byte(0x21) == 0x00)
    try bench.write(0x21, 0x04)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x20) == 0x10)
    try bench.write(0x20, 0x70)
    try bench.write(0x23, 0x0C)
    #expect(try bench.byte(0x20) == 0x70)
    try bench.write(0x20, 0x62)
    try bench.write(0x21, 0x00)
    #expect(try bench.byte(0x22) == 0x03)
    try bench.write(0x22, 0x00)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x28, 6) == [0xBA, 0x1A, 0x46, 0xE5, 0x5D, 0x0D])
    #expect(bench.forbidden == 0)
  }
}
