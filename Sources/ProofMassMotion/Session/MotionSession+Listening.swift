// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import ProofMassCore
internal import Synchronization

/// For managers and services: they may hold locks of their own.
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
    // Whoever ends with it ends without the lock.
    let old = state.withLock { state in
      let old = state.listeners
      state.listeners.removeAll { $0.listener === listener }
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// What the sensors must do so that every listener has what it wants.
  var demand: SensorDemand {
    let demands = state.withLock { $0.listeners.map(\.demand) }
    var sum = demands.reduce(SensorDemand()) { $0.union($1.sensors) }
    if let fused = demands.compactMap(\.fused).max() {
      let rate = max(fused, configuration.fusionRate)
      sum = sum.union(SensorDemand(accelerometer: rate, gyroscope: rate))
      let usesCompass = demands.contains { $0.fused != nil && $0.usesCompass }
      if usesCompass, available.contains(.magnetometer) {
        sum = sum.union(SensorDemand(magnetometer: fastestRate(of: .magnetometer)))
      }
    }
    return sum
  }

  func tell(_ update: SessionUpdate) {
    for listener in state.withLock({ $0.listeners.map(\.listener) }) { listener.receive(update) }
  }
}
