// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassControl

/// Moves an emulated board by keys.
///
/// Motions begin one after the other, each at rest; only a scenario is interrupted. A recorded motion ends
/// with the first key, and the board lies face up.
struct KeyHand {
  private let circuit: Circuit
  private let hand: Hand
  /// The pending motions.
  private var waiting: [Motion] = []
  /// Angles about x and y by which the board is still to be turned, in degrees.
  private var tilt = (x: 0.0, y: 0.0)
  /// The end of the current motion.
  private var busyUntil = Instant(nanoseconds: .min)
  private var scenario: Int?

  /// The angle per key press, in degrees; a key that is held down turns the board by up to 200° per second.
  static let step = 5.0

  init(_ circuit: Circuit) {
    self.circuit = circuit
    hand = Hand(circuit)
  }

  /// Turns the board so that the ball of the g-meter moves right or up.
  mutating func tilt(right: Double, up: Double) {
    scenario = nil
    tilt.x = max(-90, min(90, tilt.x - up * Self.step))
    tilt.y = max(-90, min(90, tilt.y + right * Self.step))
  }

  mutating func play(_ motion: Motion) {
    scenario = nil
    if waiting.count < 4 { waiting.append(motion) }
  }

  /// Lays the board down, face up, and plays the next scenario.
  ///
  /// - Returns: The scenario, for its name and description.
  mutating func playNextScenario() -> Scenario {
    let index = ((scenario ?? -1) + 1) % Scenario.all.count
    waiting = []
    tilt = (0, 0)
    hand.play(Scenario.all[index])
    // Other motions do not wait for its end.
    busyUntil = Instant(nanoseconds: .min)
    scenario = index
    return Scenario.all[index]
  }

  /// Begins the next motion, if one is due.
  mutating func move() {
    guard circuit.now >= busyUntil else { return }
    if tilt.x != 0 || tilt.y != 0 {
      let angle = (tilt.x * tilt.x + tilt.y * tilt.y).squareRoot()
      let axis = Axes(tilt.x, tilt.y, 0) * (1 / angle)
      tilt = (0, 0)
      busyUntil = hand.begin { _ in
        .tilt(by: .degrees(angle), about: axis, over: .milliseconds(max(100, Int(angle * 5))))
      }
    } else if !waiting.isEmpty {
      let next = waiting.removeFirst()
      busyUntil = hand.begin { _ in next }
    }
  }
}
