// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// A counter-based source of random numbers: each draw is a pure function of a seed, of a time, and
/// of the draw's number at that time.
///
/// So a sample does not depend on which samples were read before it, time that is skipped costs
/// nothing, and a seed gives the same bits on every machine. The mixing function is that of
/// SplitMix64 (Steele, Lea, Flood 2014) with Stafford's constants, variant 13.
package struct NoiseSource: Equatable, Sendable {
  private let key: UInt64

  package init(seed: UInt64) { key = Self.mix(seed &+ Self.step) }

  /// The source of a sensing element, by what it senses: elements of other quantities with the same seed draw
  /// independent numbers.
  package init(seed: UInt64, of quantity: Quantity) {
    let number: UInt64 =
      switch quantity {
      case .acceleration: 1
      case .angularRate: 2
      case .magneticFluxDensity: 3
      }
    self = NoiseSource(seed: seed).branch(number << 32)
  }

  /// A source whose draws are independent of this one's and of other branches'.
  package func branch(_ number: UInt64) -> NoiseSource {
    NoiseSource(seed: Self.mix(key &+ (number &+ 1) &* Self.step))
  }

  /// The draws for a time, or for any other number.
  @inline(__always)
  package func draws(at time: Int64) -> Draws {
    Draws(state: Self.mix(key ^ UInt64(bitPattern: time) &* 0xD6E8_FEB8_6659_FD93))
  }

  /// The first normally distributed number for a time, or for any other number.
  @inline(__always)
  func gaussian(at time: Int64) -> Double {
    var draws = draws(at: time)
    return draws.gaussian()
  }

  /// A sequence of independent draws.
  package struct Draws {
    fileprivate var state: UInt64

    @inline(__always)
    package mutating func bits() -> UInt64 {
      state &+= NoiseSource.step
      return NoiseSource.mix(state)
    }

    /// A normally distributed number of mean 0 and standard deviation 1.
    @inline(__always)
    package mutating func gaussian() -> Double { Ziggurat.gaussian(bits()) }

    /// Three normally distributed numbers, for X, Y and Z; the fourth lane is 0.
    @inline(__always)
    mutating func gaussianLanes() -> Lanes {
      var ahead = self
      guard let x = Ziggurat.inner(ahead.bits()), let y = Ziggurat.inner(ahead.bits()),
        let z = Ziggurat.inner(ahead.bits())
      else { return gaussianLanesAtEdge() }
      self = ahead
      return Lanes(x, y, z, 0)
    }

    /// One time in twenty: at least one of the three is near its curve.
    @inline(never)
    private mutating func gaussianLanesAtEdge() -> Lanes {
      Lanes(gaussian(), gaussian(), gaussian(), 0)
    }

    /// A number between -1 and 1, uniformly distributed.
    package mutating func uniform() -> Double { Ziggurat.signed(bits()) }
  }

  fileprivate static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  fileprivate static func mix(_ bits: UInt64) -> UInt64 {
    var bits = (bits ^ bits &>> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits &>> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits &>> 31
  }
}

/// Turns random bits into a normally distributed number: the ziggurat of Marsaglia and Tsang (2000)
/// in the form of Doornik (2005), with 256 layers.
private enum Ziggurat {
  private typealias Layers = ZigguratLayers

  /// The density at the outer and the inner edge of each layer.
  private static let heights = InlineArray<256, (outer: Double, inner: Double)> {
    (density(Layers.edges[$0] * 0x1p53), density(Layers.inner[$0] * Layers.edges[$0]))
  }

  private static func density(_ x: Double) -> Double { Series.exp(-x * x / 2) }

  @inline(__always)
  static func gaussian(_ bits: UInt64) -> Double { inner(bits) ?? atEdge(bits) }

  /// The number, if it lies wholly under the curve.
  @inline(__always)
  static func inner(_ bits: UInt64) -> Double? {
    // The lowest bits select the layer; the place uses the upper 53.
    let layer = Int(bits & 0xFF)
    let place = place(bits)
    return abs(place) < Layers.inner[layer] ? place * Layers.edges[layer] : nil
  }

  /// An odd number between -2⁵³ and 2⁵³, from the upper bits.
  @inline(__always)
  private static func place(_ bits: UInt64) -> Double { Double(Int64(bitPattern: bits) &>> 10 | 1) }

  /// Between -1 and 1, from the upper bits.
  static func signed(_ bits: UInt64) -> Double { place(bits) * 0x1p-53 }

  /// Between 0 and 1, both excluded.
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
      let layer = Int(bits & 0xFF)
      let place = place(bits)
      let x = place * Layers.edges[layer]
      if abs(place) < Layers.inner[layer] { return x }
      if layer == 0 {
        var (far, height) = (0.0, 0.0)
        repeat {
          far = -Series.log(unsigned(next())) / Layers.tail
          height = -Series.log(unsigned(next()))
        } while 2 * height < far * far
        return place < 0 ? -Layers.tail - far : Layers.tail + far
      }
      let (outer, inner) = heights[layer]
      if outer + unsigned(next()) * (inner - outer) < density(x) { return x }
      _ = next()
    }
  }
}
