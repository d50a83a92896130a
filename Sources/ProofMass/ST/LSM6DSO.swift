// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The driver of ST's LSM6DSO, an accelerometer of ±2 to ±16 g and a gyroscope of ±125 to ±2000 °/s in one chip,
/// and of its relatives LSM6DSOX, ISM330DHCX (up to ±4000 °/s) and LSM6DSO32 (±4 to ±32 g).
///
///     var sensor = try LSM6DSO(on: bus, .init(part: .lsm6dsox, gyroscopeRange: .dps500))
///     timebase.wait(for: sensor.settlingTime)
///     let sample = try sensor.read()
///     let (f, rate) = (sample.acceleration, sample.angularRate)  // in g and rad/s
///
/// Three of the parts answer with one identity, so the configuration names the part: a wrong one gives wrong scales.
///
/// Each sensor has its rate, or is off. A pin shows that one has a new sample, or that the FIFO, which `drain` reads, has
/// collected as many as its watermark:
///
///     try sensor.configure(
///       .init(
///         part: .lsm6dsox, accelerometerRate: .hertz833, gyroscopeRate: .hertz833, fifo: .init(watermark: 8),
///         pins: .init(interrupt1: .watermark)))
///     timebase.wait(for: sensor.settlingTime)
///     try sensor.rearmFIFO(timebase)
///     …
///     let drain = try sensor.drain(into: &samples, at: edge, timebase)
///
/// The chip reports how fast its clock is (`clockDeviation`): times of samples follow that.
///
/// A driver owns its bus and gives it back with `release()`.
public typealias LSM6DSO<Link: Bus & ~Copyable> = STSixAxis<LSM6DSOConfiguration, Link>

/// The auxiliary bus of an LSM6DSO, or of one of its relatives, as the bus of one chip on it, by the sensor hub.
public typealias LSM6DSOHub<Link: Bus & ~Copyable, Clock: Timebase> = STSensorHub<
  LSM6DSOConfiguration.Part, Link, Clock
>

/// One sample of an LSM6DSO's gyroscope and accelerometer, and its temperature.
public typealias LSM6DSOSample = STSixAxisSample

/// A sample of an LSM6DSO's FIFO with its time.
public typealias LSM6DSOTimedSample = STSixAxisTimedSample

/// What an LSM6DSO has detected.
public typealias LSM6DSOEvents = STSixAxisEvents
