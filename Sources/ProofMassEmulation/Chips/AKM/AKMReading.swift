// SPDX-License-Identifier: Apache-2.0

/// Record of a program's reads of the data of a magnetometer with ST2: whether they are new, and
/// whether ST2 is read after them. Checked when a transfer ends.
struct AKMReading: Sendable {
  /// Bytes of the data that were not read since they were measured, one bit each.
  private var unread: UInt8 = 0
  /// Whether ST2 was read since the data were measured.
  private var hasReadEnd = false
  /// Whether data were read and ST2 was not read after them.
  private(set) var awaitsEnd = false
  /// The value of `awaitsEnd` when the last transfer ended.
  private var isUnended = false
  /// Whether a measurement was lost because ST2 was not read.
  private var hasLost = false
  /// Whether there are data: a measurement has ended since they were cleared.
  private var hasData = false

  /// Whether the present transfer read the status or data.
  private(set) var isOpen = false
  // State of the present transfer. Register 0 means none: it is WIA in all parts.
  private var hasReadStatus = false
  /// The last register that had nothing new.
  private var stale: UInt8 = 0
  /// The last register that was read without ST2 between it and the previous reading.
  private var unended: UInt8 = 0
  /// The first register of the data that was read, where that is a high byte whose low byte was not
  /// read before, and whether others were read after it.
  private var misaligned: (register: UInt8, goesOn: Bool) = (0, false)

  /// A measurement's data are stored in their registers.
  mutating func takeMeasurement() {
    unread = 0xFF
    hasReadEnd = false
    hasData = true
  }

  /// The data registers are cleared.
  mutating func clear() {
    unread = 0
    hasData = false
  }

  /// A measurement ended whose data were not stored in the registers, because ST2 was not read.
  mutating func loseMeasurement() { hasLost = true }

  // MARK: Reading

  @inline(__always)
  mutating func readStatus(_ register: UInt8) {
    isOpen = true
    hasReadStatus = true
    guard hasLost else { return }
    hasLost = false
    unended = register
  }

  /// Data are read.
  ///
  /// - Parameters:
  ///   - bytes: Their bytes, one bit each, the first of them the lowest.
  ///   - register: The last register.
  ///   - isProtected: Whether measurements are lost from now on, until ST2 is read.
  @inline(__always)
  mutating func readData(_ bytes: UInt8, _ register: UInt8, isProtected: Bool = false) {
    isOpen = true
    if bytes & ~unread != 0 {
      if isUnended && isProtected { unended = register } else { stale = register }
    }
    unread &= ~bytes
    if isProtected || !hasReadEnd { awaitsEnd = true }
  }

  @inline(__always)
  mutating func readEnd() {
    hasReadEnd = true
    awaitsEnd = false
    isUnended = false
    hasLost = false
  }

  /// Records that a single byte of the data is about to be read.
  @inline(__always)
  mutating func noteByte(_ bit: UInt8, _ register: UInt8) {
    if misaligned.register != 0 {
      misaligned.goesOn = true
    } else if bit & 0x2A != 0, unread & bit >> 1 != 0 {
      misaligned = (register, false)
    }
  }

  /// The high byte at which the present transfer began to read the data, if it read others after
  /// it; nil otherwise.
  mutating func takeMisaligned() -> UInt8? {
    defer { misaligned = (0, false) }
    return misaligned.goesOn ? misaligned.register : nil
  }

  /// The transfer ends.
  ///
  /// - Parameter isMeasuring: Whether a measurement is running.
  /// - Returns: The violation, if any, and its register.
  @inline(__always)
  mutating func end(isMeasuring: Bool) -> (kind: Violation.Kind, register: UInt8)? {
    let (unended, stale) = (unended, hasReadStatus ? 0 : stale)
    isUnended = awaitsEnd
    isOpen = false
    hasReadStatus = false
    self.stale = 0
    self.unended = 0
    if unended != 0 { return (.st2Unread, unended) }
    guard stale != 0 else { return nil }
    return (hasData ? .staleRead : isMeasuring ? .earlyRead : .powerDownRead, stale)
  }
}
