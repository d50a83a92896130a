// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

@testable import ProofMassControl

/// What moves an emulated board by hand, in virtual time.
@Suite struct HandTests {
  private let circuit = Circuit(.lis331dlh)
  private var hand: Hand

  init() { hand = Hand(circuit) }

  private func force() -> Axes<Double> {
    var world = circuit.world
    return world.specificForce(at: circuit.now.nanoseconds)
  }

  private func isNear(_ one: Axes<Double>, _ other: Axes<Double>) -> Bool {
    (one - other).magnitude < 1e-9
  }

  @Test mutating func `a motion begins at the attitude that the last one reached`() {
    hand.begin { _ in .rotate(to: .portrait) }
    circuit.advance(by: .seconds(1))
    #expect(isNear(force(), [0, 1, 0]))
    hand.begin { _ in .shake() }
    circuit.advance(by: .seconds(2))
    #expect(isNear(force(), [0, 1, 0]))
    // Interrupted: it begins where the board is, without a jump.
    hand.begin { $0.conjugate == .identity ? .rest(for: .zero) : .rotate(to: $0.conjugate) }
    circuit.advance(by: .milliseconds(200))
    let before = force()
    hand.begin { _ in .rest(for: .zero) }
    #expect(isNear(force(), before))
    #expect(before.y < 0.99 && before.z < 0.99)
    circuit.advance(by: .seconds(1))
    #expect(isNear(force(), before))
  }

  @Test mutating func `the field turns with the board`() {
    hand.begin { _ in .rotate(to: .faceDown) }
    circuit.advance(by: .seconds(1))
    hand.begin { _ in .rest(for: .zero) }
    var world = circuit.world
    let field = world.field(at: circuit.now.nanoseconds)
    // 50 µT at 60°, downwards: upwards on the axes of a board that lies face down.
    #expect(abs(field.z - 43.3013) < 1e-9)
  }

  @Test mutating func `a board stays as warm as it has become`() {
    hand.begin { _ in .warm(to: 60, over: .seconds(1)) }
    circuit.advance(by: .seconds(2))
    #expect(hand.temperature == 60)
    hand.begin { _ in .shake() }
    #expect(hand.temperature == 60)
    circuit.advance(by: .seconds(5))
    #expect(hand.temperature == 60)
  }

  @Test mutating func `a scenario begins with a board that is laid down`() throws {
    let tilt = try #require(Scenario.named("tilt"))
    hand.begin { _ in .rotate(to: .portrait) }
    circuit.advance(by: .seconds(1))
    hand.play(tilt)
    circuit.advance(by: .seconds(1))
    #expect(isNear(force(), [0, 0, 1]))
    #expect(hand.playing?.scenario.name == "tilt")
    circuit.advance(by: .milliseconds(1750))
    #expect(isNear(force(), [0, -0.5.squareRoot(), 0.5.squareRoot()]))
    circuit.advance(by: .seconds(10))
    #expect(hand.playing == nil)
  }

  @Test mutating func `a scenario is taken up in its middle`() throws {
    hand.begin { _ in .rotate(to: .faceDown) }
    circuit.advance(by: .seconds(1))
    hand.play(try #require(Scenario.named("tilt")), from: .milliseconds(1750))
    #expect(isNear(force(), [0, -0.5.squareRoot(), 0.5.squareRoot()]))
    circuit.advance(by: .milliseconds(1500))
    #expect(isNear(force(), [0, 0, 1]))
  }

  @Test mutating func `a scenario is over when somebody else moves the board`() throws {
    hand.play(try #require(Scenario.named("tilt")), from: .zero)
    #expect(hand.playing?.scenario.name == "tilt")
    circuit.change { $0 = World() }
    #expect(hand.playing == nil)
    #expect(hand.attitude == .identity)
  }
}
