// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Interrupts, INT1, and what joins the buses.
extension ICM20948Chip {
  package var pinNames: [String] { ["INT1"] }

  private var pins: Registers.INT_PIN_CFG { register(Registers.INT_PIN_CFG.self) }

  /// INT_ENABLE to INT_ENABLE_3, whose bits are those of the status registers.
  private var enabled: SIMD4<UInt8> {
    let first = Registers.INT_ENABLE.address
    return SIMD4(
      banks.zero[first], banks.zero[first + 1], banks.zero[first + 2], banks.zero[first + 3])
  }

  package mutating func pinLevels(at time: Int64) -> UInt8 {
    let isActive =
      pins.latched ? latched & enabled != .zero : pulseEnd != .max && time < pulseEnd
    return isActive != pins.activeLow ? 1 : 0
  }

  /// Without an enabled interrupt only the end of a pulse changes INT1.
  package var nextPinChange: Int64 {
    mutating get { enabled == .zero ? pulseEnd : nextEvent }
  }

  mutating func raise(_ event: InvenSenseEvent, at instant: Int64) {
    var bits = SIMD4<UInt8>.zero
    switch event {
    case .dataReady:
      // With both sensors off only the auxiliary bus is served.
      guard schedule.accelerometer | schedule.gyroscope != 0 else { return }
      bits[1] = Registers.INT_STATUS_1(dataReady: true).bits
      readiness |= Registers.DATA_RDY_STATUS(dataReady: 1).bits
    case .fifoOverflow: bits[2] = Registers.INT_STATUS_2(overflow: 1).bits
    case .master: bits[0] = Registers.INT_STATUS(master: true).bits
    case .wakeOnMotion: bits[0] = Registers.INT_STATUS(motion: true).bits
    }
    let told = bits & enabled
    latched |= chosen.status == .always ? bits : told
    if told != .zero && !pins.latched { pulseEnd = instant + Registers.Timing.interruptPulse }
  }

  mutating func restartDetectors() { wakeOnMotion.restart() }

  /// Each status register is cleared by reading it. Any read clears the first, too, where that is set.
  mutating func didRead(_ address: UInt8, in bank: UInt8) {
    if pins.clearedByAnyRead { latched[0] = 0 }
    let first = Registers.INT_STATUS.address
    if bank == 0 && first...first + 3 ~= address { latched[Int(address - first)] = 0 }
    if bank == 0 && address == Registers.DATA_RDY_STATUS.address { readiness = 0 }
  }

  mutating func didReadOutput() { didRead(Self.firstOutput, in: 0) }

  // MARK: Buses

  package var answersI2C: Bool { !register(Registers.USER_CTRL.self).onlySPI }

  package var passesAuxiliaryBus: Bool {
    pins.bypassEnabled && !register(Registers.USER_CTRL.self).masterEnabled
      && (!power.asleep || chosen.bypassAsleep == .passes)
  }

  package mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int) {
    auxiliary.bus.exchange(&chip, at: place)
  }

  package var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { chosen.spi.late }
}
