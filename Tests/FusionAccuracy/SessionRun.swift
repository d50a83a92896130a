// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import Synchronization

/// Plays a motion to software chips under a motion session, which delivers device motion with
/// magnetic north 100 times a second.
struct SessionRun {
  /// The chips of a board.
  enum Chips: Sendable {
    /// LIS331DLH, L3G4200D and AK8975.
    case three
    /// LSM6DSOX and LIS3MDL; with the errors of parts on sale alone.
    case two
  }

  var chips = Chips.three
  /// Whether the chips have data-ready lines, or are polled.
  var hasLines = false
  /// Whether the offsets of chips without errors drift.
  var drifts = false
  /// The calibration of chips with the errors of parts on sale; nil for chips without errors.
  var calibration: Calibration?
  /// The temperature of the board in °C.
  var temperature = 25.0
  /// Whether there is a compass.
  var hasCompass = true
  /// Whether the session makes up for the delays of low-passes.
  var compensatesDelays = true
  /// Whether the session goes on learning the compass' offset.
  var learnsOffset = true
  var seed: UInt64 = 0

  /// The time for which the session runs before the motion begins, in nanoseconds.
  private static var delay: Int64 { 1_000_000_000 }

  func callAsFunction(_ trial: Trial) throws -> ChipRun.Result {
    let result = Mutex(ChipRun.Result())
    try run(trial.motion) { motion, seconds in
      result.withLock { result in
        result.score.add(
          motion.attitude.eastNorthUp,
          truth: trial.truth.attitude(at: Int64((seconds * 1e9).rounded())))
        result.shakes.look(at: motion.gravity, motion.userAcceleration, seconds)
      }
    }
    return result.withLock { $0 }
  }

  /// Plays a motion, and passes on what the session delivers, with the time since it began.
  func run(
    _ motion: Motion, _ receive: @escaping @Sendable (DeviceMotion, _ seconds: Double) -> Void
  ) throws {
    let circuit =
      calibration == nil
      ? Circuit(Part.unspread(seed: seed, drifts: drifts))
      : Circuit(
        chips == .three ? [.lis331dlh, .l3g4200d, .ak8975] : [.lsm6dsox, .lis3mdl],
        sensing: .typical(seed: seed))
    let start = circuit.now.advanced(byNanoseconds: Self.delay)
    circuit.change {
      $0.temperature = temperature
      $0.motion = motion.delayed(byNanoseconds: start.nanoseconds)
    }
    var configuration = MotionSession.Configuration()
    configuration.calibratesCompass = learnsOffset
    let sensors = RunSensors(
      sensors: try sensors(circuit), hasDelays: compensatesDelays)
    let session = MotionSession(
      sensors, clock: circuit.timebase, drive: .caller, configuration: configuration)
    session.calibration = calibration ?? Calibration()
    let manager = MotionManager(session)
    manager.deviceMotionUpdateInterval = 0.01
    let frame: AttitudeReferenceFrame = hasCompass ? .xMagneticNorthZVertical : .xArbitraryZVertical
    manager.startDeviceMotionUpdates(using: frame, to: .immediate) { motion, _ in
      guard let motion else { return }
      let seconds = motion.timestamp - Double(start.nanoseconds) * 1e-9
      if seconds >= 0 { receive(motion, seconds) }
    }
    session.run(until: start.advanced(byNanoseconds: motion.endNanoseconds))
    manager.stopDeviceMotionUpdates()
  }

  private func sensors(
    _ circuit: Circuit
  ) throws -> BoardSensors<I2CDevice<CircuitI2C>, CircuitLine, CircuitTimebase> {
    let clock = circuit.timebase
    var sensors = BoardSensors<I2CDevice<CircuitI2C>, CircuitLine, CircuitTimebase>(clock: clock)
    if chips == .two {
      sensors.add(
        .init(
          try LSM6DSO(
            on: I2CDevice(circuit.wire, .lsm6dso),
            .init(part: .lsm6dsox, accelerometerRange: .g8, gyroscopeRange: .dps2000))))
      sensors.add(.init(try LIS3MDL(on: I2CDevice(circuit.wire, .lis3mdl))))
      return sensors
    }
    sensors.add(
      .init(
        try LIS331DLH(
          on: I2CDevice(circuit.wire, .lis331dlh),
          .init(range: .g8, pins: .init(interrupt1: hasLines ? .dataReady : .ownInterrupt)))),
      line: hasLines ? circuit.line("INT1", of: .i2c(0x18)) : nil)
    sensors.add(
      .init(
        try L3G4200D(
          on: I2CDevice(circuit.wire, .l3g4200d),
          .init(range: .dps2000, pins: .init(dataReady: hasLines)))),
      line: hasLines ? circuit.line("DRDY/INT2", of: .i2c(0x68)) : nil)
    guard hasCompass else { return sensors }
    sensors.add(
      .init(try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)),
      line: hasLines ? circuit.line("DRDY", of: .i2c(0x0C)) : nil)
    return sensors
  }
}

/// A board's sensors, whose delays may be kept from the session.
struct RunSensors: ~Copyable, MotionSensors {
  var sensors: BoardSensors<I2CDevice<CircuitI2C>, CircuitLine, CircuitTimebase>
  let hasDelays: Bool

  var available: Set<Quantity> { sensors.available }
  func fastestRate(of sensor: Quantity) -> Double { sensors.fastestRate(of: sensor) }
  func rate(of sensor: Quantity) -> Double? { sensors.rate(of: sensor) }
  func delay(of sensor: Quantity) -> Double { hasDelays ? sensors.delay(of: sensor) : 0 }
  var zeroRateLevel: Double { sensors.zeroRateLevel }
  mutating func demand(_ demand: SensorDemand) { sensors.demand(demand) }
  var due: Instant? { sensors.due }
  mutating func step(until limit: Instant, into events: inout [SensorEvent]) {
    sensors.step(until: limit, into: &events)
  }
  mutating func readTemperature() throws(SensorError) -> Double? { try sensors.readTemperature() }
}
