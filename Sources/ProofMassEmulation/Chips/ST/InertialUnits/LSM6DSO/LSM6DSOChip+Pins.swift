// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

extension LSM6DSOChip {
  /// The signals of INT1_CTRL, INT2_CTRL, MD1_CFG and MD2_CFG, each with the bits of its register; only those that a pin
  /// shows are determined.
  package mutating func pinLevels(at time: Int64) -> UInt8 {
    let ready = shownReady
    let (full, overrun, watermark) = (fifo.isFull, fifo.isOverrun, fifo.isOverWatermark)
    let onFirst = register(Registers.INT1_CTRL.self).bits
    let onSecond = register(Registers.INT2_CTRL.self).bits
    let first =
      onFirst == 0
      ? 0
      : onFirst
        & Registers.INT1_CTRL(
          batches: batches.isReached, fifoFull: full, overrun: overrun, watermark: watermark,
          boot: interface.boot.isRunning(at: time), gyroscopeReady: ready.gyroscope,
          accelerometerReady: ready.accelerometer
        ).bits
    let second =
      onSecond == 0
      ? 0
      : onSecond
        & Registers.INT2_CTRL(
          batches: batches.isReached, fifoFull: full, overrun: overrun, watermark: watermark,
          temperatureReady: ready.thermometer, gyroscopeReady: ready.gyroscope,
          accelerometerReady: ready.accelerometer
        ).bits
    let events = shownEvents(at: time)
    return Self.pinLevels(
      first != 0 || events.first, second != 0 || events.second,
      joins: register(Registers.CTRL4_C.self).joinsPins,
      activeLow: register(Registers.CTRL3_C.self).activeLow)
  }

  /// Whether an event that MD1_CFG or MD2_CFG selects is active, or the end of the hub's cycle.
  private mutating func shownEvents(at time: Int64) -> (first: Bool, second: Bool) {
    let onFirst = register(Registers.MD1_CFG.self).bits
    let onSecond = register(Registers.MD2_CFG.self).bits
    guard onFirst | onSecond != 0 else { return (false, false) }
    let shown = events.signals(
      showsSleep: register(Registers.TAP_CFG0.self).sleepState,
      timestampEnds: timestampEnds(at: time))
    let hubEnded = onFirst & Self.hubOnFirst != 0 && hubState.ended
    return (shown & ~1 & onFirst != 0 || hubEnded, shown & onSecond != 0)
  }

  /// Bit 0 of MD1_CFG, that of TIMESTAMP_ENDCOUNT in MD2_CFG.
  private static var hubOnFirst: UInt8 { Registers.MD1_CFG(sensorHub: true).bits }

  var showsEndcount: Bool { register(Registers.MD2_CFG.self).timestampEnds }

  var showsSignals: Bool {
    let ready = register(Registers.INT1_CTRL.self).bits | register(Registers.INT2_CTRL.self).bits
    let shown = register(Registers.MD1_CFG.self).bits | register(Registers.MD2_CFG.self).bits
    return ready | shown != 0
  }
}
