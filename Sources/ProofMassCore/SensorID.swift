// SPDX-License-Identifier: Apache-2.0

/// A sensor of a board: the quantity that it measures, and its number among the board's sensors of that quantity.
///
/// Most boards have one sensor of a quantity, which ``acceleration``, ``angularRate`` and ``magneticFluxDensity``
/// name. The second one is `SensorID(.acceleration, number: 1)`.
public struct SensorID: Hashable, Sendable {
  /// What the sensor measures.
  public var quantity: Quantity
  /// The number among the board's sensors of the quantity, from 0, in the order in which they were added.
  public var number: UInt8

  /// Names a sensor by what it measures and, where the board has several of them, by its number from 0.
  @inlinable
  public init(_ quantity: Quantity, number: UInt8 = 0) {
    self.quantity = quantity
    self.number = number
  }

  /// The board's first accelerometer.
  public static let acceleration = SensorID(.acceleration)
  /// The board's first gyroscope.
  public static let angularRate = SensorID(.angularRate)
  /// The board's first magnetometer.
  public static let magneticFluxDensity = SensorID(.magneticFluxDensity)
}
