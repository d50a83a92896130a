// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Where motion services have their samples from: ``BoardSensors``, or whatever a test puts there.
///
/// Whoever drives them waits until ``due`` and calls ``step(until:into:)``, over and over.
public protocol MotionSensors: ~Copyable {
  /// The sensors that there are, whether or not they work at present.
  var available: Set<MotionSensor> { get }

  /// The most samples a second that a sensor can be asked for; 0 where there is none.
  func fastestRate(of sensor: MotionSensor) -> Double

  /// The nominal rate that a sensor is set to now, in hertz: the slowest that it has which is no
  /// less than was wanted; nil while it is powered down or does not work.
  func rate(of sensor: MotionSensor) -> Double?

  /// Notes what is wanted from now on; the next step does the work, and is due at once if that is
  /// something new. A rate that is not above zero is taken for the slowest, one that is not finite or
  /// too high for the fastest.
  mutating func demand(_ demand: SensorDemand)

  /// When there is something to do next; nil where nothing runs, and nothing is to be powered down.
  var due: Instant? { get }

  /// Does what is due by now: powers chips up and down, sets their rates, reads samples; tries a sensor
  /// that has failed again once a second.
  ///
  /// - Parameters:
  ///   - limit: Until when it may wait for a data-ready line. It does not wait where there is none.
  ///   - events: What happened is appended.
  mutating func step(until limit: Instant, into events: inout [SensorEvent])
}
