// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A mass on a spring, and behind it a filter of one pole: Y' = ωc (X − Y). All in g.
///
/// What follows is exact for an input that goes in straight lines, over any time: the state is the
/// particular solution and what is left of the state's distance from it (mems-physics.md, B.2).
package struct Cascade: Equatable, Sendable {
  package var mass: SecondOrder
  /// ωc in rad/s.
  package var pole: Double

  /// - Parameter cutoff: Of the filter by itself, in Hz.
  package init(_ mass: SecondOrder, cutoff: Double) {
    self.mass = mass
    pole = 2 * .pi * cutoff
  }

  /// X in g, V = X'/ω0, Y in g.
  package struct State: Equatable, Sendable {
    package var x = 0.0
    package var v = 0.0
    package var y = 0.0

    package init(x: Double = 0, v: Double = 0, y: Double = 0) {
      self.x = x
      self.v = v
      self.y = y
    }
  }

  package struct Transition: Equatable, Sendable {
    package var mass: SecondOrder.Transition
    package var yx, yv, yy: Double

    @inline(__always)
    package func callAsFunction(_ state: State) -> State {
      State(
        x: mass.xx * state.x + mass.xv * state.v, v: mass.vx * state.x + mass.vv * state.v,
        y: yx * state.x + yv * state.v + yy * state.y)
    }
  }

  package func transition(over time: Double) -> Transition {
    let mass = mass.transition(over: time)
    let left = Series.exp(-pole * time)
    // How the filter's own mode and those of the mass mix: C = ωc [1 0] (A + ωc)⁻¹.
    let friction = self.mass.angularFrequency / self.mass.quality
    let square = self.mass.angularFrequency * self.mass.angularFrequency
    var determinant = pole * (pole - friction) + square
    // A filter at one of an overdamped mass's own poles: a hair beside it.
    if abs(determinant) < 1e-9 * square { determinant = 1e-9 * square }
    let cx = pole * (pole - friction) / determinant
    let cv = -pole * self.mass.angularFrequency / determinant
    return Transition(
      mass: mass, yx: cx * (mass.xx - left) + cv * mass.vx,
      yv: cx * mass.xv + cv * (mass.vv - left), yy: left)
  }

  /// What the state tends to under an input that has a value in g and a slope in g/s.
  package func particular(_ value: Double, slope: Double) -> State {
    let lag = slope / (mass.angularFrequency * mass.quality)
    return State(x: value - lag, v: slope / mass.angularFrequency, y: value - lag - slope / pole)
  }

  /// The state after a time over which the input goes from `first` to `last`, in g.
  package func step(
    _ state: State, by transition: Transition, over time: Double, from first: Double,
    to last: Double
  ) -> State {
    let slope = (last - first) / time
    let before = particular(first, slope: slope)
    let after = particular(last, slope: slope)
    let left = transition(
      State(x: state.x - before.x, v: state.v - before.v, y: state.y - before.y))
    return State(x: after.x + left.x, v: after.v + left.v, y: after.y + left.y)
  }
}
