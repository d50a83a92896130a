// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The configuration of a magnetometer that can also measure by itself: AK8963 and AK09916.
public protocol AKMContinuousConfiguration: AKMConfiguration {
  /// The longest time until the chip first measures by itself, as far as is known: one period. Zero in the
  /// other modes.
  var settlingTime: Duration { get }
  /// The configuration after a soft reset.
  static var afterReset: Self { get }
  /// Writes the bit SRST.
  ///
  /// - Throws: `.bus`.
  static func requestReset<Link: Bus & ~Copyable>(_ bus: inout Link) throws(SensorError)
}

extension AKMCompass where Configuration: AKMContinuousConfiguration, Link: ~Copyable {
  /// Sets output and mode, through power-down and its 100 µs, and returns the time until the first sample. A
  /// measurement that is running is lost.
  ///
  /// - Throws: `.bus` or `.notVerified`. Until `configure` succeeds there are no samples.
  @discardableResult
  public mutating func configure(
    _ configuration: Configuration, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Duration {
    try change(to: configuration, timebase)
    return configuration.settlingTime
  }

  /// Reads the last measurement of a mode in which the chip measures by itself or at a trigger: one
  /// transaction, ST1 to ST2, because the chip holds its data until ST2 is read.
  ///
  /// After a sample that is not new the mode is read, to detect a chip that lost its supply.
  ///
  /// - Throws: `.wrongState` in `.single` mode; `.overflow` when |x| + |y| + |z| reached 4912 µT (the
  ///   next sample may be good); `.lostConfiguration` when the chip is in another mode or an AK8963
  ///   measured with other bits, and after a failure that stopped it: `configure` starts it again;
  ///   `.bus`.
  @inlinable
  public mutating func read() throws(SensorError) -> Sample { try readLast(at: nil) }

  /// Reads the measurement whose end the rising edge of the DRDY pin marked. It was sampled 3.6 ms
  /// before, as the chip takes 7.2 ms to measure. The AK09916C has no such pin.
  ///
  /// - Parameter edge: The instant of the edge.
  /// - Throws: What `read()` throws.
  @inlinable
  public mutating func read(at edge: Instant) throws(SensorError) -> Sample {
    try readLast(
      at: edge.advanced(byNanoseconds: -Configuration.map.typicalMeasurement / 2))
  }

  @inlinable
  mutating func readLast(at instant: Instant?) throws(SensorError) -> Sample {
    guard !configuration.isTriggered else { throw .wrongState }
    guard case .running = state else { throw .lostConfiguration }
    let readOut = try bus.loadMeasurement(Configuration.map)
    if !readOut.first.dataReady {
      guard try isIn(configuration.restingMode) else { throw lost() }
    }
    return try sample(readOut, at: instant)
  }

  /// Resets the chip (SRST) and waits 100 µs. Afterwards it is powered down, an AK8963 with 14 bits. Whether
  /// this switches I2C of an AK8963 on again is not known.
  ///
  /// - Throws: `.bus`, or `.notVerified` when the chip did not reset.
  public mutating func reset(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    state = .testing
    try Configuration.requestReset(&bus)
    timebase.wait(forNanoseconds: Datasheet.AK8963.Timing.softReset)
    try bus.verify([AKMMode.powerDown.rawValue], at: Configuration.map.control)
    if Configuration.map.hasCoilSwitch {
      let coil: Datasheet.AK8975.ASTC = try bus.load()
      guard !coil.selfTest else { throw .notVerified(register: Datasheet.AK8975.ASTC.address) }
    }
    configuration = .afterReset
    state = .resting(since: timebase.now())
  }
}

extension AKMCompass where Configuration == AK8963Configuration, Link: ~Copyable {
  /// Whether a part that answers with the identity 0x48 is an AK8963 and not an AK8975: starts one
  /// measurement with 16 bits, which an AK8963 reports in ST2 (BITM), where an AK8975 has no such bit.
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
    let readOut = AKMReadOut(try bus.load(Datasheet.AK8963.ST1.address))
    guard readOut.first.dataReady else { throw .notReady }
    return Datasheet.AK8963.ST2(bits: readOut.last).output == .bits16
  }
}
