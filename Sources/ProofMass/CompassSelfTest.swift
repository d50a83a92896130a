// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What a compass measured of the coil inside it.
public struct CompassSelfTest: Equatable, Sendable {
  /// In digits, after sensitivity adjustment.
  public var response: Axes<Double>
  /// Whether all three axes are within the limits of the maker's shipment test.
  public var passed: Bool

  public init(response: Axes<Double>, passed: Bool) {
    self.response = response
    self.passed = passed
  }

  /// Judged by limits in digits.
  init(
    response: Axes<Double>, x: ClosedRange<Int>, y: ClosedRange<Int>, z: ClosedRange<Int>
  ) {
    func contains(_ limits: ClosedRange<Int>, _ value: Double) -> Bool {
      value >= Double(limits.lowerBound) && value <= Double(limits.upperBound)
    }
    let passed = contains(x, response.x) && contains(y, response.y) && contains(z, response.z)
    self.init(response: response, passed: passed)
  }
}
