// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension L3G4200DConfiguration {
  /// How long after the end of configuring until samples are good, when the chip was in the mode
  /// `before` and had settled: 250 ms from power-down, and else 1/ODR (AN3393, Table 5, with the
  /// second low-pass off). Nothing to wait for in power-down.
  ///
  /// 1/ODR is nominal; ST publishes for a sibling that the rate may be 14 % lower. So a fifth is
  /// added.
  func settlingTime(after before: Power) -> Duration {
    switch (power, before) {
    case (.down, _), (.sleep, .normal), (.sleep, .sleep): .zero
    case (_, .down): Duration(wholeNanoseconds: Facts.Timing.turnOn)
    case (.normal, _): Duration(wholeNanoseconds: rate.period + rate.period / 5)
    }
  }

  /// In degrees per second.
  var sensitivity: Sensitivity {
    Sensitivity(range.code.microdegreesPerSecondPerDigit, over: 1_000_000)
  }

  /// CTRL_REG1 to CTRL_REG5.
  var controls: InlineArray<5, UInt8> {
    [
      Facts.CTRL_REG1(
        dataRate: rate.code, powered: power != .down, zEnabled: power != .sleep,
        yEnabled: power != .sleep, xEnabled: power != .sleep
      ).bits,
      Facts.CTRL_REG2.reset,
      Facts.CTRL_REG3.reset,
      Facts.CTRL_REG4(blockDataUpdate: blockDataUpdate, fullScale: range.code).bits,
      Facts.CTRL_REG5.reset,
    ]
  }

  /// Writes every register that can be written, in the order of AN3393: CTRL_REG2 to CTRL_REG4,
  /// REFERENCE, thresholds and duration, the interrupt's configuration, CTRL_REG5, CTRL_REG1. The
  /// FIFO goes to bypass before CTRL_REG5 switches it off.
  ///
  /// Returns which mode the chip was in until CTRL_REG1 was written.
  func write(to bus: inout some Bus & ~Copyable) throws(SensorError) -> Power {
    let controls = controls
    try bus.store([controls[1], controls[2], controls[3]], to: Facts.CTRL_REG2.address)
    try bus.settle(Facts.REFERENCE())
    try bus.settle(
      [
        Facts.INT1_TSH_XH.reset, Facts.INT1_TSH_XL.reset,
        Facts.INT1_TSH_YH.reset, Facts.INT1_TSH_YL.reset,
        Facts.INT1_TSH_ZH.reset, Facts.INT1_TSH_ZL.reset, Facts.INT1_DURATION.reset,
      ], to: Facts.INT1_TSH_XH.address)
    try bus.settle(Facts.INT1_CFG())
    try bus.settle(Facts.FIFO_CTRL_REG())
    try bus.store([controls[4]], to: Facts.CTRL_REG5.address)
    // As late as it can be, so that a dip of the supply during the above is seen as well.
    let before: Facts.CTRL_REG1 = try bus.load()
    try bus.store([controls[0]], to: Facts.CTRL_REG1.address)
    // All together: had the supply dipped on the way, a chip with its range back at the reset value
    // would be running now.
    try bus.confirm(controls, at: Facts.CTRL_REG1.address)
    return Power(before)
  }

  private typealias Facts = Datasheet.L3G4200D
}

extension L3G4200DConfiguration.Power {
  init(_ control: Datasheet.L3G4200D.CTRL_REG1) {
    let measures = control.xEnabled || control.yEnabled || control.zEnabled
    self = !control.powered ? .down : measures ? .normal : .sleep
  }
}

extension L3G4200DConfiguration.Rate {
  var code: Datasheet.L3G4200D.CTRL_REG1.DataRate {
    switch self {
    case .hertz100: .hertz100
    case .hertz200: .hertz200
    case .hertz400: .hertz400
    case .hertz800: .hertz800
    }
  }

  /// In nanoseconds. Written out, because a `Duration` of a number that only the running program
  /// knows reaches for the heap in 32-bit Embedded builds.
  var period: Int64 {
    switch self {
    case .hertz100: 10_000_000
    case .hertz200: 5_000_000
    case .hertz400: 2_500_000
    case .hertz800: 1_250_000
    }
  }
}

extension L3G4200DConfiguration.Range {
  var code: Datasheet.L3G4200D.CTRL_REG4.FullScale {
    switch self {
    case .dps250: .dps250
    case .dps500: .dps500
    case .dps2000: .dps2000
    }
  }
}
