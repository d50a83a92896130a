// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The six sides of a board, by the axis that points up when it lies or stands on one.
///
/// No `OptionSet`: its array literals need a heap.
public struct Faces: Equatable, Sendable {
  public private(set) var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// On its left edge, as one looks at its face.
  public static var xUp: Faces { Faces(rawValue: 1) }
  /// On its right edge.
  public static var xDown: Faces { Faces(rawValue: 2) }
  /// Upright.
  public static var yUp: Faces { Faces(rawValue: 4) }
  /// Upside down.
  public static var yDown: Faces { Faces(rawValue: 8) }
  /// On its back.
  public static var zUp: Faces { Faces(rawValue: 16) }
  /// On its face.
  public static var zDown: Faces { Faces(rawValue: 32) }
  /// No face.
  public static var none: Faces { Faces(rawValue: 0) }
  /// All six.
  public static var all: Faces { Faces(rawValue: 63) }

  /// The one that is up the most: at rest, an accelerometer's greatest axis.
  public init(nearest force: Acceleration) {
    let (x, y, z) = (force.g.x, force.g.y, force.g.z)
    if abs(x) >= abs(y), abs(x) >= abs(z) {
      self = x < 0 ? .xDown : .xUp
    } else if abs(y) >= abs(z) {
      self = y < 0 ? .yDown : .yUp
    } else {
      self = z < 0 ? .zDown : .zUp
    }
  }

  /// How many they are.
  public var count: Int { rawValue.nonzeroBitCount }

  /// All of the others.
  public func contains(_ others: Faces) -> Bool { others.rawValue & ~rawValue == 0 }

  public mutating func insert(_ others: Faces) { rawValue |= others.rawValue }

  public func subtracting(_ others: Faces) -> Faces {
    Faces(rawValue: rawValue & ~others.rawValue)
  }

  /// What an accelerometer without errors has at rest on this one face, in g.
  var up: Axes<Double> {
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
