// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

/// One sample of a sensor: the same type from the driver to a row of output.
public struct SensorSample: Equatable, Sendable {
  /// The board's sensor that took it.
  public var sensor: SensorID
  /// The host's estimate of the instant of the sample, on the timebase in use.
  public var time: Instant
  /// The latest instant at which the chip was known not to have the sample yet: equal to `time` where
  /// that is exact.
  public var earliest: Instant
  /// Of a gyroscope under motion services: the time over which the rate is to be integrated, in seconds. A
  /// gyroscope's clock is some percent off, so this differs from the inverse of the nominal rate; the
  /// intervals add up to real time. 0 elsewhere.
  public var interval: Double
  /// The chip's counts, on the sensor's axes; 0 where the sensor has no counts.
  public var raw: Axes<Int16>
  /// The measured quantity on the board's axes: specific force in g, angular rate in rad/s, or magnetic
  /// flux density in µT.
  public var value: Axes<Double>
  /// Whether an earlier sample was overwritten before it was read.
  public var overrun: Bool
  /// Whether an axis was at the end of its range: the true value may be larger.
  public var isClipped: Bool

  @inlinable
  init(
    _ quantity: Quantity, raw: Axes<Int16>, value: Axes<Double>, overrun: Bool = false,
    isClipped: Bool = false
  ) {
    sensor = SensorID(quantity)
    time = Instant(nanoseconds: 0)
    earliest = time
    interval = 0
    self.raw = raw
    self.value = value
    self.overrun = overrun
    self.isClipped = isClipped
  }

  /// Creates an empty sample, to fill a buffer with.
  @inlinable
  init() { self.init(.acceleration, raw: Axes(0, 0, 0), value: Axes(0, 0, 0)) }

  /// Completes a sample from a driver with its time, and converts it to the board's axes.
  @inlinable
  mutating func place(at time: Instant, earliest: Instant, _ mount: Mount) {
    self.time = time
    self.earliest = earliest
    // Adding zero turns −0, which a reversed axis gives, into 0.
    value = mount.toBoard(value).map { $0 + 0 }
  }
}

// MARK: Quantities

extension SensorSample {
  /// What was measured.
  @inlinable public var quantity: Quantity { sensor.quantity }

  /// Creates a sample of an accelerometer.
  public init(_ force: Acceleration, at time: Instant, isClipped: Bool = false) {
    self.init(.acceleration, raw: Axes(0, 0, 0), value: force.g, isClipped: isClipped)
    (self.time, earliest) = (time, time)
  }

  /// Creates a sample of a gyroscope.
  ///
  /// - Parameters:
  ///   - rate: The angular rate, about the board's axes.
  ///   - time: When it was sampled.
  ///   - interval: The time over which the rate is to be integrated, in seconds.
  ///   - isClipped: Whether an axis is at the end of its range.
  public init(
    _ rate: AngularRate, at time: Instant, interval: Double, isClipped: Bool = false
  ) {
    self.init(.angularRate, raw: Axes(0, 0, 0), value: rate.radiansPerSecond, isClipped: isClipped)
    (self.time, earliest) = (time, time)
    self.interval = interval
  }

  /// Creates a sample of a magnetometer.
  public init(_ field: MagneticFluxDensity, at time: Instant) {
    self.init(.magneticFluxDensity, raw: Axes(0, 0, 0), value: field.microtesla)
    (self.time, earliest) = (time, time)
  }

  /// The value of an accelerometer's sample: specific force.
  public var acceleration: Acceleration { Acceleration(g: value) }

  /// The value of a gyroscope's sample: angular rate.
  public var angularRate: AngularRate { AngularRate(radiansPerSecond: value) }

  /// The value of a magnetometer's sample.
  public var fluxDensity: MagneticFluxDensity { MagneticFluxDensity(microtesla: value) }
}

// MARK: Samples of drivers

// Values are on the sensor's axes until the sample is placed; nil where the chip has nothing new.
extension SensorSample {
  @inlinable
  init?(_ sample: LIS331DLHSample) {
    guard sample.isNew else { return nil }
    self.init(
      .acceleration, raw: sample.raw, value: sample.acceleration.g, overrun: sample.overrun,
      isClipped: sample.raw.reaches(-2048...2047))
  }

