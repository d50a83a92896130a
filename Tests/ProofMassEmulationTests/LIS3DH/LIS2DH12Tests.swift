// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The LIS2DH12: a LIS3DH whose auxiliary ADC has the thermometer alone.
struct LIS2DH12Tests {
  /// A chip on a bench at 30 °C after writes of register and byte, with some samples taken.
  private func bench(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = Bench(.lis2dh12, at: 0x18)
    bench.force(0, 0, 1)
    bench.temperature(30)
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.milliseconds(79))
    return bench
  }

  @Test(arguments: [0x18, 0x19] as [UInt8])
  func identityAndReset(address: UInt8) throws {
    let bench = Bench(.lis2dh12, at: address)
    #expect(try bench.byte(0x0F) == 0x33)
    #expect(try bench.bytes(0x9E, 9) == [0x10, 0, 0x07, 0, 0, 0, 0, 0, 0])
  }

  /// 1, 4 and 16 mg a digit at ±2 g; 12, 48 and 192 mg at ±16 g.
  @Test(
    arguments: [
      (0x57, 0x08, 0x03C0), (0x57, 0x00, 0x00F0), (0x5F, 0x00, 0x003C), (0x57, 0x38, 0x0050),
      (0x57, 0x30, 0x0014), (0x5F, 0x30, 0x0005),
    ] as [(UInt8, UInt8, UInt16)])
  func words(control1: UInt8, control4: UInt8, code: UInt16) throws {
    let bench = try bench((0x23, control4), (0x20, control1))
    bench.force(0.96, 0, 0)
    bench.wait(.milliseconds(20))
    let unused: UInt16 = control4 & 0x08 != 0 ? 4 : control1 & 0x08 != 0 ? 8 : 6
    #expect(try bench.words()[0] == code << unused)
  }

  /// One digit of 8 bits a degree, 0 at 25 °C; TOR and TDA are the ADC's third channel.
  @Test(arguments: [0x57, 0x5F] as [UInt8])
  func thermometer(control1: UInt8) throws {
    let bench = try bench((0x1F, 0xC0), (0x23, 0x80), (0x20, control1))
    #expect(try bench.byte(0x07) == 0x44)
    #expect(try bench.bytes(0x8C, 2) == [0x00, 0x05])
    #expect(try bench.byte(0x07) == 0x00)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x07) == 0x04)
  }

  /// It needs both bits of TEMP_EN, and BDU.
  @Test(
    arguments: [(0x00, 0x80), (0x40, 0x80), (0x80, 0x80), (0xC0, 0x00)] as [(UInt8, UInt8)])
  func thermometerIsOff(configuration: UInt8, control4: UInt8) throws {
    let bench = try bench((0x1F, configuration), (0x23, control4), (0x20, 0x57))
    #expect(try bench.byte(0x07) == 0x00)
  }

  /// CTRL_REG3 has no bit for data ready of an ADC.
  @Test func noDataReadyOfTheThermometer() throws {
    let bench = try bench((0x22, 0x08), (0x1F, 0xC0), (0x23, 0x80), (0x20, 0x57))
    #expect(try bench.byte(0x22) == 0x00)
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [false, false])
  }
}
