// SPDX-License-Identifier: Apache-2.0

/// Specific force on three axes: what an accelerometer feels. At rest, face up, z is +1 g.
public struct Acceleration: Equatable, Sendable {
  /// In g, standard gravity.
  public var g: Axes<Double>

  @inlinable public init(g: Axes<Double>) { self.g = g }

  /// Standard gravity in m/s², exact by definition (ISO 80000-3).
  @inlinable public static var standardGravity: Double { 9.80665 }

  @inlinable
  public init(metersPerSecondSquared axes: Axes<Double>) {
    g = axes.map { $0 / Self.standardGravity }
  }

  @inlinable
  public var metersPerSecondSquared: Axes<Double> { g * Self.standardGravity }
}

/// Angular rate about three axes, counter-clockwise positive seen from the axis' tip.
public struct AngularRate: Equatable, Sendable {
  public var radiansPerSecond: Axes<Double>

  @inlinable
  public init(radiansPerSecond: Axes<Double>) { self.radiansPerSecond = radiansPerSecond }

  @inlinable
  public init(degreesPerSecond axes: Axes<Double>) {
    radiansPerSecond = axes.map { $0 * .pi / 180 }
  }

  @inlinable
  public var degreesPerSecond: Axes<Double> { radiansPerSecond.map { $0 * 180 / .pi } }
}

/// Magnetic flux density on three axes.
public struct MagneticFluxDensity: Equatable, Sendable {
  /// In µT.
  public var microtesla: Axes<Double>

  @inlinable public init(microtesla: Axes<Double>) { self.microtesla = microtesla }

  @inlinable
  public init(gauss axes: Axes<Double>) { microtesla = axes * 100 }

  @inlinable
  public var gauss: Axes<Double> { microtesla.map { $0 / 100 } }
}
