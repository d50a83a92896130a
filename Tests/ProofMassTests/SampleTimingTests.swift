// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import Testing

/// Times of samples from a chip whose actual rate differs from its nominal 800 Hz.
@Suite struct SampleTimingTests {
  /// The nominal period in nanoseconds.
  static let nominal = 1_250_000.0

  /// Relative errors of the rate, over the limits that ST publishes for a related part.
  static let errors = [-0.14, -0.05, 0, 0.01, 0.05, 0.16]

  /// A chip whose n-th sample, counted from 1, comes a little after n periods.
  struct Chip {
    var period: Double

    init(error: Double) { period = SampleTimingTests.nominal / (1 + error) }

    func time(of sample: Int) -> Instant {
      Instant(nanoseconds: Int64(12_345 + Double(sample) * period))
    }

    /// The number of the newest sample at an instant.
    func newest(at instant: Instant) -> Int {
      Int((Double(instant.nanoseconds) - 12_345) / period)
    }
  }

  /// Checks that sample times ascend, and keeps their greatest error, in periods.
  struct Watch {
    var worst = 0.0
    var last = Int64.min

    mutating func see(_ time: Instant, of sample: Int, _ chip: Chip) {
      #expect(time.nanoseconds > last)
      last = time.nanoseconds
      let off = Double(time.nanoseconds - chip.time(of: sample).nanoseconds) / chip.period
      worst = max(worst, abs(off))
    }
  }

  @Test(arguments: errors)
  func edgesWithoutJitter(error: Double) {
    let chip = Chip(error: error)
    var timing = SampleTiming(nominalPeriod: Int64(Self.nominal))
    var watch = Watch()
    for drain in 1...2000 {
      let edge = chip.time(of: 5 * drain)
      #expect(timing.observe(5, at: edge) == 0)
      let times = timing.take(5, of: 5, lost: 0, noLaterThan: edge)
      // The first five samples are spaced by the nominal period, which is up to 16 % off over four
      // periods.
      if drain == 2 { watch.worst = 0 }
      for index in 0..<5 { watch.see(times[index], of: 5 * (drain - 1) + index + 1, chip) }
    }
    #expect(watch.worst < 0.001)
    #expect(abs(timing.period - chip.period) < 0.5)
  }

  /// Edges are reported up to 50 µs late, as by a busy computer: the times are much more accurate.
  @Test(arguments: errors)
  func edgesWithJitter(error: Double) {
    let chip = Chip(error: error)
    var timing = SampleTiming(nominalPeriod: Int64(Self.nominal))
    var watch = Watch()
    var random = SplitMix(state: 7)
    for drain in 1...5000 {
      let late = Int64(random.next() % 50_000)
      let edge = chip.time(of: 5 * drain).advanced(byNanoseconds: late)
      #expect(timing.observe(5, at: edge) == 0)
      let times = timing.take(5, of: 5, lost: 0, noLaterThan: edge)
      if drain == 100 { watch.worst = 0 }
      for index in 0..<5 { watch.see(times[index], of: 5 * (drain - 1) + index + 1, chip) }
    }
    // Edges are 25 µs late on average, with a standard deviation of 14 µs; the worst of 25 000
    // times may deviate by three times that.
    #expect(watch.worst < 42_000 / chip.period)
    #expect(abs(timing.period / chip.period - 1) < 0.002)
  }

  /// One edge in fifty is reported milliseconds late.
  @Test func edgesThatAreFarOff() {
    let chip = Chip(error: 0.03)
    var timing = SampleTiming(nominalPeriod: Int64(Self.nominal))
    var watch = Watch()
    for drain in 1...1000 {
      let late: Int64 = drain % 50 == 49 ? 4_000_000 : 0
      let edge = chip.time(of: 5 * drain).advanced(byNanoseconds: late)
      #expect(timing.observe(5, at: edge) == 0)
      let times = timing.take(5, of: 5, lost: 0, noLaterThan: edge)
      if drain == 20 { watch.worst = 0 }
      for index in 0..<5 { watch.see(times[index], of: 5 * (drain - 1) + index + 1, chip) }
    }
    #expect(watch.worst < 0.2)
  }

  /// Without edges each poll only shows between which instants the newest sample came.
  @Test(arguments: errors)
  func looks(error: Double) {
    let chip = Chip(error: error)
    var timing = SampleTiming(nominalPeriod: Int64(Self.nominal))
    var watch = Watch()
    var random = SplitMix(state: 3)
    var now = chip.time(of: 1)
    var given = 0
    for look in 1...5000 {
      now = now.advanced(byNanoseconds: Int64(random.next() % 20_000_000))
      let late = now.advanced(byNanoseconds: 100_000)
      let newest = chip.newest(at: now.advanced(byNanoseconds: 50_000))
      let count = newest - given
      #expect(timing.observe(newest: count, between: now, and: late) == 0)
      guard count > 0 else { continue }
      let times = timing.take(count, of: count, lost: 0, noLaterThan: late)
      if look == 30 { watch.worst = 0 }
      for index in 0..<count { watch.see(times[index], of: given + index + 1, chip) }
      given = newest
    }
    #expect(watch.worst < 1)
    #expect(abs(timing.period / chip.period - 1) < 0.003)
  }

