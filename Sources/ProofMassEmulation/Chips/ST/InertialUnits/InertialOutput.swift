// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The output registers of one of several sensors of a chip, and the judgement of their reads.
struct InertialOutput: Sendable {
  typealias ReadyClears = LSM9DS1AGPolicies.ReadyClears

  /// As in a chip with one sensor, by the addresses that they have there.
  var output = OutputRegisters(STPolicies())
  /// Policy of the data-ready bit.
  var readyClears = ReadyClears.lastHighByte
  /// Whether the sensor measures.
  private(set) var isOn = false
  /// Board time in nanoseconds before which its data have not settled.
  var settledFrom = Int64.min
  /// Whether the registers change only by reading.
  var isHeld = false
  /// Whether it has measured since it was switched on.
  private var hasBegun = false
  private var access = STAccess()
  private var pairs = STPairs()
  private let first: UInt8

  /// - Parameter first: The address of the first register.
  init(first: UInt8) { self.first = first }

  /// Whether an address is that of one of the registers.
  @inline(__always)
  func contains(_ address: UInt8) -> Bool { address >= first && address < first &+ 6 }

  /// The address of the last register.
  var last: UInt8 { first + 5 }

  /// Address in `output` of a register.
  private func place(_ address: UInt8) -> UInt8 { address &- first &+ OutputRegisters.first }

  /// The data-ready bit.
  var isReady: Bool {
    let (unread, enabled) = (output.unread, output.enabled)
    guard unread != 0 else { return false }
    return switch readyClears {
    case .lastHighByte: unread.leadingZeroBitCount == enabled.leadingZeroBitCount
    case .anyHighByte: unread == enabled
    case .allAxes: true
    }
  }

  mutating func turn(_ isOn: Bool) {
    if isOn != self.isOn { hasBegun = false }
    self.isOn = isOn
    if !isOn { settledFrom = .min }
  }

  /// Stores a sample, the last of `count`.
  mutating func update(_ set: SampleSet, count: Int64) {
    hasBegun = true
    output.update(set.counts, input: set.input, at: set.instant, count: count)
  }

  /// Drops unread data.
  mutating func drop() {
    let enabled = output.enabled
    output.enabled = 0
    output.enabled = enabled
  }

  /// Notes a sample that the FIFO stores.
  mutating func noteSample() { hasBegun = true }

  // MARK: Reading

  /// Reads a register, as the byte of a transfer with this number, from 1.
  mutating func read(_ address: UInt8, number: Int, increments: Bool) -> UInt8 {
    let address = place(address)
    if !isHeld { access.isUnheld = true }
    if access.touched == 0, address & 1 != 0, increments, !pairs.completes(address) {
      access.misaligned = (number, address)
    }
    if access.beginsPair(address), !output.isPending(address), !pairs.completes(address) {
      access.isStale = true
    }
    if output.isFrozen(address) { access.isFrozen = true }
    return output.read(address)
  }

  /// Reads registers in one step of a burst, as far as each pair is read whole; the same as `read` for each.
  ///
  /// - Returns: Their number; 0 where half of a pair was read alone, or another byte than the first of a pair is next.
  mutating func readOutputs(
    _ address: UInt8, into bytes: inout MutableSpan<UInt8>, at index: Int
  ) -> Int {
    let address = place(address)
    let room = bytes.count - index
    guard pairs.open == 0, room >= 2, OutputRegisters.isFirstOfPair(address) else { return 0 }
    if address == OutputRegisters.first, room >= 6, output.isWhole {
      if !isHeld { access.isUnheld = true }
      access.noteAll(arePending: output.isAllPending)
      output.readAll(into: &bytes, at: index)
      return 6
    }
    var count = 0
    while room - count >= 2, address &+ UInt8(count) < OutputRegisters.last,
      !output.isHalfRead(address &+ UInt8(count))
    {
      let pair = address &+ UInt8(count)
      access.notePair(pair, isPending: output.isPending(pair))
      output.readPair(pair, into: &bytes, at: index + count)
      count += 2
    }
    if count > 0 && !isHeld { access.isUnheld = true }
    return count
  }

  /// Whether a transfer that reads all registers, each pair whole, and ends then can break the rule of stale data alone.
  @inline(__always)
  func isPlain(at end: Int64) -> Bool {
    output.isWhole && pairs.open == 0 && end >= settledFrom
      && (output.blockDataUpdate || isHeld || !isOn)
  }

  /// Reads all registers as the whole of such a transfer that has to do with this sensor.
  @inline(__always)
  mutating func readPlainly(
    into bytes: inout MutableSpan<UInt8>, from index: Int, endingAt end: Int64,
    _ violations: inout Violations
  ) {
    if !output.isAllPending { violations.record(staleKind, register: last, at: end) }
    output.readAll(into: &bytes, at: index)
  }

  /// Judges a transfer at its end.
  ///
  /// - Parameters:
  ///   - bytes: Number of data bytes of the transfer.
  ///   - readStatus: Whether it read the status, too.
  ///   - isShifted: Whether a byte was written to an output before.
  ///   - time: Board time in nanoseconds.
  ///   - violations: Gets what was wrong.
  /// - Returns: Whether the transfer read any of the registers.
  mutating func end(
    bytes: Int, readStatus: Bool, isShifted: Bool, at time: Int64, _ violations: inout Violations
  ) -> Bool {
    guard access.touched != 0 else { return false }
    access.bytes = bytes
    let last = access.last &- OutputRegisters.first &+ first
    func note(_ kind: Violation.Kind) { violations.record(kind, register: last, at: time) }
    if access.isStale && !readStatus { note(staleKind) }
    if access.isFrozen { note(.frozenRead) }
    if time < settledFrom { note(.unsettledRead) }
    let isWhole = pairs.take(access.touched)
    if isWhole && !output.blockDataUpdate && access.isUnheld && isOn { note(.unprotectedRead) }
    if isShifted {
      note(.readAfterWrite)
    } else if access.isMisaligned {
      let register = access.misaligned.register &- OutputRegisters.first &+ first
      violations.record(.misalignedBurst, register: register, at: time)
    }
    access = STAccess()
    return true
  }

  /// Kind of violation of a read that returned nothing new.
  private var staleKind: Violation.Kind {
    if !isOn || output.enabled == 0 { return .powerDownRead }
    return hasBegun ? .staleRead : .earlyRead
  }
}
