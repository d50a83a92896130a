// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The registers of the LSM9DS1's accelerometer and gyroscope as a bus sees them: the address counter, two sets of
/// outputs, the thermometer's, and the checks of each transfer.
struct LSM9DS1AGInterface: Sendable {
  private typealias Registers = Datasheet.LSM9DS1AG

  private(set) var registers = RegisterFile(Datasheet.LSM9DS1AG.facts)
  var accelerometer = InertialOutput(first: Datasheet.LSM9DS1AG.OUT_X_L_XL.address)
  var gyroscope = InertialOutput(first: Datasheet.LSM9DS1AG.OUT_X_L_G.address)
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

  init() { thermometer.enabled = 1 }

  mutating func powerOn(at time: Int64, for duration: Int64) {
    registers.reset()
    accelerometer = InertialOutput(first: Registers.OUT_X_L_XL.address)
    gyroscope = InertialOutput(first: Registers.OUT_X_L_G.address)
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
    pointer.address = byte & Registers.spiAddressMask
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
    case Registers.OUT_TEMP_L.address, Registers.OUT_TEMP_H.address:
      return thermometer.read(address - Registers.OUT_TEMP_L.address + OutputRegisters.first)
    case Registers.STATUS_REG.address, Registers.STATUS_REG_XL.address: readStatus = true
    case Registers.CTRL_REG8.address: return registers[address] | boot.bits(at: time)
    default: registers.noteRead(of: address, at: time, &violations)
    }
    return registers[address]
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
    if address == Registers.CTRL_REG8.address {
      // The chip clears these bits itself, and `boot` has them until then.
      let own = Registers.CTRL_REG8(boot: true, increments: false, softReset: true).bits
      registers[address] = value & ~own
    }
    return STInterface.Change(address: address, before: before, value: value)
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

/// The address counter of the LSM9DS1's accelerometer and gyroscope.
struct InertialPointer: Sendable {
  private typealias Registers = Datasheet.LSM9DS1AG

  /// Where a burst over the outputs goes from the end of each sensor's, and from the thermometer's (figures 6 and
  /// 7).
  enum End: Sendable {
    /// On to the next address.
    case linear
    /// Both sensors are on: from one sensor's outputs to the other's.
    case both
    /// Only the accelerometer is on, or none: back to its first.
    case accelerometer
    /// Only the gyroscope is on: back to its first.
    case gyroscope
  }

  var address: UInt8 = 0
  var increments = true
  var end = End.accelerometer

  mutating func advance() { address = next(after: address) }

  func next(after address: UInt8) -> UInt8 {
    guard increments else { return address }
    switch (address, end) {
    case (Registers.OUT_Z_H_G.address, .both), (Registers.OUT_Z_H_XL.address, .accelerometer),
      (Registers.OUT_TEMP_H.address, .accelerometer):
      return Registers.OUT_X_L_XL.address
    case (Registers.OUT_Z_H_XL.address, .both), (Registers.OUT_Z_H_G.address, .gyroscope),
      (Registers.OUT_TEMP_H.address, .both), (Registers.OUT_TEMP_H.address, .gyroscope):
      return Registers.OUT_X_L_G.address
    default: return (address &+ 1) & Registers.spiAddressMask
    }
  }
}

/// Boot, BOOT and SW_RESET.
struct InertialBoot: Sendable {
  private typealias Control = Datasheet.LSM9DS1AG.CTRL_REG8

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

  /// BOOT was written; it may wait for a sensor to be switched on.
  mutating func reload(at time: Int64, waits: Bool) {
    reloadEnd = waits ? .max : time + Datasheet.LSM9DS1AG.Timing.boot
  }

  /// Begins a boot that waited.
  mutating func startDeferred(at time: Int64) {
    if reloadEnd == .max { reload(at: time, waits: false) }
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
