// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Words, axes and bytes of the accelerometer and gyroscope of an LSM9DS1.
struct InertialOutputTests {
  /// Both sensors at 119 Hz, settled.
  private func bench(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = try Bench.inertialUnit()
    for (register, byte) in writes + [(0x10, 0x60)] { try bench.write(register, byte) }
    bench.force(0, 0, 1)
    bench.wait(.seconds(1))
    return bench
  }

  @Test func identityAndReset() throws {
    let bench = try Bench.inertialUnit()
    #expect(try bench.byte(0x0F) == 0x68)
    #expect(try bench.bytes(0x04, 10) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(try bench.bytes(0x10, 4) == [0, 0, 0, 0])
    #expect(try bench.bytes(0x1E, 7) == [0x38, 0x38, 0, 0, 0x04, 0, 0])
    #expect(try bench.bytes(0x2E, 10) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(bench.violations.isEmpty)
  }

  /// Section 2.1, sensitivities: 1 g on each axis, by FS_XL. X of the die is opposite to that of the package.
  @Test(
    arguments: [(0x00, 0x4009), (0x08, 0x0556), (0x10, 0x2005), (0x18, 0x1002)]
      as [(UInt8, UInt16)])
  func accelerometerWords(_ range: (code: UInt8, word: UInt16)) throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x20, 0x60 | range.code), (0x22, 0x44))
    let opposite = 0 &- range.word
    for (force, words) in [
      (Axes(1, 0, 0), [opposite, 0, 0]), (Axes(0, 1, 0), [0, range.word, 0]),
      (Axes(-1, 0, -1), [range.word, 0, opposite]),
    ] as [(Axes<Double>, [UInt16])] {
      bench.force(force.x, force.y, force.z)
      bench.wait(.seconds(1))
      #expect(try bench.words(0x28) == words)
    }
    #expect(bench.circuit.finish().isClean)
  }

  /// The same for 100 °/s, by FS_G.
  @Test(
    arguments: [(0x00, 0x2CA5), (0x08, 0x1652), (0x18, 0x0595)] as [(UInt8, UInt16)])
  func gyroscopeWords(_ range: (code: UInt8, word: UInt16)) throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x10, 0x60 | range.code), (0x22, 0x44))
    let opposite = 0 &- range.word
    for (rate, words) in [
      (Axes(100, 0, 0), [opposite, 0, 0]), (Axes(0, 100, 0), [0, range.word, 0]),
      (Axes(-100, 0, -100), [range.word, 0, opposite]),
    ] as [(Axes<Double>, [UInt16])] {
      bench.turn(rate.x, rate.y, rate.z)
      bench.wait(.seconds(1))
      #expect(try bench.words(0x18) == words)
    }
    #expect(bench.circuit.finish().isClean)
  }

  /// ±16 g reaches 23.99 g, and ±245 °/s 286.7 °/s, where the code ends; by policy the rated full scale.
  @Test func clip() throws {
    let bench = try bench((0x20, 0x08))
    bench.force(23, 25, -25)
    bench.turn(280, 300, -300)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28) == [0x8543, 0x7FFF, 0x8000])
    #expect(try bench.words(0x18) == [0x8300, 0x7FFF, 0x8000])
    bench.set(policy: "clip", "rated")
    bench.wait(.seconds(1))
    // 16 g are 21858 digits, 245 °/s 28000.
    #expect(try bench.words(0x28) == [0xAA9E, 0x5562, 0xAA9E])
    #expect(try bench.words(0x18) == [0x92A0, 0x6D60, 0x92A0])
  }

  /// Figure 1: the axes of both sensors. By policy they are those of the magnetometer.
  @Test func axes() throws {
    let bench = try bench()
    bench.force(0.5, 0, 0)
    bench.turn(50, 0, 0)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28)[0] == 0xDFFB)
    #expect(try bench.words(0x18)[0] == 0xE9AE)
    let target = bench.target
    #expect(bench.circuit.truth(at: target, of: .acceleration)?.input == [0.5, 0, 0])
    #expect(bench.circuit.truth(at: target, of: .angularRate).map { $0.input.x > 0.87 } == true)
    #expect(bench.circuit.truth(at: target, of: .magneticFluxDensity) == nil)
    bench.set(policy: "axes", "right-handed")
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28)[0] == 0x2005)
    #expect(try bench.words(0x18)[0] == 0x1652)
  }

  /// ORIENT_CFG_G: a sign for each axis of the gyroscope; the codes of Orient are not printed.
  @Test func orientation() throws {
    let bench = try bench((0x13, 0x20))
    bench.turn(-100, 50, 200)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x18) == [0xD35B, 0x1652, 0x5949])
    try bench.write(0x13, 0x18)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x18) == [0x2CA5, 0xE9AE, 0xA6B7])
    for (order, words) in [
      (0, [0x2CA5, 0x1652, 0x5949]), (1, [0x2CA5, 0x5949, 0x1652]),
      (2, [0x1652, 0x2CA5, 0x5949]), (3, [0x1652, 0x5949, 0x2CA5]),
      (4, [0x5949, 0x2CA5, 0x1652]), (5, [0x5949, 0x1652, 0x2CA5]),
    ] as [(UInt8, [UInt16])] {
      try bench.write(0x13, order)
      bench.set(policy: "orient-order", "sibling")
      bench.wait(.seconds(1))
      #expect(try bench.words(0x18) == words)
      bench.set(policy: "orient-order", "ignored")
      bench.wait(.seconds(1))
      #expect(try bench.words(0x18) == [0x2CA5, 0x1652, 0x5949])
    }
  }

  // MARK: Bytes

  /// BLE: the high byte at the lower address.
  @Test func bigEndian() throws {
    let bench = try bench((0x22, 0x06))
    bench.turn(0, 100, 0)
    bench.temperature(35)
    bench.wait(.seconds(1))
    #expect(try bench.bytes(0x2C, 2) == [0x40, 0x09])
    #expect(try bench.bytes(0x1A, 2) == [0x2C, 0xA5])
    #expect(try bench.bytes(0x15, 2) == [0x00, 0xA0])
  }

  /// BDU: a pair stays until both bytes were read. Without it the bytes may be of two samples.
  @Test(arguments: [false, true])
  func blockDataUpdate(isOn: Bool) throws {
    let bench = try bench((0x22, isOn ? 0x44 : 0x04))
    bench.turn(0, 0, 100)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x2C) == 0x09)
    #expect(try bench.byte(0x1C) == 0xA5)
    bench.force(0, 0, 0)
    bench.turn(0, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x2D) == (isOn ? 0x40 : 0x00))
    #expect(try bench.byte(0x1D) == (isOn ? 0x2C : 0x00))
    #expect(bench.count(.unprotectedRead) == (isOn ? 0 : 2))
    bench.wait(.milliseconds(20))
    #expect(try bench.words(0x28) == [0, 0, 0])
  }

  /// An axis that is not enabled keeps its word. The order of the bits is Z, Y, X from bit 5 on.
  @Test func axisEnables() throws {
    let bench = try bench((0x1E, 0x30), (0x1F, 0x18))
    bench.force(1, 1, 1)
    bench.turn(100, 100, 100)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28) == [0xBFF7, 0x4009, 0])
    #expect(try bench.words(0x18) == [0, 0x2CA5, 0x2CA5])
    try bench.write(0x1E, 0x38)
    try bench.write(0x1F, 0x38)
    bench.wait(.milliseconds(20))
    #expect(try bench.words(0x28) == [0xBFF7, 0x4009, 0x4009])
    #expect(try bench.words(0x18) == [0xD35B, 0x2CA5, 0x2CA5])
    try bench.write(0x1F, 0x00)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x17) & 0x01 == 0)
  }

  // MARK: Bursts

  /// Figures 6 and 7: from the thermometer's outputs to the gyroscope's, to the accelerometer's and back.
  @Test func burstOfBoth() throws {
    let bench = try bench((0x22, 0x44))
    bench.turn(0, 100, 0)
    bench.force(1, 0, 0)
    bench.wait(.seconds(1))
    let words = [0, 0, 0xA5, 0x2C, 0, 0, 0xF7, 0xBF, 0, 0, 0, 0] as [UInt8]
    #expect(try bench.bytes(0x18, 24) == words + words)
    #expect(try bench.bytes(0x2C, 4) == [0, 0, 0, 0])
    #expect(try bench.bytes(0xA8, 8) == Array(words[6...]) + [0, 0])
    // At 25 °C; lsm9ds1-rjg on PyPI reads a sample with its temperature so.
    #expect(try bench.bytes(0x15, 14) == [0, 0] + words)
    bench.set(policy: "burst", "linear")
    #expect(try bench.bytes(0x1C, 4) == [0, 0, 0x38, 0x38])
    #expect(try bench.bytes(0x2C, 3) == [0, 0, 0x00])
  }

  /// With the gyroscope in power-down a burst of the accelerometer's outputs repeats them.
  @Test func burstOfAccelerometer() throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x20, 0x60), (0x22, 0x44))
    bench.force(1, 0, 0)
    bench.wait(.seconds(1))
    #expect(try bench.bytes(0x28, 8) == [0xF7, 0xBF, 0, 0, 0, 0, 0xF7, 0xBF])
    #expect(try bench.bytes(0x15, 4) == [0, 0, 0xF7, 0xBF])
    #expect(try bench.bytes(0x1C, 3)[2] == 0x38)
  }

  /// IF_ADD_INC, for reads and writes; bit 7 of the address on I2C has no function.
  @Test func increment() throws {
    let bench = try bench()
    try bench.write(0x87, 1, 2, 3)
    #expect(try bench.bytes(0x07, 3) == [1, 2, 3])
    try bench.write(0x22, 0x00)
    #expect(try bench.bytes(0x87, 3) == [1, 1, 1])
    try bench.write(0x07, 4, 5)
    #expect(bench.count(.burstWithoutIncrement) == 2)
    try bench.write(0x22, 0x04)
    #expect(try bench.bytes(0x07, 3) == [5, 2, 3])
  }

  /// Seven bits of address on SPI, and no bit that increments: 0x40 belongs to the address.
  @Test func spi() throws {
    let circuit = Circuit([.lsm9ds1ag.on(spi: 0)], poweredFor: .seconds(1))
    #expect(try circuit.frame(0x8F, reading: 1) == [0x68])
    try circuit.frame(0x07, 1, 2, 3)
    #expect(try circuit.frame(0x87, reading: 3) == [1, 2, 3])
    #expect(try circuit.frame(0xC7, reading: 3) != [1, 2, 3])
    #expect(circuit.violations(at: .spi(0)).count(.reservedRead) == 3)
  }

  @Test func threeWires() throws {
    let circuit = Circuit([.lsm9ds1ag.on(spi: 0, threeWire: true)], poweredFor: .seconds(1))
    #expect(try circuit.frame(0x8F, reading: 1) != [0x68])
    try circuit.frame(0x22, 0x0C)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x68])
  }

  /// I2C_DISABLE: SPI only.
  @Test func i2cDisable() throws {
    let bench = try Bench.inertialUnit()
    try bench.write(0x23, 0x04)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
  }

  /// Zeros in the map must stay zero.
  @Test func reservedBits() throws {
    let bench = try Bench.inertialUnit()
    for (register, mask) in [
      (0x0D, 0xBF), (0x10, 0xFB), (0x11, 0x0F), (0x12, 0xCF), (0x13, 0x3F), (0x1E, 0x3B),
      (0x1F, 0xF8), (0x21, 0xE5), (0x24, 0x05), (0x33, 0x7F), (0x35, 0x7F),
    ] as [(UInt8, UInt8)] {
      try bench.write(register, ~mask)
      #expect(try bench.byte(register) == 0)
    }
    #expect(bench.count(.reservedBits) == 11)
    try bench.write(0x10, 0x10)
    try bench.write(0x20, 0xE0)
    #expect(bench.count(.undefinedCode) == 2)
    try bench.write(0x38, 0x00)
    try bench.write(0x18, 0x00)
    #expect(bench.count(.reservedWrite) == 1 && bench.count(.readOnlyWrite) == 1)
  }
}
