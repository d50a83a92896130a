// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The HMC5883L by its data sheet, 900405 Rev. E.
@Suite struct HMC5883LTests {
  /// In single mode at 1.3 G, with a field.
  private func bench(_ x: Double, _ y: Double, _ z: Double) -> Bench {
    let bench = Bench(.hmc5883l, at: 0x1E)
    bench.field(x, y, z)
    return bench
  }

  /// Measures once, twice after a change of the gain, and returns X, Z and Y.
  private func measure(_ bench: Bench, times: Int = 1) throws -> [UInt8] {
    for _ in 0..<times {
      try bench.write(0x02, 0x01)
      bench.wait(.milliseconds(7))
    }
    return try bench.bytes(0x03, 6)
  }

  @Test func identityAndReset() throws {
    let bench = Bench(.hmc5883l, at: 0x1E, poweredFor: .zero)
    #expect(try bench.bytes(0x00, 3) == [0x10, 0x20, 0x01])
    #expect(try bench.bytes(0x09, 4) == [0x02, 0x48, 0x34, 0x33])
  }

  /// After power-on the part measures once, and has data 56 ms later; then it is idle.
  @Test func firstMeasurement() throws {
    let bench = Bench(.hmc5883l, at: 0x1E, poweredFor: .zero)
    bench.field(20, 0, 0)
    bench.wait(.milliseconds(55))
    #expect(try bench.byte(0x09) == 0x00)
    bench.wait(.milliseconds(2))
    #expect(try bench.byte(0x09) == 0x01)
    #expect(try bench.bytes(0x03, 6) == [0x00, 0xDA, 0, 0, 0, 0])
    #expect(try bench.byte(0x02) == 0x02)
  }

  /// The axes are X, Z, Y, the high byte first; the numbers are those of the gains' table.
  @Test(
    arguments: [
      (0x00, 1370, [0x05, 0x5A]), (0x20, 1090, [0x04, 0x42]), (0x40, 820, [0x03, 0x34]),
      (0x60, 660, [0x02, 0x94]), (0x80, 440, [0x01, 0xB8]), (0xA0, 390, [0x01, 0x86]),
      (0xC0, 330, [0x01, 0x4A]), (0xE0, 230, [0x00, 0xE6]),
    ] as [(UInt8, Int, [UInt8])])
  func gains(control: UInt8, digits: Int, bytes: [UInt8]) throws {
    let bench = bench(100, -100, 0)
    try bench.write(0x01, control)
    let data = try measure(bench, times: 2)
    #expect(Array(data[0..<2]) == bytes)
    #expect(Array(data[2..<4]) == [0, 0])
    let y = Int(Int16(bitPattern: UInt16(data[4]) << 8 | UInt16(data[5])))
    #expect(y == -digits)
  }

  /// Test vectors at 1.3 G: −43.2 µT are −471 digits; the ends of the range, and beyond them −4096.
  @Test(
    arguments: [
      (0.1, [0x00, 0x01]), (48, [0x02, 0x0B]), (-43.2, [0xFE, 0x29]), (150, [0x06, 0x63]),
      (-187.8, [0xF8, 0x01]), (-188, [0xF0, 0x00]), (188, [0xF0, 0x00]), (810, [0xF0, 0x00]),
    ] as [(Double, [UInt8])])
  func words(field: Double, bytes: [UInt8]) throws {
    #expect(try measure(bench(0, 0, field)) == [0, 0] + bytes + [0, 0])
  }

  /// The first measurement after a write of GN has the gain before it.
  @Test(arguments: ["second", "first"])
  func gainLatency(policy: String) throws {
    let bench = bench(100, 0, 0)
    #expect(bench.circuit.setPolicy("gain-latency", to: policy, at: .i2c(0x1E)))
    try bench.write(0x01, 0xE0)
    let (first, later): ([UInt8], [UInt8]) = ([0x04, 0x42], [0x00, 0xE6])
    #expect(try measure(bench).prefix(2) == (policy == "second" ? first : later)[...])
    #expect(bench.count(.unsettledRead) == (policy == "second" ? 1 : 0))
    #expect(try measure(bench).prefix(2) == later[...])
  }

