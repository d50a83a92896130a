// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension LIS2MDLConfiguration: STMagnetometerConfiguration {
  private typealias Facts = Datasheet.LIS2MDL

  /// The registers of a LIS2MDL that all drivers of ST's sensors use.
  public static var map: STMap {
    STMap(
      identity: Facts.WHO_AM_I.address, controls: (Facts.CFG_REG_A.address, 3),
      threeWires: .init(
        register: Facts.CFG_REG_C.address, mask: Facts.CFG_REG_C(fourWireSPI: true).bits),
      startsWithThreeWires: true,
      boot: .init(
        register: Facts.CFG_REG_A.address,
        mask: Facts.CFG_REG_A(boot: true, mode: .continuous).bits),
      besideBoot: Facts.CFG_REG_A(compensated: true).bits,
      bootTime: Facts.Timing.boot, power: Facts.CFG_REG_A.address)
  }

  /// 0x67.
  @inlinable public static var statusRegister: UInt8 { Datasheet.LIS2MDL.STATUS_REG.address }

  /// True: it returns to three wires.
  @inlinable public static var readsOnesAfterDip: Bool { true }

  /// INT_SOURCE_REG.
  public static var interruptSource: UInt8 { Facts.INT_SOURCE_REG.address }

  /// 0x40.
  public var identity: UInt8 { Facts.identity }

  /// The value of one digit: 0.15 µT.
  public var sensitivity: Sensitivity {
    // 10 mG are 1 µT.
    Sensitivity(Int32(Facts.Constant.microgaussPerDigit), over: 10_000)
  }

  /// The thermometer; an LSM303AGR has none here.
  public func thermometerScale() throws(SensorError) -> STThermometer {
    guard let digits = part.variant.temperatureDigits, let zero = part.variant.temperatureZero
    else { throw .wrongPart }
    return STThermometer(register: Facts.TEMP_OUT_L.address, digits: digits, zero: zero)
  }

  /// The configuration after power-on, but for four wires on SPI, which the chip keeps.
  public var afterPowerOn: LIS2MDLConfiguration {
    LIS2MDLConfiguration(
      part: part, rate: .hertz10, pulses: .every63, power: .down, blockDataUpdate: false,
      pin: .nothing, threeWireSPI: threeWireSPI)
  }

  /// The same configuration, idle.
  public var poweredDown: LIS2MDLConfiguration {
    var down = self
    down.power = .down
    return down
  }

  /// CFG_REG_A to CFG_REG_C.
  public var controls: InlineArray<5, UInt8> { [controlA(power), controlB, controlC(), 0, 0] }

  private func controlA(_ power: STPower) -> UInt8 {
    // Has to be set for proper operation (datasheet, footnote to COMP_TEMP_EN).
    Facts.CFG_REG_A(
      compensated: true, performance: performance == .lowPower ? .lowPower : .highResolution,
      dataRate: rate.code, mode: power == .normal ? .continuous : .idleAlternate
    ).bits
  }

  private var controlB: UInt8 {
    Facts.CFG_REG_B(
      setOnce: pulses == .once, cancelsOffset: pulses == .canceling, lowPass: lowPass
    ).bits
  }

  func controlC(selfTest: Bool = false) -> UInt8 {
    Facts.CFG_REG_C(
      interruptOnPin: pin == .interrupt, blockDataUpdate: blockDataUpdate,
      fourWireSPI: !threeWireSPI && part.variant.hasFourWireSPI, selfTest: selfTest,
      dataReadyOnPin: pin == .dataReady
    ).bits
  }

  /// The configuration with its threshold set to the nearest digit.
  ///
  /// - Throws: `.wrongConfiguration` for a threshold that the chip does not have, for an interrupt without an axis, or
  ///   a pin that shows an interrupt where there is none.
  public func rounded() throws(SensorError) -> LIS2MDLConfiguration {
    guard pin != .interrupt || interrupt != nil else { throw .wrongConfiguration }
    var rounded = self
    rounded.interrupt = try roundedInterrupt()
    return rounded
  }

  /// Makes the chip idle, writes every register that can be written, the OFFSET registers with 0, reads the last sample
  /// and interrupt, and starts the chip: so samples begin anew.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  public func write(to bus: inout some Bus & ~Copyable) throws(SensorError) -> Bool {
    let threshold = try thresholdBytes()
    let controls = controls
    try bus.store([controlA(.down)], to: Facts.CFG_REG_A.address)
    try bus.store([controls[1], controls[2]], to: Facts.CFG_REG_B.address)
    try bus.storeAndVerify([0, 0, 0, 0, 0, 0], to: Facts.OFFSET_X_REG_L.address)
    try bus.storeAndVerify(threshold, to: Facts.INT_THS_L_REG.address)
    try bus.storeAndVerify(interruptControl)
    let _: Facts.INT_SOURCE_REG = try bus.load()
    let _: InlineArray<7, UInt8> = try bus.load(Facts.STATUS_REG.address)
    try bus.store([controls[0]], to: Facts.CFG_REG_A.address)
    // All together: had the supply dipped meanwhile, the chip would be idle now.
    try bus.verify([controls[0], controls[1], controls[2]], at: Facts.CFG_REG_A.address)
    return false
  }

  private var interruptControl: Facts.INT_CTRL_REG {
    guard let interrupt else { return Facts.INT_CTRL_REG() }
    let axes = interrupt.axes
    return Facts.INT_CTRL_REG(
      xEnabled: axes.x, yEnabled: axes.y, zEnabled: axes.z, activeHigh: interrupt.activeHigh,
      unlatched: !interrupt.latched, enabled: true)
  }

  /// The turn-on time (datasheet, Table 11), because every configuring starts the chip anew. Zero in power-down.
  public func settlingTime(
    after before: LIS2MDLConfiguration?, fromPowerDown: Bool
  ) -> Duration { settlingTime }

  /// The time from the end of configuring until samples are good; zero in power-down.
  public var settlingTime: Duration {
    guard power == .normal else { return .zero }
    let code: Facts.CFG_REG_A.Performance =
      performance == .lowPower ? .lowPower : .highResolution
    // In floating point, because an Int64 made from an Int32 allocates in 32-bit Embedded builds.
    let turnOn = Int64(Double(Int(code.turnOnMicroseconds)) * 1000)
    return Duration(wholeNanoseconds: turnOn + (pulses == .canceling ? period : 0))
  }

  /// Period of the samples, in nanoseconds, nominally.
  public var period: Int64 { nanoseconds(ofMillihertz: rate.code.millihertz) }

  /// The delay of the samples in seconds, at slowly changing fields: half a period where two measurements are averaged
  /// (inferred from the bandwidth).
  public var filterDelay: Double {
    pulses == .canceling || lowPass ? Double(period) / 2e9 : 0
  }
}

