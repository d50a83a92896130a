// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

// MARK: Accelerometer

extension MotionManager {
  /// Whether the device has an accelerometer.
  public var isAccelerometerAvailable: Bool {
    session?.available.contains(.acceleration) ?? false
  }

  /// Whether updates have been started and not stopped, or a stream runs.
  public var isAccelerometerActive: Bool { accelerometer.isActive }

  /// The interval from sample to sample, in seconds. 0 and less mean the sensor's highest rate, more than 60
  /// means 60; an interval that is not finite gives ``MotionError/invalidParameter`` for updates that run or
  /// are started then. A change takes effect immediately. The property keeps the value that was set.
  public var accelerometerUpdateInterval: Double {
    get { accelerometer.interval }
    set { accelerometer.interval = newValue }
  }

  /// The latest sample while active.
  public var accelerometerData: AccelerometerData? { accelerometer.latest }

  /// The deliveries to the handler that was started last.
  public var accelerometerCount: DeliveryCount { accelerometer.count }

  /// Starts updates of ``accelerometerData``. Updates started before are stopped.
  public func startAccelerometerUpdates() { accelerometer.start(AccelerometerSource()) }

  /// Delivers each sample or error to a handler. Updates started before are stopped.
  public func startAccelerometerUpdates(
    to queue: some HandlerQueue,
    withHandler handler: @escaping @Sendable (AccelerometerData?, MotionError?) -> Void
  ) {
    accelerometer.start(AccelerometerSource(), on: queue, handler: handler)
  }

  /// The samples from now on, independent of other updates.
  public func accelerometerUpdates() -> MotionUpdates<AccelerometerData> {
    accelerometer.updates(AccelerometerSource())
  }

  /// Stops the started updates, and all streams. Once it has returned no handler runs any more, except one
  /// that calls it.
  public func stopAccelerometerUpdates() { accelerometer.stop() }
}

// MARK: Gyroscope

extension MotionManager {
  /// Whether the device has a gyroscope.
  public var isGyroAvailable: Bool {
    session?.available.contains(.angularRate) ?? false
  }

  /// Whether updates have been started and not stopped, or a stream runs.
  public var isGyroActive: Bool { gyro.isActive }

  /// The interval from sample to sample, in seconds, see ``accelerometerUpdateInterval``.
  public var gyroUpdateInterval: Double {
    get { gyro.interval }
    set { gyro.interval = newValue }
  }

  /// The latest sample while active.
  public var gyroData: GyroData? { gyro.latest }

  /// The deliveries to the handler that was started last.
  public var gyroCount: DeliveryCount { gyro.count }

  /// Starts updates of ``gyroData``. Updates started before are stopped.
  public func startGyroUpdates() { gyro.start(GyroSource()) }

  /// Delivers each sample or error to a handler. Updates started before are stopped.
  public func startGyroUpdates(
    to queue: some HandlerQueue,
    withHandler handler: @escaping @Sendable (GyroData?, MotionError?) -> Void
  ) {
    gyro.start(GyroSource(), on: queue, handler: handler)
  }

  /// The samples from now on, independent of other updates.
  public func gyroUpdates() -> MotionUpdates<GyroData> {
    gyro.updates(GyroSource())
  }

  /// Stops the started updates, and all streams. Once it has returned no handler runs any more, except one
  /// that calls it.
  public func stopGyroUpdates() { gyro.stop() }
}

// MARK: Magnetometer

extension MotionManager {
  /// Whether the device has a magnetometer.
  public var isMagnetometerAvailable: Bool {
    session?.available.contains(.magneticFluxDensity) ?? false
  }

  /// Whether updates have been started and not stopped, or a stream runs.
  public var isMagnetometerActive: Bool { magnetometer.isActive }

  /// The interval from sample to sample, in seconds, see ``accelerometerUpdateInterval``.
  public var magnetometerUpdateInterval: Double {
    get { magnetometer.interval }
    set { magnetometer.interval = newValue }
  }

  /// The latest sample while active.
  public var magnetometerData: MagnetometerData? { magnetometer.latest }

  /// The deliveries to the handler that was started last.
  public var magnetometerCount: DeliveryCount { magnetometer.count }

  /// Starts updates of ``magnetometerData``. Updates started before are stopped.
  public func startMagnetometerUpdates() { magnetometer.start(MagnetometerSource()) }

  /// Delivers each sample or error to a handler. Updates started before are stopped.
  public func startMagnetometerUpdates(
    to queue: some HandlerQueue,
    withHandler handler: @escaping @Sendable (MagnetometerData?, MotionError?) -> Void
  ) {
    magnetometer.start(MagnetometerSource(), on: queue, handler: handler)
  }

  /// The samples from now on, independent of other updates.
  public func magnetometerUpdates() -> MotionUpdates<MagnetometerData> {
    magnetometer.updates(MagnetometerSource())
  }

  /// Stops the started updates, and all streams. Once it has returned no handler runs any more, except one
  /// that calls it.
  public func stopMagnetometerUpdates() { magnetometer.stop() }
}
