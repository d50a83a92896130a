// SPDX-License-Identifier: Apache-2.0

import ChipPrograms
import ProofMassEmulation
import Testing

/// A gyroscope's FIFO in stream mode, which is filled by waits of random length and emptied by
/// reads at random. Its level must equal the number of sets that arrived, minus the number that
/// were read.
@Suite struct RandomFIFOTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func levels(seed: UInt64) throws {
    var bytes = SeededBytes(seed: seed)
    func next(_ limit: Int) -> Int { Int(bytes.next() ?? 0) % limit }
    let mark = UInt8(next(32))
    // The rate is 800 Hz with all axes, and the FIFO is on in stream mode.
    let bench = try Bench.gyroscope((0x24, 0x40), (0x2E, 0x40 | mark), (0x20, 0xCF))
    bench.wait(.milliseconds(300))
    // The number of samples follows from the clock: one every 1.25 ms, from the first sample that
    // is read.
    let grid = try bench.sampleTime()
    func samples(since start: Int64) -> Int {
      Int((bench.now - grid) / 1_250_000 - (start - grid) / 1_250_000)
    }
    bench.wait(.milliseconds(40))
    var level = 32
    for step in 0..<300 {
      let start = bench.now
      let sets = next(2) == 0 ? 0 : 1 + next(8)
      if sets == 0 {
        bench.wait(.microseconds(next(256) * 40))
      } else {
        // Reads 0x28 to 0x2D several times; reading an empty FIFO removes no set.
        _ = try bench.bytes(0xA8, 6 * sets)
      }
      // No sample may arrive during the read of 0x2F, which takes 95 µs.
      if 1_250_000 - (bench.now - grid) % 1_250_000 < 100_000 { bench.wait(.microseconds(100)) }
      // The samples that arrived during a burst may precede all its sets, or follow them.
      let count = samples(since: start)
      let expected = max(0, min(32, level + count) - sets)...min(32, max(0, level - sets) + count)
      let source = try bench.byte(0x2F)
      // FSS is 31 for 31 and for 32 sets.
      let isFull = source & 0x40 != 0
      level = isFull ? 32 : Int(source & 0x1F)
      #expect(expected.contains(level), "step \(step)")
      #expect(!isFull || source & 0x1F == 31, "step \(step)")
      #expect((source & 0x20 != 0) == (level == 0), "step \(step)")
    }
  }

  /// The level is exact: a wait of whole periods adds that many sets, a burst removes as many as it
  /// reads.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func reads(seed: UInt64) throws {
    var bytes = SeededBytes(seed: seed)
    // At 100 Hz at most one set arrives during a burst of four sets at 400 kHz.
    let bench = try Bench.gyroscope((0x24, 0x40), (0x2E, 0x40), (0x20, 0x0F))
    bench.wait(.milliseconds(300))
    _ = try bench.bytes(0xA8, 6 * 32)
    var level = Int(try bench.byte(0x2F) & 0x1F)
    for _ in 0..<200 {
      let byte = Int(bytes.next() ?? 0)
      let start = bench.now
      let taken = byte & 3
      bench.wait(.milliseconds(10 * (byte >> 6)))
      let arrived = min(32 - level, byte >> 6)
      if taken > 0 { _ = try bench.bytes(0xA8, 6 * taken) }
      let now = Int(try bench.byte(0x2F) & 0x1F)
      let expected = max(0, level + arrived - taken)
      let late = Int((bench.now - start) / 10_000_000) - (byte >> 6)
      #expect((expected...(expected + 1 + late)).contains(now), "\(level) + \(arrived) − \(taken)")
      level = now
      if level > 24 {
        _ = try bench.bytes(0xA8, 6 * 32)
        level = Int(try bench.byte(0x2F) & 0x1F)
      }
    }
  }
}
