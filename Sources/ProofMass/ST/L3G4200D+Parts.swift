// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension L3G4200DConfiguration {
  /// One of the parts that share registers.
  public struct Part: Hashable, Sendable {
    let variant: Datasheet.L3G4200D.Variant

    /// ±250, ±500 and ±2000 °/s.
    public static var l3g4200d: Part { Part(variant: .l3g4200d) }
    /// ±245 °/s. Answers with the same identity. According to ST's header it has no choice of range, no block
    /// data update, and three modes of the FIFO.
    public static var a3g4250d: Part { Part(variant: .a3g4250d) }
    /// ±250, ±500 and ±2000 °/s, at 95 to 760 Hz.
    public static var l3gd20: Part { Part(variant: .l3gd20) }
    /// ±245, ±500 and ±2000 °/s, at 12.5 to 800 Hz. Of the functions that only this part has, the driver
    /// supports the low rates.
    public static var l3gd20h: Part { Part(variant: .l3gd20h) }

    var rateAfterPowerOn: Rate { Rate(millihertz: variant.millihertz(.hertz100)) }

    var lowestRange: Range { range(.dps250) ?? .dps250 }

    var greatestRange: Range { range(.dps2000) ?? range(.dps500) ?? lowestRange }

    /// The range for a code of CTRL_REG4, FS; nil where the part does not have the code.
    func range(_ code: Datasheet.L3G4200D.CTRL_REG4.FullScale) -> Range? {
      variant.ratedDegreesPerSecond(code).map { Range(ratedDegreesPerSecond: $0) }
    }

    /// The code of CTRL_REG4, FS, of a range; nil where the part does not have it.
    func code(of range: Range) -> Datasheet.L3G4200D.CTRL_REG4.FullScale? {
      .first { variant.ratedDegreesPerSecond($0) == range.ratedDegreesPerSecond }
    }

    /// The code of CTRL_REG1, DR, of a rate, and whether it has this meaning with the low rates selected
    /// (LOW_ODR); nil where the part does not have the rate.
    func code(of rate: Rate) -> (code: Datasheet.L3G4200D.CTRL_REG1.DataRate, isLow: Bool)? {
      typealias Code = Datasheet.L3G4200D.CTRL_REG1.DataRate
      if let code = Code.first(where: { variant.millihertz($0) == rate.millihertz }) {
        return (code, false)
      }
      return Code.first { variant.lowRateMillihertz($0) == rate.millihertz }.map { ($0, true) }
    }
  }

  /// The nominal rate of the samples: the chip's clock is its own resonance, and may be about 15 % off, as ST
  /// publishes for a sibling.
  public struct Rate: Hashable, Sendable {
    let millihertz: Int32

    /// 100 Hz: L3G4200D, A3G4250D and L3GD20H.
    public static var hertz100: Rate { Rate(millihertz: 100_000) }
    /// 200 Hz: L3G4200D, A3G4250D and L3GD20H.
    public static var hertz200: Rate { Rate(millihertz: 200_000) }
    /// 400 Hz: L3G4200D, A3G4250D and L3GD20H.
    public static var hertz400: Rate { Rate(millihertz: 400_000) }
    /// 800 Hz: L3G4200D, A3G4250D and L3GD20H.
    public static var hertz800: Rate { Rate(millihertz: 800_000) }
    /// 95 Hz: L3GD20.
    public static var hertz95: Rate { Rate(millihertz: 95_000) }
    /// 190 Hz: L3GD20.
    public static var hertz190: Rate { Rate(millihertz: 190_000) }
    /// 380 Hz: L3GD20.
    public static var hertz380: Rate { Rate(millihertz: 380_000) }
    /// 760 Hz: L3GD20.
    public static var hertz760: Rate { Rate(millihertz: 760_000) }
    /// 12.5 Hz: L3GD20H.
    public static var hertz12Point5: Rate { Rate(millihertz: 12_500) }
    /// 25 Hz: L3GD20H.
    public static var hertz25: Rate { Rate(millihertz: 25_000) }
    /// 50 Hz: L3GD20H.
    public static var hertz50: Rate { Rate(millihertz: 50_000) }

    /// Samples a second.
    public var hertz: Double { Double(Int(millihertz)) / 1000 }

    /// The rate of this many samples a second; nil when no part has it.
    public init?(hertz: Double) {
      guard hertz > 0, hertz < 100_000 else { return nil }
      self.init(millihertz: Int32(hertz * 1000))
      let rate = self
      guard rate.hertz == hertz,
        Datasheet.L3G4200D.Variant.first(where: { Part(variant: $0).code(of: rate) != nil }) != nil
      else { return nil }
    }

    init(millihertz: Int32) { self.millihertz = millihertz }

    /// The nominal period, in nanoseconds.
    var period: Int64 { nanoseconds(ofMillihertz: millihertz) }
  }

  /// The greatest angular rate of either sign. Datasheet, CTRL_REG4.
  public struct Range: Hashable, Sendable {
    let ratedDegreesPerSecond: Int32

    /// ±245 °/s: A3G4250D, which has no other, and L3GD20H.
    public static var dps245: Range { Range(ratedDegreesPerSecond: 245) }
    /// ±250 °/s: L3G4200D and L3GD20.
    public static var dps250: Range { Range(ratedDegreesPerSecond: 250) }
    /// ±500 °/s: all but A3G4250D.
    public static var dps500: Range { Range(ratedDegreesPerSecond: 500) }
    /// ±2000 °/s: all but A3G4250D.
    public static var dps2000: Range { Range(ratedDegreesPerSecond: 2000) }

    /// The greatest angular rate, in degrees per second.
    public var degreesPerSecond: Double { Double(Int(ratedDegreesPerSecond)) }

    /// The range of this many degrees per second; nil when no part has it.
    public init?(degreesPerSecond: Double) {
      guard degreesPerSecond > 0, degreesPerSecond < 100_000 else { return nil }
      self.init(ratedDegreesPerSecond: Int32(degreesPerSecond))
      let range = self
      guard range.degreesPerSecond == degreesPerSecond,
        Datasheet.L3G4200D.Variant.first(where: { Part(variant: $0).code(of: range) != nil }) != nil
      else { return nil }
    }

    init(ratedDegreesPerSecond: Int32) { self.ratedDegreesPerSecond = ratedDegreesPerSecond }
  }
}

