// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// SPI frames of ST's parts, byte by byte.
struct STSPITests {
  private func circuit(_ part: Part) -> Circuit { Circuit(part.on(spi: 0)) }

  @Test(arguments: [0x8F, 0xCF] as [UInt8])
  func identity(command: UInt8) throws {
    #expect(try circuit(.lis331dlh).frame(command, reading: 1) == [0x32])
    #expect(try circuit(.l3g4200d).frame(command, reading: 1) == [0xD3])
  }

  @Test func writeOfOneRegister() throws {
    let circuit = circuit(.lis331dlh)
    try circuit.frame(0x20, 0x27)
    #expect(try circuit.frame(0xA0, reading: 1) == [0x27])
  }

  @Test func burstWrite() throws {
    let circuit = circuit(.lis331dlh)
    try circuit.frame(0x60, 0x2F, 0x00, 0x02, 0x90)
    #expect(try circuit.frame(0xE0, reading: 5) == [0x2F, 0x00, 0x02, 0x90, 0x00])
  }

  @Test func burstReadOfTheOutputs() throws {
    let circuit = circuit(.lis331dlh)
    try circuit.frame(0x20, 0x27)
    circuit.advance(by: .milliseconds(30))
    #expect(try circuit.frame(0xE8, reading: 6) == [0x00, 0x00, 0x00, 0x00, 0x80, 0x3E])
  }

  @Test func withoutTheIncrementBitTheSameRegisterIsReadAgainAndAgain() throws {
    let circuit = circuit(.lis331dlh)
    try circuit.frame(0x20, 0x27)
    circuit.advance(by: .milliseconds(30))
    #expect(try circuit.frame(0xAC, reading: 3) == [0x80, 0x80, 0x80])
    #expect(circuit.violations(at: .spi(0)).count(.burstWithoutIncrement) > 0)
  }

  @Test func withoutTheIncrementBitTheSameRegisterIsWrittenAgainAndAgain() throws {
    let circuit = circuit(.lis331dlh)
    try circuit.frame(0x20, 0x27, 0x2F)
    #expect(try circuit.frame(0xE0, reading: 2) == [0x2F, 0x00])
  }

  /// Bit 7 selects a read: 0xA0, a burst write on I2C, is a read on SPI.
  @Test func bitSevenIsNotIncrement() throws {
    let circuit = circuit(.lis331dlh)
    #expect(try circuit.frame(0xA0, reading: 3) == [0x07, 0x07, 0x07])
  }

  @Test func everyFrameStartsAnew() throws {
    let circuit = circuit(.l3g4200d)
    #expect(try circuit.frame(0xE0, reading: 2) == [0x07, 0x00])
    #expect(try circuit.frame(0xE0, reading: 2) == [0x07, 0x00])
  }

  @Test func selectsAreSeparate() throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0), .l3g4200d.on(spi: 1))
    var byte: [UInt8] = [0]
    var span = byte.mutableSpan
    try circuit.wire(spi: 1).read(into: &span, command: 0x8F)
    #expect(byte == [0xD3])
    #expect(try circuit.frame(0x8F, reading: 1) == [0x32])
  }
}
