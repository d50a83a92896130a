// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassFusion
import Testing

@Suite struct ShakeDetectorTests {
  struct Case {
    var hertz, duration: Double
    var amplitudes: [Double]
    var last: MotionEvent.Phase
    /// The sampling rates in Hz, with the numbers of the samples at which the shake begins and
    /// ends.
    var samples: [Int: [Int]]

    init(
      _ hertz: Double, _ duration: Double, _ amplitudes: [Double], _ last: MotionEvent.Phase,
      _ samples: [Int: [Int]]
    ) {
      self.hertz = hertz
      self.duration = duration
      self.amplitudes = amplitudes
      self.last = last
      self.samples = samples
    }
  }

  // The stimuli of a simulation that preceded the detector. At 100 Hz the simulation has the same
  // times, except 108 instead of 107 at 5 Hz and 110 instead of 109 at 3 Hz. It states the same
  // times for lower rates, most of which have no sample there: the numbers below are the detector's
  // own.
  static let cases = [
    Case(5, 0.8, [1.5], .ended, [25: [9, 27], 50: [17, 53], 60: [20, 64], 100: [33, 107]]),
    Case(5, 0.8, [2], .ended, [25: [8, 27], 50: [16, 54], 60: [20, 65], 100: [32, 108]]),
    Case(5, 0.8, [2.5, 3], .ended, [25: [8, 27], 50: [16, 54], 60: [19, 65], 100: [32, 108]]),
    Case(3, 0.8, [1.5], .ended, [25: [14, 27], 50: [27, 54], 60: [33, 65], 100: [54, 109]]),
    Case(
      3, 0.8, [2, 2.5], .ended, [25: [14, 27], 50: [27, 54], 60: [32, 65], 100: [53, 109]]),
    Case(3, 0.8, [3], .ended, [25: [13, 27], 50: [26, 54], 60: [32, 65], 100: [52, 109]]),
    Case(7, 0.8, [1.5], .ended, [25: [6, 27], 50: [12, 53], 60: [14, 64], 100: [24, 106]]),
    Case(
      7, 0.8, [2, 2.5, 3], .ended, [25: [6, 27], 50: [12, 53], 60: [14, 64], 100: [23, 107]]),
    Case(5, 0.5, [2.5], .ended, [25: [8, 20], 50: [16, 39], 60: [19, 47], 100: [32, 78]]),
    Case(5, 1, [2.5], .ended, [25: [8, 32], 50: [16, 64], 60: [19, 77], 100: [32, 128]]),
    Case(5, 1.2, [2.5], .cancelled, [25: [8, 27], 50: [16, 52], 60: [19, 62], 100: [32, 103]]),
    Case(5, 2, [2.5], .cancelled, [25: [8, 27], 50: [16, 52], 60: [19, 62], 100: [32, 103]]),
  ]

  @Test(arguments: cases, [25, 50, 60, 100])
  func aShakeBeginsAndEndsOnce(_ expected: Case, _ rate: Int) throws {
    let samples = try #require(expected.samples[rate])
    for amplitude in expected.amplitudes {
      let stimulus = ShakeStimulus.sine(expected.hertz, amplitude, expected.duration)
      let events = stimulus.events(at: Double(rate))
      #expect(events.map(\.phase) == [.began, expected.last])
      for (event, sample) in zip(events, samples) {
        #expect(abs(event.timestamp - Double(sample) / Double(rate)) < 1e-6)
        #expect(event.dominantAxis == .x)
        #expect(event.type == .motion && event.subtype == .shake)
      }
    }
  }

  @Test(arguments: cases, [1.0 / 3, 1e6, 1e7])
  func theClockDoesNotMatter(_ expected: Case, _ start: Double) {
    let stimulus = ShakeStimulus.sine(expected.hertz, 2.5, expected.duration)
    let moved = stimulus.events(at: 100, from: start)
    for (event, other) in zip(moved, stimulus.events(at: 100)) {
      #expect(abs(event.timestamp - start - other.timestamp) < 1e-6)
    }
    #expect(moved.count == 2)
  }

