// SPDX-License-Identifier: Apache-2.0

internal import ProofMassEmulation

extension ControlSession {
  /// The edges since the last time; the first time begins to keep them.
  mutating func edges(_ members: Members) throws(Mistake) -> [(String, JSON)] {
    var edges: [(edge: PinEdge, target: Transaction.Target)] = []
    var missed = 0
    for target in try chips(members) {
      var kept =
        lines[target] ?? circuit.pins(at: target).compactMap { circuit.line($0.name, of: target) }
      // Each line counts what was dropped of the whole chip.
      var lost = 0
      for index in kept.indices {
        let before = kept[index].lostEdges
        while let edge = kept[index].takeEdge() { edges.append((edge, target)) }
        lost = max(lost, kept[index].lostEdges - before)
      }
      missed += lost
      lines[target] = kept
    }
    edges.sort { $0.edge.time < $1.edge.time }
    let list = edges.map { edge, target in
      JSON.object([
        ("time_s", .seconds(edge.time)), ("address", .text(target.text)),
        ("name", .text(edge.pin)), ("high", .bool(edge.isHigh)),
      ])
    }
    return [("edges", .array(list)), ("missed", .number(Double(missed)))]
  }
}
