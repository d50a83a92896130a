// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassFusion

@Suite struct CompassCalibrationTests {
  /// Compares with a separate simulation: the offset's error in µT, the residual and the direction's
  /// error in degrees.
  @Test(arguments: [
    (0.5, 0.08, 0.15, 0.010, 0.12, 0.18), (1, 0.16, 0.28, 0.020, 0.24, 0.33),
  ])
  func threeHundredReadingsFromAllSides(
    noise: Double, mean: Double, p95: Double, residual: Double, direction: Double,
    directionP95: Double
  ) throws {
    var draws = Draws(seed: 11)
    var (errors, residuals, turns): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<60 {
      let device = IronDevice(&draws)
      var calibrator = CompassCalibrator()
      for _ in 0..<300 {
        calibrator.update(device.reading(draws.direction(), noise: noise, &draws))
      }
      let calibration = try calibrator.calibration()
      #expect(calibration.accuracy == .high)
      errors.append((calibration.offset.microtesla - device.hard).magnitude)
      residuals.append(calibration.residual)
      turns.append(device.turn(calibration, &draws))
    }
    #expect(abs(errors.mean / mean - 1) < 0.15)
    #expect(errors.p95 <= p95)
    #expect(abs(residuals.mean / residual - 1) < 0.1)
    #expect(abs(turns.mean / direction - 1) < 0.15)
    #expect(turns.p95 <= 1.15 * directionP95)
  }

