// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The common part of ST's chips: the command byte, the register file with its output pairs and
/// status, booting, and the checks of each transfer.
struct STInterface: Sendable {
  private static var status: UInt8 { Datasheet.LIS331DLH.STATUS_REG.address }

  private(set) var registers: RegisterFile
  var output: OutputRegisters
  var clock = SampleClock()
  var violations = Violations()
  /// Board time in nanoseconds at which the trim has been loaded after power-on; nothing is sampled before.
  private(set) var bootEnd: Int64 = 0 { didSet { planPlainReads() } }
  /// Board time in nanoseconds before which output data have not settled.
  var settledFrom = Int64.min { didSet { planPlainReads() } }

  var policies: STPolicies {
    get { output.policies }
    set {
      output.policies = newValue
      registers.storesReservedBits = newValue.reservedBits == .stored
    }
  }

  /// Board time of the event at which pins that show the boot fall; `Int64.max` when no pin shows it.
  private(set) var bootPinEnd = Int64.max
  /// Whether an output has two bytes, which a read may take from different samples.
  private let hasPairs: Bool
  /// Whether block data update can keep the two bytes of an output together; else a program must
  /// read them before the next sample arrives.
  private let holdsPairs: Bool

  /// Whether the output pairs change only by reading, so that no read combines bytes of different
  /// samples. In stream mode this is true while the FIFO has a set and room for the next.
  var holdsOutput = false
  /// Whether the output registers show the sets of a FIFO.
  var showsFIFO = false
  /// Whether a pin shows data ready.
  var showsDataReady = false
  /// Whether a burst goes from the end of the output pairs back to their beginning.
  var wrapsOutput: Bool {
    get { pointer.wrapsOutput }
    set { pointer.wrapsOutput = newValue }
  }

  /// Whether a burst on I2C increments the address without the increment bit, too.
  var alwaysIncrements: Bool {
    get { pointer.alwaysIncrements }
    set { pointer.alwaysIncrements = newValue }
  }
  /// Whether a burst skips the low bytes of the output pairs.
  var skipsLowBytes: Bool {
    get { pointer.skipsLowBytes }
    set {
      pointer.skipsLowBytes = newValue
      planPlainReads()
    }
  }

  /// Whether BOOT waits for the part to leave power-down.
  var defersBoot = false

  private let boot: BootBit
  /// Board time until which the BOOT bit reads 1; `Int64.max` while the boot waits.
  private var reloadEnd = Int64.min { didSet { planPlainReads() } }
  /// Board time from which on a read of the outputs is not too early, for any reason; `Int64.max`
  /// where each byte is examined.
  private var plainFrom = Int64.min
  /// The bit that caused a software reset, if one did: it reads 1 until the part has booted.
  private var restart: (register: UInt8, mask: UInt8)?
  private(set) var pointer: RegisterPointer
  /// Whether a byte was written to the status or an output since the last command byte, so that the following
  /// reads start at the next register.
  private var wroteOutput = false { didSet { planPlainReads() } }
  private var idle = IdleSettings() {
    didSet { if idle.isPending != oldValue.isPending { planPlainReads() } }
  }
  private var access = STAccess()
  private var pairs = STPairs()
  /// Whether each output byte is examined separately: a pair is half read, or the part cannot hold pairs.
  private var watchesBytes: Bool { didSet { planPlainReads() } }

  /// Place of a part's BOOT bit, and the boot's duration in nanoseconds.
  struct BootBit: Sendable {
    var register: UInt8
    var mask: UInt8
    var duration: Int64
  }

  /// A write that was stored in a register.
  struct Change {
    var address: UInt8
    var before: UInt8
    var value: UInt8
  }

  /// Where the chip has its last sample.
  var outputPlaces: OutputPlaces {
    let first = OutputRegisters.first &+ pointer.layout.shift
    // The registers of eight bits are at the addresses of the upper bytes.
    return hasPairs
      ? .pairs(from: first, bigEndian: output.bigEndian)
      : OutputPlaces(high: Axes(first + 1, first + 3, first + 5))
  }

  init(
    _ facts: ChipFacts, boot: BootBit, hasPairs: Bool = true, holdsPairs: Bool = true,
    _ layout: RegisterPointer.Layout = .init()
  ) {
    pointer = RegisterPointer(layout)
    self.hasPairs = hasPairs
    self.holdsPairs = holdsPairs
    watchesBytes = !holdsPairs
    registers = RegisterFile(facts)
    output = OutputRegisters(STPolicies())
    self.boot = boot
  }

  /// - Parameter duration: The time that the part takes, in nanoseconds; nil for that of its boot.
  mutating func powerOn(at time: Int64, for duration: Int64? = nil) {
    registers.reset()
    output = OutputRegisters(output.policies)
    clock.stop()
    bootEnd = time + (duration ?? boot.duration)
    settledFrom = .min
    reloadEnd = .min
    restart = nil
    bootPinEnd = .max
    holdsOutput = false
    showsFIFO = false
    showsDataReady = false
    defersBoot = false
    pointer = RegisterPointer(pointer.layout)
    wroteOutput = false
    idle = IdleSettings()
    access = STAccess()
    pairs = STPairs()
    watchesBytes = !holdsPairs
  }

