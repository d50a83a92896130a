// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassFusion

@Suite struct LowPassTests {
  private typealias Signal = LowPassState<SIMD2<Double>>

  @Test func itBeginsWithTheMean() {
    let filter = LowPass(timeConstant: 0.05, interval: 0.01)
    var signal = Signal()
    for (input, mean) in [(1.0, 1.0), (3, 2), (5, 3), (7, 4), (4, 4)] {
      signal.update([input, 0], filter)
      #expect(signal.output == [mean, 0])
    }
    // The steady state: a constant input leaves the output unchanged.
    for _ in 0..<100 {
      signal.update([4, 0], filter)
      #expect(abs(signal.output.x - 4) < 1e-14)
    }
  }

  @Test func itDelaysARampByTheTimeConstant() {
    let filter = LowPass(timeConstant: 0.5, interval: 0.01)
    var signal = Signal()
    for k in 0...1000 { signal.update([Double(k) * 0.01, 1], filter) }
    // An error of (T/τ)²/6 remains, since the cut-off frequency is exact and not the delay.
    #expect(abs(signal.output.x - 9.5 - 0.5 * 0.0004 / 6) < 1e-8)
    #expect(abs(signal.output.y - 1) < 1e-14)
  }

  @Test(arguments: [0, -1, 0.004])
  func withoutATimeItLetsEverythingPass(_ timeConstant: Double) {
    let filter = LowPass(timeConstant: timeConstant, interval: 0.01)
    var signal = Signal()
    for value in [1.0, -3, 8, 0] {
      signal.update([value, value], filter)
      #expect(signal.output == [value, value])
    }
  }

  @Test func anotherIntervalKeepsTheOutput() {
    let old = LowPass(timeConstant: 0.5, interval: 0.01)
    let new = LowPass(timeConstant: 0.5, interval: 0.025)
    var signal = Signal()
    for k in 0..<200 { signal.update([Double(k % 7), -2], old) }
    let output = signal.output
    signal.change(from: old, to: new)
    for _ in 0..<100 {
      signal.update(output, new)
      #expect(abs((signal.output - output).sum()) < 1e-13)
    }
  }

  @Test(arguments: [20, 200]) func theSameIntervalChangesNothing(_ count: Int) {
    let filter = LowPass(timeConstant: 0.5, interval: 0.01)
    var signal = Signal()
    for k in 0..<count { signal.update([Double(k % 7), -2], filter) }
    let before = signal
    signal.change(from: filter, to: LowPass(timeConstant: 0.5, interval: 0.01))
    #expect(signal == before)
  }

  /// The mean of 0.3 s of 1 and 0.2 s of 6 is 3, with any number of samples.
  @Test func anotherIntervalCountsTimeInTheMean() {
    let old = LowPass(timeConstant: 0.5, interval: 0.01)
    let new = LowPass(timeConstant: 0.5, interval: 0.02)
    var signal = Signal()
    for _ in 0..<30 { signal.update([1, 0], old) }
    signal.change(from: old, to: new)
    for _ in 0..<10 { signal.update([6, 0], new) }
    #expect(abs(signal.output.x - 3) < 1e-14)
    signal.update([3, 0], new)
    #expect(abs(signal.output.x - 3) < 1e-14)
  }
}
