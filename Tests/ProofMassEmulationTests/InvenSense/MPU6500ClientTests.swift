// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The transfers of other programs that drive an MPU-6500 or one of its relatives, and what the chip answers.
@Suite struct MPU6500ClientTests {
  /// 1 g, 100 and −100 °/s, 25 °C, and 20, −3 and 44.1 µT on the compass' axes.
  private func spi(_ part: Part) -> Circuit {
    let circuit = Circuit(part.on(spi: 0))
    circuit.change {
      $0.specificForce = Axes(0, 0, 1)
      $0.angularRate = Axes(100, -100, 0).map { $0 * .pi / 180 }
      $0.temperature = 25
      $0.field = Axes(-3, 20, -44.1)
    }
    return circuit
  }

  // MARK: RIOT, PX4, Adafruit, Linux

  /// RIOT's mpu9150: set up through the bypass, read by the controller.
  @Test func riot() throws {
    let bench = Bench(.mpu9150, at: 0x68)
    // 20, -3 and 44.1 µT on the compass' axes.
    bench.field(-3, 20, -44.1)
    try bench.run([
      .write([0x6B, 0x80]), .wait(100), .write([0x6B, 0x00]), .write([0x1B, 0x18]),
      .write([0x1C, 0x00]), .write([0x19, 0x13]), .write([0x1A, 0x01]), .write([0x38, 0x00]),
      .read(0x6A, [0x00]), .write([0x6A, 0x00]), .wait(3), .write([0x37, 0x02]),
    ])
    try Bench(on: bench.circuit, at: 0x0C).run([
      .read(0x00, [0x48]), .write([0x0A, 0x00]), .wait(1), .write([0x0A, 0x0F]), .wait(1),
      .read(0x10, [0xAA, 0xAF, 0xA0]), .write([0x0A, 0x00]), .wait(1),
    ])
    try bench.run([
      .read(0x6A, [0x00]), .write([0x6A, 0x20]), .wait(3), .write([0x37, 0x00]),
      .write([0x24, 0x40]), .write([0x25, 0x8C]), .write([0x26, 0x03]), .write([0x27, 0x86]),
      .write([0x28, 0x0C]), .write([0x29, 0x0A]), .write([0x2A, 0x81]), .write([0x64, 0x01]),
      .write([0x67, 0x03]), .write([0x01, 0x80]), .write([0x34, 0x01]), .write([0x6B, 0x01]),
      .read(0x6C, [0x00]), .write([0x6C, 0x00]), .wait(200),
      .read(0x49, [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00]),
    ])
    #expect(bench.forbidden == 0)
  }

