// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The registers of a part with accelerometer and gyroscope as a bus sees them: the address counter, two sets of
/// outputs, the thermometer's, and the checks of each transfer.
struct InertialInterface: Sendable {
  /// Where a part has what this type computes.
  struct Layout: Sendable {
    /// The first output of each sensor.
    var accelerometer: UInt8
    var gyroscope: UInt8
    var thermometer: UInt8
    /// The status, at one or two addresses.
    var status: (UInt8, UInt8)
    /// The register with BOOT and SW_RESET.
    var control: UInt8
  }

  private(set) var registers: RegisterFile
  let layout: Layout
  var accelerometer: InertialOutput
  var gyroscope: InertialOutput
  /// OUT_TEMP, as the first of three outputs.
  var thermometer = OutputRegisters(STPolicies())
  var violations = Violations()
  var boot = InertialBoot()
  var idle = IdleSettings()
  var pointer = InertialPointer()

  /// Number of data bytes of the transfer.
  private var bytes = 0
  private var readStatus = false
  /// Whether a byte was written to an output since the last command byte, so that the following reads start at
  /// the next register.
  private var wroteOutput = false

  init(_ facts: ChipFacts, _ layout: Layout) {
    registers = RegisterFile(facts)
    self.layout = layout
    accelerometer = InertialOutput(first: layout.accelerometer)
    gyroscope = InertialOutput(first: layout.gyroscope)
    thermometer.enabled = 1
  }

  mutating func powerOn(at time: Int64, for duration: Int64) {
    registers.reset()
    accelerometer = InertialOutput(first: layout.accelerometer)
    gyroscope = InertialOutput(first: layout.gyroscope)
    thermometer = OutputRegisters(STPolicies())
    thermometer.enabled = 1
    boot = InertialBoot(end: time + duration)
    idle = IdleSettings()
    bytes = 0
    readStatus = false
    wroteOutput = false
  }

  /// Sets a register on behalf of the chip itself.
  mutating func set(_ address: UInt8, to value: UInt8) { registers[address] = value }

  /// Policy: whether a one written to a bit that must be zero is stored.
  var storesReservedBits: Bool {
    get { registers.storesReservedBits }
    set { registers.storesReservedBits = newValue }
  }

  // MARK: Transfers

  mutating func command(_ byte: UInt8, at time: Int64) {
    pointer.address = byte & InertialPointer.mask
    wroteOutput = false
    if boot.isRunning(at: time) {
      violations.record(.bootAccess, register: pointer.address, at: time)
    }
  }

  mutating func read(at time: Int64) -> UInt8 {
    let address = pointer.address
    let increments = pointer.increments
    pointer.advance()
    bytes += 1
    if accelerometer.contains(address) {
      return accelerometer.read(address, number: bytes, increments: increments)
    }
    if gyroscope.contains(address) {
      return gyroscope.read(address, number: bytes, increments: increments)
    }
    switch address {
    case layout.thermometer, layout.thermometer + 1:
      return thermometer.read(address - layout.thermometer + OutputRegisters.first)
    case layout.status.0, layout.status.1: readStatus = true
    case layout.control: return registers[address] | boot.bits(at: time)
    default: registers.noteRead(of: address, at: time, &violations)
    }
    return registers[address]
  }

  /// Reads the outputs that are next in one step, as far as each pair is read whole; the same as `read` for each byte.
  ///
  /// - Returns: The index after the last of them, and whether outputs of each sensor are among them.
  mutating func readOutputs(
    into span: inout MutableSpan<UInt8>, from first: Int
  ) -> (end: Int, gyroscope: Bool, accelerometer: Bool) {
    var read = (end: first, gyroscope: false, accelerometer: false)
    guard pointer.increments else { return read }
    while read.end + 1 < span.count {
      let address = pointer.address
      var count = 0
      if gyroscope.contains(address) {
        count = gyroscope.readOutputs(address, into: &span, at: read.end)
        read.gyroscope = read.gyroscope || count > 0
      } else if accelerometer.contains(address) {
        count = accelerometer.readOutputs(address, into: &span, at: read.end)
        read.accelerometer = read.accelerometer || count > 0
      } else if address == layout.thermometer, thermometer.isWhole {
        thermometer.readPair(OutputRegisters.first, into: &span, at: read.end)
        count = 2
      }
      guard count > 0 else { break }
      // No burst jumps from within a sensor's outputs.
      pointer.address = pointer.next(after: address &+ UInt8(count) &- 1)
      read.end += count
    }
    bytes += read.end - first
    return read
  }

  /// Reads the outputs of both sensors, with or without the temperature before them, if that is the whole transfer and
  /// the only rule that it can break is that of stale data: the most frequent access of drivers.
  ///
  /// - Returns: Whether it did; else nothing is changed.
  mutating func readPlainly(
    into span: inout MutableSpan<UInt8>, command: UInt8, from time: Int64, to end: Int64
  ) -> Bool {
    let address = command & InertialPointer.mask
    let hasTemperature = span.count == 14
    guard
      hasTemperature
        ? address == layout.thermometer && thermometer.isWhole
          && pointer.next(after: address &+ 1) == layout.gyroscope
        : span.count == 12 && address == layout.gyroscope,
      pointer.increments, pointer.next(after: gyroscope.last) == layout.accelerometer,
      !boot.isRunning(at: time), !idle.isPending, gyroscope.isPlain(at: end),
      accelerometer.isPlain(at: end)
    else { return false }
    if hasTemperature { thermometer.readPair(OutputRegisters.first, into: &span, at: 0) }
    let first = hasTemperature ? 2 : 0
    gyroscope.readPlainly(into: &span, from: first, endingAt: end, &violations)
    accelerometer.readPlainly(into: &span, from: first &+ 6, endingAt: end, &violations)
    pointer.address = pointer.next(after: accelerometer.last)
    wroteOutput = false
    return true
  }

