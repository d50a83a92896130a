// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM9DS1AGConfiguration {
  private typealias Facts = Datasheet.LSM9DS1AG

  /// The typical reading at rest of the accelerometer, either sign, in g (datasheet, zero-g level).
  public var zeroGLevel: Double {
    Double(Datasheet.LSM9DS1AG.Constant.accelerometerZeroLevel) / 1000
  }

  /// The typical reading at rest of the gyroscope, either sign, in degrees per second (datasheet, zero-rate
  /// level).
  public var zeroRateLevel: Double { Double(Datasheet.LSM9DS1AG.Constant.gyroscopeZeroLevel) }

  /// The configuration after power-on, on the same wires.
  public var afterPowerOn: LSM9DS1AGConfiguration {
    LSM9DS1AGConfiguration(power: .down, blockDataUpdate: false, threeWireSPI: threeWireSPI)
  }

  /// The configuration with its thresholds and durations set to the nearest of the chip's steps, which depend on
  /// the ranges and the rate.
  ///
  /// - Throws: `.wrongConfiguration` where the chip does not have the second low-pass at the rate, the low-power
  ///   mode, the watermark, or as many steps; where an interrupt has no event, or no sensor; where samples and
  ///   interrupts cannot pass the filters chosen at the same time; or where activity is detected in spite of a FIFO.
  public func rounded() throws(SensorError) -> LSM9DS1AGConfiguration {
    guard rate != .hertz14Point9 || !usesLowPass2, !gyroscopeLowPower || rate.hasLowPower,
      1...31 ~= fifo?.watermark ?? 1, gyroscopeInterrupt == nil || sensors == .both,
      !highPassFeedsLowPass2 || !isOnPath(.lowPass2),
      digitalCutoff == accelerometerInterrupt?.highPass?.code ?? digitalCutoff,
      activity == nil || fifo == nil
    else { throw .wrongConfiguration }
    var rounded = self
    rounded.accelerometerInterrupt = try self.rounded(accelerometerInterrupt)
    rounded.gyroscopeInterrupt = try gyroscopeInterrupt?.rounded(
      digit: gyroscopeRange.sensitivity, period: period)
    rounded.activity = try self.rounded(activity)
    return rounded
  }

  /// CTRL_REG1_G. BW_G acts only on the second low-pass.
  var gyroscope: Datasheet.LSM9DS1AG.CTRL_REG1_G {
    Facts.CTRL_REG1_G(
      dataRate: power == .normal && sensors == .both ? rate.gyroscope : .powerDown,
      fullScale: gyroscopeRange.code,
      bandwidth: usesLowPass2 ? .init(code: gyroscopeBandwidth, otherwise: .narrow) : .narrow)
  }

  /// CTRL_REG2_G, CTRL_REG3_G and ORIENT_CFG_G, which keeps the axes.
  private var paths: InlineArray<3, UInt8> {
    guard sensors == .both else { return [0, 0, 0] }
    let input = gyroscopeInterrupt?.input ?? .lowPass1
    let selection = Facts.CTRL_REG2_G(
      interruptSelection: .init(code: input.selection, otherwise: .lowPass1),
      outputSelection: .init(code: gyroscopePath.selection, otherwise: .lowPass1))
    let filter = Facts.CTRL_REG3_G(
      lowPower: gyroscopeLowPower, highPassEnabled: highPassFeedsLowPass2,
      highPassCutoff: usesHighPass ? .init(code: gyroscopeHighPass, otherwise: .step0) : .step0)
    return [selection.bits, filter.bits, Facts.ORIENT_CFG_G().bits]
  }

  /// CTRL_REG6_XL. Where the gyroscope runs its rate counts; both have the same.
  var accelerometer: Datasheet.LSM9DS1AG.CTRL_REG6_XL {
    Facts.CTRL_REG6_XL(
      dataRate: power == .normal ? rate.accelerometer : .powerDown,
      fullScale: accelerometerRange.code, bandwidthSelected: accelerometerBandwidth != nil,
      bandwidth: accelerometerBandwidth == nil ? .hertz408 : antiAliasing)
  }

  /// CTRL_REG7_XL.
  private var filter: Datasheet.LSM9DS1AG.CTRL_REG7_XL {
    var (isLowPassed, isHighPassed) = (false, false)
    switch accelerometerFilter {
    case .none: break
    case .lowPass: isLowPassed = true
    case .highPass: isHighPassed = true
    }
    return Facts.CTRL_REG7_XL(
      lowPassEnabled: isLowPassed, cutoff: digitalCutoff ?? .fiftieth,
      highPassesOutput: isHighPassed,
      highPassesInterrupt: accelerometerInterrupt?.highPass != nil)
  }

  /// CTRL_REG8. IF_ADD_INC is always set, and the lower byte of a word comes first.
  var interface: Datasheet.LSM9DS1AG.CTRL_REG8 {
    Facts.CTRL_REG8(
      blockDataUpdate: blockDataUpdate, activeLow: pins.activeLow, openDrain: pins.openDrain,
      threeWireSPI: threeWireSPI)
  }

  /// INT1_CTRL and INT2_CTRL. The pins' raw values may have reserved bits.
  private var signals: InlineArray<2, UInt8> {
    [
      Facts.INT1_CTRL(bits: pins.interrupt1.rawValue).written,
      Facts.INT2_CTRL(bits: pins.interrupt2.rawValue).written,
    ]
  }

  /// CTRL_REG4.
  private var latch: Datasheet.LSM9DS1AG.CTRL_REG4 {
    Facts.CTRL_REG4(
      latchesAccelerometer: accelerometerInterrupt?.latched == true,
      fourDirections: fourDirections)
  }

  /// CTRL_REG4 to CTRL_REG10: all axes, neither decimation nor self-test.
  private var controls: InlineArray<7, UInt8> {
    [
      latch.bits, Facts.CTRL_REG5_XL().bits, accelerometer.bits, filter.bits, interface.bits,
      Facts.CTRL_REG9(fifoEnabled: fifo != nil).bits, Facts.CTRL_REG10().bits,
    ]
  }

  /// Writes every register that can be written, and verifies each; the gyroscope is started last. No run of
  /// registers includes 1D or 2D, after which the address may jump. Returns whether the gyroscope was powered
  /// down.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  func write(to bus: inout some Bus & ~Copyable) throws(SensorError) -> Bool {
    let (controls, paths, signals) = (controls, paths, signals)
    // The generators are off until both sensors run as configured.
    let force = try accelerometerLevels(isOn: false)
    let turning = try gyroscopeLevels(isOn: false)
    // By itself: without IF_ADD_INC, which some programs clear, all bytes of a run are written to its first
    // register.
    try bus.store(interface)
    try bus.storeAndVerify(Facts.FIFO_CTRL())
    try bus.storeAndVerify(
      [
        force[0], force[1], force[2], force[3], force[4], force[5], force[6], 0, signals[0],
        signals[1],
      ], to: Facts.ACT_THS.address)
    try bus.storeAndVerify(turning, to: Facts.INT_GEN_CFG_G.address)
    try bus.store(paths, to: Facts.CTRL_REG2_G.address)
    // As late as possible, to detect also a dip of the supply during the above.
    let before: Facts.CTRL_REG1_G = try bus.load()
    try bus.store(controls, to: Facts.CTRL_REG4.address)
    try bus.store(gyroscope)
    try writeEvents(to: &bus)
    // All together: had the supply dipped meanwhile, the chip would be powered down now.
    try bus.verify(gyroscopeControls, at: Facts.CTRL_REG1_G.address)
    if let other = try differingControl(on: &bus) { throw .notVerified(register: other) }
    // Empty until both sensors run, by the bypass above.
    if fifo != nil { try bus.storeAndVerify(fifoControl) }
    return before.dataRate == .powerDown
  }

  /// CTRL_REG1_G to ORIENT_CFG_G.
  private var gyroscopeControls: InlineArray<4, UInt8> {
    let paths = paths
    return [gyroscope.bits, paths[0], paths[1], paths[2]]
  }

  /// The address of the first of CTRL_REG4 to CTRL_REG10 that holds another value; nil where all are right. BOOT
  /// does not count: in power-down it reads 1 while a boot is put off, whatever is written.
  private func differingControl(
    on bus: inout some Bus & ~Copyable
  ) throws(SensorError) -> UInt8? {
    let (controls, first) = (controls, Facts.CTRL_REG4.address)
    let boot = Facts.CTRL_REG8(boot: true).bits ^ Facts.CTRL_REG8().bits
    var held: InlineArray<7, UInt8> = try bus.load(first)
    held[Int(Facts.CTRL_REG8.address - first)] &= ~boot
    for index in 0..<7 where held[index] != controls[index] { return first + UInt8(index) }
    return nil
  }

  /// Throws `.lostConfiguration` unless the chip still holds all this, or `.bus`.
  func check(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.check(gyroscopeControls, at: Facts.CTRL_REG1_G.address)
    if try differingControl(on: &bus) != nil { throw .lostConfiguration }
    try bus.check(signals, at: Facts.INT1_CTRL.address)
    try checkEvents(&bus)
    if fifo != nil { try bus.check([fifoControl.bits], at: Facts.FIFO_CTRL.address) }
  }

  /// FIFO_CTRL.
  var fifoControl: Datasheet.LSM9DS1AG.FIFO_CTRL {
    fifo.map { Facts.FIFO_CTRL(mode: .continuous, watermark: $0.watermark) } ?? Facts.FIFO_CTRL()
  }

  /// How the FIFO is drained.
  var fifoSetup: FIFOSetup {
    var setup = FIFOSetup()
    setup.period = period
    // The first sample in FIFO operation must be discarded (datasheet, FIFO).
    setup.leavesOutFirst = true
    setup.setSize = setSize
    guard let fifo, power == .normal else { return setup }
    setup.mode = .stream
    setup.watermark = Int(fifo.watermark)
    if pins.showsOnlyWatermark { setup.pin = .watermark }
    return setup
  }

  /// Number of bytes of a set in the FIFO.
  @usableFromInline var setSize: Int { sensors == .both ? 12 : 6 }
}

