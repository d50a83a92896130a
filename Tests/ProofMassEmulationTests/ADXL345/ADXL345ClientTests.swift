// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The transfers of other programs that drive an ADXL345, and what the chip answers.
@Suite struct ADXL345ClientTests {
  /// Klipper 84104bbb on SPI at 5 MHz: each write is verified; then 3200 Hz in a stream, polled in bursts of 8 bytes. The
  /// board lies flat at 3.3 V: X +2, Y −6, Z +256, with three sets left.
  @Test func klipper() throws {
    let circuit = Circuit([.adxl345.on(spi: 0)], wireTime: WireTime(spiHertz: 5_000_000))
    #expect(circuit.setPolicy("supply", to: "3.3", at: .spi(0)))
    circuit.change {
      $0.specificForce = Axes(2.0 / 265 - 0.025, -6.0 / 265 - 0.025, 1.02)
    }
    let reader = ADXL345FIFOTests.SPIReader(circuit)
    #expect(try reader.read(0x80, 1) == [0xE5])
    for (register, byte) in [
      (0x2D, 0x00), (0x31, 0x0B), (0x38, 0x00), (0x2C, 0x0F), (0x38, 0x90),
    ] as [(UInt8, UInt8)] {
      try reader.write(register, byte)
      #expect(try reader.read(0x80 | register, 1) == [byte])
    }
    try reader.write(0x2D, 0x08)
    circuit.advance(by: .microseconds(2_200))
    let sets: [[UInt8]] = (0..<3).map { _ in
      defer { circuit.advance(by: .microseconds(4)) }
      return (try? reader.read(0xF2, 8)) ?? []
    }
    let set: [UInt8] = [0x02, 0x00, 0xFA, 0xFF, 0x00, 0x01, 0x90]
    let expected: [[UInt8]] = [set + [3], set + [2], set + [1]]
    #expect(sets == expected)
    circuit.advance(by: .microseconds(4))
    #expect(try reader.read(0xB9, 1) == [0x00])
    try reader.write(0x2D, 0x00)
    #expect(try reader.read(0xAD, 1) == [0x00])
    #expect(circuit.violations(at: .spi(0)).forbidden == 0)
    #expect(circuit.violations(at: .spi(0)).count(.staleRead) == 0)
  }

  /// Linux before 6.13: DATA_FORMAT, measurement, and two bytes of one axis for each reading. The first sample is later.
  @Test func linuxRaw() throws {
    let bench = Bench(.adxl345, at: 0x53)
    bench.force(0, 0, -0.99)
    try bench.run([
      .read(0x00, [0xE5]), .write([0x31, 0x08]), .write([0x2D, 0x08]), .wait(12),
      .read(0x36, [0x03, 0xFF]),
    ])
    #expect(bench.count(.unprotectedRead) == 0)
  }

