// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS331DL where Link: ~Copyable {
  /// How long after the end of configuring until samples are good: 3/ODR, nominally, for the datasheet
  /// gives no tolerance of the rate.
  public var settlingTime: Duration { configuration.settlingTime }

  /// Writes every register that can be written, reads each back, and returns how long until
  /// samples are good; what is read before that belongs to what was.
  ///
  /// Interrupts that were active end.
  ///
  /// - Throws: `.unsupported` before anything is written when the chip does not have what is asked
  ///   for. `.bus` or `.notTaken`: the chip may then be partly configured, and until `configure`
  ///   succeeds, `read` throws `.lostConfiguration`, unless the chip holds the old configuration.
  @discardableResult
  public mutating func configure(_ configuration: Configuration) throws(SensorError) -> Duration {
    let configuration = try configuration.rounded()
    readsInVain = Self.readsInVainLimit
    try configuration.write(to: &bus)
    self.configuration = configuration
    sensitivity = configuration.sensitivity
    newBits = configuration.newBits
    readsInVain = 0
    return settlingTime
  }

  /// Stops measuring: 1 µA. `configure` starts it again.
  public mutating func powerDown() throws(SensorError) {
    var down = configuration
    down.power = .down
    readsInVain = Self.readsInVainLimit
    try bus.settle(down.control1())
    configuration = down
    readsInVain = 0
  }

  /// Writes the values after power-on to all registers that can be written, but for the wires of
  /// SPI. The chip has no reset of its own; afterwards it is powered down, in its lowest range.
  public mutating func reset() throws(SensorError) {
    var powerOn = Configuration.powerOn
    powerOn.threeWireSPI = configuration.threeWireSPI
    try configure(powerOn)
  }

  /// Lets the chip load its factory trim again, waits until it has (datasheet, CTRL_REG2, BOOT),
  /// and configures it as it was. Returns how long until samples are good.
  ///
  /// The LIS331DLH takes about 5 ms for that after power-on (AN2847). That it takes as long here is
  /// inferred: so BOOT is looked at every 5 ms, three times.
  ///
  /// - Throws: `.notReady` when the chip has not finished by then; `.bus`, `.notTaken`.
  @discardableResult
  public mutating func reboot(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Duration {
    readsInVain = Self.readsInVainLimit
    try bus.store(
      Datasheet.LIS331DL.CTRL_REG2(threeWireSPI: configuration.threeWireSPI, boot: true))
    for _ in 0..<3 {
      timebase.wait(forNanoseconds: Datasheet.LIS331DL.Timing.boot)
      if try !isBooting() { return try configure(configuration) }
    }
    throw .notReady
  }

  /// Whether the chip still loads its factory trim: asks CTRL_REG2, BOOT, of which the datasheet
  /// says that it ends after a reboot.
  ///
  /// - Throws: `.bus`
  public mutating func isBooting() throws(SensorError) -> Bool {
    let control: Datasheet.LIS331DL.CTRL_REG2 = try bus.load()
    return control.boot
  }
}