  /// Records, after `powerOn`, that a bit of a register caused it.
  mutating func showRestart(_ register: UInt8, _ mask: UInt8) {
    restart = (register, mask)
    registers[register] |= mask
  }

  /// Whether the part loads its trim, after power-on or by the BOOT bit.
  func isBooting(at time: Int64) -> Bool { time < bootEnd || time < reloadEnd }

  /// Records whether a pin shows the boot; called after each write that may change that or begin a boot.
  mutating func showBoot(_ isShown: Bool, at time: Int64) {
    bootPinEnd = isShown && isBooting(at: time) ? max(bootEnd, reloadEnd) : .max
  }

  /// Begins a boot that waited for the part to leave power-down.
  mutating func startDeferredBoot(at time: Int64) {
    if reloadEnd == .max { reloadEnd = time + boot.duration }
  }

  private mutating func planPlainReads() {
    // A boot that waits has no end yet, and does not count.
    plainFrom =
      watchesBytes || wroteOutput || idle.isPending || pointer.skipsLowBytes
      ? .max : max(bootEnd, settledFrom, reloadEnd == .max ? .min : reloadEnd)
  }

  mutating func passBoot(upTo time: Int64) {
    if bootPinEnd <= time { bootPinEnd = .max }
  }

  mutating func command(i2c byte: UInt8, at time: Int64) {
    pointer.set(i2c: byte)
    if wroteOutput { wroteOutput = false }
    noteBoot(at: time)
  }

  mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    let reads = pointer.set(spi: byte)
    if wroteOutput { wroteOutput = false }
    noteBoot(at: time)
    return reads
  }

  @inline(__always)
  private mutating func noteBoot(at time: Int64) {
    // A boot that waits for the part to leave power-down has not begun.
    guard time < bootEnd || time < reloadEnd && reloadEnd != .max else { return }
    violations.record(.bootAccess, register: pointer.address, at: time)
  }

  mutating func read(at time: Int64) -> UInt8 {
    let address = pointer.address
    let place = address &- pointer.layout.shift
    pointer.advance()
    access.bytes += 1
    if place >= OutputRegisters.first && place <= OutputRegisters.last {
      if watchesBytes { watch(place) }
      if !holdsOutput { access.isUnheld = true }
      if access.touched == 0, place & 1 != 0, hasPairs, pointer.readsPairs,
        !pairs.completes(place)
      {
        access.misaligned = (access.bytes, address)
      }
      if access.beginsPair(place), !output.isPending(place), !pairs.completes(place) {
        access.isStale = true
      }
      if output.isFrozen(place) { access.isFrozen = true }
      return output.read(place)
    }
    if place == Self.status {
      access.readStatus = true
      if watchesBytes { watchStatus() }
      return output.status
    }
    return readRegister(address, at: time)
  }

  /// Reads the next output bytes in one step: all six in a row, with or without the status before
  /// them, or both of a pair.
  ///
  /// - Returns: Their number; 0 if other registers are next, or each byte is examined.
  mutating func readOutput(into bytes: inout MutableSpan<UInt8>, at index: Int) -> Int {
    let address = pointer.address &- pointer.layout.shift
    let hasStatus = address == Self.status
    guard pointer.readsPairs, hasStatus || OutputRegisters.isFirstOfPair(address), !watchesBytes
    else { return 0 }
    let room = bytes.count - index
    var count = hasStatus ? 7 : 6
    if hasStatus || address == OutputRegisters.first, room >= count, output.isWhole {
      if hasStatus {
        access.readStatus = true
        bytes[index] = output.status
      }
      if !holdsOutput { access.isUnheld = true }
      access.noteAll(arePending: output.isAllPending)
      output.readAll(into: &bytes, at: index + count - 6)
    } else {
      guard !hasStatus, room >= 2, !output.isHalfRead(address) else { return 0 }
      count = 2
      if !holdsOutput { access.isUnheld = true }
      access.notePair(address, isPending: output.isPending(address))
      output.readPair(address, into: &bytes, at: index)
    }
    pointer.advance(by: UInt8(count))
    access.bytes += count
    return count
  }

  /// Reads the six output bytes, with or without the status before them, if that is the whole
  /// transfer and the only rule that it can break is that of stale data: the most frequent access
  /// of drivers, without branches.
  ///
  /// - Returns: Whether it did; else nothing is changed.
  mutating func readPlainly(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from time: Int64, to end: Int64
  ) -> Bool {
    let hasStatus = bytes.count == 7
    let command = command &- pointer.layout.shift
    guard time >= plainFrom, output.isWhole, output.blockDataUpdate || holdsOutput || !hasPairs,
      hasStatus
        ? command == RegisterPointer.i2cStatus
        : bytes.count == 6 && command == RegisterPointer.i2cOutput
    else { return false }
    if hasStatus {
      bytes[0] = output.status
    } else if !output.isAllPending {
      violations.record(
        staleKind, register: OutputRegisters.last &+ pointer.layout.shift, at: end)
    }
    output.readAll(into: &bytes, at: hasStatus ? 1 : 0)
    pointer.setPastOutput()
    return true
  }

  private mutating func readRegister(_ address: UInt8, at time: Int64) -> UInt8 {
    if address == boot.register && time >= reloadEnd { registers[address] &= ~boot.mask }
    if let restart, address == restart.register, time >= bootEnd {
      registers[address] &= ~restart.mask
      self.restart = nil
    }
    registers.noteRead(of: address, at: time, &violations)
    return registers[address]
  }

  mutating func write(_ byte: UInt8, at time: Int64) -> Change? {
    let address = pointer.address
    pointer.advance()
    access.bytes += 1
    let before = registers[address]
    guard let value = registers.write(byte, to: address, at: time, &violations) else {
      if pointer.increments,
        Self.status...OutputRegisters.last ~= address &- pointer.layout.shift
      {
        wroteOutput = true
      }
      return nil
    }
    if address == boot.register && value & boot.mask != 0 {
      reloadEnd = defersBoot ? .max : time + boot.duration
    }
    return Change(address: address, before: before, value: value)
  }

  @inline(__always)
  mutating func end(at time: Int64) {
    if access.bytes > 1 && !pointer.increments {
      violations.record(.burstWithoutIncrement, register: pointer.address, at: time)
    }
    if access.touched != 0 { judgeOutput(at: time) }
    if access.readsAuxiliary { judgeAuxiliary(at: time) }
    access = STAccess()
  }

  /// Kind of violation of a read that returned nothing new.
  private var staleKind: Violation.Kind {
    if clock.next == .max || output.enabled == 0 { return .powerDownRead }
    return clock.hasBegun ? .staleRead : .earlyRead
  }

  /// The highest output address that was read.
  private var lastRead: UInt8 { access.last &+ pointer.layout.shift }

  @inline(__always)
  private mutating func judgeOutput(at time: Int64) {
    if access.isStale && !access.readStatus {
      violations.record(staleKind, register: lastRead, at: time)
    }
    if access.isFrozen { violations.record(.frozenRead, register: lastRead, at: time) }
    if time < settledFrom { violations.record(.unsettledRead, register: lastRead, at: time) }
    if hasPairs && completesPair() && !output.blockDataUpdate && access.isUnheld
      && clock.next != .max
    {
      violations.record(.unprotectedRead, register: lastRead, at: time)
    }
    if wroteOutput {
      violations.record(.readAfterWrite, register: lastRead, at: time)
      wroteOutput = false
    } else if access.isMisaligned {
      violations.record(.misalignedBurst, register: access.misaligned.register, at: time)
    }
    if idle.isPending { recordIdle(at: time) }
  }

  // MARK: Settings without effect

  /// Updates the settings that have no effect now, one bit each.
  mutating func plan(withoutEffect settings: UInt32) { idle.plan(settings) }

  private mutating func recordIdle(at time: Int64) {
    var settings = idle
    settings.record(in: &violations, at: time)
    idle = settings
  }

  /// Records that a register of the auxiliary ADC is about to be read; `missing` is the setting without which
  /// its status, if that is read, shows no events.
  mutating func noteAuxiliary(missing: Violation.Detail?) {
    access.readsAuxiliary = true
    if access.bytes == 0 { access.polled = missing }
  }

  private mutating func judgeAuxiliary(at time: Int64) {
    // Longer reads cover many registers, and do not poll one.
    if let detail = access.polled, access.bytes == 1 {
      violations.record(.noEffect, register: detail.register, about: detail, at: time)
    }
    if idle.isPending { recordIdle(at: time) }
  }

  // MARK: Examined bytes

  /// Whether the transfer read both halves of a pair, or the second half after other transfers, in
  /// a way that only block data update makes safe.
  @inline(__always)
  private mutating func completesPair() -> Bool {
    !watchesBytes && access.hasNoHalves || takeHalves()
  }

  private mutating func takeHalves() -> Bool {
    let isWhole = pairs.take(access.touched)
    let isSafe = !holdsPairs && (!access.isLate || access.foundNothing)
    let watches = !holdsPairs || pairs.open != 0
    if watches != watchesBytes { watchesBytes = watches }
    return isWhole && !isSafe
  }

  /// Mark of the sample in the output registers. A FIFO keeps the set that it shows until it is
  /// read, unless it overflows.
  private var sampleMark: Int64 { showsFIFO ? output.replacements : clock.next }

  /// The status is read, which reports a new sample or none.
  private mutating func watchStatus() {
    if output.isReady { pairs.announce(sampleMark) } else { access.foundNothing = true }
  }

  /// An output byte is read. A pin reported the sample when it arrived; FIFO_SRC_REG or a pin
  /// reported a FIFO's sets.
  private mutating func watch(_ address: UInt8) {
    let mark = sampleMark
    if access.touched == 0, showsFIFO || showsDataReady, output.mayBeAnnounced(address) {
      pairs.announce(mark)
    }
    if !pairs.isInTime(mark) { access.isLate = true }
  }

  /// Sets a register on behalf of the chip itself.
  mutating func set(_ address: UInt8, to value: UInt8) { registers[address] = value }
}
