// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension L3G4200DConfiguration: STFIFOConfiguration {
  private typealias Facts = Datasheet.L3G4200D

  /// The registers of an L3G4200D that all drivers of ST's sensors use.
  public static var map: STMap {
    STMap(
      controls: (Facts.CTRL_REG1.address, 5),
      threeWires: .init(
        register: Facts.CTRL_REG4.address, mask: Facts.CTRL_REG4(threeWireSPI: true).bits),
      boot: .init(register: Facts.CTRL_REG5.address, mask: Facts.CTRL_REG5(boot: true).bits),
      bootTime: Facts.Timing.boot, power: Facts.CTRL_REG1.address)
  }

  /// None: all 16 bits count.
  @inlinable public static var unusedLowBits: Int16 { 0 }

  /// 0xD3, 0xD4 or 0xD7.
  public var identity: UInt8 { part.variant.identity }

  /// The value of one digit, in degrees per second; 0 for a range that the part does not have, which
  /// `rounded()` rejects.
  public var sensitivity: Sensitivity {
    Sensitivity(part.variant.microdegreesPerSecondPerDigit(fullScale) ?? 0, over: 1_000_000)
  }

  /// The typical reading at rest, either sign, in degrees per second (datasheet, zero-rate level): the offset
  /// to be expected of a part that is not calibrated. Where it is not published for the range, this is the
  /// greatest level published for the part.
  public var zeroRateLevel: Double {
    let variant = part.variant
    if let level = variant.zeroLevel(fullScale) { return Double(Int(level)) }
    var greatest: Int32 = 0
    for code: UInt8 in 0..<4 {
      let fullScale = Datasheet.L3G4200D.CTRL_REG4.FullScale(rawValue: code)
      if let fullScale, let level = variant.zeroLevel(fullScale), level > greatest {
        greatest = level
      }
    }
    return Double(Int(greatest))
  }

  /// `rounded()` rejects a range that the part does not have.
  var fullScale: Datasheet.L3G4200D.CTRL_REG4.FullScale { part.code(of: range) ?? .dps250 }

  /// `rounded()` rejects a rate that the part does not have.
  var dataRate: (code: Datasheet.L3G4200D.CTRL_REG1.DataRate, isLow: Bool) {
    part.code(of: rate) ?? (.hertz100, false)
  }

  /// The period of a typical part, in nanoseconds. An L3GD20H is somewhat slower than the names of its rates;
  /// for the low rates that is inferred.
  var typicalPeriod: Int64 {
    guard let typical = part.variant.typicalMillihertz(.hertz100) else { return rate.period }
    let named = Double(Int(part.variant.millihertz(.hertz100)))
    return Int64(Double(rate.period) * named / Double(Int(typical)))
  }

  /// The configuration after power-on, on the same wires.
  public var afterPowerOn: L3G4200DConfiguration {
    L3G4200DConfiguration(
      part: part, range: part.lowestRange, power: .down, blockDataUpdate: false,
      threeWireSPI: threeWireSPI)
  }

  /// The same configuration, powered down.
  public var poweredDown: L3G4200DConfiguration {
    var down = self
    down.power = .down
    return down
  }

  /// Only a configuration of the same part can.
  public func canReplace(_ before: L3G4200DConfiguration) -> Bool { part == before.part }

  /// The time from the end of configuring until samples are good, when the chip had settled: 250 ms from
  /// power-down, otherwise 1/ODR, or 6/ODR where samples or interrupts pass the second low-pass (AN3393,
  /// Table 5). Where a FIFO was or is in use, one sample more: a sibling's datasheet advises to discard it.
  /// Zero in power-down.
  ///
  /// 1/ODR is nominal; ST publishes for a sibling that the rate may be 14 % lower, so a fifth is added.
  public func settlingTime(
    after before: L3G4200DConfiguration?, fromPowerDown: Bool
  ) -> Duration {
    let usesLowPass2 = output.usesLowPass2 || interrupt?.input.usesLowPass2 == true
    var samples = Facts.Constant.settlingSamples
    if usesLowPass2 { samples = Facts.Constant.settlingSamplesLowPass2 }
    if let before, fifo != nil || before.fifo != nil { samples += 1 }
    let settled = Int64(Double(samples) * Double(typicalPeriod + typicalPeriod / 5))
    let turnOn = part.variant.turnOn
    return switch (power, fromPowerDown) {
    case (.down, _), (.sleep, false): .zero
    case (.sleep, true): Duration(wholeNanoseconds: turnOn)
    case (.normal, true): Duration(wholeNanoseconds: max(turnOn, settled))
    case (.normal, false): Duration(wholeNanoseconds: settled)
    }
  }

  // MARK: The FIFO

  /// FIFO_CTRL_REG.
  public var fifoControl: UInt8 {
    guard let fifo else { return 0 }
    return Facts.FIFO_CTRL_REG(
      mode: .init(code: fifo.mode, otherwise: .bypass), watermark: fifo.watermark
    ).bits
  }

  /// The setup for pin INT2. An L3GD20H in stream mode that was emptied may deliver its last set once more
  /// (its datasheet), so the newest set of that part stays in the FIFO.
  public var fifoSetup: FIFOSetup {
    let mode = fifo?.mode ?? .bypass
    return FIFOSetup(
      mode: mode, watermark: Int(fifo?.watermark ?? 0), period: typicalPeriod,
      pin: pins.dataReady || pins.empty
        ? .none : pins.watermark ? .watermark : pins.overrun ? .overrun : .none,
      kept: part.variant.hasDrainRepeat && mode != .fifo ? 1 : 0, leavesOutFirst: true)
  }

  // MARK: Registers

  /// CTRL_REG1 to CTRL_REG5.
  public var controls: InlineArray<5, UInt8> {
    [control1.bits, control2.bits, control3.bits, control4.bits, control5.bits]
  }

  private var control1: Facts.CTRL_REG1 {
    let measured = power == .sleep ? Axes(false, false, false) : axes
    return Facts.CTRL_REG1(
      dataRate: dataRate.code, bandwidth: bandwidth.code, powered: power != .down,
      zEnabled: measured.z, yEnabled: measured.y, xEnabled: measured.x)
  }

  private var control2: Facts.CTRL_REG2 {
    let mode: Facts.CTRL_REG2.HighPassMode =
      switch highPass.mode {
      case .normal: .normal
      case .reference: .reference
      case .autoReset: .autoReset
      }
    return Facts.CTRL_REG2(highPassMode: mode, highPassCutoff: highPass.cutoff.code)
  }

  private var control3: Facts.CTRL_REG3 {
    Facts.CTRL_REG3(
      interruptOnINT1: pins.interrupt, bootOnINT1: pins.boot, activeLow: pins.activeLow,
      openDrain: pins.openDrain, dataReadyOnINT2: pins.dataReady,
      watermarkOnINT2: pins.watermark, overrunOnINT2: pins.overrun, emptyOnINT2: pins.empty)
  }

  /// The byte order is the driver's own: the lower byte first.
  private var control4: Facts.CTRL_REG4 {
    Facts.CTRL_REG4(
      blockDataUpdate: blockDataUpdate, fullScale: fullScale, selfTest: selfTest,
      threeWireSPI: threeWireSPI)
  }

  private var control5: Facts.CTRL_REG5 {
    Facts.CTRL_REG5(
      fifoEnabled: fifo != nil, highPassEnabled: highPassFeedsLowPass2,
      interruptSelection: .init(
        code: interrupt?.input.selection ?? .lowPass1, otherwise: .lowPass1),
      outputSelection: .init(code: output.selection, otherwise: .lowPass1))
  }

  /// CTRL_REG5, HPen.
  private var highPassFeedsLowPass2: Bool {
    output == .highPassAndLowPass2 || interrupt?.input == .highPassAndLowPass2
  }

  private var events: Facts.INT1_CFG { interrupt?.events ?? Facts.INT1_CFG() }

  private var reference: Facts.REFERENCE {
    get throws(SensorError) {
      guard case .reference(let rate) = highPass.mode else { return Facts.REFERENCE() }
      return Facts.REFERENCE(reference: try referenceSteps(rate))
    }
  }

  /// The thresholds, high byte first, and INT1_DURATION.
  private var levels: InlineArray<7, UInt8> {
    get throws(SensorError) {
      guard let interrupt else { return [0, 0, 0, 0, 0, 0, 0] }
      return try interrupt.levels(digit: sensitivity, period: rate.period)
    }
  }

  /// Writes every register that can be written, in the order of AN3393: CTRL_REG2 to CTRL_REG4,
  /// REFERENCE, thresholds and duration, the interrupt's configuration, CTRL_REG5, CTRL_REG1. The
  /// FIFO is set to bypass before CTRL_REG5 switches it, and collects after everything else is written.
  ///
  /// Returns whether the chip was powered down until CTRL_REG1 was written.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  public func write(to bus: inout some Bus & ~Copyable) throws(SensorError) -> Bool {
    let controls = controls
    let reference = try reference
    let levels = try levels
    try bus.store([controls[1], controls[2], controls[3]], to: Facts.CTRL_REG2.address)
    try bus.storeAndVerify(reference)
    try bus.storeAndVerify(levels, to: Facts.INT1_TSH_XH.address)
    if interrupt?.latched == true {
      try bus.clearLatch(at: Facts.INT1_SRC.address, configuredAt: Facts.INT1_CFG.address)
    }
    try bus.storeAndVerify(events)
    try bus.storeAndVerify(Facts.FIFO_CTRL_REG())
    try bus.store([controls[4]], to: Facts.CTRL_REG5.address)
    if part.variant.hasLowRates {
      try bus.storeAndVerify(Datasheet.L3GD20H.LOW_ODR(lowRate: dataRate.isLow))
    }
    // As late as possible, to detect also a dip of the supply during the above.
    let before: Facts.CTRL_REG1 = try bus.load()
    try bus.store([controls[0]], to: Facts.CTRL_REG1.address)
    if fifo != nil { try bus.storeAndVerify([fifoControl], to: Facts.FIFO_CTRL_REG.address) }
    // All together: had the supply dipped meanwhile, a chip with its range back at the reset value
    // would be running now.
    try bus.verify(controls, at: Facts.CTRL_REG1.address)
    return !before.powered
  }

  /// Throws `.lostConfiguration` unless the chip still holds all this, except for registers that reading
  /// would change.
  public func check(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.checkControls(self)
    if fifo != nil { try bus.check([fifoControl], at: Facts.FIFO_CTRL_REG.address) }
    if interrupt != nil {
      try bus.check([events.bits], at: Facts.INT1_CFG.address)
      try bus.check(try levels, at: Facts.INT1_TSH_XH.address)
    }
    // In other modes reading REFERENCE restarts the high-pass filter.
    if case .reference = highPass.mode {
      try bus.check([try reference.bits], at: Facts.REFERENCE.address)
    }
  }

  // MARK: Steps

  /// The configuration with its thresholds, the duration and the reference set to the nearest of the
  /// chip's steps, which depend on the range and the rate.
  ///
  /// - Throws: `.wrongPart` when the part does not have the rate, the range, the FIFO's mode or its
  ///   trigger, or the interrupt's counter; `.wrongConfiguration` when the chip does not have as many steps,
  ///   when no axis is measured, when an interrupt has no event, or when samples and interrupts cannot pass
  ///   the filters chosen at the same time.
  public func rounded() throws(SensorError) -> L3G4200DConfiguration {
    guard part.code(of: rate) != nil, part.code(of: range) != nil,
      part.variant.hasBlockDataUpdate || !blockDataUpdate,
      part.variant.hasTriggeredFIFO || fifo?.mode.isTriggered != true,
      fifo?.trigger ?? .interrupt1 == .interrupt1, interrupt?.countsDown != true
    else { throw .wrongPart }
    guard axes.x || axes.y || axes.z,
      !highPassFeedsLowPass2 || !(output == .lowPass2 || interrupt?.input == .lowPass2),
      fifo?.watermark ?? 0 < 32
    else { throw .wrongConfiguration }
    var rounded = self
    if case .reference(let rate) = highPass.mode {
      rounded.highPass.mode = .reference(
        degreesPerSecond: degrees(ofReferenceSteps: Int16(try referenceSteps(rate))))
    }
    rounded.interrupt = try interrupt?.rounded(digit: sensitivity, period: rate.period)
    return rounded
  }

  private func degrees(ofReferenceSteps steps: Int16) -> Double {
    sensitivity.value(steps * Int16(Facts.Constant.digitsPerReferenceStep))
  }

  private func referenceSteps(_ rate: Double) throws(SensorError) -> Int8 {
    Int8(try Steps.of(degrees(ofReferenceSteps: 1), in: rate, -128...127))
  }
}
