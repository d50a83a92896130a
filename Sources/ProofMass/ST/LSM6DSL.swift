// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The driver of ST's LSM6DSL, an accelerometer of ±2 to ±16 g and a gyroscope of ±125 to ±2000 °/s in one chip, and
/// of its relatives LSM6DS3TR-C, LSM6DS3 and LSM6DS33.
///
///     var sensor = try LSM6DSL(on: bus, .init(part: .lsm6ds3trc, gyroscopeRange: .dps500))
///     timebase.wait(for: sensor.settlingTime)
///     let sample = try sensor.read()
///     let (f, rate) = (sample.acceleration, sample.angularRate)  // in g and rad/s
///
/// An LSM6DS3 answers with the same identity as an LSM6DS33, and an LSM6DSL with the same as an LSM6DS3TR-C, so the
/// configuration names the part.
///
/// Each sensor has its rate, or is off, also in the FIFO, which `drain` reads: of two rates one is 2 to 32 times the
/// other. A pin shows that a sensor has a new sample, or that the FIFO has collected as many as its watermark:
///
///     try sensor.configure(
///       .init(
///         accelerometerRate: .hertz208, gyroscopeRate: .hertz833, fifo: .init(watermark: 8),
///         pins: .init(interrupt1: .watermark)))
///     timebase.wait(for: sensor.settlingTime)
///     try sensor.rearmFIFO(timebase)
///     …
///     let drain = try sensor.drain(into: &samples, at: edge, timebase)
///
/// A driver owns its bus and gives it back with `release()`.
public typealias LSM6DSL<Link: Bus & ~Copyable> = STSixAxis<LSM6DSLConfiguration, Link>

/// The auxiliary bus of an LSM6DSL, LSM6DS3TR-C or LSM6DS3 as the bus of one chip on it, by the sensor hub.
///
///     let hub = try LSM6DSLHub(on: bus, to: .lis2mdl, timebase)
///     let magnetometer = try LIS2MDL(on: hub, .init(rate: .hertz100))
///     let field = magnetometer.configuration
///     let link = try magnetometer.release().start(field)
///     var sensor = try LSM6DSL(on: link, .init(sensorHub: true))
///     …
///     let b = try sensor.readMagnetometer(field).fluxDensity  // in µT
public typealias LSM6DSLHub<Link: Bus & ~Copyable, Clock: Timebase> = STSensorHub<
  LSM6DSLConfiguration.Part, Link, Clock
>

/// One sample of an LSM6DSL's gyroscope and accelerometer, and its temperature.
public typealias LSM6DSLSample = STSixAxisSample

/// A sample of an LSM6DSL's FIFO with its time.
public typealias LSM6DSLTimedSample = STSixAxisTimedSample

/// What an LSM6DSL has detected.
public typealias LSM6DSLEvents = STSixAxisEvents
