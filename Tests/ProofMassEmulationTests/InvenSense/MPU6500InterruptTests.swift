// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// INT and INT_STATUS of the MPU-6500 and its relatives, their motion detectors and cycle mode.
@Suite struct MPU6500InterruptTests {
  private func isHigh(_ bench: Bench) -> Bool {
    bench.circuit.pins(at: bench.target).first?.isHigh == true
  }

  /// Without a latch each event is a pulse of 50 µs.
  @Test func pulses() throws {
    let bench = try Bench.invenSense(
      .mpu6050, (0x6B, 0x01), (0x1A, 0x04), (0x19, 0x13), (0x38, 0x01))
    bench.circuit.watch(bench.target)
    bench.wait(.seconds(1))
    let edges = bench.circuit.edges(at: bench.target)
    #expect(edges.count == 100)
    for pair in zip(edges, edges.dropFirst()) {
      #expect(pair.1.time - pair.0.time == (pair.0.isHigh ? 50_000 : 19_950_000))
    }
  }

  /// At 32 kHz a pulse follows before the last has ended.
  @Test func pulsesThatMeet() throws {
    let bench = try Bench.invenSense(.mpu6500, (0x1B, 0x01), (0x38, 0x01))
    bench.circuit.watch(bench.target)
    bench.wait(.milliseconds(10))
    #expect(isHigh(bench))
    #expect(bench.circuit.edges(at: bench.target).count <= 1)
  }

  /// INT_PIN_CFG as Linux writes it: rising, falling, high, low; a latch lasts until INT_STATUS is read.
  @Test(arguments: [(0x20, true), (0xA0, false), (0x60, true)] as [(UInt8, Bool)])
  func latch(config: UInt8, active: Bool) throws {
    let bench = try Bench.invenSense(
      .mpu6500, (0x1A, 0x04), (0x19, 0x13), (0x37, config), (0x38, 0x01))
    _ = try bench.byte(0x3A)
    #expect(isHigh(bench) == !active)
    bench.wait(.milliseconds(25))
    #expect(isHigh(bench) == active)
    _ = try bench.bytes(0x3B, 14)
    #expect(isHigh(bench) == active)
    #expect(try bench.byte(0x3A) == 0x01)
    #expect(isHigh(bench) == !active)
    #expect(try bench.byte(0x3A) == 0x00)
  }

  /// INT_RD_CLEAR: any read clears.
  @Test func anyReadClears() throws {
    let bench = try Bench.invenSense(
      .mpu6050, (0x6B, 0x01), (0x1A, 0x04), (0x19, 0x13), (0x37, 0x30), (0x38, 0x01))
    bench.wait(.milliseconds(25))
    #expect(isHigh(bench))
    _ = try bench.byte(0x75)
    #expect(!isHigh(bench))
    #expect(try bench.byte(0x3A) == 0)
  }

  /// INT_STATUS has events that are not enabled, but by a policy.
  @Test(arguments: [("always", 0x01), ("enabled", 0x00)] as [(String, UInt8)])
  func statusNeedsEnable(policy: String, status: UInt8) throws {
    let bench = Bench(.mpu9250, at: 0x68)
    bench.set(policy: "status-needs-enable", policy)
    _ = try bench.byte(0x3A)
    bench.wait(.milliseconds(5))
    #expect(try bench.byte(0x3A) == status)
    #expect(!isHigh(bench))
  }

  // MARK: Wake on motion

  /// As the register map sets it up: 80 mg, compared with the sample before, at 15.63 Hz.
  private func waiting(_ mode: UInt8 = 0xC0) throws -> Bench {
    let bench = Bench(.mpu6500, at: 0x68)
    bench.force(0, 0, 1)
    for (register, byte) in [
      (0x6B, 0x00), (0x6C, 0x07), (0x1D, 0x01), (0x38, 0x40), (0x37, 0x20), (0x69, mode),
      (0x1F, 0x14), (0x1E, 0x06), (0x6B, 0x20),
    ] as [(UInt8, UInt8)] { try bench.write(register, byte) }
    bench.wait(.milliseconds(200))
    _ = try bench.byte(0x3A)
    return bench
  }

  @Test(arguments: [(0.07, false), (0.09, true), (-0.09, true)])
  func wakeOnMotion(change: Double, wakes: Bool) throws {
    let bench = try waiting()
    bench.force(change, 0, 1)
    bench.wait(.milliseconds(70))
    #expect(isHigh(bench) == wakes)
    #expect(try bench.byte(0x3A) == (wakes ? 0x41 : 0x01))
    // It moves no more.
    bench.wait(.milliseconds(200))
    #expect(try bench.byte(0x3A) == 0x01)
  }

  /// The other mode compares with the first sample.
  @Test func comparedWithTheFirst() throws {
    let bench = try waiting(0x80)
    for step in 1...4 {
      bench.force(0, 0.03 * Double(step), 1)
      bench.wait(.milliseconds(70))
      #expect(try bench.byte(0x3A) == (step < 3 ? 0x01 : 0x41))
    }
  }

  // MARK: Cycle mode

