// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The transfers of other programs that drive an ICM-20948, and what the chip answers.
@Suite struct ICM20948ClientTests {
  private func spi() -> Circuit {
    let circuit = Circuit([.icm20948.on(spi: 0)], wireTime: WireTime(spiHertz: 7_000_000))
    circuit.change {
      $0.specificForce = Axes(0, 0, 1)
      $0.angularRate = Axes(100, -100, 0).map { $0 * .pi / 180 }
      $0.temperature = 25
      $0.field = Axes(15, -30, 45)
    }
    return circuit
  }

  // MARK: PX4

  private func startOfPX4() -> [TraceStep] {
    let change = TraceStep.change
    var frames: [TraceStep] = [
      .write([0x06, 0x80]), .wait(100), .read(0x00, [0xEA]), .read(0x06, [0x41]),
      .write([0x06, 0x01]),
      .write([0x03, 0x36]), .wait(100),
    ]
    // The resets have cleared themselves.
    frames += change(0x03, 0x30, 0x70) + change(0x06, 0x01, 0x01) + change(0x0F, 0x00, 0x80)
    frames += change(0x11, 0x00, 0x01) + change(0x67, 0x00, 0x1E) + change(0x69, 0x00, 0x01)
    frames += [.write([0x7F, 0x20])] + change(0x01, 0x01, 0x06) + change(0x14, 0x01, 0x06)
    frames += [.write([0x7F, 0x30])] + change(0x00, 0x00, 0x00) + change(0x01, 0x00, 0x17)
    frames += change(0x02, 0x00, 0x1F) + change(0x15, 0x00, 0x1F) + [.write([0x7F, 0x00])]
    return frames + change(0x68, 0x00, 0x1F) + change(0x68, 0x1F, 0x00)
  }

