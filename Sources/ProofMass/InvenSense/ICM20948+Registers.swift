// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension ICM20948Configuration {
  private typealias Facts = Datasheet.ICM20948
  private typealias Two = Datasheet.ICM20948.BankTwo

  // MARK: Values of registers

  /// GYRO_SMPLRT_DIV to ZG_OFFS_USRL.
  func gyroscopeSettings(
    _ test: InvenSenseTest = .none
  ) throws(SensorError) -> InlineArray<9, UInt8> {
    let turns = test == .gyroscope
    let offset = try InvenSenseOffset(gyroscopeOffset).bytes
    // Where it is off, a slow rate of the accelerometer alone is beyond its divider.
    return [
      UInt8(truncatingIfNeeded: min(rate.divider, 255)),
      Two.GYRO_CONFIG_1(
        lowPass: .init(code: lowPass, otherwise: .hertz197),
        fullScale: .init(code: gyroscopeRange, otherwise: .dps250),
        filtered: lowPass != .hertz12106
      ).bits,
      Two.GYRO_CONFIG_2(selfTestX: turns, selfTestY: turns, selfTestZ: turns).bits,
      offset[0], offset[1], offset[2], offset[3], offset[4], offset[5],
    ]
  }

  /// ACCEL_SMPLRT_DIV_1 to ACCEL_CONFIG_2.
  func accelerometerSettings(
    _ test: InvenSenseTest = .none
  ) throws(SensorError) -> InlineArray<6, UInt8> {
    let moves = test == .accelerometer
    return [
      UInt8(truncatingIfNeeded: rate.divider >> 8), UInt8(truncatingIfNeeded: rate.divider),
      Two.ACCEL_INTEL_CTRL(
        isOn: motion != nil, comparesWithPrevious: motion?.comparesWithFirst == false
      ).bits,
      try motionThreshold(),
      Two.ACCEL_CONFIG(
        lowPass: .init(code: accelerometerFilter, otherwise: .hertz246),
        fullScale: .init(code: accelerometerRange, otherwise: .g2),
        filtered: accelerometerFilter != .hertz1209
      ).bits,
      Two.ACCEL_CONFIG_2(selfTestX: moves, selfTestY: moves, selfTestZ: moves).bits,
    ]
  }

  /// PWR_MGMT_1, with LP_EN off, because with it the chip ignores most writes.
  private func powerControl(_ power: Power) -> Datasheet.ICM20948.PWR_MGMT_1 {
    Facts.PWR_MGMT_1(asleep: power == .down)
  }

  private var sensors: Datasheet.ICM20948.PWR_MGMT_2 {
    Facts.PWR_MGMT_2(
      accelerometer: runsAccelerometer ? .on : .off, gyroscope: runsGyroscope ? .on : .off)
  }

  /// USER_CTRL. On SPI the chip's I2C is off, so that it does not mistake other traffic for I2C.
  private func userControl(
    onSPI: Bool, collects: Bool = false
  ) -> Datasheet.ICM20948.USER_CTRL {
    Facts.USER_CTRL(
      fifoEnabled: collects, masterEnabled: auxiliary == .magnetometer, onlySPI: onSPI)
  }

  /// INT_PIN_CFG. No status is cleared by reading another register: the driver has to see it.
  private var pinControl: Datasheet.ICM20948.INT_PIN_CFG {
    Facts.INT_PIN_CFG(
      activeLow: pin.activeLow, openDrain: pin.openDrain, latched: pin.latched,
      bypassEnabled: auxiliary == .bypass)
  }

  /// INT_ENABLE to INT_ENABLE_3. Whether an event is noted that is not enabled is not documented.
  private var enabled: InlineArray<4, UInt8> {
    let shown = Datasheet.MPU6500.INT_ENABLE(bits: pin.signals.rawValue)
    return [
      Facts.INT_ENABLE(motion: motion != nil).bits,
      Facts.INT_ENABLE_1(dataReady: shown.dataReady).bits,
      Facts.INT_ENABLE_2(overflow: shown.fifoOverflow ? 1 : 0).bits,
      Facts.INT_ENABLE_3().bits,
    ]
  }

  /// Whether the chip can show the signals.
  var hasSignals: Bool {
    let able = Datasheet.MPU6500.INT_ENABLE(
      motion: motion != nil, fifoOverflow: fifo != nil, dataReady: true)
    return pin.signals.rawValue & ~able.bits == 0
  }

  /// FIFO_EN_1 and FIFO_EN_2.
  private var fifoEnable: InlineArray<2, UInt8> {
    guard collects else { return [0, 0] }
    return [
      Facts.FIFO_EN_1(slave0: fifo?.magnetometer == true).bits,
      Facts.FIFO_EN_2(
        accelerometer: runsAccelerometer, gyroscopeZ: runsGyroscope, gyroscopeY: runsGyroscope,
        gyroscopeX: runsGyroscope, temperature: true
      ).bits,
    ]
  }

  // MARK: Writing

  /// Selects the first bank. Throws `.identity` when another part answers. On SPI it then switches the chip's I2C off.
  public func identify(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.store(Facts.REG_BANK_SEL())
    try bus.identify(by: Facts.WHO_AM_I.self, as: Facts.identity)
    if bus.isSPI { try bus.store(userControl(onSPI: true)) }
  }

  /// Wakes the chip, writes every register that the driver uses, and verifies each, the bank, too, in which all others are;
  /// then starts the FIFO, ends events, and enables the pin.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  public func write(to bus: inout some Bus & ~Copyable) throws(SensorError) {
    guard auxiliary != .bypass || !bus.isSPI else { throw .wrongConfiguration }
    let (rotation, force) = (try gyroscopeSettings(), try accelerometerSettings())
    try bus.storeAndVerify(Facts.REG_BANK_SEL())
    try bus.storeAndVerify(powerControl(.normal))
    try bus.store(InlineArray<4, UInt8>(repeating: 0), to: Facts.INT_ENABLE.address)
    try bus.storeAndVerify([0, 0], to: Facts.FIFO_EN_1.address)
    try bus.store(userControl(onSPI: bus.isSPI))
    try bus.storeAndVerify(Facts.LP_CONFIG())
    try bus.storeAndVerify(Facts.REG_BANK_SEL(bank: 2))
    try bus.storeAndVerify(rotation, to: Two.GYRO_SMPLRT_DIV.address)
    try bus.storeAndVerify(force, to: Two.ACCEL_SMPLRT_DIV_1.address)
    if auxiliary == .magnetometer {
      try bus.storeAndVerify(Facts.REG_BANK_SEL(bank: 3))
      try bus.storeAndVerify(Datasheet.ICM20948.BankThree.I2C_SLV4_CTRL(delay: slaveDelay))
      // `InvenSenseHub.start` has set it; a chip whose supply has dipped since does not hold it.
      try bus.verify(
        [Self.magnetometerSlave.bits], at: Datasheet.ICM20948.BankThree.I2C_SLV0_CTRL.address)
    }
    try bus.storeAndVerify(Facts.REG_BANK_SEL())
    try bus.storeAndVerify(sensors)
    if bus.isSPI && !runsGyroscope { try awaitGyroscopeOff(&bus) }
    try bus.storeAndVerify(pinControl)
    if collects {
      try emptyFIFO(&bus)
      try fillFIFO(&bus)
    }
    // A latched pin with an event from before would stay active.
    _ = try Self.loadStatus(&bus)
    try bus.storeAndVerify(enabled, to: Facts.INT_ENABLE.address)
    if power == .down { try bus.store(powerControl(.down)) }
    // Had the supply dipped meanwhile, the chip would have other settings now.
    if let register = try differing(&bus) { throw .notVerified(register: register) }
  }

  /// On SPI the chip may not be written within 22 µs after its gyroscope was switched off (data sheet, SPI): reading 22
  /// outputs takes 26 µs at 7 MHz.
  private func awaitGyroscopeOff(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    let _: InlineArray<22, UInt8> = try bus.load(Facts.ACCEL_XOUT_H.address)
  }

  /// The first of USER_CTRL to PWR_MGMT_2 that is not as configured; nil where all are.
  private func differing(_ bus: inout some Bus & ~Copyable) throws(SensorError) -> UInt8? {
    let user: Facts.USER_CTRL = try bus.load()
    if user.bits != userControl(onSPI: bus.isSPI, collects: collects).bits {
      return Facts.USER_CTRL.address
    }
    // The register between them is reserved.
    let held: InlineArray<3, UInt8> = try bus.load(Facts.LP_CONFIG.address)
    if held[0] != Facts.LP_CONFIG().bits { return Facts.LP_CONFIG.address }
    if held[1] != powerControl(power).bits { return Facts.PWR_MGMT_1.address }
    return held[2] == sensors.bits ? nil : Facts.PWR_MGMT_2.address
  }

  /// Throws `.lostConfiguration` unless the chip holds its settings, or `.bus`. Then the first bank is selected.
  public func check(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.store(Facts.REG_BANK_SEL())
    if try differing(&bus) != nil { throw .lostConfiguration }
    try bus.check([pinControl.bits], at: Facts.INT_PIN_CFG.address)
    try bus.check(enabled, at: Facts.INT_ENABLE.address)
    try bus.check(fifoEnable, at: Facts.FIFO_EN_1.address)
    try bus.storeAndVerify(Facts.REG_BANK_SEL(bank: 2))
    try bus.check(try gyroscopeSettings(), at: Two.GYRO_SMPLRT_DIV.address)
    try bus.check(try accelerometerSettings(), at: Two.ACCEL_SMPLRT_DIV_1.address)
    if auxiliary == .magnetometer {
      try bus.storeAndVerify(Facts.REG_BANK_SEL(bank: 3))
      try bus.check(
        [Self.magnetometerSlave.bits], at: Datasheet.ICM20948.BankThree.I2C_SLV0_CTRL.address)
    }
    try bus.storeAndVerify(Facts.REG_BANK_SEL())
  }

  /// Empties the FIFO. A full one stops, so that the sets in it stay whole.
  public func emptyFIFO(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    // A bit for each of five FIFOs, of which other code sets all.
    let all: UInt8 = 0x1F
    try bus.store(InlineArray<4, UInt8>(repeating: 0), to: Facts.INT_ENABLE.address)
    try bus.store(InlineArray<2, UInt8>(repeating: 0), to: Facts.FIFO_EN_1.address)
    try bus.store(userControl(onSPI: bus.isSPI))
    try bus.storeAndVerify(Facts.FIFO_MODE(snapshot: all))
    try bus.store(Facts.FIFO_RST(fifos: all))
    try bus.store(Facts.FIFO_RST())
    try bus.store(userControl(onSPI: bus.isSPI, collects: true))
    // Sets from before a reset that the chip did not take would be old ones.
    try bus.verify([0, 0], at: Facts.FIFO_COUNTH.address)
    try bus.storeAndVerify(enabled, to: Facts.INT_ENABLE.address)
  }

  /// Starts an empty FIFO.
  public func fillFIFO(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.storeAndVerify(fifoEnable, to: Facts.FIFO_EN_1.address)
  }

  // MARK: Stopping

  /// Stops the FIFO and the auxiliary bus, and puts the chip to sleep.
  public func putToSleep(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.storeAndVerify(Facts.REG_BANK_SEL())
    if fifo != nil {
      try bus.storeAndVerify([0, 0], to: Facts.FIFO_EN_1.address)
      try bus.store(userControl(onSPI: bus.isSPI))
    }
    try bus.storeAndVerify(powerControl(.down))
  }

  /// Stops the auxiliary bus, resets the chip, and waits until it can be configured.
  ///
  /// - Throws: `.notReady` when the reset has not ended by then; `.bus`.
  public func reset(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    try bus.storeAndVerify(Facts.REG_BANK_SEL())
    try bus.store(userControl(onSPI: bus.isSPI))
    // A transfer that has begun ends within a millisecond.
    timebase.wait(forNanoseconds: 1_000_000)
    try bus.store(Facts.PWR_MGMT_1(deviceReset: true))
    timebase.wait(forNanoseconds: Facts.Timing.startUp)
    let power: Datasheet.ICM20948.PWR_MGMT_1 = try bus.load()
    if power.deviceReset { throw .notReady }
  }
}
