// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension MPU6500Configuration {
  private typealias Facts = Datasheet.MPU6500

  // MARK: Values of registers

  /// SMPLRT_DIV, CONFIG, GYRO_CONFIG and ACCEL_CONFIG. A full FIFO of an MPU-6500 stops, so that the sets in it stay whole.
  func settings(_ test: InvenSenseTest = .none) -> InlineArray<4, UInt8> {
    let (turns, moves) = (test == .gyroscope, test == .accelerometer)
    // Without the high-pass nothing would be detected.
    let highPass: Datasheet.MPU6050.ACCEL_CONFIG.HighPass =
      part.isOld && motion != nil ? .hertz5 : .reset
    return [
      Facts.SMPLRT_DIV(divider: rate.divider).bits,
      Facts.CONFIG(stopsWhenFull: fifo != nil && !part.isOld, lowPass: lowPassCode).bits,
      Facts.GYRO_CONFIG(
        selfTestX: turns, selfTestY: turns, selfTestZ: turns, fullScale: gyroscopeRange.code,
        bypass: bypassCode
      ).bits,
      Datasheet.MPU6050.ACCEL_CONFIG(
        selfTestX: moves, selfTestY: moves, selfTestZ: moves,
        fullScale: .init(code: accelerometerRange, otherwise: .g2), highPass: highPass
      ).bits,
    ]
  }

  private var accelerometerControl: Facts.ACCEL_CONFIG_2 {
    let filter = accelerometerFilter
    return Facts.ACCEL_CONFIG_2(
      bypassesLowPass: filter == .hertz1130, lowPass: .init(code: filter, otherwise: .hertz460))
  }

  /// PWR_MGMT_1. The clock of an MPU-6050 is the gyroscope's PLL while that runs; an MPU-6500 chooses the best itself. In a
  /// chip that wakes, an MPU-6050 demands that the thermometer is off.
  func powerControl(_ power: Power, cycles: Bool) -> Datasheet.MPU6500.PWR_MGMT_1 {
    let usesGyroscope = runsGyroscope && self.power == .normal
    return Facts.PWR_MGMT_1(
      asleep: power == .down, cycles: cycles, thermometerOff: part.isOld && wakeRate != nil,
      clock: part.isOld && !usesGyroscope ? .ownClock : .best)
  }

  private func standby() throws(SensorError) -> Facts.PWR_MGMT_2 {
    var code: UInt8 = 0
    if part.isOld, let wakeRate { code = try part.wakeCode(wakeRate) }
    return Facts.PWR_MGMT_2(
      wakeRate: .init(rawValue: code) ?? .mHz1250, accelerometerXOff: !runsAccelerometer,
      accelerometerYOff: !runsAccelerometer, accelerometerZOff: !runsAccelerometer,
      gyroscopeXOff: !runsGyroscope, gyroscopeYOff: !runsGyroscope, gyroscopeZOff: !runsGyroscope)
  }

  /// USER_CTRL. On SPI the chip's I2C is off, so that it does not mistake other traffic for I2C.
  func userControl(
    onSPI: Bool, collects: Bool = false, resets: Bool = false
  ) -> Datasheet.MPU6500.USER_CTRL {
    Facts.USER_CTRL(
      fifoEnabled: collects, masterEnabled: auxiliary == .magnetometer, onlySPI: onSPI,
      fifoReset: resets)
  }

  // MARK: Steps

  /// The configuration with its threshold, duration, wake rate and offset set to the nearest of the chip's steps.
  ///
  /// - Throws: `.wrongPart` for a low-pass or a level that the part does not have. `.wrongConfiguration` when a value is
  ///   beyond the chip's steps, no sensor runs, the pin is to show what the chip does not have, a chip is to wake with
  ///   its gyroscope on, with a FIFO, or a magnetometer; or a magnetometer is to be read with a low-pass of 8 or 32 kHz.
  public func rounded() throws(SensorError) -> MPU6500Configuration {
    let isFast = lowPass.rawValue >= GyroscopeLowPass.hertz3600.rawValue
    if part.isOld && (isFast || accelerometerLowPass != nil) { throw .wrongPart }
    if !part.isOld && auxiliaryAtVDD { throw .wrongPart }
    let isSteady = fifo == nil && auxiliary != .magnetometer && !runsGyroscope && runsAccelerometer
    guard runsAccelerometer || runsGyroscope, hasSignals, wakeRate == nil || isSteady,
      motion == nil || runsAccelerometer
    else { throw .wrongConfiguration }
    guard fifo?.magnetometer != true || auxiliary == .magnetometer else {
      throw .wrongConfiguration
    }
    var rounded = self
    if let wakeRate {
      rounded.wakeRate = Double(Int(part.wakeMillihertz(try part.wakeCode(wakeRate)))) / 1000
    }
    guard auxiliary != .magnetometer || rounded.period >= 1_000_000 else {
      throw .wrongConfiguration
    }
    rounded.motion = try roundedMotion()
    rounded.gyroscopeOffset = try InvenSenseOffset(gyroscopeOffset).rate
    return rounded
  }

  /// The configuration after a reset, of the same part.
  public var afterReset: MPU6500Configuration {
    MPU6500Configuration(
      part: part, rate: .hertz1000, accelerometerRange: .g2, gyroscopeRange: .dps250,
      gyroscopeLowPass: .hertz250, power: part.variant.hasSleepAtReset ? .down : .normal,
      acceptsIdentity: acceptsIdentity)
  }

  // MARK: Writing

  /// Throws `.identity` when another part answers. On SPI it then switches the chip's I2C off.
  public func identify(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.identify(by: Facts.WHO_AM_I.self, as: acceptsIdentity ?? part.variant.identity)
    if bus.isSPI { try bus.store(userControl(onSPI: true)) }
  }

  /// Wakes the chip, writes every register that the driver uses, and verifies each; then starts the FIFO, ends events,
  /// and enables the pin.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  public func write(to bus: inout some Bus & ~Copyable) throws(SensorError) {
    guard auxiliary != .bypass || !bus.isSPI else { throw .wrongConfiguration }
    let (offset, standby) = (try InvenSenseOffset(gyroscopeOffset).bytes, try standby())
    try bus.storeAndVerify(powerControl(.normal, cycles: false))
    try bus.store(Datasheet.MPU6500.INT_ENABLE())
    try bus.storeAndVerify(Datasheet.MPU6500.FIFO_EN())
    try bus.store(userControl(onSPI: bus.isSPI))
    try bus.storeAndVerify(offset, to: Facts.XG_OFFSET_H.address)
    try bus.storeAndVerify(settings(), to: Facts.SMPLRT_DIV.address)
    if !part.isOld { try bus.storeAndVerify(accelerometerControl) }
    try writeMotion(to: &bus)
    if auxiliaryAtVDD {
      let held: Datasheet.MPU6050.YG_OFFS_TC = try bus.load()
      let level = Datasheet.MPU6050.YG_OFFS_TC(auxiliaryAtVDD: true)
      try bus.storeAndVerify([held.bits | level.bits], to: Datasheet.MPU6050.YG_OFFS_TC.address)
    }
    if auxiliary == .magnetometer {
      try bus.storeAndVerify(Facts.I2C_SLV4_CTRL(delay: slaveDelay))
      // `InvenSenseHub.start` has set it; a chip whose supply has dipped since does not hold it.
      try bus.verify([Self.magnetometerSlave.bits], at: Facts.I2C_SLV0_CTRL.address)
    }
    try bus.storeAndVerify(standby)
    try bus.storeAndVerify(pinControl)
    if collects {
      try emptyFIFO(&bus)
      try fillFIFO(&bus)
    }
    // A latched pin with an event from before would stay active.
    let _: Facts.INT_STATUS = try bus.load()
    try bus.storeAndVerify(enabled)
    if power == .down || wakeRate != nil {
      try bus.store(powerControl(power, cycles: wakeRate != nil && power == .normal))
    }
    // Had the supply dipped meanwhile, the chip would have other settings now: one that is awake after it, only these.
    if !part.variant.hasSleepAtReset { try bus.verify(settings(), at: Facts.SMPLRT_DIV.address) }
    let held: InlineArray<3, UInt8> = try bus.load(Facts.USER_CTRL.address)
    if let register = try differing(held, onSPI: bus.isSPI) {
      throw .notVerified(register: register)
    }
  }

  /// The first of USER_CTRL to PWR_MGMT_2 that is not as configured; nil where all are. Whether a chip holds I2C_IF_DIS
  /// is described in two ways.
  private func differing(
    _ held: InlineArray<3, UInt8>, onSPI: Bool
  ) throws(SensorError) -> UInt8? {
    let onlySPI = Facts.USER_CTRL(onlySPI: true).bits
    let user = userControl(onSPI: onSPI, collects: collects).bits
    if (held[0] ^ user) & ~onlySPI != 0 { return Facts.USER_CTRL.address }
    let cycles = wakeRate != nil && power == .normal
    if held[1] != powerControl(power, cycles: cycles).bits { return Facts.PWR_MGMT_1.address }
    return held[2] == (try standby()).bits ? nil : Facts.PWR_MGMT_2.address
  }

  /// Throws `.lostConfiguration` unless the chip holds its settings, or `.bus`.
  public func check(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.check(settings(), at: Facts.SMPLRT_DIV.address)
    if !part.isOld { try bus.check([accelerometerControl.bits], at: Facts.ACCEL_CONFIG_2.address) }
    try bus.check([fifoEnable.bits], at: Facts.FIFO_EN.address)
    try bus.check([pinControl.bits, enabled.bits], at: Facts.INT_PIN_CFG.address)
    if auxiliary == .magnetometer {
      try bus.check([Self.magnetometerSlave.bits], at: Facts.I2C_SLV0_CTRL.address)
    }
    let held: InlineArray<3, UInt8> = try bus.load(Facts.USER_CTRL.address)
    if try differing(held, onSPI: bus.isSPI) != nil { throw .lostConfiguration }
  }
}
