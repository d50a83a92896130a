// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassControl

/// The motion services of a board that is shown live: device motion, heading, orientation and shakes. The
/// samples arrive by the board's tap; this only demands them.
final class WatchedServices {
  private let motion: MotionManager
  private let north: MotionManager
  private let orientationService: DeviceOrientationService
  private let observation: MotionObservation
  private let shake: ShakeService
  private let received = Mailbox<WatchedEvent>()

  /// - Parameters:
  ///   - rates: The sample rate of each sensor in hertz; a slower sensor uses its fastest rate.
  ///   - interval: The interval between attitudes, in seconds; nil for samples alone.
  init(_ session: MotionSession, rates: [Quantity: Double], every interval: Double?) {
    motion = MotionManager(session)
    north = MotionManager(session)
    orientationService = DeviceOrientationService(session)
    shake = ShakeService(session)
    let received = received
    observation = orientationService.observe(on: .immediate) { change, _ in
      if let change { received.put(.orientation(change.orientation, at: change.timestamp)) }
    }
    for (one, rate) in rates { start(one, every: 1 / rate) }
    guard let interval, motion.isAccelerometerAvailable else { return }
    orientationService.beginGenerating()
    shake.responders = [Responder(received: received)]
    shake.start(on: .immediate)
    startMotion(every: interval)
  }

  /// Starts a sensor, or changes its rate.
  func start(_ one: Quantity, every interval: Double) {
    switch one {
    case .acceleration:
      motion.accelerometerUpdateInterval = interval
      motion.startAccelerometerUpdates()
    case .angularRate:
      motion.gyroUpdateInterval = interval
      motion.startGyroUpdates()
    case .magneticFluxDensity:
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

  /// The events since the last call.
  func take() -> [WatchedEvent] { received.take().elements }

  /// The present orientation.
  var orientation: DeviceOrientation { orientationService.orientation }

  /// Ends all demands, so that the session powers the chips down.
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
