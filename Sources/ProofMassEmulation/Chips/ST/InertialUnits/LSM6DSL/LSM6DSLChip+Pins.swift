// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

extension LSM6DSLChip {
  /// The signals of INT1_CTRL, INT2_CTRL, MD1_CFG and MD2_CFG, each with the bits of its register; only those that a pin
  /// shows are determined.
  package mutating func pinLevels(at time: Int64) -> UInt8 {
    let ready = shownReady
    let (full, overrun, watermark) = (fifo.isFull, fifo.isOverrun, fifo.isOverThreshold)
    let onFirst = register(Registers.INT1_CTRL.self).bits
    let onSecond = register(Registers.INT2_CTRL.self).bits
    let first =
      onFirst == 0
      ? 0
      : onFirst
        & Registers.INT1_CTRL(
          fifoFull: full, overrun: overrun, watermark: watermark,
          boot: interface.boot.isRunning(at: time), gyroscopeReady: ready.gyroscope,
          accelerometerReady: ready.accelerometer
        ).bits
    let second =
      onSecond == 0
      ? 0
      : onSecond
        & Registers.INT2_CTRL(
          fifoFull: full, overrun: overrun, watermark: watermark,
          temperatureReady: ready.thermometer, gyroscopeReady: ready.gyroscope,
          accelerometerReady: ready.accelerometer
        ).bits
    let events = shownEvents(at: time)
    return Self.pinLevels(
      first != 0 || events.first || hubIsShown, second != 0 || events.second,
      joins: register(Registers.CTRL4_C.self).joinsPins,
      activeLow: register(Registers.CTRL3_C.self).activeLow)
  }

  /// Whether an event that MD1_CFG or MD2_CFG selects is active. Bit 0 is the end of the timestamp on INT1, and of the
  /// iron correction on INT2.
  private mutating func shownEvents(at time: Int64) -> (first: Bool, second: Bool) {
    let onFirst = register(Registers.MD1_CFG.self).bits
    let onSecond = register(Registers.MD2_CFG.self).bits & ~1
    guard onFirst | onSecond != 0 else { return (false, false) }
    let shown = events.signals(showsSleep: false, timestampEnds: timestampEnds(at: time))
    return (shown & onFirst != 0, shown & onSecond != 0)
  }

  var showsEndcount: Bool { register(Registers.MD1_CFG.self).timestampEnds }

  var showsSignals: Bool {
    let ready = register(Registers.INT1_CTRL.self).bits | register(Registers.INT2_CTRL.self).bits
    let shown = register(Registers.MD1_CFG.self).bits | register(Registers.MD2_CFG.self).bits
    return ready | shown != 0 || register(Registers.MASTER_CONFIG.self).readyOnPin
  }
}
