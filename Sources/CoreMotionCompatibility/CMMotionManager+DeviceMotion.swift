// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import ProofMassMotion

extension CMMotionManager {
  public var deviceMotionUpdateInterval: TimeInterval {
    get { manager.deviceMotionUpdateInterval }
    set { manager.deviceMotionUpdateInterval = newValue }
  }

  public var isDeviceMotionAvailable: Bool { manager.isDeviceMotionAvailable }
  public var isDeviceMotionActive: Bool { manager.isDeviceMotionActive }
  public var deviceMotion: CMDeviceMotion? { manager.deviceMotion.map(CMDeviceMotion.init) }

  /// The frames of which one can be asked for: those that the shared session has the sensors for.
  public class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    CMAttitudeReferenceFrame(MotionManager.availableAttitudeReferenceFrames)
  }

  /// The frame in use, or the last one; `xArbitraryZVertical` before any.
  public var attitudeReferenceFrame: CMAttitudeReferenceFrame {
    CMAttitudeReferenceFrame(manager.attitudeReferenceFrame)
  }

  public func startDeviceMotionUpdates() { manager.startDeviceMotionUpdates() }

  public func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {
    manager.startDeviceMotionUpdates(using: frame.frame)
  }

  @preconcurrency
  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    manager.startDeviceMotionUpdates(to: queue) { motion, error in
      handler(motion.map(CMDeviceMotion.init), error.map(NSError.init))
    }
  }

  @preconcurrency
  public func startDeviceMotionUpdates(
    using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    manager.startDeviceMotionUpdates(using: frame.frame, to: queue) { motion, error in
      handler(motion.map(CMDeviceMotion.init), error.map(NSError.init))
    }
  }

  public func stopDeviceMotionUpdates() { manager.stopDeviceMotionUpdates() }
}
