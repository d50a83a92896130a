// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
public import ProofMassDatasheets

/// How an AK8963 measures.
public struct AK8963Configuration: Equatable, Sendable {
  /// How fine it measures, in the same range of ±4912 µT. CNTL1, BIT.
  public enum Output: UInt8, Sendable {
    /// 0.6 µT a digit.
    case bits14
    /// 0.15 µT a digit.
    case bits16
  }

  /// What starts a measurement. CNTL1, MODE.
  public enum Mode: UInt8, Sendable {
    /// `startMeasurement`; powered down otherwise.
    case single
    /// The chip itself, 8 or 100 times a second.
    case continuous8Hertz, continuous100Hertz
    /// A pulse on the chip's pin TRG.
    case externalTrigger
  }

  public var output: Output
  public var mode: Mode

  public init(output: Output = .bits16, mode: Mode = .single) {
    self.output = output
    self.mode = mode
  }

  /// How long until the chip measures by itself for the first time, at most, as far as is known:
  /// a period. Nothing in the other modes.
  public var settlingTime: Duration {
    Duration(wholeNanoseconds: registerMode.period ?? 0)
  }

  /// CNTL1 in a mode of this output.
  @usableFromInline
  func control(_ mode: Datasheet.AK8963.CNTL1.Mode) -> Datasheet.AK8963.CNTL1 {
    Datasheet.AK8963.CNTL1(output: registerOutput, mode: mode)
  }

  @usableFromInline var registerOutput: Datasheet.AK8963.CNTL1.Output {
    output == .bits14 ? .bits14 : .bits16
  }

  /// The mode between measurements.
  @usableFromInline var registerMode: Datasheet.AK8963.CNTL1.Mode {
    switch mode {
    case .single: .powerDown
    case .continuous8Hertz: .continuous8Hertz
    case .continuous100Hertz: .continuous100Hertz
    case .externalTrigger: .externalTrigger
    }
  }
}

extension Datasheet.AK8963.CNTL1.Mode {
  /// In nanoseconds; nil unless continuous. By way of Double, because an Int64 made of an Int32
  /// allocates in 32-bit Embedded builds; these periods are exact in one.
  var period: Int64? {
    continuousMillihertz.map { Int64(1e12 / Double(Int($0))) }
  }
}
