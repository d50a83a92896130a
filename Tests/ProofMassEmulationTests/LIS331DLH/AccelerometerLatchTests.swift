// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// LIR1 (CTRL_REG3 bit 2) and LIR2 (bit 5), and the effects of a read of the source.
struct AccelerometerLatchTests {
  private func chip(_ control: UInt8 = 0x04) throws -> SampledAccelerometer {
    try SampledAccelerometer([(0x22, control), (0x32, 16), (0x30, 0x0A)])
  }

  /// The source freezes with the first event until it is read.
  @Test func latchHoldsUntilTheSourceIsRead() throws {
    let chip = try chip()
    chip.force(1, 0, 0, after: 0)
    chip.force(0, 1, 0, after: 1)
    chip.force(0, 0, 0, after: 2)
    chip.pass(20)
    #expect(chip.edges == [chip.rise(1)])
    #expect(try chip.source1() == 0x56)
    // The pin falls when the read of the source begins, nine bits before the bit of STOP.
    let read = chip.bench.now - 25_000
    chip.pass(30)
    #expect(chip.edges == [chip.rise(1), PinEdge("INT1", isHigh: false, at: read)])
    #expect(try chip.source1() == 0x15)
  }

  /// If the condition still holds, the interrupt is set again with the next sample.
  @Test func conditionStillThere() throws {
    let chip = try chip()
    chip.bench.force(1, 0, 0)
    chip.pass(0)
    #expect(try chip.source1() == 0x56)
    #expect(try chip.source1() == 0x00)
    chip.pass(1)
    #expect(chip.edges.map(\.isHigh) == [true, false, true])
    #expect(chip.edges.last == chip.rise(1))
    #expect(try chip.source1() == 0x56)
  }

  @Test func readingTheOtherSourceDoesNothing() throws {
    let chip = try SampledAccelerometer([
      (0x22, 0x24), (0x32, 16), (0x30, 0x0A), (0x36, 16), (0x34, 0x0A),
    ])
    chip.force(1, 0, 0, after: 0)
    chip.force(0, 0, 0, after: 1)
    chip.pass(3)
    #expect(try chip.source2() == 0x56)
    chip.pass(5)
    #expect(chip.edges.last?.pin == "INT2")
    #expect(chip.bench.circuit.pins(at: chip.bench.target).map(\.isHigh) == [true, false])
    #expect(try chip.source1() == 0x56)
    #expect(chip.bench.circuit.pins(at: chip.bench.target).map(\.isHigh) == [false, false])
  }

  /// The two latches are independent.
  @Test(arguments: [(0x04, [true, false]), (0x20, [false, true])] as [(UInt8, [Bool])])
  func latchesAreEachTheirOwn(control: UInt8, held: [Bool]) throws {
    let chip = try SampledAccelerometer([
      (0x22, control), (0x32, 16), (0x30, 0x0A), (0x36, 16), (0x34, 0x0A),
    ])
    chip.force(1, 0, 0, after: 0)
    chip.force(0, 0, 0, after: 1)
    chip.pass(3)
    #expect(chip.bench.circuit.pins(at: chip.bench.target).map(\.isHigh) == held)
  }

  /// A burst that includes the source register clears it, too.
  @Test func burstClearsToo() throws {
    let chip = try chip()
    chip.bench.force(1, 0, 0)
    chip.pass(0)
    chip.bench.force(0, 0, 0)
    #expect(try chip.bench.bytes(0xB0, 4) == [0x0A, 0x56, 0x10, 0x00])
    #expect(try chip.source1() == 0x00)
  }

  /// A read clears the whole source or, by policy, IA alone; then the events stay until the next
  /// sample.
  @Test(arguments: [("all", 0x00), ("active", 0x16)] as [(String, UInt8)])
  func whatIsCleared(policy: String, rest: UInt8) throws {
    let chip = try chip()
    chip.bench.set(policy: "source-read", policy)
    chip.bench.force(1, 0, 0)
    chip.pass(0)
    #expect(try chip.source1() == 0x56)
    #expect(try chip.source1() == rest)
    chip.bench.force(0, 0, 0)
    chip.pass(1)
    #expect(try chip.source1() == 0x15)
  }

  /// Without a latch, a read clears the source until the next sample or, by policy, not at all.
  @Test(arguments: [("clears", 0x00), ("keeps", 0x56)] as [(String, UInt8)])
  func unlatched(policy: String, rest: UInt8) throws {
    let chip = try chip(0x00)
    chip.bench.set(policy: "unlatched-read", policy)
    chip.bench.force(1, 0, 0)
    chip.pass(0)
    #expect(try chip.source1() == 0x56)
    #expect(try chip.source1() == rest)
    chip.pass(1)
    #expect(try chip.source1() == 0x56)
  }

  @Test(
    arguments: [("kept", 0x56), ("released", 0x15)] as [(String, UInt8)],
    [(0x30, 0x00), (0x32, 0x7F), (0x33, 0x01)] as [(UInt8, UInt8)])
  func changeWhileLatched(
    policy: (name: String, source: UInt8), write: (register: UInt8, byte: UInt8)
  ) throws {
    let chip = try chip()
    chip.bench.set(policy: "latched-change", policy.name)
    chip.bench.force(1, 0, 0)
    chip.pass(0)
    chip.bench.force(0, 0, 0)
    try chip.bench.write(write.register, write.byte)
    chip.pass(2)
    // INT1_CFG 0x00 enables no event, so that none is shown.
    let isOff = write.register == 0x30 && policy.name == "released"
    #expect(try chip.source1() == (isOff ? 0x00 : policy.source))
  }

  /// An unlatched interrupt that is disabled ends with the next sample.
  @Test func switchedOff() throws {
    let chip = try chip(0x00)
    chip.bench.force(1, 0, 0)
    chip.pass(0)
    try chip.bench.write(0x30, 0x00)
    chip.pass(2)
    #expect(chip.edges == [chip.rise(0), chip.fall(1)])
    #expect(try chip.source1() == 0x00)
  }

  /// The count continues while the latch is held: after the read, D samples in a row are still
  /// required.
  @Test func countGoesOnBehindTheLatch() throws {
    let chip = try SampledAccelerometer([(0x22, 0x04), (0x32, 16), (0x33, 3), (0x30, 0x02)])
    chip.force(1, 0, 0, after: 0)
    chip.force(0, 0, 0, after: 3)
    chip.force(1, 0, 0, after: 4)
    chip.pass(5)
    _ = try chip.source1()
    chip.pass(10)
    #expect(chip.edges.map(\.isHigh) == [true, false, true])
    #expect(chip.edges.first == chip.rise(3))
    #expect(chip.edges.last == chip.rise(7))
  }

  @Test func powerCycleClears() throws {
    let chip = try chip()
    chip.bench.force(1, 0, 0)
    chip.pass(0)
    chip.bench.circuit.powerCycle()
    #expect(try chip.source1() == 0x00)
    #expect(chip.bench.circuit.pins(at: chip.bench.target).map(\.isHigh) == [false, false])
  }
}
