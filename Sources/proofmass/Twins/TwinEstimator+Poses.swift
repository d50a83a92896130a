// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassPhysics
import ProofMassServer

/// Offset, scale and crossed axes, from poses and the turns between them.
extension TwinEstimator {
  // MARK: Accelerometer

  mutating func addAccelerometer(to sensor: inout PartEstimate.Sensor, _ noise: SensorNoise) {
    let poses = segments.compactMap { segment -> ShapeFit.Pose? in
      guard let force = segment.means[.acceleration] else { return nil }
      return ShapeFit.Pose(
        force, deviation: deviation(of: segment, noise), side: Self.side(force))
    }
    let sides = Swift.Set(poses.compactMap(\.side).map { "\($0)" }).count
    let count = Self.directions(poses.map(\.reading))
    let reason =
      "\(counted(count, "orientation")), \(sides) of six sides: turn the board onto each of its sides"
    guard count >= 6, sides == 6 || poses.count >= 12 else {
      return sensor.miss([.offset, .matrix], reason)
    }
    let fit: ShapeFit
    do throws(CalibrationShortfall) { fit = try ShapeFit(poses, magnitude: gravity) } catch {
      return sensor.miss([.offset, .matrix], CalibrationWords.missing(error))
    }
    accelerometer = fit
    let how =
      fit.isRotationKnown
      ? "\(poses.count) poses, the sides square within \(rounded(fit.lean * 180 / .pi))°"
      : "\(poses.count) poses; without six sides the axes' rotation is not known"
    sensor.add(.offset, fit.offset, margin(fit.offsetDeviation, noise), "\(how); for a day")
    // A cubic nonlinearity of 0.3 % of ±8 g is 0.02 % at 1 g, which poses cannot distinguish from scale.
    let bend = 0.0001
    func wider(_ own: Double) -> Double { (own * own + bend * bend).squareRoot() }
    var margins = fit.matrixDeviation
    margins.m11 = wider(margins.m11)
    margins.m22 = wider(margins.m22)
    margins.m33 = wider(margins.m33)
    addMatrix(fit.matrix, margins, how, to: &sensor)
  }

  /// Up, for a board that stands on one of its sides within 12°.
  private static func side(_ force: Axes<Double>) -> Axes<Double>? {
    let up = Faces(nearest: Acceleration(g: force)).up
    return up.dot(force) > 0.978 * force.magnitude ? up : nil
  }

  /// The number of directions that differ by 20° or more.
  private static func directions(_ readings: [Axes<Double>]) -> Int {
    var found: [Axes<Double>] = []
    for reading in readings where reading.magnitude > 0 {
      let one = reading * (1 / reading.magnitude)
      if !found.contains(where: { $0.dot(one) > 0.94 }) { found.append(one) }
    }
    return found.count
  }

  private func addMatrix(
    _ matrix: Matrix3, _ deviation: Matrix3, _ how: String, to sensor: inout PartEstimate.Sensor
  ) {
    sensor.add(
      .matrix, PartParameter.list(matrix),
      PartParameter.list(deviation).map { $0 * AxisNoise.wide }, how)
  }

  /// Up at a segment, by the accelerometer.
  private func up(_ segment: StillSegment) -> Axes<Double>? {
    guard let accelerometer, let force = segment.means[.acceleration],
      let inverse = accelerometer.matrix.inverse
    else { return nil }
    let up = inverse * (force - accelerometer.offset)
    return up.magnitude > 0 ? up * (1 / up.magnitude) : nil
  }

  // MARK: Gyroscope

  func addGyroscope(to sensor: inout PartEstimate.Sensor, _ noise: SensorNoise) {
    let rests = segments.compactMap { segment in
      segment.means[.angularRate].map { (segment, rate: $0, up: up(segment)) }
    }
    let ups = rests.compactMap(\.up)
    guard Self.directions(ups) >= 6 else {
      guard let rest = rests.max(by: { $0.0.duration < $1.0.duration }) else { return }
      let own = deviation(of: rest.0, noise)
      sensor.add(
        .offset, rest.rate, margin(Axes(own, own, own), noise),
        "\(rounded(rest.0.duration)) s of rest, with the effect of gravity; for a day")
      for parameter in [PartParameter.perG, .perGSquared, .matrix] {
        sensor.miss(parameter, "the board was not still in six orientations")
      }
      return
    }
    let drift = drift(noise)
    let fits = (0..<3).map { axis in
      ForceFit(
        rests.compactMap { segment, rate, up in
          up.map { (Self.part($0, axis), Self.part(rate, axis), deviation(of: segment, noise)) }
        })
    }
    let how = "\(ups.count) rests in \(Self.directions(ups)) orientations"
    func add(_ parameter: PartParameter, _ index: Int, _ more: Axes<Double>, _ how: String) {
      sensor.add(
        parameter, fits.map { $0?.values[index] },
        fits.indices.map { axis in
          let other = Self.part(more, axis)
          return fits[axis].map { fit in
            let own = fit.deviations[index]
            return AxisNoise.wide * (own * own + other * other).squareRoot()
          }
        }, how)
    }
    add(.offset, 0, drift, how + "; for a day")
    add(.perG, 1, .zero, how)
    add(.perGSquared, 2, .zero, how)
    addTurns(to: &sensor)
  }

