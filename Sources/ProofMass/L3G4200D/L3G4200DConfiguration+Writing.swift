// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension L3G4200DConfiguration {
  /// Writes every register that can be written, in the order of AN3393: CTRL_REG2 to CTRL_REG4,
  /// REFERENCE, thresholds and duration, the interrupt's configuration, CTRL_REG5, CTRL_REG1. The
  /// FIFO goes to bypass before CTRL_REG5 switches it, and collects once all else is as it shall be.
  ///
  /// Returns which mode the chip was in until CTRL_REG1 was written.
  ///
  /// - Throws: `.unsupported` before anything is written, `.bus`, `.notTaken`.
  func write(to bus: inout some Bus & ~Copyable) throws(SensorError) -> Power {
    let controls = controls
    let reference = try reference
    let levels = try levels
    try bus.store([controls[1], controls[2], controls[3]], to: Facts.CTRL_REG2.address)
    try bus.settle(reference)
    try bus.settle(levels, to: Facts.INT1_TSH_XH.address)
    if interrupt?.latched == true {
      try bus.forget(Facts.INT1_CFG(), latchedIn: Facts.INT1_SRC.self)
    }
    try bus.settle(events)
    try bus.settle(Facts.FIFO_CTRL_REG())
    try bus.store([controls[4]], to: Facts.CTRL_REG5.address)
    if part == .l3gd20h { try bus.settle(Datasheet.L3GD20H.LOW_ODR(lowRate: rate.isLow)) }
    // As late as it can be, so that a dip of the supply during the above is seen as well.
    let before: Facts.CTRL_REG1 = try bus.load()
    try bus.store([controls[0]], to: Facts.CTRL_REG1.address)
    if let fifo { try bus.settle(fifo.control) }
    // All together: had the supply dipped on the way, a chip with its range back at the reset value
    // would be running now.
    try bus.confirm(controls, at: Facts.CTRL_REG1.address)
    return Power(before)
  }

  /// Throws `.lostConfiguration` unless the chip still holds all this, but for what reading would
  /// change.
  func check(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try check(controls, at: Facts.CTRL_REG1.address, &bus)
    if let fifo { try check([fifo.control.bits], at: Facts.FIFO_CTRL_REG.address, &bus) }
    if interrupt != nil {
      try check([events.bits], at: Facts.INT1_CFG.address, &bus)
      try check(try levels, at: Facts.INT1_TSH_XH.address, &bus)
    }
    // In other modes reading it restarts the high-pass filter.
    if case .reference = highPass.mode {
      try check([try reference.bits], at: Facts.REFERENCE.address, &bus)
    }
  }

  private func check<let count: Int>(
    _ bytes: InlineArray<count, UInt8>, at first: UInt8, _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) {
    let held: InlineArray<count, UInt8> = try bus.load(first)
    for index in 0..<count where held[index] != bytes[index] { throw .lostConfiguration }
  }

  private var events: Facts.INT1_CFG {
    Facts.INT1_CFG(bits: interrupt?.events.bits ?? Facts.INT1_CFG.reset)
  }

  private var reference: Facts.REFERENCE {
    get throws(SensorError) {
      guard case .reference(let rate) = highPass.mode else { return Facts.REFERENCE() }
      return Facts.REFERENCE(reference: try referenceSteps(rate))
    }
  }

  /// The thresholds, high byte first, and INT1_DURATION.
  private var levels: InlineArray<7, UInt8> {
    get throws(SensorError) {
      guard let interrupt else { return [0, 0, 0, 0, 0, 0, 0] }
      let digits = try thresholdDigits(interrupt.threshold)
      let duration = Facts.INT1_DURATION(
        wait: interrupt.waits, duration: try durationPeriods(interrupt.duration))
      return [
        UInt8(digits.x >> 8), UInt8(truncatingIfNeeded: digits.x),
        UInt8(digits.y >> 8), UInt8(truncatingIfNeeded: digits.y),
        UInt8(digits.z >> 8), UInt8(truncatingIfNeeded: digits.z), duration.bits,
      ]
    }
  }
}
