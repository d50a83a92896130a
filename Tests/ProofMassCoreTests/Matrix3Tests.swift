// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

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
