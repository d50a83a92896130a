// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

extension Row {
  static let bandwidth: [Row] = [
    Row(number: 14, quantity: "accel −3 dB", isSlow: true) {
      [(50.0, 37.0), (100, 74), (400, 292), (1000, 780)].map { rate, expected in
        let parameters = AccelerometerParameters.lis331dlh
        let cascade = Cascade(
          parameters.inPlane.dynamics, cutoff: parameters.pole(for: rate).cutoff)
        var (low, high) = (0.9 * expected, 1.1 * expected)
        for _ in 0..<12 {
          let middle = (low + high) / 2
          let passed = gain(cascade, at: middle, knots: 16_000, parts: 1).y
          if passed > 0.5.squareRoot() { low = middle } else { high = middle }
        }
        return Finding(
          label: "\(Int(rate)) Hz", expected: expected, simulated: low,
          tolerance: (rate == 1000 ? 0.02 : 0.011) * expected, unit: "Hz")
      }
    },
    Row(number: 15, quantity: "turn-on to 99 %, of 1/ODR") {
      [50.0, 100, 400, 1000].map { rate in
        var world = World()
        let time = stride(from: 0.8, to: 1.2, by: 0.001).first { part in
          var element = started(rate)
          return element.sample(at: Int64(part * 1e9 / rate), in: &world).z >= 0.99 * settled
        }
        return Finding(
          label: "\(Int(rate)) Hz", expected: 0.975, simulated: time ?? 0, tolerance: 0.035,
          unit: "")
      }
    },
    // A step of the world also passes the mass, so it takes longer than the turn-on above. The
    // datasheet's limit, 1/ODR + 1 ms, is for a step of the self-test.
    Row(number: 15, quantity: "step to 99 %") {
      [50.0, 100, 400, 1000].map { rate in
        let period = Int64(1e9 / rate)
        let time = stride(from: 0.8, to: 2.2, by: 0.001).first { part in
          var world = World()
          world.specificForce = .zero
          var element = started(rate)
          _ = element.sample(at: 100 * period, in: &world)
          // The step occurs a third of a period after a sample.
          let change = 100 * period + period / 3
          element.observe(upTo: change, in: &world)
          world.specificForce = [0, 0, 1]
          return element.sample(at: change + Int64(part * 1e9 / rate), in: &world).z >= 0.99
            * settled
        }
        let (least, most) = (0.94e3 / rate, 1e3 / rate + 1)
        return Finding(
          label: "\(Int(rate)) Hz, to 1/ODR + 1 ms", expected: (least + most) / 2,
          simulated: (time ?? 0) * 1000 / rate, tolerance: (most - least) / 2, unit: "ms")
      }
    },
  ]

  private static func started(_ rate: Double) -> AccelerometerElement {
    var element = AccelerometerElement(.lis331dlh, seed: nil)
    element.start(at: 0, period: Int64(1e9 / rate), rate: rate)
    return element
  }

  /// Output for 1 g on Z in the steady state.
  private static let settled: Double = {
    var element = AccelerometerElement(.lis331dlh, seed: nil)
    var world = World()
    return element.sample(at: 0, in: &world).z
  }()
}
