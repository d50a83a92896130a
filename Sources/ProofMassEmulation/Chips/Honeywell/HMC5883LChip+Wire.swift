// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// Bytes to and from the registers, and the lock of the data.
extension HMC5883LChip {
  private static var data: ClosedRange<UInt8> {
    Registers.DXRA.address...Registers.DYRB.address
  }

  package mutating func command(i2c byte: UInt8, at time: Int64) {
    counter = I2CAddressCounter(pointer: chosen.highBit == .ignored ? byte & 0x7F : byte)
    hasWritten = false
  }

  package func register(after register: UInt8) -> UInt8 {
    switch register {
    case Self.data.upperBound where chosen.afterData == .data: Self.data.lowerBound
    // By the document the address goes back to 0 here, too, but three clients read both bytes in one transaction.
    case Datasheet.LSM303DLHCM.TEMP_OUT_H.address
    where variant.hasThermometer && chosen.afterTemperature == .next:
      register + 1
    case Registers.IRC.address...: Registers.CRA.address
    default: register + 1
    }
  }

  // MARK: Reading

  package mutating func read(at time: Int64) -> UInt8 {
    let address = takeAddress()
    registers.noteRead(of: address, at: time, &violations)
    guard registers.rule(address).access != .undocumented else { return 0 }
    switch address {
    case Self.data:
      if marks == 0 { checkReading(of: address, at: time) }
      truth = sampled
      hold(1 << (address - Self.data.lowerBound))
    case Registers.MR.address where chosen.modeReadLocks == .yes: hold(0)
    case Registers.SR.address: return Registers.SR(locked: isLocked, ready: isReady).bits
    default: break
    }
    return registers[address]
  }

  private mutating func checkReading(of address: UInt8, at time: Int64) {
    if hasLost {
      violations.record(.frozenRead, register: address, at: time)
    } else if !isNew {
      violations.record(.staleRead, register: address, at: time)
    } else if dataGain != controlB.gain {
      violations.record(.unsettledRead, register: address, at: time)
    }
    hasLost = false
  }

  /// Locks the data until all six registers have been read.
  private mutating func hold(_ mark: UInt8) {
    if mark != 0, chosen.readyClears == .reading { isReady = false }
    marks |= mark
    isLocked = marks != 0x3F
    if !isLocked { (marks, isNew) = (0, false) }
  }

  private mutating func release() { (marks, isLocked) = (0, false) }

  // MARK: Writing

  package mutating func write(_ byte: UInt8, at time: Int64) {
    guard counter.isOnI2C else { return }
    let address = counter.pointer
    let isFurther = hasWritten
    hasWritten = true
    if isFurther { violations.record(.burstWrite, register: address, value: byte, at: time) }
    if isFurther, chosen.burstWrite == .first { return }
    if chosen.burstWrite == .increment { _ = takeAddress() }
    guard registers.write(byte, to: address, at: time, &violations) != nil else { return }
    switch address {
    case Registers.CRA.address:
      release()
      didChangeAverages()
      if mode == .continuous { start(at: time) }
    case Registers.CRB.address:
      if chosen.gainLatency == .first { gain = controlB.gain }
    default:
      release()
      start(at: time)
    }
  }
}
