// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The transfers of known drivers for the accelerometer and gyroscope of the LSM9DS1, as their sources make them.
struct LSM9DS1ClientTests {
  /// 0.5 g and 100 °/s on Y, 1 g on Z, at 35 °C.
  private func bench(at address: UInt8 = 0x6B) -> Bench {
    let bench = Bench(.lsm9ds1ag, at: address)
    bench.force(0, 0.5, 1)
    bench.turn(0, 100, 0)
    bench.temperature(35)
    return bench
  }

  private func kinds(_ bench: Bench) -> Set<Violation.Kind> { Set(bench.violations.map(\.kind)) }

  /// SparkFun: 952 Hz, ±245 °/s and ±2 g.
  @Test func sparkFun() throws {
    let bench = bench()
    #expect(try bench.byte(0x0F) == 0x68)
    for (register, byte) in [
      (0x10, 0xC0), (0x11, 0x00), (0x12, 0x00), (0x1E, 0x3A), (0x13, 0x00), (0x1F, 0x38),
      (0x20, 0xC0), (0x21, 0x00),
    ] as [(UInt8, UInt8)] { try bench.write(register, byte) }
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x17) & 0x03 == 0x03)
    #expect(try bench.words(0x98) == [0, 0x2CA5, 0])
    #expect(try bench.words(0xA8) == [0, 0x2005, 0x4009])
    #expect(try bench.bytes(0x95, 2) == [0xA0, 0x00])
    #expect(kinds(bench) == [.unprotectedRead])
  }

  /// Arduino: 119 Hz, ±2000 °/s and ±4 g, and its variant with the FIFO.
  @Test func arduino() throws {
    let bench = bench()
    try bench.write(0x22, 0x05)
    bench.wait(.milliseconds(10))
    try bench.write(0x0F)
    #expect(try bench.nextBytes(1) == [0x68])
    try bench.write(0x10, 0x78)
    try bench.write(0x20, 0x70)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x17) & 0x01 == 0x01)
    #expect(try bench.words(0xA8) == [0, 0x1002, 0x2005])
    #expect(try bench.byte(0x17) & 0x02 == 0x02)
    #expect(try bench.words(0x98) == [0, 0x0595, 0])
    #expect(kinds(bench) == [.unprotectedRead])
    try bench.write(0x23, 0x02)
    try bench.write(0x2E, 0xC0)
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x2F) & 0x3F >= 11)
    #expect(try bench.words(0xA8) == [0, 0x1002, 0x2005])
    try bench.write(0x10, 0x00)
    try bench.write(0x20, 0x00)
    bench.wait(.seconds(1))
    #expect(bench.forbidden == 0)
  }

  /// RTIMULib2 with the defaults of the Sense HAT, at 0x6A: writing 80 clears IF_ADD_INC, and it reads byte by byte.
  @Test func rtimulib() throws {
    let bench = bench(at: 0x6A)
    func byte(_ register: UInt8) throws -> UInt8 {
      try bench.write(register)
      return try bench.nextBytes(1)[0]
    }
    #expect(try byte(0x0F) == 0x68)
    try bench.write(0x22, 0x80)
    bench.wait(.milliseconds(100))
    #expect(try byte(0x0F) == 0x68)
    try bench.write(0x10, 0x69)
    try bench.write(0x12, 0x44)
    try bench.write(0x20, 0x7B)
    try bench.write(0x21, 0x00)
    bench.wait(.seconds(1))
    #expect(try byte(0x17) & 0x03 == 0x03)
    var bytes: [UInt8] = []
    for place in 0..<6 as Range<UInt8> {
      bytes.append(try byte(0x18 + place))
      bytes.append(try byte(0x28 + place))
    }
    // ±500 °/s and ±8 g.
    #expect(bytes == [0, 0, 0, 0, 0x52, 0x01, 0x16, 0x08, 0, 0x02, 0, 0x10])
    #expect(try byte(0x22) == 0x00)
    #expect(bench.count(.burstWithoutIncrement) == 0)
    let details = Set(bench.violations.compactMap(\.detail))
    #expect(
      details == [
        .bandwidthWithoutSelection, .bandwidthWithoutLowPass2, .highPassWithoutLowPass2,
      ])
  }

  /// Adafruit: reset, 952 Hz; the sensors' settings are written again one by one.
  @Test func adafruit() throws {
    let bench = bench()
    try bench.write(0x22, 0x05)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x0F) == 0x68)
    try bench.write(0x10, 0xC0)
    try bench.write(0x1F, 0x38)
    try bench.write(0x20, 0xC0)
    #expect(try bench.byte(0x20) == 0xC0)
    try bench.write(0x20, 0xC0)
    #expect(try bench.byte(0x10) == 0xC0)
    try bench.write(0x10, 0xC0)
    bench.wait(.seconds(1))
    #expect(try bench.words(0xA8) == [0, 0x2005, 0x4009])
    #expect(try bench.words(0x98) == [0, 0x2CA5, 0])
    #expect(try bench.bytes(0x95, 2) == [0xA0, 0x00])
    #expect(kinds(bench) == [.unprotectedRead])
  }

  /// ST, lsm9ds1_read_data_polling.c: BDU, ±4 g, ±2000 °/s, filters, 59.5 Hz.
  @Test func st() throws {
    let bench = bench()
    #expect(try bench.byte(0x0F) == 0x68)
    #expect(try bench.byte(0x22) == 0x04)
    try bench.write(0x22, 0x05)
    var polls = 0
    while try bench.byte(0x22) & 0x01 != 0 {
      bench.wait(.microseconds(100))
      polls += 1
    }
    #expect(polls > 0)
    for (register, before, after) in [
      (0x22, 0x04, 0x44), (0x20, 0x00, 0x10), (0x10, 0x00, 0x18), (0x20, 0x10, 0x10),
      (0x21, 0x00, 0x80), (0x21, 0x80, 0x80), (0x10, 0x18, 0x1B), (0x12, 0x00, 0x05),
      (0x11, 0x00, 0x02), (0x12, 0x05, 0x45), (0x10, 0x1B, 0x5B), (0x20, 0x10, 0x50),
      (0x12, 0x45, 0x45),
    ] as [(UInt8, UInt8, UInt8)] {
      #expect(try bench.byte(register) == before)
      try bench.write(register, after)
    }
    bench.wait(.seconds(5))
    #expect(try bench.byte(0x17) & 0x03 == 0x03)
    #expect(try bench.words(0x28) == [0, 0x1002, 0x2005])
    let rate = try bench.words(0x18).map { Int16(bitPattern: $0) }
    // The high-pass of 0.1 Hz is in the path.
    #expect(rate[0] == 0 && rate[1] >= 0 && rate[1] < 1429 && rate[2] == 0)
    #expect(bench.circuit.finish().isClean)
  }

  /// PX4 on SPI: reset without IF_ADD_INC, I2C off, FIFO.
  @Test func px4() throws {
    let circuit = Circuit([.lsm9ds1ag.on(spi: 0)], poweredFor: .seconds(1))
    circuit.change { $0.specificForce = Axes(0, 0.5, 1) }
    try circuit.frame(0x22, 0x01)
    circuit.advance(by: .milliseconds(100))
    #expect(try circuit.frame(0x8F, reading: 1) == [0x68])
    try circuit.frame(0x23, 0x04)
    circuit.advance(by: .milliseconds(100))
    // Its table of bits to set and to clear: rates of 952 Hz, ±2000 °/s, ±16 g, BDU, FIFO.
    for (register, byte) in [
      (0x10, 0xD8), (0x20, 0xC8), (0x22, 0x44), (0x23, 0x06), (0x2E, 0xC0),
    ] as [(UInt8, UInt8)] { try circuit.frame(register, byte) }
    circuit.advance(by: .milliseconds(10))
    let sets = try circuit.frame(0xAF, reading: 1)[0]
    #expect(sets & 0x40 == 0 && (8...10).contains(sets & 0x3F))
    for _ in 0..<sets & 0x3F {
      #expect(try circuit.frame(0x98, reading: 6) == [0, 0, 0, 0, 0, 0])
      #expect(try circuit.frame(0xA8, reading: 6) == [0, 0, 0xAB, 0x02, 0x56, 0x05])
    }
    circuit.advance(by: .seconds(1))
    #expect(try circuit.frame(0xAF, reading: 1)[0] == 0x60)
    try circuit.frame(0x2E, 0x00)
    try circuit.frame(0x2E, 0xC0)
    #expect(try circuit.frame(0xAF, reading: 1)[0] < 0x03)
    #expect(try circuit.frame(0x95, reading: 2) == [0, 0])
  }

  /// Linux, st_lsm6dsx: probe, a raw value of each sensor. BOOT waits, because both sensors are in power-down.
  @Test func linux() throws {
    let bench = bench(at: 0x6A)
    #expect(try bench.byte(0x0F) == 0x68)
    #expect(try bench.byte(0x22) == 0x04)
    try bench.write(0x22, 0x05)
    bench.wait(.milliseconds(50))
    #expect(try bench.byte(0x22) == 0x04)
    try bench.write(0x22, 0x84)
    bench.wait(.milliseconds(50))
    #expect(try bench.byte(0x22) == 0x84)
    try bench.write(0x22, 0xC4)
    #expect(try bench.byte(0x0C) == 0x00)
    try bench.write(0x0C, 0x08)
    #expect(try bench.byte(0x20) == 0x00)
    try bench.write(0x20, 0x20)
    bench.wait(.milliseconds(150))
    #expect(try bench.bytes(0x2A, 2) == [0x05, 0x20])
    #expect(try bench.byte(0x20) == 0x20)
    try bench.write(0x20, 0x00)
    #expect(try bench.byte(0x10) == 0x00)
    try bench.write(0x10, 0x20)
    bench.wait(.milliseconds(100))
    // One period after the start: the drive has not settled.
    #expect(try bench.bytes(0x1A, 2) == [0xA5, 0x2C])
    #expect(kinds(bench).contains(.unsettledRead))
    try bench.write(0x10, 0x00)
    #expect(bench.forbidden == 0)
  }
}
