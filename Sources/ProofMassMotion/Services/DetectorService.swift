// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion
internal import Synchronization

/// A detector that listens to a session while it has users.
///
/// Its lock is held when the session's is taken, never the other way round, and when sinks discard items,
/// which takes their lock; events are put into sinks without it.
final class DetectorService<Detector: MotionDetector>: SessionListener {
  typealias Sink = any SampleSink<Detector.Event>
  private typealias Item = Result<Detector.Event, MotionError>

  private struct State {
    var detector: Detector
    var gravity = GravitySource()
    var users = 0
    var sinks: [Sink] = []
    /// The items for the sinks, which one thread at a time delivers, in this order.
    var outbox: Mailbox<Item>
    /// Items lost from the outbox that the sinks have not counted yet.
    var lost = 0
    var isDelivering = false
    var error: MotionError?
    /// The time of the last motion that the detector received.
    var seconds = 0.0
  }

  private let session: MotionSession?
  private let demand: MotionDemand
  private let fresh: Detector
  /// The number of events that wait for a slow client.
  let buffer: Int
  private let state: Mutex<State>

  init(_ session: MotionSession?, _ demand: MotionDemand, _ detector: Detector) {
    self.session = session
    self.demand = demand
    fresh = detector
    buffer = session?.configuration.bufferedSamples ?? 1
    state = Mutex(State(detector: detector, outbox: Mailbox(capacity: buffer)))
  }

  var isAvailable: Bool { session?.available.contains(.acceleration) ?? false }
  var isRunning: Bool { state.withLock { $0.users > 0 } }
  var detector: Detector { state.withLock { $0.detector } }
  var error: MotionError? { state.withLock { $0.error } }
  /// The time in seconds of the last motion that the detector received.
  var seconds: Double { state.withLock { $0.seconds } }

  /// Adds a user: the detector runs while it has one.
  func begin() {
    state.withLock { state in
      state.users += 1
      guard state.users == 1 else { return }
      guard let session, isAvailable else { return state.error = .notAvailable }
      session.add(self, demand)
    }
  }

  /// Removes a user. Without one it does nothing.
  func end() {
    state.withLock { state in
      guard state.users > 0 else { return }
      state.users -= 1
      if state.users == 0 { leave(&state) }
    }
  }

  private func leave(_ state: inout State) {
    session?.remove(self)
    state.users = 0
    state.detector = fresh
    state.gravity = GravitySource()
    state.outbox = Mailbox(capacity: buffer)
    state.lost = 0
    state.error = nil
    for sink in state.sinks { sink.discard() }
  }

  func add(_ sink: Sink) {
    state.withLock { $0.sinks.append(sink) }
    if !isAvailable { sink.put(.failure(.notAvailable)) }
  }

  /// Removes a sink; returns whether it was there.
  @discardableResult
  func remove(_ sink: Sink) -> Bool {
    // Objects that are released with it are released without the lock.
    let old = state.withLock { state in
      let old = state.sinks
      state.sinks.removeAll { $0 === sink }
      return old
    }
    return old.contains { $0 === sink }
  }

  /// A stream, which counts as a user while it exists.
  func updates() -> MotionUpdates<Detector.Event> {
    let sink = StreamSink<Detector.Event>(capacity: buffer)
    add(sink)
    begin()
    return MotionUpdates(
      subscription: StreamSubscription(sink: sink) { [weak self] in
        if self?.remove(sink) == true { self?.end() }
      })
  }

  /// Ends an event that is in progress.
  func interrupt() {
    deliver { state in state.detector.interrupt(at: state.seconds).map { [.success($0)] } ?? [] }
  }

  /// Ends the service finally: nothing more is delivered.
  func close() {
    let sinks = state.withLock { state in
      leave(&state)
      defer { state.sinks = [] }
      return state.sinks
    }
    for sink in sinks { sink.close() }
  }

  func receive(_ update: SessionUpdate) {
    deliver { state in
      // It may be called once more after the last user was removed.
      guard state.users > 0 else { return [] }
      if case .failure(.acceleration, let error) = update {
        let error = MotionError.sensor(.acceleration, error)
        state.error = error
        let event = state.detector.interrupt(at: state.seconds)
        return (event.map { [.success($0)] } ?? []) + [.failure(error)]
      }
      guard let motion = state.gravity.take(update) else { return [] }
      state.error = nil
      state.seconds = motion.seconds
      return state.detector.update(motion).map { [.success($0)] } ?? []
    }
  }

  /// Delivers items in the order in which they are found, on any thread: a handler may still be busy with the
  /// item before, or find the next one itself.
  private func deliver(_ find: (inout State) -> [Item]) {
    let isFirst = state.withLock { state in
      let lost = state.outbox.count.lost
      for item in find(&state) { state.outbox.put(item) }
      state.lost += state.outbox.count.lost - lost
      guard !state.isDelivering, !state.outbox.isEmpty else { return false }
      state.isDelivering = true
      return true
    }
    guard isFirst else { return }
    while let (item, lost, sinks) = next() {
      for sink in sinks {
        sink.lose(lost)
        sink.put(item)
      }
    }
  }

  private func next() -> (Item, lost: Int, [Sink])? {
    state.withLock { state in
      guard let item = state.outbox.take() else {
        state.isDelivering = false
        return nil
      }
      defer { state.lost = 0 }
      return (item, state.lost, state.sinks)
    }
  }
}

/// Detects events in the motion of a device.
protocol MotionDetector: Sendable {
  associatedtype Event: MotionSample

  mutating func update(_ motion: GravityAndPush) -> Event?

  /// Ends an event that is in progress, because samples stop for now.
  mutating func interrupt(at seconds: Double) -> Event?
}

extension OrientationDetector: MotionDetector {
  mutating func update(_ motion: GravityAndPush) -> OrientationChange? {
    update(gravity: motion.gravity, at: motion.seconds).map {
      OrientationChange(timestamp: motion.seconds, orientation: $0)
    }
  }

  mutating func interrupt(at seconds: Double) -> OrientationChange? { nil }
}

extension ShakeDetector: MotionDetector {
  mutating func update(_ motion: GravityAndPush) -> MotionEvent? {
    update(gravity: motion.gravity, userAcceleration: motion.userAcceleration, at: motion.seconds)
  }

  mutating func interrupt(at seconds: Double) -> MotionEvent? { cancel(at: seconds) }
}
