// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassEmulation
package import ProofMassPhysics

/// A hand on an emulated board. Each of its motions begins at the present attitude and temperature of the
/// board, and ends the previous motion. Where others have changed the world since, the board is level as it is.
package final class Hand {
  /// A scenario that is playing, since an instant of board time.
  package struct Playing: Sendable {
    package let scenario: Scenario
    package let start: Instant
  }

  let circuit: Circuit
  /// The world in which the board is level: by default it lies face up, its y axis to the north.
  private var level: World
  /// The attitude at which the present motion began: from the board's axes to east, north, up.
  private var base = Quaternion.identity
  private var played: Playing?
  /// The stamp of the world with the present motion of the hand; nil before the first one.
  private var stamp: UInt64?

  /// - Parameter scenario: The scenario that plays from board time 0 on.
  package init(_ circuit: Circuit, playing scenario: Scenario? = nil) {
    self.circuit = circuit
    level = circuit.world
    guard let scenario else { return }
    played = Playing(scenario: scenario, start: Instant(nanoseconds: 0))
    stamp = level.stamp
  }

  /// Takes the board as it is where others have changed the world.
  private func grasp() {
    let world = circuit.world
    guard world.stamp != stamp else { return }
    (level, base, played, stamp) = (world, .identity, nil, nil)
  }

  /// The attitude of the board, from its axes to east, north, up.
  package var attitude: Quaternion {
    grasp()
    var world = circuit.world
    return (base * world.pose(at: circuit.now.nanoseconds).attitude).normalized
  }

  /// The temperature of the board in °C.
  package var temperature: Double {
    var world = circuit.world
    return world.temperature(at: circuit.now.nanoseconds)
  }

  /// The scenario that is playing; nil where there is none, and after its end.
  package var playing: Playing? {
    grasp()
    return played.flatMap { circuit.now < $0.start + $0.scenario.duration ? $0 : nil }
  }

  /// Begins a motion that is created for the present attitude of the board.
  ///
  /// - Returns: The instant of its end.
  @discardableResult
  package func begin(_ motion: (Quaternion) -> Motion) -> Instant {
    let reached = attitude
    return begin(motion(reached), at: reached, from: circuit.now, temperature)
  }

  /// The world in which a motion of the hand begins now; the board itself stays.
  func world(beginning motion: (Quaternion) -> Motion) -> World {
    let reached = attitude
    var world = circuit.world
    let motion = motion(reached).delayed(byNanoseconds: circuit.now.nanoseconds)
    set(&world, to: motion, at: reached, temperature)
    return world
  }

  /// Lays the board down, face up, and plays a scenario.
  package func play(_ scenario: Scenario) {
    let (turn, rest) = (Duration.milliseconds(500), Duration.milliseconds(500))
    let start = circuit.now + turn + rest
    begin {
      .sequence(.rotate(to: $0.conjugate, over: turn), .rest(for: rest), scenario.motion)
    }
    played = Playing(scenario: scenario, start: start)
  }

  /// Plays a scenario from a moment of it on, now: the board jumps to that moment, and to the temperature before
  /// other scenarios and motions that were recorded.
  package func play(_ scenario: Scenario, from moment: Duration) {
    grasp()
    let isWarmedByHand = stamp != nil && played == nil
    let start = circuit.now.advanced(byNanoseconds: -moment.wholeNanoseconds)
    begin(
      scenario.motion, at: .identity, from: start,
      isWarmedByHand ? temperature : circuit.world.temperature)
    played = Playing(scenario: scenario, start: start)
  }

  @discardableResult
  private func begin(
    _ motion: Motion, at attitude: Quaternion, from start: Instant, _ temperature: Double
  ) -> Instant {
    let motion = motion.delayed(byNanoseconds: start.nanoseconds)
    circuit.change { world in
      set(&world, to: motion, at: attitude, temperature)
      stamp = world.stamp
    }
    base = attitude
    played = nil
    return Instant(nanoseconds: motion.endNanoseconds)
  }

  private func set(
    _ world: inout World, to motion: Motion, at attitude: Quaternion, _ temperature: Double
  ) {
    if attitude != base {
      world.specificForce = attitude.conjugate.rotate(level.specificForce)
      world.field = attitude.conjugate.rotate(level.field)
    }
    world.temperature = temperature
    world.motion = motion
  }
}
