// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// Bytes to and from the registers, and what reading data does.
extension AK8963Chip {
  public mutating func read(at time: Int64) -> UInt8 {
    let address = interface.takeAddress()
    switch address {
    case Registers.HXL.address...Registers.HZH.address:
      beginReading()
      truth = sampled
      return interface.registers[address]
    case Registers.ST2.address:
      beginReading()
      isProtected = false
      let mirror = Registers.ST2(output: control.output == .bits16 ? .bits16 : .bits14)
      return interface.registers[address] | mirror.bits
    default: return interface.read(address, at: time)
    }
  }

  /// What arrives while data are read is lost only where another follows it.
  private mutating func beginReading() {
    let overrun = Registers.ST1(dataOverrun: true).bits
    let stays = isProtected && chosen.overrunClears == .nextReading
    interface.registers[Registers.ST1.address] &= stays ? overrun : 0
    isProtected = period > 0
  }

  public mutating func write(_ byte: UInt8, at time: Int64) {
    guard let address = interface.takeAddress(for: byte, at: time) else { return }
    switch address {
    case Registers.CNTL1.address: setMode(byte, at: time)
    case Registers.CNTL2.address:
      interface.write(byte, to: address, at: time)
      if Registers.CNTL2(bits: byte).softReset { softReset(at: time) }
    default: interface.write(byte, to: address, at: time)
    }
  }
}
