// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// What an Allan deviation curve says of a sensor's noise, in the terms of IEEE Std 952: each is read
/// from the stretch of the curve that has its slope, and nil where the record does not show it.
public struct NoiseCoefficients: Equatable, Sendable {
  /// A coefficient, and where it was read.
  public struct Reading: Equatable, Sendable {
    /// In the unit of the coefficient.
    public var value: Double
    /// Where on the curve it was read, in seconds: the middle of the stretch, on a logarithmic axis.
    public var tau: Double

    public init(value: Double, tau: Double) {
      self.value = value
      self.tau = tau
    }
  }

  /// White noise N, in the samples' unit per √Hz, two-sided: the deviation is N/√τ. That of a rate is
  /// the random walk of its integral, in unit·√s.
  public var white: Reading?
  /// The curve's minimum, where it is flat, in the samples' unit.
  public var floor: Reading?
  /// The random walk K, in the samples' unit per √s: the deviation is K·√(τ/3).
  public var randomWalk: Reading?

  /// White noise per √Hz as datasheets have it, one-sided: N·√2.
  public var noiseDensity: Double? { white.map { $0.value * 2.0.squareRoot() } }

  /// The bias instability B, in the samples' unit: the floor by √(2 ln 2/π), which is 0.664.
  public var biasInstability: Double? {
    floor.map { $0.value / (2 * Series.log(2) / .pi).squareRoot() }
  }

  /// - Parameter curve: Overlapping Allan deviations. Points less certain than ±20 % are left out.
  public init(_ curve: [Stability.Deviation]) {
    let curve = NoiseCurve(curve)
    white = curve.white()
    randomWalk = curve.randomWalk(white: white?.value ?? 0)
    floor = curve.floor(white: white?.value ?? 0)
  }
}
