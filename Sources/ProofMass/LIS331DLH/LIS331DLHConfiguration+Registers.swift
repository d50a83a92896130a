// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension LIS331DLHConfiguration {
  /// How long after the end of configuring until samples are good: 1/ODR + 1 ms (datasheet,
  /// turn-on time, given at 100 Hz). Nothing to wait for in power-down.
  ///
  /// The datasheet gives no tolerance of the rate, so there is no margin for one.
  public var settlingTime: Duration {
    Duration(wholeNanoseconds: power == .down ? 0 : rate.period + Facts.Timing.turnOnOffset)
  }

  /// In g.
  var sensitivity: Sensitivity {
    switch scale {
    case .typical: Sensitivity(range.code.microgravitiesPerDigit, over: 1_000_000)
    case .fullScaleOver2048: Sensitivity(range.code.ratedG, over: 2048)
    }
  }

  /// CTRL_REG1 to CTRL_REG5.
  var controls: InlineArray<5, UInt8> {
    [
      Facts.CTRL_REG1(
        powerMode: power == .normal ? rate.powerMode : .powerDown, dataRate: rate.dataRate
      ).bits,
      Facts.CTRL_REG2.reset,
      Facts.CTRL_REG3.reset,
      Facts.CTRL_REG4(blockDataUpdate: blockDataUpdate, fullScale: range.code).bits,
      Facts.CTRL_REG5.reset,
    ]
  }

  /// Writes every register that can be written, in the order of AN2847: CTRL_REG1 to CTRL_REG4,
  /// REFERENCE, thresholds and durations, the interrupts' configurations, CTRL_REG5.
  func write(to bus: inout some Bus & ~Copyable) throws(SensorError) {
    let controls = controls
    try bus.store(
      [controls[0], controls[1], controls[2], controls[3]], to: Facts.CTRL_REG1.address)
    try bus.settle(Facts.REFERENCE())
    try bus.settle(
      [Facts.INT1_THS.reset, Facts.INT1_DURATION.reset], to: Facts.INT1_THS.address)
    try bus.settle(
      [Facts.INT2_THS.reset, Facts.INT2_DURATION.reset], to: Facts.INT2_THS.address)
    try bus.settle(Facts.INT1_CFG())
    try bus.settle(Facts.INT2_CFG())
    try bus.store([controls[4]], to: Facts.CTRL_REG5.address)
    // All together: had the supply dipped on the way, the chip would be powered down now, at ±2 g.
    try bus.confirm(controls, at: Facts.CTRL_REG1.address)
  }

  private typealias Facts = Datasheet.LIS331DLH
}

extension LIS331DLHConfiguration.Rate {
  /// With its own rate in the low-power modes; in normal mode `dataRate` sets it.
  var powerMode: Datasheet.LIS331DLH.CTRL_REG1.PowerMode {
    switch self {
    case .halfHertz: .lowPowerHalfHertz
    case .hertz1: .lowPower1Hertz
    case .hertz2: .lowPower2Hertz
    case .hertz5: .lowPower5Hertz
    case .hertz10: .lowPower10Hertz
    case .hertz50, .hertz100, .hertz400, .hertz1000: .normal
    }
  }

  /// In low-power modes it selects the low-pass filter alone; the lowest is the quietest.
  var dataRate: Datasheet.LIS331DLH.CTRL_REG1.DataRate {
    switch self {
    case .halfHertz, .hertz1, .hertz2, .hertz5, .hertz10, .hertz50: .hertz50
    case .hertz100: .hertz100
    case .hertz400: .hertz400
    case .hertz1000: .hertz1000
    }
  }

  var millihertz: Int32 { powerMode.lowPowerMillihertz ?? dataRate.millihertz }

  /// In nanoseconds. Written out, because a `Duration` of a number that only the running program
  /// knows reaches for the heap in 32-bit Embedded builds.
  var period: Int64 {
    switch self {
    case .halfHertz: 2_000_000_000
    case .hertz1: 1_000_000_000
    case .hertz2: 500_000_000
    case .hertz5: 200_000_000
    case .hertz10: 100_000_000
    case .hertz50: 20_000_000
    case .hertz100: 10_000_000
    case .hertz400: 2_500_000
    case .hertz1000: 1_000_000
    }
  }
}

extension LIS331DLHConfiguration.Range {
  var code: Datasheet.LIS331DLH.CTRL_REG4.FullScale {
    switch self {
    case .g2: .g2
    case .g4: .g4
    case .g8: .g8
    }
  }
}
