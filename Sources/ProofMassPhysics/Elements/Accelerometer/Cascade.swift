// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A mass on a spring, followed by a one-pole low-pass filter: Y' = ωc (X − Y). All in g.
///
/// Steps are exact for an input that is linear in time, over any time: the state is the particular
/// solution plus the decayed difference from it at the start. Derived here; row 16 of
/// `scripts/validate` compares it with a Runge–Kutta integration.
package struct Cascade: Equatable, Sendable {
  package var mass: SecondOrder
  /// ωc in rad/s.
  package var pole: Double

  /// - Parameter cutoff: Cut-off of the filter alone, in Hz.
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

  /// The linear map from a state to the state some time later, without input.
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
    // Coupling of the filter's mode and the mass's modes: C = ωc [1 0] (A + ωc)⁻¹.
    let friction = self.mass.angularFrequency / self.mass.quality
    let square = self.mass.angularFrequency * self.mass.angularFrequency
    var determinant = pole * (pole - friction) + square
    // Where the filter's pole is a pole of an overdamped mass, the determinant is kept from zero.
    if abs(determinant) < 1e-9 * square { determinant = 1e-9 * square }
    let cx = pole * (pole - friction) / determinant
    let cv = -pole * self.mass.angularFrequency / determinant
    return Transition(
      mass: mass, yx: cx * (mass.xx - left) + cv * mass.vx,
      yv: cx * mass.xv + cv * (mass.vv - left), yy: left)
  }

  /// Particular solution for an input with a value in g and a slope in g/s.
  package func particular(_ value: Double, slope: Double) -> State {
    let lag = slope / (mass.angularFrequency * mass.quality)
    return State(x: value - lag, v: slope / mass.angularFrequency, y: value - lag - slope / pole)
  }

  /// The state after a time in seconds over which the input goes linearly from `first` to `last`,
  /// in g.
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

/// A mass on a spring with damping, driven by an acceleration in g: x'' + (ω0/Q) x' + ω0² x = ω0²
/// a.
///
/// The state is scaled to magnitudes near 1: X = ω0² x / g in g, and V = X'/ω0.
package struct SecondOrder: Equatable, Sendable {
  /// Natural angular frequency ω0 in rad/s.
  package var angularFrequency: Double
  /// Quality factor Q.
  package var quality: Double

  /// - Parameter frequency: Natural frequency in Hz.
  package init(frequency: Double, quality: Double) {
    angularFrequency = 2 * .pi * frequency
    self.quality = quality
  }

  /// The linear map from a state to the state some time later, without input.
  package struct Transition: Equatable, Sendable {
    package var xx, xv, vx, vv: Double
  }

  /// The exact transition over a time in seconds, by the closed form for each case of damping.
  package func transition(over time: Double) -> Transition {
    let damping = 1 / (2 * quality)
    let rate = damping * angularFrequency
    // Square of the decay rates' half difference; negative when the mass oscillates.
    let square = angularFrequency * angularFrequency * (damping - 1) * (damping + 1)
    let cosine: Double
    let sine: Double
    if abs(square * time * time) < 0.01 {
      // Near critical damping or after a short time: by series.
      var (even, odd) = (1.0, 1.0)
      for term in stride(from: 12.0, through: 2, by: -2) {
        even = 1 + square * time * time / (term * (term - 1)) * even
        odd = 1 + square * time * time / (term * (term + 1)) * odd
      }
      let decay = Series.exp(-rate * time)
      cosine = decay * even
      sine = decay * odd * time
    } else if square < 0 {
      let decay = Series.exp(-rate * time)
      let frequency = (-square).squareRoot()
      // Fully decayed, or an angle too large for a sine.
      guard decay > 0, frequency * time < 1e6 else {
        return Transition(xx: 0, xv: 0, vx: 0, vv: 0)
      }
      let turned = Series.sineAndCosine(frequency * time)
      cosine = decay * turned.cosine
      sine = decay * turned.sine / frequency
    } else {
      let spread = square.squareRoot()
      let slow = Series.exp((spread - rate) * time)
      let fast = Series.exp((-spread - rate) * time)
      cosine = (slow + fast) / 2
      sine = (slow - fast) / (2 * spread)
    }
    return Transition(
      xx: cosine + rate * sine, xv: angularFrequency * sine, vx: -angularFrequency * sine,
      vv: cosine - rate * sine)
  }
}
