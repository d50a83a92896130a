// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion

/// What the monitor asks of a session: samples of all sensors, device motion, orientation and shakes.
final class MonitorSensors {
  enum Event: Sendable {
    case motion(DeviceMotion)
    case heading(Double?, note: String)
    case orientation(DeviceOrientation)
    case shake(MotionEvent)
  }

  private let session: MotionSession
  private let motion: MotionManager
  private let north: MotionManager
  private let orientation: DeviceOrientationService
  private let observation: MotionObservation
  private let shake: ShakeService
  private let received = Mailbox<Event>()

  init(_ session: MotionSession, _ chips: [ChipArgument]) {
    self.session = session
    motion = MotionManager(session)
    north = MotionManager(session)
    orientation = DeviceOrientationService(session)
    shake = ShakeService(session)
    let received = received
    observation = orientation.observe(on: .immediate) { change, _ in
      if let change { received.put(.orientation(change.orientation)) }
    }
    start(chips)
  }

  /// The samples come by the tap: here they are only asked for.
  private func start(_ chips: [ChipArgument]) {
    for chip in chips {
      switch chip.model.chipClass {
      case .accelerometer:
        motion.accelerometerUpdateInterval = 1 / chip.rate
        motion.startAccelerometerUpdates()
      case .gyroscope:
        motion.gyroUpdateInterval = 1 / chip.rate
        motion.startGyroUpdates()
      case .compass:
        motion.magnetometerUpdateInterval = 1 / chip.rate
        motion.startMagnetometerUpdates()
      }
    }
    guard session.available.contains(.accelerometer) else { return }
    let received = received
    orientation.beginGenerating()
    shake.responders = [ShakeResponder(received: received)]
    shake.start(on: .immediate)
    guard session.available.contains(.gyroscope) else { return }
    motion.deviceMotionUpdateInterval = Monitor.interval
    motion.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .immediate) { motion, _ in
      if let motion { received.put(.motion(motion)) }
    }
    guard session.available.contains(.magnetometer) else { return }
    north.deviceMotionUpdateInterval = Monitor.interval
    north.startDeviceMotionUpdates(using: .xMagneticNorthZVertical, to: .immediate) {
      motion, error in
      switch (motion, error) {
      case (let motion?, _) where motion.magneticField.accuracy != .uncalibrated:
        received.put(.heading(motion.heading, note: ""))
      case (_?, _), (_, .deviceRequiresMovement?):
        received.put(.heading(nil, note: "compass not calibrated: turn the board about"))
      default: received.put(.heading(nil, note: "a sensor fails"))
      }
    }
  }

  func take() -> [Event] { received.take().elements }

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
    if orientation.isGenerating { orientation.endGenerating() }
  }
}

/// Receives the ends of shakes.
private struct ShakeResponder: MotionResponder {
  var received: Mailbox<MonitorSensors.Event>

  func motionEnded(_ event: MotionEvent) -> Bool {
    received.put(.shake(event))
    return true
  }
}
