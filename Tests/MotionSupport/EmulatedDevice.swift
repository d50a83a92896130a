// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassEmulation
public import ProofMassMotion
public import ProofMassPhysics
internal import Synchronization

/// A phone's sensors, emulated: a board that lies on a table, face up, its top to the north, and
/// that verbs turn, shake and throw.
///
/// Time is virtual, and only verbs and `advance` let it pass. A verb returns when what it does is
/// over; the board then rests as it lies, so that the next begins there.
public final class EmulatedDevice: Sendable {
  /// The chips, for faults, logs and what surrounds them; how the board lies is the device's.
  public let circuit: Circuit
  /// Motion services upon the chips, driven by the device's verbs.
  public let session: MotionSession

  /// How long things take for which nothing else is said: RubyMotion's figures.
  public struct Defaults: Equatable, Sendable {
    public var gestureDuration = Duration.milliseconds(250)
    public var viewTimeout = Duration.seconds(3)
    /// How far a wait goes before it looks again.
    public var step = Duration.milliseconds(10)

    public init() {}
  }

  /// The device's orientation, for who tests with it: while it generates, turns wait for it.
  public let orientation: DeviceOrientationService

  struct State {
    var attitude: Quaternion
    var field: Axes<Double>
    var defaults = Defaults()
    var afterStep: (@Sendable () -> Void)?
  }

  let state: Mutex<State>

  /// - Parameters:
  ///   - parts: Any; without an accelerometer, a gyroscope or a compass the device has none.
  ///   - attitude: From the device's axes to x east, y north, z up.
  ///   - field: In µT, x east, y north, z up.
  ///   - fullScale: Of the accelerometer, in g; its next greater one, or its greatest.
  /// - Throws: `unsupported` for a part that motion services have no driver of.
  public init(
    _ parts: [Part] = [.lis331dlh, .l3g4200d, .ak8975], sensing: Sensing = .ideal,
    attitude: Quaternion = .faceUp, field: Axes<Double> = World().field, fullScale: Double = 8,
    configuration: MotionSession.Configuration = .init()
  ) throws(SensorError) {
    circuit = Circuit(parts, sensing: sensing)
    session = MotionSession(
      try BoardSensors(of: circuit, fullScale: fullScale), clock: circuit.timebase, drive: .caller,
      configuration: configuration)
    orientation = DeviceOrientationService(session)
    state = Mutex(State(attitude: attitude.normalized, field: field))
    rest()
  }

  /// How the board lies: from the device's axes to x east, y north, z up. Set, it lies there at once.
  public var attitude: Quaternion {
    get { state.withLock { $0.attitude } }
    set {
      state.withLock { $0.attitude = newValue.normalized }
      rest()
    }
  }

  /// In µT, x east, y north, z up.
  public var earthField: Axes<Double> {
    get { state.withLock { $0.field } }
    set {
      state.withLock { $0.field = newValue }
      rest()
    }
  }

  public var defaults: Defaults {
    get { state.withLock { $0.defaults } }
    set { state.withLock { $0.defaults = newValue } }
  }

  /// What is done after each step of virtual time, such as to wait for a queue on which handlers
  /// run: else an hour may pass before another thread has run once.
  public var afterStep: (@Sendable () -> Void)? {
    get { state.withLock { $0.afterStep } }
    set { state.withLock { $0.afterStep = newValue } }
  }

  public var now: Instant { circuit.now }

  /// From now on nothing moves and nothing is felt but gravity and the earth's field.
  func rest() {
    let (toBoard, field) = state.withLock { ($0.attitude.conjugate, $0.field) }
    circuit.change { world in
      world.motion = nil
      world.rotation = .zero
      world.force = toBoard.rotate(.z)
      world.field = toBoard.rotate(field)
    }
  }
}
