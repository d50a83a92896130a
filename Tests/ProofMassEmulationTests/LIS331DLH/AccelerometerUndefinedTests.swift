// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// Undefined codes, each with two policies.
struct AccelerometerUndefinedTests {
  /// FS 10 keeps the previous range, here ±4 g, or selects the widest.
  @Test(arguments: [("previous", 0x1F40), ("widest", 0x1000)] as [(String, UInt16)])
  func range(policy: String, word: UInt16) throws {
    let chip = try SampledAccelerometer([(0x23, 0x90)])
    chip.bench.set(policy: "undefined-range", policy)
    try chip.bench.write(0x23, 0xA0)
    chip.pass(0)
    #expect(try chip.bench.words() == [0, 0, word])
    #expect(chip.bench.count(.undefinedCode) == 1)
  }

  /// PM 111 selects 10 Hz or power-down.
  @Test(arguments: [("10-hertz", 0x0F), ("power-down", 0x00)] as [(String, UInt8)])
  func powerMode(policy: String, status: UInt8) throws {
    let bench = try Bench.accelerometer()
    bench.set(policy: "undefined-power-mode", policy)
    try bench.write(0x20, 0xE7)
    bench.wait(.milliseconds(102))
    #expect(try bench.byte(0x27) == status)
    #expect(bench.count(.undefinedCode) == 1)
  }
}
