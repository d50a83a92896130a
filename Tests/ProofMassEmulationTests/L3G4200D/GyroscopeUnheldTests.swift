// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The A3G4250D, which has no block data update: what reads of its outputs are safe.
struct GyroscopeUnheldTests {
  /// A chip at 100 Hz, settled, 1 ms after a sample that was not read.
  private func bench(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = Bench(.a3g4250d, at: 0x68)
    for (register, byte) in writes { try bench.write(register, byte) }
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(400))
    let sample = try bench.sampleTime()
    bench.circuit.advance(to: Instant(nanoseconds: sample + 11_000_000))
    bench.circuit.change { $0.angularRate = Axes(0.1, 0.1, 0.1) }
    return bench
  }

  /// Holds the number of hazards that a program meets against an expected one.
  private func hazards(
    _ expected: Int, _ bench: Bench, at location: SourceLocation = #_sourceLocation,
    _ program: (Bench) throws -> Void
  ) throws {
    let before = bench.count(.unprotectedRead)
    try program(bench)
    #expect(bench.count(.unprotectedRead) - before == expected, sourceLocation: location)
  }

  @Test func withoutBeingTold() throws {
    let bench = try bench()
    try hazards(1, bench) { _ = try $0.bytes(0xA8, 6) }
    try hazards(3, bench) { bench in
      for register in 0x28...0x2D as ClosedRange<UInt8> { _ = try bench.byte(register) }
    }
  }

  @Test func afterTheStatus() throws {
    let bench = try bench()
    for _ in 0..<5 {
      try hazards(0, bench) { bench in
        #expect(try bench.byte(0x27) & 0x08 == 0x08)
        _ = try bench.bytes(0xA8, 6)
      }
      bench.wait(.milliseconds(10))
    }
  }

  @Test func withTheStatus() throws {
    let bench = try bench()
    try hazards(0, bench) { bench in
      let bytes = try bench.bytes(0xA7, 7)
      #expect(bytes[0] == 0x0F)
    }
    // The status tells of nothing new, so that the data are not taken.
    try hazards(0, bench) { bench in
      let bytes = try bench.bytes(0xA7, 7)
      #expect(bytes[0] == 0x00)
    }
    // Stale, but not torn. After the next sample it can be.
    try hazards(0, bench) { _ = try $0.bytes(0xA8, 6) }
    try hazards(1, bench) { bench in
      #expect(try bench.byte(0x27) == 0x00)
      bench.wait(.milliseconds(10))
      _ = try bench.bytes(0xA8, 6)
    }
  }

  @Test func byteByByteAfterTheStatus() throws {
    let bench = try bench()
    try hazards(0, bench) { bench in
      _ = try bench.byte(0x27)
      for register in 0x28...0x2D as ClosedRange<UInt8> { _ = try bench.byte(register) }
    }
  }

  /// The next sample came since the status was read.
  @Test func tooLateAfterTheStatus() throws {
    let bench = try bench()
    try hazards(1, bench) { bench in
      _ = try bench.byte(0x27)
      bench.wait(.milliseconds(10))
      _ = try bench.bytes(0xA8, 6)
    }
  }

  /// The status tells of another sample than that of the half that was read.
  @Test func theStatusBetweenTheHalves() throws {
    let bench = try bench()
    try hazards(1, bench) { bench in
      _ = try bench.byte(0x27)
      _ = try bench.byte(0x28)
      bench.wait(.milliseconds(10))
      _ = try bench.byte(0x27)
      #expect(try bench.byte(0x29) != 0x00)
    }
  }

  /// A burst that begins just before a sample is torn by it.
  @Test(arguments: [(0x27, 7), (0x28, 6)] as [(UInt8, Int)])
  func acrossASample(_ burst: (register: UInt8, count: Int)) throws {
    let bench = try bench()
    let sample = bench.now - 1_000_000
    bench.circuit.advance(to: Instant(nanoseconds: sample + 10_000_000 - 230_000))
    try hazards(1, bench) { bench in
      _ = try bench.byte(0x27)
      _ = try bench.bytes(0x80 | burst.register, burst.count)
    }
  }

  /// DRDY/INT2 tells of each sample.
  @Test func atThePin() throws {
    let bench = try bench((0x22, 0x08))
    for _ in 0..<5 {
      try hazards(0, bench) { _ = try $0.bytes(0xA8, 6) }
      bench.wait(.milliseconds(10))
    }
    // Of no sample did the pin tell here.
    _ = try bench.bytes(0xA8, 6)
    #expect(bench.count(.staleRead) == 0)
    bench.wait(.milliseconds(5))
    try hazards(1, bench) { bench in
      _ = try bench.byte(0x28)
      bench.wait(.milliseconds(10))
      _ = try bench.byte(0x29)
    }
  }

  /// A FIFO keeps a set until it is read, in stream mode unless it overflows.
  @Test(arguments: [0x20, 0x40] as [UInt8])
  func fromAFIFO(_ mode: UInt8) throws {
    let bench = try bench((0x24, 0x40), (0x2E, mode))
    bench.wait(.milliseconds(100))
    let count = Int(try bench.byte(0x2F) & 0x1F)
    #expect(count >= 10)
    try hazards(0, bench) { _ = try $0.bytes(0xA8, 6 * count) }
    #expect(bench.count(.staleRead) == 0)
  }

  @Test func anOverflowUnderTheReader() throws {
    let bench = try bench((0x24, 0x40), (0x2E, 0x40))
    bench.wait(.milliseconds(500))
    try hazards(1, bench) { bench in
      _ = try bench.byte(0x28)
      bench.wait(.milliseconds(10))
      _ = try bench.byte(0x29)
    }
  }
}
