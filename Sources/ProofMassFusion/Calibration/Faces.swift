// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// A set of the six sides of a board, by the axis that points up when the board lies or stands on
/// one.
///
/// Not an `OptionSet`, whose array literals need a heap.
public struct Faces: Equatable, Sendable {
  /// The set as bits, from `xUp` in bit 0 to `zDown` in bit 5.
  package private(set) var rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The x axis is up: the board stands on its left edge, seen from the front.
  public static var xUp: Faces { Faces(rawValue: 1) }
  /// The x axis is down: the board stands on its right edge.
  public static var xDown: Faces { Faces(rawValue: 2) }
  /// The y axis is up: the board stands upright.
  public static var yUp: Faces { Faces(rawValue: 4) }
  /// The y axis is down: the board stands upside down.
  public static var yDown: Faces { Faces(rawValue: 8) }
  /// The z axis is up: the board lies on its back.
  public static var zUp: Faces { Faces(rawValue: 16) }
  /// The z axis is down: the board lies on its front.
  public static var zDown: Faces { Faces(rawValue: 32) }
  /// The empty set.
  public static var none: Faces { Faces(rawValue: 0) }
  /// All six faces.
  public static var all: Faces { Faces(rawValue: 63) }

  /// Creates the set of the one face that is nearest to up: at rest, that of the greatest
  /// component.
  package init(nearest force: Acceleration) {
    let (x, y, z) = (force.g.x, force.g.y, force.g.z)
    if abs(x) >= abs(y), abs(x) >= abs(z) {
      self = x < 0 ? .xDown : .xUp
    } else if abs(y) >= abs(z) {
      self = y < 0 ? .yDown : .yUp
    } else {
      self = z < 0 ? .zDown : .zUp
    }
  }

  /// The number of faces in the set.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Whether the set contains all faces of another.
  public func contains(_ others: Faces) -> Bool { others.rawValue & ~rawValue == 0 }

  /// Adds the faces of another set.
  package mutating func insert(_ others: Faces) { rawValue |= others.rawValue }

  /// The faces that are not in another set.
  package func subtracting(_ others: Faces) -> Faces {
    Faces(rawValue: rawValue & ~others.rawValue)
  }

  /// The reading of an ideal accelerometer at rest, in g, if this one face is up.
  package var up: Axes<Double> {
    switch self {
    case .xUp: Axes(1, 0, 0)
    case .xDown: Axes(-1, 0, 0)
    case .yUp: Axes(0, 1, 0)
    case .yDown: Axes(0, -1, 0)
    case .zUp: Axes(0, 0, 1)
    default: Axes(0, 0, -1)
    }
  }
}
