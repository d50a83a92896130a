// SPDX-License-Identifier: Apache-2.0

extension MotionManager {
  /// Whether there is a compass.
  public var isMagnetometerAvailable: Bool { session?.available.contains(.magnetometer) ?? false }

  /// Between a start and a stop, and while there is a stream.
  public var isMagnetometerActive: Bool { magnetometer.isActive }

  /// In seconds. 0 and less is as fast as the sensor goes, more than 60 is 60; an interval that is not
  /// finite is a ``MotionError/invalidParameter`` of whatever is, or is then started. A change takes
  /// effect at once. It is read as it was set, whatever is made of it.
  public var magnetometerUpdateInterval: Double {
    get { magnetometer.interval }
    set { magnetometer.interval = newValue }
  }

  /// The latest while active.
  public var magnetometerData: MagnetometerData? { magnetometer.latest }

  /// Of the handler that was started last.
  public var magnetometerCount: DeliveryCount { magnetometer.count }

  /// For ``magnetometerData``. What was started before is stopped.
  public func startMagnetometerUpdates() { magnetometer.start(MagnetometerSource()) }

  /// Hands each sample, or what went wrong, to a handler. What was started before is stopped.
  public func startMagnetometerUpdates(
    to queue: some HandlerQueue,
    withHandler handler: @escaping @Sendable (MagnetometerData?, MotionError?) -> Void
  ) {
    magnetometer.start(
      MagnetometerSource(),
      sink: HandlerSink(queue: queue, capacity: magnetometer.capacity, handler: handler))
  }

  /// The samples from now on, beside what else was started.
  public func magnetometerUpdates() -> MotionUpdates<MagnetometerData> {
    magnetometer.updates(MagnetometerSource())
  }

  /// Ends what was started, and all streams. When it returns no handler runs any more, but for one
  /// that calls it.
  public func stopMagnetometerUpdates() { magnetometer.stop() }
}
