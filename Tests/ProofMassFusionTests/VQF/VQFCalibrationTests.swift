// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

/// A filter whose gyroscope is calibrated while it runs.
@Suite struct VQFCalibrationTests {
  static let bias = AngularRate(degreesPerSecond: [0.1, -0.2, 0.45])

  /// At rest, after this many samples: from an unknown bias until the estimate has converged.
  @Test(arguments: [0, 170, 500, 3000])
  func `What was found is taken off the estimate`(samples: Int) {
    var filter = VQF(interval: 0.01)
    let force = Acceleration(g: [0, 0, 1])
    for _ in 0..<samples {
      filter.update(Self.bias)
      filter.update(force)
    }
    let sigma = filter.biasSigma
    let unknown = filter.changeBias(by: Self.bias.radiansPerSecond)
    #expect(filter.biasSigma == sigma)
    #expect((unknown.magnitude < 0.02 * .pi / 180) == (samples >= 500))
    for _ in 0..<1000 {
      filter.update(AngularRate(radiansPerSecond: .zero))
      filter.update(force)
      #expect(filter.bias.degreesPerSecond.magnitude < 0.01)
    }
  }

  @Test func `A filter that is sure of no bias stays so`() {
    var parameters = VQF.Parameters()
    parameters.initialBiasSigma = 0
    var filter = VQF(interval: 0.01, parameters: parameters)
    let change = Self.bias.radiansPerSecond
    #expect(filter.changeBias(by: change) == change)
    #expect(filter.bias.radiansPerSecond == .zero)
  }

  /// After the gap the variance may be greater than initially.
  @Test func `After a long gap a calibration adds no bias`() {
    var filter = VQF(interval: 0.01)
    for _ in 0..<1000 {
      filter.update(Self.bias)
      filter.update(Acceleration(g: [0, 0, 1]))
    }
    let before = filter.bias.radiansPerSecond.magnitude
    filter.forgetAttitude(after: 1e5)
    _ = filter.changeBias(by: Self.bias.radiansPerSecond)
    #expect(filter.bias.radiansPerSecond.magnitude <= before + 1e-12)
  }
}
