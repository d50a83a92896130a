// SPDX-License-Identifier: Apache-2.0

/// Specific force on three axes: what an accelerometer measures. At rest, face up, z is +1 g.
public struct Acceleration: Equatable, Sendable {
  /// The specific force in g, multiples of standard gravity.
  public var g: Axes<Double>

  /// Creates a specific force from its value in g.
  @inlinable public init(g: Axes<Double>) { self.g = g }

  /// Standard gravity in m/s², exact by definition (ISO 80000-3).
  @inlinable package static var standardGravity: Double { 9.80665 }

  /// Creates a specific force from its value in m/s².
  @inlinable
  public init(metersPerSecondSquared axes: Axes<Double>) {
    g = axes.map { $0 / Self.standardGravity }
  }

  /// The specific force in m/s².
  @inlinable
  public var metersPerSecondSquared: Axes<Double> { g * Self.standardGravity }
}

/// Angular rate about three axes; positive is counter-clockwise, seen from the tip of the axis.
public struct AngularRate: Equatable, Sendable {
  /// The angular rate in rad/s.
  public var radiansPerSecond: Axes<Double>

  /// Creates an angular rate from its value in rad/s.
  @inlinable
  public init(radiansPerSecond: Axes<Double>) { self.radiansPerSecond = radiansPerSecond }

  /// Creates an angular rate from its value in °/s.
  @inlinable
  public init(degreesPerSecond axes: Axes<Double>) {
    radiansPerSecond = axes.map { $0 * .pi / 180 }
  }

  /// The angular rate in °/s.
  @inlinable
  public var degreesPerSecond: Axes<Double> { radiansPerSecond.map { $0 * 180 / .pi } }
}

/// Magnetic flux density on three axes.
public struct MagneticFluxDensity: Equatable, Sendable {
  /// The flux density in µT.
  public var microtesla: Axes<Double>

  /// Creates a flux density from its value in µT.
  @inlinable public init(microtesla: Axes<Double>) { self.microtesla = microtesla }

  /// Creates a flux density from its value in gauss; 1 G is 100 µT.
  @inlinable
  public init(gauss axes: Axes<Double>) { microtesla = axes * 100 }

  /// The flux density in gauss.
  @inlinable
  public var gauss: Axes<Double> { microtesla.map { $0 / 100 } }
}

/// The value of one digit of a chip's output, as an exact fraction of a unit.
///
/// The product of count and numerator is exact, and a single division rounds. So 350 digits of 1 mg
/// are 0.35 g, and not 0.35000000000000003.
public struct Sensitivity: Equatable, Sendable {
  /// The fraction's numerator.
  @usableFromInline package var numerator: Int32
  /// The fraction's denominator; not 0.
  @usableFromInline package var denominator: Int32

  /// Creates a sensitivity of `numerator / denominator` units per digit.
  @inlinable
  public init(_ numerator: Int32, over denominator: Int32) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Converts a count to the sensitivity's unit.
  @inlinable
  public func value(_ count: Int16) -> Double {
    // 32 768 × 70 000 does not fit 32 bits, but any such product is exact in a Double. The conversion goes
    // through Int, because Double(Int16) allocates in 32-bit Embedded builds.
    Double(Int(count)) * Double(Int(numerator)) / Double(Int(denominator))
  }
}
