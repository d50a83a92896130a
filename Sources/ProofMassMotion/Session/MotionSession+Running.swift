// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
public import ProofMassCore
internal import ProofMassFusion
internal import Synchronization

extension MotionSession {
  /// The longest time for which a new demand goes unnoticed.
  private static var slice: Duration { .milliseconds(20) }
  /// For how long a chip is tried that cannot be powered down.
  private static var patience: Duration { .seconds(3) }
  /// After so many steps at the same instant a virtual clock is pushed on, so that the loop ends.
  private static var stepsAtOnce: Int { 64 }

  /// Does what is due until the clock is at `limit`, and calls the listeners; with ``Drive/caller`` the
  /// only thing that does. When it returns, the clock is at `limit`.
  ///
  /// Only one thread drives at a time: called while another one does, from a handler, or with
  /// ``Drive/thread``, it returns at once.
  public func run(until limit: Instant) {
    let begins = state.withLock { state in
      guard drive == .caller, !state.isDriven else { return false }
      state.isDriven = true
      return true
    }
    guard begins else { return }
    defer { state.withLock { $0.isDriven = false } }
    var previous = clock.now()
    var steps = 0
    while let due = sensors.due(for: demand), due <= limit {
      clock.wait(until: due)
      step(until: min(limit, clock.now() + Self.slice))
      if steps == Self.stepsAtOnce { clock.wait(for: .microseconds(10)) }
      let now = clock.now()
      steps = now > previous ? 0 : steps + 1
      previous = now
    }
    clock.wait(until: limit)
  }

  /// The body of the session's own thread, which runs while there are listeners.
  private func runThread() {
    var deadline: Instant?
    while true {
      let demand = demand
      let due = sensors.due(for: demand)
      let now = clock.now()
      let isWanted = !demand.isEmpty
      if isWanted { deadline = nil } else { deadline = deadline ?? now + Self.patience }
      let gaveUp = deadline.map { now >= $0 } ?? false
      if !isWanted, due == nil || gaveUp, endThread() { return }
      let next = now + Self.slice
      if let due, due <= now {
        step(until: next)
      } else {
        clock.wait(until: min(due ?? next, next))
      }
    }
  }

  /// Ends the thread, unless a listener has been added in the meantime.
  private func endThread() -> Bool {
    state.withLock { state in
      state.isDriven = !state.listeners.isEmpty
      return !state.isDriven
    }
  }

  private func step(until limit: Instant) {
    var events: [SensorEvent] = []
    sensors.step(until: limit, into: &events)
    guard !events.isEmpty else { return }
    if state.withLock({ $0.calibration.current.compass?.temperature != nil }) {
      sensors.updateTemperature(at: clock.now(), into: &events)
    }
    let setting = setting(events)
    let (updates, learned) = worker.withLock { worker in
      (worker.updates(for: events, setting), worker.learned)
    }
    state.withLock { $0.calibration.adopt(learned) }
    for update in updates { notify(update) }
  }

  private func setting(_ events: [SensorEvent]) -> SampleWorker.Setting {
    var rates = SensorDemand()
    for sensor in MotionSensor.allCases { rates[sensor] = sensors.rate(of: sensor) }
    let delays = SensorDelays(
      accelerometer: sensors.delay(of: .accelerometer), gyroscope: sensors.delay(of: .gyroscope))
    return state.withLock { state in
      for case .lost(let sensor, let count) in events { state.lost[sensor.rawValue] &+= count }
      return state.calibration.setting(
        temperature: sensors.temperature, rates: rates, delays: delays,
        zeroRateLevel: sensors.zeroRateLevel,
        isFused: state.listeners.contains { $0.demand.fused != nil },
        learnsGyroscope: configuration.calibratesGyroscope,
        learnsCompass: configuration.calibratesCompass)
    }
  }
}

// MARK: Listeners

// Managers and services may hold locks of their own when they call these.
extension MotionSession {
  func add(_ listener: some SessionListener, _ demand: MotionDemand) {
    let needsThread = state.withLock { state in
      state.listeners.append((listener, demand))
      guard drive == .thread, !state.isDriven else { return false }
      state.isDriven = true
      return true
    }
    // A queue of its own has a thread of its own while it works.
    if needsThread { DispatchQueue(label: "ProofMassMotion").async { self.runThread() } }
  }

  func change(_ listener: some SessionListener, _ demand: MotionDemand) {
    state.withLock { state in
      for index in state.listeners.indices where state.listeners[index].listener === listener {
        state.listeners[index].demand = demand
      }
    }
  }

  func remove(_ listener: some SessionListener) {
    // What is released with it is released without the lock.
    let old = state.withLock { state in
      let old = state.listeners
      state.listeners.removeAll { $0.listener === listener }
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// The rates that give every listener what it demands.
  private var demand: SensorDemand {
    // Asked at each step, so without the memory that lists would take.
    let (needed, fused, usesCompass) = state.withLock { state in
      var (sum, fused, usesCompass) = (SensorDemand(), Double?.none, false)
      for (_, demand) in state.listeners {
        sum = sum.union(demand.sensors)
        guard let rate = demand.fused else { continue }
        fused = max(fused ?? rate, rate)
        usesCompass = usesCompass || demand.usesCompass
      }
      return (sum, fused, usesCompass)
    }
    guard let fused else { return needed }
    let rate = max(fused, configuration.fusionRate)
    var sum = needed.union(SensorDemand(accelerometer: rate, gyroscope: rate))
    if usesCompass, available.contains(.magnetometer) {
      sum = sum.union(SensorDemand(magnetometer: fastestRate(of: .magnetometer)))
    }
    return sum
  }

  private func notify(_ update: SessionUpdate) {
    for listener in state.withLock({ $0.listeners.map(\.listener) }) { listener.receive(update) }
  }
}
