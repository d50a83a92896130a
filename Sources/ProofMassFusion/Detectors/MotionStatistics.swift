// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The current, smallest and largest value of each axis and of the magnitude, as a g-meter shows
/// them.
public struct MotionStatistics: Equatable, Sendable {
  /// The statistics of one axis or of the magnitude, in the unit of the samples.
  public struct Reading: Equatable, Sendable {
    /// The latest, the smallest and the largest value.
    public internal(set) var current, minimum, maximum: Double

    mutating func update(_ value: Double) {
      current = value
      minimum = Swift.min(minimum, value)
      maximum = Swift.max(maximum, value)
    }
  }

  /// The statistics of an axis or of the magnitude; nil before the first sample.
  public private(set) var x, y, z, magnitude: Reading?

  /// Creates statistics without samples.
  public init() {}

  /// Adds a sample; one whose magnitude is not finite is ignored.
  public mutating func update(_ axes: Axes<Double>) {
    guard axes.magnitude.isFinite else { return }
    Self.update(&x, axes.x)
    Self.update(&y, axes.y)
    Self.update(&z, axes.z)
    Self.update(&magnitude, axes.magnitude)
  }

  /// Restarts the smallest and largest values from the current ones.
  public mutating func reset() {
    x = Self.begin(x)
    y = Self.begin(y)
    z = Self.begin(z)
    magnitude = Self.begin(magnitude)
  }

  private static func update(_ reading: inout Reading?, _ value: Double) {
    if reading == nil { reading = Reading(current: value, minimum: value, maximum: value) }
    reading?.update(value)
  }

  private static func begin(_ reading: Reading?) -> Reading? {
    reading.map { Reading(current: $0.current, minimum: $0.current, maximum: $0.current) }
  }
}
