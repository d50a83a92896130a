// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
internal import ProofMassEmulation
public import ProofMassPhysics

/// Motions of the device, as motions of the board in its world.
extension EmulatedDevice {
  /// Plays a scripted motion from now to its end. The device keeps the attitude it has at the end.
  /// A recorded motion does not change the attitude.
  public func play(_ motion: Motion) {
    let start = now
    circuit.change { $0.motion = motion.delayed(byNanoseconds: start.nanoseconds) }
    advance(to: start.advanced(byNanoseconds: motion.endNanoseconds))
    let end = now.nanoseconds
    var world = circuit.world
    let turned = world.pose(at: end).attitude
    let temperature = world.temperature(at: end)
    attitude = attitude * turned
    circuit.change { $0.temperature = temperature }
  }

  /// Turns to an attitude by the shortest rotation. The attitude is the rotation from the device's
  /// axes to x east, y north, z up.
  public func rotate(to goal: Quaternion, over time: Duration = .milliseconds(400)) {
    play(.rotate(to: attitude.conjugate * goal, over: time))
  }

  /// Lets the device fall freely and land hard.
  ///
  /// - Parameter height: The height of the fall, in metres.
  public func drop(height: Double = 1) { play(.drop(height: height)) }

  /// Throws the device upwards; it is caught again.
  ///
  /// - Parameters:
  ///   - height: The height of the throw, in metres.
  ///   - peak: The greatest specific force, in g.
  public func `throw`(height: Double = 0.5, peak: Double = 3.5) {
    play(.throw(height: height, peak: peak))
  }

  /// Moves as if carried by a walker: 0.7 to 1.8 g.
  ///
  /// - Parameters:
  ///   - time: The duration.
  ///   - cadence: Steps per second.
  public func walk(for time: Duration, cadence: Double = 2) {
    play(.walk(for: time, cadence: cadence))
  }

  /// Moves as if carried upstairs: 0.5 to 2.0 g; the push of every second step follows shortly
  /// after the previous one.
  public func climb(for time: Duration) {
    let step = Motion.walk(for: time)
    play(step.overlaid(with: .rest(for: .milliseconds(80)).then(step)))
  }

  /// Moves as if carried downstairs: 0.1 to 3.4 g, three times the accelerations of walking.
  public func descend(for time: Duration) {
    let step = Motion.walk(for: time)
    play(step.overlaid(with: step).overlaid(with: step))
  }

  /// Moves as if carried through a jump: 0 to 2.5 g.
  ///
  /// - Parameter height: The height of the jump, in metres.
  public func jump(height: Double = 0.3) { play(.throw(height: height, peak: 2.5)) }

  /// Turns about one of the device's axes by the rate times the duration. Starting and stopping add
  /// the duration of one ramp.
  ///
  /// - Parameters:
  ///   - rate: The angular rate, in rad/s.
  ///   - axis: The axis of the turn, in the device's axes.
  ///   - duration: The angle divided by the rate.
  ///   - ramp: The time from rest to the rate.
  public func spin(
    rate: Double, about axis: Axes<Double> = .z, duration: Duration,
    ramp: Duration = .milliseconds(100)
  ) {
    play(.spin(rate: rate, about: axis, duration: duration, ramp: ramp))
  }

  /// Moves in figures of eight, as in the calibration of a magnetometer.
  public func figure8(for time: Duration = .seconds(20)) { play(.figure8(for: time)) }

  /// Moves a magnet near and away again; its field is in µT on the device's axes.
  public func magnet(
    x: Double = 0, y: Double = 0, z: Double = 0, duration: Duration = .seconds(1)
  ) {
    play(.magnet(x: x, y: y, z: z, duration: duration))
  }
}
