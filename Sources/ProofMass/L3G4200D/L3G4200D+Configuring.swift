// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension L3G4200D where Link: ~Copyable {
  /// Writes every register that can be written, reads each back, and returns how long until samples
  /// are good: 250 ms from power-down, else 1/ODR and a fifth. An earlier settling time that has
  /// not passed yet still counts. What is read before belongs to what was.
  ///
  /// Whether the chip was powered down it says itself: it may have been without supply for a moment
  /// that nobody noticed. After a failure it counts as powered down, for it may be starting.
  ///
  /// - Throws: `.bus` or `.notTaken`. The chip may then be partly configured: until `configure`
  ///   succeeds, `read` throws `.lostConfiguration`, unless the chip holds the old configuration.
  @discardableResult
  public mutating func configure(_ configuration: Configuration) throws(SensorError) -> Duration {
    let mayBeStarting = mayBeStarting
    self.mayBeStarting = true
    readsInVain = Self.readsInVainLimit
    let before = try configuration.write(to: &bus)
    settlingTime = configuration.settlingTime(after: mayBeStarting ? .down : before)
    self.configuration = configuration
    sensitivity = configuration.sensitivity
    readsInVain = 0
    self.mayBeStarting = false
    return settlingTime
  }

  /// Stops measuring and swinging: 5 µA. `configure` starts it again.
  public mutating func powerDown() throws(SensorError) {
    var down = configuration
    down.power = .down
    readsInVain = Self.readsInVainLimit
    try bus.settle([down.controls[0]], to: Datasheet.L3G4200D.CTRL_REG1.address)
    configuration = down
    settlingTime = .zero
    readsInVain = 0
  }

  /// Writes the values after power-on to all registers that can be written. The chip has no reset
  /// of its own; afterwards it is powered down, at ±250 °/s.
  public mutating func reset() throws(SensorError) { try configure(.powerOn) }

  /// Lets the chip load its factory trim again (datasheet, CTRL_REG5, BOOT), waits until it has,
  /// and configures it as it was. Returns how long until samples are good.
  ///
  /// After power-on loading takes 10 ms (AN3393). That it takes as long here, and that BOOT is then
  /// cleared by the chip, is inferred: so BOOT is looked at every 10 ms, three times.
  ///
  /// - Throws: `.notReady` when the chip has not finished by then, which in power-down may be so
  ///   until it wakes up; `.bus`, `.notTaken`.
  @discardableResult
  public mutating func reboot(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Duration {
    readsInVain = Self.readsInVainLimit
    mayBeStarting = true
    try bus.store(Datasheet.L3G4200D.CTRL_REG5(boot: true))
    for _ in 0..<3 {
      timebase.wait(forNanoseconds: Datasheet.L3G4200D.Timing.boot)
      let control: Datasheet.L3G4200D.CTRL_REG5 = try bus.load()
      if !control.boot { return try configure(configuration) }
    }
    throw .notReady
  }
}
