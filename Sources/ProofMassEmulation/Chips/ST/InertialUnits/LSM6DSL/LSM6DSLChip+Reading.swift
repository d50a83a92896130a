// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Registers that are computed when they are read, and the effects of reading.
extension LSM6DSLChip {
  mutating func willRead(_ address: UInt8, at time: Int64) {
    guard let byte = computed(address, at: time) else { return }
    interface.set(address, to: byte)
  }

  private mutating func computed(_ address: UInt8, at time: Int64) -> UInt8? {
    if let number = hubOutput(address) { return hub.outputs[number] }
    switch address {
    case Registers.STATUS_REG.address:
      // EV_BOOT of an LSM6DS3.
      let boots = isEarly && interface.boot.isRunning(at: time)
      return Early.STATUS_REG(
        boots: boots, temperatureReady: interface.thermometer.isReady,
        gyroscopeReady: interface.gyroscope.isReady,
        accelerometerReady: interface.accelerometer.isReady
      ).bits
    case Registers.WAKE_UP_SRC.address:
      // The LSM6DSO has a bit more.
      let change = SixAxisEvents.Registers.WAKE_UP_SRC(sleepChanges: true)
      return events.wakeUpSource.bits & ~change.bits
    case Registers.TAP_SRC.address: return events.tapSource.bits
    case Registers.D6D_SRC.address: return events.directionSource.bits
    case Registers.FUNC_SRC1.address: return Registers.FUNC_SRC1(hubEnded: hubHasEnded).bits
    case Registers.FUNC_SRC2.address: return variant.hasSlaveErrors ? failedSlaves : nil
    case Registers.FIFO_STATUS1.address: return UInt8(truncatingIfNeeded: fifo.shownCount)
    case Registers.FIFO_STATUS2.address:
      // The first four bits are those of both; an LSM6DSL has fewer words.
      return Early.FIFO_STATUS2(
        watermark: fifo.isOverThreshold, overrun: fifo.isOverrun, full: fifo.isFull,
        empty: fifo.isEmpty, unreadHigh: UInt8(truncatingIfNeeded: fifo.shownCount >> 8)
      ).bits
    case Registers.FIFO_STATUS3.address: return UInt8(truncatingIfNeeded: fifo.place)
    case Registers.FIFO_STATUS4.address: return UInt8(truncatingIfNeeded: fifo.place >> 8) & 3
    case Registers.FIFO_DATA_OUT_L.address: return fifo.byte(isHigh: false)
    case Registers.FIFO_DATA_OUT_H.address: return fifo.byte(isHigh: true)
    case Registers.TIMESTAMP0_REG.address...Registers.TIMESTAMP2_REG.address:
      let offset = address - Registers.TIMESTAMP0_REG.address
      if offset == 0 || chosen.sixAxis.timestampRead == .live || timestampRead == .min {
        timestampRead = time
      }
      return UInt8(truncatingIfNeeded: timestamp.count(at: timestampRead) >> (8 * UInt32(offset)))
    default: return nil
    }
  }

  mutating func didRead(_ address: UInt8) {
    switch address {
    case Registers.FIFO_DATA_OUT_L.address, Registers.FIFO_DATA_OUT_H.address:
      let isHigh = address == Registers.FIFO_DATA_OUT_H.address
      guard let (number, sample) = fifo.didRead(isHigh: isHigh) else { return }
      let truth = Truth(at: sample.instant, input: sample.input)
      if number == 0 { drained.angularRate = truth } else { drained.acceleration = truth }
    case Registers.OUTX_L_G.address...Registers.OUTZ_H_G.address:
      didReadOutputs(gyroscope: true, accelerometer: false)
    case Registers.OUTX_L_XL.address...Registers.OUTZ_H_XL.address:
      didReadOutputs(gyroscope: false, accelerometer: true)
    case Registers.FUNC_SRC1.address: didReadHubState()
    case Registers.WAKE_UP_SRC.address: events.didReadWakeUp()
    case Registers.TAP_SRC.address: events.didReadTaps()
    case Registers.D6D_SRC.address: events.didReadDirection()
    default: break
    }
  }
}
