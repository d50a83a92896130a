// SPDX-License-Identifier: Apache-2.0

public import ProofMassFusion
internal import Synchronization

extension MotionSession {
  /// The calibration by which samples are corrected, from the next one on: all of them for device motion,
  /// and the accelerometer's own data. The data of gyroscope and compass stay uncorrected, as Core
  /// Motion's do.
  ///
  /// While device motion runs, the compass is calibrated as the device is turned about, where
  /// ``Configuration/calibratesCompass`` allows it, until its accuracy is high. The gyroscope is
  /// calibrated, where ``Configuration/calibratesGyroscope`` allows it and the application has set no
  /// calibration of it, when the device is still and shows a bias of more than 2 °/s on an axis: the
  /// estimator follows a smaller one by itself. A calibration that is set here is kept, and no other is
  /// looked for.
  ///
  /// As long as nothing is known of a gyroscope whose sensors have a `MotionSensors.zeroRateLevel`, device
  /// motion is not settled (`DeviceMotion.isSettled`): the first second in which the device is still shows
  /// the bias, of whatever size, and the attitude begins anew.
  ///
  /// A device is still when nothing changes: neither the gyroscope's readings nor gravity nor the
  /// earth's field. With a compass one second is enough. Without one an even turn about the vertical
  /// looks the same: a rate about the vertical has to last for 8 seconds. A rest with less than 2 °/s
  /// about the vertical is believed for four times as long as it lasted, whatever follows. What was found
  /// is given up for what a later rest shows.
  public var calibration: Calibration {
    get { state.withLock { $0.calibration.current } }
    set { state.withLock { $0.calibration.current = newValue } }
  }

  /// How the compass fits its calibration while device motion runs: by how much its offset has changed,
  /// with its standard deviation, how long ago that showed, and how far the field still does not fit. nil
  /// without a calibration of the compass, before its first sample, and where
  /// ``Configuration/calibratesCompass`` is off.
  ///
  /// The change is taken off the calibrated field, and the field's accuracy falls while it does not fit.
  /// It starts anew with each calibration that is set or found, and is not part of ``calibration``.
  public var compassFit: CompassFit? { worker.withLock { $0.compassFit } }
}
