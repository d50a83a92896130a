// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassFusion
internal import Synchronization

extension MotionManager {
  /// Whether there are an accelerometer and a gyroscope.
  public var isDeviceMotionAvailable: Bool {
    session?.available.isSuperset(of: [.accelerometer, .gyroscope]) ?? false
  }

  /// Between a start and a stop, and while there is a stream.
  public var isDeviceMotionActive: Bool { motion.isActive }

  /// In seconds. 0 and less is as fast as accelerometer and gyroscope go, more than 60 is 60; an
  /// interval that is not finite is a ``MotionError/invalidParameter`` of whatever is, or is then
  /// started. A change takes effect at once. It is read as it was set, whatever is made of it.
  public var deviceMotionUpdateInterval: Double {
    get { motion.interval }
    set { motion.interval = newValue }
  }

  /// The latest while active.
  public var deviceMotion: DeviceMotion? { motion.latest }

  /// Of the handler that was started last.
  public var deviceMotionCount: DeliveryCount { motion.count }

  /// While device motion is active, the frame in use; else the one last used, and before any the
  /// arbitrary one.
  public var attitudeReferenceFrame: AttitudeReferenceFrame {
    (motion.source ?? motion.lastSource)?.frame ?? .xArbitraryZVertical
  }

  /// Those that the shared session can tell an attitude in.
  public static var availableAttitudeReferenceFrames: AttitudeReferenceFrame {
    MotionSession.shared?.availableAttitudeReferenceFrames ?? []
  }

  /// Those that this manager's session can tell an attitude in.
  public var availableAttitudeReferenceFrames: AttitudeReferenceFrame {
    session?.availableAttitudeReferenceFrames ?? []
  }

  /// Whether the system may ask the user to move the device when the compass needs it. There is
  /// nobody here who would: whoever wants to can look at it.
  public var showsDeviceMovementDisplay: Bool {
    get { displaysMovement.withLock { $0 } }
    set { displaysMovement.withLock { $0 = newValue } }
  }

  /// For ``deviceMotion``. What was started before is stopped.
  public func startDeviceMotionUpdates(
    using frame: AttitudeReferenceFrame = .xArbitraryZVertical
  ) {
    motion.start(source(frame))
  }

  /// Hands each sample, or what went wrong, to a handler. What was started before is stopped.
  public func startDeviceMotionUpdates(
    using frame: AttitudeReferenceFrame = .xArbitraryZVertical, to queue: some HandlerQueue,
    withHandler handler: @escaping @Sendable (DeviceMotion?, MotionError?) -> Void
  ) {
    motion.start(
      source(frame), sink: HandlerSink(queue: queue, capacity: motion.capacity, handler: handler))
  }

  /// The samples from now on, beside what else was started, each in its own frame.
  ///
  /// A stream goes on when the device is to be moved, so that it does not tell of that:
  /// ``error`` does, and the accuracy of ``DeviceMotion/magneticField``, which is below medium then.
  public func deviceMotionUpdates(
    using frame: AttitudeReferenceFrame = .xArbitraryZVertical
  ) -> MotionUpdates<DeviceMotion> {
    motion.updates(source(frame))
  }

  /// Ends what was started, and all streams. When it returns no handler runs any more, but for one
  /// that calls it.
  public func stopDeviceMotionUpdates() { motion.stop() }

  private func source(_ frame: AttitudeReferenceFrame) -> DeviceMotionSource {
    DeviceMotionSource(frame: frame, declination: session?.configuration.declination)
  }
}

extension DeviceMotionSource {
  /// Device motion goes on without a compass, which is needed no less.
  static func isOver(_ error: MotionError, by sample: DeviceMotion) -> Bool {
    switch error {
    case .deviceRequiresMovement: sample.magneticField.accuracy >= .medium
    case .sensor(.magnetometer, _): sample.magneticField.field != .zero
    case .sensor: true
    case .trueNorthNotAvailable, .invalidParameter, .notAvailable: false
    }
  }
}
