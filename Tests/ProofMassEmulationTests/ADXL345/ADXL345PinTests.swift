// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The pins INT1 and INT2 of an ADXL345, INT_SOURCE, and its buses, by its data sheet, Rev. E.
@Suite struct ADXL345PinTests {
  private func pins(_ bench: Bench) -> [Bool] {
    bench.circuit.pins(at: bench.target).map(\.isHigh)
  }

  /// Without an interrupt the pins are low; with Samples = 0 the watermark is always active.
  @Test func maps() throws {
    let bench = try Bench.adxl345((0x2E, 0x02))
    #expect(pins(bench) == [true, false])
    try bench.write(0x2F, 0x02)
    #expect(pins(bench) == [false, true])
    try bench.write(0x2E, 0x00)
    #expect(pins(bench) == [false, false])
    // DATA_READY on INT1, the watermark on INT2.
    try bench.write(0x2E, 0x82)
    try bench.write(0x2D, 0x08)
    bench.wait(.milliseconds(12))
    #expect(pins(bench) == [true, true])
    _ = try bench.set()
    #expect(pins(bench) == [false, true])
  }

  @Test func inversion() throws {
    let bench = try Bench.adxl345((0x31, 0x20), (0x38, 0x04), (0x2E, 0x80))
    #expect(pins(bench) == [true, true])
    try bench.write(0x2D, 0x08)
    bench.wait(.milliseconds(12))
    #expect(pins(bench) == [false, true])
  }

  /// DATA_READY, Watermark and Overrun are shown also where they are disabled, and INT_SOURCE does not clear them.
  @Test func sources() throws {
    let bench = try Bench.adxl345((0x2D, 0x08))
    bench.wait(.milliseconds(32))
    for _ in 0..<2 { #expect(try bench.byte(0x30) == 0x83) }
    _ = try bench.set()
    #expect(try bench.byte(0x30) == 0x02)
  }

  /// An interrupt that was not read keeps the pin: another event is no edge.
  @Test func latch() throws {
    let bench = try Bench.adxl345(
      (0x31, 0x0B), (0x1D, 0x30), (0x21, 0x10), (0x2A, 0x07), (0x2E, 0x40), (0x2D, 0x08))
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    var rises = 0
    for isRead in [false, true, false] {
      bench.wait(.milliseconds(12))
      bench.force(5, 0, 0)
      bench.wait(.milliseconds(5))
      bench.force(0, 0, 0)
      bench.wait(.milliseconds(5))
      while let edge = line.takeEdge() { rises += edge.isHigh ? 1 : 0 }
      #expect(pins(bench) == [true, false])
      if isRead { _ = try bench.byte(0x30) }
    }
    #expect(rises == 2)
  }

  /// Data are read, and DATA_READY falls, with the STOP: of single bytes, too.
  @Test func fallOfDataReady() throws {
    let bench = try Bench.adxl345((0x2E, 0x80), (0x2D, 0x08))
    bench.circuit.watch(bench.target)
    bench.wait(.milliseconds(12))
    let rise = bench.circuit.edges(at: bench.target)
    #expect(rise.count == 1 && rise[0].isHigh)
    _ = try bench.byte(0x34)
    bench.wait(.milliseconds(1))
    let edges = bench.circuit.edges(at: bench.target)
    #expect(edges.count == 2 && edges.last?.isHigh == false)
  }

  // MARK: Buses

  @Test func secondAddress() throws {
    let circuit = Circuit([Part.adxl345, .adxl345.at(0x1D)])
    #expect(try Bench(on: circuit, at: 0x1D).byte(0x00) == 0xE5)
    #expect(try Bench(on: circuit, at: 0x53).byte(0x00) == 0xE5)
  }

  /// Bit 7 reads, bit 6 goes on to further registers.
  @Test func frames() throws {
    let circuit = Circuit(.adxl345.on(spi: 0))
    #expect(try circuit.frame(0x80, reading: 1) == [0xE5])
    #expect(try circuit.frame(0xC0, reading: 1) == [0xE5])
    try circuit.frame(0x2D, 0x08)
    #expect(try circuit.frame(0xAD, reading: 1) == [0x08])
    try circuit.frame(0x5E, 0x01, 0x02, 0x03)
    #expect(try circuit.frame(0xDE, reading: 3) == [0x01, 0x02, 0x03])
    #expect(circuit.violations(at: .spi(0)).count == 0)
  }

  /// Without bit 6 only one register is documented.
  @Test(
    arguments: [
      ("repeats", [0x0A, 0x0A, 0x0A]), ("increments", [0x0A, 0x00, 0x00]),
      ("zeros", [0x0A, 0x00, 0x00]),
    ] as [(String, [UInt8])])
  func singleRegister(policy: String, bytes: [UInt8]) throws {
    let circuit = Circuit(.adxl345.on(spi: 0))
    #expect(circuit.setPolicy("spi-single-register", to: policy, at: .spi(0)))
    #expect(try circuit.frame(0xAC, reading: 3) == bytes)
    try circuit.frame(0x1E, 0x11, 0x22)
    let after: [UInt8] =
      policy == "repeats" ? [0x22, 0x00] : policy == "increments" ? [0x11, 0x22] : [0x11, 0x00]
    #expect(try circuit.frame(0xDE, reading: 2) == after)
    #expect(
      circuit.violations(at: .spi(0)).count(.burstWithoutIncrement)
        == (policy == "increments" ? 0 : 2))
  }

  /// A first frame after a clock that idled low: E5 shifted by a bit.
  @Test(arguments: [("works", 0xE5), ("shifts", 0x72)] as [(String, UInt8)])
  func firstFrame(policy: String, identity: UInt8) throws {
    let circuit = Circuit(.adxl345.on(spi: 0))
    #expect(circuit.setPolicy("first-spi-frame", to: policy, at: .spi(0)))
    #expect(try circuit.frame(0x80, reading: 1) == [identity])
    #expect(try circuit.frame(0x80, reading: 1) == [0xE5])
  }

  @Test(arguments: [false, true])
  func threeWires(_ threeWire: Bool) throws {
    let circuit = Circuit(.adxl345.on(spi: 0, threeWire: threeWire))
    #expect(try circuit.frame(0x80, reading: 1) == [threeWire ? 0xFF : 0xE5])
    try circuit.frame(0x31, 0x40)
    #expect(try circuit.frame(0x80, reading: 1) == [threeWire ? 0xE5 : 0xFF])
  }
}
