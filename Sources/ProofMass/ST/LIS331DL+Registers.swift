// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS331DLConfiguration: STClickConfiguration {
  private typealias Facts = Datasheet.LIS331DL

  /// The registers of a LIS331DL that all drivers of ST's sensors use.
  public static var map: STMap {
    STMap(
      controls: (Facts.CTRL_REG1.address, 3),
      threeWires: .init(
        register: Facts.CTRL_REG2.address, mask: Facts.CTRL_REG2(threeWireSPI: true).bits),
      boot: .init(register: Facts.CTRL_REG2.address, mask: Facts.CTRL_REG2(boot: true).bits),
      bootTime: Facts.Timing.boot, power: Facts.CTRL_REG1.address)
  }

  /// The register whose reading restarts the high-pass filter.
  public static var highPassReset: UInt8 { Facts.HP_FILTER_RESET.address }

  /// The registers of the two interrupt generators.
  public static var generators: STGenerators {
    STGenerators(
      first: .init(
        configuration: Facts.FF_WU_CFG_1.address, source: Facts.FF_WU_SRC_1.address,
        threshold: Facts.FF_WU_THS_1.address),
      second: .init(
        configuration: Facts.FF_WU_CFG_2.address, source: Facts.FF_WU_SRC_2.address,
        threshold: Facts.FF_WU_THS_2.address),
      digitsPerThresholdStep: Facts.Constant.digitsPerThresholdStep, longestDuration: 255,
      countdown: Facts.FF_WU_THS_1(durationMode: .decrement).bits)
  }

  /// Eight: the lower of an axis' two addresses carries no data.
  @inlinable public static var unusedLowBits: Int16 { 8 }

  /// 0x3B.
  public var identity: UInt8 { Facts.identity }

  /// Period of the samples, in nanoseconds, nominally.
  public var period: Int64 { rate.period }

  /// Whether samples pass the high-pass filter.
  public var highPassesData: Bool { highPass.onData }

  /// The time from the end of configuring until samples are good: 3/ODR (datasheet, turn-on time). Zero in
  /// power-down.
  ///
  /// The datasheet gives no tolerance of the rate, so there is no margin for one.
  public var settlingTime: Duration {
    // A sum, because widening a number to 64 bits allocates in 32-bit Embedded builds.
    var time: Int64 = 0
    if power == .normal { for _ in 0..<Facts.Constant.turnOnSamples { time += rate.period } }
    return Duration(wholeNanoseconds: time)
  }

  /// The value of one digit, in g.
  public var sensitivity: Sensitivity {
    Sensitivity(range.code.microgravitiesPerDigit, over: 1_000_000)
  }

  /// The configuration after power-on, on the same wires.
  public var afterPowerOn: LIS331DLConfiguration {
    LIS331DLConfiguration(range: .g2, power: .down, threeWireSPI: threeWireSPI)
  }

  /// CTRL_REG1 to CTRL_REG3.
  public var controls: InlineArray<5, UInt8> {
    [control1().bits, control2.bits, control3.bits, 0, 0]
  }

  private func control1(
    selfTestPlus: Bool = false, selfTestMinus: Bool = false
  ) -> Facts.CTRL_REG1 {
    Facts.CTRL_REG1(
      dataRate: rate.code, powered: power == .normal, fullScale: range.code,
      selfTestPlus: selfTestPlus, selfTestMinus: selfTestMinus, zEnabled: axes.z, yEnabled: axes.y,
      xEnabled: axes.x)
  }

  private var control2: Facts.CTRL_REG2 {
    Facts.CTRL_REG2(
      threeWireSPI: threeWireSPI, filteredOutput: highPass.onData,
      filteredInterrupt2: interrupt2?.highPassed == true,
      filteredInterrupt1: interrupt1?.highPassed == true, highPassCoefficient: highPass.cutoff.code)
  }

  private var control3: Facts.CTRL_REG3 {
    Facts.CTRL_REG3(
      activeLow: pins.activeLow, openDrain: pins.openDrain,
      interrupt2Signal: .init(code: pins.interrupt2, otherwise: .none),
      interrupt1Signal: .init(code: pins.interrupt1, otherwise: .none))
  }

  /// The value of FF_WU_CFG_1; FF_WU_CFG_2 has the same layout.
  public func events(of interrupt: Interrupt) -> UInt8 {
    let (high, low) = (interrupt.high, interrupt.low)
    return Facts.FF_WU_CFG_1(
      combination: interrupt.combination == .all ? .and : .or, latchInterrupt: interrupt.latched,
      zHighEnabled: high.z, zLowEnabled: low.z, yHighEnabled: high.y, yLowEnabled: low.y,
      xHighEnabled: high.x, xLowEnabled: low.x
    ).bits
  }

  /// The configuration with its thresholds and times set to the nearest of the chip's steps; those of
  /// the interrupts depend on range and rate.
  ///
  /// - Throws: `.wrongPart` when clicks would have to pass the high-pass filter; `.wrongConfiguration` when the chip
  ///   does not have as many steps, or when no axis is measured.
  public func rounded() throws(SensorError) -> LIS331DLConfiguration {
    guard click?.highPassed != true else { throw .wrongPart }
    guard axes.x || axes.y || axes.z else { throw .wrongConfiguration }
    var rounded = self
    rounded.interrupt1 = try self.rounded(interrupt1)
    rounded.interrupt2 = try self.rounded(interrupt2)
    rounded.click = try self.rounded(click)
    return rounded
  }

  /// Writes every register that can be written, in the order that AN2847 gives for the LIS331DLH:
  /// the control registers, thresholds and times, a restart of the high-pass filter if it is used,
  /// then the events.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  public func write(to bus: inout some Bus & ~Copyable) throws(SensorError) -> Bool {
    let controls: InlineArray<3, UInt8> = [control1().bits, control2.bits, control3.bits]
    let levels1 = try levels(of: interrupt1)
    let levels2 = try levels(of: interrupt2)
    let clickLevels = try clickLevels
    try bus.store(controls, to: Facts.CTRL_REG1.address)
    try bus.storeAndVerify(levels1, to: Facts.FF_WU_THS_1.address)
    try bus.storeAndVerify(levels2, to: Facts.FF_WU_THS_2.address)
    try bus.storeAndVerify(clickLevels, to: Facts.CLICK_THSY_X.address)
    try writeEvents(to: &bus)
    try writeClicks(clickControl, to: &bus)
    // All together: had the supply dipped meanwhile, the chip would be powered down now, at ±2 g.
    try bus.verify(controls, at: Facts.CTRL_REG1.address)
    return false
  }

  // MARK: Clicks

  /// The steps of the click detector's settings. Datasheet, CLICK_THSY_X to CLICK_WINDOW.
  public var clickSteps: STClickSteps {
    STClickSteps(
      highestThreshold: 15, timeLimit: (Facts.Timing.clickTimeLimitStep, 255),
      latency: Facts.Timing.clickLatencyStep, window: Facts.Timing.clickWindowStep)
  }

  /// The threshold of a number of steps, in g, in either range.
  public func clickThreshold(ofSteps steps: Int16) -> Double {
    Double(Int(steps) * Facts.Constant.clickMicrogravitiesPerStep) / 1_000_000
  }

  /// CLICK_THSY_X to CLICK_WINDOW.
  private var clickLevels: InlineArray<5, UInt8> {
    get throws(SensorError) {
      guard let click else { return [0, 0, 0, 0, 0] }
      let threshold = try thresholdSteps(of: click)
      let times = try timeSteps(of: click)
      return [
        Facts.CLICK_THSY_X(thresholdY: threshold.y, thresholdX: threshold.x).bits,
        Facts.CLICK_THSZ(thresholdZ: threshold.z).bits, times[0], times[1], times[2],
      ]
    }
  }

  /// CLICK_CFG.
  private var clickControl: UInt8 {
    guard let click else { return 0 }
    return click.enabled | Facts.CLICK_CFG(latchInterrupt: click.latched).bits
  }

  /// The meaning of a value of CLICK_SRC.
  public static func clicks(_ source: UInt8) -> STClickSource {
    let source = Facts.CLICK_SRC(bits: source)
    return STClickSource(
      isActive: source.active, single: Axes(source.singleX, source.singleY, source.singleZ),
      double: Axes(source.doubleX, source.doubleY, source.doubleZ))
  }

  /// ±2 g at 100 Hz, and the force by CTRL_REG1, STP and STM. The turn-on takes as many periods as a
  /// change of the force.
  public var selfTest: STSelfTest<LIS331DLConfiguration>? {
    let test = LIS331DLConfiguration(range: .g2, threeWireSPI: threeWireSPI)
    let limits = Facts.Constant.self
    return STSelfTest(
      configuration: test,
      control: (
        Facts.CTRL_REG1.address, test.control1(selfTestPlus: true).bits,
        test.control1(selfTestMinus: true).bits
      ),
      settling: test.settlingTime.wholeNanoseconds,
      limits: Axes(
        limits.selfTestLowestX...limits.selfTestHighestX,
        limits.selfTestLowestY...limits.selfTestHighestY,
        limits.selfTestLowestZ...limits.selfTestHighestZ))
  }
}
