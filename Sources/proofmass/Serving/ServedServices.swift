// SPDX-License-Identifier: Apache-2.0

import ProofMassFusion
import ProofMassMotion

/// What the services of a session report.
enum ServedUpdate: Sendable {
  case accelerometer(AccelerometerData)
  case gyroscope(GyroData)
  case compass(MagnetometerData)
  /// In a frame with z up.
  case motion(DeviceMotion)
  /// In the frame of magnetic north, once the compass is calibrated.
  case north(DeviceMotion)
  case orientation(OrientationChange)
  case shake(MotionEvent)
  case failure(MotionError)
}

/// All services of a session at once, as far as its sensors allow.
struct ServedServices {
  let received = Mailbox<ServedUpdate>()
  private let manager: MotionManager
  /// Besides, because there is no attitude to north before the compass is calibrated.
  private let north: MotionManager
  let orientation: DeviceOrientationService
  private let observation: MotionObservation
  private let shake: ShakeService

  /// Starts them.
  ///
  /// - Parameter rate: In hertz; a sensor that is slower has its fastest.
  init(_ session: MotionSession, rate: Double) {
    let received = received
    manager = MotionManager(session)
    north = MotionManager(session)
    orientation = DeviceOrientationService(session)
    shake = ShakeService(session)
    observation = orientation.observe(on: .immediate) { change, _ in
      if let change { received.put(.orientation(change)) }
    }
    startSensors(1 / rate)
    startMotion(1 / rate)
    if orientation.isAvailable { orientation.beginGenerating() }
    if shake.isAvailable {
      shake.responders = [Responder(received: received)]
      shake.start(on: .immediate)
    }
  }

  /// Each sensor tells its failure once here.
  private func startSensors(_ interval: Double) {
    let received = received
    if manager.isAccelerometerAvailable {
      manager.accelerometerUpdateInterval = interval
      manager.startAccelerometerUpdates(to: .immediate) {
        if let sample = $0 { received.put(.accelerometer(sample)) }
        if let error = $1 { received.put(.failure(error)) }
      }
    }
    if manager.isGyroAvailable {
      manager.gyroUpdateInterval = interval
      manager.startGyroUpdates(to: .immediate) {
        if let sample = $0 { received.put(.gyroscope(sample)) }
        if let error = $1 { received.put(.failure(error)) }
      }
    }
    if manager.isMagnetometerAvailable {
      manager.magnetometerUpdateInterval = interval
      manager.startMagnetometerUpdates(to: .immediate) {
        if let sample = $0 { received.put(.compass(sample)) }
        if let error = $1 { received.put(.failure(error)) }
      }
    }
  }

  private func startMotion(_ interval: Double) {
    let received = received
    guard manager.isDeviceMotionAvailable else { return }
    manager.deviceMotionUpdateInterval = interval
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .immediate) { motion, _ in
      if let motion { received.put(.motion(motion)) }
    }
    guard manager.isMagnetometerAvailable else { return }
    north.deviceMotionUpdateInterval = interval
    north.startDeviceMotionUpdates(using: .xMagneticNorthZVertical, to: .immediate) {
      if let motion = $0 { received.put(.north(motion)) }
      if case .deviceRequiresMovement? = $1 { received.put(.failure(.deviceRequiresMovement)) }
    }
  }

  func stop() {
    manager.stopAccelerometerUpdates()
    manager.stopGyroUpdates()
    manager.stopMagnetometerUpdates()
    manager.stopDeviceMotionUpdates()
    north.stopDeviceMotionUpdates()
    shake.responders = []
    shake.stop()
    observation.cancel()
    if orientation.isGenerating { orientation.endGenerating() }
  }

  private struct Responder: MotionResponder {
    var received: Mailbox<ServedUpdate>

    func motionBegan(_ event: MotionEvent) -> Bool { take(event) }
    func motionEnded(_ event: MotionEvent) -> Bool { take(event) }
    func motionCancelled(_ event: MotionEvent) -> Bool { take(event) }

    private func take(_ event: MotionEvent) -> Bool {
      received.put(.shake(event))
      return true
    }
  }
}
