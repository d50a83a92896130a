// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// A configuration of a six-axis part that may have a sensor hub.
public protocol STHubConfiguration: STSixAxisConfiguration {
  /// One of the parts that share registers.
  associatedtype Part: STHubPart

  /// The part at the other end of the bus.
  var part: Part { get }
  /// Whether the sensor hub can run.
  var allowsHub: Bool { get }
}

extension STSixAxis where Configuration: STHubConfiguration, Link: ~Copyable {
  /// Reads what the sensor hub has last read of a magnetometer, after `LSM6DSLHub.start` or `LSM6DSOHub.start`. The
  /// sample is new when the hub has read the magnetometer since the last call, whether or not that has measured since
  /// then; an overrun is not known. An LSM6DSL or LSM6DS3TR-C does not tell that: there the sample is always marked as new.
  ///
  /// - Parameter magnetometer: The configuration of the magnetometer.
  /// - Throws: `.wrongState` where the configuration does not let the hub run. `.bus` with `.noAcknowledge` when the
  ///   magnetometer did not answer the hub, which an LSM6DS3 does not tell; `.bus`, or `.lostConfiguration` until
  ///   `configure` has succeeded.
  public mutating func readMagnetometer<Magnetometer: STMagnetometerConfiguration>(
    _ magnetometer: Magnetometer
  ) throws(SensorError) -> STSample<Magnetometer> {
    guard configuration.allowsHub else { throw .wrongState }
    try checkSources()
    let part = configuration.part
    let state: STHubState
    do throws(BusError) { state = try part.hubState(&bus) } catch {
      throw .bus(error, register: part.hubStateRegister)
    }
    staleSources.record(isNew: state.ended ?? true)
    guard !state.failed else { throw .bus(.noAcknowledge, register: part.hubStateRegister) }
    let raw = try part.loadHub(&bus)
    // Without another sign of it: a chip that has lost its supply holds zeros.
    if state.ended == nil, raw == Axes(0, 0, 0) { try checkConfiguration() }
    return STSample(
      raw: raw, sensitivity: magnetometer.sensitivity, isNew: state.ended ?? true, overrun: false)
  }

  /// Joins the chip's auxiliary bus to that of the host, or separates it again: joined, the chips on it answer the host
  /// at their own addresses. A sensor hub that runs is stopped.
  ///
  ///     try sensor.setPassThrough(true, timebase)
  ///     var magnetometer = try LIS2MDL(on: I2CDevice(sensor.release().release(), .lis2mdl))
  ///
  /// - Throws: `.wrongPart` for a part without a sensor hub. `.wrongState` on SPI, because I2C lines are joined alone.
  ///   `.bus` or `.notVerified`.
  public mutating func setPassThrough(
    _ isOn: Bool, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    guard configuration.part.hasHub else { throw .wrongPart }
    guard !bus.isSPI else { throw .wrongState }
    try configuration.part.setPassThrough(isOn, &bus, timebase)
  }
}

extension STSixAxisSample {
  /// The magnetic flux density of a sample of the FIFO, on the magnetometer's axes, as measured; nil where the FIFO had
  /// none.
  ///
  /// - Parameter magnetometer: The configuration of the magnetometer that the sensor hub reads.
  public func fluxDensity(
    of magnetometer: some STMagnetometerConfiguration
  ) -> MagneticFluxDensity? {
    guard hasFluxDensity else { return nil }
    let sensitivity = magnetometer.sensitivity
    return MagneticFluxDensity(microtesla: rawFluxDensity.map { sensitivity.value($0) })
  }
}
