// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A driver whose chip samples by itself, and is asked whether it has something new.
@usableFromInline
package protocol PolledSensor: ~Copyable {
  /// How long after configuring until samples are good.
  var settlingTime: Duration { get }
  /// What it can be set to, in hertz, the slowest first.
  var rates: [Double] { get }
  /// Nominally, in hertz.
  var rate: Double { get }

  /// Writes its whole configuration, with one of its rates, and starts it.
  mutating func start(rate: Double) throws(SensorError)
  /// Whether there is something new; takes nothing.
  mutating func hasSample() throws(SensorError) -> Bool
  mutating func poll() throws(SensorError) -> PolledSample
  mutating func powerDown() throws(SensorError)
}

/// What a poll yields, on the sensor's axes and in the unit of motion services.
@usableFromInline
package struct PolledSample {
  @usableFromInline package var raw: Axes<Int16>
  @usableFromInline package var value: Axes<Double>
  @usableFromInline package var isNew: Bool
  @usableFromInline package var overrun: Bool
  /// Whether an axis is at the end of its range.
  @usableFromInline package var isClipped: Bool

  @inlinable
  init(
    raw: Axes<Int16>, value: Axes<Double>, isNew: Bool, overrun: Bool,
    range: ClosedRange<Int16>
  ) {
    self.raw = raw
    self.value = value
    self.isNew = isNew
    self.overrun = overrun
    isClipped = [raw.x, raw.y, raw.z].contains { $0 <= range.lowerBound || $0 >= range.upperBound }
  }
}
