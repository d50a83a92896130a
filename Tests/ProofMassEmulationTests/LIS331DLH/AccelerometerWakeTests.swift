// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Sleep-to-wake, which is CTRL_REG5 TurnOn 11 in a low-power mode.
struct AccelerometerWakeTests {
  /// Creates a chip that samples at 10 Hz asleep and at 100 Hz awake (0xCF); X above 256 mg wakes
  /// it by generator 1.
  private func sleeper(
    _ turnOn: UInt8 = 0x03, _ writes: [(UInt8, UInt8)] = [(0x32, 16), (0x30, 0x02)]
  ) throws -> (bench: Bench, start: Int64) {
    let bench = try Bench.accelerometer((0x22, 0x02))
    for (register, byte) in writes { try bench.write(register, byte) }
    try bench.write(0x24, turnOn)
    try bench.write(0x20, 0xCF)
    return (bench, bench.now - 2_500)
  }

  /// The instants of the next samples, in milliseconds from the start.
  private func samples(_ count: Int, _ bench: Bench, from start: Int64) throws -> [Int64] {
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    return try (0..<count).map { _ in
      _ = try bench.bytes(0xA8, 6)
      let edge = line.waitForEdge(until: bench.circuit.now + .seconds(1))
      return (try #require(edge).nanoseconds - start) / 1_000_000
    }
  }

  /// The event is detected in the slow samples; normal mode begins 1/ODR + 1 ms after the sample
  /// that woke the chip.
  @Test func wakes() throws {
    let (bench, start) = try sleeper()
    #expect(try samples(2, bench, from: start) == [101, 201])
    bench.force(1, 0, 0)
    #expect(try samples(4, bench, from: start) == [301, 312, 322, 332])
    // The register keeps the written value.
    #expect(try bench.byte(0x20) == 0xCF)
    // The chip stays awake when the interrupt ends.
    bench.force(0, 0, 0)
    #expect(try samples(3, bench, from: start) == [342, 352, 362])
  }

  @Test(arguments: [0x00, 0x01, 0x02] as [UInt8])
  func sleepsOnWithoutTurnOn(turnOn: UInt8) throws {
    let (bench, start) = try sleeper(turnOn)
    bench.force(1, 0, 0)
    #expect(try samples(3, bench, from: start) == [101, 201, 301])
  }

  @Test(arguments: [0x01, 0x02] as [UInt8])
  func undefinedTurnOn(turnOn: UInt8) throws {
    let (bench, start) = try sleeper(turnOn)
    bench.set(policy: "undefined-turn-on", "on")
    bench.force(1, 0, 0)
    #expect(try samples(3, bench, from: start) == [101, 112, 122])
  }

  /// A shock between two slow samples is not detected.
  @Test func shortShock() throws {
    let (bench, start) = try sleeper()
    #expect(try samples(1, bench, from: start) == [101])
    bench.force(1, 0, 0)
    bench.wait(.milliseconds(90))
    bench.force(0, 0, 0)
    #expect(try samples(2, bench, from: start) == [201, 301])
  }

  /// Either generator wakes the chip or, by policy, one of them.
  @Test(
    arguments: [
      ("either", 0x30, [101, 112]), ("either", 0x34, [101, 112]), ("first", 0x30, [101, 112]),
      ("first", 0x34, [101, 201]), ("second", 0x30, [101, 201]), ("second", 0x34, [101, 112]),
    ] as [(String, UInt8, [Int64])])
  func generators(policy: String, generator: UInt8, times: [Int64]) throws {
    let (bench, start) = try sleeper(0x03, [(generator + 2, 16), (generator, 0x02)])
    bench.set(policy: "wake-source", policy)
    bench.force(1, 0, 0)
    #expect(try samples(2, bench, from: start) == times)
  }

  /// A write of CTRL_REG1, which arms the function again, or TurnOn 00 returns to sleep.
  @Test(arguments: [(0x20, 0xCF), (0x24, 0x00)] as [(UInt8, UInt8)])
  func backToSleep(register: UInt8, byte: UInt8) throws {
    let (bench, start) = try sleeper()
    bench.force(1, 0, 0)
    #expect(try samples(3, bench, from: start) == [101, 112, 122])
    bench.force(0, 0, 0)
    try bench.write(register, byte)
    let written = bench.now - 2_500
    #expect(try samples(2, bench, from: written) == [101, 201])
    bench.force(1, 0, 0)
    let times = try samples(3, bench, from: written)
    #expect(times == (register == 0x20 ? [301, 312, 322] : [301, 401, 501]))
  }

  /// Writing TurnOn 11 again changes nothing.
  @Test func turnOnAgain() throws {
    let (bench, start) = try sleeper()
    bench.force(1, 0, 0)
    _ = try samples(2, bench, from: start)
    try bench.write(0x24, 0x03)
    #expect(try samples(2, bench, from: start) == [122, 132])
  }

  /// By policy, the chip sleeps again when the interrupt ends.
  @Test func returnsWithTheInterrupt() throws {
    let (bench, start) = try sleeper()
    bench.set(policy: "wake-return", "returns")
    bench.force(1, 0, 0)
    #expect(try samples(3, bench, from: start) == [101, 112, 122])
    bench.force(0, 0, 0)
    #expect(try samples(3, bench, from: start) == [132, 233, 333])
  }

  /// In normal mode and in power-down, sleep-to-wake has no effect.
  @Test func normalMode() throws {
    let chip = try SampledAccelerometer([(0x24, 0x03), (0x32, 16), (0x30, 0x20)])
    chip.pass(5)
    let first = try chip.bench.sampleTime()
    chip.pass(6)
    #expect(try chip.bench.sampleTime() == first + 10_000_000)
  }
}
