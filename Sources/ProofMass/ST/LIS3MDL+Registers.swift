// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS3MDLConfiguration: STMagnetometerConfiguration {
  private typealias Facts = Datasheet.LIS3MDL

  /// The registers of a LIS3MDL that all drivers of ST's sensors use.
  public static var map: STMap {
    STMap(
      controls: (Facts.CTRL_REG1.address, 5),
      threeWires: .init(
        register: Facts.CTRL_REG3.address, mask: Facts.CTRL_REG3(threeWireSPI: true).bits),
      boot: .init(register: Facts.CTRL_REG2.address, mask: Facts.CTRL_REG2(boot: true).bits),
      bootTime: Facts.Timing.boot, power: Facts.CTRL_REG3.address)
  }

  /// INT_SRC.
  public static var interruptSource: UInt8 { Facts.INT_SRC.address }

  /// 0x3D.
  public var identity: UInt8 { Facts.identity }

  /// The thermometer, where it measures.
  public func thermometerScale() throws(SensorError) -> STThermometer {
    guard let digits = part.variant.temperatureDigits, let zero = part.variant.temperatureZero
    else { throw .wrongPart }
    guard thermometer else { throw .wrongState }
    return STThermometer(register: Facts.TEMP_OUT_L.address, digits: digits, zero: zero)
  }

  /// The value of one digit, in µT.
  public var sensitivity: Sensitivity { Sensitivity(100, over: range.code.digitsPerGauss) }

  /// The configuration after power-on, on the same wires.
  public var afterPowerOn: LIS3MDLConfiguration {
    LIS3MDLConfiguration(
      part: part, rate: .hertz10, performance: .lowPower, power: .down, thermometer: false,
      blockDataUpdate: false, threeWireSPI: threeWireSPI)
  }

  /// The same configuration, powered down.
  public var poweredDown: LIS3MDLConfiguration {
    var down = self
    down.power = .down
    return down
  }

  /// CTRL_REG1 to CTRL_REG5.
  public var controls: InlineArray<5, UInt8> {
    let performance = averages.code
    return [
      control1(selfTest: false), Facts.CTRL_REG2(fullScale: range.code).bits, control3(power),
      Facts.CTRL_REG4(zPerformance: .init(code: performance)).bits,
      Facts.CTRL_REG5(blockDataUpdate: blockDataUpdate).bits,
    ]
  }

  func control1(selfTest: Bool) -> UInt8 {
    Facts.CTRL_REG1(
      thermometerEnabled: thermometer, performance: averages.code,
      dataRate: rate.code ?? .hertz0Point625, fastRate: rate.code == nil, selfTest: selfTest
    ).bits
  }

  private func control3(_ power: STPower) -> UInt8 {
    Facts.CTRL_REG3(
      threeWireSPI: threeWireSPI, mode: power == .normal ? .continuous : .powerDownAlternate
    ).bits
  }

  /// The averages, as given or as the rate allows.
  var averages: Performance { performance ?? rate.performance ?? .ultraHigh }

  /// The configuration with its threshold set to the nearest of the chip's steps, which depend on the range.
  ///
  /// - Throws: `.wrongPart` for a rate that the part does not have; `.wrongConfiguration` for a rate above 80 Hz in
  ///   a performance that does not have it, for a threshold that the chip does not have, or for an interrupt
  ///   without an axis.
  public func rounded() throws(SensorError) -> LIS3MDLConfiguration {
    if let needed = rate.performance {
      guard part.variant.hasFastRates else { throw .wrongPart }
      guard averages == needed else { throw .wrongConfiguration }
    }
    var rounded = self
    rounded.interrupt = try roundedInterrupt()
    return rounded
  }

  /// Powers the chip down, writes every register that can be written except for the OFFSET registers, reads
  /// the last sample and interrupt, and starts the chip: so samples begin anew, and DRDY is low until the first.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  public func write(to bus: inout some Bus & ~Copyable) throws(SensorError) -> Bool {
    let threshold = try thresholdBytes()
    let controls = controls
    try bus.store([control3(.down)], to: Facts.CTRL_REG3.address)
    try bus.store([controls[0], controls[1]], to: Facts.CTRL_REG1.address)
    try bus.store([controls[3], controls[4]], to: Facts.CTRL_REG4.address)
    try bus.storeAndVerify(threshold, to: Facts.INT_THS_L.address)
    try bus.storeAndVerify(interruptControl)
    let _: Facts.INT_SRC = try bus.load()
    let _: InlineArray<7, UInt8> = try bus.load(Facts.STATUS_REG.address)
    try bus.store([controls[2]], to: Facts.CTRL_REG3.address)
    // All together: had the supply dipped meanwhile, the chip would be powered down now.
    try bus.verify(controls, at: Facts.CTRL_REG1.address)
    return false
  }

  private var interruptControl: Facts.INT_CFG {
    guard let interrupt else {
      return Facts.INT_CFG(xEnabled: true, yEnabled: true, zEnabled: true)
    }
    let axes = interrupt.axes
    return Facts.INT_CFG(
      xEnabled: axes.x, yEnabled: axes.y, zEnabled: axes.z, activeHigh: interrupt.activeHigh,
      unlatched: !interrupt.latched, enabled: true)
  }

  /// The start-up time (AN4602, Table 5), because every configuring starts the chip anew. Zero in power-down.
  public func settlingTime(
    after before: LIS3MDLConfiguration?, fromPowerDown: Bool
  ) -> Duration { settlingTime }

  /// The time from the end of configuring until samples are good; zero in power-down.
  public var settlingTime: Duration {
    guard power == .normal else { return .zero }
    // In floating point, because an Int64 made from an Int32 allocates in 32-bit Embedded builds.
    return Duration(
      wholeNanoseconds: Int64(Double(Int(averages.code.startUpMicroseconds)) * 1000))
  }

  /// Period of the samples, in nanoseconds, nominally.
  public var period: Int64 { nanoseconds(ofMillihertz: rate.millihertz) }
}

