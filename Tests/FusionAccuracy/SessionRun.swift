// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import Synchronization

/// A trial played to three software chips under a motion session: what an application gets as device
/// motion that knows magnetic north, 100 times a second.
struct SessionRun {
  /// Whether the chips tell by lines that they have a sample, or are polled.
  var hasLines = false
  /// Whether the chips' offsets drift.
  var drifts = false
  /// Whether the chips are off as they are sold, and were calibrated before.
  var isCalibrated = false
  var seed: UInt64 = 0

  /// How long the session runs before the trial begins, in nanoseconds.
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
      try LIS331DLH(
        on: I2CDevice(circuit.wire, .lis331dlh),
        .init(range: .g8, pins: .init(interrupt1: hasLines ? .dataReady : .ownInterrupt))),
      line: hasLines ? circuit.line("INT1", of: .i2c(0x18)) : nil)
    sensors.add(
      try L3G4200D(
        on: I2CDevice(circuit.wire, .l3g4200d),
        .init(range: .dps2000, pins: .init(dataReady: hasLines))),
      line: hasLines ? circuit.line("DRDY/INT2", of: .i2c(0x68)) : nil)
    sensors.add(
      try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock),
      line: hasLines ? circuit.line("DRDY", of: .i2c(0x0C)) : nil)
    return sensors
  }
}
