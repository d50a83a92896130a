// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics

extension Circuit {
  /// Lays the board on all its sides, and tells what its three chips are off by.
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
    // The scenario's sides are square.
    return Calibration(
      accelerometer: try accelerometer.calibration(facesAreSquare: true),
      gyroscope: try gyroscope.calibration(), compass: try compass.calibration())
  }
}
