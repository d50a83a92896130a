// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The driver of InvenSense's ICM-20948, an accelerometer of ±2 to ±16 g and a gyroscope of ±250 to ±2000 °/s in one chip,
/// beside an AK09916 on its auxiliary bus.
///
///     var sensor = try ICM20948(on: bus, .init(rate: .hertz225))
///     timebase.wait(for: sensor.settlingTime)
///     let sample = try sensor.read()
///     let (f, rate) = (sample.acceleration, sample.angularRate)  // in g and rad/s
///
/// Both sensors have one rate; either may be off. The chip keeps samples in its FIFO, which is drained in batches, each
/// sample with its time, as `MPU6500` describes it. `ICM20948Bypass` leads the host to the magnetometer,
/// `ICM20948Hub` makes the chip read it, so that samples have the field, too.
///
/// The chip has four banks of registers. A program that was stopped may have left any of them selected, so that the driver
/// selects the first before anything else, and again after each access to another. On SPI the chip accepts at most 7 MHz.
public typealias ICM20948<Link: Bus & ~Copyable> = InvenSenseSixAxis<ICM20948Configuration, Link>

/// A sample of an ICM-20948.
public typealias ICM20948Sample = InvenSenseSample
/// A sample of an ICM-20948's FIFO with its time.
public typealias ICM20948TimedSample = InvenSenseTimedSample
/// What an ICM-20948 has read of its magnetometer.
public typealias ICM20948Magnetometer = InvenSenseMagnetometer
/// How an ICM-20948 keeps samples.
public typealias ICM20948FIFO = InvenSenseFIFO
/// What the pin INT1 of an ICM-20948 shows, and how.
public typealias ICM20948Pin = InvenSensePin
/// What an ICM-20948 has noted since its events were last read.
public typealias ICM20948Events = InvenSenseEvents
/// The result of a self-test of an ICM-20948.
public typealias ICM20948SelfTest = InvenSenseSelfTest

extension ICM20948Configuration: InvenSenseConfiguration {
  /// The registers of the first bank. The temperature comes after the angular rate.
  @inlinable public static var map: InvenSenseMap {
    InvenSenseMap(
      outputs: 0, temperatureIsFirst: false, temperature: Datasheet.ICM20948.TEMP_OUT_H.address,
      auxiliary: Datasheet.ICM20948.EXT_SLV_SENS_DATA_00.address,
      masterStatus: Datasheet.ICM20948.I2C_MST_STATUS.address, magnetometerSize: 9,
      userControl: Datasheet.ICM20948.USER_CTRL.address,
      fifoCount: Datasheet.ICM20948.FIFO_COUNTH.address,
      fifoPort: Datasheet.ICM20948.FIFO_R_W.address)
  }

  /// nil: a chip that has lost its supply sleeps.
  public var heldSettings: InlineArray<4, UInt8>? { nil }

  /// Whether the chip detects motion.
  public var detectsMotion: Bool { motion != nil }

  /// The size of the FIFO in bytes (data sheet). Other code takes it for larger.
  public var fifoSize: Int { Datasheet.ICM20948.Constant.fifoDepth }

  /// False: the chip is set to stop.
  public var losesOldest: Bool { false }

  /// True: there is one part.
  public func canReplace(_ before: ICM20948Configuration) -> Bool { true }

  // MARK: Reading

  /// Reads INT_STATUS to INT_STATUS_3.
  @inlinable
  public static func loadStatus(
    _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) -> InvenSenseStatus {
    typealias Facts = Datasheet.ICM20948
    let bytes: InlineArray<4, UInt8> = try bus.load(Facts.INT_STATUS.address)
    return InvenSenseStatus(
      dataReady: Facts.INT_STATUS_1(bits: bytes[1]).dataReady,
      motion: Facts.INT_STATUS(bits: bytes[0]).motion,
      fifoOverflow: Facts.INT_STATUS_2(bits: bytes[2]).overflow != 0)
  }

  /// Reads the status, and then the outputs in one transaction.
  @inlinable
  public static func loadOutputs(
    _ bus: inout some Bus & ~Copyable, into bytes: inout InlineArray<24, UInt8>, count: Int
  ) throws(SensorError) -> InvenSenseStatus {
    let status = try loadStatus(&bus)
    try bus.load(Datasheet.ICM20948.ACCEL_XOUT_H.address, into: &bytes, count: count)
    return status
  }

  /// Selects a bank of registers.
  public static func select(bank: UInt8, _ bus: inout some Bus & ~Copyable) throws(BusError) {
    let select = Datasheet.ICM20948.REG_BANK_SEL(bank: bank)
    try bus.write(select.bits, to: Datasheet.ICM20948.REG_BANK_SEL.address)
  }
}
