// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

// The sensor hub of the first generation: its settings are in bank A, its outputs and MASTER_CONFIG in the user bank, and
// FUNC_EN has to be set.
extension LSM6DSLConfiguration.Part: STHubPart {
  private typealias Facts = Datasheet.LSM6DSL
  private typealias Hub = Datasheet.LSM6DSL.BankA

  /// The LSM6DSL.
  public static var model: Self { .lsm6dsl }

  /// The value of WHO_AM_I.
  public var identity: UInt8 { variant.identity }

  /// Whether the part has a sensor hub: not the LSM6DS33.
  public var hasHub: Bool { variant.hasSensorHub }

  /// FUNC_SRC1; in an LSM6DS3 FUNC_SRC.
  public var hubStateRegister: UInt8 { Facts.FUNC_SRC1.address }

  /// Sets FUNC_EN, and stops the hub.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public func prepareHub(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    let control: Facts.CTRL10_C = try bus.load()
    try bus.storeAndVerify(
      Facts.CTRL10_C(bits: control.bits | Facts.CTRL10_C(functions: true).bits))
    try stopHub(&bus, timebase)
  }

  /// Makes the hub read slave 0 again and again. The FIFO stores what it reads by the driver's configuration.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public func startHub(
    _ access: STHubAccess, _ rate: STHubRate, intoFIFO: Bool, _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) {
    try bus.store(Facts.FUNC_CFG_ACCESS(embeddedBank: true))
    try bus.storeAndVerify(
      [
        Hub.SLV0_ADD(slave: access.address, reads: access.reads).bits, access.register,
        Hub.SLAVE0_CONFIG(decimation: .init(code: rate, otherwise: .one), count: access.count).bits,
      ], to: Hub.SLV0_ADD.address)
    try bus.closeBank()
    try bus.storeAndVerify(Facts.MASTER_CONFIG(master: true))
  }

  /// Starts the hub for slave 0: where the part can, it is written once, which needs a second slave, as in the
  /// application note; that is not set.
  public func beginHub(
    _ access: STHubAccess, _ bus: inout some Bus & ~Copyable
  ) throws(BusError) {
    let isSingle = !access.reads && variant.hasSingleWrite
    try bus.write(Facts.FUNC_CFG_ACCESS(embeddedBank: true).bits, to: Facts.FUNC_CFG_ACCESS.address)
    let slave: InlineArray<3, UInt8> = [
      Hub.SLV0_ADD(slave: access.address, reads: access.reads).bits, access.register,
      Hub.SLAVE0_CONFIG(otherSlaves: isSingle ? 1 : 0, count: access.count).bits,
    ]
    try bus.write(slave.span, to: Hub.SLV0_ADD.address)
    if isSingle {
      try bus.write(Hub.SLAVE1_CONFIG(writesOnce: true).bits, to: Hub.SLAVE1_CONFIG.address)
    }
    try bus.write(access.byte, to: Hub.DATAWRITE_SRC_MODE_SUB_SLV0.address)
    try bus.write(Facts.FUNC_CFG_ACCESS().bits, to: Facts.FUNC_CFG_ACCESS.address)
    try control(.init(master: true), &bus)
  }

  /// Stops the hub, and returns its state and the first bytes that it read.
  public func endHub(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(BusError) -> (STHubState, InlineArray<7, UInt8>) {
    try endCycles(&bus, timebase)
    let state = try hubState(&bus)
    return (state, try bus.read(Facts.SENSORHUB1_REG.address))
  }

  /// Reads FUNC_SRC of an LSM6DS3, which ends SENSORHUB_END_OP, or FUNC_SRC1 and FUNC_SRC2.
  public func hubState(_ bus: inout some Bus & ~Copyable) throws(BusError) -> STHubState {
    guard variant.hasSlaveErrors else {
      let state = Facts.FUNC_SRC1(bits: try bus.read(hubStateRegister))
      return STHubState(ended: state.hubEnded, failed: false)
    }
    let bytes: InlineArray<2, UInt8> = try bus.read(hubStateRegister)
    return STHubState(ended: nil, failed: Facts.FUNC_SRC2(bits: bytes[1]).slave0Failed)
  }

  /// Reads SENSORHUB1_REG to SENSORHUB6_REG.
  ///
  /// - Throws: `.bus`
  public func loadHub(_ bus: inout some Bus & ~Copyable) throws(SensorError) -> Axes<Int16> {
    try bus.loadWords(Facts.SENSORHUB1_REG.address)
  }

  /// Stops the hub, and joins the buses or separates them.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public func setPassThrough(
    _ isOn: Bool, _ bus: inout some Bus & ~Copyable,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    try stopHub(&bus, timebase)
    if isOn { try bus.storeAndVerify(Facts.MASTER_CONFIG(passesThrough: true)) }
  }

  // MARK: Stopping

  private func control(
    _ value: Datasheet.LSM6DSL.MASTER_CONFIG, _ bus: inout some Bus & ~Copyable
  ) throws(BusError) {
    try bus.write(value.bits, to: Facts.MASTER_CONFIG.address)
  }

  /// Ends a controller that is on: its trigger first, so that no cycle runs any more (application notes, pass-through).
  private func endCycles(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(BusError) {
    try control(.init(triggerPin: true, master: true), &bus)
    timebase.wait(forNanoseconds: variant.sensorHubStop ?? 0)
    try control(.init(), &bus)
  }

  /// Clears MASTER_CONFIG.
  private func stopHub(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    let control: Facts.MASTER_CONFIG = try bus.load()
    if control.master {
      do throws(BusError) { try endCycles(&bus, timebase) } catch {
        throw .bus(error, register: Facts.MASTER_CONFIG.address)
      }
    }
    try bus.storeAndVerify(Facts.MASTER_CONFIG())
  }
}
