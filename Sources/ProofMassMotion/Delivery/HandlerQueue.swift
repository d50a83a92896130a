// SPDX-License-Identifier: Apache-2.0

public import Dispatch

/// The queue on which handlers run. A `DispatchQueue` is one.
///
/// At most one job of a handler is enqueued at a time, so that its calls stay in order on concurrent
/// queues, too.
public protocol HandlerQueue: Sendable {
  /// Runs the work once, now or later. The samples of work that is never run are counted as lost when
  /// newer ones need the room; nothing else is lost.
  func enqueue(_ work: @escaping @Sendable () -> Void)
}

extension DispatchQueue: HandlerQueue {
  /// Runs the work with `async`.
  public func enqueue(_ work: @escaping @Sendable () -> Void) { async(execute: work) }
}

/// Runs handlers immediately, on the thread that drives the session: with ``MotionSession/Drive/caller`` the
/// one that calls ``MotionSession/run(until:)``. A slow handler there delays the sensors. The error of a
/// rejected start or interval arrives on the thread that starts, or sets it.
public struct ImmediateQueue: HandlerQueue {
  /// Creates a queue.
  package init() {}

  /// Runs the work immediately.
  public func enqueue(_ work: @escaping @Sendable () -> Void) { work() }
}

/// Runs handlers on the main actor.
public struct MainActorQueue: HandlerQueue {
  /// Creates a queue.
  package init() {}

  /// Runs the work in a task on the main actor.
  public func enqueue(_ work: @escaping @Sendable () -> Void) { Task { @MainActor in work() } }
}

/// Runs handlers on a task executor.
public struct ExecutorQueue: HandlerQueue {
  let executor: any TaskExecutor

  /// Creates a queue of a task executor.
  package init(_ executor: any TaskExecutor) { self.executor = executor }

  /// Runs the work in a task that prefers the executor.
  public func enqueue(_ work: @escaping @Sendable () -> Void) {
    Task(executorPreference: executor) { work() }
  }
}

extension HandlerQueue where Self == ImmediateQueue {
  /// Runs handlers immediately.
  public static var immediate: ImmediateQueue { ImmediateQueue() }
}

extension HandlerQueue where Self == MainActorQueue {
  /// Runs handlers on the main actor.
  public static var mainActor: MainActorQueue { MainActorQueue() }
}

extension HandlerQueue where Self == ExecutorQueue {
  /// Runs handlers on a task executor.
  public static func executor(_ executor: any TaskExecutor) -> ExecutorQueue {
    ExecutorQueue(executor)
  }
}
