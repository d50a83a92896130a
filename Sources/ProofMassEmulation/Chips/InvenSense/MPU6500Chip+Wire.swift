// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Bytes from the registers.
extension MPU6500Chip {
  /// Registers of the motion processor, which no document for programmers has: bank, address and bytes of its memory, and
  /// where its program starts.
  static var motionProcessor: ClosedRange<UInt8> {
    UInt8(Registers.Constant.motionProcessorFirst)...UInt8(Registers.Constant.motionProcessorLast)
  }

  package mutating func command(i2c byte: UInt8, at time: Int64) {
    begin(byte, onSPI: false)
  }

  package mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    begin(byte & Registers.spiAddressMask, onSPI: true)
    isHeard = facts.spi != nil
    return isHeard && byte & Registers.spiReadBit != 0
  }

  private mutating func begin(_ address: UInt8, onSPI: Bool) {
    pointer = address
    isOnSPI = onSPI
    isHeard = true
    access = InvenSenseAccess()
  }

  /// FIFO_R_W and the memory of the motion processor stay. What follows the last register is not documented.
  package func register(after register: UInt8) -> UInt8 {
    switch register {
    case Registers.FIFO_R_W.address, UInt8(Registers.Constant.motionProcessorData): register
    default: isOnSPI ? (register &+ 1) & Registers.spiAddressMask : register &+ 1
    }
  }

  package mutating func end(at time: Int64) {
    judgeAccess(fifo: Registers.FIFO_R_W.address, at: time)
    access = InvenSenseAccess()
  }

  // MARK: Reading

  var showsOutputs: Bool { isHeard }

  package mutating func read(at time: Int64) -> UInt8 {
    guard isHeard else { return 0xFF }
    let address = takeAddress(at: time)
    registers.noteRead(of: address, at: time, &violations)
    defer { didRead(address) }
    if Self.isOutput(address) { return readOutput(address) }
    switch address {
    case Registers.INT_STATUS.address:
      hold()
      access.readsStatus = true
      return latched
    case Registers.I2C_MST_STATUS.address:
      defer { masterStatus = 0 }
      return masterStatus
    case Registers.I2C_SLV4_DI.address: return auxiliary.input
    case Registers.FIFO_COUNTH.address:
      heldCount = fifo.count
      return UInt8(heldCount >> 8)
    case Registers.FIFO_COUNTL.address: return UInt8(heldCount & 0xFF)
    case Registers.FIFO_R_W.address: return readFIFO()
    case Old.MOT_DETECT_STATUS.address where !isNew: return motion.readStatus()
    case Registers.WHO_AM_I.address: return identity
    case Registers.PWR_MGMT_1.address where time < resetEnd:
      return registers[address]
        | Registers.PWR_MGMT_1(deviceReset: true, clock: .ownClock).bits
    default: return registers[address]
    }
  }

  private var identity: UInt8 {
    switch chosen.clone {
    case .off: variant.identity
    case .is68: 0x68
    case .is70: 0x70
    case .is71: 0x71
    case .is73: 0x73
    case .is74: 0x74
    case .is75: 0x75
    case .is78: 0x78
    case .is98: 0x98
    }
  }
}
