// SPDX-License-Identifier: Apache-2.0

internal import ProofMassFusion
internal import Synchronization

/// One kind of data of one manager: its started updates and its streams.
///
/// Its lock is held while the session's `state` is called to add, change or remove subscriptions, so that
/// both always agree, and while subscriptions and sinks are queried; under the locks of these no other is
/// taken. It is not held while something is put into a sink or a sink is closed: closing waits for handlers,
/// and those may call here. Nor is a handler released under it: `close` does that.
final class Channel<Source: SampleSource>: Sendable {
  typealias Sample = Source.Sample
  typealias Sink = any SampleSink<Sample>

  /// The updates from a start to the next stop.
  private struct Started {
    /// nil if the start failed.
    var subscription: Subscription<Source>?
    /// nil for a client that polls the latest sample.
    var sink: Sink?
  }

  private struct State {
    var interval = UpdateInterval.initial
    var started: Started?
    /// The sink that was started last; its count outlives it.
    var lastSink: Sink?
    /// The source of the last start that did not fail.
    var lastSource: Source?
    var streams: [Subscription<Source>] = []
    /// The sinks of stopped starts, each until it is known to be closed and its handler to have returned.
    var closing: [Sink] = []

    var subscriptions: [Subscription<Source>] {
      (started?.subscription).map { [$0] + streams } ?? streams
    }
  }

  private let session: MotionSession?
  private let errors = LatestError()
  private let state = Mutex(State())

  init(_ session: MotionSession?) { self.session = session }

  var isActive: Bool { state.withLock { !$0.subscriptions.isEmpty } }

  /// The latest sample of the started updates, or otherwise of a stream.
  var latest: Sample? { state.withLock { $0.subscriptions.first?.latest } }

  var source: Source? { state.withLock { $0.subscriptions.first?.source } }

  var lastSource: Source? { state.withLock { $0.lastSource } }

  /// The error that prevents samples: of a start, even a failed one, until its stop, and of streams.
  var error: MotionError? {
    state.withLock { $0.started == nil && $0.streams.isEmpty ? nil : errors.value }
  }

  /// The deliveries to the handler that was started last.
  var count: DeliveryCount { state.withLock { $0.lastSink }?.count ?? DeliveryCount() }

  private var capacity: Int { session?.configuration.bufferedSamples ?? 1 }

  var interval: Double {
    get { state.withLock { $0.interval } }
    set {
      let failed = state.withLock { state -> [Subscription<Source>] in
        state.interval = newValue
        guard let session else { return [] }
        let subscriptions = state.subscriptions
        guard let interval = UpdateInterval.usable(newValue) else {
          for subscription in subscriptions { session.remove(subscription) }
          state.started?.subscription = nil
          state.streams = []
          return subscriptions
        }
        for subscription in subscriptions {
          subscription.setInterval(interval)
          session.change(subscription, demand(of: subscription.source, interval, in: session))
        }
        return []
      }
      for subscription in failed { subscription.fail(.invalidParameter) }
    }
  }

  /// Starts updates, after stopping those that were started before and waiting for their handler.
  func start(_ source: Source, sink: Sink? = nil) {
    while true {
      stop(withStreams: false)
      let error = state.withLock { state -> Result<Void, MotionError>? in
        // If another thread was faster, its start has to be stopped, too.
        guard state.started == nil else { return nil }
        state.lastSink = sink
        let result = subscribe(source, sink: sink, interval: state.interval)
        switch result {
        case .success(let subscription):
          state.started = Started(subscription: subscription, sink: sink)
          state.lastSource = source
          errors.set(nil)
          return .success(())
        case .failure(let error):
          state.started = Started(subscription: nil, sink: sink)
          errors.set(error)
          return .failure(error)
        }
      }
      guard let error else { continue }
      if case .failure(let error) = error { sink?.put(.failure(error)) }
      return
    }
  }

  /// Starts updates, and delivers each sample or error to a handler.
  func start(
    _ source: Source, on queue: some HandlerQueue, handler: @escaping HandlerSink<Sample>.Handler
  ) {
    start(source, sink: HandlerSink(queue: queue, capacity: capacity, handler: handler))
  }

  func updates(_ source: Source) -> MotionUpdates<Sample> {
    let sink = StreamSink<Sample>(capacity: capacity)
    let result = state.withLock { state in
      let result = subscribe(source, sink: sink, interval: state.interval)
      if case .success(let subscription) = result {
        state.streams.append(subscription)
        state.lastSource = source
      }
      return result
    }
    switch result {
    case .success(let subscription):
      return MotionUpdates(
        subscription: StreamSubscription(sink: sink) { [self] in end(subscription) })
    case .failure(let error):
      sink.put(.failure(error))
      return MotionUpdates(subscription: StreamSubscription(sink: sink) {})
    }
  }

  /// Returns when no handler that was ever started here runs any more, except one that calls this.
  func stop(withStreams: Bool = true) {
    let (closing, streams) = state.withLock { state in
      if let started = state.started {
        if let subscription = started.subscription { session?.remove(subscription) }
        if let sink = started.sink { state.closing.append(sink) }
        state.started = nil
        errors.set(nil)
      }
      var streams: [Subscription<Source>] = []
      if withStreams { swap(&streams, &state.streams) }
      for stream in streams { session?.remove(stream) }
      return (state.closing, streams)
    }
    for stream in streams { stream.sink?.close() }
    for sink in closing { sink.close() }
    state.withLock { state in
      state.closing.removeAll { sink in sink.isQuiet && closing.contains { $0 === sink } }
    }
  }

  private func end(_ stream: Subscription<Source>) {
    state.withLock { state in
      guard state.streams.contains(where: { $0 === stream }) else { return }
      state.streams.removeAll { $0 === stream }
      session?.remove(stream)
    }
  }

  private func subscribe(
    _ source: Source, sink: Sink?, interval: Double
  ) -> Result<Subscription<Source>, MotionError> {
    guard let usable = UpdateInterval.usable(interval) else { return .failure(.invalidParameter) }
    guard let session else { return .failure(.notAvailable) }
    if let problem = source.problem(in: session) { return .failure(problem) }
    let subscription = Subscription(source, interval: usable, errors: errors, sink: sink)
    session.add(subscription, demand(of: source, usable, in: session))
    return .success(subscription)
  }

  private func demand(
    of source: Source, _ interval: Double, in session: MotionSession
  ) -> MotionDemand {
    source.demand(UpdateInterval.rate(interval, fastest: source.fastestRate(in: session)))
  }
}

/// A client's interval from sample to sample, in seconds.
enum UpdateInterval {
  /// A manager's first interval: a choice, the shortest of the presets of `MotionRate`.
  static var initial: Double { MotionRate.gesture.interval }
  /// Longer intervals are cut to it.
  static var longest: Double { 60 }

  /// An interval limited to 0, as fast as it goes, to the longest; nil where it is not finite.
  static func usable(_ interval: Double) -> Double? {
    interval.isFinite ? min(max(0, interval), longest) : nil
  }

  /// The rate of an interval, in hertz.
  static func rate(_ interval: Double, fastest: Double) -> Double {
    interval > 0 ? min(1 / interval, fastest) : fastest
  }
}
