// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

/// The driver of one compass, which is one of three and measures when it is told to.
///
/// A concrete type for all, as `EitherBus` is for wires.
public struct AnyCompass<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var ak8975: AK8975<Link>?
  @usableFromInline var ak8963: AK8963<Link>?
  @usableFromInline var ak8973: AK8973<Link>?

  /// The sensitivity adjustment of the specimen; nil where it has none like this.
  public let adjustment: Axes<UInt8>?
  /// How long a measurement takes typically, and when the driver says that it is due, in nanoseconds.
  @usableFromInline let duration: (typical: Int64, due: Int64)
  /// How many milliseconds more a measurement may take.
  @usableFromInline let patience: Int

  public init(_ driver: consuming AK8975<Link>) {
    let times = AK8975<Link>.measurementTime
    adjustment = driver.adjustment
    duration = (times.typical.wholeNanoseconds, times.maximum.wholeNanoseconds)
    patience = 20
    ak8975 = consume driver
    ak8963 = nil
    ak8973 = nil
  }

  /// - Parameter driver: In the mode `.single`.
  public init(_ driver: consuming AK8963<Link>) {
    let times = AK8963<Link>.measurementTime
    adjustment = driver.adjustment
    duration = (times.typical.wholeNanoseconds, times.maximum.wholeNanoseconds)
    patience = 20
    ak8975 = nil
    ak8963 = consume driver
    ak8973 = nil
  }

  public init(_ driver: consuming AK8973<Link>) {
    let times = AK8973<Link>.measurementTime
    adjustment = nil
    duration = (times.typical.wholeNanoseconds, times.typical.wholeNanoseconds)
    patience = 50
    ak8975 = nil
    ak8963 = nil
    ak8973 = consume driver
  }
}

extension AnyCompass: Sendable where Link: Sendable & ~Copyable {}

extension AnyCompass where Link: ~Copyable {
  /// On the sensor's axes; the value is in µT.
  @usableFromInline
  struct Sample {
    @usableFromInline var raw: Axes<Int16>
    @usableFromInline var value: Axes<Double>

    @inlinable
    init(raw: Axes<Int16>, value: Axes<Double>) {
      self.raw = raw
      self.value = value
    }
  }

  @inlinable
  mutating func startMeasurement(_ clock: some Timebase) throws(SensorError) -> Instant {
    if let due = try ak8975?.startMeasurement(clock) { return due }
    if let due = try ak8963?.startMeasurement(clock) { return due }
    if let due = try ak8973?.startMeasurement(clock) { return due }
    throw .notReady
  }

  /// - Parameter edge: When the line of the chip said that it has finished; nil to look by the clock.
  @inlinable
  mutating func readMeasurement(
    at edge: Instant?, _ clock: some Timebase
  ) throws(SensorError) -> Sample {
    if let edge {
      if let sample = try ak8975?.readMeasurement(at: edge) { return Sample(sample) }
      if let sample = try ak8963?.readMeasurement(at: edge) { return Sample(sample) }
      if let sample = try ak8973?.readMeasurement(at: edge) { return Sample(sample) }
    } else {
      if let sample = try ak8975?.readMeasurement(clock) { return Sample(sample) }
      if let sample = try ak8963?.readMeasurement(clock) { return Sample(sample) }
      if let sample = try ak8973?.readMeasurement(clock) { return Sample(sample) }
    }
    throw .notReady
  }

  /// After an overflow: moves the range towards the field, from the next measurement on; false where
  /// there is nothing to move.
  @inlinable
  mutating func moveRange() -> Bool { ak8973?.moveOffsets() ?? false }

  package mutating func powerDown() throws(SensorError) {
    try ak8975?.powerDown()
    try ak8963?.powerDown()
    try ak8973?.powerDown()
  }
}

extension AnyCompass.Sample where Link: ~Copyable {
  @inlinable
  init(_ sample: AK8975Sample) {
    self.init(raw: sample.raw, value: sample.fluxDensity.microtesla)
  }

  @inlinable
  init(_ sample: AK8963Sample) {
    self.init(raw: sample.raw, value: sample.fluxDensity.microtesla)
  }

  @inlinable
  init(_ sample: AK8973Sample) {
    self.init(raw: sample.raw.map { Int16($0) }, value: sample.fluxDensity.microtesla)
  }
}
