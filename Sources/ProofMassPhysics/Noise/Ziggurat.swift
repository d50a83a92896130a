// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Turns random bits into a normally distributed number: the ziggurat of Marsaglia and Tsang (2000),
/// in the form of Doornik (2005), with 256 layers.
enum Ziggurat {
  private struct Layer {
    /// The right edge.
    var edge: Double
    /// What part of it lies wholly under the curve: the next layer's edge by this one's.
    var inner: Double
  }

  private static let tail = 3.6541528853610088
  private static let area = 0.00492867323399

  private static let layers: [Layer] = {
    var edges = [area / density(tail), tail]
    while edges.count < 256 {
      let last = edges[edges.count - 1]
      edges.append((-2 * Series.log(area / last + density(last))).squareRoot())
    }
    edges.append(0)
    return (0..<256).map { Layer(edge: edges[$0], inner: edges[$0 + 1] / edges[$0]) }
  }()

  /// The curve at either end of each layer.
  private static let heights: [(outer: Double, inner: Double)] = layers.map {
    (density($0.edge), density($0.inner * $0.edge))
  }

  private static func density(_ x: Double) -> Double { Series.exp(-x * x / 2) }

  @inline(__always)
  static func gaussian(_ bits: UInt64) -> Double {
    let layer = layers[Int(bits & 0xFF)]
    let place = signed(bits)
    // The lowest bits name the layer, and count for next to nothing in the place.
    return abs(place) < layer.inner ? place * layer.edge : atEdge(bits)
  }

  /// From -1 to 1, by the upper bits.
  @inline(__always)
  static func signed(_ bits: UInt64) -> Double {
    (Double(Int64(bitPattern: bits) &>> 11) + 0.5) * 0x1p-52
  }

  /// From 0 to 1, neither included.
  private static func unsigned(_ bits: UInt64) -> Double { (Double(bits &>> 11) + 0.5) * 0x1p-53 }

  /// One draw in a hundred: near the curve, or in the tail.
  @inline(never)
  private static func atEdge(_ first: UInt64) -> Double {
    var bits = first
    func next() -> UInt64 {
      bits = NoiseSource.mix(bits &+ 0x9E37_79B9_7F4A_7C15)
      return bits
    }
    while true {
      let index = Int(bits & 0xFF)
      let place = signed(bits)
      let (layer, x) = (layers[index], place * layers[index].edge)
      if abs(place) < layer.inner { return x }
      if index == 0 {
        var (far, height) = (0.0, 0.0)
        repeat {
          far = -Series.log(unsigned(next())) / tail
          height = -Series.log(unsigned(next()))
        } while 2 * height < far * far
        return place < 0 ? -tail - far : tail + far
      }
      let (outer, inner) = heights[index]
      if outer + unsigned(next()) * (inner - outer) < density(x) { return x }
      _ = next()
    }
  }
}
