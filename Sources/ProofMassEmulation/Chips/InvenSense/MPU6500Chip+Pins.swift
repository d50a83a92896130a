// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Interrupts, INT, and what joins the buses.
extension MPU6500Chip {
  package var pinNames: [String] { ["INT"] }

  private var pins: Registers.INT_PIN_CFG { register(Registers.INT_PIN_CFG.self) }

  package mutating func pinLevels(at time: Int64) -> UInt8 {
    let isActive =
      pins.latched
      ? latched & registers[Registers.INT_ENABLE.address] != 0 : pulseEnd != .max && time < pulseEnd
    return isActive != pins.activeLow ? 1 : 0
  }

  /// Without an enabled interrupt only the end of a pulse changes INT.
  package var nextPinChange: Int64 {
    mutating get { registers[Registers.INT_ENABLE.address] == 0 ? pulseEnd : nextEvent }
  }

  /// Notes events by their bits in INT_STATUS.
  mutating func raise(_ events: Old.INT_STATUS, at instant: Int64) {
    let shown = events.bits & registers[Registers.INT_ENABLE.address]
    latched |= chosen.status == .always ? events.bits : shown
    if shown != 0 && !pins.latched { pulseEnd = instant + variant.interruptPulse }
  }

  /// INT_STATUS is cleared by reading it, or by any read.
  mutating func didRead(_ address: UInt8) {
    if address == Registers.INT_STATUS.address || pins.clearedByAnyRead { latched = 0 }
  }

  mutating func didReadOutput() { didRead(Self.firstOutput) }

  // MARK: Buses

  package var answersI2C: Bool { facts.spi == nil || !isSPIOnly }

  package var passesAuxiliaryBus: Bool {
    pins.bypassEnabled && !register(Registers.USER_CTRL.self).masterEnabled
      && (!register(Registers.PWR_MGMT_1.self).asleep || chosen.bypassAsleep == .passes)
  }

  package mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int) {
    auxiliary.bus.exchange(&chip, at: place)
  }

  package var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { chosen.spi.late }

  /// Outputs and INT_STATUS are read faster than other registers.
  package func maximumSPIHertz(_ command: UInt8) -> Int? {
    let address = command & Registers.spiAddressMask
    let isFast =
      command & Registers.spiReadBit != 0
      && (address == Registers.INT_STATUS.address || Self.isOutput(address))
    return isFast ? facts.spi?.maximumHertz : variant.slowRegisterSPIHertz
  }
}
