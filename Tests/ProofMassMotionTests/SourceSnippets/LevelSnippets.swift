// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import Foundation
import Synchronization

/// An image that stays level, and a table that scrolls as the device is tilted; both at 10 Hz.
final class LevelViewController: Sendable {
  let motionManager: CMMotionManager
  let imageView = View()

  init(_ motionManager: CMMotionManager) { self.motionManager = motionManager }

  func start(_ queue: OperationQueue) {
    motionManager.accelerometerUpdateInterval = 1 / 10.0
    motionManager.startAccelerometerUpdates(to: queue) { [imageView] data, error in
      guard let acceleration = data?.acceleration else { return }
      let angle = atan2(acceleration.x, acceleration.y) - .pi
      if abs(angle - imageView.rotation) > 0.05 { imageView.rotation = angle }
    }
  }
}

final class TiltScrollViewController: Sendable {
  let motionManager: CMMotionManager
  let tableView = View()

  init(_ motionManager: CMMotionManager) { self.motionManager = motionManager }

  func start(_ queue: OperationQueue) {
    motionManager.accelerometerUpdateInterval = 1 / 10.0
    motionManager.startAccelerometerUpdates(to: queue) { [tableView] data, error in
      guard let z = data?.acceleration.z else { return }
      if z < -0.5 {
        tableView.selectedRow = min(99, tableView.selectedRow + 1)
      } else if z > 0.5 {
        tableView.selectedRow = max(0, tableView.selectedRow - 1)
      }
    }
  }
}

/// A ball in a box, which gravity rolls at 60 Hz by the latest acceleration.
final class RollingBallViewController: Sendable {
  let motionManager: CMMotionManager
  let ball = View()
  let velocity = Mutex((x: 0.0, y: 0.0))

  init(_ motionManager: CMMotionManager) {
    self.motionManager = motionManager
    motionManager.accelerometerUpdateInterval = 1 / 60.0
  }

  func viewDidAppear() { motionManager.startAccelerometerUpdates() }

  /// Called by the application's own timer.
  func timerFired() {
    guard let acceleration = motionManager.accelerometerData?.acceleration else { return }
    velocity.withLock { velocity in
      var center = ball.center
      velocity = (velocity.x + acceleration.x / 60, velocity.y + acceleration.y / 60)
      center = (center.x + velocity.x / 60, center.y + velocity.y / 60)
      if abs(center.x) > 1 { (center.x, velocity.x) = (center.x < 0 ? -1 : 1, 0) }
      if abs(center.y) > 1 { (center.y, velocity.y) = (center.y < 0 ? -1 : 1, 0) }
      ball.center = center
    }
  }
}
