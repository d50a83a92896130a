// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
internal import ProofMassFusion
internal import Synchronization

extension MotionSession {
  /// The longest time for which a change of what is wanted goes unnoticed.
  private static var slice: Duration { .milliseconds(20) }
  /// How long chips are tried that cannot be powered down.
  private static var patience: Duration { .seconds(3) }
  /// After so many steps at the same instant of a virtual clock it is pushed on: no loop without end.
  private static var stepsAtOnce: Int { 64 }

  /// Does what is due until the clock is at `limit`, and tells everybody; with ``Drive/caller`` the
  /// only thing that does. The clock is there when it returns.
  ///
  /// Only one thread drives at a time: called while another does, from a handler, or with
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

  /// The session's own thread, while anybody listens.
  func runThread() {
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

  /// Unless somebody has come in the meantime.
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
    let setting = setting(events)
    let (updates, learned) = worker.withLock { worker in
      (worker.updates(for: events, setting), worker.learned)
    }
    adopt(learned)
    for update in updates { tell(update) }
  }

  private func setting(_ events: [SensorEvent]) -> SampleWorker.Setting {
    var rates = SensorDemand()
    for sensor in MotionSensor.allCases { rates[sensor] = sensors.rate(of: sensor) }
    return state.withLock { state in
      for case .lost(let sensor, let count) in events { state.lost[sensor] &+= count }
      let known = state.calibration.compass?.accuracy ?? .uncalibrated
      return SampleWorker.Setting(
        calibration: state.calibration, rates: rates,
        isFused: state.listeners.contains { $0.demand.fused != nil },
        learnsGyroscope: configuration.calibratesGyroscope && state.mayLearnGyroscope,
        learnsCompass: configuration.calibratesCompass && known < .high)
    }
  }
}
