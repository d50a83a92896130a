// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import Foundation

/// Samples both sensors at 100 Hz, each started and stopped separately. A jerk sets the view's
/// colour; tilt and spin set its opacity.
final class SpiritsViewController: Sendable {
  let motionManager: CMMotionManager
  let queue: OperationQueue
  let jerked = View()
  let tilted = View()
  let spun = View()

  init(_ motionManager: CMMotionManager, queue: OperationQueue) {
    self.motionManager = motionManager
    self.queue = queue
    motionManager.accelerometerUpdateInterval = 0.01
    motionManager.gyroUpdateInterval = 0.01
  }

  func startAccelerometer() {
    guard motionManager.isAccelerometerAvailable else { return }
    motionManager.startAccelerometerUpdates(to: queue) { [jerked, tilted] data, error in
      guard let acceleration = data?.acceleration else { return }
      if acceleration.x > 1.3 {
        jerked.backgroundColor = "green"
      } else if acceleration.x < -1.3 {
        jerked.backgroundColor = "orange"
      } else if acceleration.y > 1.3 {
        jerked.backgroundColor = "red"
      } else if acceleration.y < -1.3 {
        jerked.backgroundColor = "blue"
      } else if acceleration.z > 1.3 {
        jerked.backgroundColor = "yellow"
      } else if acceleration.z < -1.3 {
        jerked.backgroundColor = "purple"
      }
      tilted.alpha = min(1, abs(acceleration.x))
    }
  }

  func startGyro() {
    guard motionManager.isGyroAvailable else { return }
    motionManager.startGyroUpdates(to: queue) { [spun] data, error in
      guard let rate = data?.rotationRate else { return }
      spun.alpha = min(1, (abs(rate.x) + abs(rate.y) + abs(rate.z)) / 8)
    }
  }
}

/// Reads both in one handler.
final class DeviceMotionViewController: Sendable {
  let motionManager: CMMotionManager
  let queue: OperationQueue
  let tilted = View()
  let spun = View()

  init(_ motionManager: CMMotionManager, queue: OperationQueue) {
    self.motionManager = motionManager
    self.queue = queue
  }

  func start() {
    guard motionManager.isDeviceMotionAvailable else { return }
    motionManager.deviceMotionUpdateInterval = 0.01
    motionManager.startDeviceMotionUpdates(to: queue) { [tilted, spun] motion, error in
      guard let motion else { return }
      tilted.alpha = min(1, abs(motion.gravity.x + motion.userAcceleration.x))
      let rate = motion.rotationRate
      spun.alpha = min(1, (abs(rate.x) + abs(rate.y) + abs(rate.z)) / 8)
    }
  }
}
