// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// Bytes to and from the registers and the EEPROM.
extension AK8973Chip {
  /// After the end of each block the address returns to its beginning.
  package func register(after register: UInt8) -> UInt8 {
    switch register {
    case Registers.H1Z.address: return Registers.ST.address
    case Registers.HZGA.address: return Registers.MS1.address
    case Registers.EHZGA.address: return Registers.ETS.address
    case Registers.ST.address..<Registers.H1Z.address,
      Registers.MS1.address..<Registers.HZGA.address,
      Registers.ETS.address..<Registers.EHZGA.address:
      return register + 1
    default: return chosen.counterOutsideBlocks == .counts ? register &+ 1 : register
    }
  }

  // MARK: Reading

  package mutating func read(at time: Int64) -> UInt8 {
    let address = takeAddress()
    switch address {
    case Registers.TMPS.address...Registers.H1Z.address: return readData(address, at: time)
    case Registers.ETS.address...Registers.EHZGA.address: return readEEPROM(address, at: time)
    default:
      registers.noteRead(of: address, at: time, &violations)
      switch registers.rule(address).access {
      case .undocumented, .reserved: return chosen.undefinedRead == .zero ? 0 : 0xFF
      case .closed, .readOnly, .writable: return registers[address]
      }
    }
  }

  /// Reads temperature or field; each byte releases INT.
  private mutating func readData(_ address: UInt8, at time: Int64) -> UInt8 {
    registers[Registers.ST.address] &= ~Registers.ST(dataReady: true).bits
    guard measurement != nil else {
      truth = sampled
      return registers[address]
    }
    violations.record(.busyRead, register: address, at: time)
    return chosen.dataWhileBusy == .zero ? 0 : registers[address]
  }

  private mutating func readEEPROM(_ address: UInt8, at time: Int64) -> UInt8 {
    let isReadable = mode == .eeprom
    if !isReadable {
      violations.record(.fuseModeRead, register: address, at: time)
    } else if time - modeSince < Registers.Timing.modeWait {
      violations.record(.unsettledRead, register: address, at: time)
    }
    guard isReadable else { return chosen.eepromOutsideMode == .zero ? 0 : 0xFF }
    return eepromByte(address)
  }

  // MARK: Writing

  package mutating func write(_ byte: UInt8, at time: Int64) {
    guard counter.isOnI2C else { return }
    let address = takeAddress()
    switch address {
    case Registers.MS1.address: setMode(byte, at: time)
    case Registers.ETS.address...Registers.EHZGA.address: program(byte, address, at: time)
    default: _ = registers.write(byte, to: address, at: time, &violations)
    }
  }

  /// Overwrites the factory trim, which no power cycle restores.
  private mutating func program(_ byte: UInt8, _ address: UInt8, at time: Int64) {
    violations.record(.reservedWrite, register: address, value: byte, at: time)
    let isEnabled = Registers.ST(bits: registers[Registers.ST.address]).eepromWritable
    guard mode == .eeprom, isEnabled else { return }
    let index = Int(address - Registers.ETS.address)
    eeprom += [UInt8](repeating: 0, count: max(0, index + 1 - eeprom.count))
    eeprom[index] = byte
  }
}
