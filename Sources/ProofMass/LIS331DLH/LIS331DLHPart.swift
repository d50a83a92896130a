// SPDX-License-Identifier: Apache-2.0

extension LIS331DLHConfiguration {
  /// Which of the parts it is that share registers and identity. None of them can be told from the
  /// others over the bus.
  public enum Part: UInt8, Sendable {
    /// ±2, ±4 and ±8 g. LIS302DLH, IIS328DQ, AIS328DQ and the accelerometers in LSM303DL,
    /// LSM303DLH and LSM303DLM have the same scale, and are this part to the driver.
    case lis331dlh
    /// ±6, ±12 and ±24 g.
    case lis331hh
    /// ±100, ±200 and ±400 g; without self-test and without the six directions.
    case h3lis331dl
  }
}

extension LIS331DLHConfiguration.Part {
  var lowestRange: LIS331DLHConfiguration.Range {
    switch self {
    case .lis331dlh: .g2
    case .lis331hh: .g6
    case .h3lis331dl: .g100
    }
  }

  var greatestRange: LIS331DLHConfiguration.Range {
    switch self {
    case .lis331dlh: .g8
    case .lis331hh: .g24
    case .h3lis331dl: .g400
    }
  }

  var hasSixDirections: Bool { self != .h3lis331dl }
}

// The list of all cases is an array, which a build without a heap cannot have.
#if !hasFeature(Embedded)
  extension LIS331DLHConfiguration.Part: CaseIterable {}
#endif
