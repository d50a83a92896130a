// SPDX-License-Identifier: Apache-2.0

/// Three values, one for each axis of a right-handed frame.
public struct Axes<Element> {
  public var x: Element
  public var y: Element
  public var z: Element

  @inlinable
  public init(_ x: Element, _ y: Element, _ z: Element) {
    self.x = x
    self.y = y
    self.z = z
  }

  @inlinable
  public func map<Result>(_ transform: (Element) -> Result) -> Axes<Result> {
    Axes<Result>(transform(x), transform(y), transform(z))
  }
}

extension Axes: Sendable where Element: Sendable {}
extension Axes: Equatable where Element: Equatable {}

#if !hasFeature(Embedded)
  extension Axes: ExpressibleByArrayLiteral where Element == Double {
    /// `[0, 0, 1]`; what is missing is 0, what is too much is left out.
    @inlinable
    public init(arrayLiteral elements: Double...) {
      self.init(
        elements.count > 0 ? elements[0] : 0, elements.count > 1 ? elements[1] : 0,
        elements.count > 2 ? elements[2] : 0)
    }
  }
#endif

extension Axes where Element == Double {
  @inlinable public static var zero: Axes { Axes(0, 0, 0) }

  @inlinable
  public var magnitude: Double { (x * x + y * y + z * z).squareRoot() }

  @inlinable
  public static func * (axes: Axes, factor: Double) -> Axes {
    Axes(axes.x * factor, axes.y * factor, axes.z * factor)
  }

  @inlinable
  public static func + (left: Axes, right: Axes) -> Axes {
    Axes(left.x + right.x, left.y + right.y, left.z + right.z)
  }

  @inlinable
  public static func - (left: Axes, right: Axes) -> Axes {
    Axes(left.x - right.x, left.y - right.y, left.z - right.z)
  }

  /// The vector product.
  @inlinable
  public func cross(_ other: Axes) -> Axes {
    Axes(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
