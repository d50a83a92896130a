// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Block data update, and reads without it.
struct AccelerometerFreezeTests {
  /// Creates a chip at 1 kHz, 0.2 ms after a sample of 15 mg (0x00F0) on each axis.
  private func bench(_ format: UInt8) throws -> Bench {
    let bench = try Bench.accelerometer((0x23, format))
    bench.force(0.015, 0.015, 0.015)
    try bench.write(0x20, 0x3F)
    bench.wait(.milliseconds(4))
    let sample = try bench.sampleTime()
    bench.circuit.advance(to: Instant(nanoseconds: sample + 1_200_000))
    return bench
  }

  /// Sets the force, by default to 16 mg (0x0100), and waits for a sample of it.
  private func next(_ bench: Bench, _ force: Double = 0.016) {
    bench.force(force, force, force)
    bench.wait(.milliseconds(1))
  }

  @Test func lowHalfFreezesTheHighOne() throws {
    let bench = try bench(0x80)
    #expect(try bench.byte(0x28) == 0xF0)
    next(bench)
    #expect(try bench.byte(0x29) == 0x00)
    #expect(try bench.bytes(0xA8, 2) == [0x00, 0x01])
  }

  @Test func highHalfFreezesTheLowOne() throws {
    let bench = try bench(0x80)
    #expect(try bench.byte(0x29) == 0x00)
    next(bench)
    #expect(try bench.byte(0x28) == 0xF0)
    #expect(try bench.byte(0x29) == 0x01)
    #expect(try bench.byte(0x28) == 0x00)
  }

  @Test func newestSampleIsShownAfterwards() throws {
    let bench = try bench(0x80)
    #expect(try bench.byte(0x28) == 0xF0)
    next(bench, 0.5)
    next(bench, 0.25)
    next(bench, 1)
    #expect(try bench.byte(0x29) == 0x00)
    #expect(try bench.bytes(0xA8, 2) == [0x80, 0x3E])
  }

  @Test func pairsFreezeOneByOne() throws {
    let bench = try bench(0x80)
    #expect(try bench.byte(0x28) == 0xF0)
    next(bench)
    #expect(try bench.bytes(0xAA, 4) == [0x00, 0x01, 0x00, 0x01])
    #expect(try bench.byte(0x29) == 0x00)
  }

  /// X is half read when the burst begins, so its old pair is completed first.
  @Test func burstOverAHalfReadPair() throws {
    let bench = try bench(0x80)
    #expect(try bench.byte(0x28) == 0xF0)
    next(bench)
    #expect(try bench.bytes(0xA8, 6) == [0xF0, 0x00, 0x00, 0x01, 0x00, 0x01])
    #expect(try bench.bytes(0xA8, 6) == [0x00, 0x01, 0x00, 0x01, 0x00, 0x01])
  }

  @Test func sameHalfTwiceKeepsThePairFrozen() throws {
    let bench = try bench(0x80)
    #expect(try bench.byte(0x28) == 0xF0)
    next(bench)
    #expect(try bench.byte(0x28) == 0xF0)
    next(bench, 1)
    #expect(try bench.byte(0x29) == 0x00)
    #expect(try bench.bytes(0xA8, 2) == [0x80, 0x3E])
  }

  /// Two transactions, even after a read of the status, may mix two samples across axes.
  @Test func axesOfTwoInstantsAreNoTornPair() throws {
    let bench = try bench(0x80)
    #expect(try bench.bytes(0xA8, 2) == [0xF0, 0x00])
    next(bench)
    #expect(try bench.bytes(0xAA, 2) == [0x00, 0x01])
  }

  @Test func onlyHighHalvesFreezeForEver() throws {
    let bench = try bench(0x80)
    #expect(try bench.byte(0x29) == 0x00)
    for force in [0.5, 1, -1, 0.25] {
      next(bench, force)
      #expect(try bench.byte(0x29) == 0x00)
    }
    bench.wait(.seconds(100))
    #expect(try bench.byte(0x29) == 0x00)
    #expect(try bench.byte(0x28) == 0xF0)
    #expect(try bench.bytes(0xA8, 2) == [0xA0, 0x0F])
  }

  @Test func withoutItOnlyHighHalvesStayFresh() throws {
    let bench = try bench(0x00)
    #expect(try bench.byte(0x29) == 0x00)
    next(bench, 1)
    #expect(try bench.byte(0x29) == 0x3E)
    next(bench, -1)
    #expect(try bench.byte(0x29) == 0xC1)
  }

  @Test func withoutItHalvesBelongToDifferentSamples() throws {
    let bench = try bench(0x00)
    #expect(try bench.byte(0x28) == 0xF0)
    next(bench)
    #expect(try bench.byte(0x29) == 0x01)
  }

  /// Reads a burst whose first byte begins 7.5 µs before a sample, and its second byte 15 µs after
  /// it.
  private func burstAcrossASample(_ format: UInt8) throws -> [UInt8] {
    let bench = try bench(format)
    let sample = try bench.sampleTime()
    bench.force(0.016, 0.016, 0.016)
    bench.circuit.advance(to: Instant(nanoseconds: sample + 1_000_000 - 80_000))
    return try bench.bytes(0xA8, 6)
  }

  @Test func burstMayTearWithoutIt() throws {
    #expect(try burstAcrossASample(0x00) == [0xF0, 0x01, 0x00, 0x01, 0x00, 0x01])
  }

  @Test func burstDoesNotTearWithIt() throws {
    #expect(try burstAcrossASample(0x80) == [0xF0, 0x00, 0x00, 0x01, 0x00, 0x01])
  }

  @Test func bigEndianBurstMayTearToo() throws {
    #expect(try burstAcrossASample(0x40) == [0x00, 0x00, 0x01, 0x00, 0x01, 0x00])
    #expect(try burstAcrossASample(0xC0) == [0x00, 0xF0, 0x01, 0x00, 0x01, 0x00])
  }

  @Test func tornSetHasTwoInstants() throws {
    let bench = try bench(0x80)
    let sample = try bench.sampleTime()
    bench.circuit.advance(to: Instant(nanoseconds: sample + 1_000_000 - 80_000))
    _ = try bench.bytes(0xA8, 6)
    let truth = try #require(bench.circuit.truth(at: bench.target))
    #expect(truth.instants.x == sample)
    #expect(truth.instants.y == sample + 1_000_000)
    #expect(truth.instants.z == sample + 1_000_000)
  }

  @Test func readingWithoutItIsAHazard() throws {
    let open = try bench(0x00)
    #expect(open.count(.unprotectedRead) > 0)
    #expect(open.forbidden == 0)
    let frozen = try bench(0x80)
    #expect(frozen.count(.unprotectedRead) == 0)
  }

  @Test func readingTheSameSampleTwiceUnseenIsAHazard() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    bench.wait(.microseconds(21_500))
    _ = try bench.bytes(0xA7, 7)
    #expect(bench.count(.staleRead) == 0)
    _ = try bench.bytes(0xA8, 6)
    #expect(bench.count(.staleRead) > 0)
  }
}
