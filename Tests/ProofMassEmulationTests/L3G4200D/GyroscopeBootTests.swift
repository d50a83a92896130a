// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// Power-on and BOOT take 10 ms.
struct GyroscopeBootTests {
  @Test func bootBitReadsOneUntilItIsDone() throws {
    let bench = try Bench.gyroscope((0x24, 0x80))
    #expect(try bench.byte(0xA4) == 0x80)
    bench.wait(.microseconds(9_700))
    #expect(try bench.byte(0xA4) == 0x80)
    bench.wait(.microseconds(300))
    #expect(try bench.byte(0xA4) == 0x00)
  }

  @Test func userRegistersSurvive() throws {
    let bench = try Bench.gyroscope((0x20, 0x7F), (0x23, 0xB0), (0x32, 0x2C), (0x24, 0x80))
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0xA0, 5) == [0x7F, 0x00, 0x00, 0xB0, 0x00])
    #expect(try bench.byte(0x32) == 0x2C)
  }

  @Test func accessWhileBootingIsNoted() throws {
    let bench = Bench(.l3g4200d, at: 0x68, poweredFor: .milliseconds(9))
    _ = try bench.byte(0x0F)
    #expect(bench.count(.bootAccess) > 0)
    bench.wait(.milliseconds(1))
    let before = bench.count(.bootAccess)
    #expect(try bench.byte(0x0F) == 0xD3)
    #expect(bench.count(.bootAccess) == before)
  }

  @Test func fifoSourceIsEmpty() throws {
    let bench = try Bench.gyroscope((0x20, 0x0F))
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x2F) == 0x20)
  }
}
