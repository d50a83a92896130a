// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension STSixAxis where Configuration == LSM6DSOConfiguration, Link: ~Copyable {
  /// Joins the chip's auxiliary bus to that of the host, or separates it again: joined, the chips on it answer the host
  /// at their own addresses. A sensor hub that runs is stopped.
  ///
  ///     try sensor.setPassThrough(true, timebase)
  ///     var magnetometer = try LIS2MDL(on: I2CDevice(sensor.release().release(), .lis2mdl))
  ///
  /// - Throws: `.wrongState` on SPI, because I2C lines are joined alone. `.bus` or `.notVerified`.
  public mutating func setPassThrough(
    _ isOn: Bool, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    guard !bus.isSPI else { throw .wrongState }
    try bus.openSensorHub()
    do throws(SensorError) {
      try bus.stopSensorHub(timebase)
      if isOn {
        try bus.storeAndVerify(Datasheet.LSM6DSO.SensorHub.MASTER_CONFIG(passesThrough: true))
      }
    } catch {
      bus.abandonSensorHub()
      throw error
    }
    try bus.closeSensorHub()
  }
}

extension Bus where Self: ~Copyable {
  /// Opens the bank of the sensor hub.
  mutating func openSensorHub() throws(SensorError) {
    try store(Datasheet.LSM6DSO.FUNC_CFG_ACCESS(sensorHubBank: true))
  }

  /// Opens the first bank.
  mutating func closeSensorHub() throws(SensorError) {
    try store(Datasheet.LSM6DSO.FUNC_CFG_ACCESS())
  }

  /// The same after a failure, which is the error that counts.
  mutating func abandonSensorHub() {
    do throws(SensorError) { try closeSensorHub() } catch {}
  }

  /// Clears MASTER_CONFIG in the bank of the sensor hub, and lets a controller that was on come to its end.
  mutating func stopSensorHub(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    typealias Hub = Datasheet.LSM6DSO.SensorHub
    let control: Hub.MASTER_CONFIG = try load()
    try storeAndVerify(Hub.MASTER_CONFIG())
    if control.masterOn { timebase.wait(forNanoseconds: Datasheet.LSM6DSO.Timing.sensorHubStop) }
  }
}
