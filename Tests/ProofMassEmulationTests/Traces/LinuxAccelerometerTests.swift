// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The transfers of Linux st_accel with an LIS331DLH, transaction by transaction.
struct LinuxAccelerometerTests {
  private func probed() throws -> Bench {
    let bench = try Bench.accelerometer()
    #expect(try bench.byte(0x8F) == 0x32)
    #expect(try bench.byte(0xA0) == 0x07)
    #expect(try bench.byte(0xA2) == 0x00)
    #expect(try bench.byte(0xA3) == 0x00)
    #expect(try bench.byte(0xA0) == 0x07)
    #expect(try bench.byte(0xA3) == 0x00)
    try bench.write(0x23, 0x80)
    #expect(try bench.byte(0xA0) == 0x07)
    return bench
  }

  @Test func probe() throws {
    let bench = try probed()
    #expect(try bench.byte(0xA3) == 0x80)
    #expect(bench.violations.isEmpty)
  }

  @Test func probeOfOldKernels() throws {
    let bench = try Bench.accelerometer()
    #expect(try bench.byte(0x0F) == 0x32)
    #expect(try bench.byte(0x20) == 0x07)
    try bench.write(0x20, 0x07)
    #expect(try bench.byte(0x23) == 0x00)
    try bench.write(0x23, 0x00)
    #expect(try bench.byte(0x20) == 0x07)
    try bench.write(0x20, 0x07)
    #expect(try bench.byte(0x23) == 0x00)
    try bench.write(0x23, 0x80)
    #expect(try bench.byte(0x23) == 0x80)
    #expect(bench.violations.isEmpty)
  }

  @Test(arguments: [(0xA8, [0x40, 0x06]), (0xAA, [0x80, 0xF3]), (0xAC, [0x80, 0x3E])])
  func rawReadOfOneAxis(command: Int, bytes: [Int]) throws {
    let bench = try probed()
    bench.force(0.1, -0.2, 1)
    #expect(try bench.byte(0xA0) == 0x07)
    try bench.write(0x20, 0x27)
    bench.wait(.milliseconds(40))
    #expect(try bench.bytes(UInt8(command), 2) == bytes.map { UInt8($0) })
    #expect(try bench.byte(0xA0) == 0x27)
    try bench.write(0x20, 0x07)
    #expect(bench.circuit.finish().isClean)
  }

  @Test(arguments: [(0x3F, 2), (0x37, 5), (0x2F, 20), (0x27, 40)])
  func twoSamplesAreLongEnoughAtEveryRate(control: Int, milliseconds: Int) throws {
    let bench = try probed()
    bench.force(1, 0, 0)
    try bench.write(0x20, UInt8(control & 0x1F))
    try bench.write(0x20, UInt8(control))
    bench.wait(.milliseconds(milliseconds))
    #expect(try bench.bytes(0xA8, 2) == [0x80, 0x3E])
  }

  @Test(arguments: [(0x90, 0x40, 0x1F), (0xB0, 0x00, 0x10)])
  func scaleKeepsBlockDataUpdate(format: Int, low: Int, high: Int) throws {
    let bench = try probed()
    #expect(try bench.byte(0xA3) == 0x80)
    try bench.write(0x23, UInt8(format))
    try bench.write(0x20, 0x27)
    bench.wait(.milliseconds(40))
    #expect(try bench.bytes(0xAC, 2) == [UInt8(low), UInt8(high)])
  }

  /// The driver's loop on an edge ends only when the reads of all high bytes have cleared their
  /// bits.
  @Test func bufferWithTrigger() throws {
    let bench = try probed()
    #expect(try bench.byte(0xA2) == 0x00)
    try bench.write(0x22, 0x02)
    #expect(try bench.byte(0xA0) == 0x07)
    try bench.write(0x20, 0x27)
    bench.wait(.milliseconds(21))
    for _ in 0..<5 {
      #expect(try bench.byte(0xA7) & 0x07 == 0x07)
      #expect(try bench.bytes(0xA8, 2) == [0x00, 0x00])
      #expect(try bench.bytes(0xAA, 2) == [0x00, 0x00])
      #expect(try bench.bytes(0xAC, 2) == [0x80, 0x3E])
      #expect(try bench.byte(0xA7) & 0x07 == 0x00)
      bench.wait(.milliseconds(20))
    }
    try bench.write(0x20, 0x07)
    try bench.write(0x22, 0x00)
    #expect(bench.circuit.finish().isClean)
  }