extension LIS3MDLConfiguration.Performance {
  var code: Datasheet.LIS3MDL.CTRL_REG1.Performance {
    switch self {
    case .lowPower: .lowPower
    case .medium: .medium
    case .high: .high
    case .ultraHigh: .ultraHigh
    }
  }
}

extension Datasheet.LIS3MDL.CTRL_REG4.ZPerformance {
  /// The same code as that of the other axes.
  fileprivate init(code: Datasheet.LIS3MDL.CTRL_REG1.Performance) {
    switch code {
    case .lowPower: self = .lowPower
    case .medium: self = .medium
    case .high: self = .high
    case .ultraHigh: self = .ultraHigh
    }
  }
}

extension LIS3MDLConfiguration.Range {
  /// The greatest flux density of either sign, in gauss; 1 G is 100 µT.
  public var gauss: Double { Double(Int(code.gauss)) }

  var code: Datasheet.LIS3MDL.CTRL_REG2.FullScale {
    switch self {
    case .gauss4: .gauss4
    case .gauss8: .gauss8
    case .gauss12: .gauss12
    case .gauss16: .gauss16
    }
  }
}

extension LIS3MDLConfiguration.Rate {
  /// Samples a second.
  public var hertz: Double { Double(Int(millihertz)) / 1000 }

  /// The only performance with this rate; nil for a rate of every performance.
  var performance: LIS3MDLConfiguration.Performance? {
    switch self {
    case .hertz155: .ultraHigh
    case .hertz300: .high
    case .hertz560: .medium
    case .hertz1000: .lowPower
    default: nil
    }
  }

  /// The code of DO; nil for the rates that FAST_ODR selects.
  var code: Datasheet.LIS3MDL.CTRL_REG1.DataRate? {
    switch self {
    case .hertz0Point625: .hertz0Point625
    case .hertz1Point25: .hertz1Point25
    case .hertz2Point5: .hertz2Point5
    case .hertz5: .hertz5
    case .hertz10: .hertz10
    case .hertz20: .hertz20
    case .hertz40: .hertz40
    case .hertz80: .hertz80
    default: nil
    }
  }

  var millihertz: Int32 {
    code?.millihertz ?? performance?.code.fastMillihertz ?? 0
  }
}
