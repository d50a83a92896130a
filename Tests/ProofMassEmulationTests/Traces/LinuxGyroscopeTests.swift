// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The transfers of Linux st_gyro with an L3G4200D, transaction by transaction.
struct LinuxGyroscopeTests {
  private func probed() throws -> Bench {
    let bench = try Bench.gyroscope()
    #expect(try bench.byte(0x8F) == 0xD3)
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
    let bench = try Bench.gyroscope()
    #expect(try bench.byte(0x0F) == 0xD3)
    #expect(try bench.byte(0x20) == 0x07)
    try bench.write(0x20, 0x07)
    #expect(try bench.byte(0x22) == 0x00)
    try bench.write(0x22, 0x00)
    #expect(try bench.byte(0x23) == 0x00)
    try bench.write(0x23, 0x00)
    #expect(try bench.byte(0x20) == 0x07)
    try bench.write(0x20, 0x07)
    #expect(try bench.byte(0x23) == 0x00)
    try bench.write(0x23, 0x80)
    #expect(try bench.byte(0x20) == 0x07)
    try bench.write(0x20, 0x07)
    #expect(try bench.byte(0x23) == 0x80)
    #expect(bench.violations.isEmpty)
  }

  /// After a warm reboot, the probe writes back some registers and leaves others unchanged.
  @Test func probeOfAConfiguredChip() throws {
    let bench = try Bench.gyroscope(
      (0x20, 0xFF), (0x21, 0x09), (0x22, 0x08), (0x23, 0x30), (0x24, 0x12))
    #expect(try bench.byte(0xA0) == 0xFF)
    try bench.write(0x20, 0xF7)
    #expect(try bench.byte(0xA2) == 0x08)
    try bench.write(0x22, 0x00)
    #expect(try bench.byte(0xA3) == 0x30)
    try bench.write(0x23, 0x00)
    #expect(try bench.byte(0xA0) == 0xF7)
    try bench.write(0x20, 0x37)
    #expect(try bench.byte(0xA3) == 0x00)
    try bench.write(0x23, 0x80)
    #expect(try bench.bytes(0xA0, 5) == [0x37, 0x09, 0x00, 0x80, 0x12])
  }

  @Test(arguments: [(0xA8, [0xA5, 0x2C]), (0xAA, [0x49, 0x59]), (0xAC, [0xB7, 0xA6])])
  func rawReadOfOneAxis(command: Int, bytes: [Int]) throws {
    let bench = try probed()
    bench.turn(100, 200, -200)
    #expect(try bench.byte(0xA0) == 0x07)
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(UInt8(command), 2) == bytes.map { UInt8($0) })
    #expect(try bench.byte(0xA0) == 0x0F)
    try bench.write(0x20, 0x07)
    #expect(bench.circuit.finish().isClean)
  }

  /// Two samples are much shorter than the 250 ms until data have settled.
  @Test func rawReadIsTooEarlyForSettledData() throws {
    let bench = try probed()
    bench.set(policy: "turn-on", "settled")
    bench.turn(100, 200, -200)
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0xA8, 2) == [0x00, 0x00])
  }

  @Test(arguments: [(0x90, 0x52, 0x16), (0xA0, 0x95, 0x05)])
  func scaleKeepsBlockDataUpdate(format: Int, low: Int, high: Int) throws {
    let bench = try probed()
    bench.turn(100, 0, 0)
    try bench.write(0x23, UInt8(format))
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0xA8, 2) == [UInt8(low), UInt8(high)])
  }

  @Test func bufferWithTrigger() throws {
    let bench = try probed()
    bench.turn(100, 200, -200)
    #expect(try bench.byte(0xA2) == 0x00)
    try bench.write(0x22, 0x08)
    #expect(try bench.byte(0xA0) == 0x07)
    #expect(try bench.byte(0xA0) == 0x07)
    try bench.write(0x20, 0x0F)
    bench.wait(.microseconds(10_100))
    for _ in 0..<5 {
      #expect(try bench.byte(0xA7) & 0x07 == 0x07)
      #expect(try bench.bytes(0xA8, 2) == [0xA5, 0x2C])
      #expect(try bench.bytes(0xAA, 2) == [0x49, 0x59])
      #expect(try bench.bytes(0xAC, 2) == [0xB7, 0xA6])
      #expect(try bench.byte(0xA7) & 0x07 == 0x00)
      bench.wait(.milliseconds(10))
    }
    try bench.write(0x20, 0x07)
    try bench.write(0x22, 0x00)
    #expect(bench.circuit.finish().isClean)
  }

  @Test func probeOverSPI() throws {
    let circuit = Circuit(.l3g4200d.on(spi: 0))
    #expect(try circuit.frame(0xCF, reading: 1) == [0xD3])
    #expect(try circuit.frame(0xE0, reading: 1) == [0x07])
    #expect(try circuit.frame(0xE3, reading: 1) == [0x00])
    try circuit.frame(0x23, 0x80)
    #expect(try circuit.frame(0xE3, reading: 1) == [0x80])
    #expect(circuit.finish().isClean)
  }
}
