// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Reproduces bugs 10 to 16 of the list of known bugs, in which programs write wrong values to the
/// L3G4200D.
struct GyroscopeRegisterGotchas {
  /// 10. Bits 7 and 6 of CTRL_REG2, bit 3 of CTRL_REG4 and bit 5 of CTRL_REG5 must be zero.
  @Test(arguments: [(0x21, 0x80), (0x21, 0x40), (0x23, 0x08), (0x24, 0x20)] as [(UInt8, UInt8)])
  func reservedBits(register: UInt8, byte: UInt8) throws {
    let bench = try Bench.gyroscope((register, byte))
    #expect(bench.count(.reservedBits) == 1)
    #expect(bench.forbidden == 1)
    #expect(try bench.byte(register) == 0x00)
    let stored = try Bench.gyroscope()
    stored.set(policy: "reserved-bits", "stored")
    try stored.write(register, byte)
    #expect(try stored.byte(register) == byte)
  }

  /// 11. i2cdevlib's PUSH_PULL is 1, which makes INT1 open drain. With a pull-up on the board the
  /// levels are the same, but the register reads as open drain.
  @Test func pushPullIsOpenDrain() throws {
    let bench = try Bench.gyroscope((0x22, 0x90), (0x32, 0x03), (0x33, 0xE8), (0x30, 0x02))
    try bench.write(0x20, 0x0F)
    bench.turn(100, 0, 0)
    bench.wait(.milliseconds(15))
    #expect(try bench.byte(0x22) & 0x10 == 0x10)
    #expect(bench.circuit.pins(at: bench.target)[0].isHigh)
  }

  /// 11. i2cdevlib's constant for four wires is 1, after which the chip does not answer on
  /// four-wire SPI.
  @Test func fourWiresAreThree() throws {
    let circuit = Circuit(.l3g4200d.on(spi: 0))
    #expect(try circuit.frame(0x8F, reading: 1) == [0xD3])
    try circuit.frame(0x23, 0x01)
    #expect(try circuit.frame(0x8F, reading: 1) == [0xFF])
  }

  /// 12. i2cdevlib's "high threshold" is the high byte: 0x2C and 0xA4, set as two thresholds, are
  /// one of 0x2CA4; the low byte alone is 164 digits.
  @Test func bytesOfAThreshold() throws {
    let feed = try GyroscopeFeed((0x33, 0xA4), (0x30, 0x02))
    feed.sample(165)
    #expect(try feed.bench.byte(0x31) == 0x42)
    try feed.bench.write(0x32, 0x2C)
    feed.sample(0x2CA4)
    #expect(try feed.bench.byte(0x31) == 0x00)
    feed.sample(0x2CA5)
    #expect(try feed.bench.byte(0x31) == 0x42)
  }

  /// 12. i2cdevlib's filter setter changes the outputs and the interrupt together: the outputs are
  /// high-passed, although only the interrupt should be.
  @Test func bothPathsAtOnce() throws {
    let feed = try GyroscopeFeed((0x24, 0x05), (0x32, 0x03), (0x33, 0xE8), (0x30, 0x02))
    for _ in 0..<60 { feed.sample(10_000) }
    #expect(try feed.drain(1) == [0])
    #expect(try feed.bench.byte(0x31) == 0x00)
    let right = try GyroscopeFeed((0x24, 0x04), (0x32, 0x03), (0x33, 0xE8), (0x30, 0x02))
    for _ in 0..<60 { right.sample(10_000) }
    #expect(try right.drain(1) == [10_000])
    #expect(try right.bench.byte(0x31) == 0x00)
  }

  /// 13. esp-idf-lib's update writes the new value and then the old one again, also for the rate.
  @Test func updateThatUndoesItself() throws {
    let bench = try Bench.gyroscope((0x20, 0x0F))
    bench.circuit.logTransactions()
    let before = try bench.byte(0x20)
    try bench.write(0x20, before | 0xC0)
    try bench.write(0x20, before)
    #expect(try bench.byte(0x20) == 0x0F)
    bench.wait(.milliseconds(505))
    let first = try bench.sampleTime()
    bench.wait(.milliseconds(10))
    #expect(try bench.sampleTime() == first + 10_000_000)
  }

  /// 15. Data ready is routed to the pin by the previous system; the kernel clears it when it
  /// probes.
  @Test func dataReadyLeftOnThePin() throws {
    let bench = try Bench.gyroscope((0x22, 0x08), (0x20, 0x0F))
    bench.wait(.milliseconds(20))
    func level() -> Bool { bench.circuit.pins(at: bench.target)[1].isHigh }
    #expect(level())
    #expect(try bench.byte(0xA0) == 0x0F)
    try bench.write(0x20, 0x07)
    // Power-down keeps data ready active.
    #expect(level())
    #expect(try bench.byte(0xA2) == 0x08)
    try bench.write(0x22, 0x00)
    #expect(!level())
  }

  /// 16. CTRL_REG5 is said to read back as 0 after a write: it reads back the value, until
  /// initialize() is called again.
  @Test func controlRegister5ReadsBack() throws {
    let bench = try Bench.gyroscope((0x24, 0x10))
    #expect(try bench.byte(0x24) == 0x10)
    for (register, byte) in [(0x20, 0x0F), (0x21, 0x00), (0x22, 0x08), (0x23, 0x30), (0x24, 0x00)] {
      try bench.write(UInt8(register), UInt8(byte))
    }
    #expect(try bench.byte(0x24) == 0x00)
  }

  /// A dump of all registers restarts the high-pass filter, clears the latch and removes a set from
  /// the FIFO.
  @Test func dumpHasEffects() throws {
    let feed = try GyroscopeFeed(
      (0x24, 0x40), (0x2E, 0x40), (0x32, 0x03), (0x33, 0xE8), (0x30, 0x42))
    feed.samples([2_000, 2, 3])
    // The pointer wraps from 0x2D to 0x28 while the FIFO is in use, so the other registers need a
    // separate read.
    #expect(try feed.bench.bytes(0xA5, 9).count == 9)
    #expect(try feed.source & 0x1F == 2)
    #expect(try feed.bench.byte(0x31) == 0x42)
    feed.samples([4, 5])
    #expect(try feed.bench.byte(0x31) == 0x00)
  }
}
