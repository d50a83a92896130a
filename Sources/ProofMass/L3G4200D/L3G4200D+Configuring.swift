// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension L3G4200D where Link: ~Copyable {
  /// Writes every register that can be written, reads each back, and returns how long until samples
  /// are good: 250 ms from power-down (L3GD20H: 50 ms), else 1/ODR, or 6/ODR through the second
  /// low-pass, one more where a FIFO is or was in use, and of all that a fifth more. An earlier
  /// settling time that has not passed yet still counts. What is read before belongs to what was.
  ///
  /// An interrupt that was latched ends where the new one is latched too. A FIFO begins anew, and
  /// keeps what is not good yet as well: `rearmFIFO` after the settling time throws that away.
  ///
  /// Whether the chip was powered down it says itself: it may have been without supply for a moment
  /// that nobody noticed. After a failure it counts as powered down, for it may be starting.
  ///
  /// - Throws: `.unsupported` before anything is written when the part is another or does not have
  ///   what is asked for. `.bus` or `.notTaken`: the chip may then be partly configured, and until
  ///   `configure` succeeds, `read` throws `.lostConfiguration`, unless the chip holds the old
  ///   configuration.
  @discardableResult
  public mutating func configure(_ configuration: Configuration) throws(SensorError) -> Duration {
    let configuration = try configuration.rounded()
    guard configuration.part == self.configuration.part else { throw .unsupported }
    let mayBeStarting = mayBeStarting
    self.mayBeStarting = true
    distrust()
    let before = try configuration.write(to: &bus)
    settlingTime = configuration.settlingTime(
      after: mayBeStarting ? .down : before,
      switchesFIFO: configuration.fifo != nil || self.configuration.fifo != nil)
    sensitivity = configuration.sensitivity
    newBits = configuration.newBits
    trust(configuration)
    draining.restart(configuration)
    self.mayBeStarting = false
    return settlingTime
  }

  /// Stops measuring and swinging: 5 µA. `configure` starts it again.
  public mutating func powerDown() throws(SensorError) {
    var down = configuration
    down.power = .down
    distrust()
    try bus.settle(down.control1)
    settlingTime = .zero
    trust(down)
  }

  /// Writes the values after power-on to all registers that can be written, but for the wires of
  /// SPI. The chip has no reset of its own; afterwards it is powered down, in its lowest range.
  public mutating func reset() throws(SensorError) { try configure(configuration.afterPowerOn) }

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
    distrust()
    mayBeStarting = true
    try bus.store(Datasheet.L3G4200D.CTRL_REG5(boot: true))
    for _ in 0..<3 {
      timebase.wait(forNanoseconds: Datasheet.L3G4200D.Timing.boot)
      // Should loading have set it back, nothing could be read.
      if configuration.threeWireSPI { try bus.store(configuration.control4) }
      if try !isBooting() { return try configure(configuration) }
    }
    throw .notReady
  }

  /// Whether the chip still loads its factory trim: asks CTRL_REG5, BOOT. That the chip clears it is
  /// inferred. Pin INT1 can show it as well.
  ///
  /// - Throws: `.bus`
  public mutating func isBooting() throws(SensorError) -> Bool {
    let control: Datasheet.L3G4200D.CTRL_REG5 = try bus.load()
    return control.boot
  }

  /// Before anything is written: what the chip holds is not known until that has succeeded.
  mutating func distrust() {
    readsInVain = Self.readsInVainLimit
    interruptsInVain = Self.readsInVainLimit
    draining.distrust(Self.readsInVainLimit)
  }

  mutating func trust(_ configuration: Configuration) {
    self.configuration = configuration
    readsInVain = configuration.collects ? Self.readsInVainLimit : 0
    interruptsInVain = 0
    draining.inVain = configuration.collects ? 0 : .max
  }
}