// Lists are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension L3G4200DConfiguration.Part: CaseIterable {
    /// All parts with this register map, the model first.
    public static var allCases: [Self] {
      Datasheet.L3G4200D.Variant.allCases.map { Self(variant: $0) }
    }

    /// The rates of the part, the slowest first.
    public var rates: [L3G4200DConfiguration.Rate] {
      let codes: [Datasheet.L3G4200D.CTRL_REG1.DataRate] = [
        .hertz100, .hertz200, .hertz400, .hertz800,
      ]
      let named = codes.map { variant.millihertz($0) }
      let low = codes.compactMap { variant.lowRateMillihertz($0) }
      return Set(named + low).sorted().map { .init(millihertz: $0) }
    }

    /// The ranges of the part, the smallest first.
    public var ranges: [L3G4200DConfiguration.Range] {
      [range(.dps250), range(.dps500), range(.dps2000)].compactMap { $0 }
    }
  }

  extension L3G4200DConfiguration.Rate: CaseIterable {
    /// The rates of all parts, each once, the slowest first.
    public static var allCases: [Self] {
      Set(L3G4200DConfiguration.Part.allCases.flatMap { $0.rates }).sorted { $0.hertz < $1.hertz }
    }
  }

  extension L3G4200DConfiguration.Range: CaseIterable {
    /// The ranges of all parts, each once, the smallest first.
    public static var allCases: [Self] {
      Set(L3G4200DConfiguration.Part.allCases.flatMap { $0.ranges }).sorted {
        $0.degreesPerSecond < $1.degreesPerSecond
      }
    }
  }
#endif
