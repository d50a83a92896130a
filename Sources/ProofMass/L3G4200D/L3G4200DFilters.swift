// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension L3G4200DConfiguration {
  /// Which filters something passes. The first low-pass is always in the way. Datasheet, CTRL_REG5,
  /// Out_Sel, INT1_Sel and HPen.
  ///
  /// HPen is one for samples and interrupts, so that one cannot pass the second low-pass alone and
  /// the other both.
  public enum Path: UInt8, Sendable {
    case lowPass1
    case highPass
    case lowPass2
    case highPassAndLowPass2
  }

  /// Which of the second low-pass' four cut-offs of a rate. Datasheet, CTRL_REG1, BW.
  public enum Bandwidth: UInt8, Sendable { case lowest, low, high, highest }

  /// The chip's one high-pass filter. Configuring restarts it.
  public struct HighPass: Equatable, Sendable {
    public enum Mode: Equatable, Sendable {
      /// It follows the input slowly and takes that away; `resetHighPass` makes it do so at once.
      case normal
      /// It takes this away from each axis, −128…127 steps of 256 digits: of 2.24, 4.48 or
      /// 17.92 °/s. That this is a step is inferred, for the unit that AN3393 prints (Table 14)
      /// cannot be right.
      case reference(degreesPerSecond: Double)
      /// As normal; it also starts anew at each interrupt.
      case autoReset
    }

    /// Which of the ten cut-offs of a rate, the highest first. Datasheet, CTRL_REG2, HPCF.
    public enum Cutoff: UInt8, Sendable {
      case step0, step1, step2, step3, step4, step5, step6, step7, step8, step9
    }

    public var mode: Mode
    public var cutoff: Cutoff

    public init(_ mode: Mode = .normal, cutoff: Cutoff = .step0) {
      self.mode = mode
      self.cutoff = cutoff
    }
  }

  /// In Hz, of the first low-pass (AN3393, Table 3); nil where it is not published.
  public var lowPass1Cutoff: Double? { Self.hertz(lowPass1Millihertz) }

  /// In Hz, of the second low-pass (datasheet, CTRL_REG1); nil where it is not published.
  public var lowPass2Cutoff: Double? { Self.hertz(lowPass2Millihertz) }

  /// In Hz, of the high-pass, as printed (datasheet, CTRL_REG2); nil where it is not published.
  public var highPassCutoff: Double? { Self.hertz(highPassMillihertz) }

  private static func hertz(_ millihertz: Int32?) -> Double? {
    millihertz.map { Double(Int($0)) / 1000 }
  }
}

extension L3G4200DConfiguration.Bandwidth {
  var code: Datasheet.L3G4200D.CTRL_REG1.Bandwidth {
    switch self {
    case .lowest: .lowest
    case .low: .low
    case .high: .high
    case .highest: .highest
    }
  }
}

extension L3G4200DConfiguration.HighPass.Cutoff {
  var code: Datasheet.L3G4200D.CTRL_REG2.HighPassCutoff {
    switch self {
    case .step0: .step0
    case .step1: .step1
    case .step2: .step2
    case .step3: .step3
    case .step4: .step4
    case .step5: .step5
    case .step6: .step6
    case .step7: .step7
    case .step8: .step8
    case .step9: .step9
    }
  }
}

extension L3G4200DConfiguration.Path {
  var usesLowPass2: Bool { self == .lowPass2 || self == .highPassAndLowPass2 }

  var output: Datasheet.L3G4200D.CTRL_REG5.OutputSelection {
    switch self {
    case .lowPass1: .lowPass1
    case .highPass: .highPass
    case .lowPass2, .highPassAndLowPass2: .lowPass2
    }
  }

  var interrupt: Datasheet.L3G4200D.CTRL_REG5.InterruptSelection {
    switch self {
    case .lowPass1: .lowPass1
    case .highPass: .highPass
    case .lowPass2, .highPassAndLowPass2: .lowPass2
    }
  }
}
