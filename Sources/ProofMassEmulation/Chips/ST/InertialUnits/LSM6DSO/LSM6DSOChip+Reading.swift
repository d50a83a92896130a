// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Registers that are computed when they are read, and the effects of reading.
extension LSM6DSOChip {
  mutating func willRead(_ address: UInt8, at time: Int64) {
    guard let byte = computed(address, at: time) else { return }
    interface.set(address, to: byte)
  }

  private mutating func computed(_ address: UInt8, at time: Int64) -> UInt8? {
    switch address {
    case Registers.STATUS_REG.address:
      return Registers.STATUS_REG(
        temperatureReady: interface.thermometer.isReady,
        gyroscopeReady: interface.gyroscope.isReady,
        accelerometerReady: interface.accelerometer.isReady
      ).bits
    case Registers.ALL_INT_SRC.address:
      return events.all(timestampEnds: timestampEnds(at: time)).bits
    case Registers.WAKE_UP_SRC.address: return events.wakeUpSource.bits
    case Registers.TAP_SRC.address: return events.tapSource.bits
    case Registers.D6D_SRC.address: return events.directionSource.bits
    case Registers.STATUS_MASTER_MAINPAGE.address: return hubState.bits
    case Registers.FIFO_STATUS1.address: return UInt8(truncatingIfNeeded: fifo.count)
    case Registers.FIFO_STATUS2.address:
      return Registers.FIFO_STATUS2(
        watermark: fifo.isOverWatermark, overrun: fifo.isOverrun, full: fifo.isFull,
        batches: batches.isReached, overrunLatched: fifo.isOverrunLatched,
        unreadHigh: UInt8(truncatingIfNeeded: fifo.count >> 8)
      ).bits
    case Registers.TIMESTAMP0.address...Registers.TIMESTAMP3.address:
      let offset = address - Registers.TIMESTAMP0.address
      if offset == 0 || chosen.sixAxis.timestampRead == .live || timestampRead == .min {
        timestampRead = time
      }
      return UInt8(truncatingIfNeeded: timestamp.count(at: timestampRead) >> (8 * UInt32(offset)))
    case Registers.INTERNAL_FREQ_FINE.address: return frequencyFine
    case Registers.FIFO_DATA_OUT_TAG.address...Registers.FIFO_DATA_OUT_Z_H.address:
      return fifo.byte(Int(address - Registers.FIFO_DATA_OUT_TAG.address))
    default: return nil
    }
  }

  /// The oscillator's error in steps of 0.15 %.
  private var frequencyFine: UInt8 {
    let steps = rateError * 1e6 / Double(variant.timeBaseStep)
    return UInt8(truncatingIfNeeded: quantize(steps, from: -128, to: 127))
  }

  mutating func didRead(_ address: UInt8) {
    switch address {
    case Registers.STATUS_MASTER_MAINPAGE.address: didReadHubState()
    case Registers.FIFO_STATUS2.address:
      fifo.didReadStatus()
      batches.didRead()
    case Registers.FIFO_DATA_OUT_TAG.address...Registers.FIFO_DATA_OUT_Z_H.address:
      let offset = Int(address - Registers.FIFO_DATA_OUT_TAG.address)
      if let word = fifo.didRead(offset) { note(word) }
    case Registers.OUTX_L_G.address...Registers.OUTZ_H_G.address:
      didReadOutputs(gyroscope: true, accelerometer: false)
    case Registers.OUTX_L_A.address...Registers.OUTZ_H_A.address:
      didReadOutputs(gyroscope: false, accelerometer: true)
    case Registers.ALL_INT_SRC.address...Registers.D6D_SRC.address: didReadSource(address)
    default: break
    }
  }

  private mutating func note(_ word: TaggedWord) {
    guard let set = word.set else { return }
    let truth = Truth(at: set.instant, input: set.input)
    if Int(word.sensor) == variant.fifoTagAccelerometer {
      drained.acceleration = truth
    } else {
      drained.angularRate = truth
    }
  }
}
