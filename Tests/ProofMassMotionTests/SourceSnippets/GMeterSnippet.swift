// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import Foundation
import ProofMassCore
import ProofMassFusion
import Synchronization

/// A g-meter: shows the acceleration at 60 Hz with its minimum and maximum, and a ball on a polar
/// grid.
final class GMeterViewController: Sendable {
  let motionManager: CMMotionManager
  /// Stands for the main queue.
  let mainQueue: OperationQueue
  let ball = View()
  let labels = View()
  private let statistics = Mutex(MotionStatistics())

  /// The view is a square, 320 points wide.
  static let maxR = 320.0 / 2
  static let oneGee = 0.666 * maxR

  init(_ motionManager: CMMotionManager, mainQueue: OperationQueue) {
    self.motionManager = motionManager
    self.mainQueue = mainQueue
  }

  /// The handler runs on a queue of its own; only the drawing runs on the main queue.
  func start(_ queue: OperationQueue) {
    guard motionManager.isAccelerometerAvailable else {
      labels.texts["error"] = "no accelerometer"
      return
    }
    motionManager.accelerometerUpdateInterval = 1 / 60.0
    motionManager.startAccelerometerUpdates(to: queue) { [weak self] data, error in
      guard let self, let acceleration = data?.acceleration else { return }
      statistics.withLock { $0.update(Axes(acceleration.x, acceleration.y, acceleration.z)) }
      mainQueue.addOperation { self.show(acceleration) }
    }
  }

  func show(_ acceleration: CMAcceleration) {
    ball.center = (
      Self.maxR + acceleration.x * Self.oneGee, Self.maxR - acceleration.y * Self.oneGee
    )
    let magnitude = statistics.withLock { $0.magnitude }
    guard let magnitude else { return }
    labels.texts = [
      "now": String(format: "%+.1f", magnitude.current),
      "min": String(format: "%+.1f", magnitude.minimum),
      "max": String(format: "%+.1f", magnitude.maximum),
      "z": String(format: "%+.1f", acceleration.z),
    ]
  }

  func reset() { statistics.withLock { $0.reset() } }

  var readings: MotionStatistics { statistics.withLock { $0 } }
}