  /// PX4 on an MPU-9250's SPI: checks PWR_MGMT_1 after the reset, writes what differs, and reads records of 12 bytes at
  /// 8 kHz, in which each acceleration is there twice.
  @Test func px4() throws {
    let circuit = Circuit(.mpu9250.on(spi: 0))
    circuit.change { $0.specificForce = Axes(0, 0, 1) }
    try circuit.frame(0x6B, 0x80)
    circuit.advance(by: .milliseconds(100))
    #expect(try circuit.frame(0xF5, reading: 1) == [0x71])
    #expect(try circuit.frame(0xEB, reading: 1) == [0x01])
    try circuit.frame(0x68, 0x07)
    circuit.advance(by: .milliseconds(100))
    for (register, byte) in [
      (0x1A, 0x47), (0x1B, 0x18), (0x1C, 0x18), (0x1D, 0x08), (0x23, 0x78), (0x37, 0x80),
      (0x38, 0x01), (0x6A, 0x70),
    ] as [(UInt8, UInt8)] {
      #expect(try circuit.frame(register | 0x80, reading: 1) == [0x00])
      try circuit.frame(register, byte)
      #expect(try circuit.frame(register | 0x80, reading: 1) == [byte])
    }
    try circuit.frame(0x23, 0x00)
    try circuit.frame(0x6A, 0x34)
    #expect(try circuit.frame(0xEA, reading: 1) == [0x30])
    try circuit.frame(0x6A, 0x70)
    try circuit.frame(0x23, 0x78)
    circuit.advance(by: .milliseconds(2))
    let count = try circuit.frame(0xF2, reading: 2)
    let records = (Int(count[0]) << 8 | Int(count[1])) / 12
    #expect((16...24).contains(records))
    let bytes = try circuit.frame(0xF4, reading: 12 * records)
    for record in 0..<records {
      #expect(
        Array(bytes[12 * record..<12 * record + 12]) == [0, 0, 0, 0, 0x08, 0x00, 0, 0, 0, 0, 0, 0])
    }
    #expect(circuit.violations(at: .spi(0)).forbidden == 0)
  }

  /// Adafruit's MPU6050: polls DEVICE_RESET, resets the paths, configures, wakes.
  @Test func adafruit() throws {
    let bench = Bench(.mpu6050, at: 0x68)
    bench.force(0, 0, 1)
    bench.temperature(25)
    try bench.run([
      .read(0x75, [0x68]), .read(0x6B, [0x40]), .write([0x6B, 0xC0]), .read(0x6B, [0x40]),
      .wait(100), .write([0x68, 0x07]), .wait(100), .write([0x19, 0x00]), .read(0x1A, [0x00]),
      .write([0x1A, 0x00]), .read(0x1B, [0x00]), .write([0x1B, 0x08]), .read(0x1C, [0x00]),
      .write([0x1C, 0x00]), .write([0x6B, 0x01]), .wait(100),
      .read(0x3B, [0, 0, 0, 0, 0x40, 0, 0xF0, 0xB0, 0, 0, 0, 0, 0, 0]),
    ])
    #expect(bench.forbidden == 0)
  }

  /// Linux on an MPU-6050: the probe, a single reading, and its suspension.
  @Test func linuxMPU6050() throws {
    let bench = Bench(.mpu6050, at: 0x68)
    bench.force(0, 0, 1)
    try bench.run([
      .read(0x75, [0x68]), .write([0x6B, 0x80]), .wait(100), .write([0x6B, 0x00]), .wait(10),
      .write([0x6B, 0x08]), .write([0x6B, 0x08]), .write([0x6C, 0x3F]), .wait(150),
      .write([0x1B, 0x18]), .write([0x1A, 0x04]), .write([0x19, 0x13]), .write([0x1C, 0x00]),
      .write([0x37, 0x00]), .write([0x6B, 0x48]), .wait(2000),
      .write([0x6B, 0x08]), .wait(10), .write([0x6C, 0x07]), .wait(45), .read(0x3F, [0x40, 0x00]),
      .write([0x6B, 0x48]),
    ])
    #expect(bench.violations.isEmpty)
  }

  // MARK: ArduPilot

  /// ArduPilot on an MPU-6000's SPI, with 1 and 8 kHz: resets the FIFO while it is off and while it is on, reads the
  /// revision, and clears the bits of INT_PIN_CFG that it has set. Its records are accelerometer, temperature, gyroscope.
  @Test(arguments: [(0x41, 10, 10), (0x40, 2, 16)] as [(UInt8, Int, Int)])
  func ardupilot(config: UInt8, milliseconds: Int, records: Int) throws {
    let circuit = spi(.mpu6000)
    let restart: [TraceStep] = [
      .write([0x23, 0x00]), .write([0x6A, 0x10]), .write([0x6A, 0x14]), .write([0x6A, 0x50]),
      .write([0x23, 0xF8]),
    ]
    var steps: [TraceStep] = [
      .read(0x75, [0x68]), .read(0x6A, [0x00]), .write([0x6B, 0x80]), .wait(100),
      .write([0x68, 0x07]), .wait(100), .write([0x6A, 0x10]), .write([0x6B, 0x03]), .wait(5),
      .read(0x6B, [0x03]), .write([0x6C, 0x00]),
    ]
    steps += restart
    if config == 0x40 { steps.append(.write([0x34, 0x1F])) }
    steps += [
      .write([0x1A, config]), .write([0x19, 0x00]), .write([0x1B, 0x18]), .read(0x0C, [0x58]),
      .write([0x1C, 0x18]), .write([0x38, 0x01]), .read(0x37, [0x00]), .write([0x37, 0x00]),
      .wait(100),
    ]
    try circuit.run(steps + restart + [.wait(milliseconds)])
    let count = try circuit.frame(0xF2, reading: 2)
    let found = (Int(count[0]) << 8 | Int(count[1])) / 14
    #expect(abs(found - records) <= 1 && Int(count[1]) % 14 == 0)
    let record: [UInt8] = [
      0, 0, 0, 0, 0x08, 0x00, 0xF0, 0xB0, 0x06, 0x68, 0xF9, 0x98, 0, 0,
    ]
    let bytes = try circuit.frame(0xF4, reading: 14 * (records - 1))
    #expect(bytes == (1..<records).flatMap { _ in record })
    // Bit 6 of CONFIG is reserved in this family.
    let violations = circuit.violations(at: .spi(0))
    #expect(violations.forbidden == 1 && violations.count(.reservedBits) == 1)
  }

  /// On an MPU-9250 it writes the accelerometer's trim back and reads it again; then it reads the compass' identity by slave 0.
  @Test func ardupilotOnMPU9250() throws {
    let circuit = spi(.mpu9250)
    for register: UInt8 in [0x77, 0x7A, 0x7D] {
      let trim = try circuit.frame(0x80 | register, reading: 2)
      try circuit.run([
        .write([register, trim[0]]), .write([register + 1, trim[1]]), .read(register, trim),
      ])
    }
    try circuit.run([
      .write([0x1A, 0x01]), .write([0x6A, 0x30]), .write([0x24, 0x1D]), .write([0x34, 0x09]),
      .write([0x67, 0x0F]), .write([0x27, 0x00]), .write([0x25, 0x8C]), .write([0x26, 0x00]),
      .write([0x27, 0x81]), .wait(10), .read(0x49, [0x48]), .write([0x27, 0x00]),
    ])
    #expect(circuit.violations(at: .spi(0)).forbidden == 0)
  }

  // MARK: Betaflight

  /// Betaflight on an MPU-9250's SPI: the bypass is set, too, which has no effect. The compass by slave 0 alone: its status,
  /// its data, and the next measurement.
  @Test func betaflight() throws {
    let circuit = spi(.mpu9250)
    func write(_ register: UInt8, _ byte: UInt8) -> [TraceStep] {
      [
        .write([0x25, 0x0C]), .write([0x26, register]), .write([0x63, byte]), .write([0x27, 0x81]),
      ]
    }
    func read(_ register: UInt8, after milliseconds: Int, _ bytes: [UInt8]) -> [TraceStep] {
      [
        .write([0x25, 0x8C]), .write([0x26, register]),
        .write([0x27, 0x80 | UInt8(bytes.count)]), .wait(milliseconds), .read(0x49, bytes),
      ]
    }
    try circuit.run([.write([0x37, 0x12]), .write([0x24, 0x0D]), .write([0x6A, 0x30])])
    try circuit.run(read(0x00, after: 4, [0x48]) + write(0x0A, 0x11) + [.wait(1)])
    let field: [UInt8] = [0x73, 0x00, 0xEF, 0xFF, 0x05, 0x01, 0x10]
    for _ in 0..<2 {
      try circuit.run(
        read(0x02, after: 8, [0x01]) + read(0x03, after: 8, field) + write(0x0A, 0x11)
          + [.wait(1)])
    }
    #expect(circuit.violations(at: .spi(0)).forbidden == 0)
  }

  // MARK: bolderflight

  /// bolderflight's library on an MPU-9250: every register is read back, those of the compass by slave 0 after 1 ms, and
  /// the reset is given no more. At 50 Hz the compass is written with waits of 100 ms.
  @Test func bolderflight() throws {
    let bench = Bench(.mpu9250, at: 0x68)
    bench.force(0, 0, 1)
    bench.turn(100, -100, 0)
    bench.temperature(25)
    bench.field(-3, 20, -44.1)
    func verified(_ register: UInt8, _ byte: UInt8) -> [TraceStep] {
      [.write([register, byte]), .read(register, [byte])]
    }
    func compass(_ register: UInt8, _ byte: UInt8) -> [TraceStep] {
      verified(0x25, 0x0C) + verified(0x26, register) + verified(0x63, byte)
        + verified(0x27, 0x81)
    }
    func compass(reading register: UInt8, _ bytes: [UInt8]) -> [TraceStep] {
      verified(0x25, 0x8C) + verified(0x26, register)
        + verified(0x27, 0x80 | UInt8(bytes.count)) + [.wait(1), .read(0x49, bytes)]
    }
    func compassVerified(_ register: UInt8, _ byte: UInt8) -> [TraceStep] {
      compass(register, byte) + compass(reading: register, [byte])
    }
    let controller = verified(0x6A, 0x20) + verified(0x24, 0x0D)
    try bench.run(verified(0x6B, 0x01) + controller + compassVerified(0x0A, 0x00))
    try bench.run([.write([0x6B, 0x80]), .wait(1)])
    try bench.run(compass(0x0B, 0x01) + verified(0x6B, 0x01) + [.read(0x75, [0x71])])
    try bench.run(controller + compass(reading: 0x00, [0x48]))
    try bench.run(compassVerified(0x0A, 0x00) + [.wait(100)])
    try bench.run(compassVerified(0x0A, 0x0F) + [.wait(100)])
    try bench.run(compass(reading: 0x10, [0xAA, 0xAF, 0xA0]))
    try bench.run(compassVerified(0x0A, 0x00) + [.wait(100)])
    try bench.run(compassVerified(0x0A, 0x16) + [.wait(100)])
    try bench.run(
      verified(0x6B, 0x01) + verified(0x1C, 0x18) + verified(0x1B, 0x18) + verified(0x1D, 0x01)
        + verified(0x1A, 0x01) + verified(0x19, 0x13))
    try bench.run(compass(0x0A, 0x00) + [.wait(100)] + compass(0x0A, 0x16) + [.wait(100)])
    try bench.run(verified(0x19, 0x00))
    try bench.run([
      .write([0x25, 0x8C]), .write([0x26, 0x02]), .write([0x27, 0x88]), .wait(100),
    ])
    let bytes = try bench.bytes(0x3A, 23)
    #expect(
      bytes.prefix(15) == [
        0x01, 0, 0, 0, 0, 0x08, 0x00, 0x05, 0x37, 0x06, 0x68, 0xF9, 0x98, 0, 0,
      ])
    // ST1 is 1 for the first reading of a measurement; the field and ST2 follow.
    #expect(bytes[15] & 0xFE == 0)
    #expect(bytes.suffix(7) == [0x73, 0x00, 0xEF, 0xFF, 0x05, 0x01, 0x10])
  }

  // MARK: RTIMULib

  /// RTIMULib: records of 12 bytes, and after them the compass from ST1 to ST2, which is triggered in each sample.
  @Test(
    arguments: [
      (.mpu9250, 0x11, [0x01, 0x73, 0x00, 0xEF, 0xFF, 0x05, 0x01, 0x10]),
      (.mpu9150, 0x01, [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00]),
    ] as [(Part, UInt8, [UInt8])])
  func rtimulib(part: Part, mode: UInt8, field: [UInt8]) throws {
    let bench = Bench(part, at: 0x68)
    bench.force(0, 0, 1)
    bench.field(-3, 20, -44.1)
    try bench.run([
      .write([0x6B, 0x80]), .wait(100), .write([0x6B, 0x01]), .write([0x1A, 0x04]),
      .write([0x19, 0x13]),
    ])
    if mode == 0x01 { try bench.run([.write([0x01, 0x80])]) }
    try bench.run([
      .write([0x24, 0x4D]), .write([0x34, 0x00]), .write([0x67, 0x8F]), .write([0x25, 0x8C]),
      .write([0x26, 0x02]), .write([0x27, 0x88]), .write([0x28, 0x0C]), .write([0x29, 0x0A]),
      .write([0x64, mode]), .write([0x2A, 0x81]), .write([0x6A, 0x60]), .write([0x23, 0x78]),
      .wait(105), .read(0x72, [0x00, 0x3C]),
      .read(0x74, [0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0]), .read(0x49, field),
    ])
    #expect(bench.forbidden == 0)
  }

  // MARK: kriswiner

  /// kriswiner's calibration of an MPU-9250: 40 records of 12 bytes, collected in 40 ms.
  @Test func kriswiner() throws {
    let bench = Bench(.mpu9250, at: 0x68)
    bench.force(0, 0, 1)
    bench.turn(100, -100, 0)
    try bench.run([
      .write([0x6B, 0x80]), .wait(100), .write([0x6B, 0x01]), .write([0x6C, 0x00]), .wait(200),
      .write([0x38, 0x00]), .write([0x23, 0x00]), .write([0x6B, 0x00]), .write([0x24, 0x00]),
      .write([0x6A, 0x00]), .write([0x6A, 0x0C]), .wait(15), .write([0x1A, 0x01]),
      .write([0x19, 0x00]), .write([0x1B, 0x00]), .write([0x1C, 0x00]), .write([0x6A, 0x40]),
      .write([0x23, 0x78]), .wait(40), .write([0x23, 0x00]), .read(0x72, [0x01, 0xE0]),
    ])
    let record: [UInt8] = [0, 0, 0, 0, 0x40, 0x00, 0x33, 0x2C, 0xCC, 0xD4, 0, 0]
    for _ in 0..<40 { try bench.run([.read(0x74, record)]) }
    try bench.run([.read(0x72, [0x00, 0x00])])
  }

  // MARK: The maker's Motion Driver

  /// The maker's Motion Driver on an MPU-9250: it finds the compass through the bypass, has it read by slave 0 and triggered by
  /// slave 1, and resets the FIFO.
  @Test func motionDriver() throws {
    let bench = Bench(.mpu9250, at: 0x68)
    bench.force(0, 0, 1)
    bench.turn(100, -100, 0)
    bench.field(-3, 20, -44.1)
    try bench.run([
      .write([0x6B, 0x80]), .wait(100), .write([0x6B, 0x00]), .write([0x1D, 0x48]),
      .write([0x1B, 0x18]), .write([0x1C, 0x00]), .write([0x1A, 0x03]), .write([0x19, 0x13]),
      .write([0x6A, 0x00]), .wait(3), .write([0x37, 0x02]),
    ])
    try Bench(on: bench.circuit, at: 0x0C).run([
      .read(0x00, [0x48]), .write([0x0A, 0x10]), .wait(1), .write([0x0A, 0x1F]), .wait(1),
      .read(0x10, [0xAA, 0xAF, 0xA0]), .write([0x0A, 0x10]), .wait(1),
    ])
    try bench.run([
      .write([0x37, 0x00]), .write([0x24, 0x40]), .write([0x25, 0x8C]), .write([0x26, 0x02]),
      .write([0x27, 0x88]), .write([0x28, 0x0C]), .write([0x29, 0x0A]), .write([0x2A, 0x81]),
      .write([0x64, 0x11]), .write([0x67, 0x03]), .write([0x34, 0x00]), .write([0x38, 0x00]),
      .write([0x23, 0x00]), .write([0x6A, 0x00]), .write([0x6A, 0x04]), .wait(50),
      .write([0x6A, 0x60]), .write([0x38, 0x01]), .write([0x23, 0x78]), .wait(105),
    ])
    let count = try bench.bytes(0x72, 2)
    #expect(count == [0x00, 0x3C] || count == [0x00, 0x48])
    try bench.run([
      .read(0x74, [0, 0, 0, 0, 0x40, 0x00, 0x06, 0x68, 0xF9, 0x98, 0, 0]),
      .read(0x49, [0x01, 0x73, 0x00, 0xEF, 0xFF, 0x05, 0x01, 0x10]),
    ])
  }
}
