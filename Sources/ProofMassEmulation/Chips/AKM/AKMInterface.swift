// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// One of the two register maps of AKM magnetometers with 13 bits or more.
enum AKMMap: Sendable {
  /// AK8975 and AK8963, with a fuse ROM, a bit that switches the self-test's coil on, I2CDIS and SPI.
  case ak8975
  /// AK09916: the part adjusts its output itself, and has I2C only.
  case ak09916

  /// Address of ST1. The data follow it.
  var status: UInt8 {
    self == .ak8975 ? Datasheet.AK8975.ST1.address : Datasheet.AK09916.ST1.address
  }
  /// Where the last measurement is.
  var outputs: OutputPlaces { .pairs(from: status + 1, bigEndian: false) }
  /// Address of ST2, the end of a reading.
  var end: UInt8 {
    self == .ak8975 ? Datasheet.AK8975.ST2.address : Datasheet.AK09916.ST2.address
  }
  /// Address of the register that holds the mode.
  var control: UInt8 {
    self == .ak8975 ? Datasheet.AK8975.CNTL.address : Datasheet.AK09916.CNTL2.address
  }
  /// The bits of the mode. Zero is power-down in both maps.
  var modeMask: UInt8 { self == .ak8975 ? 0x0F : 0x1F }

  /// The address after a register: after the end of each block the address counter returns to the
  /// beginning of one. nil outside the blocks.
  func register(after register: UInt8) -> UInt8? {
    switch self {
    case .ak8975:
      typealias Registers = Datasheet.AK8975
      switch register {
      case Registers.ASTC.address: return Registers.WIA.address
      case Registers.ASAZ.address: return Registers.ASAX.address
      case ...Registers.ASTC.address, Registers.ASAX.address...Registers.ASAZ.address:
        return register + 1
      default: return nil
      }
    case .ak09916:
      typealias Registers = Datasheet.AK09916
      switch register {
      case Registers.RSV2.address: return Registers.ST1.address
      case Registers.ST2.address: return Registers.WIA1.address
      case Registers.CNTL3.address: return Registers.CNTL1.address
      case ..<Registers.RSV2.address, Registers.ST1.address..<Registers.ST2.address,
        Registers.CNTL1.address..<Registers.CNTL3.address:
        return register + 1
      default: return nil
      }
    }
  }
}

/// The registers that AKM magnetometers share: the address counter, SPI frames, I2CDIS, the fuse
/// ROM, and the rules for changing the mode.
struct AKMInterface: Sendable {
  // The registers of the first map; where the second has others, `map` has their addresses.
  typealias Registers = Datasheet.AK8975

  let map: AKMMap
  var registers: RegisterFile
  var violations = Violations()
  var policies = AKMPolicies()
  var reading = AKMReading()

  private(set) var pointer: UInt8 = 0
  /// Number of bytes of the present SPI frame after the command byte; nil on I2C.
  private var frameBytes: Int?
  /// Board time in nanoseconds at which the present mode was set.
  private(set) var modeSince: Int64 = 0
  private(set) var answersI2C = true
  /// Whether a byte was written to the status or the data since the last command byte, so that the
  /// following reads start at the next register.
  private var wroteOutput = false

  init(_ facts: ChipFacts, _ map: AKMMap = .ak8975) {
    self.map = map
    registers = RegisterFile(facts)
  }

  /// Resets the registers at power-on or after a soft reset, which may leave I2C disabled.
  ///
  /// - Parameter information: The value of INFO; nil in a part without it.
  mutating func reset(at time: Int64, information: UInt8?, keepsI2COff: Bool = false) {
    let disabled = registers[Registers.I2CDIS.address]
    registers.reset()
    reading = AKMReading()
    if let information { registers[Registers.INFO.address] = information }
    modeSince = time
    guard keepsI2COff, !answersI2C else { return answersI2C = true }
    registers[Registers.I2CDIS.address] = disabled
  }

  // MARK: The address counter

  mutating func command(i2c byte: UInt8) {
    pointer = byte
    wroteOutput = false
    frameBytes = nil
  }

  mutating func command(spi byte: UInt8) -> Bool {
    pointer = byte & Registers.spiAddressMask
    wroteOutput = false
    frameBytes = 0
    return map == .ak8975 && byte & Registers.spiReadBit != 0
  }

  func register(after register: UInt8) -> UInt8 {
    map.register(after: register)
      ?? (policies.counterOutsideBlocks == .counts ? register &+ 1 : register)
  }

  /// Address of the register that the present byte comes from; the counter moves on.
  mutating func takeAddress() -> UInt8 {
    defer { pointer = register(after: pointer) }
    return pointer
  }

  /// Address of the register that the present byte goes to; nil after the sixteenth clock of an SPI
  /// frame, after which bytes are ignored, and for a part without SPI.
  mutating func takeAddress(for byte: UInt8, at time: Int64) -> UInt8? {
    guard map == .ak8975 || frameBytes == nil else { return nil }
    let address = takeAddress()
    guard let bytes = frameBytes else { return address }
    frameBytes = bytes + 1
    guard bytes > 0 else { return address }
    violations.record(.spiExtraBytes, register: address, value: byte, at: time)
    return nil
  }

