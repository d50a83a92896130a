// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A chip with 256 bytes of memory whose bus keeps only the promises of `Bus`, so that tests detect
/// a driver that relies on more.
///
/// A read that fails fills the bytes with 0xA5; a write that fails changes the first half of the
/// registers. Register 0xFF is followed by 0x00.
public final class MinimalBus: Bus {
  /// The values of registers by address; others read as 0.
  public var registers: [UInt8: UInt8]
  /// The number of transactions, including those that failed.
  public private(set) var transactions = 0
  private var failures: [Int: BusError] = [:]

  /// Creates a chip from the values of its registers.
  public init(_ registers: [UInt8: UInt8] = [:]) { self.registers = registers }

  /// Makes a later transaction fail; a `count` of 1 is the next.
  public func fail(atTransaction count: Int, with error: BusError = .noAcknowledge) {
    failures[transactions + count] = error
  }

  /// Reads a run of registers.
  public func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) throws(BusError) {
    guard !bytes.isEmpty else { throw .unsupported }
    transactions += 1
    if let error = failures.removeValue(forKey: transactions) {
      for index in bytes.indices { bytes[index] = 0xA5 }
      throw error
    }
    for index in bytes.indices {
      bytes[index] = registers[first &+ UInt8(truncatingIfNeeded: index)] ?? 0
    }
  }

  /// Writes a run of registers.
  public func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    guard !bytes.isEmpty else { throw .unsupported }
    transactions += 1
    let error = failures.removeValue(forKey: transactions)
    let taken = error == nil ? bytes.count : (bytes.count + 1) / 2
    for index in 0..<taken { registers[first &+ UInt8(truncatingIfNeeded: index)] = bytes[index] }
    if let error { throw error }
  }
}

/// A clock that advances by waits and by calls of `advance(byNanoseconds:)`, and records the waits.
public final class ManualTimebase: Timebase {
  /// The length of each wait in nanoseconds, without waits for an instant that had passed.
  public private(set) var waits: [Int64] = []
  private var time: Instant

  /// Creates a clock that shows a time.
  public init(at time: Instant = Instant(nanoseconds: 0)) { self.time = time }

  /// Advances the clock without a wait.
  public func advance(byNanoseconds time: Int64) {
    self.time = self.time.advanced(byNanoseconds: time)
  }

  /// The present time.
  public func now() -> Instant { time }

  /// Advances the clock to an instant.
  public func wait(until instant: Instant) {
    guard instant > time else { return }
    waits.append(instant.nanoseconds - time.nanoseconds)
    time = instant
  }
}
