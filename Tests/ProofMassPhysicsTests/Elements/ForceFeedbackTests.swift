// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

import Testing

@testable import ProofMassPhysics

/// Against the one configuration of mems-physics.md, A.8: its figures show the scale, no more.
@Suite struct ForceFeedbackTests {
  @Test func rangeGoesWithTheSquareOfTheVoltage() {
    #expect(abs(ForceFeedback(voltage: 1).range - 0.816) < 1e-3)
    #expect(abs(ForceFeedback(voltage: 2.5).range - 5.10) < 5e-3)
    #expect(abs(ForceFeedback(voltage: 3.13).range - 8) < 0.01)
  }

  @Test func massStaysNearTheMiddle() {
    var loop = ForceFeedback(voltage: 2.5)
    let count = 65_536
    var (sine, cosine, square) = (0.0, 0.0, 0.0)
    for index in 0..<2 * count {
      let angle = Series.sineAndCosine(2 * .pi * 100 * Double(index) / 131_072)
      let bit = loop.advance(under: angle.sine)
      guard index >= count else { continue }
      sine += bit * angle.sine
      cosine += bit * angle.cosine
      square += loop.state.x * loop.state.x
    }
    let read = (sine * sine + cosine * cosine).squareRoot() * 2 / Double(count)
    let displacement =
      (square / Double(count)).squareRoot() * ProofMass.recommended.displacementPerG * 1e9
    #expect(abs(read - 0.925) < 0.02)
    // 43.9 nm in an open loop.
    #expect(abs(displacement - 4.5) < 0.5)
    #expect(displacement < 0.12 * 43.9)
  }
}
