// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// INT1_A/G and INT2_A/G: the signals that INT1_CTRL and INT2_CTRL route to each.
struct InertialPinTests {
  private func levels(_ bench: Bench) -> [Bool] {
    bench.circuit.pins(at: bench.target).map(\.isHigh)
  }

  @Test func names() throws {
    let bench = try Bench.inertialUnit()
    #expect(bench.circuit.pins(at: bench.target).map(\.name) == ["INT1", "INT2"])
    #expect(levels(bench) == [false, false])
  }

  /// Data ready of each sensor on either pin, and of the thermometer on INT2.
  @Test(
    arguments: [
      (0x01, 0x02, [true, true], 0x28, [false, true]),
      (0x02, 0x01, [true, true], 0x18, [false, true]),
      (0x03, 0x04, [true, true], 0x15, [true, false]),
      (0x00, 0x03, [false, true], 0x28, [false, true]),
    ] as [(UInt8, UInt8, [Bool], UInt8, [Bool])])
  func dataReady(
    _ test: (first: UInt8, second: UInt8, before: [Bool], read: UInt8, after: [Bool])
  ) throws {
    let bench = try Bench.inertialUnit(
      LSM9DS1AGChip(), (0x0C, test.first), (0x0D, test.second), (0x10, 0x20))
    #expect(levels(bench) == [false, false])
    bench.wait(.milliseconds(100))
    #expect(levels(bench) == test.before)
    _ = try bench.bytes(test.read, test.read == 0x15 ? 2 : 6)
    #expect(levels(bench) == test.after)
  }

  /// H_LACTIVE inverts both; PP_OD with a pull-up changes nothing.
  @Test func polarity() throws {
    let bench = try Bench.inertialUnit(
      LSM9DS1AGChip(), (0x0C, 0x01), (0x22, 0x34), (0x10, 0x20))
    #expect(levels(bench) == [true, true])
    bench.wait(.milliseconds(100))
    #expect(levels(bench) == [false, true])
    try bench.write(0x22, 0x14)
    #expect(levels(bench) == [true, false])
  }

  /// FSS5, OVR and FTH of the FIFO on both pins.
  @Test(
    arguments: [(0x20, 31, 32), (0x10, 32, 33), (0x08, 4, 5)] as [(UInt8, Int64, Int64)])
  func fifo(_ test: (bit: UInt8, before: Int64, after: Int64)) throws {
    let bench = try Bench.inertialUnit(
      LSM9DS1AGChip(), (0x0C, test.bit), (0x0D, test.bit), (0x23, 0x02), (0x2E, 0xC5), (0x10, 0x60)
    )
    let start = bench.now
    func advance(_ samples: Int64) {
      bench.circuit.advance(to: Instant(nanoseconds: start + samples * 8_403_361 + 1_000_000))
    }
    advance(test.before)
    #expect(levels(bench) == [false, false])
    advance(test.after)
    #expect(levels(bench) == [true, true])
    // One set less.
    _ = try bench.bytes(0x18, 12)
    #expect(levels(bench) == [false, false])
  }
}
