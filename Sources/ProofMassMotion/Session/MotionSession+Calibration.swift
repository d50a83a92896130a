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
  /// calibrated, where ``Configuration/calibratesGyroscope`` allows it and nobody has set a calibration
  /// of it, when the device is still and shows a bias of more than 2 °/s on an axis: the estimator
  /// follows less by itself. What is set here counts, and nothing else is looked for.
  ///
  /// Still is a device for which nothing changes: neither the gyroscope's readings nor gravity nor the
  /// earth's field. With a compass one second of it is enough. Without one an even turn about the
  /// vertical looks so, too: a rate about the vertical has to last for 8 seconds. A rest with less
  /// than 2 °/s about the vertical is believed for four times as long as it was seen, whatever comes
  /// then. What was found is given up for what a later rest shows.
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
      guard state.mayLearnGyroscope else { return }
      state.calibration.gyroscope = gyroscope
      state.foundGyroscope = gyroscope
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
