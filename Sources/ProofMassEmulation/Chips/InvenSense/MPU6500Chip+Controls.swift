// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Bytes to the registers, and their effects.
extension MPU6500Chip {
  package mutating func write(_ byte: UInt8, at time: Int64) {
    guard isHeard else { return }
    let address = takeAddress(at: time)
    if time < resetEnd { return }
    if address == Registers.FIFO_R_W.address { return writeFIFO(byte) }
    if Self.motionProcessor.contains(address) { registers[address] = byte }
    let before = registers[address]
    var byte = byte
    if hasReservedOffsetBit(address) {
      judgeOffsetBit(byte, before: before, at: address, time)
      if chosen.offsetBit == .zero { byte &= ~1 }
    }
    guard registers.write(byte, to: address, at: time, &violations) != nil else { return }
    if address == Registers.CONFIG.address && chosen.oldMode == .chosen {
      registers[address] |= Registers.CONFIG(stopsWhenFull: true).bits & byte
    }
    judgeSlave(address, at: time)
    apply(address, before: before, at: time)
  }

  /// A byte that the host appends.
  private mutating func writeFIFO(_ byte: UInt8) {
    guard isFIFOOpen else { return }
    _ = fifo.append([byte])
  }

  private mutating func apply(_ address: UInt8, before: UInt8, at time: Int64) {
    switch address {
    case Registers.PWR_MGMT_1.address where register(Registers.PWR_MGMT_1.self).deviceReset:
      return reset(at: time)
    case Registers.USER_CTRL.address: applyUserControl(before: before, at: time)
    case Registers.SIGNAL_PATH_RESET.address:
      let paths = register(Registers.SIGNAL_PATH_RESET.self)
      registers[address] = 0
      resetPaths(accelerometer: paths.accelerometer, gyroscope: paths.gyroscope, at: time)
    default: break
    }
    plan()
    applySchedule(at: time)
    pushSelfTests(from: time)
  }

  private mutating func reset(at time: Int64) {
    if chosen.resetBit == .afterStartUp {
      resetEnd = time + (variant.startUpTypical ?? variant.startUp)
    }
    if chosen.compass == .reset { auxiliary.bus.powerOn(at: time) }
    restart(at: time)
  }

  private mutating func applyUserControl(before: UInt8, at time: Int64) {
    let control = register(Registers.USER_CTRL.self)
    applyUserControl(before: before, keepsOnlySPI: chosen.onlySPI == .kept)
    if control.signalReset {
      let number = latest.number
      latest = InvenSenseSet()
      latest.number = number
      auxiliary.clear()
      resetPaths(accelerometer: true, gyroscope: true, at: time)
    }
    isSPIOnly = facts.spi != nil && (control.onlySPI || isSPIOnly && chosen.onlySPI == .clears)
  }

  /// Empties the filters.
  private mutating func resetPaths(accelerometer: Bool, gyroscope: Bool, at time: Int64) {
    guard schedule.tick != 0 else { return }
    if accelerometer && schedule.accelerometer != 0 { startAccelerometer(at: time) }
    if gyroscope && schedule.gyroscope != 0 { startGyroscope(at: time, .zero) }
  }
}
