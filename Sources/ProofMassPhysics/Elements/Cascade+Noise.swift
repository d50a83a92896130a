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

  /// Of the state at rest, in closed form (mems-physics.md, B.3).
  ///
  /// - Parameters:
  ///   - thermal: The mean square of X: kT/k, in g².
  ///   - electronics: What electronic noise adds to the mean square of Y, in g².
  package func stationary(thermal: Double, electronics: Double) -> Covariance {
    let friction = mass.angularFrequency / mass.quality
    let square = mass.angularFrequency * mass.angularFrequency
    let sum = square + friction * pole + pole * pole
    let shared = thermal * pole * (pole + friction) / sum
    return Covariance(
      xx: thermal, xv: 0, vv: thermal, xy: shared,
      vy: -thermal * pole * mass.angularFrequency / sum, yy: shared + electronics)
  }

  /// What noise adds to the state within a step: P − Φ P Φᵀ. Van Loan's method, which needs no P,
  /// loses all digits here.
  package func added(_ rest: Covariance, by step: Transition) -> Covariance {
    let m = step.mass
    // Φ P, row by row.
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
  /// Cholesky's L: this is L Lᵀ.
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
