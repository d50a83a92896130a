// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The paths through the filters, and the resets of the high-pass filter.
struct GyroscopeFilterTests {
  /// Returns X after each sample, from the start of the drive.
  private func outputs(
    _ digits: [Int], rate: UInt8 = 0, _ writes: (UInt8, UInt8)...
  ) throws -> [Int] {
    let feed = try feed(rate: rate, writes)
    return try digits.map { digits in
      feed.sample(digits)
      return try feed.drain(1)[0]
    }
  }

  private func feed(rate: UInt8 = 0, _ writes: [(UInt8, UInt8)]) throws -> GyroscopeFeed {
    let bench = try Bench.gyroscope((0x23, 0x80))
    for (register, byte) in writes { try bench.write(register, byte) }
    return try GyroscopeFeed(bench, rate: rate)
  }

  private let step = Array(repeating: 10_000, count: 60)

  // MARK: Paths

  /// With Out_Sel 00, BW and HPen have no effect, which most drivers do not take into account.
  @Test(arguments: [0x0, 0x1, 0x2, 0x3] as [UInt8])
  func bandwidthWithoutTheFilterDoesNothing(bandwidth: UInt8) throws {
    #expect(try outputs(step, rate: bandwidth, (0x24, 0x10)) == step)
  }

  @Test(arguments: [0x02, 0x03] as [UInt8])
  func bandwidthWithTheFilter(selection: UInt8) throws {
    let narrow = try outputs(step, rate: 0x0, (0x24, selection))
    let wide = try outputs(step, rate: 0x3, (0x24, selection))
    #expect(narrow[0] < wide[0] && wide[0] < 10_000)
    #expect(narrow[59] == 10_000 && wide[59] == 10_000)
  }

  /// The output of the high-pass filter begins at its input and decays to zero; HPen has no effect
  /// on it.
  @Test(arguments: [0x01, 0x11] as [UInt8])
  func highPassAlone(selection: UInt8) throws {
    let seen = try outputs(step, (0x24, selection))
    #expect(seen[0] > 7_500 && seen[0] < 10_000)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(seen[59] == 0)
  }

  /// With the second low-pass filter after the high-pass filter, the output rises from zero and
  /// falls to zero.
  @Test(arguments: [0x12, 0x13] as [UInt8])
  func bothFilters(selection: UInt8) throws {
    let seen = try outputs(step, (0x24, selection))
    #expect(seen[0] < 1_500)
    #expect(seen.max() ?? 0 > 2_000)
    #expect(abs(seen[59]) <= 1)
  }

  /// INT1_Sel selects a separate path: the outputs contain the rate, and the interrupt only its
  /// change.
  @Test func interruptPath() throws {
    let feed = try feed([(0x24, 0x04), (0x32, 0x03), (0x33, 0xE8), (0x30, 0x02)])
    feed.sample(5_000)
    #expect(try feed.bench.byte(0x31) == 0x42)
    for _ in 0..<50 { feed.sample(5_000) }
    #expect(try feed.bench.byte(0x31) == 0x00)
    #expect(try feed.drain(1) == [5_000])
    feed.sample(-5_000)
    #expect(try feed.bench.byte(0x31) == 0x42)
  }

  /// A filter that is selected later has the state that it would have if it had been used from the
  /// start.
  @Test func filterThatIsSelectedLater() throws {
    let feed = try feed([])
    feed.samples([10_000, 10_000])
    try feed.bench.write(0x24, 0x02)
    feed.sample(10_000)
    #expect(try feed.drain(1) == [10_000])
    try feed.bench.write(0x24, 0x01)
    feed.sample(10_000)
    #expect(try feed.drain(1) == [0])
  }

