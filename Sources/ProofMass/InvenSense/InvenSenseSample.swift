// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// One sample of a chip's accelerometer, thermometer and gyroscope, and of a magnetometer that it reads.
public struct InvenSenseSample: Equatable, Sendable {
  /// Specific force in digits, −32768…32767.
  public var rawAcceleration: Axes<Int16>
  /// Temperature in digits, −32768…32767.
  public var rawTemperature: Int16
  /// Angular rate in digits, −32768…32767.
  public var rawAngularRate: Axes<Int16>
  /// The value of one digit of the accelerometer, in g.
  public var accelerometerSensitivity: Sensitivity
  /// The value of one digit of the gyroscope, in degrees per second.
  public var gyroscopeSensitivity: Sensitivity
  @usableFromInline var thermometer: InvenSenseThermometer
  /// Whether the specific force is new since the last sample was read.
  public var hasAcceleration: Bool
  /// Whether the angular rate is new since the last sample was read.
  public var hasAngularRate: Bool
  /// What the chip has read of a magnetometer; nil where it reads none.
  public var magnetometer: InvenSenseMagnetometer?

  @usableFromInline
  init(
    accelerometer: Sensitivity, gyroscope: Sensitivity, thermometer: InvenSenseThermometer
  ) {
    rawAcceleration = Axes(0, 0, 0)
    rawTemperature = 0
    rawAngularRate = Axes(0, 0, 0)
    accelerometerSensitivity = accelerometer
    gyroscopeSensitivity = gyroscope
    self.thermometer = thermometer
    hasAcceleration = false
    hasAngularRate = false
    magnetometer = nil
  }

  /// Takes the outputs of the sensors that are there, in the order of the map, and returns the place behind them.
  @inlinable
  @discardableResult
  mutating func take(
    _ bytes: Span<UInt8>, at first: Int, _ map: InvenSenseMap, accelerometer: Bool = true,
    gyroscope: Bool = true
  ) -> Int {
    var next = first
    if accelerometer {
      rawAcceleration = Axes(highFirst: bytes, at: next)
      next += 6
    }
    let temperature = gyroscope && !map.temperatureIsFirst ? next + 6 : next
    rawTemperature = Int16(low: bytes[temperature + 1], high: bytes[temperature])
    guard gyroscope else { return next + 2 }
    rawAngularRate = Axes(highFirst: bytes, at: map.temperatureIsFirst ? next + 2 : next)
    return next + 8
  }

  /// Whether the specific force or the angular rate is new.
  @inlinable public var isNew: Bool { hasAcceleration || hasAngularRate }

  /// Specific force on the axes of the package. At rest, face up, z is +1 g.
  @inlinable
  public var acceleration: Acceleration {
    Acceleration(g: rawAcceleration.map { accelerometerSensitivity.value($0) })
  }

  /// Angular rate about the axes of the package. Counter-clockwise is positive, seen from the axis' tip.
  @inlinable
  public var angularRate: AngularRate {
    AngularRate(degreesPerSecond: rawAngularRate.map { gyroscopeSensitivity.value($0) })
  }

  /// Temperature of the die in °C, some degrees above that of the board. Register manuals, TEMP_OUT: MPU-6050 and its
  /// relatives digits / 340 + 36.53, the others digits / 333.87 + 21.
  @inlinable
  public var temperature: Double {
    thermometer.sensitivity.value(rawTemperature) + Double(Int(thermometer.zero)) / 100
  }
}

extension InvenSenseSample: InertialSample {}

/// What a chip has read of an AKM magnetometer on its auxiliary bus: the bytes ST1 to ST2.
public struct InvenSenseMagnetometer: Equatable, Sendable {
  @usableFromInline var readOut: AKMReadOut
  /// Whether the magnetometer did not acknowledge since the last sample: what was read may be old.
  public var isUnanswered: Bool

  @usableFromInline
  init(_ readOut: AKMReadOut, isUnanswered: Bool = false) {
    self.readOut = readOut
    self.isUnanswered = isUnanswered
  }

  /// The output in digits on the magnetometer's own axes, as the chip delivers it: not adjusted.
  public var raw: Axes<Int16> { readOut.raw }

  /// Whether the magnetometer had a new measurement when it was read (ST1, DRDY). A magnetometer that is triggered is read
  /// less often than samples appear above 100 Hz: those in between repeat what was read.
  public var isNew: Bool { readOut.first.dataReady }

  /// The measurement; nil where there was no new one. Its instant is not known.
  ///
  /// - Parameters:
  ///   - configuration: That of the magnetometer.
  ///   - adjustment: Its sensitivity adjustment, `AKMCompass.adjustment`.
  /// - Throws: `.bus` with `.noAcknowledge` where the magnetometer did not answer; `.overflow` or `.dataError` where
  ///   it reports that; `.lostConfiguration` where it measured in another mode.
  public func sample<Configuration: AKMConfiguration>(
    of configuration: Configuration, adjustment: Axes<UInt8>
  ) throws(SensorError) -> Configuration.Sample? {
    if isUnanswered { throw .bus(.noAcknowledge, register: Configuration.map.status) }
    guard isNew else { return nil }
    return try configuration.sample(readOut, adjustment: adjustment, instant: nil)
  }
}

/// A sample of a FIFO with its time.
public struct InvenSenseTimedSample: Equatable, Sendable {
  /// The sample.
  public var sample: InvenSenseSample
  /// When it was taken, on the clock of the timebase that `drain` was called with.
  public var time: Instant

  /// Creates an empty sample, to fill a buffer with.
  public init() {
    let none = Sensitivity(0, over: 1)
    sample = InvenSenseSample(
      accelerometer: none, gyroscope: none, thermometer: .init(sensitivity: none, zero: 0))
    time = Instant(nanoseconds: 0)
  }
}

extension Axes where Element == Int16 {
  /// Three words, each with its high byte first.
  @inlinable
  init(highFirst bytes: Span<UInt8>, at first: Int) {
    self.init(
      Int16(low: bytes[first + 1], high: bytes[first]),
      Int16(low: bytes[first + 3], high: bytes[first + 2]),
      Int16(low: bytes[first + 5], high: bytes[first + 4]))
  }
}
