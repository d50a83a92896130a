// SPDX-License-Identifier: Apache-2.0

extension MotionManager {
  /// Whether there is an accelerometer.
  public var isAccelerometerAvailable: Bool { session?.available.contains(.accelerometer) ?? false }

  /// Between a start and a stop, and while there is a stream.
  public var isAccelerometerActive: Bool { accelerometer.isActive }

  /// In seconds. 0 and less is as fast as the sensor goes, more than 60 is 60; an interval that is not
  /// finite is a ``MotionError/invalidParameter`` of whatever is, or is then started. A change takes
  /// effect at once. It is read as it was set, whatever is made of it.
  public var accelerometerUpdateInterval: Double {
    get { accelerometer.interval }
    set { accelerometer.interval = newValue }
  }

  /// The latest while active.
  public var accelerometerData: AccelerometerData? { accelerometer.latest }

  /// Of the handler that was started last.
  public var accelerometerCount: DeliveryCount { accelerometer.count }

  /// For ``accelerometerData``. What was started before is stopped.
  public func startAccelerometerUpdates() { accelerometer.start(AccelerometerSource()) }

  /// Hands each sample, or what went wrong, to a handler. What was started before is stopped.
  public func startAccelerometerUpdates(
    to queue: some HandlerQueue,
    withHandler handler: @escaping @Sendable (AccelerometerData?, MotionError?) -> Void
  ) {
    accelerometer.start(
      AccelerometerSource(),
      sink: HandlerSink(queue: queue, capacity: accelerometer.capacity, handler: handler))
  }

  /// The samples from now on, beside what else was started.
  public func accelerometerUpdates() -> MotionUpdates<AccelerometerData> {
    accelerometer.updates(AccelerometerSource())
  }

  /// Ends what was started, and all streams. When it returns no handler runs any more, but for one
  /// that calls it.
  public func stopAccelerometerUpdates() { accelerometer.stop() }
}
