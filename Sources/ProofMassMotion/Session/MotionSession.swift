// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassFusion
internal import Synchronization

/// The sensors of a device, shared by all managers and services. They run as fast as the most demanding of
/// these requires, and are powered down while there is none.
///
/// Three things are guarded, each by a lock of its own:
/// - `state`, the listeners and their demands: taken by any thread, for moments; nothing is called while it
///   is held. A `MotionManager` holds its own lock when it takes this one, never the other way round.
/// - the sensors: taken by the thread that drives, during bus work. A thread that is to drive does not wait
///   for another: `state` records whether there is one.
/// - `worker`, the values computed from the samples: taken by the thread that drives, too.
///
/// Listeners are called while none of these locks is held.
public final class MotionSession: Sendable {
  struct State {
    var listeners: [(listener: any SessionListener, demand: MotionDemand)] = []
    /// Whether a thread drives; there is one at most.
    var isDriven = false
    /// Lost samples of each sensor, by its raw value.
    var lost = Quantity.allCases.map { _ in 0 }
    var calibration = LearnedCalibration()
  }

  /// The configuration of the session.
  public let configuration: Configuration
  /// The sensors that the device has.
  public let available: Set<Quantity>
  let drive: Drive
  let clock: any Timebase & Sendable
  let sensors: GuardedSensors
  let state = Mutex(State())
  let worker: Mutex<SampleWorker>

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - sensors: The sensors, on the device's axes.
  ///   - clock: The timebase of the sensors' samples.
  ///   - drive: The thread that does the session's work.
  ///   - configuration: Settings that are fixed from the start.
  @inlinable
  public convenience init(
    _ sensors: consuming sending some MotionSensors & ~Copyable, clock: some Timebase & Sendable,
    drive: Drive = .thread, configuration: Configuration = .init()
  ) {
    self.init(GuardedSensors(sensors), clock, drive, configuration)
  }

  @usableFromInline
  init(
    _ sensors: GuardedSensors, _ clock: any Timebase & Sendable, _ drive: Drive,
    _ configuration: Configuration
  ) {
    available = sensors.available
    self.sensors = sensors
    self.clock = clock
    self.drive = drive
    self.configuration = configuration
    worker = Mutex(SampleWorker(configuration.fusion))
  }

  private static let sharedSession = Mutex<MotionSession?>(nil)

  /// The default session of managers; nil, so that nothing is available, until the application sets it.
  /// Managers keep the session that was set when they were created.
  public static var shared: MotionSession? {
    get { sharedSession.withLock { $0 } }
    set {
      // The old session may be released here, so not under the lock.
      let old = sharedSession.withLock { session in
        defer { session = newValue }
        return session
      }
      withExtendedLifetime(old) {}
    }
  }

  /// The highest rate of a sensor, in hertz; 0 where the device has none.
  public func fastestRate(of sensor: Quantity) -> Double { sensors.fastestRate(of: sensor) }

  /// The nominal rate that a sensor is set to, in hertz; nil while it is powered down or fails.
  public func rate(of sensor: Quantity) -> Double? { sensors.rate(of: sensor) }

  /// The number of samples of a sensor that were lost before they could be read, or unusable.
  public func lostSamples(of sensor: Quantity) -> Int {
    state.withLock { $0.lost[sensor.rawValue] }
  }
}

// MARK: Configuration

extension MotionSession {
  /// The settings of a session, fixed from its start.
  public struct Configuration: Sendable {
    /// The lowest rate of accelerometer and gyroscope while device motion is demanded, in hertz. Below 100 Hz
    /// fast motion causes errors of the attitude.
    public var fusionRate: Double
    /// The magnetic declination of the place in degrees, east positive; nil where it is unknown: then
    /// there is no true north.
    public var declination: Double?
    /// The number of samples that wait for a slow handler or stream before the oldest are dropped.
    public var bufferedSamples: Int
    /// Whether the magnetometer is calibrated while the device is used, see
    /// ``MotionSession/calibration``.
    public var calibratesCompass: Bool
    /// Whether a bias of the gyroscope is learned while the device is still, see
    /// ``MotionSession/calibration``.
    public var calibratesGyroscope: Bool
    /// The parameters of the attitude estimator.
    public var fusion: VQF.Parameters

    /// Creates a configuration from its parts.
    public init(
      fusionRate: Double = 100, declination: Double? = nil, bufferedSamples: Int = 64,
      calibratesCompass: Bool = true, calibratesGyroscope: Bool = true,
      fusion: VQF.Parameters = .steadyAtRest
    ) {
      self.fusionRate = fusionRate
      self.declination = declination
      self.bufferedSamples = bufferedSamples
      self.calibratesCompass = calibratesCompass
      self.calibratesGyroscope = calibratesGyroscope
      self.fusion = fusion
    }
  }

  /// The thread that does a session's work.
  public enum Drive: Sendable {
    /// A thread of the session's own, while there are listeners; for a clock that runs by itself. It notices
    /// new demands within 20 ms. 20 ms after the last client has stopped, it powers the chips down and ends.
    /// Chips that do not answer then are tried for another 3 seconds.
    case thread
    /// The thread that calls ``MotionSession/run(until:)``: in virtual time, and in commands. The next call
    /// notices new demands, and powers chips down.
    case caller
  }
}

// MARK: Required sensors

extension MotionSession {
  /// Checks that the device has the sensors that an application requires, as `UIRequiredDeviceCapabilities`
  /// does.
  ///
  /// - Throws: ``MissingSensors``, which names them.
  public func require(_ sensors: Set<Quantity>) throws(MissingSensors) {
    try MissingSensors.check(sensors, against: available)
  }

  /// Checks the sensors of the shared session; without one every sensor is missing.
  ///
  /// - Throws: ``MissingSensors``, which names them.
  public static func require(_ sensors: Set<Quantity>) throws(MissingSensors) {
    try MissingSensors.check(sensors, against: shared?.available ?? [])
  }
}

/// The sensors that an application requires and this device lacks.
public struct MissingSensors: Error, Equatable, Sendable, CustomStringConvertible {
  /// The missing sensors, in the order of their declaration.
  public let sensors: [Quantity]

  /// "this device has no accelerometer, no gyroscope"
  public var description: String {
    "this device has " + sensors.map { "no \($0.sensorName)" }.joined(separator: ", ")
  }

  static func check(
    _ required: Set<Quantity>, against available: Set<Quantity>
  ) throws(MissingSensors) {
    let missing = Quantity.allCases.filter { required.contains($0) && !available.contains($0) }
    if !missing.isEmpty { throw MissingSensors(sensors: missing) }
  }
}