  /// Linux from 6.17 on with a buffer: a stream with the watermark on INT1, and as many reads as Entries tells.
  @Test func linuxBuffer() throws {
    let bench = Bench(.adxl345, at: 0x53)
    bench.force(0.25, 0, 1)
    try bench.run([
      .read(0x2C, [0x0A]), .write([0x2C, 0x0B]), .write([0x26, 0x37]), .read(0x31, [0x00]),
      .read(0x24, [0x00]), .write([0x31, 0x03]), .write([0x24, 0x01]), .write([0x25, 0x01]),
      .write([0x28, 0x01]), .write([0x2E, 0x00]), .write([0x31, 0x08]), .read(0x00, [0xE5]),
      .write([0x2D, 0x08]), .write([0x2F, 0x00]), .write([0x1D, 0x30]), .write([0x2D, 0x00]),
      .read(0x2F, [0x00]), .write([0x38, 0x84]), .write([0x2E, 0x02]), .write([0x2D, 0x08]),
      .wait(22), .read(0x30, [0x82]), .read(0x39, [0x04]),
    ])
    for _ in 0..<4 { #expect(try bench.set() == [0x40, 0x00, 0x00, 0x00, 0x00, 0x01]) }
    #expect(try bench.byte(0x39) == 0x00)
    #expect(bench.count(.staleRead) == 0 && bench.forbidden == 0)
  }

  /// Linux' input driver: all interrupts but Overrun, a stream, Link and automatic sleep. It reads Entries + 1 sets, the
  /// last of them again.
  @Test func linuxInput() throws {
    let bench = Bench(.adxl345, at: 0x53)
    bench.force(0, 0, 1)
    try bench.run([
      .read(0x00, [0xE5]), .write([0x2D, 0x00]), .write([0x1E, 0x00]), .write([0x1F, 0x00]),
      .write([0x20, 0x00]), .write([0x1D, 0x23]), .write([0x21, 0x03]), .write([0x22, 0x14]),
      .write([0x23, 0x14]), .write([0x24, 0x06]), .write([0x25, 0x04]), .write([0x26, 0x03]),
      .write([0x28, 0x08]), .write([0x29, 0x20]), .write([0x2A, 0x07]), .write([0x27, 0xFF]),
      .write([0x2C, 0x08]), .write([0x31, 0x08]), .write([0x38, 0x80]), .write([0x2F, 0x00]),
      .write([0x2E, 0xF9]), .write([0x2D, 0x38]), .wait(85),
      .read(0x2B, [0x00]), .read(0x30, [0x82]), .read(0x39, [0x02]),
    ])
    for _ in 0..<3 { #expect(try bench.set() == [0, 0, 0, 0, 0x00, 0x01]) }
    #expect(bench.count(.staleRead) == 1)
    // Inactivity of 3 s, all axes ac: the part sleeps.
    bench.wait(.milliseconds(3_100))
    #expect(try bench.byte(0x2B) == 0x08)
    #expect(try bench.byte(0x30) & 0x08 != 0)
  }

  /// libdriver: one burst of all sets. It reads one, then the registers behind it.
  @Test func libdriver() throws {
    let bench = Bench(.adxl345, at: 0x53)
    bench.force(0, 0, 1)
    try bench.run([
      .read(0x00, [0xE5]), .write([0x31, 0x0B]), .write([0x38, 0x82]), .write([0x2E, 0x02]),
      .write([0x2D, 0x08]), .wait(22), .read(0x30, [0x82]), .read(0x39, [0x02]),
      .read(0x32, [0, 0, 0, 0, 0x00, 0x01, 0x82, 0x01, 0, 0, 0, 0]),
    ])
  }

  /// SparkFun: an empty write follows each sample.
  @Test func sparkFun() throws {
    let bench = Bench(.adxl345, at: 0x53)
    bench.force(1, 0, 0)
    try bench.run([.write([0x2D, 0x00]), .write([0x2D, 0x10]), .write([0x2D, 0x08]), .wait(12)])
    #expect(try bench.set() == [0x00, 0x01, 0, 0, 0, 0])
    try bench.probe()
    #expect(bench.count(.noEffect) == 1)
  }

  /// Adafruit: three reads of two bytes, which take three sets out of a FIFO.
  @Test func adafruit() throws {
    let bench = Bench(.adxl345, at: 0x53)
    bench.force(1, 0.5, 0.25)
    try bench.run([
      .read(0x00, [0xE5]), .write([0x2D, 0x08]), .wait(12),
      .read(0x32, [0x00, 0x01]), .read(0x34, [0x80, 0x00]), .read(0x36, [0x40, 0x00]),
    ])
    #expect(bench.count(.staleRead) == 2)
  }

  /// upm: measurement before the format, which the next set notices.
  @Test func upm() throws {
    let bench = Bench(.adxl345, at: 0x53)
    bench.force(0, 0, 1)
    try bench.run([
      .write([0x2D, 0x08]), .write([0x31, 0x0B]), .wait(12),
      .stoppedRead(0x32, [0, 0, 0, 0, 0x00, 0x01]),
    ])
    #expect(bench.count(.unsettledRead) == 1)
  }

  /// Zephyr: 25 Hz at ±8 g, without FIFO.
  @Test func zephyr() throws {
    let bench = Bench(.adxl345, at: 0x53)
    bench.force(0, 0, 1)
    try bench.run([
      .read(0x00, [0xE5]), .write([0x2D, 0x00]), .write([0x2E, 0x00]), .write([0x2F, 0x00]),
      .write([0x2C, 0x00]), .write([0x38, 0x00]), .write([0x31, 0x0A]), .write([0x2C, 0x08]),
      .write([0x38, 0x00]), .write([0x2D, 0x08]), .wait(42), .read(0x39, [0x00]),
      .read(0x32, [0, 0, 0, 0, 0x00, 0x01]),
    ])
    #expect(bench.count(.staleRead) == 0)
  }

  /// RTIMULib2: automatic sleep without Link has no effect.
  @Test func rtimulib() throws {
    let bench = Bench(.adxl345, at: 0x53)
    bench.force(0, 0, 1)
    try bench.run([
      .write([0x2D, 0x18]), .write([0x31, 0x0B]), .wait(22), .read(0x32, [0, 0, 0, 0, 0x00, 0x01]),
    ])
    #expect(bench.count(.noEffect) == 1)
  }
}
