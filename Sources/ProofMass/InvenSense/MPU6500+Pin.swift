// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension MPU6500Configuration {
  /// INT_ENABLE. Whether an event is noted in INT_STATUS that is not enabled is not documented; that samples are is what
  /// drivers rely on.
  var enabled: Datasheet.MPU6500.INT_ENABLE {
    .init(
      bits: pin.signals.rawValue | Datasheet.MPU6500.INT_ENABLE(motion: motion != nil).bits)
  }

  /// INT_PIN_CFG. INT_STATUS is never cleared by reading another register: the driver has to see it.
  var pinControl: Datasheet.MPU6500.INT_PIN_CFG {
    .init(
      activeLow: pin.activeLow, openDrain: pin.openDrain, latched: pin.latched,
      bypassEnabled: auxiliary == .bypass)
  }

  /// Whether the chip can show the signals.
  var hasSignals: Bool {
    let able = Datasheet.MPU6500.INT_ENABLE(
      motion: motion != nil, fifoOverflow: fifo != nil, dataReady: true)
    return pin.signals.rawValue & ~able.bits == 0
  }
}
