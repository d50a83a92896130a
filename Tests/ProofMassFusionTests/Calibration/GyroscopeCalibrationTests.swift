// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

@Suite struct GyroscopeCalibrationTests {
  private let bias = Axes<Double>(31, -18, 44)

  /// Samples at 100 Hz with 0.03 °/s/√Hz.
  private func feed(
    _ calibrator: inout GyroscopeCalibrator, from start: Double = 0, for time: Double,
    seed: UInt64 = 9, _ rate: (Double) -> Axes<Double>
  ) {
    var draws = Draws(seed: seed)
    for index in 0...Int(time * 100) {
      let noise = draws.gaussians(0.03 * 50.0.squareRoot())
      calibrator.update(
        AngularRate(degreesPerSecond: rate(Double(index) / 100) + noise),
        at: start + Double(index) / 100)
    }
  }

  /// The standard deviation n/√(2T) of the mean of white noise n = 0.03 °/s/√Hz, in °/s.
  @Test(arguments: [(1.0, 0.021), (5, 0.0095), (10, 0.0067), (30, 0.0039)])
  func measuresABiasOfTensOfDegrees(time: Double, deviation: Double) throws {
    var (squares, deviations): ([Double], [Double]) = ([], [])
    for seed in 0..<20 {
      var parameters = GyroscopeCalibrator.Parameters()
      parameters.time = time
      var calibrator = GyroscopeCalibrator(parameters)
      feed(&calibrator, for: time, seed: UInt64(seed)) { _ in bias }
      let calibration = try calibrator.calibration()
      deviations.append(calibration.deviation * 180 / .pi)
      let error = calibration.apply(to: AngularRate(degreesPerSecond: bias)).degreesPerSecond
      squares += [error.x, error.y, error.z]
    }
    #expect(abs(squares.rms / deviation - 1) < 0.3)
    // The deviation is that of the noisiest axis.
    #expect(abs(deviations.mean / deviation - 1.05) < 0.1)
  }

  @Test func movementBeginsItAnew() throws {
    var calibrator = GyroscopeCalibrator()
    feed(&calibrator, for: 6) { $0 < 5 ? bias : bias + Axes(0, 10, 0) }
    #expect(calibrator.restarts > 0)
    #expect(calibrator.stillTime < 1.5)
    guard case .rest(_, needed: 10) = calibrator.progress.missing else {
      return #expect(Bool(false))
    }
    feed(&calibrator, from: 6.5, for: 11) { _ in bias }
    #expect(calibrator.progress == CalibrationProgress(fraction: 1, missing: nil))
    // The calibration of the earlier rest stays.
    feed(&calibrator, from: 18, for: 1) { _ in .zero }
    #expect((try calibrator.calibration().bias.degreesPerSecond - bias).magnitude < 0.05)
  }

  @Test func aPauseBeginsItAnew() throws {
    var calibrator = GyroscopeCalibrator()
    feed(&calibrator, for: 6) { _ in bias }
    feed(&calibrator, from: 7.1, for: 6) { _ in bias }
    #expect(calibrator.restarts == 1)
    #expect(abs(calibrator.stillTime - 6) < 1e-9)
    #expect(throws: CalibrationShortfall.self) { try calibrator.calibration() }
    // A pause of one second is no gap.
    feed(&calibrator, from: 14.1, for: 4) { _ in bias }
    #expect(calibrator.restarts == 1)
    _ = try calibrator.calibration()
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func withoutATimeItStillTakesSamples(_ time: Double) {
    var parameters = GyroscopeCalibrator.Parameters()
    parameters.time = time
    var calibrator = GyroscopeCalibrator(parameters)
    #expect(calibrator.progress.fraction == 0)
    calibrator.update(AngularRate(degreesPerSecond: bias), at: 0)
    #expect(calibrator.progress.fraction == 0)
    calibrator.update(AngularRate(degreesPerSecond: bias), at: 0.01)
    #expect(calibrator.progress.fraction == (time <= 0 ? 1 : 0))
  }

  /// A steady rotation of 2 °/s, which the specific force shows.
  @Test func forceShowsAnEvenTurn() {
    var calibrator = GyroscopeCalibrator()
    var draws = Draws(seed: 10)
    for index in 0..<3000 {
      let seconds = Double(index) / 100
      let (sine, cosine) = Series.sineAndCosine(2 * seconds * .pi / 180)
      calibrator.update(Acceleration(g: Axes(sine, 0, cosine) + draws.gaussians(0.002)))
      calibrator.update(
        AngularRate(degreesPerSecond: bias + Axes(0, 2, 0) + draws.gaussians(0.2)), at: seconds)
    }
    #expect(throws: CalibrationShortfall.self) { try calibrator.calibration() }
    #expect(calibrator.restarts > 3)
  }

  @Test func doesNotMindWhatIsNoNumber() throws {
    var calibrator = GyroscopeCalibrator()
    for index in 0..<2000 {
      let seconds = Double(index) / 100
      calibrator.update(
        AngularRate(degreesPerSecond: index % 7 == 0 ? [.nan, 0, 0] : bias), at: seconds)
      calibrator.update(AngularRate(degreesPerSecond: bias), at: .infinity)
      calibrator.update(Acceleration(g: [.infinity, 0, 0]))
    }
    #expect((try calibrator.calibration().bias.degreesPerSecond - bias).magnitude < 1e-9)
  }
}
