// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// What reading does.
extension L3G4200DChip {
  @inline(__always)
  mutating func willRead(_ address: UInt8) {
    switch address {
    case Registers.FIFO_SRC_REG.address: interface.set(address, to: fifo.source)
    case Registers.INT1_SRC.address: interface.set(address, to: interrupt.source)
    default: break
    }
  }

  @inline(__always)
  mutating func didRead(_ address: UInt8, at time: Int64) {
    switch address {
    case OutputRegisters.first where fifo.isActive && chosen.fifo.retire == .firstByte:
      takeSet()
    case OutputRegisters.last where fifo.isActive:
      takeSet()
      showNextSet()
    case Registers.REFERENCE.address: didReadReference()
    case Registers.INT1_SRC.address:
      interrupt.didRead(isSampling: interface.clock.next != .max)
      updateStepping()
    default: break
    }
  }

  /// The set that is shown counts as read.
  private mutating func takeSet() {
    if !fifo.isTaken { fifo.take() }
  }

  private mutating func showNextSet() {
    fifo.isTaken = false
    if !fifo.sets.isEmpty { interface.output.show(fifo.oldest, replaced: false) }
    noteFIFO()
  }

  private mutating func didReadReference() {
    let restarts =
      switch control2.highPassMode {
      case .normal: true
      case .normalAlternate: chosen.referenceRead == .restarts
      case .reference, .autoReset: false
      }
    if restarts { path.highPass.settle() }
  }
}
