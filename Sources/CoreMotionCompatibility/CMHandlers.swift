// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ProofMassMotion

// An error is an NSError of CMErrorDomain. Handlers may run on any thread, so that they are
// Sendable, which Core Motion leaves to their authors.
public typealias CMAccelerometerHandler = @Sendable (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = @Sendable (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = @Sendable (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void

extension OperationQueue: HandlerQueue {
  public func enqueue(_ work: @escaping @Sendable () -> Void) { addOperation(work) }
}

extension NSError {
  convenience init(_ error: MotionError) {
    self.init(
      domain: CMErrorDomain, code: Int(error.code),
      userInfo: [NSLocalizedDescriptionKey: "\(error)"])
  }
}
