// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The driver of InvenSense's MPU-6500, an accelerometer of ±2 to ±16 g and a gyroscope of ±250 to ±2000 °/s in one chip,
/// and of its relatives MPU-6050, MPU-6000, MPU-9150, MPU-9250 and MPU-9255.
///
///     var sensor = try MPU6500(on: bus, .init(part: .mpu6050, rate: .hertz200))
///     timebase.wait(for: sensor.settlingTime)
///     let sample = try sensor.read()
///     let (f, rate) = (sample.acceleration, sample.angularRate)  // in g and rad/s
///
/// Both sensors have one rate; either may be off. The chip keeps samples in its FIFO, which is drained in batches, each
/// sample with its time:
///
///     try sensor.configure(.init(part: .mpu6050, rate: .hertz1000, fifo: .init()))
///     timebase.wait(for: sensor.settlingTime)
///     try sensor.rearmFIFO(timebase)
///     …
///     let drain = try sensor.drain(into: &samples, timebase)
///
/// An MPU-9150 carries an AK8975 on its auxiliary bus, an MPU-9250 or MPU-9255 an AK8963: `MPU6500Bypass` leads the host
/// to it, `MPU6500Hub` makes the chip read it, so that samples have the field, too.
///
/// Many boards carry another part than they are sold for: the configuration names the part, and its exact identity is
/// checked, unless the configuration names another (`acceptsIdentity`). On SPI the chip accepts at most 1 MHz but for
/// reading samples and INT_STATUS. A bus that is faster has to be slowed down for the rest.
public typealias MPU6500<Link: Bus & ~Copyable> = InvenSenseSixAxis<MPU6500Configuration, Link>

extension MPU6500Configuration: InvenSenseConfiguration {
  private typealias Facts = Datasheet.MPU6500

  /// Creates the driver's default configuration, that of an MPU-6500.
  public init() { self.init(part: .mpu6500) }

  /// The registers that all parts have.
  @inlinable public static var map: InvenSenseMap {
    InvenSenseMap(
      settings: Datasheet.MPU6500.SMPLRT_DIV.address, outputs: 1, temperatureIsFirst: true,
      temperature: Datasheet.MPU6500.TEMP_OUT_H.address,
      auxiliary: Datasheet.MPU6500.EXT_SENS_DATA_00.address,
      masterStatus: Datasheet.MPU6500.I2C_MST_STATUS.address, magnetometerSize: 8,
      userControl: Datasheet.MPU6500.USER_CTRL.address,
      fifoCount: Datasheet.MPU6500.FIFO_COUNTH.address,
      fifoPort: Datasheet.MPU6500.FIFO_R_W.address)
  }

  /// SMPLRT_DIV to ACCEL_CONFIG of a part that is awake after power-on.
  public var heldSettings: InlineArray<4, UInt8>? { part.isOld ? nil : settings() }

  /// Whether the configuration is one of the same part.
  public func canReplace(_ before: MPU6500Configuration) -> Bool { part == before.part }

  /// Stops the FIFO and the auxiliary bus, and puts the chip to sleep.
  public func putToSleep(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    if fifo != nil {
      try bus.storeAndVerify(Facts.FIFO_EN())
      try bus.store(userControl(onSPI: bus.isSPI))
    }
    try bus.storeAndVerify(powerControl(.down, cycles: false))
  }

  /// Stops the auxiliary bus, resets the chip, and waits until it can be configured.
  ///
  /// - Throws: `.notReady` when the reset has not ended by then; `.bus`.
  public func reset(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    try bus.store(userControl(onSPI: bus.isSPI))
    // A transfer that has begun ends within a millisecond.
    timebase.wait(forNanoseconds: Facts.Timing.bypassSettle)
    try bus.store(Facts.PWR_MGMT_1(deviceReset: true))
    timebase.wait(forNanoseconds: Facts.Timing.startUp)
    let power: Datasheet.MPU6500.PWR_MGMT_1 = try bus.load()
    if power.deviceReset { throw .notReady }
    guard bus.isSPI else { return }
    try bus.store(Facts.SIGNAL_PATH_RESET(gyroscope: true, accelerometer: true, temperature: true))
    timebase.wait(forNanoseconds: Facts.Timing.startUp)
  }

  /// Reads INT_STATUS.
  @inlinable
  public static func loadStatus(
    _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) -> InvenSenseStatus {
    let status: Datasheet.MPU6500.INT_STATUS = try bus.load()
    return InvenSenseStatus(status)
  }

  /// Reads INT_STATUS and the outputs in one transaction.
  @inlinable
  public static func loadOutputs(
    _ bus: inout some Bus & ~Copyable, into bytes: inout InlineArray<24, UInt8>, count: Int
  ) throws(SensorError) -> InvenSenseStatus {
    try bus.load(Datasheet.MPU6500.INT_STATUS.address, into: &bytes, count: count + 1)
    return InvenSenseStatus(Datasheet.MPU6500.INT_STATUS(bits: bytes[0]))
  }
}

extension InvenSenseStatus {
  @inlinable
  init(_ status: Datasheet.MPU6500.INT_STATUS) {
    self.init(
      dataReady: status.dataReady, motion: status.motion, fifoOverflow: status.fifoOverflow)
  }
}

/// A sample of an MPU-6500.
public typealias MPU6500Sample = InvenSenseSample
/// A sample of an MPU-6500's FIFO with its time.
public typealias MPU6500TimedSample = InvenSenseTimedSample
/// What an MPU-6500 has read of a magnetometer.
public typealias MPU6500Magnetometer = InvenSenseMagnetometer
/// How an MPU-6500 keeps samples.
public typealias MPU6500FIFO = InvenSenseFIFO
/// What the pin INT of an MPU-6500 shows, and how.
public typealias MPU6500Pin = InvenSensePin
/// What an MPU-6500 has noted since its events were last read.
public typealias MPU6500Events = InvenSenseEvents
/// The result of a self-test of an MPU-6500.
public typealias MPU6500SelfTest = InvenSenseSelfTest