  @Test func filtersThatStartWithTheInput() throws {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x24, 0x01))
    bench.set(policy: "filter-start", "input")
    let feed = try GyroscopeFeed(bench)
    feed.sample(10_000)
    #expect(try feed.drain(1) == [0])
    feed.sample(20_000)
    #expect(try feed.drain(1)[0] > 7_500)
  }

  /// A NaN or a very large number does not remain in a filter.
  @Test func noNumber() throws {
    let feed = try feed([(0x24, 0x02)])
    feed.sample(1)
    for rate in [Double.nan, .infinity, -.infinity, 1e300] {
      feed.bench.turn(rate, 0, 0)
      feed.bench.wait(.milliseconds(10))
      _ = try feed.drain(1)
    }
    feed.bench.turn(100, 0, 0)
    feed.bench.wait(.seconds(2))
    #expect(try feed.drain(1) == [0x2CA5])
  }

  // MARK: The high-pass

  /// A cut-off of 8 Hz decays in 20 ms, one of 0.01 Hz in 16 s.
  @Test func cutoffByCode() throws {
    let fast = try outputs(step, (0x21, 0x00), (0x24, 0x01))
    let slow = try outputs(step, (0x21, 0x09), (0x24, 0x01))
    #expect(fast[5] < 1_500)
    #expect(slow[5] > 9_950)
  }

  /// Reading REFERENCE sets the output to zero at the present rate, also at a cut-off of 0.01 Hz.
  /// For mode 10 only the application note says so; in modes 01 and 11 the read has no effect.
  @Test(arguments: [(0x09, true), (0x29, true), (0x39, false)] as [(UInt8, Bool)])
  func readingTheReference(control: UInt8, restarts: Bool) throws {
    let feed = try feed([(0x21, control), (0x24, 0x01)])
    feed.samples([10_000, 10_000])
    #expect(try feed.bench.byte(0x25) == 0x00)
    feed.sample(10_000)
    let output = try feed.drain(1)[0]
    #expect(restarts ? output == 0 : output > 9_900)
    feed.sample(11_000)
    let change = try feed.drain(1)[0]
    #expect(restarts ? abs(change - 1_000) < 5 : change > 10_900)
  }

  @Test func alternateModeWithoutTheReset() throws {
    let feed = try feed([(0x21, 0x29), (0x24, 0x01)])
    feed.bench.set(policy: "alternate-reference-read", "ignored")
    feed.samples([10_000, 10_000])
    _ = try feed.bench.byte(0x25)
    feed.sample(10_000)
    #expect(try feed.drain(1)[0] > 9_900)
  }

  /// A register dump has this effect, too.
  @Test func dumpRestartsTheHighPass() throws {
    let feed = try feed([(0x21, 0x09), (0x24, 0x01)])
    feed.samples([10_000, 10_000])
    _ = try feed.bench.bytes(0xA0, 8)
    feed.sample(10_000)
    #expect(try feed.drain(1) == [0])
  }

  /// In reference mode, one step is 256 digits in two's complement, and the output does not decay.
  @Test(arguments: [(0x10, 5_904), (0xF0, 14_096), (0x00, 10_000)] as [(UInt8, Int)])
  func referenceMode(reference: UInt8, output: Int) throws {
    let feed = try feed([(0x21, 0x10), (0x25, reference), (0x24, 0x01)])
    feed.samples(Array(repeating: 10_000, count: 200))
    #expect(try feed.drain(1) == [output])
    #expect(try feed.bench.byte(0x25) == reference)
    feed.sample(10_000)
    #expect(try feed.drain(1) == [output])
  }

  /// In mode 11, the sample after the interrupt reads zero.
  @Test func restartsItselfOnAnInterrupt() throws {
    let feed = try feed([
      (0x21, 0x39), (0x24, 0x01), (0x32, 0x03), (0x33, 0xE8), (0x30, 0x02),
    ])
    feed.sample(100)
    #expect(abs(try feed.drain(1)[0] - 100) <= 1)
    feed.sample(5_000)
    #expect(abs(try feed.drain(1)[0] - 5_000) <= 5)
    feed.sample(6_000)
    #expect(try feed.drain(1) == [0])
    feed.sample(6_500)
    #expect(abs(try feed.drain(1)[0] - 500) <= 1)
  }

  /// The codes 1010 to 1111 are not defined; the cut-off does not change.
  @Test(arguments: [0x0A, 0x0F] as [UInt8])
  func undefinedCutoff(code: UInt8) throws {
    let defined = try outputs(step, (0x21, 0x03), (0x24, 0x01))
    #expect(try outputs(step, (0x21, 0x03), (0x21, code), (0x24, 0x01)) == defined)
  }

  // MARK: Filters and FIFO

  /// The FIFO stores the same values as the outputs.
  @Test func fifoAfterTheFilter() throws {
    let direct = try outputs(Array(step.prefix(10)), (0x24, 0x12))
    let feed = try feed([(0x24, 0x52), (0x2E, 0x40)])
    feed.samples(step.prefix(10))
    #expect(try feed.drain(10) == direct)
  }

  /// Skipping samples that are not observed changes nothing, for any duration.
  @Test func longIdleWithFilters() throws {
    let feed = try feed([(0x21, 0x09), (0x24, 0x11)])
    feed.sample(10_000)
    feed.bench.wait(.seconds(200 * 365 * 86_400))
    #expect(try feed.drain(1) == [0])
  }
}
