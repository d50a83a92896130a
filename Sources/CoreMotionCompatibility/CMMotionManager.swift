// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ProofMassMotion

/// Core Motion's manager, with its own names, based on `MotionManager`.
///
/// Any number of managers share a session's sensors, each with its own intervals.
public final class CMMotionManager: NSObject, Sendable {
  let manager: MotionManager

  /// Creates a manager for `MotionSession.shared`; without one nothing is available.
  public override convenience init() { self.init(.shared) }

  /// Creates a manager for a session; without one nothing is available.
  public init(_ session: MotionSession?) {
    manager = MotionManager(session)
    super.init()
  }

  /// Whether to ask the user for the movement that the calibration of a magnetometer needs; false by default.
  /// There is no system display for that here: the application has to show it.
  public var showsDeviceMovementDisplay: Bool {
    get { manager.showsDeviceMovementDisplay }
    set { manager.showsDeviceMovementDisplay = newValue }
  }
}

extension CMMotionManager {
  /// The interval from sample to sample, in seconds. 0 and less mean the highest rate; an interval that is
  /// not finite is an invalid parameter of a start. The property keeps the value that was set.
  public var accelerometerUpdateInterval: TimeInterval {
    get { manager.accelerometerUpdateInterval }
    set { manager.accelerometerUpdateInterval = newValue }
  }

  /// Whether the device has an accelerometer.
  public var isAccelerometerAvailable: Bool { manager.isAccelerometerAvailable }
  /// Whether updates have been started and not stopped.
  public var isAccelerometerActive: Bool { manager.isAccelerometerActive }
  /// The latest sample while active.
  public var accelerometerData: CMAccelerometerData? {
    manager.accelerometerData.map(CMAccelerometerData.init)
  }

  /// Starts updates of ``accelerometerData``.
  public func startAccelerometerUpdates() { manager.startAccelerometerUpdates() }

  /// Starts updates, and delivers each sample or error to a handler.
  @preconcurrency
  public func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    manager.startAccelerometerUpdates(to: queue) { data, error in
      handler(data.map(CMAccelerometerData.init), error.map(NSError.init))
    }
  }

  /// Stops the updates.
  public func stopAccelerometerUpdates() { manager.stopAccelerometerUpdates() }
}

extension CMMotionManager {
  /// The interval from sample to sample, in seconds, see ``accelerometerUpdateInterval``.
  public var gyroUpdateInterval: TimeInterval {
    get { manager.gyroUpdateInterval }
    set { manager.gyroUpdateInterval = newValue }
  }

  /// Whether the device has a gyroscope.
  public var isGyroAvailable: Bool { manager.isGyroAvailable }
  /// Whether updates have been started and not stopped.
  public var isGyroActive: Bool { manager.isGyroActive }
  /// The latest sample while active.
  public var gyroData: CMGyroData? { manager.gyroData.map(CMGyroData.init) }

  /// Starts updates of ``gyroData``.
  public func startGyroUpdates() { manager.startGyroUpdates() }

  /// Starts updates, and delivers each sample or error to a handler.
  @preconcurrency
  public func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    manager.startGyroUpdates(to: queue) { data, error in
      handler(data.map(CMGyroData.init), error.map(NSError.init))
    }
  }

  /// Stops the updates.
  public func stopGyroUpdates() { manager.stopGyroUpdates() }
}

extension CMMotionManager {
  /// The interval from sample to sample, in seconds, see ``accelerometerUpdateInterval``.
  public var magnetometerUpdateInterval: TimeInterval {
    get { manager.magnetometerUpdateInterval }
    set { manager.magnetometerUpdateInterval = newValue }
  }

  /// Whether the device has a magnetometer.
  public var isMagnetometerAvailable: Bool { manager.isMagnetometerAvailable }
  /// Whether updates have been started and not stopped.
  public var isMagnetometerActive: Bool { manager.isMagnetometerActive }
  /// The latest sample while active.
  public var magnetometerData: CMMagnetometerData? {
    manager.magnetometerData.map(CMMagnetometerData.init)
  }

