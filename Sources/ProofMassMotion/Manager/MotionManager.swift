// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Motion data for one client, with the members of Core Motion's CMMotionManager.
///
/// There may be many of them: they share one session's sensors, and each has the samples it asks
/// for, in its own frame. Each kind of data can be had by asking for the latest, by a handler on a
/// queue, and as an `AsyncSequence`.
///
/// Any thread may call anything, handlers too. No handler is called after the stop that ends it has
/// returned; so a stop waits for a handler that another thread is in, and must not be called while
/// holding what such a handler waits for. Of two handlers that stop each other, one does not wait.
/// When a manager is gone everything of it has stopped.
public final class MotionManager: Sendable {
  public let session: MotionSession?
  let accelerometer: Channel<AccelerometerSource>
  let gyro: Channel<GyroSource>
  let magnetometer: Channel<MagnetometerSource>
  let motion: Channel<DeviceMotionSource>
  let displaysMovement = Mutex(false)

  /// - Parameter session: Without one nothing is available.
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

  /// What is wrong with what was started, for clients without a handler: why a start failed, until
  /// the stop or the next start of it, or why there are no good samples at present. Of several
  /// the first of accelerometer, gyroscope, compass and device motion.
  public var error: MotionError? {
    accelerometer.error ?? gyro.error ?? magnetometer.error ?? motion.error
  }
}
