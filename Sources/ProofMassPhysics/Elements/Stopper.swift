// SPDX-License-Identifier: Apache-2.0

/// A mass that is driven against its stopper: small steps, and a bounce where one lands beyond it
/// (mems-physics.md, A.7).
struct Stopper {
  var cascade: Cascade
  /// In g.
  var distance: Double
  var restitution: Double

  /// 16 kHz.
  private static let step = 62.5e-6
  /// So many bounces later nothing is left of a speed: with the restitution it fades to 10⁻²⁵.
  private static let bounces = 64

  /// The state after a time in seconds over which the input goes from `first` to `last`, in g.
  func step(
    _ state: Cascade.State, over time: Double, from first: Double, to last: Double
  ) -> Cascade.State {
    // A time is never more than twenty seconds: two horizons.
    let count = max(1, (min(time, 20) / Self.step).rounded(.up))
    let part = time / count
    let transition = cascade.transition(over: part)
    var state = state
    var pressed = 0
    var index = 0
    while index < Int(count) {
      let start = first + (last - first) * (Double(index) / count)
      let end = first + (last - first) * (Double(index + 1) / count)
      var next = cascade.step(state, by: transition, over: part, from: start, to: end)
      let isBeyond = abs(next.x) > distance
      if isBeyond {
        next.x = next.x < 0 ? -distance : distance
        if next.v * next.x > 0 { next.v *= -restitution }
        // The filter sees a mass that goes straight there.
        let lag = (next.x - state.x) / part / cascade.pole
        next.y = next.x - lag + transition.yy * (state.y - state.x + lag)
      }
      pressed = isBeyond && next.x == state.x && next.y == state.y ? pressed + 1 : 0
      state = next
      index += 1
      // Pressed against the stopper all the way, a mass stays there: only its bouncing goes on, of
      // which the last counts. An even number is left out, so that two speeds that alternate do.
      if pressed == Self.bounces, min(start, last) > distance || max(start, last) < -distance {
        index += max(0, Int(count) - index - Self.bounces) & ~1
      }
    }
    return state
  }
}
