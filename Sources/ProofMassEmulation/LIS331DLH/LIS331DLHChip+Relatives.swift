// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

extension LIS331DLHChip {
  /// The parts with the LIS331DLH's registers.
  ///
  /// LIS302DLH, IIS328DQ and AIS328DQ are in all that shows on the bus the LIS331DLH itself.
  public enum Relative: String, CaseIterable, Sendable {
    case lis331dlh
    /// ±6, ±12 and ±24 g.
    case lis331hh
    /// ±100, ±200 and ±400 g; without self-test and 6D.
    case h3lis331dl
    /// The accelerometer half of the module.
    case lsm303dlh
    /// The accelerometer half of the module.
    case lsm303dlm

    var facts: ChipFacts {
      switch self {
      case .lis331dlh: Datasheet.LIS331DLH.facts
      case .lis331hh: Datasheet.LIS331HH.facts
      case .h3lis331dl: Datasheet.H3LIS331DL.facts
      case .lsm303dlh: Datasheet.LSM303DLH.facts
      case .lsm303dlm: Datasheet.LSM303DLM.facts
      }
    }

    func microgravitiesPerDigit(_ range: Registers.CTRL_REG4.FullScale) -> Int32 {
      switch self {
      case .lis331dlh: range.microgravitiesPerDigit
      case .lis331hh: Datasheet.LIS331HH.microgravitiesPerDigit(range)
      case .h3lis331dl: Datasheet.H3LIS331DL.microgravitiesPerDigit(range)
      case .lsm303dlh: Datasheet.LSM303DLH.microgravitiesPerDigit(range)
      case .lsm303dlm: Datasheet.LSM303DLM.microgravitiesPerDigit(range)
      }
    }

    func ratedG(_ range: Registers.CTRL_REG4.FullScale) -> Int32 {
      switch self {
      case .lis331dlh: range.ratedG
      case .lis331hh: Datasheet.LIS331HH.ratedG(range)
      case .h3lis331dl: Datasheet.H3LIS331DL.ratedG(range)
      case .lsm303dlh: Datasheet.LSM303DLH.ratedG(range)
      case .lsm303dlm: Datasheet.LSM303DLM.ratedG(range)
      }
    }

    var hasSixDirections: Bool { self != .h3lis331dl }

    /// In g; a typical change is stated in digits of the smallest range.
    var selfTestForce: Axes<Double> {
      let digits =
        switch self {
        case .lis331hh:
          Axes(
            Datasheet.LIS331HH.Constant.selfTestTypicalX,
            Datasheet.LIS331HH.Constant.selfTestTypicalY,
            Datasheet.LIS331HH.Constant.selfTestTypicalZ)
        case .h3lis331dl: Axes(0, 0, 0)
        case .lis331dlh, .lsm303dlh, .lsm303dlm:
          Axes(
            Registers.Constant.selfTestTypicalX, Registers.Constant.selfTestTypicalY,
            Registers.Constant.selfTestTypicalZ)
        }
      return digits.map { Double($0) * Double(microgravitiesPerDigit(.g2)) / 1e6 }
    }
  }
}

extension Part {
  public static var lis331hh: Part { lis331dlh(LIS331DLHChip(.lis331hh)) }
  public static var h3lis331dl: Part { lis331dlh(LIS331DLHChip(.h3lis331dl)) }
  /// The accelerometer half.
  public static var lsm303dlh: Part { lis331dlh(LIS331DLHChip(.lsm303dlh)) }
  /// The accelerometer half.
  public static var lsm303dlm: Part { lis331dlh(LIS331DLHChip(.lsm303dlm)) }
}
