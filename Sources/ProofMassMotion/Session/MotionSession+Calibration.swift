// SPDX-License-Identifier: Apache-2.0

public import ProofMassFusion
internal import Synchronization

extension MotionSession {
  /// The calibration that corrects samples, from the next one on: all of them for device motion, and the
  /// accelerometer's own data. The data of gyroscope and magnetometer stay uncorrected, like Core Motion's.
  ///
  /// While device motion runs, the magnetometer is calibrated as the device rotates, if
  /// ``Configuration/calibratesCompass`` is set, until its accuracy is high. The gyroscope is calibrated, if
  /// ``Configuration/calibratesGyroscope`` is set and the application has set no calibration of it, when the
  /// device is still and shows a bias of more than 2 °/s on an axis: the estimator follows a smaller one by
  /// itself. A calibration that is set here is kept, and not replaced by a learned one.
  ///
  /// While the bias of a gyroscope whose sensors have a `MotionSensors.zeroRateLevel` is unknown, device
  /// motion is not settled (`DeviceMotion.isSettled`): the first second in which the device is still shows
  /// the bias, of any size, and the attitude starts again.
  ///
  /// A device is still when nothing changes: neither the gyroscope's readings nor gravity nor the earth's
  /// field. With a magnetometer one second is enough. Without one a steady rotation about the vertical looks
  /// the same: a rate about the vertical has to last for 8 seconds. A rest with less than 2 °/s about the
  /// vertical is trusted for four times as long as it lasted, whatever follows. A learned bias is replaced by
  /// that of a later rest.
  public var calibration: Calibration {
    get { state.withLock { $0.calibration.current } }
    set { state.withLock { $0.calibration.current = newValue } }
  }

  /// The agreement of the magnetometer with its calibration while device motion runs: the change of its
  /// offset, with its standard deviation, the time since that was measured, and the remaining misfit of the
  /// field. nil without a calibration of the magnetometer, before its first sample, and if
  /// ``Configuration/calibratesCompass`` is off.
  ///
  /// The change is subtracted from the calibrated field, and the field's accuracy is lower while it does not
  /// fit. It starts again with each calibration that is set or learned, and is not part of ``calibration``.
  public var compassFit: CompassFit? { worker.withLock { $0.compassFit } }
}
