// SPDX-License-Identifier: Apache-2.0

/// The orientation of a chip on its board: the direction of each of the sensor's axes in the
/// board's frame.
///
/// `+y-x+z` means that the sensor's x axis points along the board's +y, its y axis along −x, and its z
/// axis along +z. Only the 24 right-handed arrangements exist.
public struct Mount: Equatable, Sendable {
  /// One of the board's six directions.
  public enum Direction: UInt8, Sendable {
    /// Along the x axis.
    case plusX
    /// Against the x axis.
    case minusX
    /// Along the y axis.
    case plusY
    /// Against the y axis.
    case minusY
    /// Along the z axis.
    case plusZ
    /// Against the z axis.
    case minusZ

    /// The axis' number: 0, 1, 2 for x, y, z.
    @inlinable var axis: UInt8 { rawValue >> 1 }
    @inlinable var isNegative: Bool { rawValue & 1 == 1 }
  }

  /// The direction of the sensor's x axis on the board.
  public let x: Direction
  /// The direction of the sensor's y axis on the board.
  public let y: Direction
  /// The direction of the sensor's z axis on the board.
  public let z: Direction

  /// Creates a mount from the directions of the sensor's axes; nil unless they are a right-handed
  /// frame.
  @inlinable
  public init?(x: Direction, y: Direction, z: Direction) {
    let isCyclic = (x.axis + 1) % 3 == y.axis && (y.axis + 1) % 3 == z.axis
    let isAnticyclic = (x.axis + 2) % 3 == y.axis && (y.axis + 2) % 3 == z.axis
    guard isCyclic || isAnticyclic else { return nil }
    let negatives = (x.isNegative ? 1 : 0) + (y.isNegative ? 1 : 0) + (z.isNegative ? 1 : 0)
    // An even permutation is right-handed with an even number of reversals, an odd one with odd.
    guard negatives % 2 == (isCyclic ? 0 : 1) else { return nil }
    self.x = x
    self.y = y
    self.z = z
  }

  @usableFromInline
  init(aligned: Void) {
    x = .plusX
    y = .plusY
    z = .plusZ
  }

  /// The mount whose sensor axes are the board's axes.
  @inlinable public static var aligned: Mount { Mount(aligned: ()) }

  /// Transforms a vector from the sensor's axes to the board's frame.
  @inlinable
  public func toBoard(_ sensor: Axes<Double>) -> Axes<Double> {
    var board = Axes<Double>.zero
    Self.place(sensor.x, along: x, in: &board)
    Self.place(sensor.y, along: y, in: &board)
    Self.place(sensor.z, along: z, in: &board)
    return board
  }

  /// The mount of a sensor inside a chip, whose axes are `self` on the chip's, on the board that the chip is mounted on.
  package func on(_ chip: Mount) -> Mount {
    func direction(_ inner: Direction) -> Direction {
      let outer = inner.axis == 0 ? chip.x : inner.axis == 1 ? chip.y : chip.z
      guard inner.isNegative else { return outer }
      return Direction(rawValue: outer.rawValue ^ 1) ?? outer
    }
    return Mount(x: direction(x), y: direction(y), z: direction(z)) ?? self
  }

  /// Transforms a vector from the board's frame to the sensor's axes.
  package func toSensor(_ board: Axes<Double>) -> Axes<Double> {
    func along(_ direction: Direction) -> Double {
      let value = direction.axis == 0 ? board.x : direction.axis == 1 ? board.y : board.z
      return direction.isNegative ? -value : value
    }
    return Axes(along(x), along(y), along(z))
  }

  @inlinable
  static func place(_ value: Double, along direction: Direction, in board: inout Axes<Double>) {
    let signed = direction.isNegative ? -value : value
    switch direction.axis {
    case 0: board.x = signed
    case 1: board.y = signed
    default: board.z = signed
    }
  }
}

#if !NO_HEAP
  extension Mount {
    /// Parses a text such as `+y-x+z`; nil if it is not three signed axes in a right-handed
    /// arrangement.
    public init?(_ text: String) {
      var directions: (Direction?, Direction?, Direction?) = (nil, nil, nil)
      var bytes = text.utf8.makeIterator()
      directions.0 = Self.direction(&bytes)
      directions.1 = Self.direction(&bytes)
      directions.2 = Self.direction(&bytes)
      guard bytes.next() == nil, let x = directions.0, let y = directions.1, let z = directions.2
      else { return nil }
      self.init(x: x, y: y, z: z)
    }

    private static func direction(_ bytes: inout String.UTF8View.Iterator) -> Direction? {
      guard let sign = bytes.next(), let axis = bytes.next(),
        sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
        axis >= UInt8(ascii: "x"), axis <= UInt8(ascii: "z")
      else { return nil }
      let negative: UInt8 = sign == UInt8(ascii: "-") ? 1 : 0
      return Direction(rawValue: (axis - UInt8(ascii: "x")) * 2 + negative)
    }
  }
#endif
