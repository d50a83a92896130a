// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

// Three types of one shape, as Core Motion has them: who overloads by one means that one.

/// In g, on the device's axes: at rest and face up z is −1.
public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ axes: Axes<Double>) { self.init(x: axes.x, y: axes.y, z: axes.z) }
}

/// In rad/s about the device's axes, by the right-hand rule.
public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ axes: Axes<Double>) { self.init(x: axes.x, y: axes.y, z: axes.z) }
}

/// In µT, on the device's axes, along the field.
public struct CMMagneticField: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ axes: Axes<Double>) { self.init(x: axes.x, y: axes.y, z: axes.z) }
}
