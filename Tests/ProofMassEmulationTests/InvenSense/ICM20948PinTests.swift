// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Status registers, INT1 and wake on motion of an ICM-20948.
@Suite struct ICM20948PinTests {
  private func isHigh(_ bench: Bench) -> Bool? {
    bench.circuit.pins(at: bench.target).first?.isHigh
  }

  /// At 112.5 Hz.
  private func bench(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = try Bench.icm20948((2, 0x00, 0x09))
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  // MARK: Status

  /// INT_STATUS_1 and DATA_RDY_STATUS tell of data whether their interrupt is enabled or not; each is cleared by its own
  /// read, and by no other.
  @Test(arguments: [0x1A, 0x74] as [UInt8]) func dataReady(register: UInt8) throws {
    let bench = try bench((0x0F, 0x10))
    bench.wait(.milliseconds(10))
    _ = try bench.bytes(0x2D, 12)
    _ = try bench.byte(0x19)
    #expect(try bench.byte(register) == 0x01)
    #expect(try bench.byte(register) == 0x00)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(register) == 0x01)
  }

  @Test func statusNeedsEnable() throws {
    let bench = try bench()
    bench.set(policy: "status-needs-enable", "enabled")
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x1A) == 0x00)
    try bench.write(0x11, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x1A) == 0x01)
  }

  /// The FIFO has no documented watermark, and FSYNC never an edge.
  @Test func otherStatus() throws {
    let bench = try bench((0x13, 0x1F), (0x67, 0x1F), (0x03, 0x40))
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x1C) == 0x00)
    #expect(try bench.bytes(0x28, 2) == [0x00, 0x00])
  }

  // MARK: INT1

  /// A pulse of 50 µs at each sample; active low with INT1_ACTL.
  @Test(arguments: [(0x00, true), (0x80, false)] as [(UInt8, Bool)])
  func pulse(config: UInt8, active: Bool) throws {
    let bench = try bench((0x0F, config), (0x11, 0x01))
    #expect(isHigh(bench) == !active)
    bench.circuit.watch(bench.target)
    bench.wait(.milliseconds(30))
    let edges = bench.circuit.edges(at: bench.target)
    #expect(edges.count == 6)
    #expect(edges.first?.isHigh == active)
    let times = edges.map(\.time)
    #expect(times[1] - times[0] == 50_000)
    // Ten periods of 888.888 µs.
    #expect(times[2] - times[0] == 8_888_880)
  }

  /// Latched, it is held until INT_STATUS_1 is read: INT_ANYRD_2CLEAR is for INT_STATUS alone.
  @Test(arguments: [0x20, 0x30] as [UInt8]) func latched(config: UInt8) throws {
    let bench = try bench((0x0F, config), (0x11, 0x01))
    bench.wait(.milliseconds(10))
    #expect(isHigh(bench) == true)
    _ = try bench.bytes(0x2D, 12)
    #expect(isHigh(bench) == true)
    #expect(try bench.byte(0x1A) == 0x01)
    #expect(isHigh(bench) == false)
  }

  /// An overflow of the FIFO and a slave that does not acknowledge are interrupts, too.
  @Test(
    arguments: [
      ([(0x12, 0x01), (0x67, 0x1F), (0x03, 0x40)], 0x1B, 0x01),
      ([(0x10, 0x01), (0x03, 0x20)], 0x19, 0x01),
    ] as [([(UInt8, UInt8)], UInt8, UInt8)])
  func otherInterrupts(writes: [(UInt8, UInt8)], status: UInt8, value: UInt8) throws {
    let bench = try Bench.icm20948((3, 0x03, 0x8D), (3, 0x05, 0x81), (0, 0x0F, 0x20))
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.milliseconds(100))
    try bench.write(0x67, 0x00)
    try bench.write(0x03, 0x00)
    #expect(isHigh(bench) == true)
    #expect(try bench.byte(status) == value)
    #expect(isHigh(bench) == false)
  }

  // MARK: Wake on motion

  /// 25 steps of 4 mg: a change of more than 100 mg since the sample before, or since the first one.
  @Test(
    arguments: [(0x03, [false, true, false, true]), (0x02, [false, true, true, false])]
      as [(UInt8, [Bool])])
  func wakeOnMotion(control: UInt8, expected: [Bool]) throws {
    let bench = try Bench.icm20948((2, 0x13, 0x19), (0, 0x10, 0x08), (0, 0x0F, 0x20))
    bench.force(0, 0, 0)
    bench.wait(.milliseconds(100))
    try bench.write(bank: 2, 0x12, control)
    bench.wait(.milliseconds(10))
    var found: [Bool] = []
    for force in [0.09, 0.2, 0.2, 0.0] {
      bench.force(force, 0, 0)
      bench.wait(.milliseconds(10))
      found.append(isHigh(bench) ?? false)
      let status = try bench.byte(0x19)
      #expect(status == (found.last == true ? 0x08 : 0x00))
      // What the change since the first sample sets again.
      _ = try bench.byte(0x19)
    }
    #expect(found == expected)
  }

  /// With INT_ANYRD_2CLEAR any read clears INT_STATUS; without, only its own.
  @Test(arguments: [(0x10, 0x00), (0x00, 0x08)] as [(UInt8, UInt8)])
  func anyReadClears(config: UInt8, status: UInt8) throws {
    let bench = try Bench.icm20948((2, 0x13, 0x19), (0, 0x0F, config), (2, 0x12, 0x03))
    bench.wait(.milliseconds(100))
    bench.force(1, 0, 0)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x00) == 0xEA)
    #expect(try bench.byte(0x19) == status)
  }
}