  /// Lost samples are counted exactly, from the time that passed.
  @Test(arguments: errors, [1, 2, 31, 1000, 100_000])
  func gaps(error: Double, lost: Int) {
    let chip = Chip(error: error)
    var timing = SampleTiming(nominalPeriod: Int64(Self.nominal))
    var given = 0
    for _ in 1...100 {
      let edge = chip.time(of: given + 5)
      #expect(timing.observe(5, at: edge) == 0)
      _ = timing.take(5, of: 5, lost: 0, noLaterThan: edge)
      given += 5
    }
    timing.loseCount()
    let edge = chip.time(of: given + lost + 5)
    #expect(timing.observe(5, at: edge) == lost)
    let times = timing.take(5, of: 5, lost: lost, noLaterThan: edge)
    for index in 0..<5 {
      let exact = chip.time(of: given + lost + index + 1)
      #expect(abs(times[index].nanoseconds - exact.nanoseconds) < 10_000)
    }
    // The timing continues as without the gap.
    #expect(timing.observe(5, at: chip.time(of: given + lost + 10)) == 0)
    #expect(abs(timing.period - chip.period) < 1)
  }

  /// A poll may count one lost sample too few; the next edge corrects that.
  @Test func aGapThatIsSeenByALook() {
    let chip = Chip(error: 0.1)
    var timing = SampleTiming(nominalPeriod: Int64(Self.nominal))
    for drain in 1...100 {
      let edge = chip.time(of: 5 * drain)
      _ = timing.observe(5, at: edge)
      _ = timing.take(5, of: 5, lost: 0, noLaterThan: edge)
    }
    timing.loseCount()
    // The poll is 1 µs before sample 600, which is counted among those in the FIFO.
    let look = chip.time(of: 600).advanced(byNanoseconds: -1000)
    let lost = timing.observe(newest: 32, between: look, and: look)
    #expect(lost == 599 - 500 - 32)
    _ = timing.take(32, of: 32, lost: lost, noLaterThan: look)
    #expect(timing.observe(5, at: chip.time(of: 605)) == 1)
  }

  /// A buffer with room for two of five samples leaves three for the next call.
  @Test func someAtATime() {
    let chip = Chip(error: -0.1)
    var timing = SampleTiming(nominalPeriod: Int64(Self.nominal))
    var watch = Watch()
    var given = 0
    for drain in 1...500 {
      let edge = chip.time(of: 5 * drain)
      #expect(timing.observe(5, at: edge) == 0)
      if drain == 3 { watch.worst = 0 }
      for (count, available) in [(2, 5), (2, 3), (1, 1)] {
        let times = timing.take(count, of: available, lost: 0, noLaterThan: edge)
        for index in 0..<count { watch.see(times[index], of: given + index + 1, chip) }
        given += count
      }
    }
    #expect(watch.worst < 0.001)
  }

  /// The estimated period stays in a chip's possible range with any input.
  @Test func nonsense() {
    var timing = SampleTiming(nominalPeriod: 1_250_000)
    for time in [0, .max, .min, 5, .max / 2, -1, 0, 0] as [Int64] {
      let edge = Instant(nanoseconds: time)
      _ = timing.observe(5, at: edge)
      _ = timing.take(5, of: 5, lost: 0, noLaterThan: edge)
      timing.loseCount()
      _ = timing.observe(newest: 3, between: edge, and: Instant(nanoseconds: .max))
      _ = timing.take(3, of: 3, lost: 0, noLaterThan: edge)
      #expect(timing.period >= 1_000_000 && timing.period <= 1_562_500)
    }
  }

  /// After a start no samples are missing, and the estimated period is kept.
  @Test func aStart() {
    let chip = Chip(error: 0.16)
    var timing = SampleTiming(nominalPeriod: Int64(Self.nominal))
    for drain in 1...100 {
      _ = timing.observe(5, at: chip.time(of: 5 * drain))
      _ = timing.take(5, of: 5, lost: 0, noLaterThan: chip.time(of: 5 * drain))
    }
    timing.restart()
    #expect(!timing.isRunning)
    #expect(timing.observe(5, at: chip.time(of: 1005)) == 0)
    let times = timing.take(5, of: 5, lost: 0, noLaterThan: chip.time(of: 1005))
    #expect(abs(times[0].nanoseconds - chip.time(of: 1001).nanoseconds) < 10)
    timing.restart(nominalPeriod: 2_500_000)
    #expect(abs(timing.period - 2_500_000 / 1.16) < 1)
  }

  static let extremes: [Int64] = [.min, -1, 0, 1, 3_600_000_000_000, .max]

  /// With any input it continues, and its times never decrease.
  @Test(arguments: extremes, [Int.min, -1, 0, 1, 1_000_000, .max])
  func anything(period: Int64, count: Int) {
    var timing = SampleTiming(nominalPeriod: period)
    #expect(timing.period == Double(min(max(period, 1), 3_600_000_000_000)))
    for nanoseconds in Self.extremes + Self.extremes.reversed() {
      let instant = Instant(nanoseconds: nanoseconds)
      _ = timing.observe(count, at: instant)
      let times = timing.take(count, of: count, lost: count, noLaterThan: instant)
      #expect(times[.min] <= times[0] && times[0] <= times[1] && times[1] <= times[.max])
      timing.loseCount()
      _ = timing.observe(newest: count, between: Instant(nanoseconds: .min), and: instant)
      _ = timing.take(count, of: .max, lost: 0, noLaterThan: instant)
      _ = timing.take(.max, of: count, lost: 0, noLaterThan: instant)
      timing.restart(nominalPeriod: period)
    }
    #expect(timing.period > 0)
  }
}

/// Reproducible random numbers (Steele, Lea and Flood, 2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
