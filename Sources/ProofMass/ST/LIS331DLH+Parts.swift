// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension LIS331DLHConfiguration {
  /// One of the parts that share registers and identity. They cannot be distinguished over the bus.
  public struct Part: Hashable, Sendable {
    let variant: Datasheet.LIS331DLH.Variant

    /// ±2, ±4 and ±8 g. LIS302DLH, IIS328DQ, AIS328DQ and the accelerometer in LSM303DL have the same
    /// scale, and are this part to the driver.
    public static var lis331dlh: Part { Part(variant: .lis331dlh) }
    /// ±6, ±12 and ±24 g.
    public static var lis331hh: Part { Part(variant: .lis331hh) }
    /// ±100, ±200 and ±400 g; without self-test and without the six directions.
    public static var h3lis331dl: Part { Part(variant: .h3lis331dl) }
    /// The accelerometer in an LSM303DLH, like a LIS331DLH.
    public static var lsm303dlh: Part { Part(variant: .lsm303dlh) }
    /// The accelerometer in an LSM303DLM, like a LIS331DLH.
    public static var lsm303dlm: Part { Part(variant: .lsm303dlm) }

    /// The range that the part has for a code of CTRL_REG4, FS.
    func range(_ code: Datasheet.LIS331DLH.CTRL_REG4.FullScale) -> Range {
      Range(ratedG: variant.ratedG(code))
    }

    /// The code of CTRL_REG4, FS, of a range; nil where the part does not have it.
    func code(of range: Range) -> Datasheet.LIS331DLH.CTRL_REG4.FullScale? {
      .first { variant.ratedG($0) == range.ratedG }
    }

    /// The change of each output under the self-test force, in digits of the lowest range; nil where there is
    /// no self-test. Where no minimum is stated it is one digit, so that a dead axis fails.
    var selfTestLimits: Axes<ClosedRange<Int>>? {
      guard variant.hasSelfTest,
        let minimumX = variant.selfTestMinimumX, let maximumX = variant.selfTestMaximumX,
        let minimumY = variant.selfTestMinimumY, let maximumY = variant.selfTestMaximumY,
        let minimumZ = variant.selfTestMinimumZ, let maximumZ = variant.selfTestMaximumZ
      else { return nil }
      return Axes(
        max(1, minimumX)...maximumX, max(1, minimumY)...maximumY, max(1, minimumZ)...maximumZ)
    }
  }

  /// The greatest acceleration of either sign. Datasheet, CTRL_REG4. Each part has three.
  public struct Range: Hashable, Sendable {
    let ratedG: Int32

    /// ±2 g: LIS331DLH, LSM303DLH, LSM303DLM.
    public static var g2: Range { Range(ratedG: 2) }
    /// ±4 g: LIS331DLH, LSM303DLH, LSM303DLM.
    public static var g4: Range { Range(ratedG: 4) }
    /// ±8 g: LIS331DLH, LSM303DLH, LSM303DLM.
    public static var g8: Range { Range(ratedG: 8) }
    /// ±6 g: LIS331HH.
    public static var g6: Range { Range(ratedG: 6) }
    /// ±12 g: LIS331HH.
    public static var g12: Range { Range(ratedG: 12) }
    /// ±24 g: LIS331HH.
    public static var g24: Range { Range(ratedG: 24) }
    /// ±100 g: H3LIS331DL.
    public static var g100: Range { Range(ratedG: 100) }
    /// ±200 g: H3LIS331DL.
    public static var g200: Range { Range(ratedG: 200) }
    /// ±400 g: H3LIS331DL.
    public static var g400: Range { Range(ratedG: 400) }

    /// The greatest acceleration, in g.
    public var g: Double { Double(Int(ratedG)) }

    /// The range of this many g; nil when no part has it.
    public init?(g: Double) {
      guard g > 0, g < 1000 else { return nil }
      self.init(ratedG: Int32(g))
      guard self.g == g, model != nil else { return nil }
    }

    init(ratedG: Int32) { self.ratedG = ratedG }

    /// The part that has this range: the model, where it is one of several.
    package var part: Part { Part(variant: model ?? .lis331dlh) }

    private var model: Datasheet.LIS331DLH.Variant? {
      .first { Part(variant: $0).code(of: self) != nil }
    }
  }

  /// The rate of the samples. Up to 10 Hz the chip works in its low-power mode (10 µA instead of 250 µA),
  /// which has rates of its own; from 50 Hz on in normal mode. Raw values are PM and DR of CTRL_REG1.
  public enum Rate: UInt8, Sendable {
    /// 0.5 Hz, in low-power mode.
    case halfHertz = 0b010_00_000
    /// 1 Hz, in low-power mode.
    case hertz1 = 0b011_00_000
    /// 2 Hz, in low-power mode.
    case hertz2 = 0b100_00_000
    /// 5 Hz, in low-power mode.
    case hertz5 = 0b101_00_000
    /// 10 Hz, in low-power mode.
    case hertz10 = 0b110_00_000
    /// 50 Hz.
    case hertz50 = 0b001_00_000
    /// 100 Hz.
    case hertz100 = 0b001_01_000
    /// 400 Hz.
    case hertz400 = 0b001_10_000
    /// 1000 Hz.
    case hertz1000 = 0b001_11_000

    /// Samples a second.
    public var hertz: Double { Double(Int(millihertz)) / 1000 }

    /// The rate of this many samples a second; nil when the chip does not have it.
    public init?(hertz: Double) {
      guard let rate = Self.first(where: { $0.hertz == hertz }) else { return nil }
      self = rate
    }
  }
}

extension LIS331DLHConfiguration.Rate {
  private var control: Datasheet.LIS331DLH.CTRL_REG1 { .init(bits: rawValue) }

  /// In low-power modes it sets the rate as well; in normal mode `dataRate` does.
  var powerMode: Datasheet.LIS331DLH.CTRL_REG1.PowerMode { control.powerMode ?? .powerDown }

  /// In low-power modes it selects only the low-pass filter; the lowest is the quietest.
  var dataRate: Datasheet.LIS331DLH.CTRL_REG1.DataRate { control.dataRate }

  var millihertz: Int32 { powerMode.lowPowerMillihertz ?? dataRate.millihertz }

  /// The nominal period, in nanoseconds.
  var period: Int64 { nanoseconds(ofMillihertz: millihertz) }
}

// Lists are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension LIS331DLHConfiguration.Rate: CaseIterable {}

  extension LIS331DLHConfiguration.Part: CaseIterable {
    /// All parts with this register map, the model first.
    public static var allCases: [Self] {
      Datasheet.LIS331DLH.Variant.allCases.map { Self(variant: $0) }
    }

    /// The ranges of the part, the smallest first.
    public var ranges: [LIS331DLHConfiguration.Range] {
      let codes: [Datasheet.LIS331DLH.CTRL_REG4.FullScale] = [.g2, .g4, .g8]
      return codes.map { range($0) }
    }
  }

  extension LIS331DLHConfiguration.Range: CaseIterable {
    /// The ranges of all parts, each once, part by part.
    public static var allCases: [Self] {
      LIS331DLHConfiguration.Part.allCases.filter { $0.range(.g2).part == $0 }
        .sorted { $0.range(.g2).g < $1.range(.g2).g }.flatMap { $0.ranges }
    }
  }
#endif
