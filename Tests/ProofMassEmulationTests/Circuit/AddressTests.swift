// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The addresses at which chips answer.
struct AddressTests {
  @Test(arguments: [(0x18, 0x32), (0x19, 0x32)] as [(UInt8, UInt8)])
  func accelerometerAnswers(address: UInt8, identity: UInt8) throws {
    #expect(try Bench(.lis331dlh, at: address).byte(0x0F) == identity)
  }

  @Test(arguments: [(0x68, 0xD3), (0x69, 0xD3)] as [(UInt8, UInt8)])
  func gyroscopeAnswers(address: UInt8, identity: UInt8) throws {
    #expect(try Bench(.l3g4200d, at: address).byte(0x0F) == identity)
  }

  @Test(arguments: [0x0C, 0x0D, 0x0E, 0x0F] as [UInt8])
  func compassAnswers(address: UInt8) throws {
    #expect(try Bench(.ak8975, at: address).byte(0x00) == 0x48)
  }

  @Test func partsWithoutAnAddressOfTheirOwnAreAtTheFirst() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    #expect(try Bench(on: circuit, at: 0x18).byte(0x0F) == 0x32)
    #expect(try Bench(on: circuit, at: 0x68).byte(0x0F) == 0xD3)
    #expect(try Bench(on: circuit, at: 0x0C).byte(0x00) == 0x48)
  }

  /// The addresses 0x31 and 0x33 are ST's 8-bit read addresses, 0x6B is that of an L3GD20, and 0x0E
  /// is a typing error.
  @Test(arguments: [0x00, 0x0D, 0x0E, 0x19, 0x31, 0x33, 0x69, 0x6B, 0x7F] as [UInt8])
  func otherAddressesAreNotAcknowledged(address: UInt8) throws {
    let bench = Bench(on: Circuit(.lis331dlh, .l3g4200d, .ak8975), at: address)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
    #expect(throws: BusError.noAcknowledge) { try bench.write(0x20, 0x27) }
    #expect(throws: BusError.noAcknowledge) { try bench.probe() }
    #expect(throws: BusError.noAcknowledge) { try bench.nextBytes(1) }
  }

  @Test func chipOnSPIDoesNotAnswerOnI2C() {
    let bench = Bench(on: Circuit(.lis331dlh.on(spi: 0)), at: 0x18)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
  }

  @Test func emptySelectReadsNoIdentity() throws {
    let circuit = Circuit(.lis331dlh)
    let read = try? circuit.frame(0x8F, reading: 1)
    #expect(read != [0x32])
  }

  @Test func twoPartsOfAModelAreTwoChips() throws {
    let circuit = Circuit(.lis331dlh, .lis331dlh.at(0x19))
    let low = Bench(on: circuit, at: 0x18)
    let high = Bench(on: circuit, at: 0x19)
    try low.write(0x20, 0x27)
    try high.write(0x20, 0x3F)
    #expect(try low.byte(0x20) == 0x27)
    #expect(try high.byte(0x20) == 0x3F)
  }
}
