// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// INT1 and INT2: data ready, latched and pulsed, and what routes it.
struct SixAxisPinTests {
  private func levels(_ bench: Bench) -> [Bool] {
    bench.circuit.pins(at: bench.target).map(\.isHigh)
  }

  /// Each data-ready signal on its pins; INT2_on_INT1 moves those of INT2.
  @Test(
    arguments: [
      (0x01, 0x02, 0x00, [true, true], 0x28, [false, true]),
      (0x02, 0x01, 0x00, [true, true], 0x22, [false, true]),
      (0x00, 0x04, 0x00, [false, true], 0x20, [false, false]),
      (0x00, 0x04, 0x20, [true, false], 0x20, [false, false]),
    ] as [(UInt8, UInt8, UInt8, [Bool], UInt8, [Bool])])
  func dataReady(
    _ test: (
      first: UInt8, second: UInt8, control: UInt8, before: [Bool], read: UInt8, after: [Bool]
    )
  ) throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(), (0x0D, test.first), (0x0E, test.second), (0x13, test.control), (0x10, 0x10),
      (0x11, 0x10))
    #expect(levels(bench) == [false, false])
    bench.wait(.milliseconds(100))
    #expect(levels(bench) == test.before)
    _ = try bench.bytes(test.read, test.read == 0x20 ? 2 : 6)
    #expect(levels(bench) == test.after)
  }

  /// dataready_pulsed: 75 µs, whether the data are read or not. STATUS_REG stays latched.
  @Test func pulses() throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(), (0x12, 0x44), (0x0D, 0x01), (0x0B, 0x80), (0x10, 0x40))
    bench.wait(.milliseconds(100))
    _ = try bench.bytes(0x28, 6)
    let sample = try #require(bench.circuit.truth(at: bench.target, of: .acceleration)).instants.x
    let next = sample + 64 * 149_993
    for (offset, isHigh) in [(-1000, false), (0, true), (74_000, true), (76_000, false)]
      as [(Int64, Bool)]
    {
      bench.circuit.advance(to: Instant(nanoseconds: next + offset))
      #expect(levels(bench) == [isHigh, false], "\(offset)")
    }
    #expect(try bench.byte(0x1E) & 1 == 1)
  }

  /// H_LACTIVE inverts both; PP_OD with a pull-up changes nothing.
  @Test func polarity() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x34), (0x0D, 0x01), (0x10, 0x40))
    #expect(levels(bench) == [true, true])
    bench.wait(.milliseconds(100))
    #expect(levels(bench) == [false, true])
  }

  /// DRDY_MASK: the pins wait until data have settled; STATUS_REG does not.
  @Test func mask() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x13, 0x08), (0x0D, 0x02), (0x11, 0x40))
    bench.wait(.milliseconds(60))
    #expect(try bench.byte(0x1E) & 2 == 2)
    #expect(levels(bench) == [false, false])
    bench.wait(.milliseconds(30))
    #expect(levels(bench) == [true, false])
  }

  /// FULL, OVR and TH of the FIFO on both pins.
  @Test(arguments: [(0x20, 510, 511), (0x10, 511, 512), (0x08, 4, 5)] as [(UInt8, Int64, Int64)])
  func fifo(_ test: (bit: UInt8, before: Int64, after: Int64)) throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(), (0x0D, test.bit), (0x0E, test.bit), (0x07, 5), (0x09, 4), (0x0A, 6),
      (0x10, 0x40))
    let start = bench.now
    func advance(_ samples: Int64) {
      bench.circuit.advance(
        to: Instant(nanoseconds: start + samples * 64 * 149_993 + 1_000_000))
    }
    advance(test.before)
    #expect(levels(bench) == [false, false])
    advance(test.after)
    #expect(levels(bench) == [true, true])
    _ = try bench.bytes(0x78, 14)
    #expect(levels(bench) == [false, false])
  }
}
