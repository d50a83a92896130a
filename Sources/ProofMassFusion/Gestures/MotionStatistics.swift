// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The current, smallest and largest value of each axis and of the magnitude: a g-meter.
public struct MotionStatistics: Equatable, Sendable {
  /// In the unit of what it was fed.
  public struct Reading: Equatable, Sendable {
    public internal(set) var current, minimum, maximum: Double

    mutating func update(_ value: Double) {
      current = value
      minimum = Swift.min(minimum, value)
      maximum = Swift.max(maximum, value)
    }
  }

  /// nil before the first value.
  public private(set) var x, y, z, magnitude: Reading?

  public init() {}

  /// Adds a value; what is not finite, or has no finite magnitude, is passed over.
  public mutating func update(_ axes: Axes<Double>) {
    guard axes.magnitude.isFinite else { return }
    Self.update(&x, axes.x)
    Self.update(&y, axes.y)
    Self.update(&z, axes.z)
    Self.update(&magnitude, axes.magnitude)
  }

  /// Forgets the smallest and largest values: the current one is both.
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
