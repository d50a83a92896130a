// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Hands samples to a handler on a queue.
///
/// Any thread puts into the mailbox under the lock; the single job on the queue takes out under the lock and
/// calls the handler without it. So no other lock is taken under this one, except that of `StopWaits`, and a
/// handler may call anything. `close` removes the handler under the lock, so that no more calls begin, and
/// then waits, without the lock, for a call that runs on another thread.
final class HandlerSink<Sample: MotionSample>: SampleSink {
  typealias Handler = @Sendable (Sample?, MotionError?) -> Void

  private struct State {
    var mailbox: Mailbox<Result<Sample, MotionError>>
    /// nil once closed.
    var handler: Handler?
    /// Whether a job is on the queue or runs.
    var hasJob = false
    /// The thread that runs the handler.
    var running: ThreadIdentity?
    var waiting: [(ThreadIdentity, DispatchSemaphore)] = []
  }

  private let queue: any HandlerQueue
  private let state: Mutex<State>

  init(queue: any HandlerQueue, capacity: Int, handler: @escaping Handler) {
    self.queue = queue
    state = Mutex(State(mailbox: Mailbox(capacity: capacity), handler: handler))
  }

  var isQuiet: Bool { state.withLock { $0.running == nil } }

  var count: DeliveryCount { state.withLock { $0.mailbox.count } }

  func lose(_ number: Int) { state.withLock { $0.mailbox.lose(number) } }

  func discard() { state.withLock { $0.mailbox.discard() } }

  func put(_ item: Result<Sample, MotionError>) {
    let needsJob = state.withLock { state in
      guard state.handler != nil else { return false }
      state.mailbox.put(item)
      defer { state.hasJob = true }
      return !state.hasJob
    }
    if needsJob { queue.enqueue { self.work() } }
  }

  /// Handles only the items that were waiting at first, so that other work on the queue has its turn.
  private func work() {
    var rest = state.withLock { $0.mailbox.count.pending }
    while rest > 0, let (item, handler) = begin() {
      switch item {
      case .success(let sample): handler(sample, nil)
      case .failure(let error): handler(nil, error)
      }
      end()
      rest -= 1
    }
    let needsJob = state.withLock { state in
      state.hasJob = state.handler != nil && !state.mailbox.isEmpty
      return state.hasJob
    }
    if needsJob { queue.enqueue { self.work() } }
  }

  private func begin() -> (Result<Sample, MotionError>, Handler)? {
    state.withLock { state in
      guard let handler = state.handler, let item = state.mailbox.take() else { return nil }
      state.running = .current
      return (item, handler)
    }
  }

  private func end() {
    let waiting = state.withLock { state in
      state.running = nil
      defer { state.waiting = [] }
      return state.waiting
    }
    for (thread, semaphore) in waiting {
      StopWaits.end(thread)
      semaphore.signal()
    }
  }

  func close() {
    // Objects that the handler owns may be released with it, and call here: so not under the lock.
    let (handler, semaphore) = state.withLock { state -> (Handler?, DispatchSemaphore?) in
      let handler = state.handler
      state.handler = nil
      let thread = ThreadIdentity.current
      guard let running = state.running, running != thread,
        StopWaits.begin(thread, for: running)
      else { return (handler, nil) }
      let semaphore = DispatchSemaphore(value: 0)
      state.waiting.append((thread, semaphore))
      return (handler, semaphore)
    }
    withExtendedLifetime(handler) { _ = semaphore?.wait(timeout: .distantFuture) }
  }
}

/// The threads that wait, in a stop, for the end of a handler, each with the thread that runs the handler.
///
/// Two handlers that stop each other would deadlock: the one that would close the cycle does not wait. No
/// other lock is taken under this one: nothing is called while it is held.
enum StopWaits {
  private static let waits = Mutex<[ThreadIdentity: ThreadIdentity]>([:])

  /// Records a wait; returns false, and records nothing, if it would be a deadlock.
  static func begin(_ thread: ThreadIdentity, for other: ThreadIdentity) -> Bool {
    waits.withLock { waits in
      var next: ThreadIdentity? = other
      while let waiting = next {
        if waiting == thread { return false }
        next = waits[waiting]
      }
      waits[thread] = other
      return true
    }
  }

  /// Removes a wait: called by the thread that was waited for, before it lets the other one continue.
  static func end(_ thread: ThreadIdentity) { waits.withLock { waits in waits[thread] = nil } }
}

/// The identity of a thread while it lives.
///
/// A task-local value would not do: tasks that a handler starts inherit it and run elsewhere.
struct ThreadIdentity: Hashable, Sendable {
  private let handle: UInt

  static var current: ThreadIdentity { ThreadIdentity(handle: UInt(pthread_self())) }
}
