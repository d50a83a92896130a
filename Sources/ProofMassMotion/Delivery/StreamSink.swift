// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Keeps samples for whoever iterates.
///
/// Its lock is an innermost one: nothing is called while it is held. Waiting tasks are taken out
/// under it and resumed without it.
final class StreamSink<Sample: MotionSample>: SampleSink {
  typealias Answer = Result<Sample?, MotionError>

  private struct State {
    var mailbox: Mailbox<Sample>
    /// Tasks are only ever waiting while the mailbox is empty.
    var waiting: [CheckedContinuation<Answer, Never>] = []
    /// What comes after the samples that are waiting.
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

  /// Nobody is ever busy: samples are fetched.
  var isQuiet: Bool { true }

  var count: DeliveryCount { state.withLock { $0.mailbox.count } }

  func lose(_ number: Int) { state.withLock { $0.mailbox.lose(number) } }

  func discard() { state.withLock { $0.mailbox.discard() } }

  /// An error ends the stream after what is waiting, but for one that goes on without harm.
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

  /// The next sample; nil once closed. Returns as soon as `close` was called.
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
