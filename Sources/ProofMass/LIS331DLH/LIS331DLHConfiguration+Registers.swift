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
    case .typical: Sensitivity(range.microgravitiesPerDigit, over: 1_000_000)
    case .fullScaleOver2048: Sensitivity(range.ratedG, over: 2048)
    }
  }

  /// CTRL_REG1 to CTRL_REG5.
  var controls: InlineArray<5, UInt8> {
    [control1.bits, control2.bits, control3.bits, control4.bits, control5.bits]
  }

  var control1: Facts.CTRL_REG1 {
    Facts.CTRL_REG1(
      powerMode: power == .normal ? rate.powerMode : .powerDown,
      dataRate: (wakeRate ?? rate).dataRate, zEnabled: axes.z, yEnabled: axes.y, xEnabled: axes.x)
  }

  /// In STATUS_REG the axes that are new stand where CTRL_REG1 has those that are measured.
  var newBits: UInt8 {
    Facts.STATUS_REG(zNew: axes.z, yNew: axes.y, xNew: axes.x).bits
  }

  private var control2: Facts.CTRL_REG2 {
    Facts.CTRL_REG2(
      highPassMode: highPass.reference == nil ? .normal : .reference,
      filteredOutput: highPass.onData, filteredInterrupt2: interrupt2?.highPassed == true,
      filteredInterrupt1: interrupt1?.highPassed == true,
      highPassCoefficient: highPass.coefficient.code)
  }

  private var control3: Facts.CTRL_REG3 {
    Facts.CTRL_REG3(
      activeLow: pins.activeLow, openDrain: pins.openDrain,
      latchInterrupt2: interrupt2?.latched == true,
      interrupt2Signal: .init(pins.interrupt2), latchInterrupt1: interrupt1?.latched == true,
      interrupt1Signal: .init(pins.interrupt1))
  }

  var control4: Facts.CTRL_REG4 { control4(selfTest: nil) }

  /// The byte order is the driver's own: the lower byte first.
  func control4(selfTest sign: Facts.CTRL_REG4.SelfTestSign?) -> Facts.CTRL_REG4 {
    Facts.CTRL_REG4(
      blockDataUpdate: blockDataUpdate, fullScale: range.code, selfTestSign: sign ?? .plus,
      selfTest: sign != nil, threeWireSPI: threeWireSPI)
  }

  private var control5: Facts.CTRL_REG5 { Facts.CTRL_REG5(turnOn: wakeRate == nil ? .off : .on) }

  typealias Facts = Datasheet.LIS331DLH
}

extension LIS331DLHConfiguration.Interrupt {
  /// INT1_CFG; INT2_CFG is laid out alike.
  var events: Datasheet.LIS331DLH.INT1_CFG {
    Datasheet.LIS331DLH.INT1_CFG(
      combination: combination == .all || combination == .directionPosition ? .and : .or,
      sixDirections: combination.isOfDirections, zHighEnabled: high.z, zLowEnabled: low.z,
      yHighEnabled: high.y, yLowEnabled: low.y, xHighEnabled: high.x, xLowEnabled: low.x)
  }
}