  /// Starts updates of ``magnetometerData``.
  public func startMagnetometerUpdates() { manager.startMagnetometerUpdates() }

  /// Starts updates, and delivers each sample or error to a handler.
  @preconcurrency
  public func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {
    manager.startMagnetometerUpdates(to: queue) { data, error in
      handler(data.map(CMMagnetometerData.init), error.map(NSError.init))
    }
  }

  /// Stops the updates.
  public func stopMagnetometerUpdates() { manager.stopMagnetometerUpdates() }
}

extension CMMotionManager {
  /// The interval from sample to sample, in seconds, see ``accelerometerUpdateInterval``.
  public var deviceMotionUpdateInterval: TimeInterval {
    get { manager.deviceMotionUpdateInterval }
    set { manager.deviceMotionUpdateInterval = newValue }
  }

  /// Whether the device has an accelerometer and a gyroscope.
  public var isDeviceMotionAvailable: Bool { manager.isDeviceMotionAvailable }
  /// Whether updates have been started and not stopped.
  public var isDeviceMotionActive: Bool { manager.isDeviceMotionActive }
  /// The latest device motion while active.
  public var deviceMotion: CMDeviceMotion? { manager.deviceMotion.map(CMDeviceMotion.init) }

  /// The frames for which the shared session has the sensors.
  public class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    CMAttitudeReferenceFrame(MotionManager.availableAttitudeReferenceFrames)
  }

  /// The frame in use, or the last one; `xArbitraryZVertical` before any.
  public var attitudeReferenceFrame: CMAttitudeReferenceFrame {
    CMAttitudeReferenceFrame(manager.attitudeReferenceFrame)
  }

  /// Starts updates of ``deviceMotion`` in the frame `xArbitraryZVertical`.
  public func startDeviceMotionUpdates() { manager.startDeviceMotionUpdates() }

  /// Starts updates of ``deviceMotion`` in a frame.
  public func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {
    manager.startDeviceMotionUpdates(using: frame.frame)
  }

  /// Starts updates in the frame `xArbitraryZVertical`, and delivers each sample or error to a handler.
  @preconcurrency
  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    manager.startDeviceMotionUpdates(to: queue) { motion, error in
      handler(motion.map(CMDeviceMotion.init), error.map(NSError.init))
    }
  }

  /// Starts updates in a frame, and delivers each sample or error to a handler.
  @preconcurrency
  public func startDeviceMotionUpdates(
    using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    manager.startDeviceMotionUpdates(using: frame.frame, to: queue) { motion, error in
      handler(motion.map(CMDeviceMotion.init), error.map(NSError.init))
    }
  }

  /// Stops the updates.
  public func stopDeviceMotionUpdates() { manager.stopDeviceMotionUpdates() }
}

// MARK: Handlers

// An error is an NSError of CMErrorDomain. Handlers may run on any thread, so they have to be Sendable, which
// Core Motion does not require.

/// Receives samples of the accelerometer, or an error.
public typealias CMAccelerometerHandler = @Sendable (CMAccelerometerData?, (any Error)?) -> Void
/// Receives samples of the gyroscope, or an error.
public typealias CMGyroHandler = @Sendable (CMGyroData?, (any Error)?) -> Void
/// Receives samples of the magnetometer, or an error.
public typealias CMMagnetometerHandler = @Sendable (CMMagnetometerData?, (any Error)?) -> Void
/// Receives device motion, or an error.
public typealias CMDeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void

extension OperationQueue: HandlerQueue {
  /// Runs the work as an operation.
  public func enqueue(_ work: @escaping @Sendable () -> Void) { addOperation(work) }
}

extension NSError {
  convenience init(_ error: MotionError) {
    self.init(
      domain: CMErrorDomain, code: Int(error.code),
      userInfo: [NSLocalizedDescriptionKey: "\(error)"])
  }
}
