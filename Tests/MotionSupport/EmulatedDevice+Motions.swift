// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
internal import ProofMassEmulation
public import ProofMassPhysics

/// Motions of a device, by the verbs of the board's world.
extension EmulatedDevice {
  /// Plays a scripted motion from now to its end; the device keeps the attitude of its end. A recorded
  /// motion does not change the attitude.
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

  /// Turns to an attitude, from the device's axes to x east, y north, z up, on the shorter way.
  public func rotate(to goal: Quaternion, over time: Duration = .milliseconds(400)) {
    play(.rotate(to: attitude.conjugate * goal, over: time))
  }

  /// Falls, weightless, and lands hard.
  ///
  /// - Parameter height: In metres.
  public func drop(height: Double = 1) { play(.drop(height: height)) }

  /// Is thrown upwards and caught again.
  ///
  /// - Parameters:
  ///   - height: In metres.
  ///   - peak: The greatest specific force, in g.
  public func `throw`(height: Double = 0.5, peak: Double = 3.5) {
    play(.throw(height: height, peak: peak))
  }

  /// Is carried by a walker: 0.7 to 1.8 g.
  ///
  /// - Parameters:
  ///   - time: The duration.
  ///   - cadence: Steps a second.
  public func walk(for time: Duration, cadence: Double = 2) {
    play(.walk(for: time, cadence: cadence))
  }

  /// Is carried upstairs: 0.5 to 2.0 g, a second step's push shortly after the first one's.
  public func climb(for time: Duration) {
    let step = Motion.walk(for: time)
    play(step.overlaid(with: .rest(for: .milliseconds(80)).then(step)))
  }

  /// Is carried downstairs: 0.1 to 3.4 g, three times the accelerations of walking.
  public func descend(for time: Duration) {
    let step = Motion.walk(for: time)
    play(step.overlaid(with: step).overlaid(with: step))
  }

  /// Is carried through a jump: 0 to 2.5 g.
  ///
  /// - Parameter height: In metres.
  public func jump(height: Double = 0.3) { play(.throw(height: height, peak: 2.5)) }

  /// Turns about one of its axes, by the rate times the duration; starting and stopping take one more
  /// ramp.
  ///
  /// - Parameters:
  ///   - rate: In rad/s.
  ///   - axis: The axis on the device.
  ///   - duration: The angle is the rate times this.
  ///   - ramp: The time from rest to the rate.
  public func spin(
    rate: Double, about axis: Axes<Double> = .z, duration: Duration,
    ramp: Duration = .milliseconds(100)
  ) {
    play(.spin(rate: rate, about: axis, duration: duration, ramp: ramp))
  }

  /// Moves in figures of eight, as for the calibration of a compass.
  public func figure8(for time: Duration = .seconds(20)) { play(.figure8(for: time)) }

  /// A magnet comes near and goes away; its field is given in µT on the device's axes.
  public func magnet(
    x: Double = 0, y: Double = 0, z: Double = 0, duration: Duration = .seconds(1)
  ) {
    play(.magnet(x: x, y: y, z: z, duration: duration))
  }
}
