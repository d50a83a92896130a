// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassPhysics

struct ZigguratTests {
  @Test func layersHaveEqualAreas() {
    func density(_ x: Double) -> Double { Series.exp(-x * x / 2) }
    let (tail, area) = (ZigguratLayers.tail, ZigguratLayers.area)
    var edges = [area / density(tail), tail]
    while edges.count < 256 {
      let last = edges[edges.count - 1]
      edges.append((-2 * Series.log(area / last + density(last))).squareRoot())
    }
    edges.append(0)
    for layer in 0..<256 {
      #expect(ZigguratLayers.edges[layer] == edges[layer] * 0x1p-53)
      #expect(ZigguratLayers.inner[layer] == edges[layer + 1] / edges[layer] * 0x1p53)
    }
  }
}
