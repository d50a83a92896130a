// SPDX-License-Identifier: Apache-2.0

internal import ProofMass
internal import ProofMassCore
internal import ProofMassEmulation
internal import ProofMassLinux
internal import ProofMassMotion
internal import ProofMassPhysics

/// Emulated chips to which this and that happens, for an hour.
func emulatedSession(playing motion: Motion = anHour) throws -> (MotionSession, Instant) {
  let circuit = Circuit(
    [.lis331dlh, .l3g4200d], sensing: .typical(seed: 4))
  let start = circuit.now
  circuit.change { $0.motion = motion.delayed(byNanoseconds: start.nanoseconds) }
  let sensors = try BoardSensors(
    accelerometer: LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh)),
    gyroscope: L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d)), clock: circuit.timebase)
  return (MotionSession(sensors, clock: circuit.timebase, drive: .caller), start)
}

/// The chips on an I2C bus of this machine.
func session(onBus number: Int) throws -> (MotionSession, Instant) {
  let clock = SystemTimebase()
  let sensors = try BoardSensors(
    accelerometer: LIS331DLH(on: LinuxI2C(number).device(.lis331dlh)),
    gyroscope: L3G4200D(on: LinuxI2C(number).device(.l3g4200d)), clock: clock)
  return (MotionSession(sensors, clock: clock, drive: .caller), clock.now())
}

private let anHour = Motion.sequence(Array(repeating: everything, count: 100))

/// Half a minute with a telephone. It rests long enough first for a gyroscope's bias to be learned.
private let everything = Motion.sequence(
  .rest(for: .seconds(2)), .rotate(to: .portrait, over: .seconds(1)), .rest(for: .seconds(1)),
  .tilt(by: .degrees(-40), about: .z, over: .seconds(1)), .rest(for: .seconds(1)),
  .rotate(to: .landscapeRight, over: .seconds(1)), .rest(for: .seconds(1)),
  .rotate(to: .landscapeLeft, over: .seconds(1)), .rest(for: .seconds(1)),
  .rotate(to: .faceUp, over: .seconds(1)), .swing(by: .degrees(40), for: .seconds(6)),
  .swing(by: .degrees(40), about: .x, for: .seconds(6)), .shake(), .rest(for: .seconds(1)),
  .shake(along: .y), .rest(for: .seconds(1)), .spin(rate: 6, duration: .seconds(3)),
  .throw(), .rest(for: .seconds(2)))
