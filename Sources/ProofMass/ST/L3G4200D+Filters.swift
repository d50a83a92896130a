// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension L3G4200DConfiguration {
  /// The filters that samples, or the input of interrupts, pass; they always include the first low-pass.
  /// Datasheet, CTRL_REG5, Out_Sel, INT1_Sel and HPen.
  ///
  /// HPen is one bit for samples and interrupts, so one cannot pass the second low-pass alone while the
  /// other passes both.
  public enum Path: UInt8, Sendable {
    /// The first low-pass alone.
    case lowPass1
    /// The first low-pass and the high-pass.
    case highPass
    /// Both low-passes.
    case lowPass2
    /// All three filters.
    case highPassAndLowPass2

    var usesLowPass2: Bool { self == .lowPass2 || self == .highPassAndLowPass2 }

    /// The path whose raw value is the code of Out_Sel and INT1_Sel; HPen inserts the high-pass before the
    /// second low-pass.
    var selection: Path { usesLowPass2 ? .lowPass2 : self }
  }

  /// One of the four cut-offs that the second low-pass has at each rate. Raw values are the codes of BW.
  /// Datasheet, CTRL_REG1.
  public enum Bandwidth: UInt8, Sendable {
    /// The lowest cut-off.
    case lowest
    /// The second lowest.
    case low
    /// The second highest.
    case high
    /// The highest cut-off.
    case highest

    var code: Datasheet.L3G4200D.CTRL_REG1.Bandwidth { .init(code: self, otherwise: .lowest) }
  }

  /// The chip's one high-pass filter. Configuring restarts it.
  public struct HighPass: Equatable, Sendable {
    /// The value that the filter subtracts.
    public enum Mode: Equatable, Sendable {
      /// The slow part of the input; `resetHighPass` makes it settle immediately.
      case normal
      /// This value on each axis, −128…127 steps of 256 digits: of 2.24, 4.48 or 17.92 °/s. The step is
      /// inferred, because the unit that AN3393 prints (Table 14) cannot be right.
      case reference(degreesPerSecond: Double)
      /// As normal; the filter also restarts at each interrupt.
      case autoReset
    }

    /// One of the ten cut-offs at each rate. Raw values are the codes of HPCF. Datasheet, CTRL_REG2.
    public enum Cutoff: UInt8, Sendable {
      /// The highest cut-off, and each one lower than the one before.
      case step0, step1, step2, step3, step4, step5, step6, step7, step8, step9

      var code: Datasheet.L3G4200D.CTRL_REG2.HighPassCutoff {
        .init(code: self, otherwise: .step0)
      }
    }

    /// The value that the filter subtracts.
    public var mode: Mode
    /// The cut-off.
    public var cutoff: Cutoff

    /// Creates the filter's settings from their parts.
    public init(_ mode: Mode = .normal, cutoff: Cutoff = .step0) {
      self.mode = mode
      self.cutoff = cutoff
    }
  }

  // The cut-offs at low rates are not published.

  /// Cut-off of the first low-pass, in Hz (AN3393, Table 3); nil where it is not published.
  package var lowPass1Cutoff: Double? {
    hertz(part.variant.lowPass1CutoffMillihertz(dataRate.code))
  }

  /// Cut-off of the second low-pass, in Hz (datasheet, CTRL_REG1); nil where it is not published.
  package var lowPass2Cutoff: Double? {
    hertz(
      part.variant.lowPass2CutoffMillihertz(dataRate: dataRate.code, bandwidth: bandwidth.code))
  }

  /// Cut-off of the high-pass, in Hz, as printed (datasheet, CTRL_REG2); nil where it is not
  /// published.
  package var highPassCutoff: Double? {
    hertz(
      part.variant.highPassCutoffMillihertz(
        dataRate: dataRate.code, highPassCutoff: highPass.cutoff.code))
  }

  private func hertz(_ millihertz: Int32?) -> Double? {
    dataRate.isLow ? nil : millihertz.map { Double(Int($0)) / 1000 }
  }
}
