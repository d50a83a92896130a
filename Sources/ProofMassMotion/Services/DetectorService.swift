// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion
internal import Synchronization

/// A detector that listens to a session as long as anybody wants its events.
///
/// Its lock is held when the session's is taken, never the other way round, and when sinks are to
/// discard something, which takes an innermost lock; sinks are told without it.
final class DetectorService<Detector: MotionDetector>: SessionListener {
  typealias Sink = any SampleSink<Detector.Event>
  private typealias Item = Result<Detector.Event, MotionError>

  private struct State {
    var detector: Detector
    var gravity = GravitySource()
    var users = 0
    var sinks: [Sink] = []
    /// What the sinks are to be told, in this order, by one thread at a time.
    var outbox: Mailbox<Item>
    /// Lost from the outbox, and the sinks do not know of it yet.
    var lost = 0
    var isTelling = false
    var error: MotionError?
    var seconds = 0.0
  }

  private let session: MotionSession?
  private let demand: MotionDemand
  private let fresh: Detector
  /// How many events wait for whoever is slow.
  let buffer: Int
  private let state: Mutex<State>

  init(_ session: MotionSession?, _ demand: MotionDemand, _ detector: Detector) {
    self.session = session
    self.demand = demand
    fresh = detector
    buffer = session?.configuration.bufferedSamples ?? 1
    state = Mutex(State(detector: detector, outbox: Mailbox(capacity: buffer)))
  }

  var isAvailable: Bool { session?.available.contains(.accelerometer) ?? false }
  var isRunning: Bool { state.withLock { $0.users > 0 } }
  var detector: Detector { state.withLock { $0.detector } }
  var error: MotionError? { state.withLock { $0.error } }
  /// When something was felt last.
  var seconds: Double { state.withLock { $0.seconds } }

  /// One more wants events.
  func begin() {
    state.withLock { state in
      state.users += 1
      guard state.users == 1 else { return }
      guard let session, isAvailable else { return state.error = .notAvailable }
      session.add(self, demand)
    }
  }

  /// One less does. More ends than beginnings are no harm.
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

  /// Whether it was there.
  @discardableResult
  func remove(_ sink: Sink) -> Bool {
    // Whoever ends with it ends without the lock.
    let old = state.withLock { state in
      let old = state.sinks
      state.sinks.removeAll { $0 === sink }
      return old
    }
    return old.contains { $0 === sink }
  }

  /// A stream that wants events as long as it lives.
  func updates() -> MotionUpdates<Detector.Event> {
    let sink = StreamSink<Detector.Event>(capacity: buffer)
    add(sink)
    begin()
    return MotionUpdates(
      subscription: StreamSubscription(sink: sink) { [weak self] in
        if self?.remove(sink) == true { self?.end() }
      })
  }

  /// Whatever is under way is over.
  func interrupt() {
    tell { state in state.detector.interrupt(at: state.seconds).map { [.success($0)] } ?? [] }
  }

  /// For good: nobody is told anything any more.
  func close() {
    let sinks = state.withLock { state in
      leave(&state)
      defer { state.sinks = [] }
      return state.sinks
    }
    for sink in sinks { sink.close() }
  }

  func receive(_ update: SessionUpdate) {
    tell { state in
      // Once more after the last has ended, it may be.
      guard state.users > 0 else { return [] }
      if case .failure(.accelerometer, let error) = update {
        let error = MotionError.sensor(.accelerometer, error)
        state.error = error
        let event = state.detector.interrupt(at: state.seconds)
        return (event.map { [.success($0)] } ?? []) + [.failure(error)]
      }
      guard let felt = state.gravity.take(update) else { return [] }
      state.error = nil
      state.seconds = felt.seconds
      return state.detector.update(felt).map { [.success($0)] } ?? []
    }
  }

  /// In the order in which it was found, whoever finds it: a handler may be busy with the one before,
  /// or be the one that finds the next.
  private func tell(_ find: (inout State) -> [Item]) {
    let isFirst = state.withLock { state in
      let lost = state.outbox.count.lost
      for item in find(&state) { state.outbox.put(item) }
      state.lost += state.outbox.count.lost - lost
      guard !state.isTelling, !state.outbox.isEmpty else { return false }
      state.isTelling = true
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
        state.isTelling = false
        return nil
      }
      defer { state.lost = 0 }
      return (item, state.lost, state.sinks)
    }
  }
}
