// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension LIS331DLHConfiguration: STAccelerometerConfiguration {
  private typealias Facts = Datasheet.LIS331DLH

  /// The registers of a LIS331DLH that all drivers of ST's sensors use.
  public static var map: STMap {
    STMap(
      controls: (Facts.CTRL_REG1.address, 5),
      threeWires: .init(
        register: Facts.CTRL_REG4.address, mask: Facts.CTRL_REG4(threeWireSPI: true).bits),
      boot: .init(register: Facts.CTRL_REG2.address, mask: Facts.CTRL_REG2(boot: true).bits),
      bootTime: Facts.Timing.boot, power: Facts.CTRL_REG1.address)
  }

  /// Four: samples are left-justified.
  @inlinable public static var unusedLowBits: Int16 {
    Int16(Datasheet.LIS331DLH.Constant.unusedLowBits)
  }

  /// 0x32, like all parts with this map.
  public var identity: UInt8 { part.variant.identity }

  /// Period of the samples, in nanoseconds, nominally.
  public var period: Int64 { rate.period }

  /// Whether samples pass the high-pass filter.
  public var highPassesData: Bool { highPass.onData }

  /// The time from the end of configuring until samples are good: 1/ODR + 1 ms (datasheet, turn-on time,
  /// given at 100 Hz). Zero in power-down.
  ///
  /// The datasheet gives no tolerance of the rate, so there is no margin for one.
  public var settlingTime: Duration {
    Duration(wholeNanoseconds: power == .down ? 0 : rate.period + part.variant.turnOnOffset)
  }

  /// The value of one digit, in g.
  public var sensitivity: Sensitivity {
    switch scale {
    case .typical: Sensitivity(part.variant.microgravitiesPerDigit(fullScale), over: 1_000_000)
    case .fullScaleOver2048: Sensitivity(range.ratedG, over: 2048)
    }
  }

  /// `rounded()` rejects a range that the part does not have.
  private var fullScale: Facts.CTRL_REG4.FullScale { part.code(of: range) ?? .g2 }

  /// The configuration after power-on, on the same wires; part and scale are not settings of the chip.
  public var afterPowerOn: LIS331DLHConfiguration {
    LIS331DLHConfiguration(
      part: part, rate: .hertz50, range: part.range(.g2), power: .down, blockDataUpdate: false,
      scale: scale, threeWireSPI: threeWireSPI)
  }

  /// CTRL_REG1 to CTRL_REG5.
  public var controls: InlineArray<5, UInt8> {
    [control1.bits, control2.bits, control3.bits, control4().bits, control5.bits]
  }

  private var control1: Facts.CTRL_REG1 {
    Facts.CTRL_REG1(
      powerMode: power == .normal ? rate.powerMode : .powerDown,
      dataRate: (wakeRate ?? rate).dataRate, zEnabled: axes.z, yEnabled: axes.y, xEnabled: axes.x)
  }

  private var control2: Facts.CTRL_REG2 {
    Facts.CTRL_REG2(
      highPassMode: highPass.reference == nil ? .normal : .reference,
      filteredOutput: highPass.onData, filteredInterrupt2: interrupt2?.highPassed == true,
      filteredInterrupt1: interrupt1?.highPassed == true,
      highPassCoefficient: .init(code: highPass.coefficient, otherwise: .eight))
  }

  private var control3: Facts.CTRL_REG3 {
    Facts.CTRL_REG3(
      activeLow: pins.activeLow, openDrain: pins.openDrain,
      latchInterrupt2: interrupt2?.latched == true,
      interrupt2Signal: .init(code: pins.interrupt2, otherwise: .ownInterrupt),
      latchInterrupt1: interrupt1?.latched == true,
      interrupt1Signal: .init(code: pins.interrupt1, otherwise: .ownInterrupt))
  }

  /// The byte order is the driver's own: the lower byte first.
  private func control4(selfTest sign: Facts.CTRL_REG4.SelfTestSign? = nil) -> Facts.CTRL_REG4 {
    Facts.CTRL_REG4(
      blockDataUpdate: blockDataUpdate, fullScale: fullScale, selfTestSign: sign ?? .plus,
      selfTest: sign != nil, threeWireSPI: threeWireSPI)
  }

  private var control5: Facts.CTRL_REG5 { Facts.CTRL_REG5(turnOn: wakeRate == nil ? .off : .on) }

  /// The configuration with its thresholds, durations and the reference set to the nearest of the
  /// chip's steps, which depend on the range, the scale and the rate.
  ///
  /// - Throws: `.wrongPart` when the part does not have the range or a direction; `.wrongConfiguration`
  ///   when the chip does not have as many steps, when no axis is measured, or when the rates do not
  ///   allow the chip to sleep and wake.
  public func rounded() throws(SensorError) -> LIS331DLHConfiguration {
    guard part.code(of: range) != nil, part.variant.hasSixDirections || !detectsDirections
    else { throw .wrongPart }
    guard axes.x || axes.y || axes.z else { throw .wrongConfiguration }
    if let wakeRate {
      guard rate.powerMode != .normal, wakeRate.powerMode == .normal else {
        throw .wrongConfiguration
      }
    }
    var rounded = self
    if let reference = highPass.reference {
      rounded.highPass.reference = threshold(ofSteps: Int16(try referenceSteps(reference)))
    }
    rounded.interrupt1 = try self.rounded(interrupt1)
    rounded.interrupt2 = try self.rounded(interrupt2)
    return rounded
  }

  private var detectsDirections: Bool {
    interrupt1?.combination.isOfDirections == true
      || interrupt2?.combination.isOfDirections == true
  }

  /// Writes every register that can be written, in the order of AN2847: CTRL_REG1 to CTRL_REG4,
  /// REFERENCE, thresholds and durations, a restart of the high-pass filter if it is used, the
  /// interrupts' configurations, CTRL_REG5.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  public func write(to bus: inout some Bus & ~Copyable) throws(SensorError) -> Bool {
    let controls = controls
    let reference = try referenceSteps(highPass.reference ?? 0)
    let levels1 = try levels(of: interrupt1)
    let levels2 = try levels(of: interrupt2)
    try bus.store(
      [controls[0], controls[1], controls[2], controls[3]], to: Facts.CTRL_REG1.address)
    try bus.storeAndVerify(Facts.REFERENCE(reference: reference))
    try bus.storeAndVerify(levels1, to: Facts.INT1_THS.address)
    try bus.storeAndVerify(levels2, to: Facts.INT2_THS.address)
    try writeEvents(to: &bus)
    try bus.store([controls[4]], to: Facts.CTRL_REG5.address)
    // All together: had the supply dipped meanwhile, the chip would be powered down now, at ±2 g.
    try bus.verify(controls, at: Facts.CTRL_REG1.address)
    return false
  }

  /// The lowest range at 100 Hz, and the force by CTRL_REG4, ST; nil where the part has no self-test.
  public var selfTest: STSelfTest<LIS331DLHConfiguration>? {
    guard let limits = part.selfTestLimits, let delay = part.variant.selfTestOffset else {
      return nil
    }
    let test = LIS331DLHConfiguration(
      part: part, range: part.range(.g2), threeWireSPI: threeWireSPI)
    return STSelfTest(
      configuration: test,
      control: (
        Facts.CTRL_REG4.address, test.control4(selfTest: .plus).bits,
        test.control4(selfTest: .minus).bits
      ),
      settling: test.period + delay, limits: limits)
  }
}

