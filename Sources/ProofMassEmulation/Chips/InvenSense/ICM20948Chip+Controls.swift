// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Bytes to the registers, and their effects.
extension ICM20948Chip {
  package mutating func write(_ byte: UInt8, at time: Int64) {
    let address = takeAddress(at: time)
    if time < resetEnd { return }
    let bank = banks.bank(of: address)
    if isClosed(address, in: bank, at: time, byte) { return }
    if bank == 0 && address == Registers.FIFO_R_W.address { return writeFIFO(byte) }
    if ICM20948Banks.isOfMotionProcessor(address, in: bank) {
      banks.store(byte, at: address, in: bank)
    }
    let before = banks.read(address, in: bank)
    var stored = byte
    if bank == 1 && Self.hasReservedBit(address) {
      judgeOffsetBit(byte, before: before, at: address, time)
      if chosen.offsetBit == .zero { stored &= ~1 }
    }
    guard banks.write(stored, to: address, in: bank, at: time, &violations) else { return }
    if bank == 3 { judgeSlave(address, at: time) }
    apply(address, in: bank, before: before, at: time)
  }

  /// Whether a write is lost in low power; notes also one that comes too early after the gyroscope was switched off.
  private mutating func isClosed(
    _ address: UInt8, in bank: UInt8, at time: Int64, _ byte: UInt8
  ) -> Bool {
    if bank == 0 && Self.staysOpen(address) { return false }
    if isOnSPI && time < closedUntil {
      violations.record(.accessAfterGyroscope, register: address, value: byte, at: time)
    }
    guard power.lowPower, chosen.lowPower == .ignored else { return false }
    violations.record(.lowPowerWrite, register: address, value: byte, at: time)
    return true
  }

  /// Registers of bank 0 that can be written with LP_EN set. That they are those, too, that need no wait after the
  /// gyroscope is assumed.
  private static func staysOpen(_ address: UInt8) -> Bool {
    switch address {
    case Registers.LP_CONFIG.address...Registers.PWR_MGMT_2.address,
      Registers.INT_PIN_CFG.address, Registers.INT_ENABLE.address,
      Registers.FIFO_COUNTH.address...Registers.FIFO_R_W.address, Registers.FIFO_CFG.address,
      Registers.REG_BANK_SEL.address:
      true
    default: false
    }
  }

  private static func hasReservedBit(_ address: UInt8) -> Bool {
    switch address {
    case One.XA_OFFS_L.address, One.YA_OFFS_L.address, One.ZA_OFFS_L.address: true
    default: false
    }
  }

  /// A byte that the host appends.
  private mutating func writeFIFO(_ byte: UInt8) {
    guard isFIFOOpen && !isFIFOReset else { return }
    _ = fifo.append([byte])
  }

  private mutating func apply(
    _ address: UInt8, in bank: UInt8, before: UInt8, at time: Int64
  ) {
    if bank == 0 {
      switch address {
      case Registers.PWR_MGMT_1.address where power.deviceReset: return reset(at: time)
      case Registers.USER_CTRL.address:
        applyUserControl(before: before, keepsOnlySPI: true)
      case Registers.FIFO_RST.address where isFIFOReset: emptyFIFO()
      default: break
      }
    }
    let wasDriven = schedule.isDriven
    plan()
    applySchedule(at: time)
    pushSelfTests(from: time)
    if wasDriven && !schedule.isDriven && isOnSPI {
      closedUntil = time + Registers.Timing.gyroscopeOffOnSPI
    }
    if two(Two.ODR_ALIGN_EN.self).aligns && Self.isDivider(address, in: bank) {
      restartClocks(at: time)
    }
  }

  private static func isDivider(_ address: UInt8, in bank: UInt8) -> Bool {
    switch (bank, address) {
    case (2, Two.GYRO_SMPLRT_DIV.address), (2, Two.ACCEL_SMPLRT_DIV_1.address),
      (2, Two.ACCEL_SMPLRT_DIV_2.address), (3, Three.I2C_MST_ODR_CONFIG.address):
      true
    default: false
    }
  }

  private mutating func reset(at time: Int64) {
    if chosen.resetBit == .afterStartUp { resetEnd = time + Registers.Timing.startUpTypical }
    if chosen.compass == .reset { auxiliary.bus.powerOn(at: time) }
    restart(at: time)
  }
}
