// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassFusion
internal import Synchronization

extension MotionManager {
  /// Whether the device has an accelerometer and a gyroscope.
  public var isDeviceMotionAvailable: Bool {
    session?.available.isSuperset(of: [.acceleration, .angularRate]) ?? false
  }

  /// Whether updates have been started and not stopped, or a stream runs.
  public var isDeviceMotionActive: Bool { motion.isActive }

  /// The interval from sample to sample, in seconds, see ``accelerometerUpdateInterval``. The shortest one is
  /// that of the slower of accelerometer and gyroscope.
  public var deviceMotionUpdateInterval: Double {
    get { motion.interval }
    set { motion.interval = newValue }
  }

  /// The latest device motion while active.
  public var deviceMotion: DeviceMotion? { motion.latest }

  /// The deliveries to the handler that was started last.
  public var deviceMotionCount: DeliveryCount { motion.count }

  /// While device motion is active, the frame in use; otherwise the one last used, and initially the
  /// arbitrary one.
  public var attitudeReferenceFrame: AttitudeReferenceFrame {
    (motion.source ?? motion.lastSource)?.frame ?? .xArbitraryZVertical
  }

  /// The frames in which the shared session can give an attitude.
  public static var availableAttitudeReferenceFrames: AttitudeReferenceFrame {
    MotionSession.shared?.availableAttitudeReferenceFrames ?? []
  }

  /// The frames in which this manager's session can give an attitude.
  public var availableAttitudeReferenceFrames: AttitudeReferenceFrame {
    session?.availableAttitudeReferenceFrames ?? []
  }

  /// Whether the application should ask the user to move the device when the magnetometer needs it. There is
  /// no system display for that here; the value is kept for the application to read.
  public var showsDeviceMovementDisplay: Bool {
    get { displaysMovement.withLock { $0 } }
    set { displaysMovement.withLock { $0 = newValue } }
  }

  /// Starts updates of ``deviceMotion``. Updates started before are stopped.
  public func startDeviceMotionUpdates(
    using frame: AttitudeReferenceFrame = .xArbitraryZVertical
  ) {
    motion.start(source(frame))
  }

  /// Delivers each sample or error to a handler. Updates started before are stopped.
  public func startDeviceMotionUpdates(
    using frame: AttitudeReferenceFrame = .xArbitraryZVertical, to queue: some HandlerQueue,
    withHandler handler: @escaping @Sendable (DeviceMotion?, MotionError?) -> Void
  ) {
    motion.start(source(frame), on: queue, handler: handler)
  }

  /// The samples from now on, independent of other updates, each stream in its own frame.
  ///
  /// A stream continues when the device has to be moved, so it does not report that: ``error`` does, and the
  /// accuracy of ``DeviceMotion/magneticField``, which is below medium then.
  public func deviceMotionUpdates(
    using frame: AttitudeReferenceFrame = .xArbitraryZVertical
  ) -> MotionUpdates<DeviceMotion> {
    motion.updates(source(frame))
  }

  /// Stops the started updates, and all streams. Once it has returned no handler runs any more, except one
  /// that calls it.
  public func stopDeviceMotionUpdates() { motion.stop() }

  private func source(_ frame: AttitudeReferenceFrame) -> DeviceMotionSource {
    DeviceMotionSource(frame: frame, declination: session?.configuration.declination)
  }
}