// The generators and the reference of a LIS3DH are the same as those of a LIS331DLH, in registers, fields
// and steps.
extension STAccelerometerConfiguration
where Combination == LIS331DLHConfiguration.Combination {
  private typealias Facts = Datasheet.LIS331DLH

  /// The register whose reading restarts the high-pass filter.
  public static var highPassReset: UInt8 { Facts.HP_FILTER_RESET.address }

  /// The registers of the two interrupt generators.
  public static var generators: STGenerators {
    STGenerators(
      first: .init(
        configuration: Facts.INT1_CFG.address, source: Facts.INT1_SRC.address,
        threshold: Facts.INT1_THS.address),
      second: .init(
        configuration: Facts.INT2_CFG.address, source: Facts.INT2_SRC.address,
        threshold: Facts.INT2_THS.address),
      digitsPerThresholdStep: Facts.Constant.digitsPerThresholdStep, longestDuration: 127,
      countdown: 0)
  }

  /// The value of INT1_CFG; INT2_CFG has the same layout.
  public func events(of interrupt: Interrupt) -> UInt8 {
    let (combination, high, low) = (interrupt.combination, interrupt.high, interrupt.low)
    return Facts.INT1_CFG(
      combination: combination == .all || combination == .directionPosition ? .and : .or,
      sixDirections: combination.isOfDirections, zHighEnabled: high.z, zLowEnabled: low.z,
      yHighEnabled: high.y, yLowEnabled: low.y, xHighEnabled: high.x, xLowEnabled: low.x
    ).bits
  }

  /// A step of the reference is full scale / 128, like that of a threshold.
  func referenceSteps(_ reference: Double) throws(SensorError) -> Int8 {
    Int8(try Steps.of(threshold(ofSteps: 1), in: reference, -128...127))
  }
}

extension LIS331DLHConfiguration.Combination {
  var isOfDirections: Bool { self == .directionMovement || self == .directionPosition }
}
