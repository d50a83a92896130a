// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM9DS1AG where Link: ~Copyable {
  /// Writes every register that can be written, verifies each, and returns the time until samples are good. An
  /// earlier settling time that has not passed yet still counts. A sample that is read before then belongs to
  /// the earlier configuration.
  ///
  /// Active interrupts end.
  ///
  /// Whether the gyroscope was powered down is read from the chip, because its supply may have failed for a
  /// moment.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written. `.bus` or `.notVerified`: the chip may then be
  ///   partly configured, and until `configure` succeeds, `read` throws `.lostConfiguration`, unless the chip
  ///   holds the old configuration.
  @discardableResult
  public mutating func configure(
    _ configuration: LSM9DS1AGConfiguration
  ) throws(SensorError) -> Duration {
    let configuration = try configuration.rounded()
    let mayBeStarting = mayBeStarting
    markStarting()
    try releaseAxis()
    let wasDown = try configuration.write(to: &bus)
    settlingTime = configuration.settlingTime(gyroscopeStarts: mayBeStarting || wasDown)
    markWritten(configuration)
    self.mayBeStarting = false
    return settlingTime
  }

  /// Stops measuring; `configure` starts it again.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func powerDown() throws(SensorError) {
    var down = configuration
    down.power = .down
    markUnknown()
    try releaseAxis()
    // The gyroscope first: while it runs, so does the accelerometer.
    try bus.storeAndVerify(down.gyroscope)
    try bus.storeAndVerify(down.accelerometer)
    settlingTime = .zero
    markWritten(down)
  }

  /// Resets the chip by SW_RESET, waits for its end, 0.1 s at most, and verifies the registers' values after
  /// power-on, except for the choice of SPI wires. Afterwards the chip is powered down.
  ///
  /// - Throws: `.notReady` when the reset has not ended by then; `.bus`, `.notVerified`.
  public mutating func reset(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    markStarting()
    let wires = configuration.threeWireSPI
    try bus.store(Datasheet.LSM9DS1AG.CTRL_REG8(threeWireSPI: wires, softReset: true))
    var isResetting = true
    // As long as the driver that waits longest.
    for _ in 0..<100 where isResetting {
      timebase.wait(forNanoseconds: Datasheet.LSM9DS1AG.Timing.softReset)
      // The reset ends the setting, too.
      if wires { try bus.store(Datasheet.LSM9DS1AG.CTRL_REG8(threeWireSPI: true)) }
      let control: Datasheet.LSM9DS1AG.CTRL_REG8 = try bus.load()
      isResetting = control.softReset
    }
    if isResetting { throw .notReady }
    try configure(configuration.afterPowerOn)
  }

  /// Makes the chip load its factory trim again, waits until it has, and restores its configuration. Returns the
  /// time until samples are good.
  ///
  /// In power-down the chip puts the boot off (datasheet, CTRL_REG8), so the accelerometer runs meanwhile. BOOT
  /// is read every 20 ms, three times at most.
  ///
  /// - Throws: `.notReady` when the boot has not ended by then; `.bus`, `.notVerified`.
  @discardableResult
  public mutating func reboot(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Duration {
    markStarting()
    if configuration.power == .down {
      try bus.store(Datasheet.LSM9DS1AG.CTRL_REG6_XL(dataRate: .hertz952))
    }
    try bus.store(
      Datasheet.LSM9DS1AG.CTRL_REG8(boot: true, threeWireSPI: configuration.threeWireSPI))
    for _ in 0..<3 {
      timebase.wait(forNanoseconds: Datasheet.LSM9DS1AG.Timing.boot)
      if try !isBooting() { return try configure(configuration) }
    }
    throw .notReady
  }

  /// Whether the chip is still loading its factory trim: reads BOOT.
  ///
  /// - Throws: `.bus`
  public mutating func isBooting() throws(SensorError) -> Bool {
    let control: Datasheet.LSM9DS1AG.CTRL_REG8 = try bus.load()
    return control.boot
  }

  /// Called after everything was written.
  private mutating func markWritten(_ configuration: LSM9DS1AGConfiguration) {
    self.configuration = configuration
    reading = LSM9DS1AGReading(configuration)
    markKnown(configuration.fifoSetup)
  }
}
