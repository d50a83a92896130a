// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension LIS331DLHConfiguration {
  /// Writes every register that can be written, in the order of AN2847: CTRL_REG1 to CTRL_REG4,
  /// REFERENCE, thresholds and durations, a restart of the high-pass filter if it is used, the
  /// interrupts' configurations, CTRL_REG5.
  ///
  /// - Throws: `.unsupported` before anything is written, `.bus`, `.notTaken`.
  func write(to bus: inout some Bus & ~Copyable) throws(SensorError) {
    let controls = controls
    let reference = try referenceSteps(highPass.reference ?? 0)
    let level1 = try level(of: interrupt1)
    let level2 = try level(of: interrupt2)
    try bus.store(
      [controls[0], controls[1], controls[2], controls[3]], to: Facts.CTRL_REG1.address)
    try bus.settle(Facts.REFERENCE(reference: reference))
    try bus.settle(level1, to: Facts.INT1_THS.address)
    try bus.settle(level2, to: Facts.INT2_THS.address)
    if usesHighPass { let _: Facts.HP_FILTER_RESET = try bus.load() }
    if interrupt1?.latched == true {
      try bus.forget(Facts.INT1_CFG(), latchedIn: Facts.INT1_SRC.self)
    }
    try bus.settle(interrupt1?.events ?? Facts.INT1_CFG())
    if interrupt2?.latched == true {
      try bus.forget(Facts.INT2_CFG(), latchedIn: Facts.INT2_SRC.self)
    }
    try bus.settle(Facts.INT2_CFG(bits: interrupt2?.events.bits ?? Facts.INT2_CFG.reset))
    try bus.store([controls[4]], to: Facts.CTRL_REG5.address)
    // All together: had the supply dipped on the way, the chip would be powered down now, at ±2 g.
    try bus.confirm(controls, at: Facts.CTRL_REG1.address)
  }

  /// INT1_THS and INT1_DURATION; those of INT2 are alike.
  private func level(of interrupt: Interrupt?) throws(SensorError) -> InlineArray<2, UInt8> {
    guard let interrupt else { return [Facts.INT1_THS.reset, Facts.INT1_DURATION.reset] }
    return [
      try thresholdSteps(interrupt.threshold),
      UInt8(truncatingIfNeeded: try durationPeriods(interrupt.duration)),
    ]
  }
}
