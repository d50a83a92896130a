// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// What the AK8975 and the AK8963 have in common: the address counter, SPI frames, I2CDIS, the fuse
/// ROM, and the rules for changing the mode.
struct AKMInterface: Sendable {
  // The same in both parts.
  typealias Registers = Datasheet.AK8975

  var registers: RegisterFile
  var violations = Violations()
  var policies = AKMPolicies()
  var adjustment: (x: UInt8, y: UInt8, z: UInt8) = (170, 175, 160)
  var information: UInt8 = 0
  var modeWait = Registers.Timing.modeWait

  private(set) var pointer: UInt8 = 0
  /// Bytes of the present SPI frame after the command byte; nil on I2C.
  private var frameBytes: Int?
  /// When the present mode was set.
  private(set) var modeSince: Int64 = 0
  private(set) var answersI2C = true

  init(_ facts: ChipFacts) { registers = RegisterFile(facts) }

  /// Power comes up, or a soft reset ends, after which I2C may stay off.
  mutating func reset(at time: Int64, keepsI2COff: Bool = false) {
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

  /// The register that a byte comes from.
  mutating func takeAddress() -> UInt8 {
    defer { pointer = register(after: pointer) }
    return pointer
  }

  /// The register that a byte goes to; nil after the sixteenth clock of an SPI frame, where what
  /// comes is ignored.
  mutating func takeAddress(for byte: UInt8, at time: Int64) -> UInt8? {
    let address = takeAddress()
    guard let bytes = frameBytes else { return address }
    frameBytes = bytes + 1
    guard bytes > 0 else { return address }
    violations.record(.spiExtraBytes, register: address, value: byte, at: time)
    return nil
  }

  // MARK: Registers without a life of their own

  mutating func read(_ address: UInt8, at time: Int64) -> UInt8 {
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

  /// The two modes that both parts have under the same code, or another.
  private var mode: Registers.CNTL.Mode? { mode(registers[Registers.CNTL.address]) }

  private func mode(_ bits: UInt8) -> Registers.CNTL.Mode? { Registers.CNTL(bits: bits).mode }

  /// From any mode to power-down, 100 µs there, then to the next.
  ///
  /// - Returns: What the register holds now; nil when the mode was not taken.
  mutating func setMode(_ byte: UInt8, at time: Int64) -> UInt8? {
    let address = Registers.CNTL.address
    let wasDown = mode == .powerDown
    let isDown = mode(byte) == .powerDown
    if !isDown, !wasDown || time - modeSince < modeWait {
      violations.record(
        wasDown ? .modeChangeWait : .modeChange, register: address, value: byte, at: time)
      if policies.modeChange == .strict { return nil }
    }
    guard let value = registers.write(byte, to: address, at: time, &violations) else { return nil }
    if !(wasDown && isDown && policies.powerDownAgain == .keeps) { modeSince = time }
    return value
  }

  /// A measurement is over: back in power-down by itself.
  mutating func endMode(at time: Int64) {
    modeSince = time
    registers[Registers.CNTL.address] &= ~Registers.CNTL(mode: .fuseROM).bits
  }

  // MARK: A sample

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
