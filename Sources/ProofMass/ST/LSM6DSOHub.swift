// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The auxiliary bus of an LSM6DSO, or of one of its relatives, as the bus of one chip on it: the sensor hub reads and
/// writes that chip's registers, so that its own driver configures it. Then the hub reads the chip's samples by itself,
/// and the LSM6DSO's driver has them with its own.
///
///     let hub = try LSM6DSOHub(on: bus, of: .lsm6dsox, to: .lis2mdl, timebase)
///     let magnetometer = try LIS2MDL(on: hub, .init(rate: .hertz100))
///     let field = magnetometer.configuration
///     let link = try magnetometer.release().start(field)
///     var sensor = try LSM6DSO(on: link, .init(part: .lsm6dsox))
///     …
///     let b = try sensor.readMagnetometer(field).fluxDensity  // in µT
///
/// An access waits for two periods of the accelerometer at 104 Hz, as Linux does, because the accelerometer's samples
/// start the hub: 20 ms for each byte that is written, and for up to seven that are read.
///
/// The hub has no clock: a chip that needs waits of its own gets them from its driver.
public struct LSM6DSOHub<Link: Bus & ~Copyable, Clock: Timebase>: ~Copyable, Bus {
  private typealias Facts = Datasheet.LSM6DSO
  private typealias Hub = Datasheet.LSM6DSO.SensorHub

  var bus: Link
  let target: I2CTarget
  let timebase: Clock

  /// The rate of the hub's reads, at most that of the faster sensor. Raw values are the codes of SHUB_ODR.
  public enum Rate: UInt8, Sendable {
    /// 104 Hz.
    case hertz104
    /// 52 Hz.
    case hertz52
    /// 26 Hz.
    case hertz26
    /// 12.5 Hz.
    case hertz12Point5
  }

  /// Identifies the LSM6DSO, stops its hub, and starts its accelerometer at 104 Hz. What else it was configured for
  /// remains. After a failure the bus is lost.
  ///
  /// - Parameters:
  ///   - bus: The bus of the LSM6DSO, on I2C or SPI.
  ///   - part: Which of the relatives it is.
  ///   - target: The chip on the auxiliary bus.
  ///   - timebase: The clock to wait on.
  /// - Throws: `.identity` when another part answers, `.bus` or `.notVerified`.
  public init(
    on bus: consuming Link, of part: LSM6DSOConfiguration.Part = .lsm6dso, to target: I2CTarget,
    _ timebase: Clock
  ) throws(SensorError) {
    var bus = bus
    try bus.prepareSensorHub(of: part, timebase)
    self.init(lending: bus, to: target, timebase)
  }

  /// Takes a bus whose hub was prepared, of a driver that gets it back whatever happens.
  init(lending bus: consuming Link, to target: I2CTarget, _ timebase: Clock) {
    self.bus = bus
    self.target = target
    self.timebase = timebase
  }

  /// Gives the LSM6DSO's bus back; the hub is off, and the accelerometer runs.
  public consuming func release() -> Link { bus }

  /// Makes the hub read the six bytes of a magnetometer's outputs again and again, and gives the LSM6DSO's bus back.
  ///
  /// - Parameters:
  ///   - configuration: That of the magnetometer, whose outputs are read.
  ///   - rate: How often, at most.
  ///   - intoFIFO: Whether the LSM6DSO's FIFO stores them.
  /// - Throws: `.bus` or `.notVerified`. The bus is then lost.
  public consuming func start<Configuration: STMagnetometerConfiguration>(
    _ configuration: Configuration, rate: Rate = .hertz104, intoFIFO: Bool = false
  ) throws(SensorError) -> Link {
    var link = bus
    try link.startSensorHub(
      configuration, at: target, rate: .init(code: rate, otherwise: .hertz104), intoFIFO: intoFIFO)
    return link
  }

  // MARK: The bus of the other chip

  /// Reads a run of registers, seven in an access.
  ///
  /// - Throws: `.noAcknowledge` when the chip does not answer, `.timeout` when the hub has not served it; or what the
  ///   LSM6DSO's bus throws.
  public mutating func read(
    _ first: UInt8, into bytes: inout MutableSpan<UInt8>
  ) throws(BusError) {
    guard !bytes.isEmpty else { throw .unsupported }
    var done = 0
    while done < bytes.count {
      let count = min(7, bytes.count - done)
      let register = first &+ UInt8(truncatingIfNeeded: done)
      let held = try access(
        Hub.SLV0_ADD(slave: target.address, reads: true).bits,
        count > 1 ? register | target.incrementBit : register,
        UInt8(truncatingIfNeeded: count), 0, Hub.MASTER_CONFIG(masterOn: true).bits)
      for index in 0..<count { bytes[done + index] = held[index] }
      done += count
    }
  }

