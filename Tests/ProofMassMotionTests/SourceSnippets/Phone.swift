// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import Foundation
import ProofMassMotionTestSupport

/// An emulated device, and a queue for an application's handlers. Each handler ends before virtual
/// time goes on.
struct Phone {
  let device: EmulatedDevice
  let queue = OperationQueue()

  init(_ device: EmulatedDevice) {
    self.device = device
    queue.maxConcurrentOperationCount = 1
    device.afterStep = { [queue] in queue.waitUntilAllOperationsAreFinished() }
  }

  init() throws { try self.init(EmulatedDevice()) }

  func motionManager() -> CMMotionManager { CMMotionManager(device.session) }
}
