// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// Nine axes at full rate on one bus of 400 kHz: the accelerometer at 1 kHz on its data-ready line,
/// the gyroscope at 800 Hz in drains of five sets on its watermark line, the compass at 100 Hz on
/// DRDY.
///
/// After each read of the accelerometer, at most one transaction with another sensor follows, if it
/// is due. It ends before the accelerometer's next sample but one.
struct NineAxes: ~Copyable {
  private let timebase: CircuitTimebase
  private var accelerometer: LIS331DLH<I2CDevice<CircuitI2C>>
  private var gyroscope: L3G4200D<I2CDevice<CircuitI2C>>
  private var compass: AK8975<I2CDevice<CircuitI2C>>
  private var accelerometerLine: CircuitLine
  private var gyroscopeLine: CircuitLine
  private var compassLine: CircuitLine
  private var rates: InlineArray<32, L3G4200DTimedSample>

  struct Result: Equatable {
    var accelerations = 0
    var rates = 0
    var fields = 0
    /// Lost samples of all three sensors.
    var lost = 0
    /// Waits that ended without an edge, and reads that found no new sample.
    var inVain = 0
    /// The time in which the bus was idle, in nanoseconds.
    var idle: Int64 = 0
    /// The sum of all samples, so that no computation is optimized away.
    var sum = 0.0
  }
  private var result: Result

  /// Creates the three drivers; nil if a chip does not have the expected pin.
  init?(on circuit: Circuit) throws(SensorError) {
    guard let accelerometerLine = circuit.line("INT1", of: .i2c(0x18)),
      let gyroscopeLine = circuit.line("DRDY/INT2", of: .i2c(0x68)),
      let compassLine = circuit.line("DRDY", of: .i2c(0x0C))
    else { return nil }
    let timebase = circuit.timebase
    let compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), timebase)
    var gyroscope = try L3G4200D(
      on: I2CDevice(circuit.wire, .l3g4200d),
      .init(
        rate: .hertz800, range: .dps2000, pins: .init(watermark: true),
        fifo: .init(.stream, watermark: 4)))
    timebase.wait(for: gyroscope.settlingTime)
    let accelerometer = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh),
      .init(rate: .hertz1000, range: .g8, pins: .init(interrupt1: .dataReady)))
    try gyroscope.rearmFIFO(timebase)
    self.timebase = timebase
    self.accelerometer = accelerometer
    self.gyroscope = gyroscope
    self.compass = compass
    self.accelerometerLine = accelerometerLine
    self.gyroscopeLine = gyroscopeLine
    self.compassLine = compassLine
    rates = InlineArray(repeating: L3G4200DTimedSample())
    result = Result()
  }

  /// Samples for a duration.
  mutating func run(for duration: Duration) throws(SensorError) -> Result {
    result = Result()
    let end = timebase.now() + duration
    var drainDue = timebase.now()
    var measurement = drainDue
    var measures = false
    while true {
      let start = timebase.now()
      guard start < end else { return result }
      // Longer than any period, so that a line without edges is noticed.
      let edge = accelerometerLine.waitForEdge(
        until: start.advanced(byNanoseconds: 3_000_000))
      // An edge gives the time: it occurred at that instant, or before the wait began.
      let now = edge.map { max($0, start) } ?? timebase.now()
      result.idle += now.nanoseconds - start.nanoseconds
      if edge == nil { result.inVain += 1 }
      try readAcceleration()
      // Five sets take 5.4 ms at 15 % above the nominal rate.
      if now >= drainDue, let edge = gyroscopeLine.waitForEdge(until: now) {
        try drain(at: edge)
        drainDue = now.advanced(byNanoseconds: 5_000_000)
      } else if !measures, now >= measurement {
        _ = try compass.startMeasurement(timebase)
        measures = true
      } else if measures, now >= measurement.advanced(byNanoseconds: 7_000_000),
        let edge = compassLine.waitForEdge(until: now)
      {
        try readField(at: edge)
        measures = false
        measurement = measurement.advanced(byNanoseconds: 10_000_000)
      }
    }
  }

  private mutating func readAcceleration() throws(SensorError) {
    let sample = try accelerometer.read()
    if sample.isNew { result.accelerations += 1 } else { result.inVain += 1 }
    if sample.overrun { result.lost += 1 }
    result.sum += sample.acceleration.g.x
  }

  private mutating func drain(at edge: Instant) throws(SensorError) {
    try Self.drain(&gyroscope, into: &rates, at: edge, timebase, &result)
  }

  private static func drain(
    _ gyroscope: inout L3G4200D<I2CDevice<CircuitI2C>>,
    into rates: inout InlineArray<32, L3G4200DTimedSample>, at edge: Instant,
    _ timebase: CircuitTimebase, _ result: inout Result
  ) throws(SensorError) {
    var samples = rates.mutableSpan
    let drain = try gyroscope.drain(into: &samples, at: edge, timebase)
    result.rates += drain.count
    result.lost += drain.lost
    for index in 0..<drain.count {
      result.sum += samples[index].angularRate.radiansPerSecond.x
    }
  }

  private mutating func readField(at edge: Instant) throws(SensorError) {
    let sample = try compass.readMeasurement(at: edge)
    result.fields += 1
    result.sum += sample.fluxDensity.microtesla.x
  }
}

/// Sampling of nine axes on a board that turns evenly.
func nineAxes(milliseconds: Int, sensing: Sensing) throws -> Times {
  let circuit = Circuit([.lis331dlh, .l3g4200d, .ak8975], sensing: sensing)
  circuit.change { $0.angularRate = [0.1, 0.2, 0.3] }
  guard var nine = try NineAxes(on: circuit) else { throw NoSuchPin() }
  let stopwatch = Stopwatch()
  let result = try nine.run(for: .milliseconds(milliseconds))
  let times = stopwatch.read()
  keep(result.sum)
  return times
}

struct NoSuchPin: Error {}
