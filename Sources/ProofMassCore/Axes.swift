// SPDX-License-Identifier: Apache-2.0

/// Three values, one for each axis of a right-handed frame.
public struct Axes<Element> {
  /// The value on the x axis.
  public var x: Element
  /// The value on the y axis.
  public var y: Element
  /// The value on the z axis.
  public var z: Element

  /// Creates a triple from its values on x, y and z.
  @inlinable
  public init(_ x: Element, _ y: Element, _ z: Element) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Applies a function to the value on each axis.
  @inlinable
  public func map<Result>(_ transform: (Element) -> Result) -> Axes<Result> {
    Axes<Result>(transform(x), transform(y), transform(z))
  }
}

extension Axes: Sendable where Element: Sendable {}
extension Axes: Equatable where Element: Equatable {}

#if !NO_HEAP
  extension Axes: ExpressibleByArrayLiteral where Element == Double {
    /// Creates a vector from a literal such as `[0, 0, 1]`. Missing elements are 0; elements after
    /// the third are ignored.
    @inlinable
    public init(arrayLiteral elements: Double...) {
      self.init(
        elements.count > 0 ? elements[0] : 0, elements.count > 1 ? elements[1] : 0,
        elements.count > 2 ? elements[2] : 0)
    }
  }
#endif

extension Axes where Element == Double {
  /// The vector (0, 0, 0).
  @inlinable public static var zero: Axes { Axes(0, 0, 0) }

  /// The length of the vector.
  @inlinable
  public var magnitude: Double { (x * x + y * y + z * z).squareRoot() }

  /// The greatest of the three absolute values.
  @inlinable
  package var largestMagnitude: Double { max(abs(x), max(abs(y), abs(z))) }

  /// Whether all three values are finite.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

  /// The vector times a number.
  @inlinable
  public static func * (axes: Axes, factor: Double) -> Axes {
    Axes(axes.x * factor, axes.y * factor, axes.z * factor)
  }

  /// The sum of two vectors.
  @inlinable
  public static func + (left: Axes, right: Axes) -> Axes {
    Axes(left.x + right.x, left.y + right.y, left.z + right.z)
  }

  /// The difference of two vectors.
  @inlinable
  public static func - (left: Axes, right: Axes) -> Axes {
    Axes(left.x - right.x, left.y - right.y, left.z - right.z)
  }

  /// The scalar product with another vector.
  @inlinable
  public func dot(_ other: Axes) -> Double { x * other.x + y * other.y + z * other.z }

  /// The vector product with another vector.
  @inlinable
  public func cross(_ other: Axes) -> Axes {
    Axes(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
