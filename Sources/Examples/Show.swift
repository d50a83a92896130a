// SPDX-License-Identifier: Apache-2.0

internal import ProofMass
internal import ProofMassCore
internal import ProofMassEmulation
internal import ProofMassLinux
internal import ProofMassMotion
internal import ProofMassPhysics

/// A session with emulated chips that play a motion, and its start: by default an hour of all kinds
/// of motion.
func emulatedSession(playing motion: Motion = anHour) throws -> (MotionSession, Instant) {
  let circuit = Circuit([.lis331dlh, .l3g4200d], sensing: .typical(seed: 4))
  let start = circuit.now
  circuit.change { $0.motion = motion.delayed(byNanoseconds: start.nanoseconds) }
  let sensors = try BoardSensors(
    accelerometer: LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh)),
    gyroscope: L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d)), clock: circuit.timebase)
  return (MotionSession(sensors, clock: circuit.timebase, drive: .caller), start)
}

/// A session with the chips on an I2C bus of this machine, and its start.
func session(onBus number: Int) throws -> (MotionSession, Instant) {
  let clock = SystemTimebase()
  let sensors = try BoardSensors(
    accelerometer: LIS331DLH(on: LinuxI2C(number).device(.lis331dlh)),
    gyroscope: L3G4200D(on: LinuxI2C(number).device(.l3g4200d)), clock: clock)
  return (MotionSession(sensors, clock: clock, drive: .caller), clock.now())
}

private let anHour = Motion.sequence(Array(repeating: everything, count: 100))

/// Half a minute with a telephone, which first rests for long enough to estimate the gyroscope's
/// bias.
private let everything = Motion.sequence(
  .rest(for: .seconds(2)), .rotate(to: .portrait, over: .seconds(1)), .rest(for: .seconds(1)),
  .tilt(by: .degrees(-40), about: .z, over: .seconds(1)), .rest(for: .seconds(1)),
  .rotate(to: .landscapeRight, over: .seconds(1)), .rest(for: .seconds(1)),
  .rotate(to: .landscapeLeft, over: .seconds(1)), .rest(for: .seconds(1)),
  .rotate(to: .faceUp, over: .seconds(1)), .swing(by: .degrees(40), for: .seconds(6)),
  .swing(by: .degrees(40), about: .x, for: .seconds(6)), .shake(), .rest(for: .seconds(1)),
  .shake(along: .y), .rest(for: .seconds(1)), .spin(rate: 6, duration: .seconds(3)),
  .throw(), .rest(for: .seconds(2)))

/// Runs a demo: 60 times a second it polls the latest samples, as with Core Motion, and updates the
/// demo.
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

  /// Advances the session by one interval and updates the demo, if there is a sample already.
  mutating func step() throws(ProofMassMotion.MotionError) {
    next = next + .seconds(Self.interval)
    session.run(until: next)
    if let error = manager.error, error != .notAvailable { throw error }
    guard let data = manager.accelerometerData else { return }
    demo.update(
      MotionSample(
        acceleration: data.acceleration, rotationRate: manager.gyroData?.rotationRate ?? .zero,
        interval: Self.interval))
  }
}