// MARK: Codes

extension LSM9DS1AGConfiguration.Rate {
  /// Samples a second, of each sensor that runs.
  public func hertz(with sensors: LSM9DS1AGConfiguration.Sensors) -> Double {
    Double(Int(millihertz(with: sensors))) / 1000
  }

  func millihertz(with sensors: LSM9DS1AGConfiguration.Sensors) -> Int32 {
    (sensors == .both ? gyroscope.millihertz : accelerometer.accelerometerMillihertz) ?? 0
  }

  var hasLowPower: Bool { rawValue <= Self.hertz119.rawValue }

  var gyroscope: Datasheet.LSM9DS1AG.CTRL_REG1_G.DataRate {
    .init(code: self, otherwise: .hertz119)
  }

  var accelerometer: Datasheet.LSM9DS1AG.CTRL_REG6_XL.DataRate {
    .init(code: self, otherwise: .hertz119)
  }
}

extension LSM9DS1AGConfiguration.AccelerometerRange {
  /// The greatest specific force of either sign, in g.
  public var g: Double { Double(Int(code.ratedG)) }

  /// The value of one digit, in g.
  public var sensitivity: Sensitivity { Sensitivity(code.microgPerDigit, over: 1_000_000) }

  var code: Datasheet.LSM9DS1AG.CTRL_REG6_XL.FullScale {
    switch self {
    case .g2: .g2
    case .g4: .g4
    case .g8: .g8
    case .g16: .g16
    }
  }
}

extension LSM9DS1AGConfiguration.GyroscopeRange {
  /// The greatest angular rate of either sign, in degrees per second.
  public var degreesPerSecond: Double { Double(Int(code.ratedDegreesPerSecond)) }

  /// The value of one digit, in degrees per second.
  public var sensitivity: Sensitivity {
    Sensitivity(code.microdegreesPerSecondPerDigit, over: 1_000_000)
  }

  var code: Datasheet.LSM9DS1AG.CTRL_REG1_G.FullScale {
    switch self {
    case .dps245: .dps245
    case .dps500: .dps500
    case .dps2000: .dps2000
    }
  }
}
