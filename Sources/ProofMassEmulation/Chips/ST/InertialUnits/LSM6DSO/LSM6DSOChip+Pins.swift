// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// Data-ready pulses on the pins.
struct ReadyPulses: Sendable {
  /// Board times at which the pulse of a sensor ends; `Int64.max` without one.
  var accelerometer = Int64.max
  var gyroscope = Int64.max
  var thermometer = Int64.max
  /// Whether the last sample of a sensor had settled.
  var isSettled = (accelerometer: true, gyroscope: true)

  var next: Int64 { min(accelerometer, min(gyroscope, thermometer)) }

  mutating func pass(upTo time: Int64) {
    if accelerometer <= time { accelerometer = .max }
    if gyroscope <= time { gyroscope = .max }
    if thermometer <= time { thermometer = .max }
  }
}

extension LSM6DSOChip {
  package var pinNames: [String] { ["INT1", "INT2"] }

  /// The signals of INT1_CTRL, INT2_CTRL, MD1_CFG and MD2_CFG, each with the bits of its register.
  package mutating func pinLevels(at time: Int64) -> UInt8 {
    let isPulsed = register(Registers.COUNTER_BDR_REG1.self).pulses
    let masks = register(Registers.CTRL4_C.self).masksSettling
    var isReady = (
      accelerometer: isPulsed ? pulses.accelerometer != .max : interface.accelerometer.isReady,
      gyroscope: isPulsed ? pulses.gyroscope != .max : interface.gyroscope.isReady
    )
    if masks && !pulses.isSettled.accelerometer { isReady.accelerometer = false }
    if masks && !pulses.isSettled.gyroscope { isReady.gyroscope = false }
    let temperature = isPulsed ? pulses.thermometer != .max : interface.thermometer.isReady
    let (full, overrun, watermark) = (fifo.isFull, fifo.isOverrun, fifo.isOverWatermark)
    let first = Registers.INT1_CTRL(
      batches: batches.isReached, fifoFull: full, overrun: overrun, watermark: watermark,
      boot: interface.boot.isRunning(at: time), gyroscopeReady: isReady.gyroscope,
      accelerometerReady: isReady.accelerometer)
    let second = Registers.INT2_CTRL(
      batches: batches.isReached, fifoFull: full, overrun: overrun, watermark: watermark,
      temperatureReady: temperature, gyroscopeReady: isReady.gyroscope,
      accelerometerReady: isReady.accelerometer)
    let shown = events.signals(
      showsSleep: register(Registers.TAP_CFG0.self).sleepState,
      timestampEnds: timestampEnds(at: time))
    let isFirst =
      first.bits & register(Registers.INT1_CTRL.self).bits != 0
      || (shown & ~1 | (hubState.ended ? hubOnFirst : 0)) & register(Registers.MD1_CFG.self).bits
        != 0
    let isSecond =
      second.bits & register(Registers.INT2_CTRL.self).bits != 0
      || shown & register(Registers.MD2_CFG.self).bits != 0
    var levels: UInt8 = (isFirst ? 1 : 0) | (isSecond ? 2 : 0)
    if register(Registers.CTRL4_C.self).joinsPins { levels = levels != 0 ? 1 : 0 }
    return register(Registers.CTRL3_C.self).activeLow ? levels ^ 3 : levels
  }

  /// Bit 0 of MD1_CFG, that of TIMESTAMP_ENDCOUNT in MD2_CFG.
  private var hubOnFirst: UInt8 { Registers.MD1_CFG(sensorHub: true).bits }

  /// TIMESTAMP_ENDCOUNT.
  func timestampEnds(at time: Int64) -> Bool {
    timestamp.ends(at: time, within: variant.timestampEndcount)
  }

  package var nextEvent: Int64 {
    var next = min(accelerometerClock.next, min(gyroscopeClock.next, thermometerClock.next))
    next = min(next, min(interface.boot.pinEnd, pulses.next))
    return register(Registers.MD2_CFG.self).timestampEnds ? min(next, nextEndcount) : next
  }
}
