// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM6DSOConfiguration: STHubConfiguration {
  private typealias Facts = Datasheet.LSM6DSO

  /// A FIFO of FIFO_CTRL4, 32 bits of time, and a clock that reports its error.
  public static var map: STSixAxisMap {
    STSixAxisMap(
      fifoMode: Facts.FIFO_CTRL4.address, timestampBytes: 4,
      clockTrim: Facts.INTERNAL_FREQ_FINE.address)
  }

  /// The value of WHO_AM_I.
  public var identity: UInt8 { part.identity }

  /// Whether the sensor hub can run: its settings are not among these.
  public var allowsHub: Bool { true }

  /// 10 ms.
  public var bootTime: Int64 { Facts.Timing.boot }

  /// 25 µs.
  public var timestampStep: Int64 { Facts.Timing.timestampStep }

  /// The configuration after power-on, of the same part on the same wires; but block data update stays on, and I3C off.
  public var afterPowerOn: LSM6DSOConfiguration {
    LSM6DSOConfiguration(part: part, power: .down, threeWireSPI: threeWireSPI)
  }

  /// The same configuration, powered down.
  public var poweredDown: LSM6DSOConfiguration {
    var down = self
    down.power = .down
    return down
  }

  /// The accelerometer alone, at 104 Hz.
  public var whileBooting: LSM6DSOConfiguration {
    LSM6DSOConfiguration(
      part: part, accelerometerRate: .hertz104, gyroscopeRate: nil, threeWireSPI: threeWireSPI)
  }

  /// Whether it is of the same part.
  public func canReplace(_ before: LSM6DSOConfiguration) -> Bool { part == before.part }

  /// The configuration with its thresholds, durations and offset set to the nearest of the chip's steps, which depend
  /// on the ranges and the rate.
  ///
  /// - Throws: `.wrongPart` for a range or a mode that the part does not have. `.wrongConfiguration` where no sensor
  ///   runs, where one does not have its rate in its mode, where a filter does not suit it, for a watermark that the
  ///   FIFO does not have, or with sensors of two rates; where events have no accelerometer, or not as many steps.
  public func rounded() throws(SensorError) -> LSM6DSOConfiguration {
    guard part.code(of: accelerometerRange) != nil,
      part.microdegreesPerSecondPerDigit(gyroscopeRange) != nil,
      accelerometerMode != .ultraLowPower || part.variant.hasUltraLowPower
    else { throw .wrongPart }
    // In this generation INT1 shows the sensor hub by that bit of MD1_CFG.
    if pins.showsEndOnFirst { throw .wrongPart }
    guard accelerometerRate != nil || gyroscopeRate != nil, suitsAccelerometer, suitsGyroscope,
      suitsFIFO
    else { throw .wrongConfiguration }
    var rounded = self
    rounded.accelerometerOffset = try roundedOffset()
    rounded.events = try roundedEvents()
    return rounded
  }

  private var suitsAccelerometer: Bool {
    guard let rate = accelerometerRate else { return true }
    switch accelerometerMode {
    case .highPerformance: return rate != .hertz1Point6
    case .lowPower: return true
    case .ultraLowPower:
      return gyroscopeRate == nil
        && (rate == .hertz1Point6 || rate.rawValue <= Rate.hertz208.rawValue)
    }
  }

  private var suitsGyroscope: Bool {
    guard let rate = gyroscopeRate else { return true }
    guard rate != .hertz1Point6 else { return false }
    if let gyroscopeLowPass {
      guard !gyroscopeLowPower, lowPass1Code(gyroscopeLowPass, at: rate) != nil else {
        return false
      }
    }
    return gyroscopeHighPass == nil || !gyroscopeLowPower
  }

  private var suitsFIFO: Bool {
    guard let fifo else { return true }
    guard accelerometerRate == gyroscopeRate || accelerometerRate == nil || gyroscopeRate == nil
    else { return false }
    // The hub has no higher rate, and would else have no word for each set.
    if fifo.magnetometer, let rate = accelerometerRate ?? gyroscopeRate {
      guard Rate.hertz12Point5.rawValue...Rate.hertz104.rawValue ~= rate.rawValue else {
        return false
      }
    }
    return fifo.watermark >= 1 && Int(fifo.watermark) * wordsOfSet <= 511
  }

  /// The number of words of a set in the FIFO: one of each sensor, and of the sensor hub.
  var wordsOfSet: Int {
    (accelerometerRate == nil ? 0 : 1) + (gyroscopeRate == nil ? 0 : 1)
      + (fifo?.magnetometer == true ? 1 : 0)
  }

  // MARK: Registers

  /// CTRL1_XL and CTRL2_G.
  public var sensorControls: InlineArray<2, UInt8> { [accelerometer.bits, gyroscopeControl] }

  /// CTRL3_C.
  public var interface: UInt8 { interfaceControl.bits }

  /// FIFO_CTRL4.
  public var fifoMode: UInt8 {
    (collects ? Facts.FIFO_CTRL4(mode: .continuous) : Facts.FIFO_CTRL4()).bits
  }

  /// CTRL1_XL.
  private var accelerometer: Datasheet.LSM6DSO.CTRL1_XL {
    var usesLowPass2 = false
    if case .lowPass = accelerometerFilter { usesLowPass2 = true }
    return Facts.CTRL1_XL(
      dataRate: power == .normal ? accelerometerRate?.code ?? .powerDown : .powerDown,
      fullScale: part.code(of: accelerometerRange) ?? .g2, lowPass2: usesLowPass2)
  }

  /// CTRL2_G. FS_4000 has a place in the ISM330DHCX only; the other parts have none to select.
  private var gyroscopeControl: UInt8 {
    typealias Control = Datasheet.ISM330DHCX.CTRL2_G
    let rate = power == .normal ? gyroscopeRate : nil
    let code = gyroscopeRange.code
    return Control(
      dataRate: rate.map { .init(code: $0, otherwise: .powerDown) } ?? .powerDown,
      fullScale: code.map { .init(code: $0, otherwise: .dps250) } ?? .dps250, wide: code == nil
    ).bits
  }

  /// CTRL3_C. IF_INC and BDU are always set.
  private var interfaceControl: Datasheet.LSM6DSO.CTRL3_C {
    Facts.CTRL3_C(
      blockDataUpdate: true, activeLow: pins.activeLow, openDrain: pins.openDrain,
      threeWireSPI: threeWireSPI)
  }

  /// CTRL6_C.
  private var modes: Datasheet.LSM6DSO.CTRL6_C {
    Facts.CTRL6_C(
      accelerometerLowPower: accelerometerMode == .lowPower, coarseOffset: offsetIsCoarse,
      lowPass1Bandwidth: gyroscopeLowPass.map { .init(code: $0, otherwise: .step0) } ?? .step0)
  }

  /// CTRL7_G.
  private var gyroscopeModes: Datasheet.LSM6DSO.CTRL7_G {
    Facts.CTRL7_G(
      gyroscopeLowPower: gyroscopeLowPower, highPassEnabled: gyroscopeHighPass != nil,
      highPassCutoff: gyroscopeHighPass.map { .init(code: $0, otherwise: .millihertz16) }
        ?? .millihertz16, offsetsOutput: accelerometerOffset != nil)
  }

  /// CTRL8_XL.
  private var filter: Datasheet.LSM6DSO.CTRL8_XL {
    var (cutoff, isHighPass) = (Facts.CTRL8_XL.Cutoff.quarter, false)
    switch accelerometerFilter {
    case .none: break
    case .lowPass(let chosen): cutoff = .init(code: chosen, otherwise: .quarter)
    case .highPass(let chosen):
      (cutoff, isHighPass) = (.init(code: chosen, otherwise: .quarter), true)
    }
    return Facts.CTRL8_XL(
      cutoff: cutoff, highPass: isHighPass,
      lowPassesDirections: events.orientation?.lowPassed == true)
  }

  /// CTRL9_XL: I3C is off. The other bits are those after power-on.
  private var interfaces: Datasheet.LSM6DSO.CTRL9_XL { Facts.CTRL9_XL(i3cDisabled: true) }

  /// CTRL1_XL to CTRL10_C.
  private var controls: InlineArray<10, UInt8> {
    [
      accelerometer.bits, gyroscopeControl, interface,
      Facts.CTRL4_C(lowPass1: gyroscopeLowPass != nil).bits,
      Facts.CTRL5_C(ultraLowPower: accelerometerMode == .ultraLowPower).bits, modes.bits,
      gyroscopeModes.bits, filter.bits, interfaces.bits,
      Facts.CTRL10_C(timestamp: timestamps).bits,
    ]
  }

  /// FIFO_CTRL1 to INT2_CTRL, with the FIFO in bypass. The pins' raw values may have reserved bits.
  private var signals: InlineArray<8, UInt8> {
    let words = UInt16(Int(fifo?.watermark ?? 0) * wordsOfSet)
    let rates =
      fifo == nil
      ? Facts.FIFO_CTRL3()
      : Facts.FIFO_CTRL3(
        gyroscopeBatchRate: gyroscopeRate.map { .init(code: $0, otherwise: .off) } ?? .off,
        accelerometerBatchRate: accelerometerRate.map { .init(code: $0, otherwise: .off) } ?? .off)
    return [
      UInt8(words & 0xFF), Facts.FIFO_CTRL2(watermarkHigh: UInt8(words >> 8)).bits, rates.bits,
      Facts.FIFO_CTRL4().bits, Facts.COUNTER_BDR_REG1(pulses: pins.pulsed).bits,
      Facts.COUNTER_BDR_REG2().bits,
      Facts.INT1_CTRL(bits: UInt8(pins.interrupt1.rawValue & 0xFF)).written,
      Facts.INT2_CTRL(bits: UInt8(pins.interrupt2.rawValue & 0xFF)).written,
    ]
  }

  // MARK: Writing

  /// Writes every register of the first bank that can be written but those of the auxiliary interfaces, and verifies
  /// each; the sensors are started last but for the FIFO, which would else begin with samples of the old rates. Returns
  /// the rates that the sensors had.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  public func write(
    to bus: inout some Bus & ~Copyable
  ) throws(SensorError) -> STSixAxisStarting {
    let (controls, signals, offset) = (controls, signals, try offsetSteps())
    let events = try eventRegisters(isOn: false)
    try bus.store(Facts.FUNC_CFG_ACCESS())
    // By itself: without IF_INC, which a reset by another program may have cleared, all bytes of a run are written to
    // its first register.
    try bus.store(interfaceControl)
    // Before a pin is active, which could be taken for the choice of I3C.
    try bus.store(interfaces)
    try bus.storeAndVerify(Facts.PIN_CTRL())
    try bus.storeAndVerify(Facts.FIFO_CTRL4())
    try bus.storeAndVerify(signals, to: Facts.FIFO_CTRL1.address)
    try bus.storeAndVerify(events, to: Facts.TAP_CFG0.address)
    try bus.storeAndVerify(offset, to: Facts.X_OFS_USR.address)
    // As late as possible, to detect also a dip of the supply during the above.
    let before: InlineArray<10, UInt8> = try bus.load(Facts.CTRL1_XL.address)
    // The mode may change in power-down only.
    let ultraLow = Facts.CTRL5_C(ultraLowPower: true).bits
    if (before[4] ^ controls[4]) & ultraLow != 0 { try bus.store(Facts.CTRL1_XL()) }
    try bus.store(
      [
        controls[2], controls[3], controls[4], controls[5], controls[6], controls[7], controls[8],
        controls[9],
      ], to: Facts.CTRL3_C.address)
    try bus.store([controls[0], controls[1]], to: Facts.CTRL1_XL.address)
    if self.events.isOn { try bus.storeAndVerify(eventSwitch(isOn: true, try eventSteps())) }
    // All together: had the supply dipped meanwhile, the chip would be powered down now.
    try bus.verify(controls, at: Facts.CTRL1_XL.address)
    if collects { try bus.storeAndVerify([fifoMode], to: Facts.FIFO_CTRL4.address) }
    return STSixAxisStarting(accelerometerControl: before[0], gyroscopeControl: before[1])
  }

  /// Throws `.lostConfiguration` unless the chip still holds all this, or `.bus`.
  public func check(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.check(controls, at: Facts.CTRL1_XL.address)
    var signals = signals
    signals[3] = fifoMode
    try bus.check(signals, at: Facts.FIFO_CTRL1.address)
    if events.isOn {
      try bus.check(try eventRegisters(isOn: true), at: Facts.TAP_CFG0.address)
    }
    if accelerometerOffset != nil {
      try bus.check(try offsetSteps(), at: Facts.X_OFS_USR.address)
    }
  }
}

