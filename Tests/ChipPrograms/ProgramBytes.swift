// SPDX-License-Identifier: Apache-2.0

/// Where a program comes from: random numbers of a seed, or what a fuzzer thought up.
public protocol ProgramBytes {
  /// nil at the end.
  mutating func next() -> UInt8?
}

/// Bytes that never end and are the same each time (SplitMix64: Steele, Lea and Flood, 2014).
public struct SeededBytes: ProgramBytes {
  private var state: UInt64
  private var rest: UInt64 = 0
  private var count = 0

  public init(seed: UInt64) { state = seed }

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

/// Bytes that somebody gave.
public struct GivenBytes: ProgramBytes {
  private var bytes: ArraySlice<UInt8>

  public init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  public mutating func next() -> UInt8? { bytes.popFirst() }
}
