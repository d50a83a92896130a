// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Bytes to and from the registers.
extension ADXL345Chip {
  static var data: ClosedRange<UInt8> { Registers.DATAX0.address...Registers.DATAZ1.address }

  package mutating func command(i2c byte: UInt8, at time: Int64) {
    begin(byte, increments: true, at: time)
    isFirstFrame = false
  }

  package mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    let reads = byte & Registers.spiReadBit != 0
    let increments =
      byte & Registers.spiIncrementBit != 0 || chosen.singleRegister == .increments
    begin(byte & Registers.spiAddressMask, increments: increments, at: time)
    access.isShifted = isFirstFrame && reads && chosen.firstFrame == .shifts
    isFirstFrame = false
    return reads
  }

  private mutating func begin(_ address: UInt8, increments: Bool, at time: Int64) {
    applyEnd(by: time)
    pointer = address
    self.increments = increments
    access = ADXL345Access()
  }

  package func register(after register: UInt8) -> UInt8 {
    guard increments else { return register }
    guard register & Registers.spiAddressMask == Registers.spiAddressMask else {
      return register &+ 1
    }
    return chosen.counterEnd == .wraps ? register & ~Registers.spiAddressMask : register
  }

  /// The address of the present byte, and the counter moves on; nil for a byte that has none.
  private mutating func takeAddress() -> UInt8? {
    let address = pointer
    pointer = register(after: address)
    access.bytes += 1
    let isOnly = !increments && chosen.singleRegister == .zeros
    return isOnly && access.bytes > 1 ? nil : address
  }

  package mutating func end(at time: Int64) {
    if access.marks != 0 { endData(at: time) }
    if access.bytes > 1 && !increments {
      violations.record(.burstWithoutIncrement, register: pointer, at: time)
    }
    access = ADXL345Access()
  }

  // MARK: Reading

  package mutating func read(at time: Int64) -> UInt8 {
    applyEnd(by: time)
    guard let address = takeAddress() else { return 0 }
    if access.marks != 0 && !Self.data.contains(address) {
      endData(at: time)
      applyEnd(by: time)
    }
    let byte = read(address, at: time)
    guard access.isShifted else { return byte }
    defer { access.carry = byte << 7 }
    return access.carry | byte >> 1
  }

  private mutating func read(_ address: UInt8, at time: Int64) -> UInt8 {
    registers.noteRead(of: address, at: time, &violations)
    switch address {
    case Self.data: return readData(address, at: time)
    case Registers.ACT_TAP_STATUS.address: return status
    case Registers.FIFO_STATUS.address: return fifo.status(at: time)
    case Registers.INT_SOURCE.address:
      defer {
        latched = 0
        checkTrigger()
      }
      return source
    default: return registers[address]
    }
  }

  private mutating func readData(_ address: UInt8, at time: Int64) -> UInt8 {
    if access.marks == 0 { beginData(address, at: time) }
    let index = address - Self.data.lowerBound
    access.marks |= 1 << index
    var set = index < 2 ? access.set : access.second
    if fifo.mode == .bypass && chosen.bypass == .live { set = fifo.shown }
    note(index >> 1, of: set)
    let word =
      switch index >> 1 {
      case 0: set.counts.x
      case 1: set.counts.y
      default: set.counts.z
      }
    return UInt8(truncatingIfNeeded: index & 1 == 0 ? word : word >> 8)
  }

  private mutating func beginData(_ address: UInt8, at time: Int64) {
    fifo.finishPop(by: time)
    access.isRepeated = fifo.isPopping
    access.set = fifo.shown
    access.second = fifo.isPopping && chosen.fastPop == .torn ? fifo.next : fifo.shown
    let set = access.set
    if !fifo.isPopping && !fifo.isUnread && !isNewInSleep || access.isRepeated {
      let kind: Violation.Kind =
        outputs.next == .max ? .powerDownRead : outputs.hasBegun ? .staleRead : .earlyRead
      violations.record(kind, register: address, at: time)
    } else if unsettled.contains(set.instant) {
      violations.record(.unsettledRead, register: address, at: time)
    }
  }

  private mutating func note(_ axis: UInt8, of set: SampleSet) {
    // Before the first sample there is none.
    guard set.instant > 0 else { return }
    var truth = truth ?? Truth(at: set.instant, input: set.input)
    switch axis {
    case 0: (truth.instants.x, truth.input.x) = (set.instant, set.input.x)
    case 1: (truth.instants.y, truth.input.y) = (set.instant, set.input.y)
    default: (truth.instants.z, truth.input.z) = (set.instant, set.input.z)
    }
    self.truth = truth
  }

  /// The data registers have been read: the effect is an event, because pins change only at those and at bytes.
  private mutating func endData(at time: Int64) {
    // A read of a part of a FIFO's set loses the rest; bytes of two reads may be of two sets.
    let isWhole = fifo.mode == .bypass ? access.hasNoHalves : access.marks == 0x3F
    if !isWhole { violations.record(.unprotectedRead, register: pointer, at: time) }
    ended = ADXL345Access.End(
      time: time,
      instant: fifo.mode == .bypass && chosen.bypass == .live
        ? fifo.shown.instant : access.set.instant,
      isRepeated: access.isRepeated)
    access.marks = 0
  }

  mutating func applyEnd(by time: Int64) {
    guard let end = ended, end.time <= time else { return }
    ended = nil
    isNewInSleep = false
    fifo.endRead(of: end.instant, isRepeated: end.isRepeated, at: end.time)
    checkTrigger()
  }

  // MARK: Writing

  package mutating func write(_ byte: UInt8, at time: Int64) {
    applyEnd(by: time)
    guard let address = takeAddress() else { return }
    let before = registers[address]
    guard registers.write(byte, to: address, at: time, &violations) != nil else { return }
    apply(address, before: before, at: time)
  }
}
