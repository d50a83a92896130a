// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The auxiliary bus of one of InvenSense's parts as the bus of one chip on it: the part's own I2C master
/// reads and writes that chip's registers, so that its own driver configures it. Then the master reads a magnetometer by
/// itself, and the part's samples have its field, too. It is the only way to the magnetometer where the part is on SPI.
///
///     let hub = try MPU6500Hub(on: bus, of: .mpu9250, to: .ak8963, timebase)
///     let compass = try AK8963(on: hub, timebase, .init(mode: .continuous100Hertz))
///     let (field, adjustment) = (compass.configuration, compass.adjustment)
///     let link = try compass.release().start(field)
///     var sensor = try MPU6500(on: link, .init(part: .mpu9250, auxiliary: .magnetometer))
///     …
///     if let b = try sensor.read().magnetometer?.sample(of: field, adjustment: adjustment) {
///       use(b.fluxDensity)
///     }
///
/// Each byte is an access of slave 4, which the master serves once in a sample, at about 1 kHz here; its end is polled
/// every millisecond.
public struct InvenSenseHub<
  Configuration: InvenSenseConfiguration, Link: Bus & ~Copyable, Clock: Timebase
>: ~Copyable, Bus {
  var bus: Link
  let target: I2CTarget
  let timebase: Clock

  /// Takes a bus whose master was prepared, of a driver that gets it back whatever happens.
  init(lending bus: consuming Link, to target: I2CTarget, _ timebase: Clock) {
    self.bus = bus
    self.target = target
    self.timebase = timebase
  }

  /// Gives the part's bus back; the part runs at about 1 kHz, and its master has nothing to do.
  public consuming func release() -> Link { bus }

  /// Makes the master read a magnetometer of AKM with each sample, status, field and all, and gives the part's bus back. One
  /// that does not measure by itself is triggered each time, at most 100 times a second.
  ///
  /// - Parameter magnetometer: The configuration of the magnetometer.
  /// - Throws: `.wrongPart` for one whose output has a byte more or less than that of the magnetometers inside such
  ///   parts, `.bus` or `.notVerified`. The bus is then lost.
  public consuming func start(_ magnetometer: some AKMConfiguration) throws(SensorError) -> Link {
    var link = bus
    try link.startMaster(magnetometer, at: target, of: Configuration.self)
    return link
  }

  // MARK: The bus of the other chip

  /// Reads a run of registers, one in an access.
  ///
  /// - Throws: `.noAcknowledge` when the chip does not answer, `.arbitrationLost` when another master has the auxiliary
  ///   bus, `.timeout` when the master has not served the access within 20 ms; or what the part's bus throws.
  public mutating func read(
    _ first: UInt8, into bytes: inout MutableSpan<UInt8>
  ) throws(BusError) {
    guard !bytes.isEmpty else { throw .unsupported }
    for index in 0..<bytes.count {
      try access(first &+ UInt8(truncatingIfNeeded: index), reads: true, 0)
      bytes[index] = try Configuration.loadAnswer(&bus)
    }
  }

  /// Writes a run of registers, one in an access.
  ///
  /// - Throws: what `read` throws.
  public mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    guard !bytes.isEmpty else { throw .unsupported }
    for index in 0..<bytes.count {
      try access(first &+ UInt8(truncatingIfNeeded: index), reads: false, bytes[index])
    }
  }

  /// Runs the master for slave 4.
  private mutating func access(
    _ register: UInt8, reads: Bool, _ byte: UInt8
  ) throws(BusError) {
    // After a failure another bank may be selected. Reading ends an older state.
    try Configuration.select(bank: 0, &bus)
    _ = try state()
    try Configuration.request(
      InvenSenseAccess(chip: target.address, register: register, reads: reads, byte: byte), &bus)
    for _ in 0..<20 {
      timebase.wait(forNanoseconds: 1_000_000)
      let state = try state()
      if state.slave4Refused { throw .noAcknowledge }
      if state.lostArbitration { throw .arbitrationLost }
      if state.slave4Done { return }
    }
    throw .timeout
  }

  private mutating func state() throws(BusError) -> Datasheet.MPU6500.I2C_MST_STATUS {
    .init(bits: try bus.read(Configuration.map.masterStatus))
  }
}

extension InvenSenseHub: Sendable where Link: Sendable & ~Copyable, Clock: Sendable {}

extension Bus where Self: ~Copyable {
  /// Makes the master of a part read a magnetometer with each sample. Slave 0 reads, slave 1 triggers the next
  /// measurement; both then skip samples, by the number that a configuration of the part sets.
  mutating func startMaster<Magnetometer: AKMConfiguration, Part: InvenSenseConfiguration>(
    _ magnetometer: Magnetometer, at target: I2CTarget, of _: Part.Type
  ) throws(SensorError) {
    let map = Magnetometer.map
    let size = map.hasTemperature ? 9 : 8
    guard size == Part.map.magnetometerSize else { throw .wrongPart }
    try Part.startMaster(
      InvenSenseSlaves(
        chip: target.address, output: map.status, control: map.control,
        trigger: magnetometer.isTriggered ? magnetometer.control(.singleMeasurement) : nil),
      &self)
  }
}

/// An access of slave 4.
public struct InvenSenseAccess: Sendable {
  /// The address of the chip on the auxiliary bus.
  var chip: UInt8
  /// The register.
  var register: UInt8
  /// Whether the register is read.
  var reads: Bool
  /// The byte that is written.
  var byte: UInt8
}

/// What slaves 0 and 1 do with a magnetometer.
public struct InvenSenseSlaves: Sendable {
  /// The address of the chip on the auxiliary bus.
  var chip: UInt8
  /// ST1, the first register that is read.
  var output: UInt8
  /// The register of the mode.
  var control: UInt8
  /// Its value that starts a measurement; nil where the magnetometer measures by itself.
  var trigger: UInt8?
}
