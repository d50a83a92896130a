// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// The three chips of a phone on one bus, read by their drivers at their data-ready edges:
/// accelerometer (±8 g) and gyroscope (±2000 °/s) at 100 Hz, the compass at every n-th sample of
/// the gyroscope.
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

  /// A sample of a chip, with its time.
  enum Sample {
    case force(Instant, Acceleration, isClipped: Bool)
    case rate(Instant, AngularRate)
    case field(Instant, MagneticFluxDensity)
  }

  /// The sampling interval of accelerometer and gyroscope in seconds.
  static var period: Double { 0.01 }
  /// The sampling interval of the compass in seconds.
  var compassPeriod: Double { Self.period * Double(compassDivisor) }

  /// Configures the chips of a circuit; nil if a chip has no data-ready pin.
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

  /// Runs the board until a time and passes each sample on, in the order of reading.
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

extension Part {
  /// A phone's three chips with their filters, resolution and noise, but without errors of offset,
  /// scale and axes, as if calibrated perfectly.
  ///
  /// - Parameter drifts: Whether they have flicker noise and random walk beside their white noise;
  ///   these are assumptions, since datasheets give the white noise only.
  static func unspread(seed: UInt64, drifts: Bool) -> [Part] {
    var accelerometer = LIS331DLHChip()
    accelerometer.element = AccelerometerElement(
      .unspread(drifts: drifts), seed: seed)
    var gyroscope = L3G4200DChip()
    gyroscope.element = GyroscopeElement(.unspread(drifts: drifts), seed: seed)
    var compass = AK8975Chip()
    compass.element = CompassElement(.unspread(drifts: drifts), seed: seed)
    return [.lis331dlh(accelerometer), .l3g4200d(gyroscope), .ak8975(compass)]
  }
}

extension AccelerometerParameters {
  static func unspread(drifts: Bool) -> AccelerometerParameters {
    var parameters = lis331dlh
    parameters.turnOnDeviation = 0
    parameters.offsetDeviation = 0
    parameters.offsetPerKelvin = 0
    parameters.sensitivityLimit = 0
    parameters.crossAxisLimit = 0
    guard !drifts else { return parameters }
    parameters.flickerFloor = 0
    parameters.walk = 0
    return parameters
  }
}

extension GyroscopeParameters {
  static func unspread(drifts: Bool) -> GyroscopeParameters {
    var parameters = l3g4200d
    parameters.quadrature = 0
    parameters.phaseError = 0
    parameters.phaseDrift = 0
    parameters.scale = 0
    parameters.scaleDrift = 0
    parameters.crossAxis = 0
    parameters.gSensitivity = 0
    parameters.gSquaredSensitivity = 0
    parameters.nonLinearity = 0
    for index in 0..<3 {
      parameters.ranges[index].zeroRate = 0
      parameters.ranges[index].drift = 0
    }
    guard !drifts else { return parameters }
    parameters.floor = 0
    parameters.walk = 0
    return parameters
  }
}

extension CompassParameters {
  static func unspread(drifts: Bool) -> CompassParameters {
    var parameters = ak8975.nominal
    parameters.noise = ak8975.noise
    if drifts { parameters.flicker = ak8975.flicker }
    return parameters
  }
}
