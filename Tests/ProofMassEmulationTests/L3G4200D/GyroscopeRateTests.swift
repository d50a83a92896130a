// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The instants of samples.
struct GyroscopeRateTests {
  struct Rate: Sendable {
    var control: UInt8
    /// The period, in microseconds.
    var period: Int64
  }

  /// DR alone sets the rate; BW does not.
  static let rates: [Rate] = [
    Rate(control: 0x0F, period: 10_000), Rate(control: 0x3F, period: 10_000),
    Rate(control: 0x4F, period: 5_000), Rate(control: 0x7F, period: 5_000),
    Rate(control: 0x8F, period: 2_500), Rate(control: 0xBF, period: 2_500),
    Rate(control: 0xCF, period: 1_250), Rate(control: 0xFF, period: 1_250),
  ]

  @Test(arguments: rates)
  func firstSampleComesAfterOnePeriod(_ rate: Rate) throws {
    let bench = try Bench.gyroscope()
    let before = bench.now
    try bench.write(0x20, rate.control)
    let enabled = bench.now
    bench.circuit.advance(to: Instant(nanoseconds: enabled + rate.period * 1000 - 200_000))
    #expect(try bench.byte(0xA7) == 0x00)
    bench.circuit.advance(to: Instant(nanoseconds: enabled + rate.period * 1000))
    #expect(try bench.byte(0xA7) == 0x0F)
    let first = try bench.sampleTime()
    #expect(first > before + rate.period * 1000)
    #expect(first <= enabled + rate.period * 1000)
  }

  @Test(arguments: rates)
  func samplesHaveTheirExactInstants(_ rate: Rate) throws {
    let bench = try Bench.gyroscope((0x20, rate.control))
    bench.wait(.milliseconds(500))
    let first = try bench.sampleTime()
    bench.circuit.advance(to: Instant(nanoseconds: first + rate.period * 1000))
    #expect(try bench.sampleTime() == first + rate.period * 1000)
    bench.circuit.advance(to: Instant(nanoseconds: first + 800 * rate.period * 1000))
    #expect(try bench.sampleTime() == first + 800 * rate.period * 1000)
  }

  @Test(arguments: [0x00, 0x07, 0xF7] as [UInt8])
  func powerDownNeverSamples(control: UInt8) throws {
    let bench = try Bench.gyroscope((0x20, control))
    bench.turn(100, 100, 100)
    bench.wait(.seconds(10))
    #expect(try bench.byte(0xA7) == 0x00)
    #expect(try bench.words() == [0, 0, 0])
  }

  @Test func sleepNeverSamples() throws {
    let bench = try Bench.gyroscope((0x20, 0x08))
    bench.turn(100, 100, 100)
    bench.wait(.seconds(10))
    #expect(try bench.byte(0xA7) == 0x00)
    #expect(try bench.words() == [0, 0, 0])
  }

  @Test func outputHoldsInPowerDown() throws {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x20, 0x0F))
    bench.turn(100, 200, -200)
    bench.wait(.milliseconds(15))
    try bench.write(0x20, 0x07)
    bench.turn(0, 0, 0)
    bench.wait(.seconds(5))
    #expect(try bench.words() == [0x2CA5, 0x5949, 0xA6B7])
  }

  @Test func configurationSurvivesPowerDown() throws {
    let bench = try Bench.gyroscope((0x20, 0x0F), (0x23, 0xB0), (0x38, 0x8A))
    bench.wait(.milliseconds(100))
    try bench.write(0x20, 0x00)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x23) == 0xB0)
    #expect(try bench.byte(0x38) == 0x8A)
  }

  @Test func changeOfRateTakesOnePeriod() throws {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x20, 0x0F))
    bench.wait(.milliseconds(503))
    _ = try bench.words()
    let before = bench.now
    try bench.write(0x20, 0xCF)
    bench.wait(.microseconds(1_300))
    let first = try bench.sampleTime()
    #expect(first > before + 1_250_000 && first <= before + 1_322_500)
  }

  @Test func changeOfAxesDoesNotMoveTheTimer() throws {
    let bench = try Bench.gyroscope((0x20, 0x0F))
    bench.wait(.milliseconds(503))
    let first = try bench.sampleTime()
    try bench.write(0x20, 0x09)
    bench.wait(.milliseconds(8))
    #expect(try bench.sampleTime() == first + 10_000_000)
  }

  @Test func rateErrorOfTheResonatorMakesThePeriodLonger() throws {
    var chip = L3G4200DChip()
    chip.rateError = -0.15
    let bench = Bench(.l3g4200d(chip), at: 0x68)
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(30))
    let first = try bench.sampleTime()
    bench.wait(.microseconds(11_800))
    let step = try bench.sampleTime() - first
    #expect(abs(step - 11_764_705) <= 1)
  }

  // MARK: Turn-on

  @Test func settledPolicyHoldsDataFor250Milliseconds() throws {
    let bench = try Bench.gyroscope()
    bench.set(policy: "turn-on", "settled")
    bench.turn(100, 0, 0)
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(249))
    #expect(try bench.byte(0xA7) == 0x00)
    #expect(try bench.words() == [0, 0, 0])
    bench.wait(.milliseconds(12))
    #expect(try bench.byte(0xA7) & 0x0F == 0x0F)
    #expect(try bench.words() == [0x2CA5, 0, 0])
  }

  /// Sleep keeps the drive oscillating: leaving it takes one period, not 250 ms.
  @Test func sleepIsLeftWithinOnePeriod() throws {
    let bench = try Bench.gyroscope()
    bench.set(policy: "turn-on", "settled")
    try bench.write(0x20, 0x08)
    bench.wait(.seconds(1))
    try bench.write(0x20, 0x0F)
    bench.wait(.microseconds(9_700))
    #expect(try bench.byte(0xA7) == 0x00)
    bench.wait(.microseconds(400))
    #expect(try bench.byte(0xA7) == 0x0F)
  }

  /// Drivers that set PD first and the rate next do not settle faster.
  @Test func changeOfRateDoesNotSettleTheDrive() throws {
    let bench = try Bench.gyroscope()
    bench.set(policy: "turn-on", "settled")
    try bench.write(0x20, 0x0F)
    try bench.write(0x20, 0xCF)
    bench.wait(.milliseconds(200))
    #expect(try bench.byte(0xA7) == 0x00)
    bench.wait(.milliseconds(55))
    #expect(try bench.byte(0xA7) & 0x0F == 0x0F)
  }

  @Test func settledPolicyHoldsAfterEveryPowerDown() throws {
    let bench = try Bench.gyroscope()
    bench.set(policy: "turn-on", "settled")
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(300))
    _ = try bench.words()
    try bench.write(0x20, 0x07)
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(249))
    #expect(try bench.byte(0xA7) == 0x00)
    bench.wait(.milliseconds(12))
    #expect(try bench.byte(0xA7) & 0x0F == 0x0F)
  }
}
