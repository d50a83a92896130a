// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Synchronization
import Testing

/// The clock of a board.
struct CircuitTimeTests {
  @Test func startsAtZero() {
    #expect(Circuit(.lis331dlh).now == Instant(nanoseconds: 0))
  }

  @Test func advances() {
    let circuit = Circuit(.lis331dlh)
    circuit.advance(by: .milliseconds(3))
    circuit.advance(by: .nanoseconds(7))
    #expect(circuit.now.nanoseconds == 3_000_007)
    circuit.advance(to: Instant(nanoseconds: 5_000_000))
    #expect(circuit.now.nanoseconds == 5_000_000)
  }

  @Test func neverGoesBack() {
    let circuit = Circuit(.lis331dlh)
    circuit.advance(by: .milliseconds(3))
    circuit.advance(by: .milliseconds(-2))
    circuit.advance(to: Instant(nanoseconds: 1))
    #expect(circuit.now.nanoseconds == 3_000_000)
  }

  @Test func waitingOnTheTimebaseAdvancesIt() {
    let circuit = Circuit(.lis331dlh)
    let timebase = circuit.timebase
    timebase.wait(for: .milliseconds(20))
    #expect(timebase.now().nanoseconds == 20_000_000)
    timebase.wait(until: Instant(nanoseconds: 30_000_000))
    timebase.wait(until: Instant(nanoseconds: 10_000_000))
    #expect(circuit.now.nanoseconds == 30_000_000)
  }

  // MARK: Idle time

  @Test func hourWithoutLookingThenOneRead() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x3F))
    bench.wait(.seconds(3_600))
    #expect(try bench.bytes(0xA7, 7) == [0xFF, 0x00, 0x00, 0x00, 0x00, 0x80, 0x3E])
    let truth = try #require(bench.circuit.truth(at: bench.target))
    #expect(bench.now - truth.instants.x < 1_300_000)
  }

  @Test func hourOfEveryChip() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    let accelerometer = Bench(on: circuit, at: 0x18)
    let gyroscope = Bench(on: circuit, at: 0x68)
    let compass = Bench(on: circuit, at: 0x0C)
    try accelerometer.write(0x20, 0x3F)
    try gyroscope.write(0x20, 0xCF)
    try compass.write(0x0A, 0x01)
    gyroscope.turn(100, 0, 0)
    circuit.advance(by: .seconds(3_600))
    accelerometer.force(-1, 0, 0)
    gyroscope.turn(0, 0, 0)
    compass.field(0, 0, 0)
    #expect(try accelerometer.words() == [0x0000, 0x0000, 0x3E80])
    #expect(try gyroscope.words() == [0x2CA5, 0x0000, 0x0000])
    #expect(try compass.bytes(0x02, 8) == [0x01, 0, 0, 0x46, 0x00, 0x80, 0xFF, 0])
  }

  /// Thirty thousand million samples that are not observed. One by one they would take an hour. The
  /// limit is in minutes, because other tests run at the same time.
  @Test(.timeLimit(.minutes(10)))
  func yearCostsNothing() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x3F))
    bench.wait(.seconds(31_536_000))
    #expect(try bench.byte(0xA7) == 0xFF)
    #expect(try bench.words() == [0x0000, 0x0000, 0x3E80])
  }

  @Test func instantsKeepTheirPitchOverAYear() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x37))
    bench.wait(.milliseconds(5))
    let first = try bench.sampleTime()
    bench.wait(.seconds(31_536_000))
    #expect((try bench.sampleTime() - first) % 2_500_000 == 0)
  }

  // MARK: Following a clock

  private final class Clock: Sendable {
    let nanoseconds = Atomic<Int64>(0)
  }

  @Test func transactionBeginsNoEarlierThanTheClockSays() throws {
    let bench = try Bench.accelerometer()
    let clock = Clock()
    bench.circuit.follow { clock.nanoseconds.load(ordering: .relaxed) }
    bench.circuit.logTransactions()
    clock.nanoseconds.store(1_000_000_000, ordering: .relaxed)
    _ = try bench.byte(0x0F)
    #expect(bench.circuit.transactions.map(\.time) == [1_000_000_000])
    #expect(bench.now == 1_000_097_500)
  }

  @Test func nextOneBeginsAtTheEndOfTheLastWhenTheClockIsBehind() throws {
    let bench = try Bench.accelerometer()
    let clock = Clock()
    clock.nanoseconds.store(1_000_000_000, ordering: .relaxed)
    bench.circuit.follow { clock.nanoseconds.load(ordering: .relaxed) }
    bench.circuit.logTransactions()
    for _ in 0..<3 { _ = try bench.byte(0x0F) }
    clock.nanoseconds.store(500_000_000, ordering: .relaxed)
    _ = try bench.byte(0x0F)
    #expect(
      bench.circuit.transactions.map(\.time)
        == [1_000_000_000, 1_000_097_500, 1_000_195_000, 1_000_292_500])
  }

  @Test func chipsSampleWhileTheClockRuns() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    let clock = Clock()
    bench.circuit.follow { clock.nanoseconds.load(ordering: .relaxed) }
    clock.nanoseconds.store(bench.now + 15_000_000, ordering: .relaxed)
    #expect(try bench.byte(0xA7) == 0x00)
    clock.nanoseconds.store(bench.now + 10_000_000, ordering: .relaxed)
    #expect(try bench.byte(0xA7) == 0x0F)
  }
}
