// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Self-test, disabled axes, sleep, three-wire SPI, and the end of boot.
struct GyroscopeSelfTestTests {
  struct Change: Sendable {
    /// The value of CTRL_REG4, without self-test.
    var format: UInt8
    var digits: UInt16
  }

  /// The typical changes are 130, 200 and 530 °/s, at 8.75, 17.5 and 70 m°/s per digit.
  @Test(arguments: [
    Change(format: 0x80, digits: 14_857), Change(format: 0x90, digits: 11_429),
    Change(format: 0xA0, digits: 7_571), Change(format: 0xB0, digits: 7_571),
  ])
  func outputsRiseAndFall(_ change: Change) throws {
    let bench = try Bench.gyroscope((0x23, change.format), (0x20, 0x0F))
    func words(_ selfTest: UInt8) throws -> [UInt16] {
      try bench.write(0x23, change.format | selfTest)
      bench.wait(.milliseconds(20))
      return try bench.words()
    }
    #expect(try words(0x00) == [0, 0, 0])
    #expect(try words(0x02) == [change.digits, change.digits, change.digits])
    #expect(try words(0x06) == [0 &- change.digits, 0 &- change.digits, 0 &- change.digits])
    #expect(bench.forbidden == 0)
    #expect(try words(0x04) == [0, 0, 0])
    #expect(bench.count(.undefinedCode) == 1)
  }

  /// The self-test is added to the rate before the filters.
  @Test func goesThroughTheFilters() throws {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x24, 0x01), (0x20, 0x0F))
    bench.turn(10, 0, 0)
    bench.wait(.seconds(2))
    #expect(try bench.words() == [0, 0, 0])
    try bench.write(0x23, 0x82)
    bench.wait(.milliseconds(10))
    #expect(try bench.words()[0] > 10_000)
    bench.wait(.seconds(2))
    #expect(try bench.words() == [0, 0, 0])
  }

  @Test func addsToTheRate() throws {
    let bench = try Bench.gyroscope((0x23, 0x82), (0x20, 0x0F))
    bench.turn(100, -130, 200)
    bench.wait(.milliseconds(15))
    #expect(try bench.words() == [26_286, 0, 0x7FFF])
  }

  // MARK: Axes, sleep

  /// Data of a disabled axis do not change, also in the sets of the FIFO.
  @Test func fifoWithoutAnAxis() throws {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x24, 0x40), (0x2E, 0x40), (0x20, 0x0D))
    bench.turn(100, 100, 100)
    bench.wait(.milliseconds(25))
    #expect(try bench.byte(0x2F) == 0x82)
    #expect(try bench.words() == [0x2CA5, 0x0000, 0x2CA5])
    #expect(try bench.byte(0x27) == 0x05 | 0x08)
  }

  /// In sleep mode, no sample is taken, stored or compared.
  @Test func sleep() throws {
    let bench = try Bench.gyroscope((0x24, 0x40), (0x2E, 0x40), (0x30, 0x15), (0x20, 0x08))
    bench.turn(100, 100, 100)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x2F) == 0x20)
    #expect(try bench.byte(0x31) == 0x00)
  }

  // MARK: Three wires

  @Test func threeWires() throws {
    let circuit = Circuit(.l3g4200d.on(spi: 0, threeWire: true))
    #expect(try circuit.frame(0x8F, reading: 1) != [0xD3])
    try circuit.frame(0x23, 0x81)
    #expect(try circuit.frame(0x8F, reading: 1) == [0xD3])
    try circuit.frame(0x24, 0x40)
    try circuit.frame(0x2E, 0x40)
    circuit.change { $0.angularRate = Axes(1, -2, 3).map { $0 * 8.75e-3 * .pi / 180 } }
    try circuit.frame(0x20, 0x0F)
    circuit.advance(by: .milliseconds(25))
    let set: [UInt8] = [0x01, 0x00, 0xFE, 0xFF, 0x03, 0x00]
    #expect(try circuit.frame(0xE8, reading: 12) == set + set)
  }

  // MARK: Boot

  /// The pin falls when the boot ends, also without an observation before.
  @Test(arguments: [(0x40, [true, false]), (0x60, [false, true])] as [(UInt8, [Bool])])
  func bootPinFallsByItself(control: UInt8, levels: [Bool]) throws {
    let bench = try Bench.gyroscope((0x22, control), (0x24, 0x80))
    let end = bench.now - 2_500 + 10_000_000
    func level() -> Bool { bench.circuit.pins(at: bench.target)[0].isHigh }
    bench.circuit.advance(to: Instant(nanoseconds: end - 1))
    #expect(level() == levels[0])
    bench.circuit.advance(to: Instant(nanoseconds: end))
    #expect(level() == levels[1])
  }
}