  /// Reads a run of registers of the first map that begins with ST1 or the data, contains data and
  /// ends with them or ST2; the same as byte by byte while no measurement runs.
  ///
  /// - Returns: Whether the next registers are such a run; else nothing is done.
  mutating func readOutput(into bytes: inout MutableSpan<UInt8>) -> Bool {
    let first = Int(pointer)
    let end = first + bytes.count
    guard pointer == Registers.ST1.address || pointer == Registers.HXL.address,
      end > Int(Registers.HXL.address), end <= Int(Registers.ST2.address) + 1
    else { return false }
    for index in 0..<bytes.count { bytes[index] = registers[UInt8(first + index)] }
    if pointer == Registers.ST1.address { reading.readStatus(pointer) }
    let last = min(end, Int(Registers.ST2.address)) - 1
    reading.readData((2 << UInt8(last - Int(Registers.HXL.address))) - 1, UInt8(last))
    if end > Int(Registers.ST2.address) {
      reading.readEnd()
      registers[Registers.ST2.address] &= ~Registers.ST2(dataError: true).bits
    }
    registers[Registers.ST1.address] = 0
    pointer = UInt8(end)
    return true
  }

  // MARK: Registers without effects

  /// - Parameter adjustment: Contents of the fuse ROM.
  mutating func read(
    _ address: UInt8, _ adjustment: (x: UInt8, y: UInt8, z: UInt8), at time: Int64
  ) -> UInt8 {
    registers.noteRead(of: address, at: time, &violations)
    if address == map.status { reading.readStatus(address) }
    switch registers.rule(address).access {
    case .undocumented, .reserved: return policies.undefinedRead == .zero ? 0 : 0xFF
    default: break
    }
    guard map == .ak8975 else { return registers[address] }
    switch address {
    case Registers.ASAX.address: return readFuse(adjustment.x, address, at: time)
    case Registers.ASAY.address: return readFuse(adjustment.y, address, at: time)
    case Registers.ASAZ.address: return readFuse(adjustment.z, address, at: time)
    default: return registers[address]
    }
  }

  private mutating func readFuse(_ value: UInt8, _ address: UInt8, at time: Int64) -> UInt8 {
    let isReadable = mode == .fuseROM
    if !isReadable {
      violations.record(.fuseModeRead, register: address, at: time)
    } else if time - modeSince < Registers.Timing.fuseAccess {
      violations.record(.unsettledRead, register: address, at: time)
    }
    return isReadable ? value : policies.adjustment == .zero ? 0 : 0xFF
  }

  mutating func write(_ byte: UInt8, to address: UInt8, at time: Int64) {
    guard map != .ak8975 || address != Registers.I2CDIS.address else {
      return disableI2C(byte, at: time)
    }
    _ = registers.write(byte, to: address, at: time, &violations)
    if map.status..<map.end ~= address { wroteOutput = true }
    if registers.rule(address).access == .closed, policies.closedRegisters == .store {
      registers[address] = byte
    }
  }

  private mutating func disableI2C(_ byte: UInt8, at time: Int64) {
    let address = Registers.I2CDIS.address
    if byte != Registers.I2CDIS.writeKey {
      violations.record(.wrongKey, register: address, value: byte, at: time)
      let isOdd = Registers.I2CDIS(bits: byte).disabled
      guard policies.otherKeys == .disable, isOdd else { return }
    }
    answersI2C = false
    registers[address] =
      policies.disabledReads == .key ? byte : Registers.I2CDIS(disabled: true).bits
  }

  // MARK: The mode

  /// The present mode in the first map, if both of its parts have it under the same code; nil for
  /// others.
  var mode: Registers.CNTL.Mode? {
    Registers.CNTL(bits: registers[Registers.CNTL.address]).mode
  }

  /// Sets the mode: from any mode to power-down and, after a wait there, to the next.
  ///
  /// - Returns: Whether the mode was accepted.
  mutating func setMode(_ byte: UInt8, wait modeWait: Int64, at time: Int64) -> Bool {
    let address = map.control
    let wasDown = registers[address] & map.modeMask == 0
    let isDown = byte & map.modeMask == 0
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
    registers[map.control] &= ~map.modeMask
  }

  // MARK: Data

  mutating func clearStatusAndData() {
    reading.clear()
    for register in map.status...map.end { registers[register] = 0 }
  }

  mutating func store(_ counts: Axes<Int16>) {
    reading.takeMeasurement()
    store(counts.x, at: map.status + 1)
    store(counts.y, at: map.status + 3)
    store(counts.z, at: map.status + 5)
  }

  /// Records a measurement that a write of the mode starts.
  mutating func noteStart(_ byte: UInt8, at time: Int64) {
    guard reading.awaitsEnd else { return }
    reading.readEnd()
    violations.record(.st2Unread, register: map.control, value: byte, at: time)
  }

  /// Records that a data register is read.
  mutating func noteData(_ address: UInt8, isProtected: Bool = false) {
    let bit: UInt8 = 1 << (address - map.status - 1)
    reading.noteByte(bit, address)
    reading.readData(bit, address, isProtected: isProtected)
  }

  /// Checks a transfer that ends.
  ///
  /// - Parameter isMeasuring: Whether a measurement is running.
  mutating func end(isMeasuring: Bool, at time: Int64) {
    guard reading.isOpen else { return }
    let misaligned = reading.takeMisaligned()
    if wroteOutput {
      wroteOutput = false
      violations.record(.readAfterWrite, register: map.status + 1, at: time)
    } else if let register = misaligned {
      violations.record(.misalignedBurst, register: register, at: time)
    }
    guard let fault = reading.end(isMeasuring: isMeasuring) else { return }
    violations.record(fault.kind, register: fault.register, at: time)
  }

  private mutating func store(_ count: Int16, at low: UInt8) {
    registers[low] = UInt8(truncatingIfNeeded: count)
    registers[low + 1] = UInt8(truncatingIfNeeded: count >> 8)
  }
}