  /// Readings from a half or a quarter of the sphere have as small a residual, but give a wrong
  /// offset.
  @Test func poorCoverageIsRefusedHoweverWellItFits() throws {
    var draws = Draws(seed: 12)
    for quarter in [false, true] {
      for _ in 0..<30 {
        let device = IronDevice(&draws)
        var calibrator = CompassCalibrator()
        for _ in 0..<300 {
          var direction = draws.direction()
          direction.z = abs(direction.z)
          if quarter { direction.x = abs(direction.x) }
          calibrator.update(device.reading(direction, noise: 0.5, &draws))
        }
        guard case .regions(let regions, needed: 60) = calibrator.progress.missing else {
          return #expect(Bool(false))
        }
        #expect(regions < 60)
        #expect(calibrator.progress.fraction < 1)
        let estimate = try #require(calibrator.estimate)
        #expect(estimate.accuracy < .high)
        if !quarter { #expect(abs(estimate.residual - 0.01) < 0.002) }
      }
    }
  }

  @Test(arguments: [(39, 0), (60, 4), (120, 7), (200, 10)])
  func moreReadingsGiveMoreParameters(points: Int, parameters: Int) throws {
    var draws = Draws(seed: 13)
    let device = IronDevice(&draws)
    var calibrator = CompassCalibrator()
    while calibrator.count < points {
      calibrator.update(device.reading(draws.direction(), noise: 0.3, &draws))
    }
    #expect(calibrator.estimate?.parameters ?? 0 == parameters)
    if points < 150 { #expect(calibrator.progress.missing == .points(points, needed: 150)) }
  }

  /// A minute at rest, then a minute in all directions.
  @Test func lyingStillWeighsNoMoreThanPassingBy() throws {
    var draws = Draws(seed: 14)
    let device = IronDevice(&draws)
    var calibrator = CompassCalibrator()
    for _ in 0..<6000 { calibrator.update(device.reading([0, 0, 1], noise: 0.4, &draws)) }
    #expect(calibrator.count < 40)
    for _ in 0..<6000 { calibrator.update(device.reading(draws.direction(), noise: 0.4, &draws)) }
    #expect(calibrator.count <= CompassCalibrator.capacity)
    let calibration = try calibrator.calibration()
    #expect((calibration.offset.microtesla - device.hard).magnitude < 0.15)
    #expect(calibration.regions == 100)
  }

  @Test func oneTurnOnTheTableIsNotEnough() {
    var draws = Draws(seed: 15)
    let device = IronDevice(&draws)
    var calibrator = CompassCalibrator()
    for index in 0..<3000 {
      let (sine, cosine) = Series.sineAndCosine(Double(index) / 100)
      let direction = Axes(0.5 * cosine, 0.5 * sine, -0.75.squareRoot())
      calibrator.update(device.reading(direction, noise: 0.4, &draws))
    }
    #expect(throws: CalibrationShortfall.self) { try calibrator.calibration() }
    #expect(calibrator.estimate?.accuracy == .low)
  }

  @Test func theFieldHasToBeTheEarthsAndStay() {
    var draws = Draws(seed: 16)
    let device = IronDevice(&draws)
    var calibrator = CompassCalibrator()
    for _ in 0..<400 {
      calibrator.update(device.reading(draws.direction(), noise: 0.4, strength: 100, &draws))
    }
    guard case .field(let strength) = calibrator.progress.missing else {
      return #expect(Bool(false))
    }
    #expect(abs(strength - 100) < 5)
    calibrator = CompassCalibrator()
    for index in 0..<400 {
      // A magnet appears half-way.
      var reading = device.reading(draws.direction(), noise: 0.4, &draws)
      if index >= 200 { reading.microtesla = reading.microtesla + [15, 0, 0] }
      calibrator.update(reading)
    }
    guard case .residual(let residual, limit: 0.04) = calibrator.progress.missing else {
      return #expect(Bool(false))
    }
    #expect(residual > 0.04)
  }

  @Test func aKnownStrengthSetsTheScale() throws {
    var draws = Draws(seed: 17)
    let device = IronDevice(&draws)
    var parameters = CompassCalibrator.Parameters()
    parameters.magnitude = 48
    var calibrator = CompassCalibrator(parameters)
    for _ in 0..<300 { calibrator.update(device.reading(draws.direction(), noise: 0.3, &draws)) }
    let calibration = try calibrator.calibration()
    #expect(calibration.magnitude == 48)
    let field = calibration.apply(to: device.reading([0, 1, 0], noise: 0, &draws)).microtesla
    #expect(abs(field.magnitude - 48) < 0.5)
  }

  @Test func doesNotMindWhatIsNoNumberOrNoSphere() {
    var calibrator = CompassCalibrator()
    for axes in [[.nan, 0, 0], [.infinity, 1, 2], [1e300, 0, 0]] as [Axes<Double>] {
      calibrator.update(MagneticFluxDensity(microtesla: axes))
    }
    #expect(calibrator.count == 0)
    #expect(calibrator.estimate == nil)
    // All on a line, and then all in a plane.
    for index in 0..<300 { calibrator.update(.init(microtesla: Axes(Double(index) * 2, 0, 0))) }
    #expect(calibrator.estimate == nil)
    for index in 0..<300 {
      calibrator.update(.init(microtesla: Axes(Double(index % 17) * 4, Double(index % 19) * 4, 0)))
    }
    #expect(throws: CalibrationShortfall.self) { try calibrator.calibration() }
  }

  /// The levels that `CompassCalibration.accuracy` documents.
  @Test(arguments: [
    (0.01, 95, 50.0, 10, MagneticFieldCalibrationAccuracy.high), (0.01, 59, 50, 10, .medium),
    (0.01, 95, 70, 10, .medium), (0.05, 95, 50, 10, .medium), (0.08, 95, 50, 10, .low),
    (0.01, 95, 50, 4, .low), (0.13, 95, 50, 10, .uncalibrated), (.nan, 95, 50, 10, .uncalibrated),
  ])
  func accuracy(
    residual: Double, regions: Int, magnitude: Double, parameters: Int,
    accuracy: MagneticFieldCalibrationAccuracy
  ) {
    let calibration = CompassCalibration(
      offset: MagneticFluxDensity(microtesla: .zero), magnitude: magnitude, residual: residual,
      regions: regions, parameters: parameters)
    #expect(calibration.accuracy == accuracy)
  }
}

@Suite struct EllipsoidFitTests {
  /// Compares with a separate simulation, by the number of readings and the part of the sphere they
  /// come from, which is the cap around z with at least this z: the offset's error in µT, median and
  /// 95th percentile.
  ///
  /// How that simulation draws few readings is not recorded; evenly spaced ones are better than the
  /// random ones here.
  @Test(arguments: [
    (300, -1.0, 0.08, 0.15, 0.05), (100, -1, 0.13, 0.24, 0.15), (50, -1, 0.18, 0.36, 0.2),
    (300, 0, 0.31, 0.89, 0.05), (300, 0.5, 2.0, 4.8, 0.05),
  ])
  func theOffsetIsAsGoodAsTheCoverage(
    points: Int, least: Double, median: Double, p95: Double, tolerance: Double
  ) throws {
    var draws = Draws(seed: 21)
    var errors: [Double] = []
    for _ in 0..<200 {
      let device = IronDevice(&draws)
      let readings = (0..<points).map { _ in
        var direction = draws.direction()
        while direction.z < least { direction = draws.direction() }
        return device.reading(direction, noise: 0.5, &draws).microtesla
      }
      let middle = readings.reduce(Axes.zero, +) * (1 / Double(points))
      var fit = EllipsoidFit(around: middle, scale: 50)
      for reading in readings { fit.add(reading) }
      errors.append((try #require(fit.ellipsoid(.any)).centre - device.hard).magnitude)
    }
    #expect(abs(errors.sorted()[100] / median - 1) < tolerance)
    #expect(abs(errors.p95 / p95 - 1) < 0.1)
  }
}
