// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
internal import ProofMassFusion
internal import Synchronization

/// The sensors of a device, worked for all who want something of them; they run as fast as the most
/// demanding of them needs, and not at all when there is none.
///
/// Three things are guarded, each by a lock of its own:
/// - `state`, who listens and what they want: by anybody, for moments; nothing is called while it is
///   held. A `MotionManager` holds its own lock when it takes this one, never the other way round.
/// - the sensors: by the thread that drives, during bus work. Nobody who drives waits for another:
///   `state` says whether there is one.
/// - `worker`, what is worked out of the samples: by the thread that drives, too.
/// Listeners are told while none of them is held.
public final class MotionSession: Sendable {
  struct State {
    var listeners: [(listener: any SessionListener, demand: MotionDemand)] = []
    /// Whether a thread drives; there is one at most.
    var isDriven = false
    var lost = SampleLosses()
    var calibration = Calibration()
    /// What the session found by itself.
    var foundGyroscope: GyroscopeCalibration?

    /// Nobody has set a calibration of the gyroscope.
    var mayLearnGyroscope: Bool {
      calibration.gyroscope == nil || calibration.gyroscope == foundGyroscope
    }
  }

  public let configuration: Configuration
  /// The sensors that there are.
  public let available: Set<MotionSensor>
  let drive: Drive
  let clock: any Timebase & Sendable
  let sensors: any SensorEngine
  let state = Mutex(State())
  let worker: Mutex<SampleWorker>

  /// - Parameters:
  ///   - sensors: On the device's axes.
  ///   - clock: The one by which the sensors' samples are timed.
  public init(
    _ sensors: consuming sending some MotionSensors & ~Copyable, clock: some Timebase & Sendable,
    drive: Drive = .thread, configuration: Configuration = .init()
  ) {
    available = sensors.available
    self.sensors = GuardedSensors(sensors)
    self.clock = clock
    self.drive = drive
    self.configuration = configuration
    worker = Mutex(SampleWorker(configuration.fusion))
  }

  private static let sharedSession = Mutex<MotionSession?>(nil)

  /// The session that managers use which are not given one; nil, and nothing is available, until
  /// somebody sets it. Managers keep the one that there was when they were made.
  public static var shared: MotionSession? {
    get { sharedSession.withLock { $0 } }
    set {
      // The old one may end with this: not under the lock.
      let old = sharedSession.withLock { session in
        defer { session = newValue }
        return session
      }
      withExtendedLifetime(old) {}
    }
  }

  /// The most samples a second that a sensor gives; 0 where there is none.
  public func fastestRate(of sensor: MotionSensor) -> Double { sensors.fastestRate(of: sensor) }

  /// The nominal rate in hertz that a sensor is set to; nil while it is powered down or fails.
  public func rate(of sensor: MotionSensor) -> Double? { sensors.rate(of: sensor) }

  /// How many samples of a sensor were lost before they could be read, or unusable.
  public func lostSamples(of sensor: MotionSensor) -> Int { state.withLock { $0.lost[sensor] } }
}

/// For each sensor.
struct SampleLosses: Sendable {
  private var counts = MotionSensor.allCases.map { _ in 0 }

  subscript(sensor: MotionSensor) -> Int {
    get { counts[sensor.rawValue] }
    set { counts[sensor.rawValue] = newValue }
  }
}
