// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What can keep motion services from answering.
public enum MotionError: Error, Equatable, Sendable {
  /// The compass does not know the device's own field yet: the device is to be turned about.
  case deviceRequiresMovement
  /// The declination of the place is not known, see ``MotionSession/Configuration/declination``.
  case trueNorthNotAvailable
  /// An interval that is no number, or infinite; a reference frame that is none, or several.
  case invalidParameter
  /// There is no sensor for it.
  case notAvailable
  /// A sensor does not work at present. It is tried again once a second.
  case sensor(MotionSensor, SensorError)

  /// The code that Core Motion's CMError has for it; a sensor's failure is its "unknown".
  public var code: UInt32 {
    switch self {
    case .deviceRequiresMovement: 101
    case .trueNorthNotAvailable: 102
    case .sensor: 103
    case .invalidParameter: 107
    case .notAvailable: 109
    }
  }
}
