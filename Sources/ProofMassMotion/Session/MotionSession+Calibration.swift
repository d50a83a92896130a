// SPDX-License-Identifier: Apache-2.0

internal import ProofMassFusion
internal import Synchronization

extension MotionSession {
  /// What the sensors' samples are corrected by, from the next one on: all for device motion, and the
  /// accelerometer's own data. Those of the gyroscope and the compass stay as they are, as Core
  /// Motion's do.
  ///
  /// While device motion runs the compass is calibrated as the device is turned about, where
  /// ``Configuration/calibratesCompass`` allows it, until its accuracy is high. And the gyroscope is
  /// calibrated, where ``Configuration/calibratesGyroscope`` allows it and there is no calibration of it,
  /// the first time that the device is still for a second; from then on the estimator follows its
  /// bias. What is set here counts, and nothing else is looked for.
  ///
  /// Still is a device for which nothing changes: neither the gyroscope's readings nor gravity nor the
  /// earth's field. Without a compass a steady turn about the vertical looks so, too: a board without one
  /// that begins in such a turn takes it for the gyroscope's bias.
  public var calibration: Calibration {
    get { state.withLock { $0.calibration } }
    set { state.withLock { $0.calibration = newValue } }
  }

  /// Unless somebody has set one, of the compass a better one, meanwhile.
  func adopt(_ learned: Calibration) {
    if let gyroscope = learned.gyroscope { adopt(gyroscope) }
    if let compass = learned.compass { adopt(compass) }
  }

  private func adopt(_ gyroscope: GyroscopeCalibration) {
    state.withLock { state in
      guard state.calibration.gyroscope == nil else { return }
      state.calibration.gyroscope = gyroscope
      state.calibration.origins[.gyroscope]?.date = nil
    }
  }

  private func adopt(_ compass: CompassCalibration) {
    state.withLock { state in
      let known = state.calibration.compass?.accuracy ?? .uncalibrated
      guard known < compass.accuracy else { return }
      state.calibration.compass = compass
      state.calibration.origins[.magnetometer]?.date = nil
    }
  }
}
