// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The AK8963's continuous and triggered modes: rates, skipped data, and data protected while they
/// are read.
struct AK8963ContinuousTests {
  /// A chip with neutral adjustment, whose measurements take 7 ms.
  private func bench(_ mode: UInt8, trigger: Int64? = nil) throws -> Bench {
    var chip = AK8963Chip()
    chip.adjustment = (128, 128, 128)
    chip.measurementTime = 7_000_000
    chip.triggerPeriod = trigger
    let bench = Bench(.ak8963(chip), at: 0x0C)
    bench.field(48, 0, 0)
    try bench.write(0x0A, mode)
    return bench
  }

  private func levels(_ bench: Bench) -> [Bool] {
    bench.circuit.pins(at: bench.target).map(\.isHigh)
  }

  @Test(arguments: [(0x02, 125), (0x12, 125), (0x06, 10), (0x16, 10)] as [(UInt8, Int64)])
  func rates(_ mode: UInt8, _ milliseconds: Int64) throws {
    let bench = try bench(mode)
    let start = bench.now
    var instants: [Int64] = []
    for _ in 0..<20 {
      bench.wait(.milliseconds(milliseconds))
      let bytes = try bench.bytes(0x02, 8)
      #expect(bytes[0] == 0x01)
      #expect(bytes[7] == mode & 0x10)
      instants.append(try #require(bench.circuit.truth(at: bench.target)).instants.x)
    }
    #expect(try bench.byte(0x0A) == mode)
    for (earlier, later) in zip(instants, instants.dropFirst()) {
      #expect(later - earlier == milliseconds * 1_000_000)
    }
    // The first measurement begins at once; the transaction ends 2.5 µs after its byte.
    #expect(instants[0] == start - 2_500 + 3_500_000)
    #expect(bench.violations.isEmpty)
  }

  /// The rate is a quarter too high: a measurement every 8 ms.
  @Test func rateOfAFastPart() throws {
    var chip = AK8963Chip()
    chip.rateError = 0.25
    let bench = Bench(.ak8963(chip), at: 0x0C)
    try bench.write(0x0A, 0x06)
    let start = bench.now
    for index in 1...50 as ClosedRange<Int64> {
      bench.circuit.advance(to: Instant(nanoseconds: start + index * 8_000_000))
      #expect(try bench.bytes(0x02, 8)[0] == 0x01)
    }
  }

  /// DRDY and its pin fall with the first byte of data that is read, and rise with the next
  /// measurement.
  @Test func dataReady() throws {
    let bench = try bench(0x06)
    bench.wait(.milliseconds(6))
    #expect(levels(bench) == [false])
    bench.wait(.milliseconds(1))
    #expect(levels(bench) == [true])
    #expect(try bench.byte(0x02) == 0x01)
    #expect(levels(bench) == [true])
    _ = try bench.byte(0x03)
    #expect(levels(bench) == [false])
    _ = try bench.byte(0x09)
    bench.wait(.milliseconds(10))
    #expect(levels(bench) == [true])
  }

  /// If data are not read, the registers hold the newest data, and DOR reports that others were
  /// lost.
  @Test func skippedDataAreOverrun() throws {
    let bench = try bench(0x06)
    bench.wait(.milliseconds(8))
    #expect(try bench.byte(0x02) == 0x01)
    bench.field(96, 0, 0)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x03)
    #expect(try bench.bytes(0x02, 8) == [0x03, 0xA0, 0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x02) == 0x00)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x01)
  }

  /// A long wait takes no computing time, and the last measurement is kept.
  @Test func hourOfNotLooking() throws {
    let bench = try bench(0x06)
    bench.wait(.seconds(3600))
    #expect(try bench.bytes(0x02, 8) == [0x03, 0x50, 0, 0, 0, 0, 0, 0])
    let truth = try #require(bench.circuit.truth(at: bench.target))
    #expect(bench.now - truth.instants.x < 14_000_000)
  }

  // MARK: Protection

  /// The registers do not change between the read of the first byte of data and the read of ST2.
  @Test func dataAreProtectedUntilST2IsRead() throws {
    let bench = try bench(0x06)
    bench.wait(.milliseconds(8))
    #expect(try bench.byte(0x03) == 0x50)
    bench.field(96, 0, 0)
    bench.wait(.milliseconds(30))
    #expect(try bench.bytes(0x03, 6) == [0x50, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x02) == 0x02)
    #expect(try bench.byte(0x09) == 0x00)
    // The next status reports the lost data.
    #expect(try bench.byte(0x02) == 0x02)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x03, 0xA0, 0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x02) == 0x00)
  }

  @Test func readyMayRiseWhileProtected() throws {
    let bench = try bench(0x06)
    bench.set(policy: "ready-while-protected", "rises")
    bench.wait(.milliseconds(8))
    _ = try bench.byte(0x03)
    bench.field(96, 0, 0)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 7) == [0x03, 0x50, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x02) == 0x02)
  }

  @Test func anyReadMayClearOverrun() throws {
    let bench = try bench(0x06)
    bench.set(policy: "overrun-clears", "any-read")
    bench.wait(.milliseconds(8))
    _ = try bench.byte(0x03)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x02)
    _ = try bench.byte(0x09)
    #expect(try bench.byte(0x02) == 0x00)
  }

  /// During a measurement, the data of the previous one can be read without an error.
  @Test func readingBetween() throws {
    let bench = try bench(0x06)
    bench.wait(.milliseconds(13))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x50, 0, 0, 0, 0, 0, 0])
    bench.field(96, 0, 0)
    #expect(try bench.bytes(0x02, 8) == [0x00, 0x50, 0, 0, 0, 0, 0, 0])
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0x02, 8)[1] == 0xA0)
    #expect(bench.violations.isEmpty)
  }

  // MARK: End, and the other trigger

  @Test func powerDownEndsIt() throws {
    let bench = try bench(0x06)
    bench.wait(.milliseconds(12))
    try bench.write(0x0A, 0x00)
    #expect(try bench.bytes(0x02, 8) == [0, 0, 0, 0, 0, 0, 0, 0])
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x02) == 0x00)
    #expect(bench.violations.isEmpty)
  }

  @Test func powerDownMayKeepTheData() throws {
    let bench = try bench(0x06)
    bench.set(policy: "status-on-mode-change", "kept")
    bench.wait(.milliseconds(12))
    try bench.write(0x0A, 0x00)
    bench.wait(.seconds(1))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x50, 0, 0, 0, 0, 0, 0])
  }

  /// Each edge on TRG starts a measurement, unless one is in progress.
  @Test(arguments: [(50, 50, 58), (5, 10, 13)] as [(Int64, Int64, Int64)])
  func externalTrigger(_ clock: Int64, _ period: Int64, _ ready: Int64) throws {
    let bench = try bench(0x04, trigger: clock * 1_000_000)
    for index in 0..<10 as Range<Int64> {
      bench.circuit.advance(to: Instant(nanoseconds: (ready + index * period) * 1_000_000))
      #expect(try bench.bytes(0x02, 8)[0] == 0x01)
      let instant = try #require(bench.circuit.truth(at: bench.target)).instants.x
      #expect(instant == clock * 1_000_000 + index * period * 1_000_000 + 3_500_000)
    }
    #expect(try bench.byte(0x0A) == 0x04)
    #expect(bench.violations.isEmpty)
  }

  @Test func withoutATriggerNothingComes() throws {
    let bench = try bench(0x04)
    bench.wait(.seconds(10))
    #expect(try bench.byte(0x02) == 0x00)
    #expect(try bench.byte(0x0A) == 0x04)
  }
}
