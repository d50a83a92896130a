// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

/// A calibrated compass whose offset changes, or the field around it, with the noise of an AK8975 and
/// attitudes whose heading drifts by 0.1 °/s.
@Suite struct CompassOffsetTrackerTests {
  private struct Board {
    var tracker: CompassOffsetTracker
    var offset = Axes<Double>.zero
    var field = Axes(0.0, 16, -42)
    /// The greatest field in µT that differs from sample to sample, as beside iron.
    var disorder = 0.0
    private var attitude = Quaternion.identity
    private var heading = 0.0
    private var time = 0.0
    private var draws = Draws(seed: 5)

    init(warmedBy kelvin: Double = 20) {
      tracker = CompassOffsetTracker(magnitude: 45, warmedBy: kelvin)
    }

    /// Runs with rates in rad/s by the time in seconds, at 100 Hz.
    mutating func run(seconds: Double, rates: (Double) -> Axes<Double>) {
      for _ in 0..<Int(seconds * 100) {
        time += 0.01
        let rate = rates(time)
        attitude = (attitude * Quaternion(scalar: 1, vector: rate * 0.005)).normalized
        heading += 0.1 * .pi / 180 * 0.01
        let drift = Quaternion(scalar: 1, vector: Axes(0, 0, heading / 2)).normalized
        let reading =
          attitude.conjugate.rotate(field) + offset + draws.gaussians(0.6)
          + draws.uniforms(disorder)
        tracker.update(
          MagneticFluxDensity(microtesla: reading), rotation: drift * attitude,
          rate: rate.magnitude, over: 0.01)
      }
    }

    mutating func turn(seconds: Double) {
      run(seconds: seconds) { time in
        let (first, _) = Series.sineAndCosine(0.9 * time)
        let (second, third) = Series.sineAndCosine(0.61 * time)
        return Axes(first * 1.2, second, third * 1.1)
      }
    }

    mutating func rest(seconds: Double) { run(seconds: seconds) { _ in .zero } }

    var error: Axes<Double> { tracker.offset.microtesla - offset }
    var deviation: Axes<Double> { tracker.fit.deviation.microtesla }
  }

  @Test func `Turning shows the offset`() {
    var board = Board()
    board.offset = Axes(3, -4, 5)
    board.turn(seconds: 5)
    #expect(board.error.largestMagnitude < 3 * board.deviation.largestMagnitude)
    board.turn(seconds: 25)
    #expect(board.error.largestMagnitude < 0.6)
    #expect(board.error.largestMagnitude < 3 * board.deviation.largestMagnitude)
    #expect(board.deviation.largestMagnitude < 0.6)
    #expect(board.tracker.fit.age == 0)
  }

  @Test func `At rest nothing shows it, for an hour`() {
    var board = Board()
    board.offset = Axes(3, -4, 5)
    board.rest(seconds: 3600)
    #expect(board.tracker.offset.microtesla == .zero)
    // The deviation of 4.5 µT has grown by the walk of 1.2 µT.
    #expect(abs(board.deviation.largestMagnitude - 4.66) < 0.01)
    #expect(board.tracker.fit.age == nil && board.tracker.fit.misfit == nil)
    board.turn(seconds: 30)
    #expect(board.error.largestMagnitude < 0.6)
    let known = board.tracker
    board.rest(seconds: 3600)
    #expect(board.tracker.offset == known.offset)
    #expect(abs((board.tracker.fit.age ?? 0) - 3600) < 0.1)
    board.turn(seconds: 30)
    #expect(board.error.largestMagnitude < 0.6)
  }

  @Test func `A turn about one axis shows the other two`() {
    var board = Board()
    board.offset = Axes(3, -4, 5)
    board.run(seconds: 60) { _ in Axes(0, 0, 1) }
    #expect(max(abs(board.error.x), abs(board.error.y)) < 0.5)
    #expect(max(board.deviation.x, board.deviation.y) < 0.5)
    #expect(abs(board.error.z + 5) < 2 && board.deviation.z > 3)
  }

