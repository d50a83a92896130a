// SPDX-License-Identifier: Apache-2.0

/// Where a chip's randomness comes from: a pure function of its seed, of a time, and of a number
/// that tells draws for the same time apart.
///
/// So what a chip measures at an instant does not depend on whether somebody looked before, time
/// that nobody looks at costs nothing, and the same seed gives the same bits. The mixing function is
/// that of SplitMix64 (Steele, Lea, Flood 2014, with Stafford's constants, variant 13).
package struct NoiseSource: Equatable, Sendable {
  private let key: UInt64

  package init(seed: UInt64) { key = Self.mix(seed &+ Self.step) }

  /// What draws, so that elements of one seed have nothing in common.
  package enum Kind: UInt64 { case accelerometer = 1, gyroscope, compass }

  package init(seed: UInt64, of kind: Kind) {
    self = NoiseSource(seed: seed).branch(kind.rawValue << 32)
  }

  /// Another source that has nothing to do with this one.
  package func branch(_ number: UInt64) -> NoiseSource {
    NoiseSource(seed: Self.mix(key &+ (number &+ 1) &* Self.step))
  }

  /// The draws for one time, or any other number.
  @inline(__always)
  package func draws(at time: Int64) -> Draws {
    Draws(state: Self.mix(key ^ UInt64(bitPattern: time) &* 0xD6E8_FEB8_6659_FD93))
  }

  /// Independent draws, one after the other.
  package struct Draws {
    fileprivate var state: UInt64

    @inline(__always)
    package mutating func bits() -> UInt64 {
      state &+= NoiseSource.step
      return NoiseSource.mix(state)
    }

    /// Normally distributed, of mean 0 and standard deviation 1.
    @inline(__always)
    package mutating func gaussian() -> Double { Ziggurat.gaussian(bits()) }

    /// From -1 to 1, each value as likely.
    package mutating func uniform() -> Double { Ziggurat.signed(bits()) }
  }

  fileprivate static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  static func mix(_ bits: UInt64) -> UInt64 {
    var bits = (bits ^ bits &>> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits &>> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits &>> 31
  }
}
