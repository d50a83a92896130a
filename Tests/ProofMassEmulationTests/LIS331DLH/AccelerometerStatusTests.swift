// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The data-ready and overrun bits of STATUS_REG.
struct AccelerometerStatusTests {
  /// Creates a chip at 50 Hz, just after its first sample.
  private func fresh(_ control: UInt8 = 0x27) throws -> Bench {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, control))
    bench.wait(.microseconds(21_500))
    return bench
  }

  /// Creates the same chip with two unread samples.
  private func overrun(_ control: UInt8 = 0x27) throws -> Bench {
    let bench = try fresh(control)
    bench.wait(.milliseconds(20))
    return bench
  }

  @Test func firstSampleIsReadyWithoutOverrun() throws {
    #expect(try fresh().byte(0xA7) == 0x0F)
  }

  @Test func secondUnreadSampleIsAnOverrun() throws {
    #expect(try overrun().byte(0xA7) == 0xFF)
  }

  @Test func readingTheStatusClearsNothing() throws {
    let bench = try overrun()
    for _ in 0..<10 { #expect(try bench.byte(0xA7) == 0xFF) }
  }

  @Test func neverReadItStaysReady() throws {
    let bench = try fresh()
    bench.wait(.seconds(100))
    #expect(try bench.byte(0xA7) == 0xFF)
  }

  @Test(arguments: [0x28, 0x2A, 0x2C] as [UInt8])
  func lowByteClearsNothing(register: UInt8) throws {
    let bench = try overrun()
    _ = try bench.byte(register)
    #expect(try bench.byte(0xA7) == 0xFF)
  }

  @Test(arguments: [(0x29, 0x0E), (0x2B, 0x0D), (0x2D, 0x0B)] as [(UInt8, UInt8)])
  func highByteClearsReadyOfItsAxis(register: UInt8, left: UInt8) throws {
    let bench = try fresh()
    _ = try bench.byte(register)
    #expect(try bench.byte(0xA7) == left)
  }

  @Test(arguments: [(0x29, 0xEE), (0x2B, 0xDD), (0x2D, 0xBB)] as [(UInt8, UInt8)])
  func highByteClearsOverrunOfItsAxis(register: UInt8, left: UInt8) throws {
    let bench = try overrun()
    _ = try bench.byte(register)
    #expect(try bench.byte(0xA7) == left)
  }

  @Test func setIsReadyUntilEveryAxisIsRead() throws {
    let bench = try overrun()
    _ = try bench.bytes(0xA8, 2)
    #expect(try bench.byte(0xA7) == 0xEE)
    _ = try bench.bytes(0xAA, 2)
    #expect(try bench.byte(0xA7) == 0xCC)
    _ = try bench.bytes(0xAC, 2)
    #expect(try bench.byte(0xA7) == 0x00)
  }

  @Test func burstClearsEverything() throws {
    let bench = try overrun()
    _ = try bench.words()
    #expect(try bench.byte(0xA7) == 0x00)
  }

  @Test func statusInTheBurstIsThatBeforeTheRead() throws {
    let bench = try overrun()
    #expect(try bench.bytes(0xA7, 7)[0] == 0xFF)
    #expect(try bench.bytes(0xA7, 7)[0] == 0x00)
  }

  @Test func readSampleIsNotOverrun() throws {
    let bench = try fresh()
    _ = try bench.words()
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0xA7) == 0x0F)
  }

  /// X was read, and Y and Z were overwritten: the set was not completely read, so ZYXOR is set.
  @Test func overrunIsPerAxis() throws {
    let bench = try fresh()
    _ = try bench.bytes(0xA8, 2)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0xA7) == 0xEF)
  }

  @Test(arguments: [(0x21, 0x09), (0x22, 0x0A), (0x24, 0x0C), (0x23, 0x0B), (0x25, 0x0D)])
  func onlyEnabledAxesAreReady(control: Int, status: Int) throws {
    #expect(try fresh(UInt8(control)).byte(0xA7) == UInt8(status))
    #expect(try overrun(UInt8(control)).byte(0xA7) == UInt8(status | status << 4))
  }

  @Test func setOfOneAxisEndsWithThatAxis() throws {
    let bench = try overrun(0x22)
    _ = try bench.byte(0x29)
    #expect(try bench.byte(0xA7) == 0xAA)
    _ = try bench.byte(0x2B)
    #expect(try bench.byte(0xA7) == 0x00)
  }

  @Test func noAxisIsNeverReady() throws {
    #expect(try overrun(0x20).byte(0xA7) == 0x00)
  }

  /// Data ready of an axis is cleared when the axis is disabled; otherwise Linux would never leave
  /// its loop on edges.
  @Test func disabledAxisIsNotReadyAnyMore() throws {
    let bench = try overrun()
    try bench.write(0x20, 0x21)
    bench.wait(.milliseconds(30))
    #expect(try bench.byte(0xA7) & 0x66 == 0x00)
    _ = try bench.bytes(0xA8, 2)
    #expect(try bench.byte(0xA7) == 0x00)
  }

  @Test func disabledAxisHoldsItsLastValue() throws {
    let bench = try fresh()
    bench.force(0.5, 0.5, 0.5)
    bench.wait(.milliseconds(20))
    #expect(try bench.words() == [0x1F40, 0x1F40, 0x1F40])
    try bench.write(0x20, 0x25)
    bench.force(1, 1, 1)
    bench.wait(.milliseconds(50))
    #expect(try bench.words() == [0x3E80, 0x1F40, 0x3E80])
  }

  /// With the high byte at the lower address, the same address still clears the bits of the pair.
  @Test func byteOrderMovesNoClearing() throws {
    let bench = try fresh()
    try bench.write(0x23, 0xC0)
    _ = try bench.byte(0x28)
    #expect(try bench.byte(0xA7) == 0x0F)
    _ = try bench.byte(0x29)
    #expect(try bench.byte(0xA7) == 0x0E)
  }

  // MARK: Policies

  @Test func policyReadyClearsWithAnyByte() throws {
    let bench = try overrun()
    bench.set(policy: "ready-clears", "any-byte")
    _ = try bench.byte(0x28)
    #expect(try bench.byte(0xA7) == 0xEE)
    _ = try bench.byte(0x2B)
    #expect(try bench.byte(0xA7) == 0xCC)
  }

  @Test func policySetIsReadyOnlyWhileAllAxesAre() throws {
    let bench = try overrun()
    bench.set(policy: "set-ready", "all")
    #expect(try bench.byte(0xA7) == 0xFF)
    _ = try bench.byte(0x29)
    #expect(try bench.byte(0xA7) == 0x66)
  }
}