  static func part(_ axes: Axes<Double>, _ axis: Int) -> Double {
    axis == 0 ? axes.x : axis == 1 ? axes.y : axes.z
  }

  /// The gyroscope's matrix, from the turns between rests.
  private func addTurns(to sensor: inout PartEstimate.Sensor) {
    guard let accelerometer, let correction = accelerometer.matrix.inverse else { return }
    var conditions = TurnCalibrator.Parameters()
    conditions.gravityDeviation = 0.0005
    conditions.forceLimit = 0.02
    var turns = TurnCalibrator(conditions)
    var begin = 0.0
    var fastest = 0.0
    for record in records {
      guard let rates = record.tracks[.angularRate], let forces = record.tracks[.acceleration]
      else { continue }
      var next = 0
      for (time, rate) in zip(rates.times, rates.values) {
        while next < forces.times.count, forces.times[next] <= time {
          turns.update(Acceleration(g: forces.values[next]), at: begin + forces.times[next])
          next += 1
        }
        fastest = max(fastest, rate.largestMagnitude)
        turns.update(AngularRate(radiansPerSecond: rate), at: begin + time)
      }
      begin += max(rates.times.last ?? 0, forces.times.last ?? 0) + 10
    }
    do throws(CalibrationShortfall) {
      let found = try turns.calibration(
        AccelerometerCalibration(
          matrix: correction, offset: Acceleration(g: accelerometer.offset)), nil)
      guard let matrix = found.matrix.inverse else { throw .shape }
      // The datasheets' nonlinearity of 0.2 % of full scale, as a cubic: an error of scale at the turns' rates.
      let full = (sensor.chip.range ?? 2000) * Double.pi / 180
      let bend = 4 * 0.002 * (fastest / full) * (fastest / full) / 2
      let deviation = PartParameter.list(found.deviation).enumerated().map { index, own in
        let more = index % 4 == 0 ? bend / AxisNoise.wide : 0
        return AxisNoise.wide * (own * own + more * more).squareRoot()
      }
      sensor.add(
        .matrix, PartParameter.list(matrix), deviation,
        "\(turns.count) turns of up to \(rounded(fastest * 180 / .pi)) °/s, by gravity before and after"
      )
    } catch {
      sensor.miss(.matrix, CalibrationWords.turns(error))
    }
  }

  // MARK: Magnetometer

  func addCompass(to sensor: inout PartEstimate.Sensor, _ noise: SensorNoise) {
    let poses = segments.compactMap { segment -> ShapeFit.Pose? in
      guard let field = segment.means[.magneticFluxDensity] else { return nil }
      return ShapeFit.Pose(field, deviation: deviation(of: segment, noise), up: up(segment))
    }
    let count = Self.directions(segments.compactMap { $0.means[.acceleration] })
    guard count >= 9 else {
      return sensor.miss(
        [.offset, .matrix], "\(counted(count, "orientation")), of at least 9, in a constant field")
    }
    let fit: ShapeFit
    do throws(CalibrationShortfall) {
      fit = try ShapeFit(poses, magnitude: field, upDeviation: 0.001)
    } catch { return sensor.miss([.offset, .matrix], CalibrationWords.missing(error)) }
    let how =
      "\(poses.count) poses" + (fit.isRotationKnown ? ", by the vertical of the accelerometer" : "")
    sensor.add(
      .offset, fit.offset, margin(fit.offsetDeviation, noise),
      "\(how); with the board's own magnets; for a day")
    let scale =
      field == nil ? "; without --field the mean scale is not known, and taken as 1" : ""
    addMatrix(fit.matrix, fit.matrixDeviation, how + scale, to: &sensor)
  }
}
