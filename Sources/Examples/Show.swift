// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassMotion

/// A demo at work: sixty times a second it gets what was felt last, by Core Motion's pull.
struct Show {
  private(set) var demo: any Demo
  private let session: MotionSession
  private let manager: MotionManager
  private var next: Instant

  static let interval = 1 / 60.0

  init(_ demo: any Demo.Type, on session: MotionSession, from start: Instant) {
    self.demo = demo.init()
    self.session = session
    manager = MotionManager(session)
    manager.accelerometerUpdateInterval = Self.interval
    manager.gyroUpdateInterval = Self.interval
    manager.startAccelerometerUpdates()
    manager.startGyroUpdates()
    next = start
  }

  /// Lets time go on to the next picture. Before the first sample there is nothing to show.
  mutating func step() throws(MotionError) {
    next = next + .seconds(Self.interval)
    session.run(until: next)
    if let error = manager.error, error != .notAvailable { throw error }
    guard let data = manager.accelerometerData else { return }
    demo.update(
      Felt(
        acceleration: data.acceleration, rotationRate: manager.gyroData?.rotationRate ?? .zero,
        interval: Self.interval))
  }
}
