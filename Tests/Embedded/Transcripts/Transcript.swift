// SPDX-License-Identifier: Apache-2.0

/// What crosses between the client and its firmware, in words of 32 bits: a step's kind in the top
/// byte, below it the byte on the wire or a number.
///
/// `Tests/Embedded/firmware.c` plays it.
struct Transcript {
  enum Kind: UInt32 {
    case start = 1, stop
    /// A byte that the client sends and a chip acknowledges, or does not.
    case sent, refused
    /// A byte that the client receives; the last of a message is not acknowledged.
    case received, receivedLast
    /// The clock answers later than before, the first time than 0, by the nanoseconds that the next
    /// two words say, the low one first.
    case advanced
    /// The clock advances so many times more by the same.
    case repeated
  }

  private(set) var words: [UInt32] = []
  private var clock: Int64 = 0
  private var advance: Int64?

  mutating func append(_ kind: Kind, _ byte: UInt8 = 0) {
    words.append(kind.rawValue << 24 | UInt32(byte))
  }

  mutating func append(clock now: Int64) {
    defer { (clock, advance) = (now, now - clock) }
    if now - clock != advance {
      append(.advanced)
      append(now - clock)
    } else if let last = words.last, last >> 24 == Kind.repeated.rawValue {
      words[words.count - 1] += 1
    } else {
      append(.repeated, 1)
    }
  }

  /// Appends a number as two words, the low one first.
  mutating func append(_ number: Int64) {
    words += [UInt32(truncatingIfNeeded: number), UInt32(truncatingIfNeeded: number >> 32)]
  }
}
