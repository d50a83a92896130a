// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
internal import ProofMassEmulation
internal import ProofMassFusion
internal import ProofMassMotion
public import ProofMassPhysics

/// What RubyMotion's tests say to a device (lib/motion/spec/helpers/ui.rb).
extension EmulatedDevice {
  public enum Portrait: Sendable {
    case portrait

    /// Where the home button is.
    public enum Button: Sendable { case bottom, top }
  }

  public enum Landscape: Sendable {
    case landscape

    /// Where the home button is, as the user sees it.
    public enum Button: Sendable { case left, right }
  }

  /// Stands the device upright before a user who looks north: 0.4 s of turning, 0.2 s of rest, and
  /// until ``orientation`` says so, where that generates. Nothing, where it already stands so.
  ///
  /// - Throws: ``TimedOut`` when it does not say so.
  public func rotateDevice(to _: Portrait, button: Portrait.Button = .bottom) throws {
    try turn(
      upright: button == .bottom ? .portrait : .portraitUpsideDown,
      button == .bottom ? .portrait : .portraitUpsideDown)
  }

  /// As above. A button to the left makes the interface's landscape left, which is the device's
  /// landscape right: the top is to the right.
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

  /// For a while the accelerometer feels just this, in g with Core Motion's sign: (0, 0, −1) is
  /// lying on the back. Nothing turns. It is over when this returns, and what is delivered then is
  /// what came while it lasted.
  ///
  /// Physics' verb of this name adds an acceleration to gravity; this one is felt in place of all.
  public func accelerate(
    x: Double = 0, y: Double = 0, z: Double = 0, duration: Duration? = nil
  ) {
    circuit.change { $0.force = Axes(-x, -y, -z) }
    advance(by: duration ?? defaults.gestureDuration)
    rest()
  }

  /// To and fro: a sine on top of gravity, which makes a shake that begins and ends; longer than a
  /// second, one that is cancelled.
  ///
  /// - Parameters:
  ///   - peak: In g.
  ///   - frequency: In hertz.
  public func shake(
    duration: Duration = .milliseconds(800), peak: Double = 2.5, frequency: Double = 5,
    along axis: Axes<Double> = .x
  ) {
    play(.shake(peak: peak, frequency: frequency, along: axis, duration: duration))
  }
}
