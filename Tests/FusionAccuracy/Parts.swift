// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

extension Part {
  /// A phone's three chips with their filters, their digits and their noise, but off by nothing: as if
  /// calibrated to perfection.
  ///
  /// - Parameter drifts: Whether they have flicker and random walk beside their white noise; how much
  ///   is assumed, where datasheets give the white noise alone.
  static func unspread(seed: UInt64, drifts: Bool) -> [Part] {
    var accelerometer = LIS331DLHChip()
    accelerometer.element = AccelerometerElement(
      .unspread(drifts: drifts), seed: seed)
    var gyroscope = L3G4200DChip()
    gyroscope.element = GyroscopeElement(.unspread(drifts: drifts), seed: seed)
    var compass = AK8975Chip()
    compass.element = CompassElement(.unspread(drifts: drifts), seed: seed)
    return [.lis331dlh(accelerometer), .l3g4200d(gyroscope), .ak8975(compass)]
  }
}

extension AccelerometerParameters {
  static func unspread(drifts: Bool) -> AccelerometerParameters {
    var parameters = lis331dlh
    parameters.turnOnDeviation = 0
    parameters.offsetDeviation = 0
    parameters.offsetPerKelvin = 0
    parameters.sensitivityLimit = 0
    parameters.crossAxisLimit = 0
    guard !drifts else { return parameters }
    parameters.flickerFloor = 0
    parameters.walk = 0
    return parameters
  }
}

extension GyroscopeParameters {
  static func unspread(drifts: Bool) -> GyroscopeParameters {
    var parameters = l3g4200d
    parameters.quadrature = 0
    parameters.phaseError = 0
    parameters.phaseDrift = 0
    parameters.scale = 0
    parameters.scaleDrift = 0
    parameters.crossAxis = 0
    parameters.gSensitivity = 0
    parameters.gSquaredSensitivity = 0
    parameters.nonLinearity = 0
    for index in 0..<3 {
      parameters.ranges[index].zeroRate = 0
      parameters.ranges[index].drift = 0
    }
    guard !drifts else { return parameters }
    parameters.floor = 0
    parameters.walk = 0
    return parameters
  }
}

extension CompassParameters {
  static func unspread(drifts: Bool) -> CompassParameters {
    var parameters = ak8975.nominal
    parameters.noise = ak8975.noise
    if drifts { parameters.flicker = ak8975.flicker }
    return parameters
  }
}
