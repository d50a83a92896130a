// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import Synchronization

/// The state of fake sensors: the demands that a test inspects, and the readings that it sets.
final class FakeBoard: Sendable {
  struct State {
    var demands: [SensorDemand] = []
    var steps = 0
    /// Events that the next step reports.
    var events: [SensorEvent] = []
    /// Sensors that deliver no samples.
    var silent: Set<Quantity> = []
    var force = Axes(0.0, 0, 1)
    var rate = Axes(0.0, 0, 0)
    var field = Axes(0.0, 20, -40)
    var isClipped = false
  }

  private let state = Mutex(State())

  func change(_ body: (inout sending State) -> Void) { state.withLock { body(&$0) } }

  var demands: [SensorDemand] { state.withLock { $0.demands } }
  var steps: Int { state.withLock { $0.steps } }

  /// The demand in effect.
  var demand: SensorDemand { demands.last ?? SensorDemand() }
}

/// Samples every demanded sensor at exactly the demanded rate. The first sample comes one period
/// after power-up.
struct FakeSensors<Clock: Timebase & Sendable>: ~Copyable, MotionSensors {
  let board: FakeBoard
  let clock: Clock
  let available: Set<Quantity>
  var wanted = SensorDemand()
  var applied = SensorDemand()
  var next: [Quantity: Instant] = [:]

  init(
    _ board: FakeBoard, clock: Clock, available: Set<Quantity> = Set(Quantity.allCases),
    zeroRateLevel: Double = 0
  ) {
    self.board = board
    self.clock = clock
    self.available = available
    self.zeroRateLevel = zeroRateLevel
  }

  func fastestRate(of sensor: Quantity) -> Double {
    guard available.contains(sensor) else { return 0 }
    return sensor == .magneticFluxDensity ? 100 : 1000
  }

  func rate(of sensor: Quantity) -> Double? { applied[sensor] }

  func delay(of sensor: Quantity) -> Double { 0 }

  let zeroRateLevel: Double

  mutating func readTemperature() throws(SensorError) -> Double? { nil }

  mutating func demand(_ demand: SensorDemand) { wanted = demand }

  var due: Instant? { wanted != applied ? clock.now() : next.values.min() }

  mutating func step(until limit: Instant, into events: inout [SensorEvent]) {
    let now = clock.now()
    if wanted != applied { apply(at: now) }
    board.change { state in
      state.steps += 1
      events += state.events
      state.events = []
      while let (sensor, time) = next.min(by: { $0.value < $1.value }), time <= now {
        let period = 1 / (applied[sensor] ?? 1)
        next[sensor] = Instant(nanoseconds: time.nanoseconds + Int64((period * 1e9).rounded()))
        guard !state.silent.contains(sensor) else { continue }
        let sample =
          switch sensor {
          case .acceleration:
            SensorSample(Acceleration(g: state.force), at: time, isClipped: state.isClipped)
          case .angularRate:
            SensorSample(
              AngularRate(radiansPerSecond: state.rate), at: time, interval: period,
              isClipped: state.isClipped)
          case .magneticFluxDensity:
            SensorSample(MagneticFluxDensity(microtesla: state.field), at: time)
          }
        events.append(.sample(sample))
      }
    }
  }

  private mutating func apply(at now: Instant) {
    for sensor in available where wanted[sensor] != applied[sensor] {
      next[sensor] = wanted[sensor].map {
        Instant(nanoseconds: now.nanoseconds + Int64((1e9 / $0).rounded()))
      }
    }
    applied = wanted
    let demand = wanted
    board.change { $0.demands.append(demand) }
  }
}

extension MotionSession.Configuration {
  /// For sensors that turn steadily from the start while no other sensor shows it: the session must
  /// not learn the turn as a bias.
  static let thatTurns = MotionSession.Configuration(calibratesGyroscope: false)
}

/// A session on fake sensors in virtual time.
struct Bench {
  let board = FakeBoard()
  let clock = VirtualClock()
  let session: MotionSession

  init(
    _ available: Set<Quantity> = Set(Quantity.allCases),
    zeroRateLevel: Double = 0, configuration: MotionSession.Configuration = .init()
  ) {
    session = MotionSession(
      FakeSensors(board, clock: clock, available: available, zeroRateLevel: zeroRateLevel),
      clock: clock, drive: .caller, configuration: configuration)
  }

  func run(seconds: Double) {
    session.run(until: clock.now().advanced(byNanoseconds: Int64((seconds * 1e9).rounded())))
  }
}
