// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

extension Verb {
  /// The motion of the hand that a request starts, for the attitude of the board at that time; nil for other
  /// requests.
  func motion(_ members: Members) throws(InputError) -> ((Quaternion) -> Motion)? {
    let motion: Motion
    switch self {
    case .turn: return try Self.turn(members)
    case .shake: motion = .shake()
    case .knock: motion = .knock()
    case .drop: motion = .drop()
    case .walk: motion = .walk(for: .seconds(4))
    case .figure8: motion = .figure8()
    case .magnet: motion = .magnet(x: 60, y: -30, z: 20, duration: .seconds(3))
    case .still: motion = .rest(for: .zero)
    case .heat:
      guard let target = try members.number("temperature_C", in: -40...85) else {
        throw .missing("temperature_C")
      }
      motion = .warm(to: target, over: .seconds(5))
    default: return nil
    }
    return { _ in motion }
  }

  /// Rotates the board to an attitude: within 40 ms while it is dragged, or smoothly within a given time.
  private static func turn(_ members: Members) throws(InputError) -> (Quaternion) -> Motion {
    let target = try members.required("q", Members.rotation)
    guard let seconds = try members.number("over_s", in: 0.1...10) else {
      return { $0.quickTurn(to: target) }
    }
    return { .rotate(to: $0.conjugate * target, over: .seconds(seconds)) }
  }
}

extension Quaternion {
  /// The shortest rotation from this attitude to another, at a constant rate except at its ends.
  fileprivate func quickTurn(to target: Quaternion) -> Motion {
    let turn = conjugate * target
    let sign = turn.w < 0 ? -1.0 : 1
    let angle = 2 * Series.arctangent(turn.vector.magnitude, turn.w * sign)
    return .spin(
      rate: sign * angle / 0.032, about: turn.vector, duration: .milliseconds(32),
      ramp: .milliseconds(8))
  }
}
