// SPDX-License-Identifier: Apache-2.0

extension Cascade {
  /// The cascade's noise by one draw a step instead of three: what the filter's output has of new,
  /// and what that says of the state.
  ///
  /// Of the three numbers that a step draws (B.3) only their effect on the output is ever seen. Driven by
  /// its innovations, those of the steady Kalman filter, the output has the same covariances at all
  /// lags.
  ///
  /// - Returns: What a draw adds to X, V and Y; to Y it adds all that is new.
  package func innovation(_ rest: Covariance, by step: Transition) -> State {
    let added = added(rest, by: step)
    // How uncertain the next state is to somebody who has seen all outputs before.
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
      // Φ P Φᵀ is P less what a step adds to P.
      let lost = self.added(known, by: step)
      next = Covariance(
        xx: known.xx - lost.xx + added.xx, xv: known.xv - lost.xv + added.xv,
        vv: known.vv - lost.vv + added.vv, xy: known.xy - lost.xy + added.xy,
        vy: known.vy - lost.vy + added.vy, yy: known.yy - lost.yy + added.yy)
    }
    return gain
  }
}
