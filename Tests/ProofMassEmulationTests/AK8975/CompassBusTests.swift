// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Address counter, SPI frames and I2CDIS.
struct CompassBusTests {
  // MARK: Address counter

  @Test func burstsCountWithoutAnyBit() throws {
    let bench = Bench.compass()
    #expect(try bench.bytes(0x00, 3) == [0x48, 0x00, 0x00])
    #expect(bench.violations.isEmpty)
  }

  /// There is no increment bit: 0x80 is part of the address.
  @Test func bitSevenIsAddress() throws {
    #expect(try Bench.compass().byte(0x80) == 0x00)
  }

  @Test func wrapsFrom0CTo00() throws {
    let bench = Bench.compass()
    try bench.write(0x0C, 0x40)
    #expect(try bench.bytes(0x0C, 3) == [0x40, 0x48, 0x00])
  }

  @Test func wrapsFrom0BThrough0CTo00() throws {
    #expect(try Bench.compass().bytes(0x0B, 3) == [0x00, 0x00, 0x48])
  }

  @Test func wrapsFrom12To10() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0x10, 7) == [0xAA, 0xAF, 0xA0, 0xAA, 0xAF, 0xA0, 0xAA])
  }

  @Test func readWithoutCommandGoesOnAfterTheLastAccess() throws {
    var chip = AK8975Chip()
    chip.information = 0x5A
    let bench = Bench.compass(chip)
    #expect(try bench.byte(0x00) == 0x48)
    #expect(try bench.nextBytes(1) == [0x5A])
    #expect(try bench.nextBytes(2) == [0x00, 0x00])
    _ = try bench.byte(0x0C)
    #expect(try bench.nextBytes(1) == [0x48])
  }

  @Test func counterSurvivesStop() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(100))
    try bench.write(0x10)
    bench.wait(.milliseconds(10))
    #expect(try bench.nextBytes(3) == [0xAA, 0xAF, 0xA0])
  }

  @Test func probeMovesNothing() throws {
    let bench = Bench.compass()
    try bench.write(0x00)
    try bench.probe()
    #expect(try bench.nextBytes(1) == [0x48])
  }

  @Test func writesCountToo() throws {
    let bench = Bench.compass()
    try bench.write(0x09, 0xFF, 0x0F)
    #expect(try bench.byte(0x09) == 0x00)
    #expect(try bench.byte(0x0A) == 0x0F)
  }

  @Test func writesWrapToo() throws {
    let bench = Bench.compass()
    try bench.write(0x0C, 0x40, 0xFF, 0xFF)
    #expect(try bench.nextBytes(1) == [0x00])
    #expect(try bench.byte(0x0C) == 0x40)
    #expect(try bench.byte(0x00) == 0x48)
    try bench.write(0x12, 0x00)
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(100))
    try bench.write(0x12, 0x00)
    #expect(try bench.nextBytes(1) == [0xAA])
  }

  // MARK: I2CDIS

  @Test func keyKillsI2CUntilThePowerCycle() throws {
    let bench = Bench.compass()
    try bench.write(0x0F, 0x1B)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x00) }
    #expect(throws: BusError.noAcknowledge) { try bench.write(0x0F, 0x00) }
    #expect(throws: BusError.noAcknowledge) { try bench.probe() }
    bench.wait(.seconds(1000))
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x00) }
    bench.circuit.powerCycle()
    #expect(try bench.byte(0x00) == 0x48)
    #expect(try bench.byte(0x0F) == 0x00)
  }

  @Test func brownOutRevivesI2CToo() throws {
    let bench = Bench.compass()
    try bench.write(0x0F, 0x1B)
    bench.circuit.fail(.brownOut, atTransaction: 1)
    #expect(try bench.byte(0x00) == 0x48)
  }

  @Test func keyDoesNotTouchTheNeighbours() throws {
    let circuit = Circuit(.ak8975, .lis331dlh)
    try Bench(on: circuit, at: 0x0C).write(0x0F, 0x1B)
    #expect(try Bench(on: circuit, at: 0x18).byte(0x0F) == 0x32)
  }

  @Test(arguments: [0x01, 0xFF, 0x1A, 0x80] as [UInt8])
  func otherValuesAreIgnored(value: UInt8) throws {
    let bench = Bench.compass()
    try bench.write(0x0F, value)
    #expect(try bench.byte(0x0F) == 0x00)
    #expect(bench.count(.wrongKey) == 1)
    #expect(bench.forbidden == 0)
  }

  // MARK: SPI

  private func select() -> Circuit { Circuit(.ak8975.on(spi: 0)) }

  @Test func spiReadsWithBitSeven() throws {
    let circuit = select()
    #expect(try circuit.frame(0x80, reading: 1) == [0x48])
    #expect(try circuit.frame(0x80, reading: 2) == [0x48, 0x00])
  }

  @Test func spiReadsInRunsWithTheSameWrap() throws {
    let circuit = select()
    try circuit.frame(0x0A, 0x0F)
    circuit.advance(by: .microseconds(100))
    #expect(try circuit.frame(0x90, reading: 4) == [0xAA, 0xAF, 0xA0, 0xAA])
    #expect(try circuit.frame(0x8C, reading: 2) == [0x00, 0x48])
  }

  @Test func spiMeasures() throws {
    let circuit = select()
    try circuit.frame(0x0A, 0x01)
    circuit.advance(by: .milliseconds(10))
    #expect(
      try circuit.frame(0x82, reading: 8) == [0x01, 0x00, 0x00, 0x46, 0x00, 0x80, 0xFF, 0x00])
  }

  @Test func spiWritesOneRegisterAFrame() throws {
    let circuit = select()
    try circuit.frame(0x09, 0x00, 0x0F)
    #expect(try circuit.frame(0x8A, reading: 1) == [0x00])
    try circuit.frame(0x0A, 0x0F, 0x00, 0x40)
    #expect(try circuit.frame(0x8A, reading: 1) == [0x0F])
    #expect(try circuit.frame(0x8C, reading: 1) == [0x00])
    #expect(circuit.violations(at: .spi(0)).count(.spiExtraBytes) > 0)
  }

  @Test func spiFrameOfOneByteWritesNothing() throws {
    let circuit = select()
    try circuit.frame(0x0A)
    #expect(try circuit.frame(0x8A, reading: 1) == [0x00])
  }

  /// Writing the key is recommended on SPI, where the register reads 0x01 afterwards.
  @Test func keyLeavesSPIAlive() throws {
    let circuit = select()
    try circuit.frame(0x0F, 0x1B)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x01])
    #expect(try circuit.frame(0x80, reading: 1) == [0x48])
    #expect(circuit.violations(at: .spi(0)).forbidden == 0)
  }
}
