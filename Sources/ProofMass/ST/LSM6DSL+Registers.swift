// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM6DSLConfiguration: STHubConfiguration {
  private typealias Facts = Datasheet.LSM6DSL
  /// The registers of an LSM6DS3 or LSM6DS33 that differ.
  private typealias Older = Datasheet.LSM6DS3

  /// A FIFO of FIFO_CTRL5, and 24 bits of time.
  public static var map: STSixAxisMap {
    STSixAxisMap(fifoMode: Facts.FIFO_CTRL5.address, timestampBytes: 3, clockTrim: nil)
  }

  /// The value of WHO_AM_I.
  public var identity: UInt8 { part.identity }

  /// Whether the sensor hub can run, also for the FIFO.
  public var allowsHub: Bool { sensorHub || fifo?.magnetometer == true }

  /// 15 ms, or 20 ms of an LSM6DS3 or LSM6DS33.
  public var bootTime: Int64 { part.variant.boot }

  /// 25 µs or 6.4 ms.
  public var timestampStep: Int64 {
    coarseTimestamps ? part.variant.timestampLongStep : part.variant.timestampStep
  }

  /// The configuration after power-on, of the same part on the same wires; but block data update stays on.
  public var afterPowerOn: LSM6DSLConfiguration {
    LSM6DSLConfiguration(part: part, power: .down, threeWireSPI: threeWireSPI)
  }

  /// The same configuration, powered down.
  public var poweredDown: LSM6DSLConfiguration {
    var down = self
    down.power = .down
    return down
  }

  /// The accelerometer alone, at 104 Hz.
  public var whileBooting: LSM6DSLConfiguration {
    LSM6DSLConfiguration(
      part: part, accelerometerRate: .hertz104, gyroscopeRate: nil, threeWireSPI: threeWireSPI)
  }

  /// Whether it is of the same part.
  public func canReplace(_ before: LSM6DSLConfiguration) -> Bool { part == before.part }

  // MARK: Registers

  /// CTRL1_XL and CTRL2_G.
  public var sensorControls: InlineArray<2, UInt8> { [accelerometer, gyroscope.bits] }

  /// CTRL3_C.
  public var interface: UInt8 { interfaceControl.bits }

  /// FIFO_CTRL5. The rate of the FIFO is that of the faster sensor.
  public var fifoMode: UInt8 {
    guard collects, let rate = pattern.rate else { return Facts.FIFO_CTRL5().bits }
    return Facts.FIFO_CTRL5(dataRate: .init(code: rate, otherwise: .off), mode: .continuous).bits
  }

  /// CTRL1_XL.
  private var accelerometer: UInt8 {
    let rate = power == .normal ? accelerometerRate : nil
    let (code, range) = (rate?.accelerometerCode ?? .powerDown, part.code(of: accelerometerRange))
    if part.isAsLSM6DS3 {
      return Older.CTRL1_XL(
        dataRate: .init(rawValue: code.rawValue) ?? .powerDown,
        fullScale: range.map { .init(code: $0, otherwise: .g2) } ?? .g2,
        bandwidth: accelerometerBandwidth.map { .init(code: $0, otherwise: .hertz400) }
          ?? .hertz400
      ).bits
    }
    return Facts.CTRL1_XL(
      dataRate: code, fullScale: range ?? .g2, narrow: accelerometerFilter == .lowPass(.fourth),
      analogNarrow: accelerometerBandwidth != nil
    ).bits
  }

  /// CTRL2_G.
  private var gyroscope: Datasheet.LSM6DSL.CTRL2_G {
    let rate = power == .normal ? gyroscopeRate : nil
    return Facts.CTRL2_G(
      dataRate: rate?.gyroscopeCode ?? .powerDown,
      fullScale: part.code(of: gyroscopeRange) ?? .dps250)
  }

  /// CTRL3_C. IF_INC and BDU are always set.
  private var interfaceControl: Datasheet.LSM6DSL.CTRL3_C {
    Facts.CTRL3_C(
      blockDataUpdate: true, activeLow: pins.activeLow, openDrain: pins.openDrain,
      threeWireSPI: threeWireSPI)
  }

  /// CTRL4_C.
  private var selections: UInt8 {
    part.isAsLSM6DS3
      ? Older.CTRL4_C(selectsBandwidth: accelerometerBandwidth != nil).bits
      : Facts.CTRL4_C(lowPass1: gyroscopeLowPass != nil).bits
  }

  /// CTRL6_C.
  private var modes: Datasheet.LSM6DSL.CTRL6_C {
    Facts.CTRL6_C(
      accelerometerLowPower: accelerometerMode == .lowPower, coarseOffset: offsetIsCoarse,
      lowPass1Bandwidth: gyroscopeLowPass.map { .init(code: $0, otherwise: .step0) } ?? .step0)
  }

  /// CTRL7_G.
  private var gyroscopeModes: Datasheet.LSM6DSL.CTRL7_G {
    Facts.CTRL7_G(
      gyroscopeLowPower: gyroscopeLowPower, highPassEnabled: gyroscopeHighPass != nil,
      highPassCutoff: gyroscopeHighPass.flatMap { .init(rawValue: $0.rawValue & 3) } ?? .step0)
  }

  /// CTRL8_XL.
  private var filter: Datasheet.LSM6DSL.CTRL8_XL {
    Facts.CTRL8_XL(
      lowPass2: accelerometerFilter.usesLowPass2, cutoff: accelerometerFilter.code ?? .step0,
      highPass: accelerometerFilter.isHighPass,
      lowPassesDirections: events.orientation?.lowPassed == true)
  }

  /// CTRL9_XL and CTRL10_C. FUNC_EN is set for the sensor hub, and with a filter: the text of this bit speaks of the
  /// accelerometer's filters, and that of the filters does not.
  private var functions: InlineArray<2, UInt8> {
    let functions =
      allowsHub || accelerometerFilter.usesLowPass2 || accelerometerFilter.isHighPass
      || events.orientation?.lowPassed == true
    return part.isAsLSM6DS3
      ? [Older.CTRL9_XL().bits, Older.CTRL10_C(functions: functions).bits]
      : [Facts.CTRL9_XL().bits, Facts.CTRL10_C(timestamp: timestamps, functions: functions).bits]
  }

  /// CTRL1_XL to CTRL10_C.
  private var controls: InlineArray<10, UInt8> {
    let functions = functions
    return [
      accelerometer, gyroscope.bits, interface, selections, Facts.CTRL5_C().bits, modes.bits,
      gyroscopeModes.bits, filter.bits, functions[0], functions[1],
    ]
  }

  /// FIFO_CTRL1 to DRDY_PULSE_CFG_G, or to ORIENT_CFG_G with the axes as they are; with the FIFO in bypass.
  private var collection: InlineArray<6, UInt8> {
    guard let fifo else { return [0, 0, 0, 0, 0, pulses] }
    let pattern = pattern
    let words = Int(fifo.watermark) / pattern.ratio * pattern.length
    let decimations = pattern.decimations
    return [
      UInt8(words & 0xFF), UInt8(words >> 8), decimations.bits, pattern.hubDecimation.bits,
      Facts.FIFO_CTRL5().bits, pulses,
    ]
  }

  private var pulses: UInt8 {
    part.isAsLSM6DS3
      ? Older.ORIENT_CFG_G().bits : Facts.DRDY_PULSE_CFG_G(pulses: pins.pulsed).bits
  }

  /// INT1_CTRL and INT2_CTRL.
  private var signals: InlineArray<2, UInt8> {
    [
      Facts.INT1_CTRL(bits: UInt8(pins.interrupt1.rawValue & 0xFF)).written,
      Facts.INT2_CTRL(bits: UInt8(pins.interrupt2.rawValue & 0xFF)).written,
    ]
  }

  // MARK: Writing

  /// Writes every register outside banks that can be written but those of the sensor hub, and verifies each; the sensors
  /// are started last but for the FIFO, which would else begin with samples of the old rates. Returns the rates
  /// that the sensors had.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  public func write(
    to bus: inout some Bus & ~Copyable
  ) throws(SensorError) -> STSixAxisStarting {
    let (controls, collection, offset) = (controls, collection, try offsetSteps())
    let (quiet, events) = (try eventRegisters(isOn: false), try eventRegisters(isOn: true))
    try bus.store(Facts.FUNC_CFG_ACCESS())
    // By itself: without IF_INC, which a reset by another program may have cleared, all bytes of a run are written to
    // its first register.
    try bus.store(interfaceControl)
    try bus.storeAndVerify(Facts.FIFO_CTRL5())
    try bus.storeAndVerify(collection, to: Facts.FIFO_CTRL1.address)
    try bus.storeAndVerify(signals, to: Facts.INT1_CTRL.address)
    try bus.storeAndVerify(quiet, to: Facts.TAP_CFG.address)
    if part.variant.hasUserOffset {
      try bus.storeAndVerify(offset, to: Facts.X_OFS_USR.address)
    }
    // As late as possible, to detect also a dip of the supply during the above.
    let before: InlineArray<2, UInt8> = try bus.load(Facts.CTRL1_XL.address)
    try bus.store(
      [
        controls[2], controls[3], controls[4], controls[5], controls[6], controls[7], controls[8],
        controls[9],
      ], to: Facts.CTRL3_C.address)
    try bus.store([controls[0], controls[1]], to: Facts.CTRL1_XL.address)
    if switchesOn { try bus.storeAndVerify(events, to: Facts.TAP_CFG.address) }
    // All together: had the supply dipped meanwhile, the chip would be powered down now.
    try bus.verify(controls, at: Facts.CTRL1_XL.address)
    if collects { try bus.storeAndVerify([fifoMode], to: Facts.FIFO_CTRL5.address) }
    return STSixAxisStarting(accelerometerControl: before[0], gyroscopeControl: before[1])
  }

  /// Throws `.lostConfiguration` unless the chip still holds all this, or `.bus`.
  public func check(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.check(controls, at: Facts.CTRL1_XL.address)
    var collection = collection
    collection[4] = fifoMode
    try bus.check(collection, at: Facts.FIFO_CTRL1.address)
    try bus.check(signals, at: Facts.INT1_CTRL.address)
    if switchesOn {
      try bus.check(try eventRegisters(isOn: true), at: Facts.TAP_CFG.address)
    }
    if accelerometerOffset != nil {
      try bus.check(try offsetSteps(), at: Facts.X_OFS_USR.address)
    }
  }
}

extension LSM6DSLConfiguration.AccelerometerFilter {
  var isHighPass: Bool {
    if case .highPass = self { return true }
    return false
  }

  /// Whether the second low-pass is in the path: rate / 4 is the cut-off of the first.
  var usesLowPass2: Bool {
    if case .lowPass(let cutoff) = self { return cutoff != .fourth }
    return false
  }

  /// The code of HPCF_XL; nil without a filter that has one.
  var code: Datasheet.LSM6DSL.CTRL8_XL.Cutoff? {
    switch self {
    case .none, .lowPass(.fourth): nil
    // The slope.
    case .highPass(.fourth): .step0
    case .lowPass(let cutoff), .highPass(let cutoff): .init(code: cutoff, otherwise: .step0)
    }
  }
}
