// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

extension STSensor where Link: ~Copyable {
  /// Writes every register that can be written, reads each back, and returns the time until samples are
  /// good. An earlier settling time that has not passed yet still counts. A sample that is read before then
  /// belongs to the earlier configuration.
  ///
  /// Active interrupts end; in an L3G4200D a latched one ends where the new one is latched too. A LIS331DLH
  /// that was awake sleeps again, where sleep is configured. A FIFO starts again, and also keeps samples
  /// that are not good yet: `rearmFIFO` after the settling time discards them.
  ///
  /// Whether an L3G4200D was powered down is read from the chip, because its supply may have failed for
  /// a moment. After a failure it is assumed to be powered down, because it may be starting.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is written. `.bus` or `.notVerified`: the
  ///   chip may then be partly configured, and until `configure` succeeds, `read` throws
  ///   `.lostConfiguration`, unless the chip holds the old configuration.
  @discardableResult
  public mutating func configure(_ configuration: Configuration) throws(SensorError) -> Duration {
    let configuration = try configuration.rounded()
    guard configuration.canReplace(self.configuration) else { throw .wrongPart }
    let mayBeStarting = mayBeStarting
    markStarting()
    try releaseAxis()
    let wasDown = try configuration.write(to: &bus)
    settlingTime = configuration.settlingTime(
      after: self.configuration, fromPowerDown: mayBeStarting || wasDown)
    sensitivity = configuration.sensitivity
    newBits = configuration.newBits
    markWritten(configuration)
    fifo.restart(configuration.fifoSetup)
    self.mayBeStarting = false
    return settlingTime
  }

  /// Stops measuring; `configure` starts it again. The supply current is then 1 µA (L3G4200D: 5 µA, and
  /// the drive of the proof mass has stopped).
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func powerDown() throws(SensorError) {
    let down = configuration.poweredDown
    markUnknown()
    try releaseAxis()
    let register = Configuration.map.power
    try bus.storeAndVerify([down.control(at: register)], to: register)
    settlingTime = .zero
    markWritten(down)
  }

  /// Writes the values after power-on to all registers that can be written, except for the choice of SPI
  /// wires. The chip has no reset of its own; afterwards it is powered down, in its lowest range.
  ///
  /// - Throws: what `configure` throws.
  public mutating func reset() throws(SensorError) { try configure(configuration.afterPowerOn) }

  /// Makes the chip load its factory trim again, waits until it has (datasheets, BOOT of CTRL_REG2 or
  /// CTRL_REG5), and restores its configuration. Returns the time until samples are good.
  ///
  /// After power-on a LIS331DLH takes about 5 ms for that (AN2847), and an L3G4200D 10 ms (AN3393). It is
  /// inferred that it takes as long here, that a LIS331DL takes as long as a LIS331DLH, and that an L3G4200D
  /// clears BOOT by itself. So BOOT is read after that time, three times at most.
  ///
  /// - Throws: `.notReady` when the chip has not finished by then, which for an L3G4200D in power-down
  ///   may be so until it wakes up; `.bus`, `.notVerified`.
  @discardableResult
  public mutating func reboot(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Duration {
    markStarting()
    try bus.reboot(configuration, timebase)
    return try configure(configuration)
  }

  /// Whether the chip is still loading its factory trim: reads BOOT, which according to the datasheet of the
  /// LIS331DLH is cleared at the end of a reboot. A pin can show it as well, except on a LIS331DL.
  ///
  /// - Throws: `.bus`
  public mutating func isBooting() throws(SensorError) -> Bool {
    try bus.isBooting(Configuration.map)
  }

  /// Called before a configuration is written, and before what may power the chip down.
  mutating func markStarting() {
    markUnknown()
    mayBeStarting = true
  }

  /// Called before anything is written: until that has succeeded, the chip's contents are not known.
  mutating func markUnknown() {
    staleReads = .unknown
    staleSources = .unknown
    fifo.markUnknown()
  }

  /// Called after everything was written.
  private mutating func markWritten(_ configuration: Configuration) {
    self.configuration = configuration
    staleReads = configuration.collects ? .unknown : StaleReads()
    staleSources = StaleReads()
    fifo.markWritten(configuration.fifoSetup)
  }
}
