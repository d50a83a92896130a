// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets

/// The driver of one compass, which is one of three and measures when it is told to.
///
/// A concrete type for all, as `Link` is for wires.
struct OneCompass<Chip: Bus & ~Copyable>: ~Copyable {
  /// On the sensor's axes; the value is in µT.
  struct Sample {
    var raw: Axes<Int16>
    var value: Axes<Double>
  }

  private var ak8975: AK8975<Chip>?
  private var ak8963: AK8963<Chip>?
  private var ak8973: AK8973<Chip>?

  /// The sensitivity adjustment of the specimen; nil where it has none like this.
  let adjustment: Axes<UInt8>?
  /// How long a measurement takes typically, and when the driver says that it is due, in nanoseconds.
  let duration: (typical: Int64, due: Int64)
  /// How many milliseconds more a measurement may take.
  let patience: Int

  init(_ driver: consuming AK8975<Chip>) {
    let times = Datasheet.AK8975.Timing.self
    adjustment = driver.adjustment
    duration = (times.measurementTypical, times.measurementMaximum)
    patience = 20
    ak8975 = consume driver
    ak8963 = nil
    ak8973 = nil
  }

  init(_ driver: consuming AK8963<Chip>) {
    let times = Datasheet.AK8963.Timing.self
    adjustment = driver.adjustment
    duration = (times.measurementTypical, times.measurementMaximum)
    patience = 20
    ak8975 = nil
    ak8963 = consume driver
    ak8973 = nil
  }

  init(_ driver: consuming AK8973<Chip>) {
    let times = Datasheet.AK8973.Timing.self
    adjustment = nil
    duration = (times.measurementTypical, times.measurementTypical)
    patience = 50
    ak8975 = nil
    ak8963 = nil
    ak8973 = consume driver
  }

  mutating func startMeasurement(_ clock: some Timebase) throws(SensorError) -> Instant {
    if let due = try ak8975?.startMeasurement(clock) { return due }
    if let due = try ak8963?.startMeasurement(clock) { return due }
    if let due = try ak8973?.startMeasurement(clock) { return due }
    throw .notReady
  }

  /// - Parameter edge: When the line of the chip said that it has finished; nil to look by the clock.
  mutating func readMeasurement(
    at edge: Instant?, _ clock: some Timebase
  ) throws(SensorError) -> Sample {
    if let edge {
      if let sample = try ak8975?.readMeasurement(at: edge) { return Sample(sample) }
      if let sample = try ak8963?.readMeasurement(at: edge) { return Sample(sample) }
      if let sample = try ak8973?.readMeasurement(at: edge) { return Sample(sample) }
    } else {
      if let sample = try ak8975?.readMeasurement(clock) { return Sample(sample) }
      if let sample = try ak8963?.readMeasurement(clock) { return Sample(sample) }
      if let sample = try ak8973?.readMeasurement(clock) { return Sample(sample) }
    }
    throw .notReady
  }

  mutating func powerDown() throws(SensorError) {
    try ak8975?.powerDown()
    try ak8963?.powerDown()
    try ak8973?.powerDown()
  }
}

extension OneCompass.Sample where Chip: ~Copyable {
  fileprivate init(_ sample: AK8975Sample) {
    self.init(raw: sample.raw, value: sample.fluxDensity.microtesla)
  }

  fileprivate init(_ sample: AK8963Sample) {
    self.init(raw: sample.raw, value: sample.fluxDensity.microtesla)
  }

  fileprivate init(_ sample: AK8973Sample) {
    self.init(raw: sample.raw.map { Int16($0) }, value: sample.fluxDensity.microtesla)
  }
}
