// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension MPU6500Configuration {
  /// What the FIFO keeps.
  var fifoEnable: Datasheet.MPU6500.FIFO_EN {
    guard collects else { return Datasheet.MPU6500.FIFO_EN() }
    return Datasheet.MPU6500.FIFO_EN(
      temperature: true, gyroscopeX: runsGyroscope, gyroscopeY: runsGyroscope,
      gyroscopeZ: runsGyroscope, accelerometer: runsAccelerometer,
      slave0: fifo?.magnetometer == true)
  }

  /// The size of the FIFO in bytes. Register manuals and drivers name up to 4096 for an MPU-6500; its data sheet 512.
  public var fifoSize: Int {
    part.variant.fifoDepth ?? Int(part.variant.fifoBytes(.bytes512) ?? 0)
  }

  /// Whether the part is an MPU-6000, MPU-6050 or MPU-9150; an MPU-6500 is set to stop.
  public var losesOldest: Bool { part.isOld }

  /// Empties the FIFO, by the order that the maker's driver uses.
  public func emptyFIFO(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.store(Datasheet.MPU6500.INT_ENABLE())
    try bus.store(Datasheet.MPU6500.FIFO_EN())
    try bus.store(userControl(onSPI: bus.isSPI))
    try bus.store(userControl(onSPI: bus.isSPI, resets: true))
    try bus.store(userControl(onSPI: bus.isSPI, collects: true))
    // Sets from before a reset that the chip did not take would be old ones.
    try bus.verify([0, 0], at: Datasheet.MPU6500.FIFO_COUNTH.address)
    try bus.storeAndVerify(enabled)
  }

  /// Starts an empty FIFO.
  public func fillFIFO(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.storeAndVerify(fifoEnable)
  }
}