  /// PX4: 9 and 4.5 kHz, ±2000 °/s, ±16 g, records of 12 bytes, count and records in one transfer.
  @Test func px4() throws {
    let circuit = spi()
    try circuit.run(startOfPX4())
    circuit.advance(by: .milliseconds(2))
    try circuit.run([.write([0x7F, 0x00])])
    let count = try circuit.frame(0xF0, reading: 2)
    #expect(count[0] == 0 && (18...20).contains(count[1] / 12) && count[1] % 12 == 0)
    let record: [UInt8] = [0, 0, 0, 0, 0x08, 0x00, 0x06, 0x68, 0xF9, 0x98, 0, 0]
    let bytes = try circuit.frame(0xF0, reading: 2 + 12 * 16)
    #expect(
      bytes[1] >= count[1] && bytes.dropFirst(2) == ArraySlice((0..<16).flatMap { _ in record }))
    #expect(circuit.violations(at: .spi(0)).forbidden == 0)
    #expect(circuit.violations(at: .spi(0)).count(.otherBank) == 0)
  }

  /// Its compass: the write of a register does not enable slave 0, so nothing is sent until a read has.
  @Test func px4Compass() throws {
    let circuit = spi()
    try circuit.run(startOfPX4())
    func write(_ register: UInt8, _ byte: UInt8) -> [TraceStep] {
      [
        .write([0x7F, 0x30]), .write([0x03, 0x0C]), .write([0x04, register]), .write([0x06, byte]),
        .write([0x7F, 0x00]), .wait(10),
      ]
    }
    func read(_ register: UInt8, _ byte: UInt8) -> [TraceStep] {
      [
        .write([0x7F, 0x30]), .write([0x03, 0x8C]), .write([0x04, register]), .write([0x05, 0x81]),
        .write([0x7F, 0x00]), .wait(10), .read(0x3B, [byte]),
      ]
    }
    try circuit.run(write(0x31, 0x08) + read(0x31, 0x00))
    try circuit.run(read(0x00, 0x48) + write(0x31, 0x08) + read(0x31, 0x08))
  }

  // MARK: ArduPilot

  @Test func ardupilot() throws {
    let circuit = spi()
    try circuit.run([
      .read(0x00, [0xEA]), .read(0x03, [0x00]), .write([0x06, 0x80]), .wait(100),
      .write([0x03, 0x10]),
      .write([0x06, 0x01]), .wait(5), .read(0x06, [0x01]), .write([0x07, 0x00]),
      .write([0x67, 0x00]),
      .write([0x03, 0x10]), .write([0x68, 0x0F]), .write([0x68, 0x00]), .write([0x03, 0x50]),
      .write([0x67, 0x1F]), .write([0x7F, 0x20]), .write([0x01, 0x07]), .write([0x14, 0x07]),
      .write([0x7F, 0x00]), .write([0x69, 0x0F]), .write([0x7F, 0x20]), .write([0x00, 0x00]),
      .write([0x7F, 0x00]), .write([0x11, 0x01]), .wait(100),
    ])
    // Stopped when full: 36 records and 8 bytes.
    #expect(try circuit.frame(0xF0, reading: 2) == [0x02, 0x00])
    try circuit.run([.write([0x68, 0x0F]), .write([0x68, 0x00]), .wait(2)])
    #expect(try circuit.frame(0xF0, reading: 2) == [0x00, 0x1C])
    let record: [UInt8] = [0, 0, 0, 0, 0x08, 0x00, 0x06, 0x68, 0xF9, 0x98, 0, 0, 0x05, 0x37]
    #expect(try circuit.frame(0xF2, reading: 28) == record + record)
    // Its compass: slave 0 reads WIA, and is off again.
    try circuit.run([
      .write([0x03, 0x70]), .write([0x7F, 0x30]), .write([0x01, 0x17]), .write([0x15, 0x0A]),
      .write([0x02, 0x0F]), .write([0x05, 0x00]), .write([0x03, 0x8C]), .write([0x04, 0x00]),
      .write([0x05, 0x82]), .write([0x7F, 0x00]), .wait(10), .read(0x3B, [0x48, 0x09]),
      .write([0x7F, 0x30]), .write([0x05, 0x00]), .write([0x7F, 0x00]),
    ])
    #expect(circuit.violations(at: .spi(0)).forbidden == 0)
  }

  // MARK: SparkFun

  /// SparkFun's library on I2C: the AK09916 through slave 4, its data through slave 0, in one burst of 23 bytes.
  @Test func sparkFun() throws {
    let bench = Bench(.icm20948, at: 0x68)
    bench.force(0, 0, 1)
    bench.turn(50, 0, 0)
    bench.temperature(25)
    bench.field(15, -30, 45)
    func slave4(_ register: UInt8, _ byte: UInt8?) -> [TraceStep] {
      var steps: [TraceStep] = [
        .write([0x7F, 0x30]), .write([0x13, byte == nil ? 0x8C : 0x0C]), .write([0x14, register]),
      ]
      if let byte { steps.append(.write([0x16, byte])) }
      return steps + [.write([0x15, 0x80]), .write([0x7F, 0x00]), .wait(2), .read(0x17, [0x40])]
    }
    func read(_ register: UInt8, _ byte: UInt8) -> [TraceStep] {
      slave4(register, nil) + [.write([0x7F, 0x30]), .read(0x17, [byte])]
    }
    try bench.run([
      .write([0x7F, 0x00]), .read(0x00, [0xEA]), .read(0x06, [0x41]), .write([0x06, 0xC1]),
      .wait(50), .read(0x06, [0x41]), .write([0x06, 0x01]), .read(0x06, [0x01]),
      .write([0x06, 0x01]), .read(0x0F, [0x00]), .write([0x0F, 0x00]), .write([0x7F, 0x30]),
      .read(0x01, [0x00]), .write([0x01, 0x17]), .write([0x7F, 0x00]), .read(0x03, [0x00]),
      .write([0x03, 0x20]),
    ])
    try bench.run(slave4(0x32, 0x01) + read(0x00, 0x48) + read(0x01, 0x09) + slave4(0x31, 0x08))
    try bench.run([
      .write([0x7F, 0x30]), .write([0x03, 0x8C]), .write([0x04, 0x10]), .write([0x05, 0x89]),
      .write([0x7F, 0x00]), .wait(100), .read(0x1A, [0x01]),
    ])
    let bytes = try bench.bytes(0x2D, 23)
    #expect(
      bytes.prefix(14) == [0, 0, 0, 0, 0x40, 0x00, 0x19, 0x96, 0, 0, 0, 0, 0x05, 0x37])
    // After ST1 the field, TMPS and ST2.
    #expect(bytes.suffix(8) == ArraySlice(ICM20948AuxiliaryTests.words + [0x00, 0x00]))
    #expect(bench.forbidden == 0)
  }

  /// The toggling of LP_EN around every access to a bank, as the maker's driver does (SparkFun's library, issue 34).
  @Test func maker() throws {
    let bench = try Bench.icm20948((0, 0x06, 0x21))
    try bench.run([
      .write([0x06, 0x01]), .write([0x7F, 0x20]), .write([0x00, 0x0A]), .write([0x7F, 0x00]),
      .write([0x06, 0x21]), .write([0x06, 0x01]), .write([0x7F, 0x20]), .read(0x00, [0x0A]),
    ])
    #expect(bench.violations.isEmpty)
  }

  /// The start by the maker's driver: the compass' identity by slave 0, with the master on for 60 ms. Then slave 1 triggers
  /// a measurement in each sample, and slave 0 reads 10 bytes from the reserved register before ST1, in exchanged pairs, so
  /// that words have their high byte first.
  @Test func makerStarts() throws {
    let bench = Bench(.icm20948, at: 0x68)
    bench.field(15, -30, 45)
    try bench.run([
      .write([0x7F, 0x00]), .write([0x06, 0x80]), .wait(100), .read(0x00, [0xEA]),
      .write([0x06, 0x01]), .wait(1), .write([0x07, 0x7F]), .write([0x07, 0x47]),
      .write([0x7F, 0x20]), .write([0x00, 0x13]),
      .write([0x7F, 0x30]), .write([0x01, 0x10]), .write([0x00, 0x04]), .write([0x03, 0x8C]),
      .write([0x04, 0x00]), .write([0x05, 0x81]), .write([0x7F, 0x00]), .write([0x03, 0x20]),
      .wait(60), .write([0x03, 0x00]), .read(0x3B, [0x48]),
      .write([0x7F, 0x30]), .write([0x03, 0x8C]), .write([0x04, 0x03]), .write([0x05, 0xDA]),
      .write([0x07, 0x0C]), .write([0x08, 0x31]), .write([0x0A, 0x01]), .write([0x09, 0x81]),
      .write([0x7F, 0x00]), .write([0x68, 0x1F]), .write([0x68, 0x1E]), .write([0x76, 0x01]),
      .write([0x07, 0x40]), .wait(50), .write([0x03, 0x20]), .wait(100),
    ])
    let bytes = try bench.bytes(0x3B, 10)
    let words = ICM20948AuxiliaryTests.words
    #expect(
      bytes.dropFirst(2).prefix(6) == [words[1], words[0], words[3], words[2], words[5], words[4]])
    // The highest bits of PWR_MGMT_2 are reserved.
    #expect(bench.forbidden == 3 && bench.count(.reservedBits) == 3)
  }
}
