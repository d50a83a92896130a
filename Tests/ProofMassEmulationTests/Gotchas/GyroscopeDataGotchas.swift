// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Reproduces mistakes of programs with the L3G4200D's data, by the bytes that they transfer. The
/// numbers are those of the list of known bugs; more of them are in `GyroscopeClientTests`.
struct GyroscopeDataGotchas {
  private func running(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = try Bench.gyroscope((0x23, 0x80))
    for (register, byte) in writes { try bench.write(register, byte) }
    try bench.write(0x20, 0x0F)
    return bench
  }

  /// 1. ST's first A3G4250D example reads six bytes without bit 7, or on SPI without bit 6.
  @Test func withoutTheIncrementBit() throws {
    let bench = try running()
    bench.turn(100, 200, -200)
    bench.wait(.milliseconds(300))
    #expect(try bench.bytes(0x28, 6) == [0xA5, 0xA5, 0xA5, 0xA5, 0xA5, 0xA5])
    #expect(bench.count(.burstWithoutIncrement) == 1)
    #expect(try bench.bytes(0xA8, 6) == [0xA5, 0x2C, 0x49, 0x59, 0xB7, 0xA6])
    let circuit = Circuit(.l3g4200d.on(spi: 0))
    #expect(try circuit.frame(0xA0, reading: 3) == [0x07, 0x07, 0x07])
    #expect(circuit.violations(at: .spi(0)).count(.burstWithoutIncrement) == 1)
  }

  /// 2. The address 0x6B is that of an L3GD20; with SDO high, no chip answers at 0x68.
  @Test func hardCodedAddress() throws {
    let circuit = Circuit(.l3g4200d.at(0x69), .l3gd20.at(0x6B))
    #expect(throws: BusError.noAcknowledge) { try Bench(on: circuit, at: 0x68).byte(0x0F) }
    #expect(try Bench(on: circuit, at: 0x69).byte(0x0F) == 0xD3)
    #expect(try Bench(on: circuit, at: 0x6B).byte(0x0F) == 0xD4)
  }

  /// 3. A scale of FS/32768 per digit turns 114.6 °/s into 100: the words hold more than the rated
  /// range, and the result is 12.8 % too low.
  @Test(arguments: [(0x80, 250.0, 11_429), (0x90, 500.0, 5_714), (0xB0, 2000.0, 1_429)])
  func fullScaleOver32768(format: Int, range: Double, digits: Int) throws {
    let bench = try running((0x23, UInt8(format)))
    bench.turn(100, 0, 0)
    bench.wait(.milliseconds(300))
    let word = try bench.words()[0]
    #expect(word == UInt16(digits))
    let wrong = Double(word) * range / 32_768
    #expect(abs(wrong - 87.2) < 0.1)
    // The full range is 286.7 °/s and not 250, so this word is not saturated.
    bench.turn(1.14 * range, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.words()[0] < 0x7FFF)
  }

  /// 4. OUT_TEMP falls when the temperature rises. ST's library adds 25 to it with the wrong sign,
  /// and i2cdevlib interprets it as unsigned.
  @Test func temperatureWithTheWrongSign() throws {
    let bench = try running()
    bench.temperature(25)
    bench.wait(.milliseconds(1_100))
    #expect(try bench.byte(0x26) == 0x0C)
    bench.temperature(45)
    bench.wait(.milliseconds(1_100))
    let byte = try bench.byte(0x26)
    #expect(byte == 0xF8)
    // The correct result is 37 − (−8) = 45 °C; −8 + 25 gives 17 °C, and the unsigned value is 248.
    #expect(37 - Int(Int8(bitPattern: byte)) == 45)
    #expect(Int(Int8(bitPattern: byte)) + 25 == 17)
    #expect(Int(byte) == 248)
  }

  /// 5. Spikes of 256 digits at rest are caused by a low byte that is interpreted as signed, not by
  /// a torn sample.
  @Test func signExtendedLowByte() throws {
    let bench = try running()
    bench.turn(0.00875 * 0x80, 0, 0)
    bench.wait(.milliseconds(300))
    let low = try bench.byte(0x28)
    let high = try bench.byte(0x29)
    #expect([low, high] == [0x80, 0x00])
    #expect(Int(Int8(bitPattern: high)) << 8 | Int(Int8(bitPattern: low)) == -128)
    bench.turn(0.00875 * 0x7F, 0, 0)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0xA8, 2) == [0x7F, 0x00])
  }

  /// 6. A sample 20 ms after power-on is read before the drive has settled.
  @Test func firstSamplesAreNotGood() throws {
    let bench = try running()
    bench.wait(.milliseconds(20))
    _ = try bench.words()
    #expect(bench.count(.unsettledRead) == 1)
    bench.wait(.milliseconds(230))
    _ = try bench.words()
    #expect(bench.count(.unsettledRead) == 1)
  }

  /// 8. A program that takes FS 11 for an unknown range, and so for 250 °/s, reads an eighth of the
  /// rate.
  @Test func otherCodeOfTheLargestRange() throws {
    let bench = try running((0x23, 0xB0))
    bench.turn(100, 0, 0)
    bench.wait(.milliseconds(300))
    #expect(try bench.byte(0x23) & 0x30 == 0x30)
    let word = try bench.words()[0]
    #expect(abs(Double(word) * 0.070 - 100) < 0.1)
    #expect(abs(Double(word) * 0.00875 - 12.5) < 0.1)
  }

  /// 9. Most drivers set BW alone: the output at 100 Hz is the same for all four codes, and is not
  /// that of LPF2.
  @Test func bandwidthThatIsNotSelected() throws {
    func step(_ control: UInt8, _ path: UInt8) throws -> [UInt16] {
      let bench = try Bench.gyroscope((0x23, 0x80), (0x24, path), (0x20, control))
      bench.turn(100, 0, 0)
      return try (0..<5).map { _ in
        bench.wait(.milliseconds(10))
        return try bench.words()[0]
      }
    }
    let narrow = try step(0x0F, 0x00)
    #expect(narrow == [0x2CA5, 0x2CA5, 0x2CA5, 0x2CA5, 0x2CA5])
    #expect(try step(0x3F, 0x00) == narrow)
    #expect(try step(0x0F, 0x02) != narrow)
    #expect(try step(0x0F, 0x02) != step(0x3F, 0x02))
  }

  /// 15. A raw read of the kernel waits for two samples: 20 ms of the 250 ms that the drive needs.
  @Test(arguments: [(0x0F, 20), (0x4F, 10), (0x8F, 5), (0xCF, 2)] as [(UInt8, Int64)])
  func kernelWaitsTwoSamples(control: UInt8, milliseconds: Int64) throws {
    let bench = try Bench.gyroscope((0x23, 0x80))
    #expect(try bench.byte(0xA0) == 0x07)
    try bench.write(0x20, control)
    bench.wait(.milliseconds(milliseconds))
    _ = try bench.bytes(0xA8, 2)
    #expect(bench.count(.unsettledRead) == 1)
  }

  /// 17. A comment in i2cdevlib gives the identity as 109: 0x69 is the address, and 0xD3 is 211.
  @Test func identityIs211() throws {
    let bench = Bench(.l3g4200d, at: 0x69)
    #expect(try bench.byte(0x0F) == 211)
  }
}
