// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What sensors report, in order of time for each of them: on the board's axes, and with the chips'
/// sign (specific force: +1 g upwards at rest).
public enum SensorEvent: Equatable, Sendable {
  /// - Parameter isClipped: Whether an axis was at the end of its range.
  case acceleration(Instant, Acceleration, isClipped: Bool)
  /// - Parameters:
  ///   - interval: Over which the rate is to be integrated, in seconds. A gyroscope's clock is some
  ///     percent off, so that this is not one over its nominal rate; the intervals add up to real time.
  ///   - isClipped: Whether an axis was at the end of its range.
  case rotation(Instant, AngularRate, interval: Double, isClipped: Bool)
  case field(Instant, MagneticFluxDensity)
  /// Samples were overwritten unread, too strong to measure, or changed while they were read.
  case lost(MotionSensor, count: Int)
  /// A sensor cannot be used at present: it does not answer, has no samples, or the field has been too
  /// strong for seconds. It is tried again once a second as long as it is wanted.
  case failure(MotionSensor, SensorError)
}
