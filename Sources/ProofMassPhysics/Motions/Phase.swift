// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A step of which it is known how everything stands when it begins: a piece of one layer in closed
/// form. After its end what moves goes on, and what turns stands still.
struct Phase: Sendable {
  enum Effect {
    case hold
    /// About an axis of the layer.
    case turn(Axes<Double>)
    /// In the reference frame.
    case move(Axes<Double>)
    case lift
    /// In the reference frame.
    case attract(Axes<Double>)
    case warm(Double)
  }

  /// Board time in nanoseconds.
  var start: Int64
  /// In nanoseconds.
  var length: Int64 = 0
  var profile = Profile.still
  var effect = Effect.hold
  /// At its start.
  var state: Kinematics

  var end: Int64 { Motion.sum(start, length) }

  /// Whether nothing goes on any more, or never did.
  func isOver(at time: Int64) -> Bool {
    if case .hold = effect { return true }
    return end <= time
  }

  func kinematics(at time: Int64) -> Kinematics {
    // Wraps in centuries, where nothing moves that was not moving centuries.
    let elapsed = max(0, Double(time &- start) * 1e-9)
    var result = state
    result.position = state.position + state.velocity * elapsed
    result.lift.value += state.lift.rate * elapsed
    if case .hold = effect { return result }
    let isOver = isOver(at: time)
    let length = Double(length) * 1e-9
    var point = profile.point(at: isOver ? length : elapsed, of: length)
    if isOver { point.acceleration = 0 }
    let coasting = isOver ? elapsed - length : 0
    switch effect {
    case .hold: break
    case .turn(let axis):
      result.attitude = result.attitude * Quaternion(angle: point.value, about: axis)
      if !isOver {
        result.rate = axis * point.rate
        result.angularAcceleration = axis * point.acceleration
      }
    case .move(let direction):
      result.position = result.position + direction * (point.value + point.rate * coasting)
      result.velocity = result.velocity + direction * point.rate
      result.acceleration = direction * point.acceleration
    case .lift:
      result.lift.value += point.value + point.rate * coasting
      result.lift.rate += point.rate
      result.lift.acceleration = point.acceleration
    case .attract(let field): result.magnet = result.magnet + field * point.value
    case .warm(let goal):
      result.warmth.part *= 1 - point.value
      result.warmth.offset += (goal - result.warmth.offset) * point.value
    }
    return result
  }

  /// How this layer stands when its next step begins.
  func hold(from time: Int64) -> Phase {
    var state = kinematics(at: time)
    state.attitude = state.attitude.normalized
    state.rate = .zero
    state.angularAcceleration = .zero
    state.acceleration = .zero
    state.lift.acceleration = 0
    return Phase(start: time, state: state)
  }

  /// Straight pieces a second that follow what is felt of it.
  var knotRate: Double {
    let length = Double(length) * 1e-9
    return switch effect {
    case .hold, .warm: 0
    case .turn: profile.knotRate(of: length, isTurn: true)
    case .move, .lift, .attract: profile.knotRate(of: length, isTurn: false)
    }
  }
}
