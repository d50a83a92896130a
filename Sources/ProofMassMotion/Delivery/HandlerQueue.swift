// SPDX-License-Identifier: Apache-2.0

public import Dispatch

/// Where handlers run. A `DispatchQueue` is one.
///
/// At most one job of a handler is enqueued at a time, so that its calls stay in order on concurrent
/// queues, too.
public protocol HandlerQueue: Sendable {
  /// Runs the work once, now or later. Work that is never run costs its samples, and no more: they
  /// are counted as lost when newer ones need the room.
  func enqueue(_ work: @escaping @Sendable () -> Void)
}

extension DispatchQueue: HandlerQueue {
  public func enqueue(_ work: @escaping @Sendable () -> Void) { async(execute: work) }
}

/// Runs handlers at once, on the thread that drives the session: with ``MotionSession/Drive/caller``
/// the one that calls ``MotionSession/run(until:)``. A slow handler there holds up the sensors. Why
/// a start or an interval is refused is said on the thread that starts, or sets it.
public struct ImmediateQueue: HandlerQueue {
  public init() {}

  public func enqueue(_ work: @escaping @Sendable () -> Void) { work() }
}

/// Runs handlers on the main actor.
public struct MainActorQueue: HandlerQueue {
  public init() {}

  public func enqueue(_ work: @escaping @Sendable () -> Void) { Task { @MainActor in work() } }
}

/// Runs handlers on a task executor.
public struct ExecutorQueue: HandlerQueue {
  let executor: any TaskExecutor

  public init(_ executor: any TaskExecutor) { self.executor = executor }

  public func enqueue(_ work: @escaping @Sendable () -> Void) {
    Task(executorPreference: executor) { work() }
  }
}

extension HandlerQueue where Self == ImmediateQueue {
  public static var immediate: ImmediateQueue { ImmediateQueue() }
}

extension HandlerQueue where Self == MainActorQueue {
  public static var mainActor: MainActorQueue { MainActorQueue() }
}

extension HandlerQueue where Self == ExecutorQueue {
  public static func executor(_ executor: any TaskExecutor) -> ExecutorQueue {
    ExecutorQueue(executor)
  }
}
