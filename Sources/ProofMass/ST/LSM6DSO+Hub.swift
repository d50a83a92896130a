// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

// The sensor hub of the second generation: its settings and outputs are in a bank of their own, and MASTER_CONFIG, too.
extension LSM6DSOConfiguration.Part: STHubPart {
  private typealias Facts = Datasheet.LSM6DSO
  private typealias Hub = Datasheet.LSM6DSO.SensorHub

  /// The LSM6DSO.
  public static var model: Self { .lsm6dso }

  /// The value of WHO_AM_I.
  public var identity: UInt8 { variant.identity }

  /// Whether the part has a sensor hub: all have.
  public var hasHub: Bool { true }

  /// STATUS_MASTER_MAINPAGE.
  public var hubStateRegister: UInt8 { Facts.STATUS_MASTER_MAINPAGE.address }

  /// Stops the hub.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public func prepareHub(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    try openHub(&bus)
    try stopHub(&bus, timebase)
    try bus.closeBank()
  }

  /// Makes the hub read slave 0 again and again.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public func startHub(
    _ access: STHubAccess, _ rate: STHubRate, intoFIFO: Bool, _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) {
    try openHub(&bus)
    try bus.storeAndVerify(
      [
        Hub.SLV0_ADD(slave: access.address, reads: access.reads).bits, access.register,
        Hub.SLV0_CONFIG(
          rate: .init(code: rate, otherwise: .hertz104), batches: intoFIFO, count: access.count
        ).bits,
      ], to: Hub.SLV0_ADD.address)
    try bus.storeAndVerify(Hub.MASTER_CONFIG(masterOn: true))
    try bus.closeBank()
  }

  /// Starts the hub for slave 0.
  public func beginHub(
    _ access: STHubAccess, _ bus: inout some Bus & ~Copyable
  ) throws(BusError) {
    // WRITE_ONCE with several slaves, as in Linux: an older part needs them for it. The others are not set.
    let control =
      access.reads
      ? Hub.MASTER_CONFIG(masterOn: true)
      : Hub.MASTER_CONFIG(writesOnce: true, masterOn: true, otherSlaves: 3)
    try open(true, &bus)
    let slave: InlineArray<3, UInt8> = [
      Hub.SLV0_ADD(slave: access.address, reads: access.reads).bits, access.register, access.count,
    ]
    try bus.write(slave.span, to: Hub.SLV0_ADD.address)
    try bus.write(access.byte, to: Hub.DATAWRITE_SLV0.address)
    try bus.write(control.bits, to: Hub.MASTER_CONFIG.address)
    try open(false, &bus)
  }

  /// Stops the hub, and returns its state and the first bytes that it read.
  public func endHub(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(BusError) -> (STHubState, InlineArray<7, UInt8>) {
    let state = try hubState(&bus)
    try open(true, &bus)
    let held: InlineArray<7, UInt8> = try bus.read(Hub.SENSOR_HUB_1.address)
    try bus.write(Hub.MASTER_CONFIG().bits, to: Hub.MASTER_CONFIG.address)
    try open(false, &bus)
    timebase.wait(forNanoseconds: Facts.Timing.sensorHubStop)
    return (state, held)
  }

  /// Reads STATUS_MASTER_MAINPAGE, which ends SENS_HUB_ENDOP.
  public func hubState(_ bus: inout some Bus & ~Copyable) throws(BusError) -> STHubState {
    let state = Facts.STATUS_MASTER_MAINPAGE(bits: try bus.read(hubStateRegister))
    return STHubState(ended: state.ended, failed: state.slave0Failed)
  }

  /// Reads SENSOR_HUB_1 to SENSOR_HUB_6.
  ///
  /// - Throws: `.bus`
  public func loadHub(_ bus: inout some Bus & ~Copyable) throws(SensorError) -> Axes<Int16> {
    try openHub(&bus)
    do throws(SensorError) {
      let words = try bus.loadWords(Hub.SENSOR_HUB_1.address)
      try bus.closeBank()
      return words
    } catch {
      bus.abandonBank()
      throw error
    }
  }

  /// Stops the hub, and joins the buses or separates them.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public func setPassThrough(
    _ isOn: Bool, _ bus: inout some Bus & ~Copyable,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    try openHub(&bus)
    do throws(SensorError) {
      try stopHub(&bus, timebase)
      if isOn { try bus.storeAndVerify(Hub.MASTER_CONFIG(passesThrough: true)) }
    } catch {
      bus.abandonBank()
      throw error
    }
    try bus.closeBank()
  }

  // MARK: Bank

  private func openHub(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.store(Facts.FUNC_CFG_ACCESS(sensorHubBank: true))
  }

  private func open(_ isOpen: Bool, _ bus: inout some Bus & ~Copyable) throws(BusError) {
    try bus.write(
      Facts.FUNC_CFG_ACCESS(sensorHubBank: isOpen).bits, to: Facts.FUNC_CFG_ACCESS.address)
  }

  /// Clears MASTER_CONFIG, and lets a controller that was on come to its end.
  private func stopHub(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    let control: Hub.MASTER_CONFIG = try bus.load()
    try bus.storeAndVerify(Hub.MASTER_CONFIG())
    if control.masterOn { timebase.wait(forNanoseconds: Facts.Timing.sensorHubStop) }
  }
}
