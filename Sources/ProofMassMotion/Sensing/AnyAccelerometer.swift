// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

/// The driver of one accelerometer, which is one of two.
///
/// A concrete type for both, as `EitherBus` is for wires.
public struct AnyAccelerometer<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var twelveBit: LIS331DLH<Link>?
  @usableFromInline var eightBit: LIS331DL<Link>?

  @usableFromInline package let rates: [Double]
  @usableFromInline package private(set) var rate: Double
  @usableFromInline package private(set) var settlingTime: Duration

  public init(_ driver: consuming LIS331DLH<Link>) {
    rates = LIS331DLHConfiguration.Rate.allCases.map(\.hertz)
    rate = driver.configuration.rate.hertz
    settlingTime = driver.settlingTime
    twelveBit = consume driver
    eightBit = nil
  }

  public init(_ driver: consuming LIS331DL<Link>) {
    rates = LIS331DLConfiguration.Rate.allCases.map(\.hertz)
    rate = driver.configuration.rate.hertz
    settlingTime = driver.settlingTime
    twelveBit = nil
    eightBit = consume driver
  }
}

extension AnyAccelerometer: Sendable where Link: Sendable & ~Copyable {}

extension AnyAccelerometer: PolledSensor where Link: ~Copyable {
  @usableFromInline
  package mutating func start(rate: Double) throws(SensorError) {
    if var configuration = twelveBit?.configuration {
      if let rate = LIS331DLHConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      configuration.power = .normal
      settlingTime = try twelveBit?.configure(configuration) ?? .zero
      self.rate = configuration.rate.hertz
    }
    if var configuration = eightBit?.configuration {
      if let rate = LIS331DLConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      configuration.power = .normal
      settlingTime = try eightBit?.configure(configuration) ?? .zero
      self.rate = configuration.rate.hertz
    }
  }

  @inlinable
  package mutating func hasSample() throws(SensorError) -> Bool {
    if let has = try twelveBit?.hasSample() { return has }
    return try eightBit?.hasSample() == true
  }

  @inlinable
  package mutating func poll() throws(SensorError) -> PolledSample {
    if let sample = try twelveBit?.read() {
      return PolledSample(
        raw: sample.raw, value: sample.acceleration.g, isNew: sample.isNew,
        overrun: sample.overrun, range: -2048...2047)
    }
    guard let sample = try eightBit?.read() else { throw .notReady }
    return PolledSample(
      raw: sample.raw.map { Int16($0) }, value: sample.acceleration.g, isNew: sample.isNew,
      overrun: sample.overrun, range: -128...127)
  }

  @usableFromInline package mutating func powerDown() throws(SensorError) {
    try twelveBit?.powerDown()
    try eightBit?.powerDown()
  }
}
