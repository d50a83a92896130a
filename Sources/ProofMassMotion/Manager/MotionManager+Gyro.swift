// SPDX-License-Identifier: Apache-2.0

extension MotionManager {
  /// Whether there is a gyroscope.
  public var isGyroAvailable: Bool { session?.available.contains(.gyroscope) ?? false }

  /// Between a start and a stop, and while there is a stream.
  public var isGyroActive: Bool { gyro.isActive }

  /// In seconds. 0 and less is as fast as the sensor goes, more than 60 is 60; an interval that is not
  /// finite is a ``MotionError/invalidParameter`` of whatever is, or is then started. A change takes
  /// effect at once. It is read as it was set, whatever is made of it.
  public var gyroUpdateInterval: Double {
    get { gyro.interval }
    set { gyro.interval = newValue }
  }

  /// The latest while active.
  public var gyroData: GyroData? { gyro.latest }

  /// Of the handler that was started last.
  public var gyroCount: DeliveryCount { gyro.count }

  /// For ``gyroData``. What was started before is stopped.
  public func startGyroUpdates() { gyro.start(GyroSource()) }

  /// Hands each sample, or what went wrong, to a handler. What was started before is stopped.
  public func startGyroUpdates(
    to queue: some HandlerQueue,
    withHandler handler: @escaping @Sendable (GyroData?, MotionError?) -> Void
  ) {
    gyro.start(
      GyroSource(),
      sink: HandlerSink(queue: queue, capacity: gyro.capacity, handler: handler))
  }

  /// The samples from now on, beside what else was started.
  public func gyroUpdates() -> MotionUpdates<GyroData> {
    gyro.updates(GyroSource())
  }

  /// Ends what was started, and all streams. When it returns no handler runs any more, but for one
  /// that calls it.
  public func stopGyroUpdates() { gyro.stop() }
}
