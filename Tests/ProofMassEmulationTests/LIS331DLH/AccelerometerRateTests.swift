// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The instants of samples.
struct AccelerometerRateTests {
  struct Rate: Sendable {
    var control: UInt8
    /// The delay of the first sample in microseconds, and the period.
    var first: Int64
    var period: Int64
  }

  /// The first sample is 1/ODR + 1 ms after power-down is left; the period is 1/ODR.
  static let rates: [Rate] = [
    Rate(control: 0x27, first: 21_000, period: 20_000),
    Rate(control: 0x2F, first: 11_000, period: 10_000),
    Rate(control: 0x37, first: 3_500, period: 2_500),
    Rate(control: 0x3F, first: 2_000, period: 1_000),
    Rate(control: 0x47, first: 2_001_000, period: 2_000_000),
    Rate(control: 0x67, first: 1_001_000, period: 1_000_000),
    Rate(control: 0x87, first: 501_000, period: 500_000),
    Rate(control: 0xA7, first: 201_000, period: 200_000),
    Rate(control: 0xC7, first: 101_000, period: 100_000),
    // PM 111 is not defined and acts as 110.
    Rate(control: 0xE7, first: 101_000, period: 100_000),
    // DR does not set the rate of a low-power mode.
    Rate(control: 0x5F, first: 2_001_000, period: 2_000_000),
    Rate(control: 0xDF, first: 101_000, period: 100_000),
  ]

  @Test(arguments: rates)
  func dataIsReadyFromTheFirstSampleOn(_ rate: Rate) throws {
    let bench = try Bench.accelerometer((0x20, rate.control))
    let enabled = bench.now
    bench.circuit.advance(to: Instant(nanoseconds: enabled + rate.first * 1000 - 200_000))
    #expect(try bench.byte(0x27) == 0x00)
    bench.circuit.advance(to: Instant(nanoseconds: enabled + rate.first * 1000))
    #expect(try bench.byte(0x27) == 0x0F)
  }

  @Test(arguments: rates)
  func samplesHaveTheirExactInstants(_ rate: Rate) throws {
    let bench = try Bench.accelerometer()
    let before = bench.now
    try bench.write(0x20, rate.control)
    let enabled = bench.now
    bench.wait(.microseconds(rate.first))
    let first = try bench.sampleTime()
    #expect(first > before + rate.first * 1000)
    #expect(first <= enabled + rate.first * 1000)
    bench.circuit.advance(to: Instant(nanoseconds: first + rate.period * 1000))
    #expect(try bench.sampleTime() == first + rate.period * 1000)
    bench.circuit.advance(to: Instant(nanoseconds: first + 1000 * rate.period * 1000))
    #expect(try bench.sampleTime() == first + 1000 * rate.period * 1000)
  }

  @Test(arguments: rates)
  func everySampleIsThereOnce(_ rate: Rate) throws {
    let bench = try Bench.accelerometer((0x20, rate.control))
    bench.wait(.microseconds(rate.first))
    var instants: [Int64] = []
    while instants.count < 5 {
      if try bench.byte(0xA7) & 0x08 != 0 { instants.append(try bench.sampleTime()) }
      bench.wait(.microseconds(rate.period / 8))
    }
    let steps = zip(instants, instants.dropFirst()).map { $1 - $0 }
    #expect(steps == [Int64](repeating: rate.period * 1000, count: 4))
  }

  @Test(arguments: [0x00, 0x07, 0x1F, 0x18] as [UInt8])
  func powerDownNeverSamples(control: UInt8) throws {
    let bench = try Bench.accelerometer((0x20, control))
    bench.wait(.seconds(10))
    #expect(try bench.byte(0x27) == 0x00)
    #expect(try bench.words() == [0, 0, 0])
    #expect(bench.circuit.truth(at: bench.target) == nil)
  }

  @Test func chipStartsInPowerDown() throws {
    let bench = try Bench.accelerometer()
    bench.wait(.seconds(10))
    #expect(try bench.byte(0x20) == 0x07)
    #expect(try bench.byte(0x27) == 0x00)
    #expect(try bench.words() == [0, 0, 0])
  }

  @Test func changeOfRateStartsTheTimerAnew() throws {
    let bench = try Bench.accelerometer((0x20, 0x27))
    bench.wait(.milliseconds(30))
    _ = try bench.words()
    let before = bench.now
    try bench.write(0x20, 0x3F)
    bench.wait(.microseconds(1_800))
    #expect(try bench.byte(0x27) == 0x00)
    bench.wait(.microseconds(300))
    #expect(try bench.byte(0x27) == 0x0F)
    let first = try bench.sampleTime()
    #expect(first > before + 2_000_000 && first <= before + 2_072_500)
  }

  @Test func sameRateAgainChangesNothing() throws {
    let bench = try Bench.accelerometer((0x20, 0x27))
    bench.wait(.milliseconds(30))
    let first = try bench.sampleTime()
    try bench.write(0x20, 0x27)
    bench.wait(.milliseconds(15))
    #expect(try bench.sampleTime() == first + 20_000_000)
  }

  @Test func changeOfAxesDoesNotMoveTheTimer() throws {
    let bench = try Bench.accelerometer((0x20, 0x27))
    bench.wait(.milliseconds(30))
    let first = try bench.sampleTime()
    try bench.write(0x20, 0x21)
    bench.wait(.milliseconds(15))
    #expect(try bench.sampleTime() == first + 20_000_000)
  }

  @Test func outputHoldsInPowerDown() throws {
    let bench = try Bench.accelerometer((0x20, 0x27))
    bench.wait(.milliseconds(30))
    try bench.write(0x20, 0x07)
    bench.force(1, 1, 1)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x27) == 0x0F)
    #expect(try bench.words() == [0x0000, 0x0000, 0x3E80])
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x27) == 0x00)
    #expect(try bench.words() == [0x0000, 0x0000, 0x3E80])
  }

  @Test func leavingPowerDownAgainTakesTheTurnOnTimeAgain() throws {
    let bench = try Bench.accelerometer((0x20, 0x27))
    bench.wait(.milliseconds(30))
    _ = try bench.words()
    try bench.write(0x20, 0x07)
    bench.wait(.seconds(1))
    try bench.write(0x20, 0x27)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x27) == 0x00)
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x27) == 0x0F)
  }

  @Test func rateErrorMakesThePeriodShorter() throws {
    var chip = LIS331DLHChip()
    chip.rateError = 0.1
    let bench = Bench(.lis331dlh(chip), at: 0x18)
    try bench.write(0x20, 0x27)
    bench.wait(.milliseconds(30))
    let first = try bench.sampleTime()
    bench.wait(.milliseconds(18))
    let step = try bench.sampleTime() - first
    #expect(abs(step - 18_181_818) <= 1)
  }
}
