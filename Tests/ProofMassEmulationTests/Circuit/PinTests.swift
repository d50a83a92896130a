// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Data ready and boot on the chips' pins, as levels, not as pulses.
struct PinTests {
  private func levels(_ bench: Bench) -> [Bool] {
    bench.circuit.pins(at: bench.target).map(\.isHigh)
  }

  @Test func names() {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975.on(spi: 1))
    #expect(circuit.pins(at: .i2c(0x18)).map(\.name) == ["INT1", "INT2"])
    #expect(circuit.pins(at: .i2c(0x68)).map(\.name) == ["INT1", "DRDY/INT2"])
    #expect(circuit.pins(at: .spi(1)) == [Pin("DRDY", isHigh: false)])
    #expect(circuit.pins(at: .i2c(0x19)) == [])
  }

  /// In CTRL_REG3, I1_CFG and I2_CFG 10 select data ready.
  @Test(
    arguments: [
      (0x02, [true, false]), (0x10, [false, true]), (0x12, [true, true]),
    ] as [(UInt8, [Bool])])
  func accelerometerDataReady(_ routing: UInt8, _ expected: [Bool]) throws {
    let bench = try Bench.accelerometer((0x22, routing), (0x20, 0x27))
    #expect(levels(bench) == [false, false])
    bench.wait(.milliseconds(25))
    #expect(levels(bench) == expected)
    // Two axes were read; the third keeps data ready high.
    _ = try bench.bytes(0xA8, 4)
    #expect(levels(bench) == expected)
    _ = try bench.bytes(0xAC, 2)
    #expect(levels(bench) == [false, false])
    bench.wait(.milliseconds(20))
    #expect(levels(bench) == expected)
  }

  /// IHL inverts both pins, whatever signal they show.
  @Test func accelerometerActiveLow() throws {
    let bench = try Bench.accelerometer((0x22, 0x82), (0x20, 0x27))
    #expect(levels(bench) == [true, true])
    bench.wait(.milliseconds(25))
    #expect(levels(bench) == [false, true])
    _ = try bench.bytes(0xA8, 6)
    #expect(levels(bench) == [true, true])
  }

  /// I1_CFG and I2_CFG 11 select boot, in which the trim is loaded for 5 ms.
  @Test func accelerometerBoot() throws {
    let bench = try Bench.accelerometer((0x22, 0x1B))
    #expect(levels(bench) == [false, false])
    try bench.write(0x21, 0x80)
    #expect(levels(bench) == [true, true])
    bench.wait(.microseconds(4990))
    #expect(levels(bench) == [true, true])
    bench.wait(.microseconds(10))
    #expect(levels(bench) == [false, false])
  }

  /// I2_DRDY routes data ready to DRDY/INT2; H_Lactive inverts INT1 only.
  @Test func gyroscopeDataReady() throws {
    let bench = try Bench.gyroscope((0x22, 0x08), (0x20, 0x0F))
    #expect(levels(bench) == [false, false])
    bench.wait(.milliseconds(300))
    #expect(levels(bench) == [false, true])
    _ = try bench.bytes(0xA8, 6)
    #expect(levels(bench) == [false, false])
    try bench.write(0x22, 0x28)
    bench.wait(.milliseconds(10))
    #expect(levels(bench) == [true, true])
  }

  /// I1_Boot routes boot to INT1, with either polarity.
  @Test(arguments: [(0x40, true), (0x60, false)] as [(UInt8, Bool)])
  func gyroscopeBoot(_ control: UInt8, _ level: Bool) throws {
    let bench = try Bench.gyroscope((0x22, control))
    #expect(levels(bench) == [!level, false])
    try bench.write(0x24, 0x80)
    #expect(levels(bench) == [level, false])
    bench.wait(.milliseconds(50))
    #expect(levels(bench) == [!level, false])
  }

  /// Among the other sources, only I2_Empty is active in an idle chip.
  @Test(arguments: [(0x80, false), (0x04, false), (0x02, false), (0x01, true)] as [(UInt8, Bool)])
  func gyroscopeIdle(_ control: UInt8, _ second: Bool) throws {
    let bench = try Bench.gyroscope((0x22, control))
    #expect(levels(bench) == [false, second])
  }

  /// The pin follows ST1.DRDY: it rises when the measurement ends, and falls with the first byte of
  /// data.
  @Test func compassDataReady() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(7))
    #expect(levels(bench) == [false])
    bench.wait(.milliseconds(1))
    #expect(levels(bench) == [true])
    _ = try bench.byte(0x02)
    #expect(levels(bench) == [true])
    _ = try bench.byte(0x03)
    #expect(levels(bench) == [false])
  }

  /// Observing a pin has no effect: data stay ready, and no transaction is logged.
  @Test func looking() throws {
    let bench = try Bench.accelerometer((0x22, 0x02), (0x20, 0x27))
    bench.circuit.logTransactions()
    bench.wait(.milliseconds(25))
    #expect(levels(bench) == levels(bench))
    #expect(bench.circuit.transactions == [])
    #expect(try bench.byte(0x27) == 0x0F)
  }

  @Test func followingAClock() {
    let circuit = Circuit([.ak8975], poweredFor: .seconds(1))
    circuit.follow { 8_000_000 }
    _ = circuit.pins(at: .i2c(0x0C))
    #expect(circuit.now.nanoseconds == 8_000_000)
  }
}
