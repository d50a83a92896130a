// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The accelerometer of an LSM303DLHC: a LIS3DH at 0x19 alone, without ADC, thermometer, self-test and activity
/// detection.
struct LSM303DLHCATests {
  private let bench = Bench(.lsm303dlhca, at: 0x19)

  @Test func identityAndReset() throws {
    #expect(try bench.byte(0x0F) == 0x33)
    #expect(try bench.bytes(0xA0, 7) == [0x07, 0, 0, 0, 0, 0, 0])
    #expect(bench.violations.isEmpty)
  }

  /// 1 and 12 mg a digit of 12 bits at ±2 and ±16 g, by ST's header; those of 10 and 8 bits by the LIS3DH: at 0.96 g
  /// 960, 240 and 60 digits, and 80, 20 and 5.
  @Test(
    arguments: [
      (0x57, 0x08, 960), (0x57, 0x00, 240), (0x5F, 0x00, 60), (0x57, 0x18, 480), (0x57, 0x28, 240),
      (0x57, 0x38, 80), (0x57, 0x30, 20), (0x5F, 0x30, 5),
    ] as [(UInt8, UInt8, UInt16)])
  func words(control1: UInt8, control4: UInt8, code: UInt16) throws {
    try bench.write(0x23, control4)
    try bench.write(0x20, control1)
    bench.force(0.96, 0, 0)
    bench.wait(.milliseconds(100))
    let unused: UInt16 = control4 & 0x08 != 0 ? 4 : control1 & 0x08 != 0 ? 8 : 6
    #expect(try bench.words()[0] == code << unused)
  }

  /// ODR 1000 is 1.62 kHz, a period of 617283 ns; in the LIS3DH it is 1.6 kHz.
  @Test func fastLowPowerRate() throws {
    try bench.write(0x20, 0x8F)
    bench.wait(.milliseconds(10))
    let early = try bench.sampleTime()
    bench.wait(.milliseconds(500))
    let time = try bench.sampleTime() - early
    #expect(time >= 499_000_000 && time % 617_283 == 0)
  }

  /// Adafruit_LSM303DLHC: CTRL_REG1_A and its check; ±2 g in 10 bits, where 1 g is 250 digits of 4 mg.
  @Test func transfersOfAClient() throws {
    bench.force(0, 0, 1)
    try bench.write(0x20, 0x57)
    #expect(try bench.byte(0x20) == 0x57)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0xA8, 6) == [0x00, 0x00, 0x00, 0x00, 0x80, 0x3E])
  }

  /// CTRL_REG4_A has zeros in the place of ST, CLICK_THS_A one in that of LIR_Click.
  @Test(arguments: [(0x23, 0x06, 0x00), (0x3A, 0x90, 0x10)] as [(UInt8, UInt8, UInt8)])
  func bitsThatMustBeZero(register: UInt8, byte: UInt8, stored: UInt8) throws {
    try bench.write(register, byte)
    #expect(bench.violations.map(\.kind) == [.reservedBits])
    #expect(try bench.byte(register) == stored)
  }

  /// What the LIS3DH has outside of 20 to 3D: CTRL_REG0, TEMP_CFG_REG, ACT_THS and ACT_DUR; and its ADC's status.
  @Test func addressesWithoutRegister() throws {
    for register: UInt8 in [0x1E, 0x1F, 0x3E, 0x3F] { try bench.write(register, 0x90) }
    #expect(
      bench.violations.map(\.kind) == [
        .reservedWrite, .reservedWrite, .reservedWrite, .reservedWrite,
      ])
    #expect(try bench.bytes(0x9E, 2) == [0, 0])
    #expect(try bench.byte(0x07) == 0)
    #expect(bench.violations.last?.kind == .reservedRead)
  }

  /// I1_DRDY2 and P2_ACT can be written; the pins do not show anything by them.
  @Test func signalsWithoutDescription() throws {
    for (register, byte) in [(0x22, 0x08), (0x25, 0x08), (0x20, 0x57)] as [(UInt8, UInt8)] {
      try bench.write(register, byte)
    }
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x22) == 0x08)
    #expect(try bench.byte(0x25) == 0x08)
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [false, false])
  }
}