  @inlinable
  init?(_ sample: LIS331DLSample) {
    guard sample.isNew else { return nil }
    let raw = sample.raw.map { Int16($0) }
    self.init(
      .acceleration, raw: raw, value: sample.acceleration.g, overrun: sample.overrun,
      isClipped: raw.reaches(-128...127))
  }

  @inlinable
  init?(_ sample: LIS3DHSample, in mode: LIS3DHConfiguration.Mode) {
    guard sample.isNew else { return nil }
    self.init(
      .acceleration, raw: sample.raw, value: sample.acceleration.g, overrun: sample.overrun,
      isClipped: sample.raw.reaches(mode.codes))
  }

  @inlinable
  init?(_ sample: ADXL345Sample, _ codes: ClosedRange<Int16>) {
    guard sample.isNew else { return nil }
    self.init(
      .acceleration, raw: sample.raw, value: sample.acceleration.g, overrun: sample.overrun,
      isClipped: sample.raw.reaches(codes))
  }

  @inlinable
  init?(_ sample: L3G4200DSample) {
    guard sample.isNew else { return nil }
    // All 16 bits count, and reach beyond the nominal range of the datasheet.
    self.init(
      .angularRate, raw: sample.raw, value: sample.angularRate.radiansPerSecond,
      overrun: sample.overrun, isClipped: sample.raw.reaches(.min ... .max))
  }

  @inlinable
  init(_ sample: L3G4200DTimedSample) {
    self.init(
      .angularRate, raw: sample.raw, value: sample.angularRate.radiansPerSecond,
      isClipped: sample.raw.reaches(.min ... .max))
    time = sample.time
  }

  @inlinable
  init(_ sample: LIS3DHTimedSample, in mode: LIS3DHConfiguration.Mode) {
    self.init(
      .acceleration, raw: sample.raw, value: sample.acceleration.g,
      isClipped: sample.raw.reaches(mode.codes))
    time = sample.time
  }

  @inlinable
  init(_ sample: ADXL345TimedSample, _ codes: ClosedRange<Int16>) {
    self.init(
      .acceleration, raw: sample.raw, value: sample.acceleration.g,
      isClipped: sample.raw.reaches(codes))
    time = sample.time
  }

  init?(accelerationOf sample: some InertialSample) {
    guard sample.hasAcceleration else { return nil }
    let raw = sample.rawAcceleration
    self.init(
      .acceleration, raw: raw, value: sample.acceleration.g, isClipped: raw.reaches(.min ... .max))
  }

  init?(angularRateOf sample: some InertialSample) {
    guard sample.hasAngularRate else { return nil }
    let raw = sample.rawAngularRate
    self.init(
      .angularRate, raw: raw, value: sample.angularRate.radiansPerSecond,
      isClipped: raw.reaches(.min ... .max))
  }

  @inlinable
  init?(_ sample: STSample<some STMagnetometerConfiguration>) {
    guard sample.isNew else { return nil }
    self.init(
      .magneticFluxDensity, raw: sample.raw, value: sample.fluxDensity.microtesla,
      overrun: sample.overrun, isClipped: sample.raw.reaches(.min ... .max))
  }

  @inlinable
  init(_ sample: AK8975Sample) {
    self.init(.magneticFluxDensity, raw: sample.raw, value: sample.fluxDensity.microtesla)
  }

  @inlinable
  init(_ sample: AK8963Sample) {
    self.init(.magneticFluxDensity, raw: sample.raw, value: sample.fluxDensity.microtesla)
  }

  @inlinable
  init(_ sample: AK09916Sample) {
    self.init(.magneticFluxDensity, raw: sample.raw, value: sample.fluxDensity.microtesla)
  }

  @inlinable
  init(_ sample: HMC5883LSample) {
    self.init(.magneticFluxDensity, raw: sample.raw, value: sample.fluxDensity.microtesla)
  }

  @inlinable
  init(_ sample: AK8973Sample) {
    let raw = sample.raw.map { Int16($0) }
    self.init(.magneticFluxDensity, raw: raw, value: sample.fluxDensity.microtesla)
  }
}

extension Axes<Int16> {
  /// Whether an axis is at an end of a converter's range.
  @inlinable
  func reaches(_ range: ClosedRange<Int16>) -> Bool {
    x <= range.lowerBound || x >= range.upperBound || y <= range.lowerBound
      || y >= range.upperBound || z <= range.lowerBound || z >= range.upperBound
  }
}
