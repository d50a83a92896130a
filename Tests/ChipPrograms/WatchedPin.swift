// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation

/// A pin whose edges must come one after the other, up and down in turn, and end at its level.
struct WatchedPin {
  let name: String
  var line: CircuitLine
  private var isHigh: Bool
  private var time: Int64

  init?(_ name: String, _ circuit: Circuit, _ target: Transaction.Target) {
    guard let line = circuit.line(name, of: target) else { return nil }
    self.name = name
    self.line = line
    isHigh = line.isActive()
    time = circuit.now.nanoseconds
  }

  /// Takes the edges that have come; what is wrong with them, or nil.
  mutating func check(_ levels: [Pin], now: Instant) -> String? {
    let missed = line.lostEdges
    while let edge = line.takeEdge() {
      let isFirst = line.lostEdges != missed
      guard edge.time >= time, edge.time <= now.nanoseconds else {
        return "an edge of \(name) at \(edge.time), after \(time), now \(now.nanoseconds)"
      }
      guard isFirst || edge.isHigh != isHigh else { return "two edges of \(name) alike" }
      isHigh = edge.isHigh
      time = edge.time
    }
    let level = levels.first { $0.name == name }?.isHigh
    return level == isHigh || line.lostEdges != missed
      ? nil : "\(name) is \(level.map { "\($0)" } ?? "gone"), but its edges say \(isHigh)"
  }
}