  /// Beside the board at rest and in motion, for longer than a trial takes.
  @Test(arguments: [false, true])
  func `A magnet beside the board changes no offset`(isTurning: Bool) {
    var board = Board()
    board.turn(seconds: 30)
    for step in 0..<1000 {
      // It differs with the place, and the board moves to and fro in it.
      let (sine, cosine) = Series.sineAndCosine(Double(step) * 0.02 * 2)
      board.field = Axes(15, 16, -22) + Axes(15, -5, 0) * sine + Axes(0, 8, 12) * cosine
      if isTurning { board.turn(seconds: 0.02) } else { board.rest(seconds: 0.02) }
    }
    #expect(board.error.largestMagnitude < 1)
    board.field = Axes(0, 16, -42)
    board.turn(seconds: 5)
    #expect(board.error.largestMagnitude < 0.6)
  }

  @Test func `Another room changes no offset`() {
    var board = Board()
    board.turn(seconds: 30)
    board.field = Axes(5, 12, -35)
    board.turn(seconds: 20)
    #expect(board.error.largestMagnitude < 1)
    #expect(board.deviation.largestMagnitude < 1)
  }

  @Test(arguments: [Axes(6.0, -4, 5), Axes(-6, -1, 58)])
  func `A magnet on the board is learned, and its removal`(magnet: Axes<Double>) {
    var board = Board()
    board.turn(seconds: 30)
    for offset in [magnet, .zero] {
      board.offset = offset
      board.rest(seconds: 3)
      // Nothing tells yet whose the change is.
      #expect(board.error.magnitude > 0.9 * magnet.magnitude)
      board.turn(seconds: 20)
      #expect(board.error.largestMagnitude < 1)
    }
  }

  @Test func `The accuracy falls while the field does not fit, and rises again`() {
    var board = Board(warmedBy: 0)
    board.turn(seconds: 20)
    #expect(board.tracker.fit.misfit ?? 1 < 0.03)
    #expect(board.tracker.fit.accuracy == .high)
    board.disorder = 8
    board.turn(seconds: 20)
    #expect(board.tracker.fit.accuracy == .low || board.tracker.fit.accuracy == .uncalibrated)
    board.disorder = 0
    board.turn(seconds: 60)
    #expect(board.tracker.fit.accuracy == .high)
  }

  @Test func `Warmth loosens the offset, kelvin by kelvin`() {
    var board = Board(warmedBy: 0)
    board.turn(seconds: 60)
    let known = board.deviation.x
    for _ in 0..<20 { board.tracker.warm(by: -1) }
    #expect(abs(board.deviation.x - known - 4) < 0.001)
    board.offset = Axes(3, -4, 5)
    board.turn(seconds: 30)
    #expect(board.error.largestMagnitude < 0.6)
  }

  @Test func `In another frame the field begins anew, and the offset stays`() {
    var board = Board()
    board.offset = Axes(3, -4, 5)
    board.turn(seconds: 30)
    board.tracker.forgetAttitude()
    board.field = Axes(16, 0, -42)
    let before = board.tracker.offset.microtesla
    board.turn(seconds: 1)
    #expect((board.tracker.offset.microtesla - before).magnitude < 0.2)
    #expect(board.error.largestMagnitude < 0.7)
  }

  @Test func `What is no measurement is left out`() {
    var board = Board()
    board.turn(seconds: 10)
    let before = board.tracker
    let field = MagneticFluxDensity(microtesla: Axes(0, 16, -42))
    for value in [Double.nan, .infinity, 1e300] {
      board.tracker.update(
        MagneticFluxDensity(microtesla: Axes(0, value, 0)), rotation: .identity, rate: 0, over: 0.01
      )
      board.tracker.update(field, rotation: .identity, rate: value, over: 0.01)
      board.tracker.update(field, rotation: .identity, rate: 0, over: value)
    }
    board.tracker.update(
      MagneticFluxDensity(microtesla: .zero), rotation: .identity, rate: 0, over: 0.01)
    board.tracker.warm(by: .nan)
    #expect(board.tracker == before)
    // Times that do not go on, and gaps, are taken as they are.
    for interval in [0, -1, 1e5] {
      board.tracker.update(field, rotation: .identity, rate: 0, over: interval)
      #expect(board.tracker.offset.microtesla.isFinite && board.deviation.isFinite)
    }
  }
}
