// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension LIS331DLConfiguration {
  typealias Facts = Datasheet.LIS331DL

  /// How long after the end of configuring until samples are good: 3/ODR (datasheet, turn-on time).
  /// Nothing to wait for in power-down.
  ///
  /// The datasheet gives no tolerance of the rate, so there is no margin for one.
  public var settlingTime: Duration {
    // Added up, for widening a number to 64 bits allocates in 32-bit Embedded builds.
    var time: Int64 = 0
    if power == .normal { for _ in 0..<Facts.Constant.turnOnSamples { time += rate.period } }
    return Duration(wholeNanoseconds: time)
  }

  /// In g.
  var sensitivity: Sensitivity {
    Sensitivity(range.code.microgravitiesPerDigit, over: 1_000_000)
  }

  /// CTRL_REG1 to CTRL_REG3.
  var controls: InlineArray<3, UInt8> { [control1().bits, control2.bits, control3.bits] }

  /// In STATUS_REG the axes that are new stand where CTRL_REG1 has those that are measured.
  var newBits: UInt8 { Facts.STATUS_REG(zNew: axes.z, yNew: axes.y, xNew: axes.x).bits }

  func control1(selfTestPlus: Bool = false, selfTestMinus: Bool = false) -> Facts.CTRL_REG1 {
    Facts.CTRL_REG1(
      dataRate: rate.code, powered: power == .normal, fullScale: range.code,
      selfTestPlus: selfTestPlus, selfTestMinus: selfTestMinus, zEnabled: axes.z, yEnabled: axes.y,
      xEnabled: axes.x)
  }

  var control2: Facts.CTRL_REG2 {
    Facts.CTRL_REG2(
      threeWireSPI: threeWireSPI, filteredOutput: highPass.onData,
      filteredInterrupt2: interrupt2?.highPassed == true,
      filteredInterrupt1: interrupt1?.highPassed == true, highPassCoefficient: highPass.cutoff.code)
  }

  private var control3: Facts.CTRL_REG3 {
    Facts.CTRL_REG3(
      activeLow: pins.activeLow, openDrain: pins.openDrain,
      interrupt2Signal: .init(pins.interrupt2), interrupt1Signal: .init(pins.interrupt1))
  }

  /// FF_WU_THS_1 and FF_WU_DURATION_1; those of generator 2 are alike.
  func level(of interrupt: Interrupt?) throws(SensorError) -> InlineArray<2, UInt8> {
    guard let interrupt else { return [Facts.FF_WU_THS_1.reset, Facts.FF_WU_DURATION_1.reset] }
    return [
      Facts.FF_WU_THS_1(
        durationMode: interrupt.countsDown ? .decrement : .reset,
        threshold: try thresholdSteps(interrupt.threshold)
      ).bits,
      UInt8(truncatingIfNeeded: try durationPeriods(interrupt.duration)),
    ]
  }
}

extension LIS331DLConfiguration.Interrupt {
  /// FF_WU_CFG_1; FF_WU_CFG_2 is laid out alike.
  var events: Datasheet.LIS331DL.FF_WU_CFG_1 {
    Datasheet.LIS331DL.FF_WU_CFG_1(
      combination: combination == .all ? .and : .or, latchInterrupt: latched,
      zHighEnabled: high.z, zLowEnabled: low.z, yHighEnabled: high.y, yLowEnabled: low.y,
      xHighEnabled: high.x, xLowEnabled: low.x)
  }
}

extension LIS331DLConfiguration.Click {
  var events: Datasheet.LIS331DL.CLICK_CFG {
    Datasheet.LIS331DL.CLICK_CFG(
      latchInterrupt: latched, doubleZEnabled: double.z, singleZEnabled: single.z,
      doubleYEnabled: double.y, singleYEnabled: single.y, doubleXEnabled: double.x,
      singleXEnabled: single.x)
  }

  /// CLICK_THSY_X to CLICK_WINDOW.
  func levels() throws(SensorError) -> InlineArray<5, UInt8> {
    [
      Datasheet.LIS331DL.CLICK_THSY_X(
        thresholdY: try Self.thresholdSteps(threshold.y),
        thresholdX: try Self.thresholdSteps(threshold.x)
      ).bits,
      Datasheet.LIS331DL.CLICK_THSZ(thresholdZ: try Self.thresholdSteps(threshold.z)).bits,
      UInt8(truncatingIfNeeded: try timeLimitSteps()),
      UInt8(truncatingIfNeeded: try latencySteps()),
      UInt8(truncatingIfNeeded: try windowSteps()),
    ]
  }
}
