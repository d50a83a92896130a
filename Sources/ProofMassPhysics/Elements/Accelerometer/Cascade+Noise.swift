// SPDX-License-Identifier: Apache-2.0

extension Cascade {
  /// A symmetric 3×3 matrix over X, V, Y.
  package struct Covariance: Equatable, Sendable {
    package var xx, xv, vv, xy, vy, yy: Double
  }

  /// A lower triangular matrix over X, V, Y.
  package struct Triangle: Equatable, Sendable {
    package var xx = 0.0
    package var vx = 0.0
    package var vv = 0.0
    package var yx = 0.0
    package var yv = 0.0
    package var yy = 0.0
  }

  /// Stationary covariance P of the state, in closed form. Derived here; a test inserts it into
  /// A P + P Aᵀ + N = 0.
  ///
  /// - Parameters:
  ///   - thermal: Mean square of X, kT/k, in g².
  ///   - electronics: Mean square that electronic noise adds to Y, in g².
  package func stationary(thermal: Double, electronics: Double) -> Covariance {
    let friction = mass.angularFrequency / mass.quality
    let square = mass.angularFrequency * mass.angularFrequency
    let sum = square + friction * pole + pole * pole
    let shared = thermal * pole * (pole + friction) / sum
    return Covariance(
      xx: thermal, xv: 0, vv: thermal, xy: shared,
      vy: -thermal * pole * mass.angularFrequency / sum, yy: shared + electronics)
  }

  /// Covariance that noise adds to the state within a step: P − Φ P Φᵀ. Van Loan's method, which
  /// needs no P, loses all digits here.
  package func added(_ rest: Covariance, by step: Transition) -> Covariance {
    let m = step.mass
    // Φ P by rows.
    let xx = m.xx * rest.xx + m.xv * rest.xv
    let xv = m.xx * rest.xv + m.xv * rest.vv
    let vx = m.vx * rest.xx + m.vv * rest.xv
    let vv = m.vx * rest.xv + m.vv * rest.vv
    let yx = step.yx * rest.xx + step.yv * rest.xv + step.yy * rest.xy
    let yv = step.yx * rest.xv + step.yv * rest.vv + step.yy * rest.vy
    let yy = step.yx * rest.xy + step.yv * rest.vy + step.yy * rest.yy
    return Covariance(
      xx: rest.xx - (xx * m.xx + xv * m.xv), xv: rest.xv - (xx * m.vx + xv * m.vv),
      vv: rest.vv - (vx * m.vx + vv * m.vv), xy: rest.xy - (yx * m.xx + yv * m.xv),
      vy: rest.vy - (yx * m.vx + yv * m.vv),
      yy: rest.yy - (yx * step.yx + yv * step.yv + yy * step.yy))
  }
}

extension Cascade.Covariance {
  /// Cholesky factor L, with L Lᵀ equal to this matrix.
  package var root: Cascade.Triangle {
    func root(_ square: Double) -> Double { square > 0 ? square.squareRoot() : 0 }
    func share(_ product: Double, _ pivot: Double) -> Double { pivot > 0 ? product / pivot : 0 }
    var triangle = Cascade.Triangle()
    triangle.xx = root(xx)
    triangle.vx = share(xv, triangle.xx)
    triangle.vv = root(vv - triangle.vx * triangle.vx)
    triangle.yx = share(xy, triangle.xx)
    triangle.yv = share(vy - triangle.yx * triangle.vx, triangle.vv)
    triangle.yy = root(yy - triangle.yx * triangle.yx - triangle.yv * triangle.yv)
    return triangle
  }
}

extension Cascade {
  /// Gain of the innovations form, which needs one draw per step instead of three.
  ///
  /// Only the output Y is observed. Driven by its innovations, those of the steady-state Kalman
  /// filter, Y has the same covariances at all lags as with three draws, which a test verifies.
  ///
  /// - Returns: The contribution of a draw to X, V and Y.
  package func innovation(_ rest: Covariance, by step: Transition) -> State {
    let added = added(rest, by: step)
    // Covariance of the next state, given all outputs before it: iterated to the steady state.
    var next = rest
    var gain = State()
    for _ in 0..<10_000 {
      guard next.yy > 0 else { return State() }
      let deviation = next.yy.squareRoot()
      let found = State(x: next.xy / deviation, v: next.vy / deviation, y: deviation)
      if found == gain { break }
      gain = found
      let known = Covariance(
        xx: next.xx - gain.x * gain.x, xv: next.xv - gain.x * gain.v,
        vv: next.vv - gain.v * gain.v, xy: 0, vy: 0, yy: 0)
      // Φ P Φᵀ equals P minus the covariance that a step adds.
      let lost = self.added(known, by: step)
      next = Covariance(
        xx: known.xx - lost.xx + added.xx, xv: known.xv - lost.xv + added.xv,
        vv: known.vv - lost.vv + added.vv, xy: known.xy - lost.xy + added.xy,
        vy: known.vy - lost.vy + added.vy, yy: known.yy - lost.yy + added.yy)
    }
    return gain
  }
}
