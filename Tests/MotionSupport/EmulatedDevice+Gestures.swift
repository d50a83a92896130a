// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
internal import ProofMassEmulation
internal import ProofMassFusion
internal import ProofMassMotion
public import ProofMassPhysics

/// The gestures of RubyMotion's tests (lib/motion/spec/helpers/ui.rb).
extension EmulatedDevice {
  /// The portrait orientations.
  public enum Portrait: Sendable {
    /// The only value; it selects the overload.
    case portrait

    /// The place of the home button.
    public enum Button: Sendable {
      /// At the bottom: upright.
      case bottom
      /// At the top: upside down.
      case top
    }
  }

  /// The landscape orientations.
  public enum Landscape: Sendable {
    /// The only value; it selects the overload.
    case landscape

    /// The place of the home button, as the user sees it.
    public enum Button: Sendable {
      /// At the left.
      case left
      /// At the right.
      case right
    }
  }

  /// Stands the device upright in front of a user who looks north: turns for 0.4 s, rests for
  /// 0.2 s, and waits for ``orientation`` where that generates orientations. Does nothing if the
  /// device is already in that pose.
  ///
  /// - Throws: ``TimedOut`` when the orientation does not follow.
  public func rotateDevice(to _: Portrait, button: Portrait.Button = .bottom) throws {
    try turn(
      upright: button == .bottom ? .portrait : .portraitUpsideDown,
      button == .bottom ? .portrait : .portraitUpsideDown)
  }

  /// Stands the device on its side, in the same way. With the button at the left the interface's
  /// orientation is landscape left, and the device's is landscape right: the top is to the right.
  public func rotateDevice(to _: Landscape, button: Landscape.Button = .left) throws {
    try turn(
      upright: button == .left ? .landscapeRight : .landscapeLeft,
      button == .left ? .landscapeRight : .landscapeLeft)
  }

  private func turn(upright goal: Quaternion, _ expected: DeviceOrientation) throws {
    let down = attitude.conjugate.rotate(.z) - goal.conjugate.rotate(.z)
    guard down.magnitude > 0.01 else { return }
    rotate(to: goal)
    advance(by: .milliseconds(200))
    guard orientation.isGenerating else { return }
    try wait(for: "\(expected)") { orientation.orientation == expected }
  }

  /// Sets the accelerometer's whole input for a duration, in g with Core Motion's sign: (0, 0, −1)
  /// is lying on the back. The attitude does not change. The input ends when this returns, and the
  /// samples delivered by then are those of its duration.
  ///
  /// Physics' verb of this name adds an acceleration to gravity; this one replaces both.
  public func accelerate(
    x: Double = 0, y: Double = 0, z: Double = 0, duration: Duration? = nil
  ) {
    circuit.change { $0.specificForce = Axes(-x, -y, -z) }
    advance(by: duration ?? defaults.gestureDuration)
    rest()
  }

  /// Adds a sinusoidal acceleration to gravity. The shake service reports it as a shake that begins
  /// and ends, or that is cancelled if it lasts longer than a second.
  ///
  /// - Parameters:
  ///   - duration: The duration of the shake.
  ///   - peak: The peak acceleration, in g.
  ///   - frequency: The frequency, in hertz.
  ///   - axis: The axis of the acceleration, in the device's axes.
  public func shake(
    duration: Duration = .milliseconds(800), peak: Double = 2.5, frequency: Double = 5,
    along axis: Axes<Double> = .x
  ) {
    play(.shake(peak: peak, frequency: frequency, along: axis, duration: duration))
  }
}
