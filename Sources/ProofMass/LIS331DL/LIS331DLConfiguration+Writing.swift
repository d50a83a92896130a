// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension LIS331DLConfiguration {
  /// Writes every register that can be written, in the order that AN2847 gives for the LIS331DLH:
  /// the control registers, thresholds and times, a restart of the high-pass filter if it is used,
  /// then what is watched for.
  ///
  /// - Throws: `.unsupported` before anything is written, `.bus`, `.notTaken`.
  func write(to bus: inout some Bus & ~Copyable) throws(SensorError) {
    let controls = controls
    let level1 = try level(of: interrupt1)
    let level2 = try level(of: interrupt2)
    let clickLevels: InlineArray<5, UInt8> = try click?.levels() ?? [0, 0, 0, 0, 0]
    try bus.store(controls, to: Facts.CTRL_REG1.address)
    try bus.settle(level1, to: Facts.FF_WU_THS_1.address)
    try bus.settle(level2, to: Facts.FF_WU_THS_2.address)
    try bus.settle(clickLevels, to: Facts.CLICK_THSY_X.address)
    if usesHighPass { let _: Facts.HP_FILTER_RESET = try bus.load() }
    if interrupt1?.latched == true {
      try bus.forget(Facts.FF_WU_CFG_1(), latchedIn: Facts.FF_WU_SRC_1.self)
    }
    try bus.settle(interrupt1?.events ?? Facts.FF_WU_CFG_1())
    if interrupt2?.latched == true {
      try bus.forget(Facts.FF_WU_CFG_2(), latchedIn: Facts.FF_WU_SRC_2.self)
    }
    try bus.settle(Facts.FF_WU_CFG_2(bits: interrupt2?.events.bits ?? Facts.FF_WU_CFG_2.reset))
    if click?.latched == true {
      try bus.forget(Facts.CLICK_CFG(), latchedIn: Facts.CLICK_SRC.self)
    }
    try bus.settle(click?.events ?? Facts.CLICK_CFG())
    // All together: had the supply dipped on the way, the chip would be powered down now, at ±2 g.
    try bus.confirm(controls, at: Facts.CTRL_REG1.address)
  }
}
