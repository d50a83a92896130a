// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension L3G4200DConfiguration {
  /// How long after the end of configuring until samples are good, when the chip was in the mode
  /// `before` and had settled: 250 ms from power-down, and else 1/ODR, or 6/ODR where samples or
  /// interrupts pass the second low-pass (AN3393, Table 5). Where a FIFO was or is in use, one
  /// sample more: that of a sibling's datasheet is to be thrown away. Nothing to wait for in
  /// power-down.
  ///
  /// 1/ODR is nominal; ST publishes for a sibling that the rate may be 14 % lower. So a fifth is
  /// added.
  func settlingTime(after before: Power, switchesFIFO: Bool) -> Duration {
    var samples = Facts.Constant.settlingSamples
    if usesLowPass2 { samples = Facts.Constant.settlingSamplesLowPass2 }
    if switchesFIFO { samples += 1 }
    let settled = Int64(Double(samples) * Double(typicalPeriod + typicalPeriod / 5))
    return switch (power, before) {
    case (.down, _), (.sleep, .normal), (.sleep, .sleep): .zero
    case (.sleep, .down): Duration(wholeNanoseconds: part.turnOn)
    case (.normal, .down): Duration(wholeNanoseconds: max(part.turnOn, settled))
    case (.normal, _): Duration(wholeNanoseconds: settled)
    }
  }

  private var usesLowPass2: Bool {
    output.usesLowPass2 || interrupt?.input.usesLowPass2 == true
  }

  /// CTRL_REG5, HPen.
  var highPassFeedsLowPass2: Bool {
    output == .highPassAndLowPass2 || interrupt?.input == .highPassAndLowPass2
  }

  /// CTRL_REG1 to CTRL_REG5.
  var controls: InlineArray<5, UInt8> {
    [control1.bits, control2.bits, control3.bits, control4.bits, control5.bits]
  }

  var control1: Facts.CTRL_REG1 {
    let measured = power == .sleep ? Axes(false, false, false) : axes
    return Facts.CTRL_REG1(
      dataRate: rate.code, bandwidth: bandwidth.code, powered: power != .down,
      zEnabled: measured.z, yEnabled: measured.y, xEnabled: measured.x)
  }

  /// The bits of STATUS_REG that a new sample has.
  var newBits: UInt8 {
    Facts.STATUS_REG(zNew: axes.z, yNew: axes.y, xNew: axes.x).bits
  }

  private var control2: Facts.CTRL_REG2 {
    let mode: Facts.CTRL_REG2.HighPassMode =
      switch highPass.mode {
      case .normal: .normal
      case .reference: .reference
      case .autoReset: .autoReset
      }
    return Facts.CTRL_REG2(highPassMode: mode, highPassCutoff: highPass.cutoff.code)
  }

  private var control3: Facts.CTRL_REG3 {
    Facts.CTRL_REG3(
      interruptOnINT1: pins.interrupt, bootOnINT1: pins.boot, activeLow: pins.activeLow,
      openDrain: pins.openDrain, dataReadyOnINT2: pins.dataReady,
      watermarkOnINT2: pins.watermark, overrunOnINT2: pins.overrun, emptyOnINT2: pins.empty)
  }

  /// The byte order is the driver's own: the lower byte first.
  var control4: Facts.CTRL_REG4 {
    Facts.CTRL_REG4(
      blockDataUpdate: blockDataUpdate, fullScale: range.code, selfTest: selfTest,
      threeWireSPI: threeWireSPI)
  }

  private var control5: Facts.CTRL_REG5 {
    Facts.CTRL_REG5(
      fifoEnabled: fifo != nil, highPassEnabled: highPassFeedsLowPass2,
      interruptSelection: interrupt?.input.interrupt ?? .lowPass1, outputSelection: output.output)
  }

  typealias Facts = Datasheet.L3G4200D
}

extension L3G4200DConfiguration.Power {
  init(_ control: Datasheet.L3G4200D.CTRL_REG1) {
    let measures = control.xEnabled || control.yEnabled || control.zEnabled
    self = !control.powered ? .down : measures ? .normal : .sleep
  }
}

extension L3G4200DConfiguration.Interrupt {
  var events: Datasheet.L3G4200D.INT1_CFG {
    Datasheet.L3G4200D.INT1_CFG(
      combination: combination == .all ? .and : .or, latchInterrupt: latched,
      zHighEnabled: high.z, zLowEnabled: low.z, yHighEnabled: high.y, yLowEnabled: low.y,
      xHighEnabled: high.x, xLowEnabled: low.x)
  }
}
