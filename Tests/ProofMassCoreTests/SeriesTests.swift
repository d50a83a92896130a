// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

import ProofMassCore

@Suite struct SeriesTests {
  private func isNear(_ value: Double, _ other: Double) -> Bool {
    abs(value - other) <= 4 * max(other.ulp, 1e-16)
  }

  @Test(arguments: [-700, -20.5, -1, -1e-9, 0, 1e-300, 0.3, 0.5, 1, 10.25, 700])
  func exponentialIsThatOfTheLibrary(x: Double) {
    #expect(abs(Series.exp(x) / Foundation.exp(x) - 1) < 1e-15)
  }

  @Test func exponentialEndsInZeroAndInfinity() {
    #expect(Series.exp(-1e4) == 0)
    #expect(Series.exp(1e4) == .infinity)
    #expect(Series.exp(.nan).isNaN)
  }

  @Test(arguments: [1e-300, 1e-5, 0.5, 0.7, 0.999999, 1, 1.4, 1.42, 2, 1000, 1e300])
  func logarithmIsThatOfTheLibrary(x: Double) {
    #expect(isNear(Series.log(x), Foundation.log(x)))
  }

  @Test func logarithmOfWhatHasNone() {
    #expect(Series.log(.infinity) == .infinity)
    #expect(Series.log(0) == -.infinity)
    #expect(Series.log(-0.0) == -.infinity)
    for x in [-1e-300, -1, -.infinity, .nan] { #expect(Series.log(x).isNaN) }
    let least = Double.leastNonzeroMagnitude
    #expect(isNear(Series.log(least), Foundation.log(least)))
  }

  @Test func whatIsNotFiniteHasNoSine() {
    for angle in [.nan, .infinity, -.infinity] as [Double] {
      #expect(
        Series.sineAndCosine(ofAny: angle).sine.isNaN
          && Series.sineAndCosine(ofAny: angle).cosine.isNaN)
    }
    #expect(abs(Series.sineAndCosine(ofAny: 1e30).sine) <= 1)
  }

  @Test(arguments: [0, 0.1, -0.78, 0.79, 1.5, 3, -3.2, 6.3, 250, -1e4, 999_999])
  func sineAndCosineAreThoseOfTheLibrary(angle: Double) {
    #expect(isNear(Series.sine(angle), Foundation.sin(angle)))
    #expect(isNear(Series.cosine(angle), Foundation.cos(angle)))
  }
}
