// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// A chip select whose bytes a program moves one by one, and pins for a simulator of other things. The
/// random programs hold the bytes against whole frames.
@Suite struct SPIByteTests {
  private func exchange(_ bus: inout CircuitSPIBytes, _ bytes: UInt8...) -> [UInt8] {
    bus.select()
    defer { bus.deselect() }
    return bytes.map { byte in
      defer { bus.take(byte) }
      return bus.offer()
    }
  }

  /// Each byte takes 8 µs; while the command goes out, the other line stays high.
  @Test func aRead() {
    let circuit = Circuit(.l3g4200d.on(spi: 0))
    var bus = CircuitSPIBytes(circuit, 0)
    #expect(exchange(&bus, 0xCF, 0, 0) == [0xFF, 0xD3, 0x00])
    #expect(circuit.now.nanoseconds == 24_000)
    #expect(circuit.transactionCount == 1)
  }

  @Test func aWrite() throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0))
    var bus = CircuitSPIBytes(circuit, 0)
    #expect(exchange(&bus, 0x60, 0x2F, 0x1F) == [0xFF, 0xFF, 0xFF])
    #expect(try circuit.frame(0xE0, reading: 2) == [0x2F, 0x1F])
  }

  /// X's bit of the status falls when X is read, not when it could be.
  @Test func anOfferHasNoEffect() throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0))
    try circuit.frame(0x20, 0x27)
    circuit.advance(by: .milliseconds(30))
    var bus = CircuitSPIBytes(circuit, 0)
    #expect(exchange(&bus, 0xA7, 0) == [0xFF, 0x0F])
    bus.select()
    bus.take(0xE8)
    for _ in 0..<5 { #expect(bus.offer() == 0x00) }
    bus.deselect()
    #expect(exchange(&bus, 0xA7, 0) == [0xFF, 0x0F])
  }

  /// A sample falls due while OUT_X_L crosses the wire, and somebody looks at the pins within that byte:
  /// with BDU its upper half is of the old sample all the same.
  @Test func aLookWithinAByteTearsNothing() throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0))
    let pins = try #require(CircuitPins(circuit, of: .spi(0)))
    try circuit.frame(0x22, 0x02)  // INT1 is data ready.
    try circuit.frame(0x23, 0x80)  // BDU
    try circuit.frame(0x20, 0x27)
    circuit.advance(by: .milliseconds(30))
    #expect(try circuit.frame(0xE8, reading: 6) == [0x00, 0x00, 0x00, 0x00, 0x80, 0x3E])
    circuit.change { $0.specificForce = [1, 0, 0] }
    var bus = CircuitSPIBytes(circuit, 0)
    circuit.advance(to: Instant(nanoseconds: pins.nextChange() - 12_000))
    bus.select()
    bus.take(0xE8)
    #expect(bus.offer() == 0x00)
    circuit.advance(by: .microseconds(6))
    #expect(pins.levels() == 1)
    bus.take(0)
    #expect(bus.offer() == 0x00)
    bus.take(0)
    bus.deselect()
    #expect(try circuit.frame(0xE8, reading: 2) == [0x80, 0x3E])
  }

  @Test func nobody() {
    var bus = CircuitSPIBytes(Circuit(.l3g4200d.on(spi: 0)), 1)
    #expect(exchange(&bus, 0xCF, 0) == [0xFF, 0xFF])
  }

  /// At 50 Hz data are ready every 20 ms; INT1 tells when it may change next, and its level.
  @Test func pins() throws {
    let circuit = Circuit(.lis331dlh)
    let pins = try #require(CircuitPins(circuit, of: .i2c(0x18)))
    #expect(pins.names == ["INT1", "INT2"])
    #expect(pins.levels() == 0)
    #expect(pins.nextChange() == .max)
    try circuit.wire.write([0x02].span, command: 0x22, to: 0x18)
    try circuit.wire.write([0x27].span, command: 0x20, to: 0x18)
    #expect(pins.levels() == 0)
    let first = pins.nextChange()
    circuit.advance(to: Instant(nanoseconds: first - 1))
    #expect(pins.levels() == 0)
    circuit.advance(to: Instant(nanoseconds: first))
    #expect(pins.levels() == 1)
    #expect(CircuitPins(circuit, of: .i2c(0x19))?.names == nil)
  }

  /// On a board that follows a clock a byte comes when the clock says, whatever the wire's speed.
  @Test func bytesFollowAClock() throws {
    let clock = Clock()
    let circuit = Circuit(
      [.ak8975], wireTime: WireTime(i2cHertz: 1_000_000_000, spiHertz: 1_000_000_000))
    circuit.follow { clock.time }
    var bus = CircuitI2CBytes(circuit)
    func at(_ time: Int64, _ byte: UInt8) -> Bool {
      clock.time = time
      return bus.send(byte)
    }
    bus.start()
    #expect(at(1_000_000, 0x18) && at(2_000_000, 0x0A) && at(3_000_000, 0x01))
    bus.stop()
    // A measurement takes 7.3 ms from the last byte.
    let pins = try #require(CircuitPins(circuit, of: .i2c(0x0C)))
    #expect(pins.nextChange() == 10_300_000)
  }

  private final class Clock: @unchecked Sendable {
    var time: Int64 = 0
  }
}
