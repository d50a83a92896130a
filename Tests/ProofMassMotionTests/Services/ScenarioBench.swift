// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics

/// Records all reports of orientation and shaking while an emulated device is moved.
struct ScenarioBench {
  let device: EmulatedDevice
  let orientation: DeviceOrientationService
  let shake: ShakeService
  let changes = Notes<OrientationChange>()
  let events = Notes<MotionEvent>()
  private let observation: MotionObservation

  private struct Responder: MotionResponder {
    var events: Notes<MotionEvent>

    func motionBegan(_ event: MotionEvent) -> Bool { note(event) }
    func motionEnded(_ event: MotionEvent) -> Bool { note(event) }
    func motionCancelled(_ event: MotionEvent) -> Bool { note(event) }

    private func note(_ event: MotionEvent) -> Bool {
      events.add(event)
      return true
    }
  }

  /// Rests at first, so that device motion is used where there is a gyroscope. Before that the
  /// gyroscope's bias is calibrated: at a range of 2000 °/s it may be tens of °/s.
  init(
    _ parts: [Part] = [.lis331dlh, .l3g4200d, .ak8975], sensing: Sensing = .ideal,
    attitude: Quaternion = .faceUp, fullScale: Double = 8, isCalibrated: Bool = true
  ) throws {
    device = try EmulatedDevice(
      parts, sensing: sensing, attitude: attitude, fullScale: fullScale)
    if isCalibrated { Self.calibrateGyroscope(of: device) }
    orientation = DeviceOrientationService(device.session)
    shake = ShakeService(device.session)
    let changes = changes
    observation = orientation.observe(on: .immediate) { change, _ in
      if let change { changes.add(change) }
    }
    orientation.beginGenerating()
    shake.responders = [Responder(events: events)]
    shake.start(on: .immediate)
    device.advance(by: .milliseconds(device.session.available.contains(.angularRate) ? 3500 : 1000))
  }

  private static func calibrateGyroscope(of device: EmulatedDevice) {
    let rates = Notes<Axes<Double>>()
    let manager = MotionManager(device.session)
    manager.startGyroUpdates(to: .immediate) { data, _ in
      if let data { rates.add(data.rotationRate) }
    }
    device.advance(by: .seconds(1))
    manager.stopGyroUpdates()
    guard !rates.all.isEmpty else { return }
    let bias = rates.all.reduce(.zero, +) * (1 / Double(rates.all.count))
    device.session.calibration.gyroscope = GyroscopeCalibration(
      bias: AngularRate(radiansPerSecond: bias))
  }

  var phases: [MotionEvent.Phase] { events.all.map(\.phase) }
  var orientations: [DeviceOrientation] { changes.all.map(\.orientation) }
}

extension ScenarioBench {
  /// The boards, by parts and sensing, on which each scenario must give the same result.
  static let boards: [(parts: [Part], sensing: Sensing)] = [
    ([.lis331dlh, .l3g4200d, .ak8975], .ideal), ([.lis331dlh], .typical(seed: 7)),
    ([.lis331dlh, .l3g4200d], .typical(seed: 7)),
  ]
}
