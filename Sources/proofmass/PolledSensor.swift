// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// A driver whose chip samples by itself, and is asked whether it has something new.
protocol PolledSensor: ~Copyable {
  /// How long after configuring until samples are good.
  var settlingTime: Duration { get }

  /// Whether there is something new; takes nothing.
  mutating func hasSample() throws(SensorError) -> Bool
  mutating func poll() throws(SensorError) -> PolledSample
  mutating func powerDown() throws(SensorError)
}

/// What a poll yields, on the sensor's axes and in the stream's unit.
struct PolledSample {
  var raw: Axes<Int16>
  var value: Axes<Double>
  var isNew: Bool
  var overrun: Bool
}

extension L3G4200D: PolledSensor where Link: ~Copyable {
  mutating func poll() throws(SensorError) -> PolledSample {
    let sample = try read()
    return PolledSample(
      raw: sample.raw, value: sample.angularRate.radiansPerSecond, isNew: sample.isNew,
      overrun: sample.overrun)
  }
}
