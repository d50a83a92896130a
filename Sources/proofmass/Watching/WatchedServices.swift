// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassWatching

/// The motion services of a board that people watch: device motion, heading, orientation and shakes. The
/// samples come by the tap of the board; here they are only asked for.
final class WatchedServices {
  private let motion: MotionManager
  private let north: MotionManager
  private let orientationService: DeviceOrientationService
  private let observation: MotionObservation
  private let shake: ShakeService
  private let received = Mailbox<WatchedEvent>()

  /// - Parameters:
  ///   - rates: Samples a second of each sensor; a sensor that is slower has its fastest.
  ///   - interval: The time from one attitude to the next, in seconds.
  init(_ session: MotionSession, rates: [ChipClass: Double], every interval: Double) {
    motion = MotionManager(session)
    north = MotionManager(session)
    orientationService = DeviceOrientationService(session)
    shake = ShakeService(session)
    let received = received
    observation = orientationService.observe(on: .immediate) { change, _ in
      if let change { received.put(.orientation(change.orientation, at: change.timestamp)) }
    }
    for (one, rate) in rates { start(one, every: 1 / rate) }
    guard motion.isAccelerometerAvailable else { return }
    orientationService.beginGenerating()
    shake.responders = [Responder(received: received)]
    shake.start(on: .immediate)
    startMotion(every: interval)
  }

  private func start(_ one: ChipClass, every interval: Double) {
    switch one {
    case .accelerometer:
      motion.accelerometerUpdateInterval = interval
      motion.startAccelerometerUpdates()
    case .gyroscope:
      motion.gyroUpdateInterval = interval
      motion.startGyroUpdates()
    case .compass:
      motion.magnetometerUpdateInterval = interval
      motion.startMagnetometerUpdates()
    }
  }

  private func startMotion(every interval: Double) {
    let received = received
    guard motion.isDeviceMotionAvailable else { return }
    motion.deviceMotionUpdateInterval = interval
    motion.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .immediate) { motion, _ in
      if let motion { received.put(.motion(motion)) }
    }
    guard motion.isMagnetometerAvailable else { return }
    north.deviceMotionUpdateInterval = interval
    north.startDeviceMotionUpdates(using: .xMagneticNorthZVertical, to: .immediate) {
      if let motion = $0 { received.put(.north(motion)) }
      if let error = $1 { received.put(.noNorth(needsTurning: error == .deviceRequiresMovement)) }
    }
  }

  /// What has been reported since the last time.
  func take() -> [WatchedEvent] { received.take().elements }

  /// The present one.
  var orientation: DeviceOrientation { orientationService.orientation }

  /// Asks for nothing any more, so that the session powers the chips down.
  func stop() {
    motion.stopAccelerometerUpdates()
    motion.stopGyroUpdates()
    motion.stopMagnetometerUpdates()
    motion.stopDeviceMotionUpdates()
    north.stopDeviceMotionUpdates()
    shake.responders = []
    shake.stop()
    observation.cancel()
    if orientationService.isGenerating { orientationService.endGenerating() }
  }

  private struct Responder: MotionResponder {
    var received: Mailbox<WatchedEvent>

    func motionBegan(_ event: MotionEvent) -> Bool { take(event) }
    func motionEnded(_ event: MotionEvent) -> Bool { take(event) }
    func motionCancelled(_ event: MotionEvent) -> Bool { take(event) }

    private func take(_ event: MotionEvent) -> Bool {
      received.put(.shake(event))
      return true
    }
  }
}
