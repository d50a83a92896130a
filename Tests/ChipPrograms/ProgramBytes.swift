// SPDX-License-Identifier: Apache-2.0

/// The bytes of a program: random numbers from a seed, or the input of a fuzzer.
public protocol ProgramBytes {
  /// The next byte; nil at the end.
  mutating func next() -> UInt8?
}

/// Endless random bytes from a seed (SplitMix64: Steele, Lea and Flood, 2014).
public struct SeededBytes: ProgramBytes {
  private var state: UInt64
  private var rest: UInt64 = 0
  private var count = 0

  /// Creates the bytes of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next byte.
  public mutating func next() -> UInt8? {
    if count == 0 {
      state &+= 0x9E37_79B9_7F4A_7C15
      rest = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      rest = (rest ^ (rest >> 27)) &* 0x94D0_49BB_1331_11EB
      rest ^= rest >> 31
      count = 8
    }
    defer {
      rest >>= 8
      count -= 1
    }
    return UInt8(truncatingIfNeeded: rest)
  }
}

/// Bytes from an array.
public struct GivenBytes: ProgramBytes {
  private var bytes: ArraySlice<UInt8>

  /// Creates a program of these bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// The next byte; nil at the end.
  public mutating func next() -> UInt8? { bytes.popFirst() }
}
