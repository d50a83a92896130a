// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The auxiliary bus of an ICM-20948 as the bus of one chip on it, its AK09916.
///
///     let hub = try ICM20948Hub(on: bus, timebase)
///     let compass = try AK09916(on: hub, timebase, .init(mode: .continuous100Hertz))
///     let (field, adjustment) = (compass.configuration, compass.adjustment)
///     let link = try compass.release().start(field)
///     var sensor = try ICM20948(on: link, .init(auxiliary: .magnetometer))
///     …
///     if let b = try sensor.read().magnetometer?.sample(of: field, adjustment: adjustment) {
///       use(b.fluxDensity)
///     }
///
/// The magnetometer's axes are not those of the accelerometer beside it: x is the accelerometer's x, y and z are the
/// opposites of its y and z; `Mount("+x-y-z")` converts them.
public typealias ICM20948Hub<Link: Bus & ~Copyable, Clock: Timebase> = InvenSenseHub<
  ICM20948Configuration, Link, Clock
>

extension InvenSenseHub where Configuration == ICM20948Configuration, Link: ~Copyable {
  /// Identifies the part, configures it for 1125 Hz, and starts its master with nothing to do. After a failure the bus is
  /// lost.
  ///
  /// - Parameters:
  ///   - bus: The bus of the part, on I2C or SPI.
  ///   - target: The chip on the auxiliary bus.
  ///   - timebase: The clock to wait on.
  /// - Throws: `.identity` when another part answers, `.bus` or `.notVerified`.
  public init(
    on bus: consuming Link, to target: I2CTarget = .ak09916, _ timebase: Clock
  ) throws(SensorError) {
    var bus = bus
    try ICM20948Configuration().prepareMaster(&bus, timebase)
    self.init(lending: bus, to: target, timebase)
  }
}

extension ICM20948Configuration {
  private typealias Facts = Datasheet.ICM20948
  private typealias Three = Datasheet.ICM20948.BankThree

  /// Identifies the part, configures it for 1125 Hz, and starts its master without slaves, which serves them when samples
  /// appear.
  public func prepareMaster(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    let configuration = try ICM20948Configuration(rate: .hertz1125).rounded()
    try configuration.identify(&bus)
    try configuration.write(to: &bus)
    try bus.storeAndVerify(Facts.REG_BANK_SEL(bank: 3))
    // The clock that the data sheet recommends, with a STOP between accesses, as all programs that were read set it.
    try bus.storeAndVerify(Three.I2C_MST_CTRL(stops: true, clock: .code7))
    try bus.storeAndVerify(Three.I2C_MST_DELAY_CTRL())
    // The addresses, registers, controls and bytes of slaves 0 to 3.
    try bus.storeAndVerify(InlineArray<16, UInt8>(repeating: 0), to: Three.I2C_SLV0_ADDR.address)
    try bus.storeAndVerify(Facts.REG_BANK_SEL())
    try bus.store(Facts.USER_CTRL(masterEnabled: true, onlySPI: bus.isSPI))
    timebase.wait(for: configuration.settlingTime)
  }

  /// Makes the master read a magnetometer with each sample.
  public static func startMaster(
    _ slaves: InvenSenseSlaves, _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) {
    let isTriggered = slaves.trigger != nil
    try bus.storeAndVerify(Facts.REG_BANK_SEL(bank: 3))
    try bus.storeAndVerify(Three.I2C_SLV4_CTRL(delay: 11))
    try bus.storeAndVerify(
      Three.I2C_MST_DELAY_CTRL(holdsBack: true, slave1: isTriggered, slave0: isTriggered))
    if let trigger = slaves.trigger {
      try bus.storeAndVerify([trigger], to: Three.I2C_SLV1_DO.address)
      try bus.storeAndVerify(
        [
          Three.I2C_SLV1_ADDR(chip: slaves.chip).bits, slaves.control,
          Three.I2C_SLV1_CTRL(isOn: true, length: 1).bits,
        ], to: Three.I2C_SLV1_ADDR.address)
    }
    try bus.storeAndVerify(
      [
        Three.I2C_SLV0_ADDR(reads: true, chip: slaves.chip).bits, slaves.output,
        magnetometerSlave.bits,
      ], to: Three.I2C_SLV0_ADDR.address)
    try bus.storeAndVerify(Facts.REG_BANK_SEL())
  }

  /// The control of the slave that reads a magnetometer.
  static var magnetometerSlave: Datasheet.ICM20948.BankThree.I2C_SLV0_CTRL {
    .init(isOn: true, length: UInt8(map.magnetometerSize))
  }

  /// Requests an access of slave 4: its byte, which stands behind its control, first.
  public static func request(
    _ access: InvenSenseAccess, _ bus: inout some Bus & ~Copyable
  ) throws(BusError) {
    try select(bank: 3, &bus)
    if !access.reads { try bus.write(access.byte, to: Three.I2C_SLV4_DO.address) }
    let request: InlineArray<3, UInt8> = [
      Three.I2C_SLV4_ADDR(reads: access.reads, chip: access.chip).bits, access.register,
      Three.I2C_SLV4_CTRL(isOn: true).bits,
    ]
    try bus.write(request.span, to: Three.I2C_SLV4_ADDR.address)
    try select(bank: 0, &bus)
  }

  /// Reads the byte that slave 4 has read.
  public static func loadAnswer(_ bus: inout some Bus & ~Copyable) throws(BusError) -> UInt8 {
    try select(bank: 3, &bus)
    let byte: UInt8 = try bus.read(Three.I2C_SLV4_DI.address)
    try select(bank: 0, &bus)
    return byte
  }
}
