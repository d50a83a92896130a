// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

extension LSM6DSLChip {
  /// The signals of INT1_CTRL, INT2_CTRL, MD1_CFG and MD2_CFG, each with the bits of its register.
  package mutating func pinLevels(at time: Int64) -> UInt8 {
    let ready = shownReady
    let (full, overrun, watermark) = (fifo.isFull, fifo.isOverrun, fifo.isOverThreshold)
    let first = Registers.INT1_CTRL(
      fifoFull: full, overrun: overrun, watermark: watermark,
      boot: interface.boot.isRunning(at: time), gyroscopeReady: ready.gyroscope,
      accelerometerReady: ready.accelerometer)
    let second = Registers.INT2_CTRL(
      fifoFull: full, overrun: overrun, watermark: watermark,
      temperatureReady: ready.thermometer, gyroscopeReady: ready.gyroscope,
      accelerometerReady: ready.accelerometer)
    // Bit 0 is the end of the timestamp on INT1, and of the iron correction on INT2.
    let shown = events.signals(showsSleep: false, timestampEnds: timestampEnds(at: time))
    let isFirst =
      first.bits & register(Registers.INT1_CTRL.self).bits != 0
      || shown & register(Registers.MD1_CFG.self).bits != 0 || hubIsShown
    let isSecond =
      second.bits & register(Registers.INT2_CTRL.self).bits != 0
      || shown & register(Registers.MD2_CFG.self).bits & ~1 != 0
    return Self.pinLevels(
      isFirst, isSecond, joins: register(Registers.CTRL4_C.self).joinsPins,
      activeLow: register(Registers.CTRL3_C.self).activeLow)
  }

  var showsEndcount: Bool { register(Registers.MD1_CFG.self).timestampEnds }
}
