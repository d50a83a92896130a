// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

/// Moves an emulated board as clients of `serve` ask, from the attitude that it has.
struct Hand {
  /// What clients of a board are told that no hand can move.
  static let refusal =
    "only a board that this command emulates can be moved, and only without --motion FILE.csv"

  private let circuit: Circuit
  private let chips: [ChipArgument]
  /// The attitude at which the motion that plays began: from the board's axes to east, north, up.
  private var base = Quaternion.identity

  init(_ circuit: Circuit, _ chips: [ChipArgument]) {
    (self.circuit, self.chips) = (circuit, chips)
  }

  /// Carries out a request, a JSON object whose member `do` names it.
  mutating func take(_ line: [UInt8]) throws(Mistake) {
    let request: JSONValue
    do throws(JSONError) { request = try JSONValue(line) } catch {
      throw Mistake(error.description)
    }
    guard let name = request["do"]?.text else { throw Mistake("the member do is missing") }
    switch name {
    case "turn": try turn(request)
    case "shake": begin { _ in .shake() }
    case "knock": begin { _ in .knock() }
    case "drop": begin { _ in .drop() }
    case "walk": begin { _ in .walk(for: .seconds(4)) }
    case "figure8": begin { _ in .figure8() }
    case "magnet": begin { _ in .magnet(x: 60, y: -30, z: 20, duration: .seconds(3)) }
    case "unplug":
      circuit.fail(.noAddressAcknowledge, for: try filter(request), first: 1, count: .max)
    case "repair": circuit.repair()
    case "brown-out": circuit.powerCycle()
    default:
      throw Mistake(
        "unknown request \(quoted(name)): one of turn, shake, knock, drop, walk, figure8, magnet, "
          + "unplug, repair, brown-out")
    }
  }

  /// Turns the board to an attitude: within 40 ms, for one that is dragged, or smoothly in a time.
  private mutating func turn(_ request: JSONValue) throws(Mistake) {
    let numbers = request["q"]?.array?.compactMap(\.double) ?? []
    guard numbers.count == 4, request["q"]?.array?.count == 4 else {
      throw Mistake("q is not four finite numbers, [w, x, y, z]")
    }
    let target = Quaternion(numbers[0], numbers[1], numbers[2], numbers[3])
    guard (0.9...1.1).contains(target.magnitude) else { throw Mistake("q is no rotation") }
    guard let seconds = request["seconds"] else {
      return begin { $0.quickTurn(to: target.normalized) }
    }
    guard let seconds = seconds.double, (0.1...10).contains(seconds) else {
      throw Mistake("seconds is not a number from 0.1 to 10")
    }
    begin { .rotate(to: $0.conjugate * target.normalized, over: .seconds(seconds)) }
  }

  private func filter(_ request: JSONValue) throws(Mistake) -> FaultFilter {
    let name = request["sensor"]?.text
    guard let chip = chips.first(where: { $0.model.chipClass.prefix == name }) else {
      throw Mistake(
        "sensor is not one of \(chips.classes.map(\.prefix).joined(separator: ", "))")
    }
    return FaultFilter(target: chip.connection)
  }

  /// The attitude of the board, from its axes to east, north, up.
  var attitude: Quaternion {
    var world = circuit.world
    return (base * world.pose(at: circuit.now.nanoseconds).attitude).normalized
  }

  /// Ends the motion that plays, and begins one that is made for the attitude reached.
  private mutating func begin(_ motion: (Quaternion) -> Motion) {
    let now = circuit.now.nanoseconds
    let reached = attitude
    let level = World()
    circuit.change { world in
      world.specificForce = reached.conjugate.rotate(level.specificForce)
      world.field = reached.conjugate.rotate(level.field)
      world.motion = motion(reached).delayed(byNanoseconds: now)
    }
    base = reached
  }
}

extension Quaternion {
  /// The shortest turn from this attitude to another, at a constant rate but for its ends.
  fileprivate func quickTurn(to target: Quaternion) -> Motion {
    let turn = conjugate * target
    let sign = turn.w < 0 ? -1.0 : 1
    let angle = 2 * Series.arctangent(turn.vector.magnitude, turn.w * sign)
    return .spin(
      rate: sign * angle / 0.032, about: turn.vector, duration: .milliseconds(32),
      ramp: .milliseconds(8))
  }
}
