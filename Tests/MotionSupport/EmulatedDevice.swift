// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassEmulation
public import ProofMassMotion
public import ProofMassPhysics
internal import Synchronization

/// The emulated sensors of a phone: a board that lies on a table, face up, its top to the north.
/// Verbs turn, shake and throw it.
///
/// Time is virtual and advances only by verbs and `advance`. A verb returns when its motion is
/// over; the board then rests in its attitude, and the next verb begins there.
public final class EmulatedDevice: Sendable {
  /// The chips, with their faults, logs and surroundings. The attitude of its board is the
  /// device's.
  public let circuit: Circuit
  /// The motion services that read the chips.
  public let session: MotionSession

  /// Default durations: RubyMotion's figures.
  public struct Defaults: Equatable, Sendable {
    /// The duration of a gesture.
    public var gestureDuration = Duration.milliseconds(250)
    /// The longest time of a wait.
    public var viewTimeout = Duration.seconds(3)
    /// The time between two evaluations of a condition.
    public var step = Duration.milliseconds(10)

    /// Creates the defaults.
    public init() {}
  }

  /// The device's orientation. While it generates orientations, verbs that turn the device wait for
  /// it.
  public let orientation: DeviceOrientationService

  struct State {
    var attitude: Quaternion
    var field: Axes<Double>
    var defaults = Defaults()
    var afterStep: (@Sendable () -> Void)?
  }

  let state: Mutex<State>

  /// Creates a device at rest.
  ///
  /// - Parameters:
  ///   - parts: The chips; the device has only those sensors (accelerometer, gyroscope,
  ///     magnetometer) that are among them.
  ///   - sensing: The sensors' errors and noise, between the world and the converters. With typical ones the
  ///     device must be still for a second until motion is settled (`DeviceMotion.isSettled`).
  ///   - attitude: The turn from the device's axes to x east, y north, z up.
  ///   - field: The earth's field in µT, x east, y north, z up.
  ///   - fullScale: The accelerometer's full scale, in g: the part's next greater one, or its
  ///     greatest.
  ///   - configuration: The configuration of the session.
  /// - Throws: `wrongPart` for a part for which motion services have no driver.
  public init(
    _ parts: [Part] = [.lis331dlh, .l3g4200d, .ak8975], sensing: Sensing = .ideal,
    attitude: Quaternion = .faceUp, field: Axes<Double> = World().field, fullScale: Double = 8,
    configuration: MotionSession.Configuration = .init()
  ) throws(SensorError) {
    circuit = Circuit(parts, sensing: sensing)
    let sensors = try BoardSensors(of: circuit, fullScale: fullScale)
    if case .typical = sensing {
      session = MotionSession(
        sensors, clock: circuit.timebase, drive: .caller, configuration: configuration)
    } else {
      session = MotionSession(
        OffsetFreeSensors(sensors), clock: circuit.timebase, drive: .caller,
        configuration: configuration)
    }
    orientation = DeviceOrientationService(session)
    state = Mutex(State(attitude: attitude.normalized, field: field))
    rest()
  }

  /// The attitude of the board: the turn from the device's axes to x east, y north, z up. A new
  /// value takes effect immediately.
  public var attitude: Quaternion {
    get { state.withLock { $0.attitude } }
    set {
      state.withLock { $0.attitude = newValue.normalized }
      rest()
    }
  }

  /// The earth's field in µT, x east, y north, z up.
  public var earthField: Axes<Double> {
    get { state.withLock { $0.field } }
    set {
      state.withLock { $0.field = newValue }
      rest()
    }
  }

  /// The durations of verbs and waits whose caller gives none.
  public var defaults: Defaults {
    get { state.withLock { $0.defaults } }
    set { state.withLock { $0.defaults = newValue } }
  }

  /// Called after each step of virtual time, for instance to wait for the queue on which handlers
  /// run. Without such a wait an hour of virtual time may pass before another thread runs once.
  public var afterStep: (@Sendable () -> Void)? {
    get { state.withLock { $0.afterStep } }
    set { state.withLock { $0.afterStep = newValue } }
  }

  /// The virtual time.
  public var now: Instant { circuit.now }

  /// Ends all motion: afterwards only gravity and the earth's field act.
  func rest() {
    let (toBoard, field) = state.withLock { ($0.attitude.conjugate, $0.field) }
    circuit.change { world in
      world.motion = nil
      world.angularRate = .zero
      world.specificForce = toBoard.rotate(.z)
      world.field = toBoard.rotate(field)
    }
  }
}
