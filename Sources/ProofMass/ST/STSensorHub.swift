// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The auxiliary bus of a six-axis part of ST as the bus of one chip on it: the sensor hub reads and writes that chip's
/// registers, so that its own driver configures it. Then the hub reads the chip's samples by itself, and the part's
/// driver has them with its own. `LSM6DSLHub` and `LSM6DSOHub` are this type.
///
///     let hub = try LSM6DSOHub(on: bus, of: .lsm6dsox, to: .lis2mdl, timebase)
///     let magnetometer = try LIS2MDL(on: hub, .init(rate: .hertz100))
///     let field = magnetometer.configuration
///     let link = try magnetometer.release().start(field)
///     var sensor = try LSM6DSO(on: link, .init(part: .lsm6dsox))
///     …
///     let b = try sensor.readMagnetometer(field).fluxDensity  // in µT
///
/// The configuration of an LSM6DSL has to let the hub run: `.init(sensorHub: true)`.
///
/// An access waits for two periods of the accelerometer at 104 Hz, as Linux does, because the accelerometer's samples
/// start the hub: 20 ms for each byte that is written, and for up to seven that are read; of an LSM6DSL 25 ms. An
/// LSM6DS3 may write a byte several times, and does not tell whether the chip acknowledges.
///
/// The hub has no clock: a chip that needs waits of its own gets them from its driver.
public struct STSensorHub<Part: STHubPart, Link: Bus & ~Copyable, Clock: Timebase>: ~Copyable, Bus {
  var bus: Link
  let part: Part
  let target: I2CTarget
  let timebase: Clock

  /// The rate of the hub's reads.
  public typealias Rate = STHubRate

  /// Identifies the part, stops its hub, and starts its accelerometer at 104 Hz. What else it was configured for
  /// remains. After a failure the bus is lost.
  ///
  /// - Parameters:
  ///   - bus: The bus of the part, on I2C or SPI.
  ///   - part: Which of the relatives it is.
  ///   - target: The chip on the auxiliary bus.
  ///   - timebase: The clock to wait on.
  /// - Throws: `.wrongPart` for a part without a sensor hub, `.identity` when another part answers, `.bus` or
  ///   `.notVerified`.
  public init(
    on bus: consuming Link, of part: Part = .model, to target: I2CTarget, _ timebase: Clock
  ) throws(SensorError) {
    var bus = bus
    try bus.prepareHub(of: part, timebase)
    self.init(lending: bus, of: part, to: target, timebase)
  }

  /// Takes a bus whose hub was prepared, of a driver that gets it back whatever happens.
  init(lending bus: consuming Link, of part: Part, to target: I2CTarget, _ timebase: Clock) {
    self.bus = bus
    self.part = part
    self.target = target
    self.timebase = timebase
  }

  /// Gives the part's bus back; the hub is off, and the accelerometer runs.
  public consuming func release() -> Link { bus }

  /// Makes the hub read the six bytes of a magnetometer's outputs again and again, and gives the part's bus back.
  ///
  /// - Parameters:
  ///   - configuration: That of the magnetometer, whose outputs are read.
  ///   - rate: How often, at most.
  ///   - intoFIFO: Whether an LSM6DSO's FIFO stores them; that of an LSM6DSL by its configuration alone.
  /// - Throws: `.bus` or `.notVerified`. The bus is then lost.
  public consuming func start<Configuration: STMagnetometerConfiguration>(
    _ configuration: Configuration, rate: Rate = .hertz104, intoFIFO: Bool = false
  ) throws(SensorError) -> Link {
    var link = bus
    try link.startHub(of: part, configuration, at: target, rate, intoFIFO: intoFIFO)
    return link
  }

  // MARK: The bus of the other chip

  /// Reads a run of registers, seven in an access.
  ///
  /// - Throws: `.noAcknowledge` when the chip does not answer, `.timeout` when the hub has not served it, as far as the
  ///   part tells; or what the part's bus throws.
  public mutating func read(
    _ first: UInt8, into bytes: inout MutableSpan<UInt8>
  ) throws(BusError) {
    guard !bytes.isEmpty else { throw .unsupported }
    var done = 0
    while done < bytes.count {
      let count = min(7, bytes.count - done)
      let register = first &+ UInt8(truncatingIfNeeded: done)
      let held = try access(
        count > 1 ? register | target.incrementBit : register,
        .read(UInt8(truncatingIfNeeded: count)))
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
      _ = try access(first &+ UInt8(truncatingIfNeeded: index), .write(bytes[index]))
    }
  }

  /// Runs the hub for slave 0, and returns the first bytes that it read.
  private mutating func access(
    _ register: UInt8, _ action: STHubAccess.Action
  ) throws(BusError) -> InlineArray<7, UInt8> {
    do throws(BusError) {
      // Reading ends an older state.
      _ = try part.hubState(&bus)
      try part.beginHub(
        STHubAccess(address: target.address, register: register, action: action), &bus)
      timebase.wait(forNanoseconds: 2 * 1_000_000_000 / 104 + 1_000_000)
      let (state, held) = try part.endHub(&bus, timebase)
      if state.failed { throw .noAcknowledge }
      if state.ended == false { throw .timeout }
      return held
    } catch {
      bus.abandonBank()
      throw error
    }
  }
}

extension STSensorHub: Sendable where Link: Sendable & ~Copyable, Clock: Sendable {}

extension Bus where Self: ~Copyable {
  /// Identifies the part, stops its hub, and starts its accelerometer at 104 Hz.
  mutating func prepareHub<Part: STHubPart>(
    of part: Part, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    guard part.hasHub else { throw .wrongPart }
    try closeBank()
    try identify(by: Datasheet.LSM6DSO.WHO_AM_I.self, as: part.identity)
    let control: Datasheet.LSM6DSO.CTRL3_C = try load()
    try storeAndVerify(
      Datasheet.LSM6DSO.CTRL3_C(
        bits: control.bits | Datasheet.LSM6DSO.CTRL3_C(blockDataUpdate: true).bits))
    try storeAndVerify(Datasheet.LSM6DSO.CTRL1_XL(dataRate: .hertz104))
    try part.prepareHub(&self, timebase)
  }

  /// Makes the hub read the six bytes of a magnetometer's outputs again and again.
  mutating func startHub<Part: STHubPart, Configuration: STMagnetometerConfiguration>(
    of part: Part, _: Configuration, at target: I2CTarget, _ rate: STHubRate, intoFIFO: Bool
  ) throws(SensorError) {
    // STATUS_REG precedes the outputs.
    let first = Configuration.statusRegister + 1 | target.incrementBit
    try part.startHub(
      STHubAccess(address: target.address, register: first, action: .read(6)), rate,
      intoFIFO: intoFIFO, &self)
  }

  /// Opens the first bank.
  mutating func closeBank() throws(SensorError) {
    try store(Datasheet.LSM6DSO.FUNC_CFG_ACCESS())
  }

  /// The same after a failure, which is the error that counts.
  mutating func abandonBank() {
    do throws(SensorError) { try closeBank() } catch {}
  }
}
