// SPDX-License-Identifier: Apache-2.0

/// Samples as they come, for `for try await`.
///
/// It runs from when it is made until it is stopped, its manager is gone, an iteration is cancelled,
/// or nobody holds it or an iterator any more; then iteration ends, without what may still have been
/// waiting. It throws a ``MotionError`` and ends when a sensor fails, after what was waiting. So many
/// samples wait for a slow consumer, then the oldest are dropped and counted.
///
/// Several iterators share the samples; each gets some.
public struct MotionUpdates<Sample: MotionSample>: AsyncSequence, Sendable {
  public typealias Element = Sample
  public typealias Failure = MotionError

  let subscription: StreamSubscription<Sample>

  /// What became of the samples so far.
  public var count: DeliveryCount { subscription.sink.count }

  public func makeAsyncIterator() -> Iterator { Iterator(subscription: subscription) }

  public struct Iterator: AsyncIteratorProtocol {
    let subscription: StreamSubscription<Sample>

    public mutating func next() async throws(MotionError) -> Sample? {
      try await next(isolation: nil)
    }

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

/// Ends with the last who holds it.
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
