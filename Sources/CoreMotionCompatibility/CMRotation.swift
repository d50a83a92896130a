// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// An attitude as a quaternion: the scalar is w.
public struct CMQuaternion: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double

  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }

  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  init(_ quaternion: Quaternion) {
    self.init(x: quaternion.x, y: quaternion.y, z: quaternion.z, w: quaternion.w)
  }
}

/// An attitude as a matrix; `m12` is in the first row and the second column.
public struct CMRotationMatrix: Sendable {
  public var m11: Double
  public var m12: Double
  public var m13: Double
  public var m21: Double
  public var m22: Double
  public var m23: Double
  public var m31: Double
  public var m32: Double
  public var m33: Double

  public init() {
    self.init(m11: 0, m12: 0, m13: 0, m21: 0, m22: 0, m23: 0, m31: 0, m32: 0, m33: 0)
  }

  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  init(_ matrix: Matrix3) {
    self.init(
      m11: matrix.m11, m12: matrix.m12, m13: matrix.m13, m21: matrix.m21, m22: matrix.m22,
      m23: matrix.m23, m31: matrix.m31, m32: matrix.m32, m33: matrix.m33)
  }
}
