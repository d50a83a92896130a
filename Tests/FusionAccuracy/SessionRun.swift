// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import Synchronization

/// Plays a trial to three software chips under a motion session, which delivers device motion with
/// magnetic north 100 times a second.
struct SessionRun {
  /// Whether the chips have data-ready lines, or are polled.
  var hasLines = false
  /// Whether the chips' offsets drift.
  var drifts = false
  /// Whether the chips have the errors of typical parts, and are calibrated first.
  var isCalibrated = false
  var seed: UInt64 = 0

  /// The time for which the session runs before the trial begins, in nanoseconds.
  private static var delay: Int64 { 1_000_000_000 }

  func callAsFunction(_ trial: Trial) throws -> ChipRun.Result {
    let circuit =
      isCalibrated
      ? Circuit([.lis331dlh, .l3g4200d, .ak8975], sensing: .typical(seed: seed))
      : Circuit(Part.unspread(seed: seed, drifts: drifts))
    let calibration = isCalibrated ? try circuit.calibrated() : Calibration()
    let start = circuit.now.advanced(byNanoseconds: Self.delay)
    circuit.change { $0.motion = trial.motion.delayed(byNanoseconds: start.nanoseconds) }
    let session = MotionSession(try sensors(circuit), clock: circuit.timebase, drive: .caller)
    session.calibration = calibration
    let manager = MotionManager(session)
    manager.deviceMotionUpdateInterval = 0.01
    let result = Mutex(ChipRun.Result())
    manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical, to: .immediate) { motion, _ in
      guard let motion else { return }
      let seconds = motion.timestamp - Double(start.nanoseconds) * 1e-9
      guard seconds >= 0 else { return }
      result.withLock { result in
        result.score.add(
          motion.attitude.eastNorthUp,
          truth: trial.truth.attitude(at: Int64((seconds * 1e9).rounded())))
        result.shakes.look(at: motion.gravity, motion.userAcceleration, seconds)
      }
    }
    session.run(
      until: start.advanced(byNanoseconds: trial.motion.endNanoseconds))
    manager.stopDeviceMotionUpdates()
    return result.withLock { $0 }
  }

  private func sensors(
    _ circuit: Circuit
  ) throws -> BoardSensors<I2CDevice<CircuitI2C>, CircuitLine, CircuitTimebase> {
    let clock = circuit.timebase
    var sensors = BoardSensors<I2CDevice<CircuitI2C>, CircuitLine, CircuitTimebase>(clock: clock)
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
    sensors.add(
      .init(try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)),
      line: hasLines ? circuit.line("DRDY", of: .i2c(0x0C)) : nil)
    return sensors
  }
}

extension Circuit {
  /// Calibrates the three chips with the board on all its sides.
  func calibrated() throws -> Calibration {
    guard let motion = Scenario.named("poses")?.motion,
      var board = try Board(on: self, compassDivisor: 1)
    else { throw TrialError(file: "poses", reason: "cannot be played") }
    var accelerometer = AccelerometerCalibrator()
    var gyroscope = GyroscopeCalibrator()
    var compass = CompassCalibrator()
    let start = now
    change { $0.motion = motion.delayed(byNanoseconds: start.nanoseconds) }
    try board.run(until: start + motion.duration) { sample in
      switch sample {
      case .force(let time, let force, _):
        gyroscope.update(force)
        _ = accelerometer.update(force, at: Double(time.nanoseconds) * 1e-9)
      case .rate(let time, let rate):
        accelerometer.update(rate)
        gyroscope.update(rate, at: Double(time.nanoseconds) * 1e-9)
      case .field(_, let field): compass.update(field)
      }
    }
    // The scenario's faces are at right angles to each other.
    return Calibration(
      accelerometer: try accelerometer.calibration(facesAreSquare: true),
      gyroscope: try gyroscope.calibration(), compass: try compass.calibration())
  }
}
