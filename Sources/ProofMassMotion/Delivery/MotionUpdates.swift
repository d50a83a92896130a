// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Samples as they arrive, for `for try await`.
///
/// It runs from its creation until it is stopped, its manager is released, an iteration is cancelled,
/// or it and all its iterators are released; then iteration ends, without the samples that may still be
/// waiting. When a sensor fails it throws a ``MotionError`` and ends, after the waiting samples. A limited
/// number of samples wait for a slow consumer, then the oldest are dropped and counted.
///
/// Several iterators share the samples; each gets some.
public struct MotionUpdates<Sample: MotionSample>: AsyncSequence, Sendable {
  /// The samples of the sequence.
  public typealias Element = Sample
  /// The error that ends it.
  public typealias Failure = MotionError

  let subscription: StreamSubscription<Sample>

  /// The deliveries of samples so far.
  public var count: DeliveryCount { subscription.sink.count }

  /// An iterator; several share the samples.
  public func makeAsyncIterator() -> Iterator { Iterator(subscription: subscription) }

  /// Iterates over the samples.
  public struct Iterator: AsyncIteratorProtocol {
    let subscription: StreamSubscription<Sample>

    /// The next sample; nil at the end.
    public mutating func next() async throws(MotionError) -> Sample? {
      try await next(isolation: nil)
    }

    /// The next sample; nil at the end.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(MotionError) -> Sample? {
      let subscription = subscription
      let answer = await withTaskCancellationHandler {
        await subscription.sink.next()
      } onCancel: {
        subscription.cancel()
      }
      if case .success(.some) = answer {} else { subscription.cancel() }
      return try answer.get()
    }
  }
}

/// Ends the subscription when its last owner releases it.
final class StreamSubscription<Sample: MotionSample>: Sendable {
  let sink: StreamSink<Sample>
  private let end: @Sendable () -> Void

  /// - Parameter end: Called once or more, on any thread.
  init(sink: StreamSink<Sample>, end: @escaping @Sendable () -> Void) {
    self.sink = sink
    self.end = end
  }

  deinit { cancel() }

  func cancel() {
    sink.close()
    end()
  }
}

/// Keeps samples for iterators.
///
/// No other lock is taken under this one: nothing is called while it is held. Waiting tasks are taken out
/// under it and resumed without it.
final class StreamSink<Sample: MotionSample>: SampleSink {
  typealias Answer = Result<Sample?, MotionError>

  private struct State {
    var mailbox: Mailbox<Sample>
    /// Tasks wait only while the mailbox is empty.
    var waiting: [CheckedContinuation<Answer, Never>] = []
    /// The error that follows the waiting samples.
    var failure: MotionError?
    var isClosed = false

    mutating func answer() -> Answer? {
      if isClosed { return .success(nil) }
      if let sample = mailbox.take() { return .success(sample) }
      guard let failure else { return nil }
      isClosed = true
      return .failure(failure)
    }
  }

  private let state: Mutex<State>

  init(capacity: Int) { state = Mutex(State(mailbox: Mailbox(capacity: capacity))) }

  /// Always true: samples are fetched, and no handler is called.
  var isQuiet: Bool { true }

  var count: DeliveryCount { state.withLock { $0.mailbox.count } }

  func lose(_ number: Int) { state.withLock { $0.mailbox.lose(number) } }

  func discard() { state.withLock { $0.mailbox.discard() } }

  /// An error ends the stream after the waiting samples, except `deviceRequiresMovement`, after which samples
  /// continue.
  func put(_ item: Result<Sample, MotionError>) {
    let resumed = state.withLock {
      state -> (waiting: [CheckedContinuation<Answer, Never>], first: Answer)? in
      guard !state.isClosed, state.failure == nil else { return nil }
      switch item {
      case .success(let sample): state.mailbox.put(sample)
      case .failure(.deviceRequiresMovement): return nil
      case .failure(let error): state.failure = error
      }
      guard !state.waiting.isEmpty, let first = state.answer() else { return nil }
      guard state.isClosed else { return ([state.waiting.removeFirst()], first) }
      defer { state.waiting = [] }
      return (state.waiting, first)
    }
    guard let resumed else { return }
    for (index, waiting) in resumed.waiting.enumerated() {
      waiting.resume(returning: index == 0 ? resumed.first : .success(nil))
    }
  }

  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiting in waiting { waiting.resume(returning: .success(nil)) }
  }

  /// The next sample; nil once closed. Returns as soon as `close` is called.
  func next() async -> Answer {
    await withCheckedContinuation { continuation in
      let answer = state.withLock { state in
        let answer = state.answer()
        if answer == nil { state.waiting.append(continuation) }
        return answer
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }
}
