// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// STATUS_REG, axes and block data update.
struct GyroscopeStatusTests {
  /// Creates a gyroscope at 100 Hz, just after its first sample or, with `overrun`, after its
  /// second.
  private func bench(_ control: UInt8 = 0x0F, format: UInt8 = 0x80, overrun: Bool = false) throws
    -> Bench
  {
    let bench = try Bench.gyroscope((0x23, format))
    bench.turn(100, 100, 100)
    try bench.write(0x20, control)
    bench.wait(.microseconds(overrun ? 20_200 : 10_200))
    return bench
  }

  @Test func firstSampleIsReadyAndSecondOverrun() throws {
    #expect(try bench().byte(0xA7) == 0x0F)
    #expect(try bench(overrun: true).byte(0xA7) == 0xFF)
  }

  @Test func readingTheStatusClearsNothing() throws {
    let bench = try bench(overrun: true)
    for _ in 0..<5 { #expect(try bench.byte(0xA7) == 0xFF) }
  }

  @Test(arguments: [(0x29, 0xEE), (0x2B, 0xDD), (0x2D, 0xBB)] as [(UInt8, UInt8)])
  func highByteClearsItsAxis(register: UInt8, left: UInt8) throws {
    let bench = try bench(overrun: true)
    _ = try bench.byte(register)
    #expect(try bench.byte(0xA7) == left)
  }

  @Test func setIsReadyUntilEveryAxisIsRead() throws {
    let bench = try bench(overrun: true)
    _ = try bench.bytes(0xAC, 2)
    #expect(try bench.byte(0xA7) == 0xBB)
    _ = try bench.bytes(0xA8, 2)
    #expect(try bench.byte(0xA7) == 0xAA)
    _ = try bench.bytes(0xAA, 2)
    #expect(try bench.byte(0xA7) == 0x00)
  }

  @Test(arguments: [(0x09, 0x09), (0x0A, 0x0A), (0x0C, 0x0C), (0x0B, 0x0B), (0x0E, 0x0E)])
  func onlyEnabledAxesAreReady(control: Int, status: Int) throws {
    #expect(try bench(UInt8(control)).byte(0xA7) == UInt8(status))
  }

  @Test func disabledAxisHoldsItsLastValue() throws {
    let bench = try bench()
    try bench.write(0x20, 0x0D)
    bench.turn(200, 200, 200)
    bench.wait(.milliseconds(300))
    #expect(try bench.words() == [0x5949, 0x2CA5, 0x5949])
  }

  @Test func policies() throws {
    let anyByte = try bench(overrun: true)
    anyByte.set(policy: "ready-clears", "any-byte")
    _ = try anyByte.byte(0x28)
    #expect(try anyByte.byte(0xA7) == 0xEE)
    let all = try bench(overrun: true)
    all.set(policy: "set-ready", "all")
    _ = try all.byte(0x29)
    #expect(try all.byte(0xA7) == 0x66)
  }

  // MARK: Block data update

  /// The words are 0x2CA5, then 0x5949.
  @Test(arguments: [(0x28, 0x29, 0xA5, 0x2C), (0x29, 0x28, 0x2C, 0xA5)])
  func oneHalfFreezesTheOther(_ halves: (first: Int, second: Int, old: Int, oldToo: Int)) throws {
    let bench = try bench()
    #expect(try bench.byte(UInt8(halves.first)) == UInt8(halves.old))
    bench.turn(200, 200, 200)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(UInt8(halves.second)) == UInt8(halves.oldToo))
    #expect(try bench.bytes(0xA8, 2) == [0x49, 0x59])
  }

  @Test func onlyHighHalvesFreezeForEver() throws {
    let bench = try bench()
    #expect(try bench.byte(0x29) == 0x2C)
    bench.turn(200, 200, 200)
    bench.wait(.seconds(10))
    #expect(try bench.byte(0x29) == 0x2C)
    #expect(try bench.byte(0x2B) == 0x59)
  }

  @Test(arguments: [(0x00, 0x59), (0x80, 0x2C)] as [(UInt8, UInt8)])
  func burstAcrossASample(format: UInt8, high: UInt8) throws {
    let bench = try bench(format: format)
    let sample = try bench.sampleTime()
    bench.turn(200, 200, 200)
    bench.circuit.advance(to: Instant(nanoseconds: sample + 10_000_000 - 80_000))
    #expect(try bench.bytes(0xA8, 6) == [0xA5, high, 0x49, 0x59, 0x49, 0x59])
  }
}
