// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

extension Row {
  static let thermal: [Row] = [
    Row(number: 5, quantity: "Brownian noise alone", isSlow: true) {
      [(0.75, 15.15), (1, 13.12)].map { quality, expected in
        // The element without its electronics, 16 samples per millisecond, so that no noise is
        // aliased.
        var parameters = AccelerometerParameters.whiteNoise
        parameters.inPlane.quality = quality
        parameters.noiseDensity = 0
        var element = AccelerometerElement(parameters, seed: 1)
        element.start(at: 0, period: 62_500, rate: 1000)
        var world = World()
        world.specificForce = .zero
        // Below the resonance the displacement is proportional to the force: its mean gives the
        // density.
        let stretch: Int64 = 640
        let means = (0..<Int64(6000)).flatMap { index in
          let sum = (1...stretch).reduce(Axes<Double>.zero) { sum, sample in
            sum + element.sample(at: (index * stretch + sample) * 62_500, in: &world)
          }
          return [sum.x / Double(stretch), sum.y / Double(stretch)]
        }
        let density = rms(means) * (2 * Double(stretch) / 16_000).squareRoot()
        return Finding(
          label: "Q \(quality)", expected: expected, simulated: density * 1e6,
          tolerance: 0.03 * expected, unit: "µg/√Hz")
      }
    },
    Row(number: 6, quantity: "equipartition") {
      let states = ThermalMotion(quality: 0.75).prefix(160_000)
      let mass = LateralProofMass.recommended
      var (place, speed) = (0.0, 0.0)
      for state in states {
        place += state.x * state.x / 160_000
        speed += state.v * state.v / 160_000
      }
      let displacement = place.squareRoot() * mass.displacementPerG
      // The energies ½ k x² and ½ m v², in units of ½ kT at 298.15 K.
      let half = 1.380649e-23 * 298.15
      let velocity =
        speed.squareRoot() * mass.displacementPerG * mass.dynamics.angularFrequency
      return [
        Finding(
          label: "σ of X", expected: 45.7, simulated: displacement * 1e12, tolerance: 0.02 * 45.7,
          unit: "pm"),
        Finding(
          label: "energy of the spring", expected: 1,
          simulated: mass.stiffness * displacement * displacement / half, tolerance: 0.04,
          unit: "kT/2"),
        Finding(
          label: "energy of motion", expected: 1,
          simulated: mass.mass * velocity * velocity / half, tolerance: 0.04, unit: "kT/2"),
      ]
    },
  ]
}

/// A mass with its thermal noise, at 16 kHz. It steps the cascade directly, because the element
/// uses the innovations form with one draw per axis, which has no separate displacement and
/// velocity.
private struct ThermalMotion: Sequence, IteratorProtocol {
  private let step: Cascade.Transition
  private let root: Cascade.Triangle
  private let source = NoiseSource(seed: 1)
  private var state = Cascade.State()
  private var count: Int64 = 0

  init(quality: Double) {
    var mass = LateralProofMass.recommended
    mass.quality = quality
    let cascade = Cascade(mass.dynamics, cutoff: 780)
    step = cascade.transition(over: 1 / 16_000.0)
    let rest = cascade.stationary(thermal: mass.thermalSquare(at: 298.15), electronics: 0)
    root = cascade.added(rest, by: step).root
  }

  mutating func next() -> Cascade.State? {
    var draws = source.draws(at: count)
    let (x, v) = (draws.gaussian(), draws.gaussian())
    count += 1
    state = step(state)
    state.x += root.xx * x
    state.v += root.vx * x + root.vv * v
    return state
  }
}
