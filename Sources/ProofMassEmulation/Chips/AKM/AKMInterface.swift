// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The common registers of AK8975 and AK8963: the address counter, SPI frames, I2CDIS, the fuse
/// ROM, and the rules for changing the mode.
struct AKMInterface: Sendable {
  // The same in both parts.
  typealias Registers = Datasheet.AK8975

  var registers: RegisterFile
  var violations = Violations()
  var policies = AKMPolicies()

  private(set) var pointer: UInt8 = 0
  /// Number of bytes of the present SPI frame after the command byte; nil on I2C.
  private var frameBytes: Int?
  /// Board time in nanoseconds at which the present mode was set.
  private(set) var modeSince: Int64 = 0
  private(set) var answersI2C = true

  init(_ facts: ChipFacts) { registers = RegisterFile(facts) }

  /// Resets the registers at power-on or by a soft reset, after which I2C may stay disabled.
  mutating func reset(at time: Int64, information: UInt8, keepsI2COff: Bool = false) {
    let disabled = registers[Registers.I2CDIS.address]
    registers.reset()
    registers[Registers.INFO.address] = information
    modeSince = time
    guard keepsI2COff, !answersI2C else { return answersI2C = true }
    registers[Registers.I2CDIS.address] = disabled
  }

  // MARK: The address counter

  mutating func command(i2c byte: UInt8) {
    pointer = byte
    frameBytes = nil
  }

  mutating func command(spi byte: UInt8) -> Bool {
    pointer = byte & Registers.spiAddressMask
    frameBytes = 0
    return byte & Registers.spiReadBit != 0
  }

  /// The end of each block leads back to its beginning.
  func register(after register: UInt8) -> UInt8 {
    switch register {
    case Registers.ASTC.address: return Registers.WIA.address
    case Registers.ASAZ.address: return Registers.ASAX.address
    case ...Registers.ASTC.address, Registers.ASAX.address...Registers.ASAZ.address:
      return register + 1
    default: return policies.counterOutsideBlocks == .counts ? register &+ 1 : register
    }
  }

  /// Address of the register that the present byte comes from; the counter moves on.
  mutating func takeAddress() -> UInt8 {
    defer { pointer = register(after: pointer) }
    return pointer
  }

  /// Address of the register that the present byte goes to; nil after the sixteenth clock of an SPI
  /// frame, from which on bytes are ignored.
  mutating func takeAddress(for byte: UInt8, at time: Int64) -> UInt8? {
    let address = takeAddress()
    guard let bytes = frameBytes else { return address }
    frameBytes = bytes + 1
    guard bytes > 0 else { return address }
    violations.record(.spiExtraBytes, register: address, value: byte, at: time)
    return nil
  }

  // MARK: Registers without effects

  /// - Parameter adjustment: Contents of the fuse ROM.
  mutating func read(
    _ address: UInt8, _ adjustment: (x: UInt8, y: UInt8, z: UInt8), at time: Int64
  ) -> UInt8 {
    registers.noteRead(of: address, at: time, &violations)
    switch registers.rule(address).access {
    case .undocumented, .reserved: return policies.undefinedRead == .zero ? 0 : 0xFF
    default: break
    }
    switch address {
    case Registers.ASAX.address: return readFuse(adjustment.x, address, at: time)
    case Registers.ASAY.address: return readFuse(adjustment.y, address, at: time)
    case Registers.ASAZ.address: return readFuse(adjustment.z, address, at: time)
    default: return registers[address]
    }
  }

  private mutating func readFuse(_ value: UInt8, _ address: UInt8, at time: Int64) -> UInt8 {
    let isReadable = mode == .fuseROM
    if !isReadable || time - modeSince < Registers.Timing.fuseAccess {
      violations.record(.unsettledRead, register: address, at: time)
    }
    return isReadable ? value : policies.adjustment == .zero ? 0 : 0xFF
  }

  mutating func write(_ byte: UInt8, to address: UInt8, at time: Int64) {
    guard address != Registers.I2CDIS.address else { return disableI2C(byte, at: time) }
    _ = registers.write(byte, to: address, at: time, &violations)
    if registers.rule(address).access == .closed, policies.closedRegisters == .store {
      registers[address] = byte
    }
  }

  private mutating func disableI2C(_ byte: UInt8, at time: Int64) {
    let address = Registers.I2CDIS.address
    if byte != UInt8(Registers.Constant.i2cDisableKey) {
      violations.record(.wrongKey, register: address, value: byte, at: time)
      let isOdd = Registers.I2CDIS(bits: byte).disabled
      guard policies.otherKeys == .disable, isOdd else { return }
    }
    answersI2C = false
    registers[address] =
      policies.disabledReads == .key ? byte : Registers.I2CDIS(disabled: true).bits
  }

  // MARK: The mode

  /// The present mode, among those that both parts have under the same code; nil for others.
  var mode: Registers.CNTL.Mode? { mode(registers[Registers.CNTL.address]) }

  private func mode(_ bits: UInt8) -> Registers.CNTL.Mode? { Registers.CNTL(bits: bits).mode }

  /// Sets the mode: from any mode to power-down and, after a wait there, to the next.
  ///
  /// - Returns: Whether the mode was taken.
  mutating func setMode(_ byte: UInt8, wait modeWait: Int64, at time: Int64) -> Bool {
    let address = Registers.CNTL.address
    let wasDown = mode == .powerDown
    let isDown = mode(byte) == .powerDown
    if !isDown, !wasDown || time - modeSince < modeWait {
      violations.record(
        wasDown ? .modeChangeWait : .modeChange, register: address, value: byte, at: time)
      if policies.modeChange == .strict { return false }
    }
    guard registers.write(byte, to: address, at: time, &violations) != nil else { return false }
    if !(wasDown && isDown && policies.powerDownAgain == .keeps) { modeSince = time }
    return true
  }

  /// A single measurement is over: the part returns to power-down.
  mutating func endMode(at time: Int64) {
    modeSince = time
    registers[Registers.CNTL.address] &= ~Registers.CNTL(mode: .fuseROM).bits
  }

  // MARK: Data

  mutating func clearStatusAndData() {
    for register in Registers.ST1.address...Registers.ST2.address { registers[register] = 0 }
  }

  mutating func store(_ counts: Axes<Int16>) {
    store(counts.x, at: Registers.HXL.address)
    store(counts.y, at: Registers.HYL.address)
    store(counts.z, at: Registers.HZL.address)
  }

  private mutating func store(_ count: Int16, at low: UInt8) {
    registers[low] = UInt8(truncatingIfNeeded: count)
    registers[low + 1] = UInt8(truncatingIfNeeded: count >> 8)
  }
}
