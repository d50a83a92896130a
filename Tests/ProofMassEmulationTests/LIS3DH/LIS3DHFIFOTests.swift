// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The FIFO of the LIS3DH (sections 5.1 and 8.19 to 8.20).
struct LIS3DHFIFOTests {
  /// Creates a chip at 100 Hz with the FIFO enabled, in a mode and with a watermark.
  private func chip(
    _ control: UInt8, _ writes: [(UInt8, UInt8)] = [], force: (Double, Double, Double) = (0, 0, 1)
  ) throws -> SampledAccelerometer {
    try SampledAccelerometer.lis3dh([(0x24, 0x40), (0x2E, control)] + writes, force: force)
  }

  /// The watermark is set with one set more than FTH, and cleared when fewer than FTH sets are
  /// left.
  @Test func watermark() throws {
    let chip = try chip(0x84, [(0x22, 0x04)])
    #expect(try chip.bench.byte(0x2F) == 0x20)
    chip.pass(3)
    #expect(try chip.bench.byte(0x2F) == 0x04)
    chip.pass(4)
    #expect(try chip.bench.byte(0x2F) == 0x85)
    _ = try chip.bench.bytes(0xA8, 6)
    #expect(try chip.bench.byte(0x2F) == 0x84)
    _ = try chip.bench.bytes(0xA8, 6)
    #expect(try chip.bench.byte(0x2F) == 0x03)
    #expect(chip.edges.first == chip.rise(4))
  }

  /// A burst of 192 bytes reads all sets, oldest first.
  @Test func burst() throws {
    let chip = try chip(0x80)
    for sample in 0..<32 { chip.force(0.004 * Double(sample + 1), 0, 0, after: sample) }
    chip.pass(32)
    #expect(try chip.bench.byte(0x2F) & 0x7F == 0x5F)
    let bytes = try chip.bench.bytes(0xA8, 192)
    let digits = stride(from: 0, to: 192, by: 6).map {
      Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8) >> 6)
    }
    #expect(digits == Array(1...32))
    #expect(try chip.bench.byte(0x2F) == 0x20)
  }

  /// FIFO mode stops when it is full; bypass restarts it.
  @Test func fillsOnce() throws {
    let chip = try chip(0x40, [(0x22, 0x02)])
    chip.pass(40)
    #expect(try chip.bench.byte(0x2F) == 0xDF)
    #expect(chip.edges == [chip.rise(31)])
    #expect(try chip.bench.sampleTime() == chip.time(0))
    try chip.bench.write(0x2E, 0x00)
    #expect(try chip.bench.byte(0x2F) == 0x20)
  }

  /// The FIFO stores 10 bits even in high-resolution mode (section 3.6) or, by policy, 12.
  @Test(arguments: [("10-bits", 0x00C0), ("mode", 0x00D0)] as [(String, UInt16)])
  func width(policy: String, word: UInt16) throws {
    let chip = try chip(0x80, [(0x23, 0x08)], force: (0.013, 0, 0))
    chip.bench.set(policy: "fifo-width", policy)
    chip.pass(10)
    #expect(try chip.bench.words()[0] == word)
  }

  /// Stream mode lasts until the pin selected by TR rises, and is followed by FIFO mode.
  @Test(arguments: [(0xC0, 0x22), (0xE0, 0x25)] as [(UInt8, UInt8)])
  func trigger(control: UInt8, pins: UInt8) throws {
    let chip = try chip(control, [(pins, 0x40), (0x30, 0x02), (0x32, 0x20), (0x24, 0x48)])
    chip.force(1, 0, 1, after: 50)
    chip.pass(200)
    #expect(try chip.bench.byte(0x2F) & 0x7F == 0x5F)
    let oldest = try chip.bench.sampleTime()
    #expect(oldest > chip.time(15) && oldest < chip.time(52))
  }
}
