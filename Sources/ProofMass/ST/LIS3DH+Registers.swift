// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS3DHConfiguration: STClickConfiguration, STFIFOConfiguration {
  private typealias Facts = Datasheet.LIS3DH

  /// The registers of a LIS3DH that all drivers of ST's sensors use.
  public static var map: STMap {
    STMap(
      controls: (Facts.CTRL_REG1.address, 5),
      threeWires: .init(
        register: Facts.CTRL_REG4.address, mask: Facts.CTRL_REG4(threeWireSPI: true).bits),
      boot: .init(register: Facts.CTRL_REG5.address, mask: Facts.CTRL_REG5(boot: true).bits),
      bootTime: Facts.Timing.boot, power: Facts.CTRL_REG1.address)
  }

  /// The register whose reading restarts the high-pass filter.
  public static var highPassReset: UInt8 { Facts.REFERENCE.address }

  /// Four, as for codes of 12 bits: all codes are left-justified.
  @inlinable public static var unusedLowBits: Int16 { 4 }

  /// 0x33.
  public var identity: UInt8 { Facts.identity }

  /// Period of the samples, in nanoseconds, nominally.
  public var period: Int64 {
    nanoseconds(ofMillihertz: rate.millihertz(in: mode, of: part) ?? 1000)
  }

  /// Whether samples or clicks pass the high-pass filter.
  public var highPassesData: Bool { highPass.onData || click?.highPassed == true }

  /// The time from the end of configuring until samples are good: 1 ms in low-power mode and 1.6 ms in
  /// normal mode, each plus one period, or seven periods in high-resolution mode (datasheet, Table 10,
  /// turn-on time). Adding the period is a precaution. Zero in power-down.
  ///
  /// The datasheet gives no tolerance of the rate, so there is no margin for one.
  public var settlingTime: Duration {
    guard power == .normal else { return .zero }
    var time: Int64 = 0
    switch mode {
    case .normal: time = Facts.Timing.turnOnNormal + period
    case .lowPower: time = Facts.Timing.turnOnLowPower + period
    case .highResolution:
      // A sum, because widening a number to 64 bits allocates in 32-bit Embedded builds.
      for _ in 0..<Facts.Constant.turnOnSamplesHighResolution { time += period }
    }
    return Duration(wholeNanoseconds: time)
  }

  /// The value of one digit of 12 bits, in g. In an LSM303AGR that depends on the mode: a digit of 10 bits is 3.9 mg at
  /// ±2 g, one of 12 bits 0.98 mg.
  public var sensitivity: Sensitivity {
    let digit = part.variant.microgravitiesPerDigit(
      fullScale: range.code, lowPower: mode == .lowPower ? .on : .off,
      highResolution: mode == .highResolution ? .on : .off)
    let digits: Int32 =
      switch mode {
      case .highResolution: 1
      case .normal: 4
      case .lowPower: 16
      }
    return Sensitivity(digit ?? 0, over: 1_000_000 * digits)
  }

  /// The configuration after power-on, on the same wires.
  public var afterPowerOn: LIS3DHConfiguration {
    LIS3DHConfiguration(
      part: part, mode: .normal, range: .g2, power: .down, blockDataUpdate: false,
      threeWireSPI: threeWireSPI)
  }

  /// CTRL_REG1 to CTRL_REG5.
  public var controls: InlineArray<5, UInt8> {
    [
      control1(power, mode).bits, control2.bits, control3.bits, control4().bits, control5.bits,
    ]
  }

  private func control1(_ power: STPower, _ mode: Mode) -> Facts.CTRL_REG1 {
    Facts.CTRL_REG1(
      dataRate: power == .normal ? .init(code: rate, otherwise: .powerDown) : .powerDown,
      lowPower: mode == .lowPower ? .on : .off, zEnabled: axes.z, yEnabled: axes.y,
      xEnabled: axes.x)
  }

  private var control2: Facts.CTRL_REG2 {
    Facts.CTRL_REG2(
      highPassMode: highPass.reference == nil ? .normal : .reference,
      highPassCutoff: .init(code: highPass.cutoff, otherwise: .step0),
      filteredOutput: highPass.onData, filteredClick: click?.highPassed == true,
      filteredInterrupt2: interrupt2?.highPassed == true,
      filteredInterrupt1: interrupt1?.highPassed == true)
  }

  /// The pins' raw value may have reserved bits.
  private var control3: Facts.CTRL_REG3 {
    Facts.CTRL_REG3(bits: Facts.CTRL_REG3(bits: pins.interrupt1.rawValue).written)
  }

  /// The byte order is the driver's own: the lower byte first.
  private func control4(selfTest: Facts.CTRL_REG4.SelfTest = .off) -> Facts.CTRL_REG4 {
    Facts.CTRL_REG4(
      blockDataUpdate: blockDataUpdate, fullScale: range.code,
      highResolution: mode == .highResolution ? .on : .off, selfTest: selfTest,
      threeWireSPI: threeWireSPI)
  }

  private var control5: Facts.CTRL_REG5 {
    Facts.CTRL_REG5(
      fifoEnabled: fifo != nil, latchInterrupt1: interrupt1?.latched == true,
      fourDirections1: fourDirections,
      latchInterrupt2: interrupt2?.latched == true, fourDirections2: fourDirections)
  }

  private var control6: Facts.CTRL_REG6 {
    let bits = pins.interrupt2.rawValue | Facts.CTRL_REG6(activeLow: pins.activeLow).bits
    return Facts.CTRL_REG6(bits: Facts.CTRL_REG6(bits: bits).written)
  }

  // MARK: The FIFO

  /// FIFO_CTRL_REG.
  public var fifoControl: UInt8 {
    guard let fifo else { return 0 }
    return Facts.FIFO_CTRL_REG(
      mode: .init(code: fifo.mode, otherwise: .bypass),
      trigger: .init(code: fifo.trigger, otherwise: .int1), watermark: fifo.watermark
    ).bits
  }

  /// The setup for pin INT1. The period is nominal: the datasheet gives no tolerance of the rate.
  public var fifoSetup: FIFOSetup {
    let signals = control3
    let flags = Facts.CTRL_REG3(watermarkOnINT1: true, overrunOnINT1: true).bits
    return FIFOSetup(
      mode: fifo?.mode ?? .bypass, watermark: Int(fifo?.watermark ?? 0), period: period,
      pin: signals.bits & ~flags != 0
        ? .none : signals.watermarkOnINT1 ? .watermark : signals.overrunOnINT1 ? .overrun : .none)
  }

  /// Checks the control registers and FIFO_CTRL_REG.
  public func check(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.checkControls(self)
    guard fifo != nil else { return }
    let control: InlineArray<1, UInt8> = try bus.load(Facts.FIFO_CTRL_REG.address)
    guard control[0] == fifoControl else { throw .lostConfiguration }
  }

  // MARK: Clicks

  /// The steps of the click detector's settings. Datasheet, CLICK_THS to TIME_WINDOW.
  public var clickSteps: STClickSteps {
    STClickSteps(
      highestThreshold: 127, timeLimit: (period, 127), latency: period, window: period)
  }

  /// The threshold of a number of steps, in g.
  public func clickThreshold(ofSteps steps: Int16) -> Double { threshold(ofSteps: steps) }

  /// CLICK_THS to TIME_WINDOW.
  private var clickLevels: InlineArray<4, UInt8> {
    get throws(SensorError) {
      guard let click else { return [0, 0, 0, 0] }
      let threshold = try thresholdSteps(of: click)
      guard threshold.x == threshold.y, threshold.y == threshold.z else { throw .wrongPart }
      let times = try timeSteps(of: click)
      return [
        Facts.CLICK_THS(latchInterrupt: click.latched, threshold: threshold.x).bits, times[0],
        times[1], times[2],
      ]
    }
  }

  /// The meaning of a value of CLICK_SRC.
  public static func clicks(_ source: UInt8) -> STClickSource {
    let source = Facts.CLICK_SRC(bits: source)
    let axes = Axes(source.x, source.y, source.z)
    let none = Axes(false, false, false)
    return STClickSource(
      isActive: source.active, single: source.singleClick ? axes : none,
      double: source.doubleClick ? axes : none, isNegative: source.negative)
  }

  // MARK: Writing

  /// The configuration with its thresholds, durations and the reference set to the nearest of the
  /// chip's steps, which depend on the range and the rate.
  ///
  /// - Throws: `.wrongPart` when the chip does not have the FIFO's mode, the input or the signal of the ADC, activity
  ///   detection or latched clicks, or when the click's thresholds differ; `.wrongConfiguration` when the mode does not
  ///   have the rate, when the chip does not have as many steps, when no axis is measured, when the ADC lacks the block
  ///   data update, or when activity detection would change the rate of samples in a FIFO.
  public func rounded() throws(SensorError) -> LIS3DHConfiguration {
    guard fifo?.mode != .bypassToStream, hasAllFunctions else { throw .wrongPart }
    guard rate.millihertz(in: mode, of: part) != nil, axes.x || axes.y || axes.z,
      adc == .off || blockDataUpdate, fifo?.watermark ?? 0 < 32,
      // The times of a drain depend on the rate.
      activity == nil || fifo?.mode ?? .bypass == .bypass
    else { throw .wrongConfiguration }
    var rounded = self
    if let reference = highPass.reference {
      rounded.highPass.reference = threshold(ofSteps: Int16(try referenceSteps(reference)))
    }
    rounded.interrupt1 = try self.rounded(interrupt1)
    rounded.interrupt2 = try self.rounded(interrupt2)
    _ = try clickLevels
    rounded.click = try self.rounded(click)
    rounded.activity = try self.rounded(activity)
    return rounded
  }

  private var hasAllFunctions: Bool {
    let has = part.variant
    let showsADC = Facts.CTRL_REG3(bits: pins.interrupt1.rawValue).adcReadyOnINT1
    return (adc != .pins && !showsADC || has.hasAuxiliaryADC)
      && (adc != .thermometer || has.hasThermometer)
      && (activity == nil || has.hasActivityDetection)
      && (click?.latched != true || has.hasLatchedClicks)
  }

  /// Writes every register that can be written except the pull-up of SDO: power-down, CTRL_REG2 to
  /// CTRL_REG6, REFERENCE, the ADC if there is one, zeros for the FIFO and the detection of clicks, thresholds, times
  /// and durations, CTRL_REG1, a restart of the high-pass filter if it is used, the interrupts'
  /// configurations, and those of the click detector and the FIFO if they are used.
  ///
  /// LPen of CTRL_REG1 and HR of CTRL_REG4 must not be set together (datasheet, Table 10), which is
  /// why CTRL_REG1 is cleared first.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  public func write(to bus: inout some Bus & ~Copyable) throws(SensorError) -> Bool {
    let controls = controls
    let reference = try referenceSteps(highPass.reference ?? 0)
    let levels1 = try levels(of: interrupt1)
    let levels2 = try levels(of: interrupt2)
    let clickLevels = try clickLevels
    let activityLevels = try activityLevels
    try bus.store([control1(.down, .normal).bits], to: Facts.CTRL_REG1.address)
    try bus.store(
      [controls[1], controls[2], controls[3], controls[4]], to: Facts.CTRL_REG2.address)
    try bus.storeAndVerify(control6)
    try bus.storeAndVerify(Facts.REFERENCE(reference: reference))
    if part.variant.hasThermometer { try bus.storeAndVerify(adcControl) }
    // Functions that start later, and that another program may have left on.
    try bus.storeAndVerify(Facts.FIFO_CTRL_REG())
    try bus.storeAndVerify(Facts.CLICK_CFG())
    if part.variant.hasActivityDetection {
      try bus.storeAndVerify(
        [
          clickLevels[0], clickLevels[1], clickLevels[2], clickLevels[3], activityLevels[0],
          activityLevels[1],
        ],
        to: Facts.CLICK_THS.address)
    } else {
      try bus.storeAndVerify(clickLevels, to: Facts.CLICK_THS.address)
    }
    try bus.storeAndVerify(levels1, to: Facts.INT1_THS.address)
    try bus.storeAndVerify(levels2, to: Facts.INT2_THS.address)
    try bus.store([controls[0]], to: Facts.CTRL_REG1.address)
    try writeEvents(to: &bus)
    if let click { try writeClicks(click.enabled, to: &bus) }
    if fifo != nil { try bus.storeAndVerify([fifoControl], to: Facts.FIFO_CTRL_REG.address) }
    // All together: had the supply dipped meanwhile, the chip would be powered down now, at ±2 g.
    try bus.verify(controls, at: Facts.CTRL_REG1.address)
    return false
  }

  /// Normal mode at ±2 g and 100 Hz, and the force by CTRL_REG4, ST. The limits are given in digits
  /// of 10 bits, each of which is four of 12; data are correct after two samples (datasheet, Table 4). nil where the
  /// part has no self-test.
  public var selfTest: STSelfTest<LIS3DHConfiguration>? {
    guard let minimum = part.variant.selfTestMinimum, let maximum = part.variant.selfTestMaximum,
      let samples = part.variant.selfTestSamples
    else { return nil }
    let test = LIS3DHConfiguration(
      part: part, mode: .normal, range: .g2, threeWireSPI: threeWireSPI)
    let (least, most) = (minimum * 4, maximum * 4)
    var settling: Int64 = 0
    for _ in 0..<samples { settling += test.period }
    return STSelfTest(
      configuration: test,
      control: (
        Facts.CTRL_REG4.address, test.control4(selfTest: .plus).bits,
        test.control4(selfTest: .minus).bits
      ),
      settling: settling, limits: Axes(least...most, least...most, least...most))
  }
}
