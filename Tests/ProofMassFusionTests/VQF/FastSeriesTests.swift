// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import Testing

@testable import ProofMassFusion

/// The series agree with the C library within three units in the last place of 1.
@Suite struct FastSeriesTests {
  private let tolerance = 3 * Double.ulpOfOne

  @Test func sineAndCosine() {
    for k in -4000...4000 {
      let angle = Double(k) * 0.00123
      let (sine, cosine) = FastSeries.sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) <= tolerance)
      #expect(abs(cosine - cos(angle)) <= tolerance)
    }
  }

  @Test func arctangent() {
    for k in -4000...4000 {
      let angle = Double(k) * .pi / 4000
      for length in [1e-9, 1, 48, 1e6] {
        let (x, y) = (length * cos(angle), length * sin(angle))
        #expect(abs(FastSeries.arctangent(y, x) - atan2(y, x)) <= tolerance * max(1, abs(angle)))
      }
    }
    #expect(FastSeries.arctangent(0, 0) == 0)
    #expect(FastSeries.arctangent(0, -1) == .pi)
    #expect(FastSeries.arctangent(-1, 0) == -.pi / 2)
  }

  @Test(arguments: [0, 1e-200, 1e-9, 0.01, 0.5, 1.57, 1.58, 3, 30, 1e5])
  func rotation(_ angle: Double) {
    let axis = Axes(0.6, 0, -0.8)
    let rotation = FastSeries.rotation(by: axis * angle)
    #expect(abs(rotation.w - cos(angle / 2)) <= tolerance)
    #expect((rotation.vector - axis * sin(angle / 2)).magnitude <= tolerance)
  }

  @Test func wrapped() {
    #expect(FastSeries.wrapped(3) == 3)
    #expect(FastSeries.wrapped(4) == 4 - 2 * .pi)
    #expect(FastSeries.wrapped(-4) == 2 * .pi - 4)
  }

  @Test(arguments: [1, 1 + 1e-9, 1 - 4e-9, 1.5, 1e-100])
  func nearlyNormalized(_ length: Double) {
    let unit = Quaternion(0.5, -0.5, 0.1, 0.7).normalized
    let quaternion = Quaternion(
      unit.w * length, unit.x * length, unit.y * length, unit.z * length)
    #expect(abs(quaternion.nearlyNormalized.magnitude - 1) <= tolerance)
  }
}