  @Test(
    arguments: [
      (0x00, 1_333_333_333), (0x04, 666_666_666), (0x08, 333_333_333), (0x0C, 133_333_333),
      (0x10, 66_666_666), (0x14, 33_333_333), (0x18, 13_333_333),
    ] as [(UInt8, Int64)])
  func rates(control: UInt8, period: Int64) throws {
    let bench = bench(0, 0, 0)
    var line = try #require(bench.circuit.line("DRDY", of: .i2c(0x1E)))
    try bench.write(0x00, control)
    try bench.write(0x02, 0x00)
    let start = bench.circuit.now
    var edges: [Int64] = []
    for _ in 0..<3 {
      let edge = line.waitForEdge(until: bench.circuit.now + .seconds(2))
      edges.append(try #require(edge).nanoseconds - start.nanoseconds)
    }
    // The edge is at the end of 250 µs in which the data are written.
    #expect(abs(edges[0] - 6_250_000) < 100_000)
    #expect(edges[1] - edges[0] == period && edges[2] - edges[1] == period)
  }

  @Test func theFirstSampleMayTakeTwoPeriods() throws {
    let bench = bench(0, 0, 0)
    #expect(bench.circuit.setPolicy("first-sample", to: "two-periods", at: .i2c(0x1E)))
    _ = try bench.bytes(0x03, 6)
    try bench.write(0x02, 0x00)
    bench.field(20, 0, 0)
    bench.wait(.milliseconds(132))
    #expect(try bench.bytes(0x03, 6).prefix(2) == [0, 0])
    bench.wait(.milliseconds(3))
    #expect(try bench.bytes(0x03, 6).prefix(2) == [0x00, 0xDA])
  }

  /// Between the ends of two updates RDY is set, also when the data have been read; for 250 µs it is not.
  @Test(arguments: ["update", "reading"])
  func ready(policy: String) throws {
    let bench = bench(0, 0, 0)
    #expect(bench.circuit.setPolicy("ready-clears", to: policy, at: .i2c(0x1E)))
    try bench.write(0x02, 0x01)
    bench.wait(.microseconds(6100))
    #expect(try bench.byte(0x09) == 0x00)
    #expect(bench.circuit.pins(at: .i2c(0x1E)) == [Pin("DRDY", isHigh: false)])
    bench.wait(.microseconds(200))
    #expect(try bench.byte(0x09) == 0x01)
    #expect(bench.circuit.pins(at: .i2c(0x1E)) == [Pin("DRDY", isHigh: true)])
    _ = try bench.bytes(0x03, 6)
    #expect(try bench.byte(0x09) == (policy == "update" ? 0x01 : 0x00))
  }

  /// Data of which some bytes have been read are held, and measurements are lost, until all have, or MR or CRA is
  /// written.
  @Test(arguments: [0, 1, 2])
  func lock(release: Int) throws {
    let bench = bench(20, 0, 0)
    _ = try measure(bench)
    try bench.write(0x02, 0x00)
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0x03, 2) == [0x00, 0xDA])
    #expect(try bench.byte(0x09) == 0x03)
    bench.field(-20, 0, 0)
    bench.wait(.milliseconds(200))
    #expect(try bench.bytes(0x03, 2) == [0x00, 0xDA])
    #expect(try bench.byte(0x09) == 0x03)
    switch release {
    case 0: #expect(try bench.bytes(0x05, 4) == [0, 0, 0, 0])
    case 1: try bench.write(0x02, 0x00)
    default: try bench.write(0x00, 0x10)
    }
    #expect(try bench.byte(0x09) & 0x02 == 0)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x03, 6) == [0xFF, 0x26, 0, 0, 0, 0])
  }

  @Test func aProgramThatLosesMeasurementsToTheLockIsTold() throws {
    let bench = bench(20, 0, 0)
    try bench.write(0x02, 0x00)
    bench.wait(.milliseconds(20))
    for _ in 0..<3 {
      _ = try bench.bytes(0x03, 2)
      bench.wait(.milliseconds(70))
    }
    _ = try bench.bytes(0x05, 4)
    bench.wait(.milliseconds(70))
    #expect(bench.count(.frozenRead) == 0)
    _ = try bench.bytes(0x03, 2)
    #expect(bench.count(.frozenRead) == 1)
  }

  /// Reading MR holds the data, too.
  @Test(arguments: ["yes", "no"])
  func modeReadLocks(policy: String) throws {
    let bench = bench(20, 0, 0)
    #expect(bench.circuit.setPolicy("mode-read-locks", to: policy, at: .i2c(0x1E)))
    _ = try bench.byte(0x02)
    #expect(try bench.byte(0x09) & 0x02 == (policy == "yes" ? 0x02 : 0))
  }

  @Test func staleData() throws {
    let bench = bench(20, 0, 0)
    _ = try measure(bench)
    #expect(bench.count(.staleRead) == 0)
    _ = try bench.bytes(0x03, 6)
    #expect(bench.count(.staleRead) == 1)
  }

  // MARK: The bus

  /// Twelve bytes from 03 are the data twice; after 0C follows 00.
  @Test func counter() throws {
    let bench = bench(20, 0, 0)
    let data = try measure(bench)
    #expect(try bench.bytes(0x03, 12) == data + data)
    #expect(try bench.bytes(0x0A, 4) == [0x48, 0x34, 0x33, 0x10])
    #expect(try bench.bytes(0x07, 4) == Array(data[4..<6]) + Array(data[0..<2]))
    #expect(try bench.nextBytes(2) == data[2..<4].map { $0 })
    #expect(bench.circuit.setPolicy("counter-after-08", to: "status", at: .i2c(0x1E)))
    #expect(try bench.bytes(0x08, 3)[1...] == [0x03, 0x48])
  }

  /// Undefined addresses read as zero and ignore writes; bit 7 of the address is ignored, or not.
  @Test func undefinedAddresses() throws {
    let bench = bench(0, 0, 0)
    #expect(try bench.byte(0x0D) == 0)
    try bench.write(0x0D, 0x55)
    #expect(try bench.byte(0x0D) == 0)
    try bench.write(0x0A, 0x55)
    #expect(try bench.byte(0x8A) == 0x48)
    #expect(bench.circuit.setPolicy("address-bit-7", to: "kept", at: .i2c(0x1E)))
    #expect(try bench.byte(0x8A) == 0)
  }

  @Test(
    arguments: [
      ("same-register", [0x20, 0x20, 0x01]), ("increment", [0x70, 0xA0, 0x01]),
      ("first", [0x70, 0x20, 0x01]),
    ] as [(String, [UInt8])])
  func burstWrite(policy: String, registers: [UInt8]) throws {
    let bench = Bench(.hmc5883l, at: 0x1E, poweredFor: .zero)
    #expect(bench.circuit.setPolicy("burst-write", to: policy, at: .i2c(0x1E)))
    try bench.write(0x00, 0x70, 0xA0)
    #expect(try bench.bytes(0x00, 3) == registers)
    #expect(bench.count(.burstWrite) == 1)
  }

  @Test func reservedBits() throws {
    let bench = bench(0, 0, 0)
    try bench.write(0x00, 0xF0)
    try bench.write(0x01, 0x3F)
    #expect(try bench.bytes(0x00, 2) == [0x70, 0x20])
    #expect(bench.count(.reservedBits) == 2)
    try bench.write(0x00, 0x1C)
    #expect(bench.count(.undefinedCode) == 1)
  }

  @Test(arguments: [("two", 0x02), ("three", 0x03)] as [(String, UInt8)])
  func modeAfterSingle(policy: String, mode: UInt8) throws {
    let bench = bench(0, 0, 0)
    #expect(bench.circuit.setPolicy("mode-after-single", to: policy, at: .i2c(0x1E)))
    _ = try measure(bench)
    #expect(try bench.byte(0x02) == mode)
  }

  // MARK: Self-test and noise

  /// The strap's field of 1.16 G on X and Y and 1.08 G on Z at 390 digits a gauss; the ambient field is subtracted.
  @Test(
    arguments: [
      (0x71, [0x01, 0xC4, 0x01, 0xA5, 0x01, 0xC4]), (0x72, [0xFE, 0x3C, 0xFE, 0x5B, 0xFE, 0x3C]),
    ] as [(UInt8, [UInt8])])
  func selfTest(control: UInt8, bytes: [UInt8]) throws {
    let bench = bench(20, -30, 40)
    try bench.write(0x00, control)
    try bench.write(0x01, 0xA0)
    #expect(try measure(bench, times: 2) == bytes)
  }

  /// At the smallest range the strap's field and the ambient field together exceed the converter.
  @Test func selfTestBesideAMagnet() throws {
    let bench = bench(60, 0, 0)
    try bench.write(0x00, 0x71)
    try bench.write(0x01, 0x00)
    #expect(try measure(bench, times: 2) == [0xF0, 0x00, 0x05, 0xC8, 0x06, 0x35])
  }

  @Test func averagesMayTakeTheirTime() throws {
    let bench = bench(20, 0, 0)
    #expect(bench.circuit.setPolicy("averaging-time", to: "each", at: .i2c(0x1E)))
    try bench.write(0x00, 0x70)
    try bench.write(0x02, 0x01)
    bench.wait(.milliseconds(47))
    #expect(try bench.byte(0x09) == 0x01)
    bench.field(-20, 0, 0)
    bench.wait(.milliseconds(2))
    #expect(try bench.bytes(0x03, 2) == [0x00, 0xDA])
  }

  /// 2.1 mG RMS of one measurement, 1.05 mG of eight.
  @Test(arguments: [(0x18, 0.21), (0x38, 0.17), (0x58, 0.135), (0x78, 0.105)] as [(UInt8, Double)])
  func noise(control: UInt8, deviation: Double) throws {
    let circuit = Circuit([.hmc5883l], sensing: .typical(seed: 3))
    let bench = Bench(on: circuit, at: 0x1E)
    try bench.write(0x00, control)
    try bench.write(0x01, 0x00)
    try bench.write(0x02, 0x00)
    bench.wait(.milliseconds(100))
    var values: [Double] = []
    for _ in 0..<1000 {
      bench.wait(.microseconds(13_334))
      let bytes = try bench.bytes(0x03, 6)
      values.append(Double(Int16(bitPattern: UInt16(bytes[0]) << 8 | UInt16(bytes[1]))) / 13.7)
    }
    let mean = values.reduce(0, +) / 1000
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 999
    // Rounding adds 1/12 of a squared digit; flicker noise 0.01 µT.
    #expect(abs((variance - 1 / (12 * 13.7 * 13.7)).squareRoot() - deviation) < deviation * 0.1)
  }
}
