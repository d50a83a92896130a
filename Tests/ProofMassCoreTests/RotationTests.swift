// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

struct QuaternionTests {
  private let i = Quaternion(0, 1, 0, 0)
  private let j = Quaternion(0, 0, 1, 0)
  private let k = Quaternion(0, 0, 0, 1)

  @Test func multipliesAsHamiltonDid() {
    let minusOne = Quaternion(-1, 0, 0, 0)
    #expect(i * i == minusOne)
    #expect(j * j == minusOne)
    #expect(k * k == minusOne)
    #expect(i * j * k == minusOne)
    #expect(i * j == k)
    #expect(j * k == i)
    #expect(k * i == j)
    #expect(j * i == Quaternion(0, 0, 0, -1))
    #expect(Quaternion(1, 2, 3, 4) * Quaternion(5, 6, 7, 8) == Quaternion(-60, 12, 30, 24))
    #expect(Quaternion.identity * Quaternion(5, 6, 7, 8) == Quaternion(5, 6, 7, 8))
  }

  @Test func conjugateReverses() {
    let one = Quaternion(1, 2, 3, 4)
    #expect(one.conjugate == Quaternion(1, -2, -3, -4))
    #expect(one * one.conjugate == Quaternion(30, 0, 0, 0))
    let other = Quaternion(5, 6, 7, 8)
    #expect((one * other).conjugate == other.conjugate * one.conjugate)
  }

  @Test func normalizes() {
    #expect(Quaternion(2, 2, -2, 2).normalized == Quaternion(0.5, 0.5, -0.5, 0.5))
    #expect(Quaternion(0, 0, 0, 0).normalized == .identity)
    #expect(Quaternion(.nan, 0, 0, 0).normalized == .identity)
    #expect(Quaternion(0, .infinity, 0, 0).normalized == .identity)
    #expect(Quaternion(1, 2, 3, 4).magnitude == 30.0.squareRoot())
  }

  /// A third of a turn about the diagonal maps x to y, y to z and z to x.
  @Test func rotates() {
    let third = Quaternion(0.5, 0.5, 0.5, 0.5)
    #expect(third.rotate([1, 2, 3]) == [3, 1, 2])
    #expect(third.conjugate.rotate([1, 2, 3]) == [2, 3, 1])
    // A quarter turn about z takes x to y.
    let half = 0.5.squareRoot()
    let quarter = Quaternion(scalar: half, vector: [0, 0, half])
    #expect((quarter.rotate([1, 0, 0]) - [0, 1, 0]).magnitude < 1e-15)
    #expect(Quaternion.identity.rotate([1, 2, 3]) == [1, 2, 3])
  }

  /// The rotation of v is q v q*, and a product rotates by one factor after the other.
  @Test func rotatesAsTheProductDoes() {
    let one = Quaternion(1, 2, 3, 4).normalized
    let other = Quaternion(-3, 1, 0.5, 2).normalized
    let vector = Axes(0.3, -4, 2)
    let product = one * Quaternion(scalar: 0, vector: vector) * one.conjugate
    #expect((one.rotate(vector) - product.vector).magnitude < 1e-14)
    #expect(abs(product.w) < 1e-14)
    #expect(((one * other).rotate(vector) - one.rotate(other.rotate(vector))).magnitude < 1e-14)
    #expect(abs(one.rotate(vector).magnitude - vector.magnitude) < 1e-14)
  }
}

@Suite struct Matrix3Tests {
  private let matrix = Matrix3(Axes(2, 1, 0), Axes(0, 1, 3), Axes(1, 0, 1))

  @Test func multipliesFromTheLeft() {
    #expect(matrix * Axes(1, 2, 3) == Axes(4, 11, 4))
    #expect(matrix * matrix == Matrix3(Axes(4, 3, 3), Axes(3, 1, 6), Axes(3, 1, 1)))
  }

  @Test func invertsWhatHasAnInverse() throws {
    #expect(matrix.determinant == 5)
    let product = try #require(matrix.inverse) * matrix
    for axes in [Axes(1, 0, 0), Axes(0, 1, 0), Axes(0, 0, 1)] as [Axes<Double>] {
      #expect((product * axes - axes).magnitude < 1e-15)
    }
    #expect(Matrix3(Axes(1, 2, 3), Axes(2, 4, 6), Axes(0, 0, 1)).inverse == nil)
  }

  @Test func aRotationTurnsAsItsQuaternionDoes() {
    let quaternion = Quaternion(0.5, -0.1, 0.7, 0.2).normalized
    let axes = Axes(0.3, -1.2, 2)
    #expect((Matrix3(rotation: quaternion) * axes - quaternion.rotate(axes)).magnitude < 1e-15)
  }
}
