// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

@Suite struct StillnessTests {
  /// Samples at 100 Hz from a time on.
  private func feed(
    _ calibrator: inout AccelerometerCalibrator, from start: Double, for time: Double,
    noise: Double = 0.0015, rate: Axes<Double>? = nil, _ force: (Double) -> Axes<Double>
  ) -> [AccelerometerCalibrator.Event] {
    var draws = Draws(seed: 7)
    return (0..<Int(time * 100)).compactMap { index in
      let seconds = start + Double(index) / 100
      if let rate {
        let noise = draws.gaussians(0.005)
        calibrator.update(AngularRate(radiansPerSecond: rate + noise))
      }
      return calibrator.update(
        Acceleration(g: force(Double(index) / 100) + draws.gaussians(noise)), at: seconds)
    }
  }

  @Test func takesAPoseThatIsKeptForASecond() {
    var calibrator = AccelerometerCalibrator()
    // Takes a quarter longer than that, since a board that was just put down rocks.
    #expect(feed(&calibrator, from: 0, for: 1.2) { _ in [0, 0, 1] } == [])
    #expect(calibrator.stillTime > 0.9)
    let events = feed(&calibrator, from: 1.2, for: 0.1) { _ in [0, 0, 1] }
    guard case .taken(let pose) = events.first else { return #expect(Bool(false)) }
    #expect((pose.g - [0, 0, 1]).magnitude < 0.001)
    #expect(calibrator.count == 1)
    let again = feed(&calibrator, from: 1.3, for: 1.4) { _ in [0, 0, 1] }
    guard case .known = again.first else { return #expect(Bool(false)) }
    #expect(calibrator.count == 1)
  }

  /// 3 °/s and a shaking hand are movement, although the magnitude stays at 1 g; a bias is not.
  @Test func movementIsNoPose() {
    var calibrator = AccelerometerCalibrator()
    let turn = { (seconds: Double) -> Axes<Double> in
      let (sine, cosine) = Series.sineAndCosine(seconds * 3 * .pi / 180)
      return Axes(sine, 0, cosine)
    }
    #expect(feed(&calibrator, from: 0, for: 5, turn) == [])
    #expect(feed(&calibrator, from: 5, for: 5, noise: 0.007) { _ in [0, 0, 1] } == [])
    // Only a gyroscope detects an oscillation about the vertical.
    var draws = Draws(seed: 8)
    for index in 0..<300 {
      calibrator.update(AngularRate(degreesPerSecond: draws.gaussians(3)))
      #expect(
        calibrator.update(Acceleration(g: [0, 0, 1]), at: 10 + Double(index) / 100) == nil)
    }
    #expect(
      feed(&calibrator, from: 20, for: 1.3, rate: [0.6, -0.4, 0.5]) { _ in [0, 0, 1] }.count == 1)
  }

  /// Pairs of samples agree, but there is a gap between them.
  @Test(arguments: [1.0, 0.61]) func samplesFarApartAreNoPose(_ interval: Double) {
    var calibrator = AccelerometerCalibrator()
    for index in 0..<100 {
      let seconds = Double(index) * interval
      #expect(calibrator.update(Acceleration(g: [0, 0, 1]), at: seconds) == nil)
    }
  }

  /// Two samples give no standard deviation, however short a pose may last.
  @Test func aPoseHasTenSamples() {
    var parameters = AccelerometerCalibrator.Parameters()
    parameters.time = 0.01
    var calibrator = AccelerometerCalibrator(parameters)
    let events = (0..<12).map { calibrator.update(.init(g: [0, 0, 1]), at: Double($0) * 0.1) }
    // With one more sample the board has settled.
    #expect(events.firstIndex { $0 != nil } == 10)
  }

  @Test func timeThatStandsOrJumpsIsNoTime() {
    var calibrator = AccelerometerCalibrator()
    for _ in 0..<300 { #expect(calibrator.update(Acceleration(g: [0, 0, 1]), at: 1) == nil) }
    for index in 0..<5 {
      #expect(calibrator.update(Acceleration(g: [0, 0, 1]), at: Double(index) * 10) == nil)
    }
    #expect(calibrator.update(Acceleration(g: [0, 0, 1]), at: .nan) == nil)
    #expect(calibrator.count == 0)
  }
}