  /// Samples of the accelerometer at the rate of LP_ACCEL_ODR; the gyroscope is off.
  @Test(arguments: [(0x06, 16), (0x09, 125), (0x0B, 500), (0x02, 1)] as [(UInt8, Int)])
  func cycleOfTheNewFamily(code: UInt8, samples: Int) throws {
    let bench = try Bench.invenSense(
      .mpu6500, (0x1E, code), (0x6C, 0x07), (0x6B, 0x20), (0x38, 0x01))
    bench.circuit.watch(bench.target)
    bench.wait(.milliseconds(1030))
    let rises = bench.circuit.edges(at: bench.target).filter(\.isHigh).count
    #expect((samples...samples + samples / 20 + 1).contains(rises), "\(rises)")
  }

  @Test(arguments: [
    ("later", 0, 800), ("later", 1, 200), ("later", 2, 50), ("later", 3, 25), ("early", 1, 400),
    ("early", 3, 100),
  ])
  func cycleOfTheOldFamily(policy: String, code: Int, milliseconds: Int) throws {
    let bench = Bench(.mpu6050, at: 0x68)
    bench.set(policy: "wake-rate-table", policy)
    bench.turn(50, 0, 0)
    bench.force(0, 0, 1)
    for (register, byte) in [(0x6B, 0x01)] as [(UInt8, UInt8)] { try bench.write(register, byte) }
    bench.wait(.milliseconds(100))
    try bench.write(0x6C, UInt8(code) << 6)
    try bench.write(0x6B, 0x28)
    try bench.write(0x38, 0x01)
    bench.circuit.watch(bench.target)
    bench.wait(.milliseconds(2 * milliseconds + 1))
    let rises = bench.circuit.edges(at: bench.target).filter(\.isHigh)
    #expect(rises.count == 2)
    #expect(rises[1].time - rises[0].time == Int64(milliseconds) * 1_000_000)
    // The gyroscope of a part in cycle mode reads 0.
    #expect(try bench.bytes(0x3F, 2) == [0x40, 0x00])
    #expect(try bench.bytes(0x43, 2) == [0, 0])
  }

  // MARK: Detectors of the old family

  private func old(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = Bench(.mpu6050, at: 0x68)
    bench.force(0, 0, 1)
    for (register, byte) in [(0x6B, 0x01), (0x1A, 0x01)] + writes {
      try bench.write(register, byte)
    }
    bench.wait(.milliseconds(1000))
    _ = try bench.byte(0x3A)
    return bench
  }

  /// 40 mg for 5 ms behind the high-pass of 5 Hz; without a high-pass motion is never seen.
  @Test(
    arguments: [(0x01, "2", 0x41), (0x07, "2", 0x41), (0x00, "2", 0x01), (0x01, "32", 0x01)]
      as [(UInt8, String, UInt8)])
  func motion(highPass: UInt8, policy: String, status: UInt8) throws {
    let bench = try old((0x1C, highPass), (0x1F, 0x14), (0x20, 0x05), (0x38, 0x40))
    bench.set(policy: "mot-thr-lsb", policy)
    bench.force(0, -0.2, 1)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x3A) == status)
    #expect(try bench.byte(0x61) == (status == 0x41 ? 0x20 : 0))
    #expect(try bench.byte(0x61) == 0)
  }

  /// Less than 320 mg on all axes for 10 ms.
  @Test(arguments: [(0.3, 15, 0x81), (0.3, 8, 0x01), (0.4, 15, 0x01)] as [(Double, Int, UInt8)])
  func freeFall(force: Double, milliseconds: Int, status: UInt8) throws {
    let bench = try old((0x1D, 0xA0), (0x1E, 0x0A), (0x38, 0x80))
    bench.force(0, 0, force)
    bench.wait(.milliseconds(milliseconds))
    #expect(try bench.byte(0x3A) == status)
  }

  /// At rest for 2 · 64 ms; the end of rest is an event, too.
  @Test func zeroMotion() throws {
    let bench = try old((0x1C, 0x01), (0x21, 0x14), (0x22, 0x02), (0x38, 0x20))
    #expect(try bench.byte(0x61) == 0x01)
    bench.force(0.3, 0, 1)
    bench.wait(.milliseconds(5))
    #expect(try bench.byte(0x3A) == 0x21)
    #expect(try bench.byte(0x61) == 0x00)
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x3A) == 0x01)
    bench.wait(.milliseconds(300))
    #expect(try bench.byte(0x3A) == 0x21)
    #expect(try bench.byte(0x61) == 0x01)
  }

  /// The decrement of motion: by 4 ms at each sample that does not move; or back to 0.
  @Test(arguments: [(0x00, 0x01), (0x01, 0x41)] as [(UInt8, UInt8)])
  func decrement(control: UInt8, status: UInt8) throws {
    let bench = try old((0x1C, 0x07), (0x1F, 0x14), (0x20, 0x0A), (0x69, control), (0x38, 0x40))
    bench.force(0.2, 0, 1)
    bench.wait(.milliseconds(8))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(2))
    bench.force(0.2, 0, 1)
    bench.wait(.milliseconds(6))
    #expect(try bench.byte(0x3A) == status)
  }
}
