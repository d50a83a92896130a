// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of an AKM magnetometer: `AK8975`, `AK8963` and `AK09916` are this type, each with its own
/// configuration. Functions of only one of them are in an extension for its `Configuration`.
///
/// A driver owns its bus and gives it back with `release()`.
public struct AKMCompass<Configuration: AKMConfiguration, Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  @usableFromInline var state: AKMState

  /// The configuration last written to the chip.
  public internal(set) var configuration: Configuration

  /// The sensitivity adjustment of this specimen, from its fuse ROM; 128, which is none, for an
  /// AK09916, which adjusts its output by itself.
  public let adjustment: Axes<UInt8>

  /// Identifies the chip, reads its sensitivity adjustment, switches off a self-test field that an earlier
  /// program may have left on, and configures the chip; an AK8975 is left powered down.
  ///
  /// Takes two waits of 100 µs, and one more for a mode in which the chip measures by itself. After
  /// power-on wait first, as the Linux driver does: 500 µs, which is the 200 µs that the supply may
  /// take to rise and the 100 µs that the chip then needs, with a margin.
  ///
  /// After a failure the bus is lost, because there is no driver to give it back.
  ///
  /// - Throws: `.identity` when another part answers, `.invalidAdjustment` when the fuse ROM holds none,
  ///   `.bus`, or `.notVerified`. An AK8975 that is driven as an AK8963 has no 16-bit output: with
  ///   `.bits16`, the default, that gives `.notVerified`, because its CNTL does not keep BIT.
  public init(
    on bus: consuming Link, _ timebase: borrowing some Timebase & ~Copyable,
    _ configuration: Configuration = Configuration()
  ) throws(SensorError) {
    var bus = bus
    let (adjustment, state) = try Self.begin(configuration, &bus, timebase)
    self.adjustment = adjustment
    self.state = state
    self.configuration = configuration
    self.bus = bus
  }

  /// Gives the bus back; the chip stays in its mode.
  public consuming func release() -> Link { bus }
}

extension AKMCompass: Sendable where Link: Sendable & ~Copyable {}

/// The state of an AKM magnetometer, as its driver knows it.
@usableFromInline
enum AKMState: Sendable {
  /// Powered down since this instant at the latest.
  case resting(since: Instant)
  /// Measuring once, since this instant at the latest.
  case measuring(since: Instant)
  /// Measuring by itself, or at a trigger.
  case running
  /// A self-test was begun, and its field may still be on.
  case testing
  /// Unknown since a failure.
  case unknown
}

extension AKMCompass where Link: ~Copyable {
  /// The result of one measurement.
  public typealias Sample = Configuration.Sample

  /// The typical and the longest duration of a measurement. AK8975: as other drivers cite the datasheet,
  /// 5.3.3.
  package static var measurementTime: (typical: Duration, maximum: Duration) {
    (
      Duration(wholeNanoseconds: Configuration.map.typicalMeasurement),
      Duration(wholeNanoseconds: Configuration.map.longestMeasurement)
    )
  }

  /// Powers the chip down; a measurement that is running is lost. A mode in which the chip measures by
  /// itself is started again by `configure`.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func powerDown() throws(SensorError) {
    let mayTest = if case .testing = state { true } else { false }
    if !mayTest { state = .unknown }
    try bus.store(configuration, .powerDown)
    guard mayTest else { return }
    if Configuration.map.hasCoilSwitch { try bus.storeAndVerify(Datasheet.AK8975.ASTC()) }
    state = .unknown
  }

  /// Identifies the chip, reads its sensitivity adjustment, and enters the configuration's mode.
  static func begin(
    _ configuration: Configuration, _ bus: inout Link,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> (adjustment: Axes<UInt8>, state: AKMState) {
    let adjustment = try Configuration.identify(&bus, timebase)
    // The chip is powered down before anything else is checked.
    try bus.store(configuration, .powerDown)
    let state = AKMState.resting(since: timebase.now())
    // AKM's own shipment test treats 0 and 255 as a fuse ROM that was not programmed or not read.
    let lowest = Datasheet.AK8975.Constant.lowestAdjustment
    let highest = Datasheet.AK8975.Constant.highestAdjustment
    func isProgrammed(_ adjustment: UInt8) -> Bool {
      Int(adjustment) >= lowest && Int(adjustment) <= highest
    }
    guard isProgrammed(adjustment.x), isProgrammed(adjustment.y), isProgrammed(adjustment.z) else {
      throw .invalidAdjustment
    }
    guard !configuration.isTriggered else { return (adjustment, state) }
    return (adjustment, try enter(configuration, &bus, timebase))
  }

  /// Enters the configuration's mode through power-down.
  static func enter(
    _ configuration: Configuration, _ bus: inout Link,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> AKMState {
    try bus.store(configuration, .powerDown)
    let since = timebase.now()
    guard !configuration.isTriggered else { return .resting(since: since) }
    timebase.wait(until: since.advanced(byNanoseconds: Datasheet.AK8975.Timing.modeWait))
    try bus.store(configuration, configuration.restingMode)
    return .running
  }

  /// Ends a self-test that failed, and goes to the configuration's mode.
  mutating func change(
    to configuration: Configuration, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    if case .testing = state { try powerDown() }
    state = .unknown
    state = try Self.enter(configuration, &bus, timebase)
    self.configuration = configuration
  }
}

extension AKMCompass where Link: ~Copyable {
  /// Switches the chip's I2C off, so that it does not mistake SPI traffic for I2C; recommended once SPI is
  /// chosen (the maker's shipment test does it).
  ///
  /// **Only removing the supply brings I2C back**, and writing the register back is prohibited. On I2C this
  /// method does not exist: the chip could not be reached again. The shipment test expects that an AK8975
  /// then reads 0x01; a log of a relative shows 0x1B. Both are accepted. Whether a soft reset of an AK8963
  /// brings I2C back is not known: the AK8975, whose rule this is, has none.
  ///
  /// - Throws: `.bus`; `.notVerified` when the chip does not report that I2C is off.
  public mutating func disableI2C<Wire: SPI & ~Copyable>() throws(SensorError)
  where Link == SPIDevice<Wire> {
    typealias I2CDIS = Datasheet.AK8975.I2CDIS
    try bus.store(I2CDIS(bits: I2CDIS.writeKey))
    let held: I2CDIS = try bus.load()
    guard held.disabled else { throw .notVerified(register: I2CDIS.address) }
  }
}
