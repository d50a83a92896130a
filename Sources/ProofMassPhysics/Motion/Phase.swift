// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A verb or a part of one, before the board's attitude at its start is known.
struct Step: Sendable {
  enum Effect: Sendable {
    case hold
    /// Rotation about an axis of length 1, by the profile in radians.
    case turn(Axes<Double>)
    /// Translation along an axis, by the profile times its length.
    case move(Axes<Double>)
    /// Translation against gravity.
    case lift
    /// A field in µT, times the profile.
    case attract(Axes<Double>)
    /// Approach to a temperature in °C.
    case warm(Double)
  }

  /// Board time in nanoseconds.
  var start: Int64 = 0
  /// Duration in ns, not negative.
  var length: Int64
  var profile: Profile
  /// On the board's axes.
  var effect: Effect
  /// The attitude that a turn leads to by the shortest rotation; its axis and angle then follow
  /// from the board's attitude at the start.
  var goal: Quaternion?
  /// Whether the axis is that of the previous step, at the attitude at which that began.
  var continues = false

  var end: Int64 { Motion.clampedSum(start, length) }

  func delayed(by delay: Int64) -> Step {
    var step = self
    step.start = Motion.clampedSum(start, delay)
    return step
  }
}

/// A step with the state at its start: a piece of one layer in closed form. After its end, velocity
/// continues and rotation stops.
struct Phase: Sendable {
  /// Board time in nanoseconds.
  var start: Int64
  /// Duration in ns.
  var length: Int64 = 0
  var profile = Profile.still
  /// Axes of a turn are those of the layer, other axes the reference frame's.
  var effect = Step.Effect.hold
  /// State at the start.
  var state: Kinematics

  var end: Int64 { Motion.clampedSum(start, length) }

  /// Whether the effect has ended at a time, or there is none.
  func isOver(at time: Int64) -> Bool {
    if case .hold = effect { return true }
    return end <= time
  }

  func kinematics(at time: Int64) -> Kinematics {
    // The difference can wrap only after centuries, at the end of the time that is supported.
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

  /// The state from which this layer's next step starts: at rest but for velocity.
  func hold(from time: Int64) -> Phase {
    var state = kinematics(at: time)
    state.attitude = state.attitude.normalized
    state.rate = .zero
    state.angularAcceleration = .zero
    state.acceleration = .zero
    state.lift.acceleration = 0
    return Phase(start: time, state: state)
  }

  /// Linear pieces per second that approximate its effect on the sensors.
  var knotRate: Double {
    let length = Double(length) * 1e-9
    return switch effect {
    case .hold, .warm: 0
    case .turn: profile.knotRate(of: length, isTurn: true)
    case .move, .lift, .attract: profile.knotRate(of: length, isTurn: false)
    }
  }
}

/// Position and motion of the board at an instant. Distances are in g·s² along the axes of the
/// reference frame, which are the board's at the start of the motion.
struct Kinematics: Sendable {
  /// Attitude: from the board's axes to the reference frame's.
  var attitude = Quaternion.identity
  /// Angular rate in rad/s, on the board's axes.
  var rate = Axes<Double>.zero
  /// Angular acceleration in rad/s², on the board's axes.
  var angularAcceleration = Axes<Double>.zero
  var position = Axes<Double>.zero
  var velocity = Axes<Double>.zero
  var acceleration = Axes<Double>.zero
  /// Motion against gravity, whatever its direction.
  var lift = Profile.Point()
  /// Field of nearby magnets in µT, on the axes of the reference frame.
  var magnet = Axes<Double>.zero
  var warmth = Warmth()

  /// The board's temperature as a function of the outside temperature: `part` times it plus `offset` in °C.
  struct Warmth {
    var part = 1.0
    var offset = 0.0
  }

  /// This motion with another on top of it: its rotation is applied after this one's, and its
  /// distances add to this one's.
  func carrying(_ other: Kinematics) -> Kinematics {
    var sum = Kinematics()
    sum.attitude = attitude * other.attitude
    let rate = other.attitude.conjugate.rotate(rate)
    sum.rate = rate + other.rate
    sum.angularAcceleration =
      other.attitude.conjugate.rotate(angularAcceleration) - other.rate.cross(rate)
      + other.angularAcceleration
    sum.position = position + other.position
    sum.velocity = velocity + other.velocity
    sum.acceleration = acceleration + other.acceleration
    sum.lift.value = lift.value + other.lift.value
    sum.lift.rate = lift.rate + other.lift.rate
    sum.lift.acceleration = lift.acceleration + other.lift.acceleration
    sum.magnet = magnet + other.magnet
    sum.warmth.part = warmth.part * other.warmth.part
    sum.warmth.offset = warmth.offset * other.warmth.part + other.warmth.offset
    return sum
  }
}
