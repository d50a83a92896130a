// SPDX-License-Identifier: Apache-2.0

/// Record of the output pairs of an ST part beyond one transfer: halves that were read alone and,
/// in a part without block data update, the sample that a program was told of.
///
/// A sample is known by its mark, a number that differs after each one that takes the place of
/// another in the output registers.
struct STPairs: Sendable {
  /// Bytes whose pair is half read, a bit each.
  private(set) var open: UInt8 = 0
  /// Mark of the sample that the status or a pin told of; `Int64.min` for none.
  private var announced = Int64.min
  /// Mark of the sample that was last read.
  private var last = Int64.min

  /// Whether the other half of a byte's pair was read in an earlier transfer: this byte belongs to
  /// what was read there.
  @inline(__always)
  func completes(_ address: UInt8) -> Bool {
    open & 1 << ((address &- OutputRegisters.first) ^ 1) != 0
  }

  /// The transfer ends: takes the bytes that it read, a bit each.
  ///
  /// - Returns: Whether a pair is whole by them, in this transfer or with an earlier one.
  mutating func take(_ touched: UInt8) -> Bool {
    let read = open | touched
    let whole = read & read >> 1 & 0x15
    open = read & ~(whole | whole << 1)
    return whole != 0
  }

  // MARK: Reading before the next sample

  /// The program is told that there is a new sample.
  mutating func announce(_ mark: Int64) { announced = mark }

  /// A byte of the sample with this mark is read.
  ///
  /// - Returns: Whether it is the sample that the program was told of, and that of the half that was
  ///   read in an earlier transfer.
  mutating func isInTime(_ mark: Int64) -> Bool {
    defer { last = mark }
    return mark == announced && (open == 0 || mark == last)
  }
}
