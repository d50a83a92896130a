// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Power-on and BOOT take 5 ms.
struct AccelerometerBootTests {
  @Test func bootBitReadsOneUntilItIsDone() throws {
    let bench = try Bench.accelerometer((0x21, 0x80))
    #expect(try bench.byte(0xA1) == 0x80)
    bench.wait(.microseconds(4_700))
    #expect(try bench.byte(0xA1) == 0x80)
    bench.wait(.microseconds(300))
    #expect(try bench.byte(0xA1) == 0x00)
  }

  @Test func bootBitClearsAlone() throws {
    let bench = try Bench.accelerometer((0x21, 0x9F))
    bench.wait(.milliseconds(5))
    #expect(try bench.byte(0xA1) == 0x1F)
  }

  @Test func userRegistersSurvive() throws {
    let bench = try Bench.accelerometer()
    let values: [(UInt8, UInt8)] = [
      (0x20, 0x2F), (0x22, 0xC7), (0x23, 0xB0), (0x24, 0x03), (0x26, 0xA5), (0x30, 0x95),
      (0x32, 0x16), (0x33, 0x01), (0x34, 0x2A), (0x36, 0x10), (0x37, 0x02),
    ]
    for (register, value) in values { try bench.write(register, value) }
    try bench.write(0x21, 0x80)
    bench.wait(.milliseconds(10))
    for (register, value) in values { #expect(try bench.byte(register) == value) }
  }

  @Test func samplingGoesOnAfterwards() throws {
    let bench = try Bench.accelerometer((0x20, 0x3F), (0x21, 0x80))
    bench.wait(.milliseconds(10))
    _ = try bench.words()
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0xA7) & 0x0F == 0x0F)
  }

  @Test func accessWhileBootingIsNoted() throws {
    let bench = Bench(.lis331dlh, at: 0x18, poweredFor: .milliseconds(1))
    _ = try bench.byte(0x0F)
    #expect(bench.count(.bootAccess) > 0)
    #expect(bench.forbidden == 0)
    bench.wait(.milliseconds(4))
    let before = bench.count(.bootAccess)
    #expect(try bench.byte(0x0F) == 0x32)
    #expect(bench.count(.bootAccess) == before)
  }
}
