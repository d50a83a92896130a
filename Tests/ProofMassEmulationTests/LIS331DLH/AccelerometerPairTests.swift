// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Judgement of output pairs whose halves are read in transfers of their own, in either order.
struct AccelerometerPairTests {
  /// A chip at 50 Hz, a little after a sample of which nothing was read.
  private func bench(_ format: UInt8) throws -> Bench {
    let bench = try Bench.accelerometer((0x23, format), (0x20, 0x27))
    bench.wait(.microseconds(21_500))
    return bench
  }

  @Test(arguments: [(0x28, 0x29), (0x29, 0x28), (0x2C, 0x2D), (0x2D, 0x2C)] as [(UInt8, UInt8)])
  func halvesInTwoTransfers(_ pair: (first: UInt8, second: UInt8)) throws {
    let bench = try bench(0x00)
    _ = try bench.byte(pair.first)
    #expect(bench.violations.isEmpty)
    bench.wait(.milliseconds(50))
    _ = try bench.byte(pair.second)
    #expect(bench.violations.map(\.kind) == [.unprotectedRead])
    #expect(bench.violations.map(\.register) == [pair.second])
  }

  @Test func eachPairIsOne() throws {
    let bench = try bench(0x00)
    for register in 0x28...0x2D as ClosedRange<UInt8> { _ = try bench.byte(register) }
    #expect(
      bench.violations.map(\.kind) == [.unprotectedRead, .unprotectedRead, .unprotectedRead])
    #expect(bench.violations.map(\.register) == [0x29, 0x2B, 0x2D])
  }

  /// Eight bits of each axis are no pair.
  @Test func highHalvesAlone() throws {
    let bench = try bench(0x00)
    for _ in 0..<3 {
      for register in [0x29, 0x2B, 0x2D] as [UInt8] { _ = try bench.byte(register) }
      bench.wait(.milliseconds(20))
    }
    #expect(bench.violations.isEmpty)
  }

  @Test func otherReadsInBetweenDoNotHelp() throws {
    let bench = try bench(0x00)
    _ = try bench.byte(0x28)
    _ = try bench.byte(0x27)
    _ = try bench.byte(0x2B)
    #expect(bench.violations.isEmpty)
    _ = try bench.byte(0x29)
    #expect(bench.violations.map(\.kind) == [.unprotectedRead])
  }

  @Test func aBurstOverAHalfReadPair() throws {
    let bench = try bench(0x00)
    _ = try bench.byte(0x29)
    _ = try bench.bytes(0xA8, 6)
    #expect(bench.violations.map(\.kind) == [.unprotectedRead])
    _ = try bench.byte(0x27)
    bench.wait(.milliseconds(20))
    _ = try bench.byte(0x28)
    #expect(bench.violations.count == 1)
  }

  @Test func withBlockDataUpdate() throws {
    let bench = try bench(0x80)
    for register in [0x29, 0x28, 0x2A, 0x2B, 0x2D, 0x2C] as [UInt8] {
      _ = try bench.byte(register)
    }
    #expect(bench.violations.isEmpty)
  }

  /// The half that comes second belongs to what was read first, whether the pair's data-ready bit
  /// fell with the first or not.
  @Test(arguments: ["odd-byte", "any-byte"], [(0x28, 0x29), (0x29, 0x28)] as [(UInt8, UInt8)])
  func theSecondHalfIsNotStale(_ clears: String, _ pair: (first: UInt8, second: UInt8)) throws {
    let bench = try bench(0x80)
    bench.set(policy: "ready-clears", clears)
    for _ in 0..<3 {
      _ = try bench.byte(pair.first)
      _ = try bench.byte(pair.second)
      bench.wait(.milliseconds(20))
    }
    #expect(bench.violations.isEmpty)
    _ = try bench.byte(0x29)
    _ = try bench.byte(0x28)
    #expect(bench.violations.isEmpty)
    _ = try bench.byte(0x29)
    #expect(bench.violations.map(\.kind) == [.staleRead])
  }

  /// In one transfer over SPI, whose address stands still or goes on.
  @Test func bothOrdersInOneTransfer() throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0))
    try circuit.frame(0x23, 0x80)
    try circuit.frame(0x20, 0x27)
    circuit.advance(by: .microseconds(21_500))
    _ = try circuit.frame(0xE8, reading: 6)
    #expect(circuit.violations(at: .spi(0)).count == 0)
    circuit.advance(by: .milliseconds(20))
    for command in [0xA9, 0xA8, 0xEB, 0xAA] as [UInt8] {
      _ = try circuit.frame(command, reading: 1)
    }
    #expect(circuit.violations(at: .spi(0)).count == 0)
  }
}
