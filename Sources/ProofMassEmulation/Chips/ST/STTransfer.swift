// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// The command byte of an ST part, and the address of the register that the next byte belongs to.
///
/// Address and increment flag survive a STOP: some drivers end the address phase with a STOP and
/// then read.
struct RegisterPointer: Sendable {
  // The same in all parts.
  private typealias Facts = Datasheet.LIS331DLH

  private(set) var address: UInt8 = 0
  private(set) var increments = false
  private var mask = ~Facts.i2cIncrementBit
  let layout: Layout
  /// What few parts do; in most it is empty, and costs one comparison.
  private var habits: Habits = []

  /// Where a part has its status and outputs, and the form of its commands on SPI.
  struct Layout: Sendable {
    /// Their addresses minus those in most parts.
    var shift: UInt8 = 0
    /// The bits of a command that are the address.
    var addressMask = Facts.spiAddressMask
    /// The bit with which a burst increments the address; 0 where each does.
    var incrementBit = Facts.spiIncrementBit
  }

  init(_ layout: Layout) { self.layout = layout }

  private struct Habits: OptionSet {
    let rawValue: UInt8
    static let wrapsOutput = Habits(rawValue: 1)
    static let alwaysIncrements = Habits(rawValue: 2)
    static let skipsLowBytes = Habits(rawValue: 4)
  }

  private mutating func set(_ habit: Habits, _ isSet: Bool) {
    if isSet { habits.insert(habit) } else { habits.remove(habit) }
  }

  /// Whether a burst continues from the end of the output pairs at their beginning, so that it
  /// reads many sets of a FIFO.
  @inline(__always)
  var wrapsOutput: Bool {
    get { habits.contains(.wrapsOutput) }
    set { set(.wrapsOutput, newValue) }
  }
  /// Whether a burst on I2C increments the address without the increment bit, too.
  @inline(__always)
  var alwaysIncrements: Bool {
    get { habits.contains(.alwaysIncrements) }
    set { set(.alwaysIncrements, newValue) }
  }
  /// Whether a burst skips the low bytes of the output pairs.
  @inline(__always)
  var skipsLowBytes: Bool {
    get { habits.contains(.skipsLowBytes) }
    set { set(.skipsLowBytes, newValue) }
  }

  /// Whether a burst reads both bytes of an output pair.
  @inline(__always)
  var readsPairs: Bool { increments && !skipsLowBytes }

  /// Receives a command byte on I2C: the increment bit and seven bits of address.
  mutating func set(i2c byte: UInt8) {
    mask = ~Facts.i2cIncrementBit
    address = byte & mask
    increments = byte & Facts.i2cIncrementBit != 0 || alwaysIncrements
  }

  /// Command bytes on I2C of a burst from the status, and of one from the output registers.
  static let i2cStatus = Facts.STATUS_REG.address | Facts.i2cIncrementBit
  static let i2cOutput = Facts.OUT_X_L.address | Facts.i2cIncrementBit

  /// After such a burst on I2C, to the end of the output registers.
  mutating func setPastOutput() {
    mask = ~Facts.i2cIncrementBit
    increments = true
    address = (wrapsOutput ? OutputRegisters.first : OutputRegisters.last &+ 1) &+ layout.shift
  }

  /// Receives a command byte on SPI: the read bit, the increment bit and six bits of address, or seven without it.
  ///
  /// - Returns: Whether the frame reads.
  mutating func set(spi byte: UInt8) -> Bool {
    mask = layout.addressMask
    address = byte & mask
    increments = byte & layout.incrementBit == layout.incrementBit
    return byte & Facts.spiReadBit != 0
  }

  @inline(__always)
  mutating func advance(by count: UInt8 = 1) {
    guard increments else { return }
    address = (address &+ count) & mask
    if !habits.isEmpty { address = jump(to: address) }
  }

  @inline(__always)
  func next(after address: UInt8) -> UInt8 {
    guard increments else { return address }
    let next = (address &+ 1) & mask
    return habits.isEmpty ? next : jump(to: next)
  }

  /// The address at which a burst continues instead of this one.
  @inline(never)
  private func jump(to address: UInt8) -> UInt8 {
    var place = address &- layout.shift
    if wrapsOutput && place == OutputRegisters.last &+ 1 { place = OutputRegisters.first }
    if skipsLowBytes && OutputRegisters.isFirstOfPair(place) { place &+= 1 }
    return place &+ layout.shift
  }
}

/// Record of one transfer's accesses, checked when it ends.
struct STAccess: Sendable {
  /// Number of data bytes.
  var bytes = 0
  var readStatus = false
  /// Output bytes that were read, one bit each.
  var touched: UInt8 = 0
  /// Whether an axis was read that had nothing new.
  var isStale = false
  /// Pairs of the present set that were checked for stale data, by the bits of their bytes. A burst may read
  /// many sets, or one repeatedly: an X after a Z begins another.
  private var judged: UInt8 = 0
  /// Whether a half was read again before the other half.
  var isFrozen = false
  /// Whether an output byte was read that a sample might have changed at that moment.
  var isUnheld = false
  /// Number of data bytes up to a high byte at which a burst over output pairs began, this one
  /// included, and its address; 0 where it began at a low byte.
  var misaligned: (bytes: Int, register: UInt8) = (0, 0)
  /// Whether registers of the auxiliary ADC were read.
  var readsAuxiliary = false
  /// The setting without which the auxiliary status, read as the first byte, shows no events.
  var polled: Violation.Detail?
  // In a part without block data update:
  /// Whether a byte was read of a sample that was not reported to the program.
  var isLate = false
  /// Whether the status reported no new sample, so that the data are not mistaken for one.
  var foundNothing = false

  /// Whether numbers were read whose halves belong to different pairs: as many bytes as for whole ones, from
  /// a high byte on. An odd number that ends with a high byte is intended as high bytes alone.
  var isMisaligned: Bool { misaligned.bytes != 0 && (bytes - misaligned.bytes) & 1 != 0 }

  /// The highest output address that was read, of one or more.
  var last: UInt8 { OutputRegisters.first &+ 7 &- UInt8(touched.leadingZeroBitCount) }
  /// Whether both halves or neither half of each pair were read.
  var hasNoHalves: Bool { (touched ^ touched >> 1) & 0x15 == 0 }

  /// Records an output byte.
  ///
  /// - Returns: Whether it is the first of its pair, which is then checked, in the present set.
  @inline(__always)
  mutating func beginsPair(_ address: UInt8) -> Bool {
    let index = address - OutputRegisters.first
    touched |= 1 << index
    return begins(3 << (index & ~1), beginsSet: index == 0)
  }

  /// Records both bytes of a pair that was not half read.
  @inline(__always)
  mutating func notePair(_ address: UInt8, isPending: Bool) {
    let bits: UInt8 = 3 << (address - OutputRegisters.first)
    if begins(bits, beginsSet: bits == 3) && !isPending { isStale = true }
    touched |= bits
  }

  /// Records all six bytes in a row.
  mutating func noteAll(arePending: Bool) {
    if !arePending { isStale = true }
    judged = 0x3F
    touched = 0x3F
  }

  @inline(__always)
  private mutating func begins(_ pair: UInt8, beginsSet: Bool) -> Bool {
    if beginsSet && judged & 0x30 != 0 { judged = 0 }
    defer { judged |= pair }
    return judged & pair == 0
  }
}
