// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// The three chips of a phone on one bus, read by their drivers at their data-ready edges: accelerometer
/// (±8 g) and gyroscope (±2000 °/s) at 100 Hz, the compass every so many of the gyroscope's samples.
struct Board: ~Copyable {
  private let timebase: CircuitTimebase
  private var accelerometer: LIS331DLH<I2CDevice<CircuitI2C>>
  private var gyroscope: L3G4200D<I2CDevice<CircuitI2C>>
  private var compass: AK8975<I2CDevice<CircuitI2C>>
  private var accelerometerLine: CircuitLine
  private var gyroscopeLine: CircuitLine
  private let compassDivisor: Int
  private var compassDue: Instant?
  private var ticks = 0

  /// What a chip measured, and when.
  enum Sample {
    case force(Instant, Acceleration, isClipped: Bool)
    case rate(Instant, AngularRate)
    case field(Instant, MagneticFluxDensity)
  }

  /// Of the accelerometer and the gyroscope, in seconds.
  static var period: Double { 0.01 }
  var compassPeriod: Double { Self.period * Double(compassDivisor) }

  /// nil when a chip has no such pin.
  init?(on circuit: Circuit, compassDivisor: Int) throws(SensorError) {
    guard let accelerometerLine = circuit.line("INT1", of: .i2c(0x18)),
      let gyroscopeLine = circuit.line("DRDY/INT2", of: .i2c(0x68))
    else { return nil }
    let timebase = circuit.timebase
    let compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), timebase)
    let gyroscope = try L3G4200D(
      on: I2CDevice(circuit.wire, .l3g4200d),
      .init(rate: .hertz100, range: .dps2000, pins: .init(dataReady: true)))
    let accelerometer = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh),
      .init(rate: .hertz100, range: .g8, pins: .init(interrupt1: .dataReady)))
    timebase.wait(for: gyroscope.settlingTime)
    self.timebase = timebase
    self.accelerometer = accelerometer
    self.gyroscope = gyroscope
    self.compass = compass
    self.accelerometerLine = accelerometerLine
    self.gyroscopeLine = gyroscopeLine
    self.compassDivisor = compassDivisor
  }

  /// What comes until a time, in the order in which it is read.
  mutating func run(until end: Instant, _ body: (Sample) -> Void) throws(SensorError) {
    while true {
      let now = timebase.now()
      guard now < end else { return }
      let limit = now + .milliseconds(25)
      if let edge = gyroscopeLine.waitForEdge(until: limit) {
        let sample = try gyroscope.read()
        body(.rate(max(edge, now), sample.angularRate))
      }
      if let edge = accelerometerLine.waitForEdge(until: limit) {
        let sample = try accelerometer.read()
        let limits: ClosedRange<Int16> = -2047...2046
        let isClipped = ![sample.raw.x, sample.raw.y, sample.raw.z].allSatisfy(limits.contains)
        body(.force(max(edge, now), sample.acceleration, isClipped: isClipped))
      }
      if let field = try field() { body(field) }
    }
  }

  private mutating func field() throws(SensorError) -> Sample? {
    var field: Sample?
    if let due = compassDue, timebase.now() >= due {
      compassDue = nil
      do throws(SensorError) {
        let sample = try compass.readMeasurement(timebase)
        field = .field(sample.instant, sample.fluxDensity)
      } catch { guard error == .overflow else { throw error } }
    }
    if ticks % compassDivisor == 0 { compassDue = try compass.startMeasurement(timebase) }
    ticks += 1
    return field
  }
}
