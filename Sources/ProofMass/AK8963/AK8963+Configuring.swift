// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension AK8963 where Link: ~Copyable {
  /// Sets output and mode by way of power-down and its 100 µs, and returns how long until the first
  /// sample. A measurement that is running is lost.
  ///
  /// - Throws: `.bus` or `.notTaken`. Until `configure` succeeds there are no samples.
  @discardableResult
  public mutating func configure(
    _ configuration: Configuration, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Duration {
    if case .testing = state { try powerDown() }
    state = .unknown
    state = try Self.enter(configuration, &bus, timebase)
    self.configuration = configuration
    return configuration.settlingTime
  }

  /// By way of power-down to the mode.
  static func enter(
    _ configuration: Configuration, _ bus: inout Link,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> State {
    try bus.settle(configuration.control(.powerDown))
    let since = timebase.now()
    let mode = configuration.registerMode
    guard mode != .powerDown else { return .resting(since: since) }
    timebase.wait(until: since.advanced(byNanoseconds: Datasheet.AK8963.Timing.modeWait))
    try bus.settle(configuration.control(mode))
    return .running
  }

  /// Powers the chip down; a measurement that is running is lost. `configure` starts a mode other
  /// than `.single` again.
  public mutating func powerDown() throws(SensorError) {
    let mayTest = if case .testing = state { true } else { false }
    if !mayTest { state = .unknown }
    try bus.settle(configuration.control(.powerDown))
    guard mayTest else { return }
    try bus.settle(Datasheet.AK8963.ASTC())
    state = .unknown
  }

  /// Resets the chip (CNTL2, SRST) and waits 100 µs. Afterwards it is powered down, with 14 bits.
  /// Whether I2C works again where it was switched off is not known.
  ///
  /// - Throws: `.bus`, or `.notTaken` when the chip did not reset.
  public mutating func softReset(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    state = .testing
    try bus.store(Datasheet.AK8963.CNTL2(softReset: true))
    timebase.wait(forNanoseconds: Datasheet.AK8963.Timing.softReset)
    let powerOn = Datasheet.AK8963.CNTL1()
    let held: Datasheet.AK8963.CNTL1 = try bus.load()
    guard held == powerOn else { throw .notTaken(register: Datasheet.AK8963.CNTL1.address) }
    let coil: Datasheet.AK8963.ASTC = try bus.load()
    guard !coil.selfTest else { throw .notTaken(register: Datasheet.AK8963.ASTC.address) }
    configuration = Configuration(output: .bits14, mode: .single)
    state = .resting(since: timebase.now())
  }

  /// Switches the chip's I2C off; see `AK8975.disableI2C`. Removing the supply brings it
  /// back; whether a soft reset does, too, is not known: the AK8975, whose rule this is, has none.
  public mutating func disableI2C<Wire: SPI & ~Copyable>() throws(SensorError)
  where Link == SPIDevice<Wire> {
    typealias I2CDIS = Datasheet.AK8963.I2CDIS
    try bus.store(I2CDIS(bits: UInt8(Datasheet.AK8963.Constant.i2cDisableKey)))
    let held: I2CDIS = try bus.load()
    guard held.disabled else { throw .notTaken(register: I2CDIS.address) }
  }

  /// Whether a part that answers with the identity 0x48 is an AK8963 and not an AK8975: one
  /// measurement with 16 bits asked for, which the AK8963 says back in ST2 (BITM), where the AK8975
  /// has no such bit.
  ///
  /// **Inferred, not tried on either part.** Takes 9.1 ms, and leaves the chip powered down.
  ///
  /// - Throws: `.identity` when neither answers; `.notReady` when nothing was measured; `.bus`.
  public static func isAK8963(
    _ bus: inout Link, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Bool {
    try bus.identify(by: Datasheet.AK8963.WIA.self, as: Datasheet.AK8963.identity)
    try bus.store(Datasheet.AK8963.CNTL1(mode: .powerDown))
    timebase.wait(forNanoseconds: Datasheet.AK8963.Timing.modeWait)
    try bus.store(Datasheet.AK8963.CNTL1(output: .bits16, mode: .singleMeasurement))
    timebase.wait(forNanoseconds: Datasheet.AK8963.Timing.measurementMaximum)
    let bytes: InlineArray<8, UInt8> = try bus.load(Datasheet.AK8963.ST1.address)
    guard Datasheet.AK8963.ST1(bits: bytes[0]).dataReady else { throw .notReady }
    return Datasheet.AK8963.ST2(bits: bytes[7]).output == .bits16
  }
}
