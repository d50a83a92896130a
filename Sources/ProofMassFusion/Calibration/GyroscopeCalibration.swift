// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What a gyroscope shows at rest.
public struct GyroscopeCalibration: Equatable, Sendable {
  /// On the board's axes.
  public var bias: AngularRate
  /// How well that was measured: its standard deviation in rad/s.
  public var deviation: Double
  /// Of the chip meanwhile, in °C, where that is known: the bias moves with it.
  public var temperature: Double?

  public init(bias: AngularRate, deviation: Double = 0, temperature: Double? = nil) {
    self.bias = bias
    self.deviation = deviation
    self.temperature = temperature
  }

  /// The rate without the bias.
  @inlinable
  public func apply(to rate: AngularRate) -> AngularRate {
    AngularRate(radiansPerSecond: rate.radiansPerSecond - bias.radiansPerSecond)
  }
}
