// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
internal import Synchronization

/// Motion data for one client, with the members of Core Motion's CMMotionManager.
///
/// Any number of managers share one session's sensors, and each receives the samples that it requests, in its
/// own frame. Each kind of data is available by polling the latest sample, by a handler on a queue, and as an
/// `AsyncSequence`.
///
/// All members may be called on any thread, and by handlers. No handler is called once the stop that ends it
/// has returned; so a stop waits for a handler that runs on another thread, and must not be called while
/// holding a lock or resource that such a handler waits for. Of two handlers that stop each other, one does
/// not wait. Once a manager is released, all its updates have stopped.
public final class MotionManager: Sendable {
  /// The session whose sensors it uses; if nil, nothing is available.
  public let session: MotionSession?
  let accelerometer: Channel<AccelerometerSource>
  let gyro: Channel<GyroSource>
  let magnetometer: Channel<MagnetometerSource>
  let motion: Channel<DeviceMotionSource>
  let displaysMovement = Mutex(false)

  /// Creates a manager.
  ///
  /// - Parameter session: The session; without one nothing is available.
  public init(_ session: MotionSession? = .shared) {
    self.session = session
    accelerometer = Channel(session)
    gyro = Channel(session)
    magnetometer = Channel(session)
    motion = Channel(session)
  }

  deinit {
    accelerometer.stop()
    gyro.stop()
    magnetometer.stop()
    motion.stop()
  }

  /// The error of the updates, for clients without a handler: the reason why a start failed, until the stop
  /// or the next start of it, or why there are no good samples at present. Of several errors the first of
  /// accelerometer, gyroscope, magnetometer and device motion.
  public var error: MotionError? {
    accelerometer.error ?? gyro.error ?? magnetometer.error ?? motion.error
  }
}

/// The reason why motion services have no samples.
public enum MotionError: Error, Equatable, Sendable {
  /// The magnetometer is not calibrated for the device's own field: the device has to be rotated.
  case deviceRequiresMovement
  /// The declination of the place is unknown, see ``MotionSession/Configuration/declination``.
  case trueNorthNotAvailable
  /// An interval that is not finite, or a reference frame that does not exist or is a set of several.
  case invalidParameter
  /// The device lacks a sensor for it.
  case notAvailable
  /// A sensor does not work at present. It is tried again once a second.
  case sensor(Quantity, SensorError)

  /// The code of the same error in Core Motion's CMError; a sensor's failure is its "unknown" error.
  public var code: UInt32 {
    switch self {
    case .deviceRequiresMovement: 101
    case .trueNorthNotAvailable: 102
    case .sensor: 103
    case .invalidParameter: 107
    case .notAvailable: 109
    }
  }
}

extension MotionError: CustomStringConvertible {
  /// A sentence without a full stop: what is missing, and what to do next.
  public var description: String {
    switch self {
    case .deviceRequiresMovement:
      "the compass is not calibrated: turn the device about, in all directions"
    case .trueNorthNotAvailable:
      "true north needs the magnetic declination of the place: set the session's declination"
    case .invalidParameter:
      "the interval is not a finite number, or the reference frame is not exactly one: pass others"
    case .notAvailable: "the device lacks a sensor for this: check what is available first"
    case .sensor(let sensor, let error): "\(sensor.sensorName): \(error)"
    }
  }
}
