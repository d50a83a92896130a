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
    var byte = byte
    if chosen.offsetBit == .zero && hasReservedOffsetBit(address) { byte &= ~1 }
    let before = registers[address]
    guard registers.write(byte, to: address, at: time, &violations) != nil else { return }
    if address == Registers.CONFIG.address && chosen.oldMode == .chosen {
      registers[address] |= Registers.CONFIG(stopsWhenFull: true).bits & byte
    }
    judge(address, at: time)
    apply(address, before: before, at: time)
  }

  /// A byte that the host appends.
  private mutating func writeFIFO(_ byte: UInt8) {
    guard register(Registers.USER_CTRL.self).fifoEnabled else { return }
    _ = fifo.append([byte])
  }

  /// Notes settings of slaves that do more than they seem to.
  private mutating func judge(_ address: UInt8, at time: Int64) {
    let slaves = Registers.I2C_SLV0_ADDR.address...Registers.I2C_SLV3_CTRL.address
    guard slaves.contains(address) else { return }
    let first = address - (address - slaves.lowerBound) % 3
    let control = Registers.I2C_SLV0_CTRL(bits: registers[first + 2])
    if control.isOn && control.length > 1 && !Registers.I2C_SLV0_ADDR(bits: registers[first]).reads
    {
      violations.record(.repeatedWrite, register: address, value: registers[address], at: time)
    }
  }

  private mutating func apply(_ address: UInt8, before: UInt8, at time: Int64) {
    switch address {
    case Registers.PWR_MGMT_1.address where register(Registers.PWR_MGMT_1.self).deviceReset:
      return reset(at: time)
    case Registers.USER_CTRL.address: applyUserControl(Registers.USER_CTRL(bits: before), at: time)
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

  private mutating func applyUserControl(_ before: Registers.USER_CTRL, at time: Int64) {
    let control = register(Registers.USER_CTRL.self)
    if control.fifoReset && (chosen.reset == .always || !control.fifoEnabled) {
      fifo.clear()
      trail.clear()
    }
    if control.masterReset || control.masterEnabled && !before.masterEnabled {
      auxiliary.restart()
    }
    if control.masterReset { masterStatus = 0 }
    if control.signalReset {
      let number = latest.number
      latest = InvenSenseSet()
      latest.number = number
      auxiliary.clear()
      resetPaths(accelerometer: true, gyroscope: true, at: time)
    }
    isSPIOnly = facts.spi != nil && (control.onlySPI || isSPIOnly && chosen.onlySPI == .clears)
    registers[Registers.USER_CTRL.address] =
      Registers.USER_CTRL(
        motionProcessorEnabled: control.motionProcessorEnabled, fifoEnabled: control.fifoEnabled,
        masterEnabled: control.masterEnabled,
        onlySPI: control.onlySPI && chosen.onlySPI == .kept
      ).bits
    auxiliary.isOn = control.masterEnabled
  }

  /// Empties the filters.
  private mutating func resetPaths(accelerometer: Bool, gyroscope: Bool, at time: Int64) {
    guard schedule.tick != 0 else { return }
    if accelerometer && schedule.accelerometer != 0 { startAccelerometer(at: time) }
    if gyroscope && schedule.gyroscope != 0 { startGyroscope(at: time, .zero) }
  }
}