  @Test(arguments: cases, [25.0, 50, 60, 100])
  func anAccelerometerThatClipsAt2gFindsTheSame(_ expected: Case, _ rate: Double) {
    for amplitude in expected.amplitudes {
      let stimulus = ShakeStimulus.sine(expected.hertz, amplitude, expected.duration)
      #expect(
        stimulus.clipped(at: 2).events(at: rate).map(\.timestamp)
          == stimulus.events(at: rate).map(\.timestamp))
    }
  }

  @Test(arguments: [25.0, 50, 60, 100])
  func whatIsShortOrWeakIsNoShake(_ rate: Double) {
    #expect(ShakeStimulus.sine(5, 2.5, 0.3).events(at: rate).isEmpty)
    for hertz in [3.0, 5, 7] {
      #expect(ShakeStimulus.sine(hertz, 1, 2).events(at: rate).isEmpty)
    }
  }

  @Test(
    arguments: [
      ([1, 0, 0], .x), ([0, -1, 0], .y), ([0, 0, 1], .z), ([0.5, 0.8, 0.3], .y),
    ] as [(Axes<Double>, MotionEvent.Axis)])
  func tellsTheAxis(_ direction: Axes<Double>, _ axis: MotionEvent.Axis) {
    let events = ShakeStimulus.sine(5, 2.5, 0.8, along: direction).events(at: 100)
    #expect(events.map(\.dominantAxis) == [axis, axis])
    #expect(events.last?.acceleration == [0, 0, -1])
  }

  @Test func tellsTheLatestAcceleration() throws {
    let stimulus = ShakeStimulus.sine(5, 2.5, 0.8)
    let began = try #require(stimulus.events(at: 100).first)
    #expect(began.acceleration == stimulus.acceleration(began.timestamp) + [0, 0, -1])
  }

  @Test func aSecondShakeAfterACancelledOneCounts() {
    var detector = ShakeDetector()
    var phases: [MotionEvent.Phase] = []
    for index in 0..<600 {
      let seconds = Double(index) / 100
      let isMoved = seconds < 2 || seconds >= 3 && seconds < 3.8
      let moved = isMoved ? ShakeStimulus.sine(5, 2.5, 9).acceleration(seconds) : .zero
      let event = detector.update(gravity: [0, 0, -1], userAcceleration: moved, at: seconds)
      if let event { phases.append(event.phase) }
    }
    #expect(phases == [.began, .cancelled, .began, .ended])
  }

  /// The first and the last peak are 0.6 s apart, which is within the window at any time of the
  /// clock.
  @Test(arguments: 0..<300) func fourPeaksInSixTenthsAreAShake(_ start: Int) {
    var detector = ShakeDetector()
    var phases: [MotionEvent.Phase] = []
    for index in 0...60 {
      let moved: Axes<Double> = index % 20 == 0 ? [index % 40 == 0 ? 2 : -2, 0, 0] : .zero
      let event = detector.update(
        gravity: [0, 0, -1], userAcceleration: moved,
        at: Double(start) * 7.3 + 0.01 * Double(index))
      if let event { phases.append(event.phase) }
    }
    #expect(phases == [.began])
  }

  /// Each peak has two samples. Peaks up to 60° apart are one; beyond that, the second starts a new
  /// list.
  @Test(arguments: [(50.0, [.began]), (75, [])] as [(Double, [MotionEvent.Phase])])
  func aPeakHasOneDirection(_ degrees: Double, _ expected: [MotionEvent.Phase]) {
    var detector = ShakeDetector()
    var phases: [MotionEvent.Phase] = []
    let half = degrees / 2 * .pi / 180
    for index in 0..<50 {
      let sign = index / 10 % 2 == 0 ? 2.0 : -2
      let moved: Axes<Double> =
        switch index % 10 {
        case 0: Axes(cos(half), sin(half), 0) * sign
        case 1: Axes(cos(half), -sin(half), 0) * sign
        default: .zero
        }
      let event = detector.update(
        gravity: [0, 0, -1], userAcceleration: moved, at: Double(index) / 100)
      if let event { phases.append(event.phase) }
    }
    #expect(phases == expected)
  }

  /// A shake of 3 s with a gap of 0.22 s before or after it is cancelled for its length.
  @Test(arguments: [50, 150]) func aGapDoesNotMakeAnotherShake(_ gap: Int) {
    var detector = ShakeDetector()
    var phases: [MotionEvent.Phase] = []
    for index in 0..<500 where !(gap..<gap + 21).contains(index) {
      let seconds = Double(index) / 100
      // A second shake is detected.
      let isMoved = seconds < 3 || seconds >= 3.5 && seconds < 4.2
      let moved = isMoved ? ShakeStimulus.sine(5, 2.5, 9).acceleration(seconds) : .zero
      let event = detector.update(gravity: [0, 0, -1], userAcceleration: moved, at: seconds)
      if let event { phases.append(event.phase) }
    }
    #expect(phases == [.began, .cancelled, .began, .ended])
  }

  /// Shakes for 0.4 s, so that a shake has begun.
  private func shaking() -> ShakeDetector {
    var detector = ShakeDetector()
    for index in 0...40 {
      let seconds = Double(index) / 100
      _ = detector.update(
        gravity: [0, 0, -1], userAcceleration: ShakeStimulus.sine(5, 2.5, 1).acceleration(seconds),
        at: seconds)
    }
    return detector
  }

  @Test func isCancelledFromOutside() {
    var detector = shaking()
    #expect(detector.isShaking)
    #expect(detector.cancel(at: 0.45)?.phase == .cancelled)
    #expect(!detector.isShaking)
    #expect(detector.cancel(at: 0.46) == nil)
  }

  @Test(arguments: [0.59, 0.65, -1])
  func isCancelledByAGap(_ seconds: Double) {
    var detector = shaking()
    let event = detector.update(gravity: [0, 0, -1], userAcceleration: .zero, at: seconds)
    #expect(event?.phase == (seconds == 0.59 ? nil : .cancelled))
  }

  @Test(
    arguments: [
      [.nan, 0, 0], [0, .infinity, 0], [1e300, 1e300, 0],
    ] as [Axes<Double>])
  func whatIsNoNumberIsPassedOver(_ odd: Axes<Double>) {
    var detector = shaking()
    #expect(detector.update(gravity: [0, 0, -1], userAcceleration: odd, at: 0.41) == nil)
    #expect(detector.update(gravity: odd, userAcceleration: .zero, at: 0.41) == nil)
    #expect(detector.update(gravity: .zero, userAcceleration: .zero, at: .nan) == nil)
    #expect(detector.isShaking)
    // The ignored samples leave a gap of 0.21 s.
    let event = detector.update(gravity: [0, 0, -1], userAcceleration: .zero, at: 0.61)
    #expect(event?.phase == .cancelled)
    #expect(event?.acceleration.magnitude.isFinite == true)
  }

  @Test func anyNumberOfPeaksCanBeAskedFor() {
    for (peaks, phases) in [(-1, 2), (1, 2), (6, 2), (1000, 0)] {
      var parameters = ShakeDetector.Parameters()
      parameters.peaks = peaks
      let events = ShakeStimulus.sine(5, 2.5, 0.8).events(
        at: 100, ShakeDetector(parameters: parameters))
      #expect(events.count == phases)
    }
  }
}
