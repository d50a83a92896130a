// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Reproduces bugs 7 and 14 of the list of known bugs, which concern the FIFO.
struct GyroscopeFIFOGotchas {
  private func bench(_ mode: UInt8, _ circuit: Circuit = Circuit(.l3g4200d)) throws -> Bench {
    let bench = Bench(on: circuit, at: 0x68)
    for (register, byte) in [(0x23, 0x80), (0x24, 0x40), (0x2E, Int(mode)), (0x20, 0x0F)] {
      try bench.write(UInt8(register), UInt8(byte))
    }
    return bench
  }

  /// FSS has five bits and cannot represent 32: a program that reads FSS sets of a full FIFO leaves
  /// the newest set, which is then the oldest of the next read.
  @Test func offByOneWhenFull() throws {
    let bench = try bench(0x2F)
    bench.wait(.milliseconds(400))
    let source = try bench.byte(0x2F)
    #expect(source == 0xDF)
    _ = try bench.bytes(0xA8, 6 * Int(source & 0x1F))
    #expect(try bench.byte(0x2F) == 0x01)
    _ = try bench.bytes(0xA8, 6)
    #expect(try bench.byte(0x2F) == 0x20)
  }

  /// A program that adds the overrun bit to FSS reads all sets.
  @Test func countAndOverrun() throws {
    let bench = try bench(0x2F)
    bench.wait(.milliseconds(400))
    let source = try bench.byte(0x2F)
    _ = try bench.bytes(0xA8, 6 * Int(source & 0x1F + source >> 6 & 1))
    #expect(try bench.byte(0x2F) == 0x20)
    #expect(bench.count(.staleRead) == 0)
  }

  /// A FIFO that was full collects nothing more when the same mode is written again.
  @Test func armedAgainWithoutBypass() throws {
    let bench = try bench(0x2F)
    bench.wait(.milliseconds(400))
    _ = try bench.bytes(0xA8, 192)
    try bench.write(0x2E, 0x2F)
    try bench.write(0x24, 0x40)
    bench.wait(.milliseconds(400))
    #expect(try bench.byte(0x2F) == 0x20)
    // After bypass mode, it collects again.
    try bench.write(0x2E, 0x00)
    try bench.write(0x2E, 0x2F)
    bench.wait(.milliseconds(400))
    #expect(try bench.byte(0x2F) == 0xDF)
  }

  /// A read of 192 bytes takes 17.6 ms at 100 kHz. Meanwhile, two samples at 100 Hz replace sets of
  /// a full stream, so that the sets are not consecutive.
  @Test func drainSlowerThanASample() throws {
    let bench = try bench(0x40, Circuit([.l3g4200d], wireTime: WireTime(i2cHertz: 100_000)))
    bench.wait(.milliseconds(400))
    let start = bench.now
    _ = try bench.bytes(0xA8, 192)
    #expect(bench.now - start > 17_000_000 && bench.now - start < 18_000_000)
    let left = try bench.byte(0x2F) & 0x1F
    #expect(left == 1 || left == 2)
  }

  /// At 400 kHz the read is faster than a sample.
  @Test func drainFasterThanASample() throws {
    let bench = try bench(0x40)
    let first = bench.now - 2_500
    bench.circuit.advance(to: Instant(nanoseconds: first + 405_000_000))
    _ = try bench.bytes(0xA8, 192)
    #expect(bench.now - first < 410_000_000)
    #expect(try bench.byte(0x2F) == 0x20)
  }

  /// The application note prints 011 for stream mode in one place, which is stream-to-FIFO mode: an
  /// interrupt stops it.
  @Test func misprintedStreamMode() throws {
    let bench = try bench(0x60)
    try bench.write(0xB2, 0x03, 0xE8)
    try bench.write(0x30, 0x42)
    bench.turn(100, 0, 0)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x2F) == 0xDF)
    _ = try bench.bytes(0xA8, 192)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x2F) == 0x20)
    try bench.write(0x2E, 0x40)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x2F) == 0xDF)
  }

  /// The application note prints 196 bytes, but there are 192: the last four bytes are those of the
  /// last set again.
  @Test func misprintedLength() throws {
    let bench = try bench(0x2F)
    bench.turn(100, 200, -200)
    bench.wait(.milliseconds(400))
    let bytes = try bench.bytes(0xA8, 196)
    #expect(Array(bytes[192...]) == Array(bytes[186..<190]))
    #expect(try bench.byte(0x2F) == 0x20)
  }

  /// 14. A driver expects FIFO_SRC_REG at 0x2E: any stream then looks like mode and watermark, and
  /// a write to it, as if it were read-only, clears the mode.
  @Test func sourceAtTheWrongAddress() throws {
    let bench = try bench(0x4A)
    bench.wait(.milliseconds(400))
    #expect(try bench.byte(0x2E) == 0x4A)
    #expect(try bench.byte(0x2F) == 0xDF)
  }

  /// Reading only X, as often as there are sets, removes no set from the FIFO.
  @Test func oneAxisNeverEmptiesIt() throws {
    let bench = try bench(0x4A)
    bench.wait(.milliseconds(105))
    #expect(try bench.byte(0x2F) == 0x0A)
    for _ in 0..<10 { _ = try bench.bytes(0xA8, 2) }
    #expect(try bench.byte(0x2F) == 0x0A)
  }
}
