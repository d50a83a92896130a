// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The time for which data are not settled after a change.
struct GyroscopeSwitchingTests {
  struct Switch: Sendable {
    /// The values of CTRL_REG5, and of CTRL_REG1 before and after.
    var filters: UInt8
    var before: UInt8
    var after: UInt8
    /// The settling time in microseconds; earlier reads are a hazard.
    var time: Int64
  }

  /// Table 5 of AN3393: settling takes 250 ms from power-down, and 1/ODR from sleep and after a
  /// change, or 6/ODR with the second low-pass filter.
  @Test(arguments: [
    Switch(filters: 0x00, before: 0x07, after: 0x0F, time: 250_000),
    Switch(filters: 0x02, before: 0x07, after: 0xCF, time: 250_000),
    Switch(filters: 0x00, before: 0x08, after: 0x0F, time: 10_000),
    Switch(filters: 0x02, before: 0x08, after: 0x0F, time: 60_000),
    Switch(filters: 0x00, before: 0x0F, after: 0x4F, time: 5_000),
    Switch(filters: 0x02, before: 0x0F, after: 0xCF, time: 7_500),
    Switch(filters: 0x12, before: 0xCF, after: 0xDF, time: 7_500),
  ])
  func switching(_ change: Switch) throws {
    let bench = try Bench.gyroscope(
      (0x23, 0x80), (0x24, change.filters), (0x20, change.before))
    bench.wait(.seconds(1))
    _ = try bench.words()
    #expect(bench.count(.unsettledRead) == 0)
    try bench.write(0x20, change.after)
    let written = bench.now
    bench.circuit.advance(to: Instant(nanoseconds: written + change.time * 1000 - 250_000))
    _ = try bench.words()
    #expect(bench.count(.unsettledRead) == 1)
    bench.circuit.advance(to: Instant(nanoseconds: written + change.time * 1000))
    _ = try bench.words()
    #expect(bench.count(.unsettledRead) == 1)
  }

  /// Changes of range, self-test, output selection and high-pass filter need settling, too; those
  /// of pins and FIFO do not.
  @Test(
    arguments: [
      (0x23, 0x90, 1), (0x23, 0x82, 1), (0x24, 0x01, 1), (0x21, 0x01, 1), (0x23, 0xC0, 0),
      (0x22, 0x88, 0), (0x2E, 0x20, 0), (0x38, 0x05, 0),
    ] as [(UInt8, UInt8, Int)])
  func otherSettings(register: UInt8, byte: UInt8, count: Int) throws {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x20, 0x0F))
    bench.wait(.seconds(1))
    try bench.write(register, byte)
    _ = try bench.words()
    #expect(bench.count(.unsettledRead) == count)
  }
}