// MARK: User offset

extension LSM6DSOConfiguration {
  /// Whether a step of the offset is 2⁻⁶ g, because the offset has more than 127 steps of 2⁻¹⁰ g.
  private var offsetIsCoarse: Bool {
    guard let offset = accelerometerOffset?.g else { return false }
    let limit = 127.5 / Double(Datasheet.LSM6DSO.Constant.userOffsetFineSteps)
    return abs(offset.x) >= limit || abs(offset.y) >= limit || abs(offset.z) >= limit
  }

  private var offsetStep: Double {
    let facts = Datasheet.LSM6DSO.Constant.self
    return 1 / Double(offsetIsCoarse ? facts.userOffsetCoarseSteps : facts.userOffsetFineSteps)
  }

  /// X_OFS_USR to Z_OFS_USR, which the chip subtracts.
  private func offsetSteps() throws(SensorError) -> InlineArray<3, UInt8> {
    guard let offset = accelerometerOffset?.g else { return [0, 0, 0] }
    let step = offsetStep
    return [
      UInt8(truncatingIfNeeded: try Steps.of(step, in: offset.x, -127...127)),
      UInt8(truncatingIfNeeded: try Steps.of(step, in: offset.y, -127...127)),
      UInt8(truncatingIfNeeded: try Steps.of(step, in: offset.z, -127...127)),
    ]
  }

  private func roundedOffset() throws(SensorError) -> Acceleration? {
    guard accelerometerOffset != nil else { return nil }
    let (steps, step) = (try offsetSteps(), offsetStep)
    func value(_ byte: UInt8) -> Double { Double(Int(Int8(bitPattern: byte))) * step }
    return Acceleration(g: Axes(value(steps[0]), value(steps[1]), value(steps[2])))
  }
}
