// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

extension LSM6DSOChip {
  /// The signals of INT1_CTRL, INT2_CTRL, MD1_CFG and MD2_CFG, each with the bits of its register.
  package mutating func pinLevels(at time: Int64) -> UInt8 {
    let ready = shownReady
    let (full, overrun, watermark) = (fifo.isFull, fifo.isOverrun, fifo.isOverWatermark)
    let first = Registers.INT1_CTRL(
      batches: batches.isReached, fifoFull: full, overrun: overrun, watermark: watermark,
      boot: interface.boot.isRunning(at: time), gyroscopeReady: ready.gyroscope,
      accelerometerReady: ready.accelerometer)
    let second = Registers.INT2_CTRL(
      batches: batches.isReached, fifoFull: full, overrun: overrun, watermark: watermark,
      temperatureReady: ready.thermometer, gyroscopeReady: ready.gyroscope,
      accelerometerReady: ready.accelerometer)
    let shown = events.signals(
      showsSleep: register(Registers.TAP_CFG0.self).sleepState,
      timestampEnds: timestampEnds(at: time))
    let isFirst =
      first.bits & register(Registers.INT1_CTRL.self).bits != 0
      || (shown & ~1 | (hubState.ended ? Self.hubOnFirst : 0))
        & register(Registers.MD1_CFG.self).bits
        != 0
    let isSecond =
      second.bits & register(Registers.INT2_CTRL.self).bits != 0
      || shown & register(Registers.MD2_CFG.self).bits != 0
    return Self.pinLevels(
      isFirst, isSecond, joins: register(Registers.CTRL4_C.self).joinsPins,
      activeLow: register(Registers.CTRL3_C.self).activeLow)
  }

  /// Bit 0 of MD1_CFG, that of TIMESTAMP_ENDCOUNT in MD2_CFG.
  private static var hubOnFirst: UInt8 { Registers.MD1_CFG(sensorHub: true).bits }

  var showsEndcount: Bool { register(Registers.MD2_CFG.self).timestampEnds }
}
