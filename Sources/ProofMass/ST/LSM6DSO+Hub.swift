// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension STSixAxis where Configuration == LSM6DSOConfiguration, Link: ~Copyable {
  /// Reads what the sensor hub has last read of a magnetometer, after `LSM6DSOHub.start`. The sample is new when the hub
  /// has read the magnetometer since the last call, whether or not that has measured since then; an overrun is not
  /// known.
  ///
  /// - Parameter magnetometer: The configuration of the magnetometer.
  /// - Throws: `.bus` with `.noAcknowledge` when the magnetometer did not answer the hub; `.bus`, or
  ///   `.lostConfiguration` until `configure` has succeeded.
  public mutating func readMagnetometer<Magnetometer: STMagnetometerConfiguration>(
    _ magnetometer: Magnetometer
  ) throws(SensorError) -> STSample<Magnetometer> {
    try checkSources()
    let state: Datasheet.LSM6DSO.STATUS_MASTER_MAINPAGE = try bus.load()
    staleSources.record(isNew: state.ended)
    guard !state.slave0Failed else {
      throw .bus(
        .noAcknowledge, register: Datasheet.LSM6DSO.STATUS_MASTER_MAINPAGE.address)
    }
    return STSample(
      raw: try loadHub(), sensitivity: magnetometer.sensitivity, isNew: state.ended,
      overrun: false)
  }

  private mutating func loadHub() throws(SensorError) -> Axes<Int16> {
    try bus.openSensorHub()
    do throws(SensorError) {
      let words = try bus.loadWords(Datasheet.LSM6DSO.SensorHub.SENSOR_HUB_1.address)
      try bus.closeSensorHub()
      return words
    } catch {
      bus.abandonSensorHub()
      throw error
    }
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
