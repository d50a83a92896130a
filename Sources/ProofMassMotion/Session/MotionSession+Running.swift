// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
public import ProofMassCore
internal import ProofMassFusion
internal import Synchronization

extension MotionSession {
  /// The longest time until a new demand is noticed.
  private static var slice: Duration { .milliseconds(20) }
  /// The time for which a chip that does not power down is tried.
  private static var patience: Duration { .seconds(3) }
  /// The number of steps at the same instant after which a virtual clock is advanced, so that the loop ends.
  private static var stepsAtOnce: Int { 64 }

  /// Performs all steps until the clock is at `limit`, and calls the listeners; with ``Drive/caller`` nothing
  /// else does. When it returns, the clock is at `limit`.
  ///
  /// Only one thread drives at a time: if called while another one does, from a handler, or with
  /// ``Drive/thread``, it returns immediately.
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
    // The thermometers of most gyroscopes have measured nothing before the first sample, and read 25 °C.
    if events.contains(where: { if case .sample = $0 { $0.sensor == .angularRate } else { false } }
    ),
      state.withLock({ $0.calibration.current.compass?.temperature != nil })
    {
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
    for sensor in Quantity.allCases { rates[sensor] = sensors.rate(of: sensor) }
    let delays = SensorDelays(
      accelerometer: sensors.delay(of: .acceleration), gyroscope: sensors.delay(of: .angularRate))
    return state.withLock { state in
      for case .lost(let sensor, let count) in events where sensor.number == 0 {
        state.lost[sensor.quantity.rawValue] &+= count
      }
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
    // A separate queue has a thread of its own while it works.
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
    // Objects that are released with it are released without the lock.
    let old = state.withLock { state in
      let old = state.listeners
      state.listeners.removeAll { $0.listener === listener }
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// The rates that satisfy every listener's demand.
  private var demand: SensorDemand {
    // Called at each step, so it does not allocate lists.
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
    if usesCompass, available.contains(.magneticFluxDensity) {
      sum = sum.union(SensorDemand(magnetometer: fastestRate(of: .magneticFluxDensity)))
    }
    return sum
  }

  private func notify(_ update: SessionUpdate) {
    for listener in state.withLock({ $0.listeners.map(\.listener) }) { listener.receive(update) }
  }
}
