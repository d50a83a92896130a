// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The auxiliary bus of an MPU-6500, or of one of its relatives, as the bus of one chip on it.
public typealias MPU6500Hub<Link: Bus & ~Copyable, Clock: Timebase> = InvenSenseHub<
  MPU6500Configuration, Link, Clock
>

extension InvenSenseHub where Configuration == MPU6500Configuration, Link: ~Copyable {
  /// Identifies the part, configures it for 1 kHz, and starts its master with nothing to do. After a failure the bus is
  /// lost.
  ///
  /// - Parameters:
  ///   - bus: The bus of the part, on I2C or SPI.
  ///   - part: Which of the relatives it is.
  ///   - target: The chip on the auxiliary bus.
  ///   - identity: The identity of a clone, as `MPU6500Configuration.acceptsIdentity`.
  ///   - timebase: The clock to wait on.
  /// - Throws: `.identity` when another part answers, `.bus` or `.notVerified`.
  public init(
    on bus: consuming Link, of part: MPU6500Configuration.Part = .mpu6500, to target: I2CTarget,
    acceptsIdentity identity: UInt8? = nil, _ timebase: Clock
  ) throws(SensorError) {
    var bus = bus
    try MPU6500Configuration(part: part, acceptsIdentity: identity).prepareMaster(&bus, timebase)
    self.init(lending: bus, to: target, timebase)
  }
}

extension MPU6500Configuration {
  /// Identifies the part, configures it for 1 kHz, and starts its master without slaves.
  public func prepareMaster(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    typealias Facts = Datasheet.MPU6500
    let configuration = try MPU6500Configuration(
      part: part, rate: .hertz1000, acceptsIdentity: acceptsIdentity
    ).rounded()
    try configuration.identify(&bus)
    try configuration.write(to: &bus)
    // The addresses, registers and controls of slaves 0 to 3.
    try bus.storeAndVerify(InlineArray<12, UInt8>(repeating: 0), to: Facts.I2C_SLV0_ADDR.address)
    try bus.storeAndVerify(Facts.I2C_MST_DELAY_CTRL())
    try bus.storeAndVerify(Facts.I2C_MST_CTRL(clock: .kilohertz400))
    try bus.store(Facts.USER_CTRL(masterEnabled: true, onlySPI: bus.isSPI))
    timebase.wait(forNanoseconds: Facts.Timing.bypassSettle)
  }

  /// Makes the master read a magnetometer with each sample: the sample appears when it is read.
  public static func startMaster(
    _ slaves: InvenSenseSlaves, _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) {
    typealias Facts = Datasheet.MPU6500
    let isTriggered = slaves.trigger != nil
    try bus.storeAndVerify(Facts.I2C_MST_CTRL(waitsForSlaves: true, clock: .kilohertz400))
    try bus.storeAndVerify(Facts.I2C_SLV4_CTRL(delay: 9))
    try bus.storeAndVerify(
      Facts.I2C_MST_DELAY_CTRL(holdsBack: true, slave1: isTriggered, slave0: isTriggered))
    if let trigger = slaves.trigger {
      try bus.storeAndVerify([trigger], to: Facts.I2C_SLV1_DO.address)
      try bus.storeAndVerify(
        [
          Facts.I2C_SLV1_ADDR(chip: slaves.chip).bits, slaves.control,
          Facts.I2C_SLV1_CTRL(isOn: true, length: 1).bits,
        ], to: Facts.I2C_SLV1_ADDR.address)
    }
    try bus.storeAndVerify(
      [
        Facts.I2C_SLV0_ADDR(reads: true, chip: slaves.chip).bits, slaves.output,
        magnetometerSlave.bits,
      ], to: Facts.I2C_SLV0_ADDR.address)
  }

  /// The control of the slave that reads a magnetometer.
  static var magnetometerSlave: Datasheet.MPU6500.I2C_SLV0_CTRL {
    .init(isOn: true, length: UInt8(map.magnetometerSize))
  }

  /// Requests an access of slave 4.
  public static func request(
    _ access: InvenSenseAccess, _ bus: inout some Bus & ~Copyable
  ) throws(BusError) {
    typealias Facts = Datasheet.MPU6500
    let request: InlineArray<4, UInt8> = [
      Facts.I2C_SLV4_ADDR(reads: access.reads, chip: access.chip).bits, access.register,
      access.byte, Facts.I2C_SLV4_CTRL(isOn: true).bits,
    ]
    try bus.write(request.span, to: Facts.I2C_SLV4_ADDR.address)
  }

  /// Reads the byte that slave 4 has read.
  public static func loadAnswer(_ bus: inout some Bus & ~Copyable) throws(BusError) -> UInt8 {
    try bus.read(Datasheet.MPU6500.I2C_SLV4_DI.address)
  }
}
