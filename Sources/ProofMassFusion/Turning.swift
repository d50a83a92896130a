// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

extension Axes<Double> {
  /// On the axes of a device that has turned on at a constant rate since.
  ///
  /// What is not finite turns nothing.
  func turned(by rate: AngularRate, over time: Double) -> Axes {
    let vector = rate.radiansPerSecond * time
    guard isPlausible(vector) else { return self }
    // What stays where it is turns back on the device's axes.
    return Angles.rotation(by: vector).conjugate.rotate(self)
  }
}

extension MagneticFluxDensity {
  /// The same field on the axes of a device that has turned on at a constant rate, for a time in seconds;
  /// negative for what it was before.
  ///
  /// A compass averages over milliseconds and is read some more later. Where the field is steep, as it is
  /// outside the tropics, a few degrees of turning in between are more degrees of heading: a filter
  /// gets the field as of the gyroscope's last sample.
  ///
  /// What is not finite turns nothing.
  public func turned(by rate: AngularRate, over time: Double) -> MagneticFluxDensity {
    MagneticFluxDensity(microtesla: microtesla.turned(by: rate, over: time))
  }
}

extension Acceleration {
  /// The same force on the axes of a device that has turned on at a constant rate, for a time in seconds;
  /// negative for what it was before.
  ///
  /// An accelerometer samples by a clock of its own, up to an interval away from the gyroscope's
  /// samples: a filter gets the force as of the last of them.
  ///
  /// What is not finite turns nothing.
  public func turned(by rate: AngularRate, over time: Double) -> Acceleration {
    Acceleration(g: g.turned(by: rate, over: time))
  }
}
