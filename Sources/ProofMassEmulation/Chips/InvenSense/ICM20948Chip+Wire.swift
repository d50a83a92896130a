// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Bytes from the registers.
extension ICM20948Chip {
  package mutating func command(i2c byte: UInt8, at time: Int64) { begin(byte, onSPI: false) }

  package mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    begin(byte & Registers.spiAddressMask, onSPI: true)
    return byte & Registers.spiReadBit != 0
  }

  private mutating func begin(_ address: UInt8, onSPI: Bool) {
    (pointer, isOnSPI, access) = (address, onSPI, InvenSenseAccess())
  }

  /// FIFO_R_W and the memory of the motion processor stay, both of bank 0. What follows the last register is not
  /// documented.
  package func register(after register: UInt8) -> UInt8 {
    let stays =
      register == Registers.FIFO_R_W.address
      || register == UInt8(Registers.Constant.motionProcessorData)
    if stays && banks.bank(of: register) == 0 { return register }
    return isOnSPI ? (register &+ 1) & Registers.spiAddressMask : register &+ 1
  }

  package mutating func end(at time: Int64) {
    judgeAccess(fifo: Registers.FIFO_R_W.address, at: time)
    access = InvenSenseAccess()
  }

  var showsOutputs: Bool { banks.bank(of: Self.firstOutput) == 0 }

  package mutating func read(at time: Int64) -> UInt8 {
    let isFirst = !access.hasBegun
    let address = takeAddress(at: time)
    let bank = banks.bank(of: address)
    banks.noteRead(of: address, in: bank, isFirst: isFirst, at: time, &violations)
    defer { didRead(address, in: bank) }
    switch bank {
    case 0: return readFirst(address, at: time)
    case 3 where address == Three.I2C_SLV4_DI.address: return auxiliary.input
    default: return banks.read(address, in: bank)
    }
  }

  /// A register of bank 0.
  private mutating func readFirst(_ address: UInt8, at time: Int64) -> UInt8 {
    if Self.isOutput(address) { return readOutput(address) }
    let status = Registers.INT_STATUS.address
    switch address {
    case status...status + 3:
      hold()
      if address == Registers.INT_STATUS_1.address { access.readsStatus = true }
      return latched[Int(address - status)]
    case Registers.DATA_RDY_STATUS.address:
      hold()
      access.readsStatus = true
      return readiness
    case Registers.I2C_MST_STATUS.address:
      defer { masterStatus = 0 }
      return masterStatus
    case Registers.FIFO_COUNTH.address:
      heldCount = fifo.count
      return UInt8(heldCount >> 8)
    case Registers.FIFO_COUNTL.address: return UInt8(heldCount & 0xFF)
    case Registers.FIFO_R_W.address:
      if isOnSPI && time < closedUntil {
        violations.record(.accessAfterGyroscope, register: address, at: time)
      }
      return readFIFO()
    case Registers.PWR_MGMT_1.address where time < resetEnd:
      return banks.zero[address] | Registers.PWR_MGMT_1(deviceReset: true).bits
    default: return banks.zero[address]
    }
  }
}
