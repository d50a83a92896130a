// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ProofMassMotion

/// Core Motion's manager, by its own names, upon ``MotionManager``.
///
/// There may be as many as one likes: they share a session's sensors, and each has its own intervals.
public final class CMMotionManager: NSObject, Sendable {
  let manager: MotionManager

  /// Upon `MotionSession.shared`; without one nothing is available.
  public override convenience init() { self.init(.shared) }

  public init(_ session: MotionSession?) {
    manager = MotionManager(session)
    super.init()
  }

  /// Whether the system asks for the movement that a compass' calibration needs; false at first.
  /// There is no such display here: it is for the application to show.
  public var showsDeviceMovementDisplay: Bool {
    get { manager.showsDeviceMovementDisplay }
    set { manager.showsDeviceMovementDisplay = newValue }
  }
}

extension CMMotionManager {
  /// The accelerometer's and all other intervals are in seconds; what is 0 or less is as fast as
  /// can be, and what is no number an invalid parameter for whoever starts. Each is read as it was
  /// set, whatever is made of it.
  public var accelerometerUpdateInterval: TimeInterval {
    get { manager.accelerometerUpdateInterval }
    set { manager.accelerometerUpdateInterval = newValue }
  }

  public var isAccelerometerAvailable: Bool { manager.isAccelerometerAvailable }
  public var isAccelerometerActive: Bool { manager.isAccelerometerActive }
  public var accelerometerData: CMAccelerometerData? {
    manager.accelerometerData.map(CMAccelerometerData.init)
  }

  public func startAccelerometerUpdates() { manager.startAccelerometerUpdates() }

  @preconcurrency
  public func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    manager.startAccelerometerUpdates(to: queue) { data, error in
      handler(data.map(CMAccelerometerData.init), error.map(NSError.init))
    }
  }

  public func stopAccelerometerUpdates() { manager.stopAccelerometerUpdates() }
}

extension CMMotionManager {
  public var gyroUpdateInterval: TimeInterval {
    get { manager.gyroUpdateInterval }
    set { manager.gyroUpdateInterval = newValue }
  }

  public var isGyroAvailable: Bool { manager.isGyroAvailable }
  public var isGyroActive: Bool { manager.isGyroActive }
  public var gyroData: CMGyroData? { manager.gyroData.map(CMGyroData.init) }

  public func startGyroUpdates() { manager.startGyroUpdates() }

  @preconcurrency
  public func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    manager.startGyroUpdates(to: queue) { data, error in
      handler(data.map(CMGyroData.init), error.map(NSError.init))
    }
  }

  public func stopGyroUpdates() { manager.stopGyroUpdates() }
}

extension CMMotionManager {
  public var magnetometerUpdateInterval: TimeInterval {
    get { manager.magnetometerUpdateInterval }
    set { manager.magnetometerUpdateInterval = newValue }
  }

  public var isMagnetometerAvailable: Bool { manager.isMagnetometerAvailable }
  public var isMagnetometerActive: Bool { manager.isMagnetometerActive }
  public var magnetometerData: CMMagnetometerData? {
    manager.magnetometerData.map(CMMagnetometerData.init)
  }

  public func startMagnetometerUpdates() { manager.startMagnetometerUpdates() }

  @preconcurrency
  public func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {
    manager.startMagnetometerUpdates(to: queue) { data, error in
      handler(data.map(CMMagnetometerData.init), error.map(NSError.init))
    }
  }

  public func stopMagnetometerUpdates() { manager.stopMagnetometerUpdates() }
}
