// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension STSixAxis where Link: ~Copyable {
  /// Writes every register that can be written, verifies each, and returns the time until samples are good. An
  /// earlier settling time that has not passed yet still counts. A sample that is read before then belongs to
  /// the earlier configuration. A FIFO starts again, and also keeps samples that are not good yet: `rearmFIFO` after
  /// the settling time discards them.
  ///
  /// Whether a sensor was powered down is read from the chip, because its supply may have failed for a moment.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is written; `.wrongPart` also for another part than
  ///   the driver was created for. `.bus` or `.notVerified`: the chip may then be partly configured, and until
  ///   `configure` succeeds, `read` throws `.lostConfiguration`, unless the chip holds the old configuration.
  @discardableResult
  public mutating func configure(_ configuration: Configuration) throws(SensorError) -> Duration {
    let configuration = try configuration.rounded()
    guard configuration.canReplace(self.configuration) else { throw .wrongPart }
    let mayBeStarting = mayBeStarting
    markStarting()
    try releaseAxis()
    let starting = try configuration.write(to: &bus)
    clockTrim = try bus.loadClockTrim(Configuration.map)
    presentPeriod = starting.presentPeriod(before: configuration, clockTrim)
    if mayBeStarting, configuration.power == .normal {
      // What failed, or a boot, may have replaced the rates of before a moment ago.
      presentPeriod = max(presentPeriod, self.configuration.longestPeriod(clockTrim))
    }
    settlingTime = configuration.settlingTime(
      mayBeStarting ? starting.both : starting, clockTrim, after: presentPeriod)
    markWritten(configuration)
    self.mayBeStarting = false
    return settlingTime
  }

  /// Stops measuring; `configure` starts it again. The outputs keep the last sample.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func powerDown() throws(SensorError) {
    let down = configuration.poweredDown
    markUnknown()
    try releaseAxis()
    try bus.storeAndVerify(down.sensorControls, to: Datasheet.LSM6DSO.CTRL1_XL.address)
    try bus.storeAndVerify([down.fifoMode], to: Configuration.map.fifoMode)
    (settlingTime, presentPeriod) = (.zero, 0)
    markWritten(down)
  }

  /// Resets the chip by SW_RESET with both sensors powered down, waits for its end, 5 ms at most, and verifies the
  /// registers' values after power-on, except for the choice of SPI wires, block data update and, in an LSM6DSO, I3C.
  /// Afterwards the chip is powered down.
  ///
  /// - Throws: `.notReady` when the reset has not ended by then; `.bus`, `.notVerified`.
  public mutating func reset(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    markStarting()
    let wires = configuration.threeWireSPI
    try bus.store(Datasheet.LSM6DSO.FUNC_CFG_ACCESS())
    try bus.store([0, 0], to: Datasheet.LSM6DSO.CTRL1_XL.address)
    try bus.store(Datasheet.LSM6DSO.CTRL3_C(threeWireSPI: wires, softReset: true))
    var isResetting = true
    // A hundred times as long as the datasheet of the LSM6DSL gives.
    for _ in 0..<100 where isResetting {
      timebase.wait(forNanoseconds: Datasheet.LSM6DSO.Timing.softReset)
      // The reset ends the setting, too.
      if wires { try bus.store(Datasheet.LSM6DSO.CTRL3_C(threeWireSPI: true)) }
      let control: Datasheet.LSM6DSO.CTRL3_C = try bus.load()
      isResetting = control.softReset
    }
    if isResetting { throw .notReady }
    try configure(configuration.afterPowerOn)
  }

  /// Makes the chip load its factory trim again, waits until it has, and restores its configuration. Returns the
  /// time until samples are good.
  ///
  /// Meanwhile the accelerometer runs in high performance, and the gyroscope is powered down, as the datasheet of the
  /// LSM6DSL demands. BOOT is read every 10 ms (LSM6DSL and LSM6DS3TR-C: 15, LSM6DS3 and LSM6DS33: 20), three times at
  /// most.
  ///
  /// - Throws: `.notReady` when the boot has not ended by then; `.bus`, `.notVerified`.
  @discardableResult
  public mutating func reboot(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Duration {
    markStarting()
    _ = try configuration.whileBooting.write(to: &bus)
    try bus.store(
      Datasheet.LSM6DSO.CTRL3_C(boot: true, threeWireSPI: configuration.threeWireSPI))
    for _ in 0..<3 {
      timebase.wait(forNanoseconds: configuration.bootTime)
      if try !isBooting() { return try configure(configuration) }
    }
    throw .notReady
  }

  /// Whether the chip is still loading its factory trim: reads BOOT.
  ///
  /// - Throws: `.bus`
  public mutating func isBooting() throws(SensorError) -> Bool {
    let control: Datasheet.LSM6DSO.CTRL3_C = try bus.load()
    return control.boot
  }

  /// Called after everything was written.
  private mutating func markWritten(_ configuration: Configuration) {
    self.configuration = configuration
    reading = STSixAxisReading(configuration)
    words = configuration.words
    markKnown(configuration.fifoSetup(clockTrim))
  }
}
