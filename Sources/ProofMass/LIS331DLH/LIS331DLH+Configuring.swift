// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS331DLH where Link: ~Copyable {
  /// How long after the end of configuring until samples are good: 1/ODR + 1 ms, nominally, for the
  /// datasheet gives no tolerance of the rate.
  public var settlingTime: Duration { configuration.settlingTime }

  /// Writes every register that can be written, reads each back, and returns how long until
  /// samples are good; what is read before that belongs to what was.
  ///
  /// - Throws: `.bus` or `.notTaken`. The chip may then be partly configured: until `configure`
  ///   succeeds, `read` throws `.lostConfiguration`, unless the chip holds the old configuration.
  @discardableResult
  public mutating func configure(_ configuration: Configuration) throws(SensorError) -> Duration {
    readsInVain = Self.readsInVainLimit
    try configuration.write(to: &bus)
    self.configuration = configuration
    sensitivity = configuration.sensitivity
    readsInVain = 0
    return settlingTime
  }

  /// Stops measuring: 1 µA. `configure` starts it again.
  public mutating func powerDown() throws(SensorError) {
    var down = configuration
    down.power = .down
    readsInVain = Self.readsInVainLimit
    try bus.settle([down.controls[0]], to: Datasheet.LIS331DLH.CTRL_REG1.address)
    configuration = down
    readsInVain = 0
  }

  /// Writes the values after power-on to all registers that can be written. The chip has no reset
  /// of its own; afterwards it is powered down, at ±2 g.
  public mutating func reset() throws(SensorError) {
    var powerOn = Configuration.powerOn
    powerOn.scale = configuration.scale
    try configure(powerOn)
  }

  /// Lets the chip load its factory trim again, waits until it has (datasheet, CTRL_REG2, BOOT),
  /// and configures it as it was. Returns how long until samples are good.
  ///
  /// After power-on loading takes about 5 ms (AN2847). That it takes as long here is inferred: so
  /// BOOT is looked at every 5 ms, three times.
  ///
  /// - Throws: `.notReady` when the chip has not finished by then; `.bus`, `.notTaken`.
  @discardableResult
  public mutating func reboot(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Duration {
    readsInVain = Self.readsInVainLimit
    try bus.store(Datasheet.LIS331DLH.CTRL_REG2(boot: true))
    for _ in 0..<3 {
      timebase.wait(forNanoseconds: Datasheet.LIS331DLH.Timing.boot)
      let control: Datasheet.LIS331DLH.CTRL_REG2 = try bus.load()
      if !control.boot { return try configure(configuration) }
    }
    throw .notReady
  }
}
