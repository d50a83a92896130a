// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

extension Row {
  static let accelerometerNoise: [Row] = [
    // The row's figure is for white noise alone; the next one includes the slow terms.
    Row(number: 1, quantity: "accel ADEV(1 s)", isSlow: true) {
      try [50.0, 100, 400, 1000].map { rate in
        let samples = record(.whiteNoise, rate: rate, seconds: 3600).x
        return Finding(
          label: "\(Int(rate)) Hz, white", expected: 154.1,
          simulated: try deviation(samples, rate, 1) * 1e6, tolerance: 0.05 * 154.1, unit: "µg")
      }
    },
    Row(number: 1, quantity: "accel ADEV(1 s)", isSlow: true) {
      let samples = record(.lis331dlh, rate: 100, seconds: 3600).x
      let expected = (154.1 * 154.1 + 70 * 70).squareRoot()
      return [
        Finding(
          label: "√(white² + floor²)", expected: expected,
          simulated: try deviation(samples, 100, 1) * 1e6, tolerance: 0.05 * expected, unit: "µg")
      ]
    },
    Row(number: 2, quantity: "accel ADEV slope 0.1…3 s", isSlow: true) {
      let samples = record(.whiteNoise, rate: 100, seconds: 3600).x
      let curve = try Stability(samples, interval: 0.01)
        .deviations(.overlappingAllan, factors: [10, 18, 32, 56, 100, 178, 300])
      let slope = line(curve.map { (Series.log($0.tau), Series.log($0.value)) }).slope
      return [Finding(expected: -0.5, simulated: slope, tolerance: 0.03, unit: "")]
    },
    Row(number: 3, quantity: "accel rms, ±2 g", isSlow: true) {
      [(50.0, 1.128), (100, 1.568), (400, 3.096), (1000, 4.883)].map { rate, expected in
        let axes = record(.whiteNoise, rate: rate, seconds: 600)
        let rounded = (axes.x + axes.y + axes.z).map { ($0 * 1000).rounded() }
        return Finding(
          label: "\(Int(rate)) Hz", expected: expected, simulated: rms(rounded),
          tolerance: 0.02 * expected, unit: "mg")
      }
    },
    Row(number: 4, quantity: "accel PSD flatness", isSlow: true) {
      try [50.0, 1000].flatMap { rate in
        let samples = record(.whiteNoise, rate: rate, seconds: 1_500_000 / rate).x
        let spectrum = try PowerSpectrum(samples, interval: 1 / rate)
        return stride(from: 0, through: 6, by: 1).map { octave in
          let high = 0.45 * rate / Double(1 << octave)
          return Finding(
            label: "\(Int(rate)) Hz, to \(Int(high.rounded())) Hz", expected: 218,
            simulated: (spectrum.noiseDensity(in: high / 2...high) ?? 0) * 1e6,
            tolerance: 0.05 * 218, unit: "µg/√Hz")
        }
      }
    },
    Row(number: 29, quantity: "accel bias floor", isSlow: true) {
      // The variances are averaged over several parts, because eight hours of one part contain few
      // stretches of this length.
      let factors = [1000, 2000, 4000, 8000, 16000]
      var variances = [Double](repeating: 0, count: factors.count)
      let parts = 8
      for seed in 0..<UInt64(parts) {
        let axes = record(.lis331dlh, seed: seed, rate: 50, seconds: 8 * 3600)
        for samples in [axes.x, axes.y, axes.z] {
          let curve = try Stability(samples, interval: 0.02)
            .deviations(.overlappingAllan, factors: factors)
          for (index, point) in curve.enumerated() {
            variances[index] += point.value * point.value / Double(3 * parts)
          }
        }
      }
      let floor = (variances.min() ?? 0).squareRoot() * 1e6
      return [Finding(expected: 70, simulated: floor, tolerance: 7, unit: "µg")]
    },
  ]

  private static func deviation(
    _ samples: [Double], _ rate: Double, _ seconds: Double
  ) throws -> Double {
    try Stability(samples, interval: 1 / rate)
      .deviation(.overlappingAllan, factor: Int(seconds * rate))?.value ?? 0
  }

  /// Output of a part in free fall, in g.
  private static func record(
    _ parameters: AccelerometerParameters, seed: UInt64 = 1, rate: Double, seconds: Double
  ) -> Axes<[Double]> {
    var element = AccelerometerElement(parameters, seed: seed)
    var world = World()
    world.specificForce = .zero
    let period = Int64(1e9 / rate)
    element.start(at: 0, period: period, rate: rate)
    var axes: Axes<[Double]> = Axes([], [], [])
    for sample in 1...Int64(seconds * rate) {
      let felt = element.sample(at: sample * period, in: &world)
      axes.x.append(felt.x)
      axes.y.append(felt.y)
      axes.z.append(felt.z)
    }
    return axes
  }
}

extension AccelerometerParameters {
  /// A part without tolerances and without slow noise.
  static var whiteNoise: AccelerometerParameters {
    var part = lis331dlh
    part.flickerFloor = 0
    part.walk = 0
    part.turnOnDeviation = 0
    part.offsetDeviation = 0
    part.offsetPerKelvin = 0
    part.sensitivityLimit = 0
    part.crossAxisLimit = 0
    return part
  }
}

func rms(_ values: [Double]) -> Double {
  (values.reduce(0) { $0 + $1 * $1 } / Double(values.count)).squareRoot()
}

/// The regression line.
func line(_ points: [(x: Double, y: Double)]) -> (offset: Double, slope: Double) {
  let count = Double(points.count)
  let x = points.reduce(0) { $0 + $1.x } / count
  let y = points.reduce(0) { $0 + $1.y } / count
  let product = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
  let slope = product / points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
  return (y - slope * x, slope)
}
