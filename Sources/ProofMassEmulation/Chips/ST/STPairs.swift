// SPDX-License-Identifier: Apache-2.0

/// Record of the output pairs of an ST part beyond one transfer: halves that were read alone and,
/// in a part without block data update, the sample that was reported to a program.
///
/// A sample is identified by its mark, a number that changes whenever a sample replaces another in
/// the output registers.
struct STPairs: Sendable {
  /// Bytes whose pair is half read, one bit each.
  private(set) var open: UInt8 = 0
  /// Mark of the sample that the status or a pin reported; `Int64.min` for none.
  private var announced = Int64.min
  /// Mark of the sample that was last read.
  private var last = Int64.min

  /// Whether the other half of a byte's pair was read in an earlier transfer: this byte belongs to
  /// that half.
  @inline(__always)
  func completes(_ address: UInt8) -> Bool {
    open & 1 << ((address &- OutputRegisters.first) ^ 1) != 0
  }

  /// The transfer ends: adds the bytes that it read, one bit each.
  ///
  /// - Returns: Whether they complete a pair, in this transfer or with an earlier one.
  mutating func take(_ touched: UInt8) -> Bool {
    let read = open | touched
    let whole = read & read >> 1 & 0x15
    open = read & ~(whole | whole << 1)
    return whole != 0
  }

  // MARK: Reading before the next sample

  /// A new sample is reported to the program.
  mutating func announce(_ mark: Int64) { announced = mark }

  /// A byte of the sample with this mark is read.
  ///
  /// - Returns: Whether it is the sample that was reported to the program, and the sample of the half that
  ///   was read in an earlier transfer.
  mutating func isInTime(_ mark: Int64) -> Bool {
    defer { last = mark }
    return mark == announced && (open == 0 || mark == last)
  }
}