extension LIS2MDLConfiguration {
  /// The self-test: at 100 Hz in high resolution, with or without cancellation as in ST's example for the part.
  public var fieldTest: STFieldTest<LIS2MDLConfiguration> {
    let test = LIS2MDLConfiguration(
      part: part, pulses: part.variant.hasSelfTestCancellation ? .canceling : .every63,
      threeWireSPI: threeWireSPI)
    return STFieldTest(
      configuration: test, register: Facts.CFG_REG_C.address, value: test.controlC(selfTest: true),
      wait: Facts.Timing.selfTestWait, settling: Facts.Timing.selfTestSettle,
      samples: Facts.Constant.selfTestSamples, limits: Self.selfTestLimits)
  }

  /// The change of each output in the self-test that passes, in digits.
  package static var selfTestLimits: Axes<ClosedRange<Double>> {
    let limits = Facts.Constant.self
    let digit = Double(limits.microgaussPerDigit) / 1000
    let range = Double(limits.selfTestMinimum) / digit...Double(limits.selfTestMaximum) / digit
    return Axes(range, range, range)
  }
}

extension LIS2MDLConfiguration.Rate {
  /// Samples a second.
  public var hertz: Double { Double(Int(code.millihertz)) / 1000 }

  fileprivate var code: Datasheet.LIS2MDL.CFG_REG_A.DataRate {
    switch self {
    case .hertz10: .hertz10
    case .hertz20: .hertz20
    case .hertz50: .hertz50
    case .hertz100: .hertz100
    }
  }
}
