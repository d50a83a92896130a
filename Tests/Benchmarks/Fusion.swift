// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion

/// The samples of three sensors at 100 Hz for one minute, on a board that rests for 5 s and then
/// swings.
struct FusionTrajectory {
  struct Sample {
    var rate: AngularRate
    var force: Acceleration
    var field: MagneticFluxDensity
  }

  let samples = (0..<6000).map(sample)

  private static func attitude(_ k: Int) -> Quaternion {
    let time = max(0, Double(k) * 0.01 - 5)
    func turn(_ angle: Double, _ axis: Axes<Double>) -> Quaternion {
      let (sine, cosine) = Series.sineAndCosine(angle / 2)
      return Quaternion(scalar: cosine, vector: axis * sine)
    }
    return turn(0.7 + 1.2 * Series.sine(0.7 * time), Axes(0, 0, 1))
      * turn(0.9 * Series.sine(0.5 * time), Axes(1, 0, 0))
      * turn(0.6 * Series.sine(1.1 * time), Axes(0, 1, 0))
  }

  private static func sample(_ k: Int) -> Sample {
    let (before, after) = (attitude(k), attitude(k + 1))
    return Sample(
      rate: AngularRate(
        radiansPerSecond: (before.conjugate * after).vector * 200 + Axes(0.005, -0.003, 0.002)),
      force: Acceleration(g: after.conjugate.rotate(Axes(0, 0, 1))),
      field: MagneticFluxDensity(microtesla: after.conjugate.rotate(Axes(0, 25, -43))))
  }

  /// One line per sample: rates in rad/s, forces in m/s², fields in µT.
  var lines: String {
    samples.map { sample in
      [sample.rate.radiansPerSecond, sample.force.metersPerSecondSquared, sample.field.microtesla]
        .map { "\($0.x),\($0.y),\($0.z)" }.joined(separator: ",")
    }.joined(separator: "\n")
  }
}

/// Updates with a sample of each sensor, after each of which both attitudes and the uncertainty of
/// the bias are read; the filter starts anew with each pass over the trajectory.
func fusionUpdates(_ count: Int) -> Times {
  let samples = FusionTrajectory().samples
  var results = samples.map { _ in (Quaternion.identity, Quaternion.identity, 0.0) }
  let stopwatch = Stopwatch()
  var left = count
  while left > 0 {
    var filter = VQF(interval: 0.01)
    for index in 0..<min(left, samples.count) {
      let sample = samples[index]
      filter.update(sample.rate)
      filter.update(sample.force)
      filter.update(sample.field)
      results[index] = (filter.rotation6D, filter.rotation9D, filter.biasSigma)
    }
    keep(results[0].1.w)
    left -= samples.count
  }
  return stopwatch.read()
}
