// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// The driver of one accelerometer, which is one of two.
///
/// A concrete type for both, as `Link` is for wires.
struct OneAccelerometer<Chip: Bus & ~Copyable>: ~Copyable, PolledSensor {
  private var twelveBit: LIS331DLH<Chip>?
  private var eightBit: LIS331DL<Chip>?

  /// How long after configuring until samples are good.
  let settlingTime: Duration

  init(_ driver: consuming LIS331DLH<Chip>) {
    settlingTime = driver.settlingTime
    twelveBit = consume driver
    eightBit = nil
  }

  init(_ driver: consuming LIS331DL<Chip>) {
    settlingTime = driver.settlingTime
    twelveBit = nil
    eightBit = consume driver
  }

  mutating func hasSample() throws(SensorError) -> Bool {
    if let has = try twelveBit?.hasSample() { return has }
    return try eightBit?.hasSample() == true
  }

  mutating func poll() throws(SensorError) -> PolledSample {
    if let sample = try twelveBit?.read() {
      return PolledSample(
        raw: sample.raw, value: sample.acceleration.g, isNew: sample.isNew,
        overrun: sample.overrun)
    }
    guard let sample = try eightBit?.read() else { throw .notReady }
    return PolledSample(
      raw: sample.raw.map { Int16($0) }, value: sample.acceleration.g, isNew: sample.isNew,
      overrun: sample.overrun)
  }

  mutating func powerDown() throws(SensorError) {
    try twelveBit?.powerDown()
    try eightBit?.powerDown()
  }
}