  /// After a sysfs read of one axis and a buffer of that axis alone, the bits of the other axes
  /// must not keep the driver in its loop.
  @Test func bufferOfOneAxisAfterARawRead() throws {
    let bench = try probed()
    try bench.write(0x20, 0x27)
    bench.wait(.milliseconds(40))
    _ = try bench.bytes(0xA8, 2)
    try bench.write(0x20, 0x07)
    try bench.write(0x22, 0x02)
    try bench.write(0x20, 0x01)
    try bench.write(0x20, 0x21)
    bench.wait(.milliseconds(22))
    #expect(try bench.byte(0xA7) & 0x07 == 0x01)
    _ = try bench.bytes(0xA8, 2)
    #expect(try bench.byte(0xA7) & 0x07 == 0x00)
  }

  @Test func probeOverSPIWithThreeWires() throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0, threeWire: true))
    try circuit.frame(0x23, 0x01)
    #expect(try circuit.frame(0xCF, reading: 1) == [0x32])
    #expect(try circuit.frame(0xE0, reading: 1) == [0x07])
    #expect(try circuit.frame(0xE3, reading: 1) == [0x01])
    try circuit.frame(0x23, 0x81)
    #expect(try circuit.frame(0xE3, reading: 1) == [0x81])
    try circuit.frame(0x20, 0x27)
    circuit.advance(by: .milliseconds(40))
    #expect(try circuit.frame(0xEC, reading: 2) == [0x80, 0x3E])
    #expect(circuit.finish().isClean)
  }
}

/// The transfers of Linux lis3lv02d with an LIS331DLH.
struct LinuxJoystickTests {
  @Test func initialisesReadsAndPowersOff() throws {
    let bench = try Bench.accelerometer()
    bench.force(0.1, -0.2, 1)
    #expect(try bench.byte(0x0F) == 0x32)
    #expect(try bench.byte(0x20) == 0x07)
    try bench.write(0x20, 0x27)
    #expect(try bench.byte(0x21) == 0x00)
    try bench.write(0x21, 0x80)
    #expect(try bench.byte(0x23) == 0x00)
    try bench.write(0x23, 0x80)
    #expect(try bench.byte(0x20) == 0x27)
    bench.wait(.milliseconds(60))
    #expect(try bench.byte(0x21) == 0x00)
    let bytes = try (0x28...0x2D).map { try bench.byte($0) }
    #expect(bytes == [0x40, 0x06, 0x80, 0xF3, 0x80, 0x3E])
    try bench.write(0x20, 0x00)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x20) == 0x00)
    #expect(bench.circuit.finish().isClean)
  }

  /// Older kernels write 0x47, which is meant for another part: one sample every two seconds.
  @Test func oldKernelsEndUpAtHalfAHertz() throws {
    let bench = try Bench.accelerometer((0x20, 0x47))
    bench.wait(.milliseconds(60))
    #expect(try bench.byte(0x27) == 0x00)
    bench.wait(.seconds(2))
    #expect(try bench.byte(0x27) == 0x0F)
  }

  /// The block path reads five bytes from 0x29 and uses the high ones.
  @Test func blockReadGivesHighBytes() throws {
    let bench = try Bench.accelerometer((0x20, 0x27), (0x23, 0x80))
    bench.force(0.1, -0.2, 1)
    bench.wait(.milliseconds(60))
    #expect(try bench.bytes(0xA9, 5) == [0x06, 0x80, 0xF3, 0x80, 0x3E])
  }
}