  /// Writes a run of registers, one in an access.
  ///
  /// - Throws: what `read` throws.
  public mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    guard !bytes.isEmpty else { throw .unsupported }
    for index in 0..<bytes.count {
      // WRITE_ONCE with several slaves, as in Linux: an older part needs them for it. The others are not set.
      _ = try access(
        Hub.SLV0_ADD(slave: target.address).bits, first &+ UInt8(truncatingIfNeeded: index), 0,
        bytes[index], Hub.MASTER_CONFIG(writesOnce: true, masterOn: true, otherSlaves: 3).bits)
    }
  }

  /// Runs the hub once for slave 0, and returns the first bytes that it read.
  private mutating func access(
    _ address: UInt8, _ register: UInt8, _ count: UInt8, _ byte: UInt8, _ control: UInt8
  ) throws(BusError) -> InlineArray<7, UInt8> {
    do throws(BusError) {
      // Reading ends an older SENS_HUB_ENDOP.
      let _: UInt8 = try bus.read(Facts.STATUS_MASTER_MAINPAGE.address)
      try open(true)
      let slave: InlineArray<3, UInt8> = [address, register, count]
      try bus.write(slave.span, to: Hub.SLV0_ADD.address)
      try bus.write(byte, to: Hub.DATAWRITE_SLV0.address)
      try bus.write(control, to: Hub.MASTER_CONFIG.address)
      try open(false)
      timebase.wait(forNanoseconds: 2 * 1_000_000_000 / 104 + 1_000_000)
      let state = Facts.STATUS_MASTER_MAINPAGE(
        bits: try bus.read(Facts.STATUS_MASTER_MAINPAGE.address))
      try open(true)
      let held: InlineArray<7, UInt8> = try bus.read(Hub.SENSOR_HUB_1.address)
      try bus.write(Hub.MASTER_CONFIG().bits, to: Hub.MASTER_CONFIG.address)
      try open(false)
      timebase.wait(forNanoseconds: Facts.Timing.sensorHubStop)
      if state.slave0Failed { throw .noAcknowledge }
      if !state.ended { throw .timeout }
      return held
    } catch {
      bus.abandonSensorHub()
      throw error
    }
  }

  private mutating func open(_ isOpen: Bool) throws(BusError) {
    try bus.write(
      Facts.FUNC_CFG_ACCESS(sensorHubBank: isOpen).bits, to: Facts.FUNC_CFG_ACCESS.address)
  }
}

extension LSM6DSOHub: Sendable where Link: Sendable & ~Copyable, Clock: Sendable {}

extension Bus where Self: ~Copyable {
  /// Identifies the LSM6DSO, stops its hub, and starts its accelerometer at 104 Hz.
  mutating func prepareSensorHub(
    of part: LSM6DSOConfiguration.Part, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    typealias Facts = Datasheet.LSM6DSO
    try closeSensorHub()
    try identify(by: Facts.WHO_AM_I.self, as: part.variant.identity)
    let control: Facts.CTRL3_C = try load()
    try storeAndVerify(
      Facts.CTRL3_C(bits: control.bits | Facts.CTRL3_C(blockDataUpdate: true).bits))
    try storeAndVerify(Facts.CTRL1_XL(dataRate: .hertz104))
    try openSensorHub()
    try stopSensorHub(timebase)
    try closeSensorHub()
  }

  /// Makes the hub read the six bytes of a magnetometer's outputs again and again.
  mutating func startSensorHub<Configuration: STMagnetometerConfiguration>(
    _: Configuration, at target: I2CTarget, rate: Datasheet.LSM6DSO.SensorHub.SLV0_CONFIG.Rate,
    intoFIFO: Bool
  ) throws(SensorError) {
    typealias Hub = Datasheet.LSM6DSO.SensorHub
    // STATUS_REG precedes the outputs.
    let first = Configuration.statusRegister + 1 | target.incrementBit
    try openSensorHub()
    try storeAndVerify(
      [
        Hub.SLV0_ADD(slave: target.address, reads: true).bits, first,
        Hub.SLV0_CONFIG(rate: rate, batches: intoFIFO, count: 6).bits,
      ], to: Hub.SLV0_ADD.address)
    try storeAndVerify(Hub.MASTER_CONFIG(masterOn: true))
    try closeSensorHub()
  }
}