  /// - Returns: The register's byte before and after; nil where none was stored.
  mutating func write(_ byte: UInt8, at time: Int64) -> STInterface.Change? {
    let address = pointer.address
    let increments = pointer.increments
    pointer.advance()
    bytes += 1
    let before = registers[address]
    guard let value = registers.write(byte, to: address, at: time, &violations) else {
      let isOutput = accelerometer.contains(address) || gyroscope.contains(address)
      if increments && isOutput { wroteOutput = true }
      return nil
    }
    if address == layout.control {
      // The chip clears these bits itself, and `boot` has them until then.
      registers[address] = value & ~InertialBoot.own
    }
    return STInterface.Change(address: address, before: before, value: value)
  }

  /// Counts a byte of a register that the chip itself answers.
  ///
  /// - Returns: Its address.
  mutating func pass() -> UInt8 {
    let address = pointer.address
    pointer.advance()
    bytes += 1
    return address
  }

  mutating func end(at time: Int64) {
    if bytes > 1 && !pointer.increments {
      violations.record(.burstWithoutIncrement, register: pointer.address, at: time)
    }
    let first = gyroscope.end(
      bytes: bytes, readStatus: readStatus, isShifted: wroteOutput, at: time, &violations)
    let second = accelerometer.end(
      bytes: bytes, readStatus: readStatus, isShifted: wroteOutput, at: time, &violations)
    if first || second {
      wroteOutput = false
      if idle.isPending { idle.record(in: &violations, at: time) }
    }
    bytes = 0
    readStatus = false
  }
}

/// The address counter of a part with accelerometer and gyroscope: seven bits, and jumps of bursts.
struct InertialPointer: Sendable {
  static var mask: UInt8 { Datasheet.LSM9DS1AG.spiAddressMask }

  /// Where a burst goes from the end of some registers.
  struct Jump: Sendable {
    /// The address after which it goes to another than the next; 0xFF for none.
    var from: UInt8 = 0xFF
    var to: UInt8 = 0
  }

  typealias Jumps = InlineArray<6, Jump>

  var address: UInt8 = 0
  var increments = true
  var jumps = Jumps(repeating: Jump()) {
    didSet {
      marks = 0
      for index in jumps.indices where jumps[index].from <= Self.mask {
        marks |= Self.mark(jumps[index].from)
      }
    }
  }
  /// The marks of the addresses from which a burst jumps: most others are known by them.
  private var marks: UInt64 = 0

  private static func mark(_ address: UInt8) -> UInt64 { 1 << UInt64(address & 63) }

  @inline(__always)
  mutating func advance() { address = next(after: address) }

  @inline(__always)
  func next(after address: UInt8) -> UInt8 {
    guard increments else { return address }
    if marks & Self.mark(address) != 0 { return jump(from: address) }
    return (address &+ 1) & Self.mask
  }

  @inline(never)
  private func jump(from address: UInt8) -> UInt8 {
    for index in jumps.indices where jumps[index].from == address { return jumps[index].to }
    return (address &+ 1) & Self.mask
  }
}

/// Boot, BOOT and SW_RESET, which are bits 7 and 0 in all parts.
struct InertialBoot: Sendable {
  private typealias Control = Datasheet.LSM9DS1AG.CTRL_REG8

  /// Both bits.
  static var own: UInt8 { Control(boot: true, increments: false, softReset: true).bits }

  /// Board time at which the trim has been loaded after power-on or SW_RESET; nothing is sampled before.
  private(set) var end: Int64
  /// Board time until which SW_RESET reads 1.
  private var resetEnd = Int64.min
  /// Board time until which BOOT reads 1; `Int64.max` while it waits.
  private var reloadEnd = Int64.min
  /// Board time of the event at which a pin that shows the boot changes; `Int64.max` for none.
  private(set) var pinEnd = Int64.max

  init(end: Int64 = 0) { self.end = end }

  /// SW_RESET caused this.
  mutating func showReset() { resetEnd = end }

  /// BOOT was written.
  mutating func reload(at time: Int64, for duration: Int64) { reloadEnd = time + duration }

  /// BOOT was written, and waits for a sensor to be switched on.
  mutating func deferReload() { reloadEnd = .max }

  /// Begins a boot that waited.
  mutating func startDeferred(at time: Int64, for duration: Int64) {
    if reloadEnd == .max { reload(at: time, for: duration) }
  }

  /// Whether the trim is being loaded: a boot that waits has not begun.
  func isRunning(at time: Int64) -> Bool {
    time < end || time < reloadEnd && reloadEnd != .max
  }

  /// BOOT and SW_RESET.
  func bits(at time: Int64) -> UInt8 {
    Control(boot: time < reloadEnd, increments: false, softReset: time < resetEnd).bits
  }

  /// Records whether a pin shows the boot; called after each write that may change that or begin a boot.
  mutating func show(_ isShown: Bool, at time: Int64) {
    pinEnd = isShown && isRunning(at: time) ? max(end, reloadEnd == .max ? .min : reloadEnd) : .max
  }

  mutating func pass(upTo time: Int64) {
    if pinEnd <= time { pinEnd = .max }
  }
}
