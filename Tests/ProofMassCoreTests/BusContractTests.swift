// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct BusContractTests {
  @Test func theMinimalBusKeepsItsPromises() {
    let memory = MinimalBus([0x0F: 0x32, 0x20: 0x07])
    var bus = memory
    let broken = checkBus(
      &bus, reading: (0x0F, 0x32), writing: 0x20, transactions: { memory.transactions },
      failNext: { memory.fail(atTransaction: 1) })
    #expect(broken == [])
    #expect(memory.registers == [0x0F: 0x32, 0x20: 0x07, 0x21: 0x00])
  }

  @Test func theMinimalBusTakesRunsOfAnyLength() throws {
    let bus = MinimalBus()
    let sent = [UInt8](repeating: 0x11, count: 300) + [0x22]
    try bus.write(sent.span, to: 0)
    var bytes = [UInt8](repeating: 0, count: 301)
    var span = bytes.mutableSpan
    try bus.read(0, into: &span)
    // 300 is 0x12C: register 0x2C again.
    #expect(bytes[0x2B] == 0x11 && bytes[0x2C] == 0x22 && bytes[300] == 0x22)
  }

  @Test func devicesKeepThem() {
    let wire = Memory([0x0F: 0x32])
    var i2c = I2CDevice(wire, I2CTarget(address: 0x18, incrementBit: 0x80))
    #expect(checkBus(&i2c, reading: (0x0F, 0x32), writing: 0x20) == [])
    var st = SPIDevice(
      wire,
      SPITarget(readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, singleRegisterFrames: false))
    #expect(checkBus(&st, reading: (0x0F, 0x32), writing: 0x20) == [])
    var akm = SPIDevice(
      wire, SPITarget(readBit: 0x80, incrementBit: 0, addressMask: 0x7F, singleRegisterFrames: true)
    )
    #expect(checkBus(&akm, reading: (0x0F, 0x32), writing: 0x20) == [])
  }

  @Test func aBusThatDoesNothingBreaksThem() {
    var bus = Idle()
    #expect(
      checkBus(&bus, reading: (0x0F, 0x32), writing: 0x20, failNext: {}) == [
        "a read delivers the register's value", "a read fills every byte",
        "a run of registers reads like each of them", "a write changes the register",
        "a run that is written reads back",
        "an empty read throws .unsupported, but it did not",
        "an empty write throws .unsupported, but it did not", "a throw leaves the bus usable",
        "a failed read throws, but it did not", "a throw leaves the bus usable",
        "a failed write throws, but it did not", "a throw leaves the bus usable",
      ])
  }

  @Test func aBusThatTransfersNothingIsFoundOut() {
    let memory = MinimalBus([0x0F: 0x32])
    var count = 0
    var bus = memory
    let broken = checkBus(
      &bus, reading: (0x0F, 0x32), writing: 0x20,
      transactions: {
        count += 1
        return count
      })
    #expect(broken == ["nothing to transfer is nothing on the wire"])
  }
}

/// A bus that does nothing, so that it breaks the promises of `Bus`.
private struct Idle: Bus {
  mutating func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) {}
  mutating func write(_ bytes: Span<UInt8>, to first: UInt8) {}
}

/// Registers behind an I2C or SPI wire, at any address; the register is in the lower six bits of
/// the command.
private final class Memory: I2C, SPI {
  let bus: MinimalBus

  init(_ registers: [UInt8: UInt8]) { bus = MinimalBus(registers) }

  func write(_ bytes: Span<UInt8>, command: UInt8, to address: UInt8) throws(BusError) {
    try bus.write(bytes, to: command & 0x3F)
  }

  func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError) {
    try bus.read(command & 0x3F, into: &bytes)
  }

  func write(_ bytes: Span<UInt8>, command: UInt8) throws(BusError) {
    try bus.write(bytes, to: command & 0x3F)
  }

  func read(into bytes: inout MutableSpan<UInt8>, command: UInt8) throws(BusError) {
    try bus.read(command & 0x3F, into: &bytes)
  }
}
